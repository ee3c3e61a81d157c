//! Operators with three operands.

use crate::eval::{Eval, Evaluator};
use crate::ops::TernOp;
use crate::record::RecordId;
use crate::types::Ty;
use crate::value::{Node, V};

impl Evaluator<'_> {
    /// Folds an operator with three operands.
    pub(in crate::eval) fn tern(
        &mut self,
        op: TernOp,
        a: V,
        b: V,
        c: V,
        ty: Ty,
        current: Option<RecordId>,
    ) -> Eval<V> {
        let folded = match op {
            TernOp::If => self.as_int(a).map(|value| if value != 0 { b } else { c }),
            TernOp::Foreach => self.foreach(a, b, c, ty, current)?,
            TernOp::Filter => self.filter(a, b, c, current)?,
            TernOp::Subst => self.subst(a, b, c, ty)?,
            TernOp::Dag => self.make_dag(a, b, c)?,
            TernOp::Range => match (self.store.node(a), self.store.node(b), self.store.node(c)) {
                (Node::Int(_), Node::Int(_), Node::Int(0)) => {
                    let at = self.blame(current);
                    return self.error(
                        "tblgen::range",
                        at,
                        "step of !range can't be 0",
                        "count up or down by at least one",
                    );
                }
                (Node::Int(first), Node::Int(end), Node::Int(step)) => {
                    let empty = if step > 0 { first >= end } else { first <= end };
                    if empty {
                        Some(self.store.list(Ty::INT, &[]))
                    } else {
                        Some(self.int_list(first, Some(end), step)?)
                    }
                }
                _ => None,
            },
            TernOp::Substr => match (self.string_of(a), self.store.node(b), self.store.node(c)) {
                (Some((text, code)), Node::Int(start), Node::Int(len)) => {
                    let text = self.store.symbols.get(text);
                    let size = text.len() as i64;
                    if !(0..=size).contains(&start) || len < 0 {
                        let message = if len < 0 {
                            "!substr length must be nonnegative".to_owned()
                        } else {
                            format!("!substr start position is out of range 0...{size}: {start}")
                        };
                        let at = self.blame(current);
                        return self.error("tblgen::substr", at, message, "measure the string with !size");
                    }
                    let end = start.saturating_add(len).min(size);
                    let part = &text.as_bytes()[start as usize..end as usize];
                    let part = String::from_utf8_lossy(part).into_owned();
                    Some(self.new_string(&part, code)?)
                }
                _ => None,
            },
            TernOp::Find => match (self.string_of(a), self.string_of(b), self.store.node(c)) {
                (Some((text, _)), Some((target, _)), Node::Int(start)) => {
                    let text = self.store.symbols.get(text);
                    self.steps += text.len() as u64 / 64;
                    let size = text.len() as i64;
                    if !(0..=size).contains(&start) {
                        let at = self.blame(current);
                        let message = format!("!find start position is out of range 0...{size}: {start}");
                        return self.error("tblgen::substr", at, message, "measure the string with !size");
                    }
                    let target = self.store.symbols.get(target);
                    let found = memchr::memmem::find(&text.as_bytes()[start as usize..], target.as_bytes());
                    let position = found.map_or(-1, |at| at as i64 + start);
                    Some(self.store.int(position))
                }
                _ => None,
            },
            TernOp::SetDagArg | TernOp::SetDagName => match (self.store.node(a), self.store.node(b)) {
                (Node::Dag { start, len }, Node::Int(_) | Node::Str(_) | Node::Code(_)) => {
                    let what = if op == TernOp::SetDagArg { "!setdagarg" } else { "!setdagname" };
                    let index = self.dag_index(start, len, b, what, current)? as usize;
                    let Some(mut dag) = self.dag_parts(a) else {
                        return Ok(a);
                    };
                    match op {
                        TernOp::SetDagArg => dag.args[index] = c,
                        _ => dag.names[index] = self.string_of(c),
                    }
                    let v = self.store.dag(dag.op, dag.op_name, &dag.args, &dag.names);
                    Some(self.checked(v)?)
                }
                _ => None,
            },
        };
        match folded {
            Some(v) => Ok(v),
            None => {
                let v = self.store.tern(op, a, b, c, ty);
                self.checked(v)
            }
        }
    }
}
