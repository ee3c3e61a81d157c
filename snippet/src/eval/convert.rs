//! Conversions to types that a snippet names: casts, declarations, and results of functions.

use super::{Answer, Machine};
use crate::builtin::{BuiltinClass, Plain};
use crate::classes::{ClassKind, ClassRef};
use crate::error::EvalError;
use crate::tree::{TemplateArg, TypeName};
use crate::value::Val;

impl Machine<'_, '_> {
    /// `static_cast<T>(value)` and `(T)value`.
    pub(super) fn convert(&mut self, ty: &TypeName, value: Val) -> Answer {
        if ty.pointer {
            return Ok(self.seen_as(ty, value));
        }
        let value = self.switched_to(value)?;
        match self.class_of(&ty.path) {
            Some(class) => self.construct_class(&class, ty, vec![value]),
            // An unknown class does not constrain an existing value.
            None => Ok(value),
        }
    }

    /// True if `{}` is the empty value of the type: a null pointer or handle, an empty optional.
    pub(super) fn is_empty_braced(&mut self, ty: &TypeName, value: &Val) -> bool {
        if !matches!(value, Val::List(items) if items.is_empty()) {
            return false;
        }
        if ty.pointer {
            return true;
        }
        match self.class_of(&ty.path).map(|class| class.0.kind_of()) {
            Some(Some(BuiltinClass::Plain(Plain::Optional))) => match ty.path.last().args.as_deref() {
                // An empty list may also be the value inside the optional.
                Some([TemplateArg::Type(held)]) => !self.holds_lists(held),
                _ => false,
            },
            Some(Some(
                BuiltinClass::Type
                | BuiltinClass::OneOf(_)
                | BuiltinClass::Float(_)
                | BuiltinClass::Attribute
                | BuiltinClass::Attr(_)
                | BuiltinClass::Value(_),
            )) => true,
            _ => false,
        }
    }

    pub(super) fn holds_lists(&mut self, ty: &TypeName) -> bool {
        match self.class_of(&ty.path).map(|class| class.0.kind_of()) {
            Some(Some(BuiltinClass::Plain(plain))) => matches!(plain, Plain::List | Plain::Pair | Plain::Any),
            Some(_) => false,
            None => true,
        }
    }

    /// `Type name = value;`
    pub(super) fn convert_declared(&mut self, ty: &TypeName, value: Val) -> Answer {
        if ty.path.as_plain() == Some("auto") {
            return Ok(value);
        }
        if self.is_empty_braced(ty, &value) {
            return Ok(Val::Null);
        }
        let value = self.seen_as(ty, value);
        if ty.pointer {
            return Ok(value);
        }
        let value = self.switched_to(value)?;
        let class = self.class_of(&ty.path);
        if let Some(class) = &class {
            check_implicit(class, &value)?;
        }
        let class = class.map(|class| class.0.kind_of());
        if let (Some(Some(BuiltinClass::Plain(Plain::Int(ty)))), Val::Int(number)) = (class, &value) {
            return Ok(Val::Int(number.to(ty)));
        }
        match class {
            Some(Some(BuiltinClass::Type | BuiltinClass::OneOf(_) | BuiltinClass::Float(_)))
                if matches!(value, Val::Shape(_)) =>
            {
                Ok(Val::Type(self.coerce_type(&value)?))
            }
            Some(Some(BuiltinClass::Plain(Plain::Int(_) | Plain::Double | Plain::Float32 | Plain::Bool))) => {
                self.convert(ty, value)
            }
            Some(Some(BuiltinClass::Plain(Plain::Optional))) => self.held(ty, value),
            Some(Some(BuiltinClass::Plain(Plain::List | Plain::Pair))) => self.converted_items(ty, value),
            _ => Ok(value),
        }
    }

    /// Converts a `TypeSwitch` or `StringSwitch` without a default to the value of its matching case.
    pub(super) fn switched_to(&mut self, value: Val) -> Answer {
        match value {
            Val::TypeSwitch(switch) if switch.returns.is_some() => match &switch.given {
                Some(given) => Ok(given.clone()),
                None => Err(EvalError::invalid("no case of a switch without 'Default' matches")),
            },
            other => Ok(other),
        }
    }

    /// Converts the value inside an optional to the optional's value type.
    pub(super) fn held(&mut self, ty: &TypeName, value: Val) -> Answer {
        let [TemplateArg::Type(held)] = ty.path.last().args.as_deref().unwrap_or_default() else {
            return Ok(value);
        };
        match value {
            // Of a `FailureOr`.
            Val::Null | Val::Logical(false) => Ok(Val::Null),
            Val::Engaged(inner) => Ok(self.convert_declared(held, (*inner).clone())?.engaged()),
            value => Ok(self.convert_declared(held, value)?.engaged()),
        }
    }

