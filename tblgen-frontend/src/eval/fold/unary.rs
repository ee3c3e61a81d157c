//! Operators with one operand: casts, sizes, tests, and parts of strings and lists.

use super::Items;
use crate::eval::{Eval, Evaluator};
use crate::measure::repr;
use crate::ops::UnOp;
use crate::print::{type_text, value_text};
use crate::record::RecordId;
use crate::symbol::Sym;
use crate::types::Ty;
use crate::value::{Node, V, dag_name_from_raw};

impl Evaluator<'_> {
    /// Folds an operator with one operand.
    pub(in crate::eval) fn un(
        &mut self,
        op: UnOp,
        of: V,
        ty: Ty,
        current: Option<RecordId>,
        is_final: bool,
    ) -> Eval<V> {
        let node = self.store.node(of);
        let folded = match op {
            UnOp::Repr => {
                if self.store.is_concrete(of) {
                    match repr(&self.store, of, self.limits.string_len) {
                        Some(text) => Some(self.new_string(&text, false)?),
                        None => return self.string_too_long(),
                    }
                } else {
                    None
                }
            }
            UnOp::ToLower | UnOp::ToUpper => match node {
                Node::Str(text) | Node::Code(text) => {
                    let text = self.store.symbols.get(text);
                    let text = match op {
                        UnOp::ToLower => text.to_ascii_lowercase(),
                        _ => text.to_ascii_uppercase(),
                    };
                    Some(self.new_string(&text, false)?)
                }
                _ => None,
            },
            UnOp::Cast => self.cast(of, ty, current, is_final)?,
            UnOp::Initialized => match node {
                Node::Unset => Some(self.store.int(0)),
                _ if self.store.is_concrete(of) => Some(self.store.int(1)),
                _ => None,
            },
            UnOp::Not => self.as_int(of).map(|value| self.store.int(i64::from(value == 0))),
            UnOp::Head | UnOp::Tail => match node {
                Node::List { len: 0, .. } => {
                    let at = self.blame(current);
                    return self.error(
                        "tblgen::empty_list",
                        at,
                        format!("!{} of an empty list", op.spelling()),
                        "test the list with !empty first",
                    );
                }
                Node::List { start, .. } if op == UnOp::Head => Some(self.store.operand(start, 0)),
                Node::List { element, start, len } => {
                    let items: Items = self.store.operands(start + 1, len - 1).collect();
                    Some(self.store.list(element, &items))
                }
                _ => None,
            },
            UnOp::Size => self.size(of).map(|size| self.store.int(size as i64)),
            UnOp::Empty => self.size(of).map(|size| self.store.int(i64::from(size == 0))),
            UnOp::GetDagOp => match node {
                Node::Dag { start, .. } => {
                    let operator = self.store.operand(start, 0);
                    match self.store.type_of(operator) {
                        Some(found) if !self.store.ty_is_a(found, ty) => {
                            let message = format!(
                                "expected type '{}', got '{}' in: !getdagop({})",
                                type_text(&self.store, ty),
                                type_text(&self.store, found),
                                value_text(&self.store, of),
                            );
                            let at = self.blame(current);
                            return self.error(
                                "tblgen::dag_operator",
                                at,
                                message,
                                "ask for a class that the operator derives from",
                            );
                        }
                        _ => Some(operator),
                    }
                }
                _ => None,
            },
            UnOp::GetDagOpName => match node {
                Node::Dag { start, .. } => Some(match dag_name_from_raw(self.store.raw_operand(start, 1)) {
                    Some((name, code)) => V::string(name, code),
                    None => self.unset(),
                }),
                _ => None,
            },
            UnOp::Log2 => match self.as_int(of) {
                Some(value) if value <= 0 => {
                    let at = self.blame(current);
                    return self.error(
                        "tblgen::arithmetic",
                        at,
                        "!logtwo is undefined on arguments less than or equal to 0",
                        "pass a positive number",
                    );
                }
                Some(value) => Some(self.store.int(i64::from(value.ilog2()))),
                None => None,
            },
            UnOp::ListFlatten => match node {
                Node::List { element, start, len } => match self.store.types.element(element) {
                    None => Some(of),
                    Some(inner) => {
                        self.steps += u64::from(len);
                        // The number of elements of all lists, which may be one list many times over.
                        let total =
                            self.store.operands(start, len).try_fold(0_usize, |total, list| {
                                match self.store.node(list) {
                                    Node::List { len, .. } => Some(total.saturating_add(len as usize)),
                                    _ => None,
                                }
                            });
                        match total {
                            Some(total) if total > self.limits.list_len => return self.list_too_long(),
                            Some(total) => {
                                let mut items = Vec::with_capacity(total);
                                for index in 0..len {
                                    if let Node::List { start, len, .. } =
                                        self.store.node(self.store.operand(start, index))
                                    {
                                        items.extend(self.store.operands(start, len));
                                    }
                                }
                                Some(self.new_list(inner, &items)?)
                            }
                            None => None,
                        }
                    }
                },
                _ => None,
            },
        };
        match folded {
            Some(v) => Ok(v),
            None => {
                let v = self.store.un(op, of, ty);
                self.checked(v)
            }
        }
    }

    fn size(&self, v: V) -> Option<usize> {
        match self.store.node(v) {
            Node::List { len, .. } | Node::Dag { len, .. } => Some(len as usize),
            Node::Str(text) | Node::Code(text) => Some(self.store.symbols.get(text).len()),
            _ => None,
        }
    }

    /// Returns true if `name` is the name of the current record, which is not registered yet.
    pub(in crate::eval) fn names_current(&mut self, name: Sym, current: Option<RecordId>) -> bool {
        let Some(current) = current else {
            return false;
        };
        match self.store.node(self.store.record(current).name) {
            Node::Str(own) => own == name,
            Node::Anon(number) => self.store.symbols.get(name) == format!("anonymous_{number}"),
            _ => false,
        }
    }

    fn cast(&mut self, of: V, ty: Ty, current: Option<RecordId>, is_final: bool) -> Eval<Option<V>> {
        let node = self.store.node(of);
        if ty == Ty::STRING {
            match node {
                Node::Str(_) | Node::Code(_) => return Ok(Some(of)),
                Node::Def(record) => {
                    let name = self.store.record(record).name;
                    if let Node::Str(_) = self.store.node(name) {
                        return Ok(Some(name));
                    }
                    let text = crate::print::unquoted_text(&self.store, name);
                    return Ok(Some(self.store.text(&text)));
                }
                _ => {}
            }
            if let Some(value) = self.as_int(of) {
                let text = self.store.symbols.numbered("", value);
                return Ok(Some(V::str(text)));
            }
        } else if self.store.types.classes(ty).is_some()
            && let Node::Str(name) | Node::Code(name) = node
        {
            let mut found = self.def_by_name.get(name);
            if found.is_none() && self.names_current(name, current) {
                if !is_final {
                    return Ok(None);
                }
                found = current;
            }
            let Some(found) = found else {
                if !is_final {
                    return Ok(None);
                }
                if self.is_lost(name) {
                    return Err(crate::eval::Failed);
                }
                let message = format!("undefined reference to record: '{}'", self.store.symbols.get(name));
                let help = match self.similar(name, self.defs_iter()) {
                    Some(similar) => format!("did you mean '{similar}'?"),
                    None => "define the record before this one".to_owned(),
                };
                let at = self.blame(current);
                return self.error("tblgen::undefined_record", at, message, help);
            };
            let v = self.store.def(found);
            let own = self.store.record_type(found);
            if !self.store.ty_is_a(own, ty) {
                let message = format!(
                    "expected type '{}', got '{}' in: !cast<{}>({})",
                    type_text(&self.store, ty),
                    type_text(&self.store, own),
                    type_text(&self.store, ty),
                    value_text(&self.store, of),
                );
                let at = self.blame(current);
                return self.error(
                    "tblgen::record_type",
                    at,
                    message,
                    "cast to a class that the record derives from, or ask with !exists",
                );
            }
            return Ok(Some(v));
        }
        Ok(self.convert(of, ty))
    }

    pub(in crate::eval) fn defs_iter(&self) -> impl Iterator<Item = Sym> + '_ {
        self.defs.iter().filter_map(|&def| match self.store.node(self.store.record(def).name) {
            Node::Str(name) if !self.store.is_anonymous(def) => Some(name),
            _ => None,
        })
    }
}
