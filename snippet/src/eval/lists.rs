//! Methods of lists and of the positions in them.

use std::sync::Arc;

use super::{Answer, Machine};
use crate::error::EvalError;
use crate::value::Val;

/// Methods of ranges that the evaluator implements.
pub(crate) const LIST_METHODS: &[&str] = &[
    "size",
    "empty",
    "front",
    "back",
    "begin",
    "end",
    "drop_front",
    "drop_back",
    "take_front",
    "take_back",
    "slice",
    "contains",
    "count",
    "at",
    "data",
    "getTypes",
    "getType",
    "getTypeRange",
    "vec",
    "equals",
    "push_back",
    "emplace_back",
    "append",
    "pop_back",
    "insert",
    "clear",
    "resize",
    "pop_back_val",
    "truncate",
    "reset",
    "emplace",
    "swap",
    "assign",
    "reserve",
    "erase",
    "set",
    "getDictionary",
    "get",
    "value_or",
    "has_value",
    "value",
    "succeeded",
    "first",
    "second",
    "getFirst",
    "getSecond",
    "index",
    "getName",
    "getValue",
    "find",
];

impl Machine<'_, '_> {
    /// Evaluates a method of a range; `None` if ranges have no such method.
    pub(super) fn list_method(
        &mut self,
        items: &Arc<Vec<Val>>,
        name: &str,
        args: &[Val],
    ) -> Result<Option<Val>, EvalError> {
        let empty = || EvalError::invalid("range is empty");
        let part = |from: usize, to: usize| match items.get(from..to) {
            Some(part) => Ok(Val::list(part.iter().cloned())),
            None => Err(EvalError::invalid(format!("range has only {} items", items.len()))),
        };
        let count = |machine: &Self, args: &[Val]| match args {
            [] => Ok(1),
            [count] => machine.as_index(count),
            _ => Err(EvalError::invalid("too many arguments")),
        };
        Ok(Some(match (name, args) {
            ("size", []) => Val::size(items.len()),
            ("empty", []) => Val::Bool(items.is_empty()),
            ("front" | "first" | "getFirst", []) => items.first().cloned().ok_or_else(empty)?,
            ("second" | "getSecond", []) => items.get(1).cloned().ok_or_else(empty)?,
            ("back", []) => items.last().cloned().ok_or_else(empty)?,
            ("begin" | "data", []) => Val::Iter(items.clone(), 0),
            ("end", []) => Val::Iter(items.clone(), items.len()),
            ("index", []) if items.len() == 2 => items[0].clone(),
            ("value", []) if items.len() == 2 => items[1].clone(),
            ("drop_front", rest) => part(count(self, rest)?, items.len())?,
            ("drop_back", rest) => {
                let dropped = count(self, rest)?;
                let to = items.len().checked_sub(dropped).ok_or_else(empty)?;
                part(0, to)?
            }
            // All if there are fewer, as `ArrayRef` does.
            ("take_front", rest) => part(0, count(self, rest)?.min(items.len()))?,
            ("take_back", rest) => part(items.len().saturating_sub(count(self, rest)?), items.len())?,
            ("slice", [from, len]) => {
                let (from, len) = (self.as_index(from)?, self.as_index(len)?);
                part(from, from.saturating_add(len))?
            }
            ("slice", [from]) => part(self.as_index(from)?, items.len())?,
            ("contains" | "count", [item]) => {
                let mut found = 0;
                for other in items.iter() {
                    self.step(1)?;
                    found += usize::from(self.equal(other, item)?);
                }
                if name == "contains" { Val::Bool(found > 0) } else { Val::size(found) }
            }
            ("find", [item]) => {
                let mut at = items.len();
                for (index, other) in items.iter().enumerate() {
                    if self.equal(other, item)? {
                        at = index;
                        break;
                    }
                }
                Val::Iter(items.clone(), at)
            }
            ("at", [index]) => self.index(&Val::List(items.clone()), index)?,
            ("vec" | "get", []) => Val::List(items.clone()),
            ("equals", [other]) => {
                let equal = self.equal(&Val::List(items.clone()), other)?;
                Val::Bool(equal)
            }
            ("getTypes" | "getType" | "getTypeRange", []) => {
                let mut types = Vec::with_capacity(items.len());
                for item in items.iter() {
                    types.push(self.method(item.clone(), "getType", &[], Vec::new())?);
                }
                Val::list(types)
            }
            ("get", [key]) if matches!(items.first(), None | Some(Val::Named(..))) => {
                let key = self.text(key)?;
                let ctx = self.env.ctx;
                let found = items.iter().find_map(|item| match item {
                    Val::Named(name, value) if ctx.str(*name) == key => Some(*value),
                    _ => None,
                });
                Val::opt_attr(found)
            }
            ("getDictionary", [_]) => {
                let entry = |item: &Val| match item {
                    Val::Named(name, value) => Ok((*name, *value)),
                    other => Err(EvalError::invalid(format!("{} is not a named attribute", other.kind()))),
                };
                let entries = items.iter().map(entry).collect::<Result<Vec<_>, _>>()?;
                Val::Attr(self.env.ctx.dict(entries).as_attribute())
            }
            ("has_value", []) => Val::Bool(true),
            ("value" | "value_or", _) => Val::List(items.clone()),
            _ => return Ok(None),
        }))
    }

    /// A method of an iterator.
    pub(super) fn iter_method(
        &mut self,
        items: &Arc<Vec<Val>>,
        at: usize,
        name: &str,
        args: Vec<Val>,
    ) -> Answer {
        match items.get(at) {
            Some(item) => self.method(item.clone(), name, &[], args),
            None => Err(EvalError::invalid("iterator is at the end")),
        }
    }
}
