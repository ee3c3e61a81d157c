//! Folding: the result of an operator if its operands are known, else the expression.
//!
//! Mirrors "Bang operators" of the TableGen Programmer's Reference as the tool applies it: integers have 64
//! bits and wrap, booleans are 0 and 1, strings are bytes.

mod binary;
mod ternary;
mod unary;

use smallvec::SmallVec;

use super::{Eval, Evaluator};
use legalize_source::Limit;

use crate::ops::BinOp;
use crate::symbol::Sym;
use crate::types::Ty;
use crate::value::{Node, V};

pub(super) type Items = SmallVec<[V; 16]>;

impl Evaluator<'_> {
    /// Creates a string, within the limit.
    pub(super) fn new_string(&mut self, text: &str, code: bool) -> Eval<V> {
        self.string_limit(text.len())?;
        let sym = self.store.symbols.intern(text);
        Ok(V::string(sym, code))
    }

    pub(super) fn string_limit(&mut self, len: usize) -> Eval<()> {
        self.steps += len as u64 / 64;
        if len > self.limits.string_len { self.string_too_long() } else { Ok(()) }
    }

    pub(super) fn string_too_long<T>(&mut self) -> Eval<T> {
        let limit = self.limits.string_len;
        self.over(Limit::TdStringBytes, format!("a string is longer than {limit} bytes"), "shorten it")
    }

    /// Creates a list, within the limit.
    pub(super) fn new_list(&mut self, element: Ty, items: &[V]) -> Eval<V> {
        if items.len() > self.limits.list_len {
            return self.list_too_long();
        }
        self.steps += items.len() as u64;
        let v = self.store.list(element, items);
        self.checked(v)
    }

    /// Appends items to a list.
    pub(super) fn longer_list(&mut self, list: V, element: Ty, more: &[V]) -> Eval<V> {
        let len = if let Node::List { len, .. } = self.store.node(list) { len as usize } else { 0 };
        if len + more.len() > self.limits.list_len {
            return self.list_too_long();
        }
        self.steps += (len + more.len()) as u64;
        let v = self.store.list_after(list, element, more);
        self.checked(v)
    }

    pub(super) fn list_too_long<T>(&mut self) -> Eval<T> {
        let limit = self.limits.list_len;
        self.over(Limit::TdListElements, format!("a list has more than {limit} elements"), "shorten it")
    }

    /// Returns the elements of a list value.
    pub(super) fn items(&mut self, v: V) -> Option<(Ty, Items)> {
        match self.store.node(v) {
            Node::List { element, start, len } => {
                self.steps += u64::from(len);
                Some((element, self.store.operands(start, len).collect()))
            }
            _ => None,
        }
    }

    /// Joins two strings; the result is code if both are code.
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
        self.joined(&[left, right], code)
    }

    /// Joins texts.
    pub(super) fn joined(&mut self, texts: &[Sym], code: bool) -> Eval<V> {
        self.string_limit(texts.iter().map(|&text| self.store.symbols.get(text).len()).sum())?;
        Ok(V::string(self.store.symbols.concat_all(texts), code))
    }

    fn symbolic_concat(&mut self, lhs: V, rhs: V) -> Eval<V> {
        let v = self.store.bin(BinOp::StrConcat, lhs, rhs, Ty::STRING);
        self.checked(v)
    }

    /// Joins two lists.
    pub(super) fn list_concat(&mut self, lhs: V, rhs: V) -> Eval<V> {
        if let (Node::List { element, .. }, Some((_, more))) = (self.store.node(lhs), self.items(rhs)) {
            return self.longer_list(lhs, element, &more);
        }
        let ty = self.store.type_of(lhs).unwrap_or(Ty::STRING);
        let v = self.store.bin(BinOp::ListConcat, lhs, rhs, ty);
        self.checked(v)
    }

    pub(super) fn string_of(&self, v: V) -> Option<(Sym, bool)> {
        match self.store.node(v) {
            Node::Str(text) => Some((text, false)),
            Node::Code(text) => Some((text, true)),
            _ => None,
        }
    }
}
