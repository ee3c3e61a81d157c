//! Values of placeholders: `$_self`, `$_op`, `$_builder`, `$0`, `$name`. `lower/` reads them; a native in
//! Rust never sees one.

use legalize_ir::Location;

use super::{Answer, Machine};
use crate::error::EvalError;
use crate::tree::Placeholder;
use crate::value::Val;

impl Machine<'_, '_> {
    pub(super) fn placeholder(&mut self, placeholder: &Placeholder) -> Answer {
        match placeholder {
            Placeholder::SelfValue => {
                self.env.self_value.clone().ok_or_else(|| EvalError::missing("'$_self' has no value here"))
            }
            Placeholder::Op => match (self.env.op, &self.env.self_value) {
                (Some(op), _) => Ok(Val::Op(op)),
                (None, Some(Val::Op(op) | Val::View(op, _))) => Ok(Val::Op(*op)),
                _ => Err(EvalError::missing("'$_op' has no value here")),
            },
            Placeholder::Builder => Ok(Val::Builder),
            Placeholder::Context => Ok(Val::Context),
            Placeholder::Loc => Ok(Val::Loc(self.location())),
            Placeholder::Index(index) => self.env.args.get(*index as usize).cloned().ok_or_else(|| {
                EvalError::missing(format!("'${index}' has no value: {} arguments", self.env.args.len()))
            }),
            Placeholder::Rest(index) => Ok(Val::list(self.env.args.iter().skip(*index as usize).cloned())),
            Placeholder::Name(name) => {
                if let Some(value) = self.env.named.and_then(|named| named(name)) {
                    return Ok(value);
                }
                match self.env.op {
                    Some(op) => self
                        .op_component(op, name)?
                        .ok_or_else(|| EvalError::missing(format!("'${name}' has no value here"))),
                    None => Err(EvalError::missing(format!("'${name}' has no value here"))),
                }
            }
        }
    }

    /// Returns the location of the operations that are being built.
    pub(crate) fn location(&self) -> Location {
        match (self.env.loc, self.env.op, self.env.ir()) {
            (Some(loc), ..) => loc,
            (None, Some(op), Ok(ir)) => ir.op(op).loc(),
            _ => Location::UNKNOWN,
        }
    }
}
