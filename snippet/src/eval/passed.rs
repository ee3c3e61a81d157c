//! Arguments for a parameter of known type: the implicit conversions of C++, and no others.

use super::coerce::is_not;
use super::{Answer, Machine};
use crate::builtin::{BuiltinClass, Plain};
use crate::classes::ClassKind;
use crate::error::EvalError;
use crate::tree::{TemplateArg, TypeName};
use crate::value::Val;

impl Machine<'_, '_> {
    /// Converts a value to the type of a parameter.
    ///
    /// # Errors
    /// If C++ has no implicit conversion.
    pub(super) fn passed(&mut self, ty: &TypeName, value: Val) -> Answer {
        if ty.pointer {
            return Ok(value);
        }
        let value = self.switched_to(value)?;
        let Some(class) = self.class_of(&ty.path) else { return Ok(value) };
        let wrong = |value: &Val| {
            EvalError::invalid(format!("{} where a '{}' is declared", value.kind(), ty.path.text()))
        };
        match &class.0.kind {
            ClassKind::Enum(class) => match &value {
                Val::Enum(of, _) if of.cpp_name == class.cpp_name => Ok(value),
                _ => Err(wrong(&value)),
            },
            ClassKind::Builtin(BuiltinClass::Plain(plain)) => match (plain, &value) {
                (
                    Plain::Int(_) | Plain::Bool | Plain::Double | Plain::Float32,
                    Val::Int(_) | Val::Bool(_) | Val::Double(_) | Val::Single(_),
                ) => self.convert(ty, value),
                (Plain::Int(_) | Plain::Double | Plain::Float32, Val::Enum(of, _)) if !of.scoped => {
                    self.convert(ty, value)
                }
                (Plain::Int(_) | Plain::Double | Plain::Float32 | Plain::Bool, _) => Err(wrong(&value)),
                (Plain::ApInt, Val::ApInt(_)) | (Plain::ApFloat, Val::ApFloat(_)) => Ok(value),
                (Plain::ApInt | Plain::ApFloat, _) => Err(wrong(&value)),
                (Plain::Text, value) => Ok(Val::Str(self.bytes(value)?)),
                (Plain::List, Val::Str(_)) => Err(wrong(&value)),
                (Plain::List, value) => {
                    let items = self.array_ref(value)?;
                    let Some([TemplateArg::Type(item), ..]) = ty.path.last().args.as_deref() else {
                        return Ok(Val::list(items));
                    };
                    let passed: Result<Vec<Val>, EvalError> =
                        items.into_iter().map(|value| self.passed(item, value)).collect();
                    Ok(Val::list(passed?))
                }
                _ => Ok(value),
            },
            ClassKind::Builtin(BuiltinClass::Type | BuiltinClass::OneOf(_) | BuiltinClass::Float(_))
            | ClassKind::Type(_) => match &value {
                Val::Type(_) | Val::Null => Ok(value),
                Val::Shape(_) => Ok(Val::Type(self.coerce_type(&value)?)),
                other => Err(is_not(other, "a type")),
            },
            _ => Ok(value),
        }
    }
}
