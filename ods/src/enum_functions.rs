//! The functions that C++ has for the enums of definitions: between values and text, and for bits.

use std::sync::Arc;

use legalize_snippet::{Classes, Env, EvalError, Val};
use rustc_hash::FxHashMap;

use crate::cpp::canonical;
use crate::enum_classes::enum_class;
use crate::model::{EnumDef, qualified};

type Answer = Result<Val, EvalError>;

/// Predicate on a value and a mask of bits.
type Holds = fn(i128, i128) -> bool;

/// All enums by their C++ names.
pub(crate) type Enums = Arc<FxHashMap<String, Arc<EnumDef>>>;

/// Registers `stringifyFoo` and `symbolizeFoo`, and the functions that are overloaded for all enums. C++
/// finds those from a value to its text by the namespace of the value's class.
pub(crate) fn register(classes: &Classes, def: &Arc<EnumDef>, enums: &Enums) {
    let full = |name: &str| qualified(&def.cpp_namespace, name);
    if !def.stringify_fn.is_empty() {
        let (of, all) = (def.clone(), enums.clone());
        classes.register_helper(&full(&def.stringify_fn), move |_: &mut Env<'_>, args| match args {
            [value @ Val::Enum(class, _)] => match all.get(&canonical(&class.cpp_name)) {
                Some(own) if own.stringify_fn == of.stringify_fn => stringified(own, value),
                _ => stringified(&of, value),
            },
            _ => Err(EvalError::invalid(format!("'{}' takes a value of the enum", of.stringify_fn))),
        });
    }
    if let Some(max) = max_value(def) {
        let name = format!("getMaxEnumValFor{}", def.class_name);
        classes.register_helper(&full(&name), move |_: &mut Env<'_>, args| match args {
            [] => Ok(Val::uint32(max)),
            _ => Err(EvalError::invalid("the greatest value of an enum takes no arguments")),
        });
    }
    if !def.symbolize_fn.is_empty() {
        let (of, class) = (def.clone(), Arc::new(enum_class(def)));
        let symbolize = move |_: &mut Env<'_>, args: &[Val]| {
            let wrong = || EvalError::invalid(format!("'{}' takes a string or a number", of.symbolize_fn));
            let [value] = args else { return Err(wrong()) };
            let found = match (value.as_str(), value) {
                (Some(text), _) => of.symbolize(text),
                (None, Val::Int(number)) => {
                    i64::try_from(number.value()).ok().filter(|&value| of.stringify(value).is_some())
                }
                _ => return Err(wrong()),
            };
            let created = |value| Val::Engaged(Arc::new(Val::Enum(class.clone(), i128::from(value))));
            Ok(found.map_or(Val::Null, created))
        };
        classes.register_helper(&full(&def.symbolize_fn), symbolize.clone());
        // The meaning of `symbolizeEnum<Foo>`, which takes only a text.
        let of_text = move |env: &mut Env<'_>, args: &[Val]| match args {
            [text] if text.as_str().is_some() => symbolize(env, args),
            _ => Err(EvalError::invalid("'symbolizeEnum' takes a string")),
        };
        classes.register_helper(&format!("{}::symbolizeEnum", def.cpp_type()), of_text);
    }
    let all = enums.clone();
    classes.register_helper(&full("stringifyEnum"), move |_: &mut Env<'_>, args| match args {
        [value @ Val::Enum(class, _)] => match all.get(&canonical(&class.cpp_name)) {
            Some(def) => stringified(def, value),
            None => Err(EvalError::unknown(format!("the string of '{}' is not known", class.cpp_name))),
        },
        _ => Err(EvalError::invalid("'stringifyEnum' takes a value of an enum")),
    });
    let bits: [(&str, Holds); 2] = [
        ("bitEnumContainsAll", |value, bits| value & bits == bits),
        ("bitEnumContainsAny", |value, bits| value & bits != 0),
    ];
    for (name, holds) in bits {
        classes.register_helper(&full(name), move |_: &mut Env<'_>, args| match args {
            [Val::Enum(class, value), Val::Enum(other, bits)] if class == other && class.bits => {
                Ok(Val::Bool(holds(*value, *bits)))
            }
            _ => Err(EvalError::invalid("bits of one enum are compared")),
        });
    }
    classes.register_helper(&full("bitEnumClear"), |_: &mut Env<'_>, args| match args {
        [Val::Enum(class, value), Val::Enum(other, bits)] if class == other && class.bits => {
            Ok(Val::Enum(class.clone(), value & class.inverted(*bits)))
        }
        _ => Err(EvalError::invalid("bits of one enum are cleared")),
    });
    classes.register_helper(&full("bitEnumSet"), |_: &mut Env<'_>, args| match args {
        [Val::Enum(class, value), Val::Enum(other, bits), rest @ ..]
            if class == other && class.bits && rest.len() <= 1 =>
        {
            let set = match rest.first() {
                Some(set) => set.as_bool().ok_or_else(|| EvalError::invalid("a bit is set to a boolean"))?,
                None => true,
            };
            let value = if set { value | bits } else { value & class.inverted(*bits) };
            Ok(Val::Enum(class.clone(), value))
        }
        _ => Err(EvalError::invalid("bits of one enum are set")),
    });
}

/// Returns the value of `getMaxEnumValForFoo`; C++ has it for enums without bits and without negative values.
fn max_value(def: &EnumDef) -> Option<u32> {
    let values = || def.cases.iter().map(|case| case.value);
    if def.is_bit || values().any(|value| value < 0) {
        return None;
    }
    u32::try_from(values().max()?).ok()
}

/// Returns the text of a value; C++ returns no text if the value is not a value of the enum.
fn stringified(def: &EnumDef, value: &Val) -> Answer {
    match value {
        Val::Enum(class, value) if canonical(&class.cpp_name) == canonical(&def.cpp_type()) => {
            let text = i64::try_from(*value).ok().and_then(|value| def.stringify(value));
            Ok(text.map_or_else(|| Val::str(""), |text| Val::str(&text)))
        }
        other => Err(EvalError::invalid(format!(
            "'{}' takes a '{}', not {}",
            def.stringify_fn,
            def.cpp_type(),
            other.kind()
        ))),
    }
}
