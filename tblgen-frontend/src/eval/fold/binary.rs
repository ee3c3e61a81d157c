//! Operators with two operands: arithmetic, comparisons, concatenation and selection.

use rustc_hash::FxHashSet;

use super::Items;
use crate::eval::{Eval, Evaluator};
use crate::ops::BinOp;
use crate::record::RecordId;
use crate::symbol::Sym;
use crate::types::Ty;
use crate::value::{Node, V, dag_name_from_raw};

/// Key by which `!eq` compares values.
#[derive(PartialEq, Eq, Hash)]
enum Key {
    Int(i64),
    Text(Sym),
    Def(RecordId),
}

impl Evaluator<'_> {
    /// Returns the key by which a value is compared; a value without a key is not equal to any other.
    fn key(&self, v: V) -> Option<Key> {
        self.as_int(v).map(Key::Int).or_else(|| match self.store.node(v) {
            Node::Str(text) | Node::Code(text) => Some(Key::Text(text)),
            Node::Def(record) => Some(Key::Def(record)),
            _ => None,
        })
    }

    fn compare(&mut self, op: BinOp, lhs: V, rhs: V) -> Option<bool> {
        use std::cmp::Ordering;
        let ordering: Ordering = if let (Some(a), Some(b)) = (self.as_int(lhs), self.as_int(rhs)) {
            a.cmp(&b)
        } else {
            match (self.store.node(lhs), self.store.node(rhs)) {
                (Node::Str(a) | Node::Code(a), Node::Str(b) | Node::Code(b)) => {
                    if a == b {
                        Ordering::Equal
                    } else {
                        let (a, b) =
                            (self.store.symbols.get(a).as_bytes(), self.store.symbols.get(b).as_bytes());
                        self.steps += a.len().min(b.len()) as u64 / 64;
                        a.cmp(b)
                    }
                }
                (Node::Def(a), Node::Def(b)) => {
                    return match op {
                        BinOp::Eq => Some(a == b),
                        BinOp::Ne => Some(a != b),
                        _ => None,
                    };
                }
                _ => return None,
            }
        };
        Some(match op {
            BinOp::Eq => ordering.is_eq(),
            BinOp::Ne => ordering.is_ne(),
            BinOp::Le => ordering.is_le(),
            BinOp::Lt => ordering.is_lt(),
            BinOp::Ge => ordering.is_ge(),
            _ => ordering.is_gt(),
        })
    }

    fn arithmetic(&mut self, op: BinOp, a: i64, b: i64, current: Option<RecordId>) -> Eval<i64> {
        let shift = || u32::try_from(b).ok().filter(|&b| b < 64);
        let result = match op {
            BinOp::Add => Some(a.wrapping_add(b)),
            BinOp::Sub => Some(a.wrapping_sub(b)),
            BinOp::Mul => Some(a.wrapping_mul(b)),
            BinOp::Div => a.checked_div(b),
            BinOp::And => Some(a & b),
            BinOp::Or => Some(a | b),
            BinOp::Xor => Some(a ^ b),
            BinOp::Shl => shift().map(|n| a << n),
            BinOp::Sra => shift().map(|n| a >> n),
            _ => shift().map(|n| (a as u64 >> n) as i64),
        };
        match result {
            Some(result) => Ok(result),
            None => {
                let message = match op {
                    BinOp::Div if b == 0 => "illegal operation: division by zero",
                    BinOp::Div => "illegal operation: INT64_MIN / -1",
                    _ => "illegal operation: out of bounds shift",
                };
                let at = self.blame(current);
                self.error(
                    "tblgen::arithmetic",
                    at,
                    message,
                    "use numbers that fit 64 bits, a divisor other than 0, and shifts from 0 to 63",
                )
            }
        }
    }

    /// Folds an operator with two operands.
    pub(in crate::eval) fn bin(
        &mut self,
        op: BinOp,
        lhs: V,
        rhs: V,
        ty: Ty,
        current: Option<RecordId>,
    ) -> Eval<V> {
        let folded = match op {
            BinOp::StrConcat => return self.str_concat(lhs, rhs),
            BinOp::Add
            | BinOp::Sub
            | BinOp::Mul
            | BinOp::Div
            | BinOp::And
            | BinOp::Or
            | BinOp::Xor
            | BinOp::Shl
            | BinOp::Sra
            | BinOp::Srl => match (self.as_int(lhs), self.as_int(rhs)) {
                (Some(a), Some(b)) => {
                    let value = self.arithmetic(op, a, b, current)?;
                    Some(self.store.int(value))
                }
                _ => None,
            },
            BinOp::Eq | BinOp::Ne | BinOp::Le | BinOp::Lt | BinOp::Ge | BinOp::Gt => {
                self.compare(op, lhs, rhs).map(V::bit)
            }
            BinOp::Con => self.con(lhs, rhs, current)?,
            BinOp::Match => match (self.store.node(lhs), self.store.node(rhs)) {
                (Node::Str(text) | Node::Code(text), Node::Str(regex) | Node::Code(regex)) => {
                    let matches = self.matches(text, regex, current)?;
                    Some(V::bit(matches))
                }
                _ => None,
            },
            BinOp::ListConcat => match (self.store.node(lhs), self.items(rhs)) {
                (Node::List { element, .. }, Some((_, more))) => Some(self.longer_list(lhs, element, &more)?),
                _ => None,
            },
            BinOp::ListSplat => match (self.store.type_of(lhs), self.store.node(rhs)) {
                (Some(element), Node::Int(count)) => {
                    let Ok(count) = usize::try_from(count) else {
                        let at = self.blame(current);
                        return self.error(
                            "tblgen::range",
                            at,
                            format!("!listsplat count {count} is negative"),
                            "give a count of 0 or more",
                        );
                    };
                    if count > self.limits.list_len {
                        return self.list_too_long();
                    }
                    let items = vec![lhs; count];
                    Some(self.new_list(element, &items)?)
                }
                _ => None,
            },
            BinOp::ListRemove => match (self.items(lhs), self.items(rhs)) {
                (Some((element, items)), Some((_, removed))) => {
                    let removed: FxHashSet<Key> =
                        removed.iter().filter_map(|&other| self.key(other)).collect();
                    let kept: Items = items
                        .into_iter()
                        .filter(|&item| self.key(item).is_none_or(|key| !removed.contains(&key)))
                        .collect();
                    Some(self.new_list(element, &kept)?)
                }
                _ => None,
            },
            BinOp::ListElem => match (self.store.node(lhs), self.store.node(rhs)) {
                (Node::List { start, len, .. }, Node::Int(index)) if (0..i64::from(len)).contains(&index) => {
                    Some(self.store.operand(start, index as u32))
                }
                _ => None,
            },
            BinOp::ListSlice => match (self.store.node(lhs), self.items(rhs)) {
                (Node::List { element, start, len }, Some((_, indices))) => {
                    let mut items = Items::new();
                    for &index in &indices {
                        match self.store.node(index) {
                            Node::Int(index) if (0..i64::from(len)).contains(&index) => {
                                items.push(self.store.operand(start, index as u32));
                            }
                            _ => break,
                        }
                    }
                    (items.len() == indices.len()).then(|| self.store.list(element, &items))
                }
                _ => None,
            },
            BinOp::Range => match (self.store.node(lhs), self.store.node(rhs)) {
                (Node::Int(first), Node::Int(last)) => {
                    let step = if first <= last { 1 } else { -1 };
                    Some(self.int_list(first, last.checked_add(step), step)?)
                }
                _ => None,
            },
            BinOp::Interleave => match (self.items(lhs), self.store.node(rhs)) {
                (Some((element, items)), Node::Str(delimiter) | Node::Code(delimiter)) => {
                    self.interleave(element, &items, delimiter)?
                }
                _ => None,
            },
            BinOp::GetDagArg => match (self.store.node(lhs), self.store.node(rhs)) {
                (Node::Dag { start, len }, Node::Int(_) | Node::Str(_) | Node::Code(_)) => {
                    let index = self.dag_index(start, len, rhs, "!getdagarg", current)?;
                    let arg = self.store.operand(start, 2 + index);
                    Some(match self.store.type_of(arg) {
                        Some(found) if !self.store.convertible(found, ty) => self.unset(),
                        _ => arg,
                    })
                }
                _ => None,
            },
            BinOp::GetDagName => match (self.store.node(lhs), self.store.node(rhs)) {
                (Node::Dag { start, len }, Node::Int(index)) => {
                    if !(0..i64::from(len)).contains(&index) {
                        let at = self.blame(current);
                        let message =
                            format!("!getdagname index is out of range 0...{}: {index}", i64::from(len) - 1);
                        return self.error(
                            "tblgen::dag_argument",
                            at,
                            message,
                            "count the arguments with !size",
                        );
                    }
                    let raw = self.store.raw_operand(start, 2 + len + index as u32);
                    Some(match dag_name_from_raw(raw) {
                        Some((name, code)) => V::string(name, code),
                        None => self.unset(),
                    })
                }
                _ => None,
            },
            BinOp::SetDagOp => match (self.dag_parts(lhs), self.store.node(rhs)) {
                (Some(dag), Node::Def(_)) => Some(self.store.dag(rhs, None, &dag.args, &dag.names)),
                _ => None,
            },
            BinOp::SetDagOpName => match (self.dag_parts(lhs), self.string_of(rhs)) {
                (Some(dag), Some(name)) => Some(self.store.dag(dag.op, Some(name), &dag.args, &dag.names)),
                _ => None,
            },
        };
        match folded {
            Some(v) => Ok(v),
            None => {
                let v = self.store.bin(op, lhs, rhs, ty);
                self.checked(v)
            }
        }
    }

    pub(super) fn int_list(&mut self, first: i64, end: Option<i64>, step: i64) -> Eval<V> {
        let last = end.unwrap_or(if step > 0 { i64::MAX } else { i64::MIN });
        let steps = (i128::from(last) - i128::from(first)) / i128::from(step);
        if steps > self.limits.list_len as i128 {
            return self.list_too_long();
        }
        let mut items = Vec::new();
        let mut next = Some(first);
        while let Some(value) = next {
            if end.is_some_and(|end| if step > 0 { value >= end } else { value <= end }) {
                break;
            }
            if items.len() >= self.limits.list_len {
                return self.list_too_long();
            }
            items.push(self.store.int(value));
            next = value.checked_add(step);
        }
        self.new_list(Ty::INT, &items)
    }

    fn interleave(&mut self, element: Ty, items: &[V], delimiter: Sym) -> Eval<Option<V>> {
        let mut out = String::new();
        let mut code = false;
        let delimiter_len = self.store.symbols.get(delimiter).len();
        for (index, &item) in items.iter().enumerate() {
            let item_len = self.string_of(item).map_or(0, |(text, _)| self.store.symbols.get(text).len());
            let between = if index > 0 { delimiter_len } else { 0 };
            if out.len() + between + item_len > self.limits.string_len {
                return self.string_too_long();
            }
            if index > 0 {
                out.push_str(self.store.symbols.get(delimiter));
            }
            if element == Ty::STRING {
                match self.store.node(item) {
                    Node::Str(text) => out.push_str(self.store.symbols.get(text)),
                    Node::Code(text) => {
                        out.push_str(self.store.symbols.get(text));
                        code |= index > 0;
                    }
                    _ => return Ok(None),
                }
            } else {
                match self.as_int(item) {
                    Some(value) => out.push_str(&value.to_string()),
                    None => return Ok(None),
                }
            }
        }
        self.new_string(&out, code).map(Some)
    }
}
