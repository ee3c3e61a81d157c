//! Assignments: the value that an lvalue takes.
//!
//! Invariant: an lvalue keeps its initial C++ type, so a number that is assigned to it is converted to that
//! type.

use super::{Answer, Machine};
use crate::error::EvalError;
use crate::integer::CppInt;
use crate::operator::BinaryOp;
use crate::tree::{Kind, Node};
use crate::value::{ApInt, Val, int_of};

impl Machine<'_, '_> {
    /// `target = value`, `target += value`, …
    pub(super) fn assign(&mut self, op: Option<BinaryOp>, target: &Node, value: Val) -> Answer {
        let Some(lvalue) = self.lvalue(target)? else { return self.assign_elsewhere(op, target, value) };
        let old = self.scope.get(&lvalue)?.clone();
        let value = match op {
            None => value,
            Some(op) => match (old.clone(), op) {
                // A number becomes a character.
                (Val::Str(text), BinaryOp::Add) => {
                    let more = match &value {
                        Val::Int(letter) => [letter.byte()].into(),
                        other => self.bytes(other)?,
                    };
                    self.join(&text, &more)?
                }
                (old, op) => self.binary(op, old, value)?,
            },
        };
        self.nest(&value)?;
        // A value that holds nothing, or has no items, does not determine its type.
        let ty = match &old {
            Val::Null | Val::List(_) | Val::Engaged(_) => self.type_at(&lvalue),
            _ => None,
        };
        let value = match ty {
            Some(ty) => self.convert_declared(&ty, value)?,
            None => self.converted_like(&old, value)?,
        };
        *self.scope.get_mut(&lvalue)? = value.clone();
        Ok(value)
    }

    /// Assigns to an expression that is not an lvalue: an item of a text, `std::tie(…)`.
    fn assign_elsewhere(&mut self, op: Option<BinaryOp>, target: &Node, value: Val) -> Answer {
        match (&target.kind, op) {
            (Kind::Call { path, args }, None)
                if path.is_library() && &*path.last().name == "tie" && value.as_list().is_some() =>
            {
                let items = self.items(&value)?;
                if items.len() != args.len() {
                    return Err(EvalError::invalid(format!(
                        "{} values for {} names",
                        items.len(),
                        args.len()
                    )));
                }
                for (node, item) in args.iter().zip(items) {
                    if !matches!(&node.kind, Kind::Name(path) if path.text() == "std::ignore") {
                        self.assign(None, node, item)?;
                    }
                }
                Ok(value)
            }
            (Kind::Member { target: of, name }, None) => match self.eval(of)? {
                Val::Properties(op, copy) => {
                    self.set_property(op, copy, name, false, &value)?;
                    Ok(value)
                }
                _ => Err(self.not_an_lvalue(target)),
            },
            (Kind::Index(text, index), None) => {
                let lvalue = self.lvalue(text)?.ok_or_else(|| self.not_an_lvalue(target))?;
                let index = self.eval(index)?;
                let at = self.as_index(&index)?;
                let Val::Int(letter) = self.integer(&value).map(Val::Int)? else { return Ok(value) };
                let Val::Str(text) = self.scope.get_mut(&lvalue)? else {
                    return Err(self.not_an_lvalue(target));
                };
                let mut bytes = text.to_vec();
                let byte = bytes.get_mut(at).ok_or_else(|| EvalError::invalid("index is out of range"))?;
                *byte = letter.byte();
                *text = bytes.into();
                Ok(Val::Int(letter.to(crate::integer::IntType::Char)))
            }
            _ => Err(self.not_an_lvalue(target)),
        }
    }

    /// Converts a value for an lvalue that holds another.
    pub(super) fn converted_like(&mut self, old: &Val, value: Val) -> Answer {
        let value = match old {
            Val::TypeSwitch(_) => value,
            _ => self.switched_to(value)?,
        };
        match (old, &value) {
            (Val::Enum(class, _), Val::Enum(of, _)) if class.cpp_name == of.cpp_name => {}
            (
                Val::Enum(class, _),
                Val::Int(_)
                | Val::Bool(_)
                | Val::Double(_)
                | Val::Single(_)
                | Val::Enum(..)
                | Val::Engaged(_),
            ) => {
                return Err(EvalError::invalid(format!(
                    "{} is not a value of '{}', cast it: 'static_cast<…>(…)'",
                    value.kind(),
                    class.cpp_name
                )));
            }
            (Val::Int(_) | Val::Double(_) | Val::Single(_) | Val::Bool(_), Val::Engaged(_)) => {
                return Err(EvalError::invalid("an optional does not convert to a number"));
            }
            (Val::Bool(_) | Val::Double(_) | Val::Single(_), Val::Enum(class, _)) if class.scoped => {
                return Err(EvalError::invalid("a value of an 'enum class' does not convert to a number"));
            }
            _ => {}
        }
        Ok(match (old, value) {
            (Val::Int(old), Val::Int(value)) => Val::Int(value.to(old.ty())),
            (Val::Int(old), value @ (Val::Double(_) | Val::Single(_))) => {
                let number = self.double(&value)?;
                Val::Int(truncated(number, *old)?)
            }
            (Val::Int(old), value @ (Val::Bool(_) | Val::Enum(..) | Val::ApInt(_))) => {
                Val::Int(CppInt::new(self.int(&value)?, old.ty()))
            }
            (Val::Bool(_), value @ (Val::Int(_) | Val::Double(_) | Val::Single(_) | Val::ApInt(_))) => {
                let holds = value.as_bool();
                Val::Bool(
                    holds.ok_or_else(|| EvalError::invalid(format!("{} is not a boolean", value.kind())))?,
                )
            }
            (Val::Double(_), value @ (Val::Int(_) | Val::Bool(_) | Val::Single(_))) => {
                Val::Double(self.double(&value)?)
            }
            (Val::Single(_), value @ (Val::Int(_) | Val::Bool(_) | Val::Double(_))) => {
                Val::Single(self.single(&value)?)
            }
            (Val::ApInt(old), value @ (Val::Int(_) | Val::Bool(_))) => {
                let value = self.integer(&value)?.to(crate::integer::IntType::U64);
                Val::ApInt(ApInt { signed: old.signed, ..ApInt::new(int_of(value.value()), old.width) })
            }
            // An `APSInt` keeps its sign, an `APInt` takes none.
            (Val::ApInt(old), Val::ApInt(value)) => {
                Val::ApInt(ApInt { signed: old.signed.map(|sign| value.signed.unwrap_or(sign)), ..value })
            }
            (Val::Str(_), Val::Int(letter)) => Val::Str([letter.byte()].into()),
            (Val::Engaged(_), Val::Null) => Val::Null,
            (Val::Engaged(old), Val::Engaged(value)) => {
                self.converted_like(&old.clone(), (*value).clone())?.engaged()
            }
            (Val::Engaged(old), value) => self.converted_like(&old.clone(), value)?.engaged(),
            (_, value) => value,
        })
    }
}

/// Returns a floating-point number without its fraction.
///
/// # Errors
/// If it does not fit the type of another number, which C++ leaves undefined.
pub(super) fn truncated(number: f64, like: CppInt) -> Result<CppInt, EvalError> {
    let whole = number.trunc();
    let fits = whole.abs() < 2f64.powi(100);
    #[expect(clippy::cast_possible_truncation, reason = "checked before")]
    let result = fits.then(|| CppInt::exact(whole as i128, like.ty())).flatten();
    result.ok_or_else(|| EvalError::invalid(format!("{number} does not fit '{}'", like.ty())))
}
