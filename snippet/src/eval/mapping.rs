//! `IRMapping`, and copies of operations.
//!
//! A copy that `op->clone()` creates is detached until `rewriter.insert` inserts it.

use std::sync::Arc;

use legalize_ir::OpId;

use super::Machine;
use crate::error::EvalError;
use crate::tree::Node;
use crate::value::{Mapping, Val};

/// Methods of a mapping.
pub(crate) const MAPPING_METHODS: &[&str] =
    &["map", "contains", "lookup", "lookupOrDefault", "lookupOrNull", "erase", "clear"];

fn find<K: PartialEq + Copy>(pairs: &[(K, K)], key: K) -> Option<K> {
    pairs.iter().find(|(from, _)| *from == key).map(|(_, to)| *to)
}

fn set<K: PartialEq + Copy>(pairs: &mut Vec<(K, K)>, from: K, to: K) {
    match pairs.iter_mut().find(|(known, _)| *known == from) {
        Some(pair) => pair.1 = to,
        None => pairs.push((from, to)),
    }
}

impl Mapping {
    fn find(&self, key: &Val) -> Option<Option<Val>> {
        Some(match key {
            Val::Value(value) => find(&self.values, *value).map(Val::Value),
            Val::Block(block) => find(&self.blocks, *block).map(Val::Block),
            Val::Op(op) => find(&self.ops, *op).map(Val::Op),
            _ => return None,
        })
    }
}

impl Machine<'_, '_> {
    /// Evaluates a method of a mapping, which it may change; `None` if mappings have no such method.
    pub(super) fn mapping_method(
        &mut self,
        mapping: &mut Arc<Mapping>,
        name: &str,
        args: &[Val],
    ) -> Result<Option<Val>, EvalError> {
        self.step(1 + mapping.values.len() as u64)?;
        let found = match args {
            [key] => mapping.find(key),
            _ => None,
        };
        Ok(Some(match (name, args, found) {
            ("clear", [], _) => {
                *Arc::make_mut(mapping) = Mapping::default();
                Val::Void
            }
            ("contains", [_], Some(found)) => Val::Bool(found.is_some()),
            ("lookup", [_], Some(found)) => {
                found.ok_or_else(|| EvalError::invalid("the mapping has no entry for this"))?
            }
            ("lookupOrNull", [_], Some(found)) => found.unwrap_or(Val::Null),
            ("lookupOrDefault", [key], Some(found)) => found.unwrap_or_else(|| key.clone()),
            ("erase", [key], Some(_)) => {
                let mapping = Arc::make_mut(mapping);
                match key {
                    Val::Value(value) => mapping.values.retain(|(from, _)| from != value),
                    Val::Block(block) => mapping.blocks.retain(|(from, _)| from != block),
                    Val::Op(op) => mapping.ops.retain(|(from, _)| from != op),
                    _ => {}
                }
                Val::Void
            }
            ("map", [Val::Value(from), Val::Value(to)], _) => {
                set(&mut Arc::make_mut(mapping).values, *from, *to);
                Val::Void
            }
            ("map", [Val::Block(from), Val::Block(to)], _) => {
                set(&mut Arc::make_mut(mapping).blocks, *from, *to);
                Val::Void
            }
            ("map", [Val::Op(from), Val::Op(to)], _) => {
                set(&mut Arc::make_mut(mapping).ops, *from, *to);
                Val::Void
            }
            ("map", [from @ Val::List(_), to @ Val::List(_)], _) => {
                let (from, to) = (self.values(from)?, self.values(to)?);
                if from.len() != to.len() {
                    return Err(EvalError::invalid("values are mapped to as many values"));
                }
                self.step(from.len() as u64 * (1 + mapping.values.len() as u64))?;
                let mapping = Arc::make_mut(mapping);
                from.into_iter().zip(to).for_each(|(from, to)| set(&mut mapping.values, from, to));
                Val::Void
            }
            _ => return Ok(None),
        }))
    }

    /// Evaluates `op->clone(…)` and `rewriter.clone(op, mapping)`; `None` for any other call.
    pub(super) fn cloned_op(
        &mut self,
        object: &Val,
        name: &str,
        args: &[Val],
        nodes: &[Node],
    ) -> Result<Option<Val>, EvalError> {
        if !matches!(name, "clone" | "cloneWithoutRegions") || nodes.len() != args.len() {
            return Ok(None);
        }
        match (object, args) {
            (Val::Builder, [from, Val::Mapping(_)]) => {
                let Some(op) = from.as_op() else { return Ok(None) };
                self.clone_with(op, name, Some(&nodes[1]), true).map(|op| Some(Val::Op(op)))
            }
            (Val::Op(op) | Val::View(op, _), [] | [Val::Mapping(_)]) => {
                let copy = Val::Op(self.clone_with(*op, name, nodes.first(), false)?);
                // The copy is seen as the same class as the original.
                Ok(Some(match object {
                    Val::View(_, class) => self.seen_as_class(class, copy),
                    _ => copy,
                }))
            }
            _ => Ok(None),
        }
    }

    /// Evaluates `rewriter.clone(op, mapping)` and `op->clone(mapping)`: the copies are added to the mapping
    /// that the argument names.
    pub(super) fn clone_with(
        &mut self,
        op: OpId,
        name: &str,
        argument: Option<&Node>,
        inserted: bool,
    ) -> Result<OpId, EvalError> {
        let lvalue = match argument {
            Some(argument) => {
                let lvalue = self.lvalue(argument)?;
                Some(lvalue.ok_or_else(|| EvalError::invalid("a mapping has to be a local name"))?)
            }
            None => None,
        };
        let mut mapping = match &lvalue {
            Some(lvalue) => match self.scope.get(lvalue)? {
                Val::Mapping(mapping) => Mapping::clone(mapping),
                other => return Err(EvalError::invalid(format!("{} is not a mapping", other.kind()))),
            },
            None => Mapping::default(),
        };
        let regions = name == "clone";
        let result =
            self.env.host()?.clone_op(op, regions, inserted, &mut mapping).map_err(EvalError::invalid)?;
        if let Some(lvalue) = lvalue {
            *self.scope.get_mut(&lvalue)? = Val::Mapping(Arc::new(mapping));
        }
        Ok(result)
    }
}
