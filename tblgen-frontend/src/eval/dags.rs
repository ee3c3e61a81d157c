//! Operators on dags: decomposing, joining and building them.

use smallvec::SmallVec;

use super::fold::Items;
use super::{Eval, Evaluator};
use crate::print::value_text;
use crate::record::RecordId;
use crate::types::Ty;
use crate::value::{DagName, Node, Store, V, dag_name_from_raw, name_from_raw};

/// A decomposed dag.
pub(super) struct DagParts {
    pub(super) op: V,
    pub(super) op_name: Option<DagName>,
    pub(super) args: Items,
    pub(super) names: SmallVec<[Option<DagName>; 16]>,
}

impl Evaluator<'_> {
    pub(super) fn con(&mut self, lhs: V, rhs: V, current: Option<RecordId>) -> Eval<Option<V>> {
        let (Some(mut left), Some(right)) = (self.dag_parts(lhs), self.dag_parts(rhs)) else {
            return Ok(None);
        };
        let op = match (self.store.node(left.op), self.store.node(right.op)) {
            (Node::Def(a), Node::Def(b)) if a != b => {
                let message = format!(
                    "concatenated dag operators do not match: '{}' vs. '{}'",
                    value_text(&self.store, lhs),
                    value_text(&self.store, rhs),
                );
                let at = self.blame(current);
                return self.error(
                    "tblgen::dag_operator",
                    at,
                    message,
                    "give both dags the same operator, with !setdagop",
                );
            }
            (Node::Def(_), Node::Def(_) | Node::Unset) => left.op,
            (Node::Unset, Node::Def(_) | Node::Unset) => right.op,
            _ => return Ok(None),
        };
        left.args.extend(right.args);
        left.names.extend(right.names);
        if left.args.len() > self.limits.list_len {
            return self.list_too_long();
        }
        let v = self.store.dag(op, left.op_name.or(right.op_name), &left.args, &left.names);
        self.checked(v).map(Some)
    }

    pub(super) fn dag_index(
        &mut self,
        start: u32,
        len: u32,
        key: V,
        what: &str,
        current: Option<RecordId>,
    ) -> Eval<u32> {
        let message = match self.store.node(key) {
            Node::Int(index) if index < 0 => format!("{what} index {index} is negative"),
            Node::Int(index) if index >= i64::from(len) => {
                format!("{what} index {index} is out of range (dag has {len} arguments)")
            }
            Node::Int(index) => return Ok(index as u32),
            Node::Str(name) | Node::Code(name) => {
                let found = (0..len).find(|&index| {
                    name_from_raw(self.store.raw_operand(start, 2 + len + index)) == Some(name)
                });
                match found {
                    Some(index) => return Ok(index),
                    None => format!("{what} key '{}' is not found", self.store.symbols.get(name)),
                }
            }
            _ => format!("{what} needs an index or a name"),
        };
        let at = self.blame(current);
        self.error("tblgen::dag_argument", at, message, "name an argument that the dag has")
    }

    pub(super) fn dag_parts(&mut self, v: V) -> Option<DagParts> {
        let Node::Dag { start, len } = self.store.node(v) else {
            return None;
        };
        self.steps += u64::from(len);
        Some(DagParts {
            op: self.store.operand(start, 0),
            op_name: dag_name_from_raw(self.store.raw_operand(start, 1)),
            args: self.store.operands(start + 2, len).collect(),
            names: (0..len)
                .map(|index| dag_name_from_raw(self.store.raw_operand(start, 2 + len + index)))
                .collect(),
        })
    }

    pub(super) fn make_dag(&mut self, op: V, args: V, names: V) -> Eval<Option<V>> {
        let is_unset = |store: &Store, v: V| store.node(v) == Node::Unset;
        let (no_args, no_names) = (is_unset(&self.store, args), is_unset(&self.store, names));
        let (list, name_list) = (self.items(args), self.items(names));
        if no_args && no_names || list.is_none() && !no_args || name_list.is_none() && !no_names {
            return Ok(None);
        }
        let len = list.as_ref().or(name_list.as_ref()).map_or(0, |(_, items)| items.len());
        let mismatch =
            |items: &Option<(Ty, Items)>| items.as_ref().is_some_and(|(_, items)| items.len() != len);
        if mismatch(&list) || mismatch(&name_list) {
            return Ok(None);
        }
        let args: Items =
            list.map_or_else(|| std::iter::repeat_n(self.unset(), len).collect(), |(_, items)| items);
        let mut arg_names: SmallVec<[Option<DagName>; 16]> = SmallVec::new();
        match name_list {
            None => arg_names.extend(std::iter::repeat_n(None, len)),
            Some((_, items)) => {
                for &name in &items {
                    match self.store.node(name) {
                        Node::Str(name) => arg_names.push(Some((name, false))),
                        Node::Code(name) => arg_names.push(Some((name, true))),
                        Node::Unset => arg_names.push(None),
                        _ => return Ok(None),
                    }
                }
            }
        }
        let v = self.store.dag(op, None, &args, &arg_names);
        self.checked(v).map(Some)
    }

    pub(super) fn foreach_dag(&mut self, name: V, of: V, expr: V, current: Option<RecordId>) -> Eval<V> {
        let Some(mut dag) = self.dag_parts(of) else {
            return Ok(of);
        };
        self.enter()?;
        let op = self.apply(name, dag.op, expr, current);
        let mut result = op.map(|op| {
            let changed = op != dag.op;
            dag.op = op;
            changed
        });
        for arg in &mut dag.args {
            if result.is_err() {
                break;
            }
            let new = match self.store.node(*arg) {
                Node::Dag { .. } => self.foreach_dag(name, *arg, expr, current),
                _ => self.apply(name, *arg, expr, current),
            };
            result = match (new, result) {
                (Ok(new), Ok(changed)) => {
                    let changed = changed || new != *arg;
                    *arg = new;
                    Ok(changed)
                }
                _ => Err(super::Failed),
            };
        }
        self.leave();
        if result? {
            let v = self.store.dag(dag.op, dag.op_name, &dag.args, &dag.names);
            self.checked(v)
        } else {
            Ok(of)
        }
    }
}
