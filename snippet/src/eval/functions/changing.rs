//! Functions that change their arguments: `llvm::sort(v)`, `std::swap(a, b)`, `llvm::for_each(v, …)`.
//!
//! Such arguments must have an lvalue; two iterators must be the `begin()` and `end()` of one range.

use std::cmp::Ordering;
use std::sync::Arc;

use crate::error::EvalError;
use crate::eval::Machine;
use crate::lvalue::Lvalue;
use crate::tree::{Kind, Node};
use crate::value::Val;

impl Machine<'_, '_> {
    /// Evaluates a call of a function that changes its arguments; `None` for any other function.
    pub(super) fn changing_call(&mut self, name: &str, nodes: &[Node]) -> Result<Option<Val>, EvalError> {
        match (name, nodes) {
            ("swap", [a, b]) => self.swap(a, b)?,
            ("sort" | "reverse" | "for_each" | "append_range" | "erase_if", _) => {
                let (target, rest) = match (self.whole(nodes)?, nodes) {
                    (Some(lvalue), [_, _, rest @ ..]) => (lvalue, rest),
                    // `llvm::reverse(v)` returns a range and changes nothing.
                    _ if name == "reverse" && nodes.len() == 1 => return Ok(None),
                    (_, [range, rest @ ..]) => match self.lvalue(range)? {
                        Some(lvalue) if matches!(self.scope.get(&lvalue)?, Val::List(_)) => (lvalue, rest),
                        _ if name == "for_each" => {
                            let [range, callee] = nodes else { return Ok(None) };
                            let (range, callee) = (self.eval(range)?, self.eval(callee)?);
                            for item in self.items(&range)? {
                                self.step(1)?;
                                self.apply(&callee, vec![item])?;
                            }
                            return Ok(Some(Val::Void));
                        }
                        _ => {
                            return Err(EvalError::unknown(format!(
                                "the argument that '{name}' changes is not a variable"
                            )));
                        }
                    },
                    _ => return Ok(None),
                };
                self.change_all(name, &target, rest)?;
            }
            _ => return Ok(None),
        }
        Ok(Some(Val::Void))
    }

    /// Exchanges the values of two variables.
    pub(in crate::eval) fn swap(&mut self, a: &Node, b: &Node) -> Result<(), EvalError> {
        let (Some(a), Some(b)) = (self.lvalue(a)?, self.lvalue(b)?) else {
            return Err(EvalError::unknown("the swapped values are not variables"));
        };
        let (first, second) = (self.scope.get(&a)?.clone(), self.scope.get(&b)?.clone());
        *self.scope.get_mut(&a)? = second;
        *self.scope.get_mut(&b)? = first;
        Ok(())
    }

    /// Returns the lvalue of the range whose `begin()` and `end()` two expressions are.
    fn whole(&mut self, nodes: &[Node]) -> Result<Option<Lvalue>, EvalError> {
        let end_of = |node: &'_ Node, wanted: &str| match &node.kind {
            Kind::Method { target, name, args, .. } if **name == *wanted && args.is_empty() => {
                if let Kind::Name(path) = &target.kind {
                    path.as_plain().map(str::to_owned)
                } else {
                    None
                }
            }
            _ => None,
        };
        let [first, last, ..] = nodes else { return Ok(None) };
        match (end_of(first, "begin"), end_of(last, "end")) {
            (Some(begin), Some(end)) if begin == end => self.lvalue(&Node::named(&begin)),
            _ => Ok(None),
        }
    }

    fn change_all(&mut self, name: &str, target: &Lvalue, rest: &[Node]) -> Result<(), EvalError> {
        let Val::List(items) = self.scope.get(target)?.clone() else {
            return Err(EvalError::invalid(format!("'{name}' changes ranges only")));
        };
        self.step(items.len() as u64)?;
        let mut items = Arc::unwrap_or_clone(items);
        match (name, rest) {
            ("reverse", []) => items.reverse(),
            ("sort", []) => self.sort_by(&mut items, &mut |machine, a, b| {
                Ok(machine.compare(a, b)? == Some(Ordering::Less))
            })?,
            ("sort", [less]) => {
                let less = self.eval(less)?;
                self.sort_by(&mut items, &mut |machine, a, b| {
                    let answer = machine.apply(&less, vec![a.clone(), b.clone()])?;
                    answer.as_bool().ok_or_else(|| EvalError::invalid("order is not a boolean"))
                })?;
            }
            ("append_range", [more]) => {
                let more = self.eval(more)?;
                let more = self.items(&more)?;
                self.change(target, "append", vec![Val::list(more)])?;
                return Ok(());
            }
            ("erase_if", [test]) => {
                let test = self.eval(test)?;
                let mut kept = Vec::with_capacity(items.len());
                for item in items {
                    if !self.predicate(&test, item.clone())? {
                        kept.push(item);
                    }
                }
                items = kept;
            }
            ("for_each", [callee]) => {
                let callee = self.eval(callee)?;
                for at in 0..items.len() {
                    self.step(1)?;
                    let lvalue = Self::item_of(target, at);
                    self.apply_lvalue(&callee, lvalue)?;
                }
                return Ok(());
            }
            _ => return Err(EvalError::unknown(format!("'{name}' with these arguments is not evaluated"))),
        }
        *self.scope.get_mut(target)? = Val::List(Arc::new(items));
        Ok(())
    }

    /// Sorts by insertion into a sorted part, so that an inconsistent order terminates as well.
    fn sort_by(
        &mut self,
        items: &mut Vec<Val>,
        less: &mut dyn FnMut(&mut Self, &Val, &Val) -> Result<bool, EvalError>,
    ) -> Result<(), EvalError> {
        let mut sorted: Vec<Val> = Vec::with_capacity(items.len());
        for item in items.drain(..) {
            let (mut from, mut to) = (0, sorted.len());
            while from < to {
                self.step(1)?;
                let middle = from + (to - from) / 2;
                if less(self, &item, &sorted[middle])? {
                    to = middle;
                } else {
                    from = middle + 1;
                }
            }
            sorted.insert(from, item);
        }
        *items = sorted;
        Ok(())
    }
}