    /// Converts the items of a range or pair to the types that its type names, if those are numbers.
    pub(super) fn converted_items(&mut self, ty: &TypeName, value: Val) -> Answer {
        let Some(args) = ty.path.last().args.as_deref() else { return Ok(value) };
        let Val::List(items) = value else { return Ok(value) };
        let is_pair = self.class_of(&ty.path).and_then(|class| class.0.kind_of())
            == Some(BuiltinClass::Plain(Plain::Pair));
        let of = |at: usize| match args.get(if is_pair { at } else { 0 }) {
            Some(TemplateArg::Type(item)) => Some(item),
            _ => None,
        };
        let mut converts = false;
        for at in 0..if is_pair { args.len() } else { 1 } {
            converts |= of(at).is_some_and(|item| self.holds_numbers(item));
        }
        if !converts {
            return Ok(Val::List(items));
        }
        // `{range}` is the range.
        if let ([Val::List(_)], Some(item)) = (items.as_slice(), of(0))
            && !is_pair
            && !self.holds_lists(item)
        {
            return self.converted_items(ty, items[0].clone());
        }
        self.step(items.len() as u64)?;
        let mut out = Vec::with_capacity(items.len());
        for (at, item) in items.iter().enumerate() {
            out.push(match of(at) {
                Some(ty) => self.convert_declared(ty, item.clone())?,
                None => item.clone(),
            });
        }
        Ok(Val::list(out))
    }

    /// Returns true if values of a type are numbers, or ranges of them, which have to be converted.
    pub(super) fn holds_numbers(&mut self, ty: &TypeName) -> bool {
        if ty.pointer {
            return false;
        }
        matches!(
            self.class_of(&ty.path).and_then(|class| class.0.kind_of()),
            Some(BuiltinClass::Plain(
                Plain::Int(_)
                    | Plain::Double
                    | Plain::Float32
                    | Plain::Bool
                    | Plain::List
                    | Plain::Pair
                    | Plain::Optional
            ))
        )
    }

    /// Converts the result of a method to its declared type.
    pub(super) fn convert_returned(&mut self, ty: &TypeName, value: Val) -> Answer {
        let class = self.class_of(&ty.path).and_then(|class| class.0.kind_of());
        // `return {begin, end};`
        if ["range", "Range"].iter().any(|end| ty.path.last().name.ends_with(end))
            && let Val::List(items) = &value
            && let [Val::Iter(items, from), Val::Iter(_, to)] = items.as_slice()
        {
            let part =
                items.get(*from..*to).ok_or_else(|| EvalError::invalid("range ends before it begins"))?;
            return Ok(Val::list(part.iter().cloned()));
        }
        match (class, &value) {
            (Some(BuiltinClass::Plain(Plain::Text)), Val::Attr(_) | Val::OpName(_) | Val::Dialect(_))
                if !ty.pointer =>
            {
                Ok(Val::Str(self.bytes(&value)?))
            }
            (Some(BuiltinClass::Plain(Plain::Optional)), _) => {
                Ok(self.convert_declared(ty, value)?.engaged())
            }
            _ => self.convert_declared(ty, value),
        }
    }
}

/// Rejects conversions that C++ only does explicitly: from numbers to values of an enum, from values of an
/// `enum class` to numbers, from an optional to its value type, from handles to truth values.
fn check_implicit(class: &ClassRef, value: &Val) -> Result<(), EvalError> {
    let is_number =
        |value: &Val| matches!(value, Val::Int(_) | Val::Bool(_) | Val::Double(_) | Val::Single(_));
    let wrong = match &class.0.kind {
        ClassKind::Enum(class) => match value {
            Val::Enum(of, _) => of.cpp_name != class.cpp_name,
            value => is_number(value) || matches!(value, Val::Engaged(_)),
        },
        ClassKind::Builtin(BuiltinClass::Plain(plain)) => match (plain, value) {
            (Plain::Int(_) | Plain::Double | Plain::Float32 | Plain::Bool, Val::Enum(of, _)) => of.scoped,
            (Plain::Int(_) | Plain::Double | Plain::Float32 | Plain::Bool | Plain::Text, Val::Engaged(_)) => {
                true
            }
            (Plain::Bool, Val::Type(_) | Val::Attr(_) | Val::Value(_)) => true,
            _ => false,
        },
        _ => false,
    };
    if wrong {
        Err(EvalError::invalid(format!("{} where a '{}' is declared", value.kind(), class.cpp_name())))
    } else {
        Ok(())
    }
}
