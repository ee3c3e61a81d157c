//! Methods of text.

use std::sync::Arc;

use super::Machine;
use crate::error::EvalError;
use crate::integer::{CppInt, IntType};
use crate::operator::BinaryOp;
use crate::value::Val;

/// Methods of strings that the evaluator implements.
pub(crate) const TEXT_METHODS: &[&str] = &[
    "str",
    "size",
    "length",
    "empty",
    "starts_with",
    "ends_with",
    "startswith",
    "endswith",
    "contains",
    "equals",
    "compare",
    "drop_front",
    "drop_back",
    "take_front",
    "take_back",
    "substr",
    "slice",
    "lower",
    "upper",
    "data",
    "c_str",
    "front",
    "back",
    "trim",
    "ltrim",
    "rtrim",
    "find",
    "rfind",
    "count",
    "split",
    "equals_insensitive",
    "begin",
    "end",
    "strref",
    "getValue",
    "at",
    "has_value",
    "value",
    "value_or",
    "concat",
];

/// Methods that take no longer for a long string.
const AT_ONCE: &[&str] = &[
    "str",
    "size",
    "length",
    "empty",
    "data",
    "c_str",
    "front",
    "back",
    "begin",
    "end",
    "strref",
    "getValue",
    "at",
    "has_value",
    "value",
    "value_or",
];

impl Machine<'_, '_> {
    /// Evaluates a method of a string; `None` if strings have no such method.
    pub(super) fn text_method(
        &mut self,
        text: &Arc<[u8]>,
        name: &str,
        args: &[Val],
    ) -> Result<Option<Val>, EvalError> {
        if !AT_ONCE.contains(&name) {
            let of_args = args.iter().map(|arg| if let Val::Str(arg) = arg { arg.len() } else { 0 });
            self.step((text.len() + of_args.sum::<usize>()) as u64 / 64)?;
        }
        let bytes = |bytes: &[u8]| Val::Str(bytes.into());
        Ok(Some(match (name, args) {
            ("str" | "data" | "c_str" | "strref" | "getValue" | "value" | "value_or", _) => {
                Val::Str(text.clone())
            }
            ("has_value", []) => Val::Bool(true),
            ("size" | "length", []) => Val::size(text.len()),
            ("empty", []) => Val::Bool(text.is_empty()),
            ("starts_with" | "startswith", [other]) => Val::Bool(text.starts_with(&self.bytes(other)?)),
            ("ends_with" | "endswith", [other]) => Val::Bool(text.ends_with(&self.bytes(other)?)),
            ("contains", [other]) => Val::Bool(find(text, &self.piece(other)?).is_some()),
            ("equals", [other]) => Val::Bool(*text == self.bytes(other)?),
            ("equals_insensitive", [other]) => Val::Bool(text.eq_ignore_ascii_case(&self.bytes(other)?)),
            ("compare", [other]) => Val::int32(match (**text).cmp(&*self.bytes(other)?) {
                std::cmp::Ordering::Less => -1,
                std::cmp::Ordering::Equal => 0,
                std::cmp::Ordering::Greater => 1,
            }),
            ("find", [other]) => {
                let other = self.piece(other)?;
                found_at(find(text, &other))
            }
            ("find", [other, from]) => {
                let (other, from) = (self.piece(other)?, self.as_index(from)?.min(text.len()));
                found_at(find(&text[from..], &other).map(|at| from + at))
            }
            ("rfind", [other]) => {
                let other = self.piece(other)?;
                found_at((0..=text.len()).rev().find(|&at| text[at..].starts_with(&other)))
            }
            ("count", [other]) => {
                let other = self.piece(other)?;
                // Overlapping occurrences count once.
                let (mut count, mut rest) = (0, &**text);
                while let Some(at) = find(rest, &other).filter(|_| !other.is_empty()) {
                    count += 1;
                    rest = &rest[at + other.len()..];
                }
                Val::size(count)
            }
            ("drop_front" | "drop_back" | "take_front" | "take_back", rest) => {
                let count = match rest {
                    [] => 1,
                    [count] => self.as_index(count)?,
                    _ => return Ok(None),
                };
                let count = if name.starts_with("take") { count.min(text.len()) } else { count };
                let Some(left) = text.len().checked_sub(count) else {
                    return Err(EvalError::invalid("string is too short"));
                };
                match name {
                    "drop_front" => bytes(&text[count..]),
                    "drop_back" => bytes(&text[..left]),
                    "take_front" => bytes(&text[..count]),
                    _ => bytes(&text[left..]),
                }
            }
            ("substr" | "slice", [from, rest @ ..]) => {
                let from = self.as_index(from)?.min(text.len());
                let to = match rest {
                    [to] if name == "slice" => self.as_index(to)?,
                    [len] => from.saturating_add(self.as_index(len)?),
                    _ => text.len(),
                };
                bytes(&text[from..to.clamp(from, text.len())])
            }
            ("lower", []) => Val::Str(text.to_ascii_lowercase().into()),
            ("upper", []) => Val::Str(text.to_ascii_uppercase().into()),
            ("trim", []) => bytes(text.trim_ascii()),
            ("ltrim", []) => bytes(text.trim_ascii_start()),
            ("rtrim", []) => bytes(text.trim_ascii_end()),
            ("front", []) => character(*text.first().ok_or_else(|| EvalError::invalid("string is empty"))?),
            ("back", []) => character(*text.last().ok_or_else(|| EvalError::invalid("string is empty"))?),
            ("at", [index]) => {
                let at = self.as_index(index)?;
                character(*text.get(at).ok_or_else(|| EvalError::invalid("string is too short"))?)
            }
            ("split", [at]) => {
                let separator = self.piece(at)?;
                match find(text, &separator) {
                    Some(at) => Val::list([bytes(&text[..at]), bytes(&text[at + separator.len()..])]),
                    None => Val::list([Val::Str(text.clone()), Val::str("")]),
                }
            }
            ("concat", [other]) => self.binary(BinaryOp::Add, Val::Str(text.clone()), other.clone())?,
            ("begin", []) => Val::Iter(Arc::new(self.items(&Val::Str(text.clone()))?), 0),
            ("end", []) => {
                let items = Arc::new(self.items(&Val::Str(text.clone()))?);
                let end = items.len();
                Val::Iter(items, end)
            }
            _ => return Ok(None),
        }))
    }
}

/// A `char`.
pub(super) fn character(byte: u8) -> Val {
    Val::Int(CppInt::new(byte.into(), IntType::Char))
}

/// A position, or `npos`.
pub(super) fn found_at(at: Option<usize>) -> Val {
    at.map_or(Val::uint64(u64::MAX), Val::size)
}

pub(super) fn find(text: &[u8], part: &[u8]) -> Option<usize> {
    if part.is_empty() {
        return Some(0);
    }
    text.windows(part.len()).position(|window| window == part)
}
