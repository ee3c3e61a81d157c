//! What a class of operations has for its attributes besides what reads them: setters, names, and the properties.
//!
//! As `setAttr` of an operation, a setter tells no listener. Omitted: setters of operands (`getLhsMutable()`), and of
//! properties that are no attributes.

use legalize_ir::{Attribute, Context, Name, OpId, OpName};

use crate::classes::{AttrGetterForm, Classes};
use crate::error::EvalError;
use crate::eval::types::{is_accessor, same_camel};
use crate::eval::{Answer, Machine};
use crate::value::Val;

/// Whether the class of an operation with these attributes has a method of this name that sets, takes away or names one of
/// them. Only one that may be missing can be taken away.
pub(crate) fn is_setter(
    ctx: &Context,
    classes: &Classes,
    op: OpName,
    attributes: &[Name],
    name: &str,
) -> bool {
    let find = |camel: &str| attributes.iter().copied().find(|&attr| same_camel(ctx.str(attr), camel));
    let part = |start: &str, end: &str| find(name.strip_prefix(start)?.strip_suffix(end)?);
    part("remove", "Attr").is_some_and(|attr| classes.attr_getter(op, attr).is_removable())
        || [part("set", ""), part("set", "Attr"), part("get", "AttrName")]
            .into_iter()
            .any(|attr| attr.is_some())
}

impl Machine<'_, '_> {
    /// `setFoo(…)`, `setFooAttr(…)`, `removeFooAttr()`, `getFooAttrName()`, `getProperties()`; nothing if it is none of
    /// them.
    pub(in crate::eval) fn attr_method_of_op(
        &mut self,
        op: OpId,
        name: &str,
        args: &[Val],
    ) -> Result<Option<Val>, EvalError> {
        let ctx = self.env.ctx;
        let ir = self.env.ir()?;
        let Some(info) = ir.info(ctx, op) else { return Ok(None) };
        let op_name = ir.op(op).name();
        let find = |camel: &str| info.inherent.iter().copied().find(|&attr| same_camel(ctx.str(attr), camel));
        let whole = |name: &str| name.strip_suffix("Attr").and_then(find);
        match args {
            [] if name == "getProperties" => Ok(Some(Val::Properties(op))),
            [] => {
                if let Some(attr) = name.strip_prefix("get").and_then(|rest| rest.strip_suffix("AttrName"))
                    && let Some(attr) = find(attr)
                {
                    return Ok(Some(Val::Attr(ctx.string_attr(ctx.str(attr)))));
                }
                let removable = |attr: &Name| self.env.classes.attr_getter(op_name, *attr).is_removable();
                let Some(attr) = name.strip_prefix("remove").and_then(whole).filter(removable) else {
                    return Ok(None);
                };
                let old = ir.attr(ctx, op, attr);
                self.env.host()?.set_attr(op, attr, None).map_err(EvalError::invalid)?;
                Ok(Some(Val::opt_attr(old)))
            }
            [value] => {
                let Some(rest) = name.strip_prefix("set") else { return Ok(None) };
                // The plain value first: an attribute may be called `fooAttr`.
                let made = match (find(rest), whole(rest)) {
                    (Some(attr), _) => (attr, self.attr_of_plain(op_name, attr, value)?),
                    (None, Some(attr)) => match value {
                        Val::Null => (attr, None),
                        value => (attr, Some(self.coerce_attr(value)?)),
                    },
                    (None, None) => return Ok(None),
                };
                let (attr, value) = made;
                self.env.host()?.set_attr(op, attr, value).map_err(EvalError::invalid)?;
                Ok(Some(Val::Void))
            }
            _ => Ok(None),
        }
    }

    /// The attribute of a plain value that a setter takes; nothing where that takes the attribute away.
    fn attr_of_plain(&mut self, op: OpName, attr: Name, value: &Val) -> Result<Option<Attribute>, EvalError> {
        let getter = self.env.classes.attr_getter(op, attr);
        let value = match value {
            Val::Engaged(held) => (**held).clone(),
            value => value.clone(),
        };
        match (getter.form, &value) {
            (AttrGetterForm::Presence, value) => match value.as_bool() {
                Some(present) => Ok(present.then_some(self.env.ctx.common().unit)),
                None => Err(EvalError::invalid(format!("{} is no truth value", value.kind()))),
            },
            (_, Val::Null) if getter.optional => Ok(None),
            (AttrGetterForm::Itself, value) => self.coerce_attr(value).map(Some),
            (_, Val::Attr(_)) => {
                Err(EvalError::invalid("this setter takes a plain value, 'set…Attr' an attribute"))
            }
            (_, value) => self.coerce_plain_attr(op, attr, value).map(Some),
        }
    }

    /// `getProperties().getFoo()` and `getProperties().foo`: the attribute as it is stored.
    pub(in crate::eval) fn property(&mut self, op: OpId, name: &str, called: bool) -> Answer {
        let ctx = self.env.ctx;
        let ir = self.env.ir()?;
        let op_name = ir.op(op).name();
        let inherent = ir.info(ctx, op).map_or(&[][..], |info| &info.inherent);
        let is = |attr: &str| if called { is_accessor(attr, name) } else { attr == name };
        let found = inherent.iter().copied().find(|&attr| is(ctx.str(attr)));
        match found {
            Some(attr) if self.env.classes.attr_storage(op_name, attr).is_some() => {
                Ok(Val::opt_attr(self.env.ir()?.attr(ctx, op, attr)))
            }
            Some(attr) => Err(EvalError::unknown(format!(
                "how '{}' of '{}' is stored is not known",
                ctx.str(attr),
                ctx.op_str(op_name)
            ))),
            None => Err(EvalError::unknown(format!(
                "the properties of '{}' have no '{name}'",
                ctx.op_str(op_name)
            ))),
        }
    }
}
