//! Folding: what an operator gives once its operands are known, or the expression if they are not.
//!
//! Mirrors "Bang operators" of the TableGen Programmer's Reference as the tool applies it: integers are 64
//! bits and wrap, booleans are 0 and 1, strings are bytes.

use smallvec::SmallVec;

use super::{Eval, Evaluator};
use crate::ops::{BinOp, TernOp, UnOp};
use crate::print::{type_text, value_text, write_record};
use crate::record::RecordId;
use crate::symbol::Sym;
use crate::types::Ty;
use crate::value::{Node, V, name_from_raw};

pub(super) type Items = SmallVec<[V; 16]>;

impl Evaluator<'_> {
    /// An operator with one operand.
    pub(super) fn un(
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
                    let mut text = String::new();
                    match node {
                        Node::Def(record) => {
                            let _ = write_record(&mut text, &self.store, record);
                        }
                        _ => text = value_text(&self.store, of),
                    }
                    Some(self.new_string(&text, false)?)
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
                    Some(self.store.text(&text))
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
                Node::Dag { start, .. } => Some(match name_from_raw(self.store.raw_operand(start, 1)) {
                    Some(name) => self.store.str(name),
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
                        let mut items = Vec::new();
                        let mut known = true;
                        for index in 0..len {
                            match self.store.node(self.store.operand(start, index)) {
                                Node::List { start, len, .. } => {
                                    items.extend(self.store.operands(start, len));
                                }
                                _ => known = false,
                            }
                        }
                        if known { Some(self.new_list(inner, &items)?) } else { None }
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

    /// Whether `name` is the name of the current record, whose registration is still to come.
    pub(super) fn names_current(&mut self, name: Sym, current: Option<RecordId>) -> bool {
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
                    let text = crate::print::unquoted_text(&self.store, self.store.record(record).name);
                    return Ok(Some(self.store.text(&text)));
                }
                _ => {}
            }
            if let Some(value) = self.as_int(of) {
                return Ok(Some(self.store.text(&value.to_string())));
            }
        } else if self.store.types.classes(ty).is_some()
            && let Node::Str(name) | Node::Code(name) = node
        {
            let mut found = self.def_by_name.get(&name).copied();
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
                    return Err(super::Failed);
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

    pub(super) fn defs_iter(&self) -> impl Iterator<Item = Sym> + '_ {
        self.defs.iter().filter_map(|&def| match self.store.node(self.store.record(def).name) {
            Node::Str(name) if !self.store.is_anonymous(def) => Some(name),
            _ => None,
        })
    }

    /// A string, within the limit.
    pub(super) fn new_string(&mut self, text: &str, code: bool) -> Eval<V> {
        self.string_limit(text.len())?;
        let sym = self.store.symbols.intern(text);
        Ok(self.store.string(sym, code))
    }

    pub(super) fn string_limit(&mut self, len: usize) -> Eval<()> {
        self.steps += len as u64 / 64;
        if len > self.limits.string_len {
            let limit = self.limits.string_len;
            return self.over(
                "tblgen::too_much_work",
                format!("a string is longer than {limit} bytes"),
                "shorten it, or raise the limit",
            );
        }
        Ok(())
    }

    /// A list, within the limit.
    pub(super) fn new_list(&mut self, element: Ty, items: &[V]) -> Eval<V> {
        if items.len() > self.limits.list_len {
            return self.list_too_long();
        }
        self.steps += items.len() as u64;
        let v = self.store.list(element, items);
        self.checked(v)
    }

    pub(super) fn list_too_long<T>(&mut self) -> Eval<T> {
        let limit = self.limits.list_len;
        self.over(
            "tblgen::too_much_work",
            format!("a list has more than {limit} elements"),
            "shorten it, or raise the limit",
        )
    }

    /// The elements of a list value.
    pub(super) fn items(&self, v: V) -> Option<(Ty, Items)> {
        match self.store.node(v) {
            Node::List { element, start, len } => Some((element, self.store.operands(start, len).collect())),
            _ => None,
        }
    }

    /// Two strings joined; code if both are code.
    pub(super) fn str_concat(&mut self, lhs: V, rhs: V) -> Eval<V> {
        let (left, left_code) = match self.store.node(lhs) {
            Node::Str(text) => (text, false),
            Node::Code(text) => (text, true),
            _ => return self.symbolic_concat(lhs, rhs),
        };
        let (right, right_code) = match self.store.node(rhs) {
            Node::Str(text) => (text, false),
            Node::Code(text) => (text, true),
            _ => return self.symbolic_concat(lhs, rhs),
        };
        let code = left_code || right_code;
        if right == Sym::EMPTY && code == left_code {
            return Ok(lhs);
        }
        if left == Sym::EMPTY && code == right_code {
            return Ok(rhs);
        }
        let len = self.store.symbols.get(left).len() + self.store.symbols.get(right).len();
        self.string_limit(len)?;
        let sym = self.store.symbols.concat(&[left, right]);
        Ok(self.store.string(sym, code))
    }

    fn symbolic_concat(&mut self, lhs: V, rhs: V) -> Eval<V> {
        let v = self.store.bin(BinOp::StrConcat, lhs, rhs, Ty::STRING);
        self.checked(v)
    }

    /// Two lists joined.
    pub(super) fn list_concat(&mut self, lhs: V, rhs: V) -> Eval<V> {
        if let (Some((element, mut items)), Some((_, more))) = (self.items(lhs), self.items(rhs)) {
            items.extend(more);
            return self.new_list(element, &items);
        }
        let ty = self.store.type_of(lhs).unwrap_or(Ty::STRING);
        let v = self.store.bin(BinOp::ListConcat, lhs, rhs, ty);
        self.checked(v)
    }

    fn compare(&mut self, op: BinOp, lhs: V, rhs: V) -> Option<bool> {
        use std::cmp::Ordering;
        let ordering: Ordering = if let (Some(a), Some(b)) = (self.as_int(lhs), self.as_int(rhs)) {
            a.cmp(&b)
        } else {
            match (self.store.node(lhs), self.store.node(rhs)) {
                (Node::Str(a) | Node::Code(a), Node::Str(b) | Node::Code(b)) => {
                    self.store.symbols.get(a).as_bytes().cmp(self.store.symbols.get(b).as_bytes())
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
                self.error("tblgen::arithmetic", at, message, "numbers have 64 bits, shifts go from 0 to 63")
            }
        }
    }

    /// An operator with two operands.
    pub(super) fn bin(&mut self, op: BinOp, lhs: V, rhs: V, ty: Ty, current: Option<RecordId>) -> Eval<V> {
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
                self.compare(op, lhs, rhs).map(|result| self.store.bit(result))
            }
            BinOp::Con => self.con(lhs, rhs, current)?,
            BinOp::Match => match (self.store.node(lhs), self.store.node(rhs)) {
                (Node::Str(text) | Node::Code(text), Node::Str(regex) | Node::Code(regex)) => {
                    let matches = self.matches(text, regex, current)?;
                    Some(self.store.bit(matches))
                }
                _ => None,
            },
            BinOp::ListConcat => match (self.items(lhs), self.items(rhs)) {
                (Some((element, mut items)), Some((_, more))) => {
                    items.extend(more);
                    Some(self.new_list(element, &items)?)
                }
                _ => None,
            },
            BinOp::ListSplat => match (self.store.type_of(lhs), self.store.node(rhs)) {
                (Some(element), Node::Int(count)) => {
                    let count = usize::try_from(count).unwrap_or(0);
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
                    let mut kept = Items::new();
                    for &item in &items {
                        self.steps += removed.len() as u64;
                        let mut found = false;
                        for &other in &removed {
                            if self.compare(BinOp::Eq, item, other) == Some(true) {
                                found = true;
                                break;
                            }
                        }
                        if !found {
                            kept.push(item);
                        }
                    }
                    Some(self.store.list(element, &kept))
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
                    Some(match name_from_raw(raw) {
                        Some(name) => self.store.str(name),
                        None => self.unset(),
                    })
                }
                _ => None,
            },
            BinOp::SetDagOp => match (self.dag_parts(lhs), self.store.node(rhs)) {
                (Some(dag), Node::Def(_)) => Some(self.store.dag(rhs, None, &dag.args, &dag.names)),
                _ => None,
            },
            BinOp::SetDagOpName => match (self.dag_parts(lhs), self.store.node(rhs)) {
                (Some(dag), Node::Str(name) | Node::Code(name)) => {
                    Some(self.store.dag(dag.op, Some(name), &dag.args, &dag.names))
                }
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

    fn int_list(&mut self, first: i64, end: Option<i64>, step: i64) -> Eval<V> {
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
        for (index, &item) in items.iter().enumerate() {
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
            if out.len() > self.limits.string_len {
                break;
            }
        }
        self.new_string(&out, code).map(Some)
    }

    /// An operator with three operands.
    pub(super) fn tern(
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
                    match empty {
                        true => Some(self.store.list(Ty::INT, &[])),
                        false => Some(self.int_list(first, Some(end), step)?),
                    }
                }
                _ => None,
            },
            TernOp::Substr => match (self.string_of(a), self.store.node(b), self.store.node(c)) {
                (Some((text, code)), Node::Int(start), Node::Int(len)) => {
                    let text = self.store.symbols.get(text);
                    let size = text.len() as i64;
                    if !(0..=size).contains(&start) || len < 0 {
                        let message = match len < 0 {
                            true => "!substr length must be nonnegative".to_owned(),
                            false => {
                                format!("!substr start position is out of range 0...{size}: {start}")
                            }
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
                        _ => dag.names[index] = self.string_of(c).map(|(name, _)| name),
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

    pub(super) fn string_of(&self, v: V) -> Option<(Sym, bool)> {
        match self.store.node(v) {
            Node::Str(text) => Some((text, false)),
            Node::Code(text) => Some((text, true)),
            _ => None,
        }
    }
}
