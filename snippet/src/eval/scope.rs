//! Local names: their values, their visibility, and the targets of references.
//!
//! A name has a slot; a reference or pointer is the path to an lvalue: a slot, and the indices of items in
//! it. A lambda sees the names that surround it where it was written, not those of its callers. A reference
//! to a value that has no lvalue here (the result of a function) may be read; writing through it is an error.
//!
//! Invariant: slots have numbers that no other slot of the evaluation had, so that a dangling path is
//! detected.

use std::sync::Arc;

use smallvec::SmallVec;

use super::choice::is_pure;
use super::{Answer, Machine};
use crate::builtin::{BuiltinClass, Plain};
use crate::classes::ClassRef;
use crate::error::EvalError;
use crate::lvalue::{Lvalue, Seen};
use crate::operator::UnaryOp;
use crate::tree::{Kind, Node, TemplateArg, TypeName};
use crate::value::Val;

/// Binding of a name to its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Binding {
    /// The value is its own.
    Own,
    /// A reference; the value is the path to its lvalue.
    Reference,
    /// A reference to a value that has no lvalue here.
    ReadOnly,
}

/// A local name.
#[derive(Debug)]
pub(super) struct Local {
    pub name: Arc<str>,
    pub value: Val,
    pub binding: Binding,
    /// Declared type, if the value does not determine it.
    pub ty: Option<TypeName>,
    id: u32,
    /// Next outer name that is visible from here, counted from one.
    outer: u32,
}

/// The local names of an evaluation.
#[derive(Debug, Default)]
pub(super) struct Scope {
    locals: SmallVec<[Local; 4]>,
    top: u32,
    created: u32,
}

impl Scope {
    /// Creates a scope that sees none of the names of another, and shares no lvalue with it.
    pub(super) fn beside(other: &Scope) -> Scope {
        Scope { locals: SmallVec::new(), top: 0, created: other.created }
    }

    /// Continues numbering where another scope stopped.
    pub(super) fn continue_after(&mut self, other: &Scope) {
        self.created = other.created;
    }

    pub(super) fn len(&self) -> usize {
        self.locals.len()
    }

    pub(super) fn push(&mut self, name: &Arc<str>, value: Val, binding: Binding) {
        self.created += 1;
        let (id, outer) = (self.created, self.top);
        self.locals.push(Local { name: name.clone(), value, binding, ty: None, id, outer });
        self.top = self.locals.len() as u32;
    }

    /// Sets the type of the name that was declared last.
    pub(super) fn declare(&mut self, ty: &TypeName) {
        if let Some(last) = self.locals.last_mut() {
            last.ty = Some(ty.clone());
        }
    }

    /// Removes the newest name.
    pub(super) fn pop(&mut self) -> Option<Local> {
        let last = self.locals.pop()?;
        if self.top as usize > self.locals.len() {
            self.top = last.outer;
        }
        Some(last)
    }

    pub(super) fn find(&self, name: &str) -> Option<usize> {
        let mut at = self.top as usize;
        while let Some(local) = at.checked_sub(1).map(|index| &self.locals[index]) {
            if *local.name == *name {
                return Some(at - 1);
            }
            at = local.outer as usize;
        }
        None
    }

    pub(super) fn local(&self, index: usize) -> &Local {
        &self.locals[index]
    }

    /// Returns the values of all names, the oldest first.
    pub(super) fn into_values(self) -> SmallVec<[Val; 2]> {
        self.locals.into_iter().map(|local| local.value).collect()
    }

    pub(super) fn seen(&self) -> Seen {
        let id = self.top.checked_sub(1).map_or(0, |index| self.locals[index as usize].id);
        Seen { top: self.top, id }
    }

    /// Makes the names visible that were visible before; false if one of them is gone.
    pub(super) fn see(&mut self, seen: Seen) -> bool {
        let index = (seen.top as usize).checked_sub(1);
        let there = index.is_none_or(|index| self.locals.get(index).is_some_and(|local| local.id == seen.id));
        self.top = if there { seen.top } else { 0 };
        there
    }

    /// Returns all visible names, the innermost first.
    pub(super) fn all_seen(&self) -> Vec<usize> {
        let mut found: Vec<usize> = Vec::new();
        let mut at = self.top as usize;
        while let Some(index) = at.checked_sub(1) {
            found.push(index);
            at = self.locals[index].outer as usize;
        }
        found
    }

    fn lvalue(&self, index: usize) -> Lvalue {
        Lvalue { slot: index as u32, id: self.locals[index].id, path: SmallVec::new() }
    }

    pub(super) fn get(&self, lvalue: &Lvalue) -> Result<&Val, EvalError> {
        let local = self.locals.get(lvalue.slot as usize).filter(|local| local.id == lvalue.id);
        let mut value = &local.ok_or_else(dangling)?.value;
        for &at in &lvalue.path {
            let Val::List(items) = value else { return Err(dangling()) };
            value = items.get(at as usize).ok_or_else(dangling)?;
        }
        Ok(value)
    }

    pub(super) fn get_mut(&mut self, lvalue: &Lvalue) -> Result<&mut Val, EvalError> {
        let local = self.locals.get_mut(lvalue.slot as usize).filter(|local| local.id == lvalue.id);
        let mut value = &mut local.ok_or_else(dangling)?.value;
        for &at in &lvalue.path {
            let Val::List(items) = value else { return Err(dangling()) };
            value = Arc::make_mut(items).get_mut(at as usize).ok_or_else(dangling)?;
        }
        Ok(value)
    }
}

fn dangling() -> EvalError {
    EvalError::invalid("a reference is dangling")
}

impl Lvalue {
    fn item(mut self, at: usize) -> Lvalue {
        self.path.push(at as u32);
        self
    }
}

impl Machine<'_, '_> {
    /// Returns the value of a local name; a reference is followed.
    pub(super) fn local(&self, name: &str) -> Option<&Val> {
        let local = self.scope.local(self.scope.find(name)?);
        match (local.binding, &local.value) {
            (Binding::Reference, Val::Pointer(lvalue)) => self.scope.get(lvalue).ok(),
            (_, value) => Some(value),
        }
    }

    /// Returns the value of a local name like [`Machine::local`].
    ///
    /// # Errors
    /// If it is a dangling reference.
    pub(super) fn local_value(&self, name: &str) -> Result<Option<Val>, EvalError> {
        let Some(index) = self.scope.find(name) else { return Ok(None) };
        let local = self.scope.local(index);
        match (local.binding, &local.value) {
            (Binding::Reference, Val::Pointer(lvalue)) => self.scope.get(lvalue).cloned().map(Some),
            (_, value) => Ok(Some(value.clone())),
        }
    }

    pub(crate) fn bind(&mut self, name: &Arc<str>, value: Val) {
        self.scope.push(name, value, Binding::Own);
    }

    pub(super) fn bind_lvalue(&mut self, name: &Arc<str>, lvalue: Lvalue) {
        self.scope.push(name, Val::Pointer(Arc::new(lvalue)), Binding::Reference);
    }

    /// Binds a reference to a value that has no lvalue.
    pub(super) fn bind_read_only(&mut self, name: &Arc<str>, value: Val) {
        self.scope.push(name, value, Binding::ReadOnly);
    }

    /// Returns the lvalue of an item.
    pub(super) fn item_of(lvalue: &Lvalue, at: usize) -> Lvalue {
        lvalue.clone().item(at)
    }

    /// Returns the lvalue that an expression denotes; `None` if it is a value without an lvalue.
    pub(super) fn lvalue(&mut self, node: &Node) -> Result<Option<Lvalue>, EvalError> {
        Ok(match &node.kind {
            Kind::Name(path) => match path.as_plain().and_then(|name| self.scope.find(name)) {
                Some(index) => {
                    let local = self.scope.local(index);
                    match (local.binding, &local.value) {
                        (Binding::Own, _) => Some(self.scope.lvalue(index)),
                        (Binding::Reference, Val::Pointer(lvalue)) => Some((**lvalue).clone()),
                        _ => None,
                    }
                }
                None => None,
            },
            Kind::Unary(UnaryOp::Deref, inner) => match self.lvalue(inner)? {
                // An optional and its value share one lvalue.
                Some(lvalue) if !matches!(self.scope.get(&lvalue)?, Val::Pointer(_) | Val::Cursor(..)) => {
                    match self.scope.get(&lvalue)? {
                        Val::Iter(..) => None,
                        _ => Some(lvalue),
                    }
                }
                Some(lvalue) => {
                    let value = self.scope.get(&lvalue)?.clone();
                    self.pointed(&value)?
                }
                // An expression without an lvalue is evaluated once more.
                None if !is_pure(inner) && !matches!(inner.kind, Kind::Unary(..)) => None,
                None => {
                    let value = self.eval(inner)?;
                    match self.pointed(&value)? {
                        // A second evaluation would yield another value.
                        None if matches!(inner.kind, Kind::Unary(..) | Kind::Assign(..)) => {
                            return Err(EvalError::unknown("the item of this iterator is not a variable"));
                        }
                        lvalue => lvalue,
                    }
                }
            },
            Kind::Index(target, index) => {
                let Some(lvalue) = self.lvalue(target)? else { return Ok(None) };
                let value = self.scope.get(&lvalue)?.clone();
                if !matches!(value, Val::List(_) | Val::Cursor(..)) {
                    return Ok(None);
                }
                let index = self.eval(index)?;
                let at = self.as_index(&index)?;
                match value {
                    Val::Cursor(lvalue, from) => self.pointed(&Val::Cursor(lvalue, from + at))?,
                    Val::List(items) if at < items.len() => Some(lvalue.item(at)),
                    _ => return Err(EvalError::invalid("index is out of range")),
                }
            }
            Kind::Member { target, name } => {
                let at = match &**name {
                    "first" => 0,
                    "second" => 1,
                    _ => return Ok(None),
                };
                let Some(lvalue) = self.lvalue(target)? else { return Ok(None) };
                let value = self.scope.get(&lvalue)?.clone();
                let lvalue = match value {
                    Val::Pointer(_) | Val::Cursor(..) => match self.pointed(&value)? {
                        Some(lvalue) => lvalue,
                        None => return Ok(None),
                    },
                    _ => lvalue,
                };
                match self.scope.get(&lvalue)? {
                    Val::List(items) if at < items.len() => Some(lvalue.item(at)),
                    _ => None,
                }
            }
            Kind::Method { target, name, args, .. }
                if matches!(&**name, "front" | "back" | "at" | "value") =>
            {
                let Some(lvalue) = self.lvalue(target)? else { return Ok(None) };
                let len = match self.scope.get(&lvalue)? {
                    Val::List(items) => items.len(),
                    Val::Engaged(_) if &**name == "value" => return Ok(Some(lvalue)),
                    _ => return Ok(None),
                };
                let at = match (&**name, args.as_slice()) {
                    ("front", []) => 0,
                    ("back", []) => len.wrapping_sub(1),
                    ("at", [index]) => {
                        let index = self.eval(index)?;
                        self.as_index(&index)?
                    }
                    _ => return Ok(None),
                };
                if at < len {
                    Some(lvalue.item(at))
                } else {
                    return Err(EvalError::invalid("index is out of range"));
                }
            }
            Kind::Call { path, args } if path.is_library() => match (&*path.last().name, args.as_slice()) {
                ("move" | "forward" | "as_const" | "ref", [inner]) => self.lvalue(inner)?,
                ("get", [inner]) => {
                    let Some([TemplateArg::Int(at)]) = path.last().args.as_deref() else { return Ok(None) };
                    let Some(lvalue) = self.lvalue(inner)? else { return Ok(None) };
                    match (self.scope.get(&lvalue)?, usize::try_from(*at)) {
                        (Val::List(items), Ok(at)) if at < items.len() => Some(lvalue.item(at)),
                        _ => None,
                    }
                }
                _ => None,
            },
            Kind::Ternary(condition, then, otherwise) if is_pure(condition) => {
                let branch = if self.truth(condition)? { then } else { otherwise };
                self.lvalue(branch)?
            }
            Kind::Hole(inner) => self.lvalue(inner)?,
            _ => None,
        })
    }

    /// Returns the lvalue that a pointer or iterator points to.
    fn pointed(&self, value: &Val) -> Result<Option<Lvalue>, EvalError> {
        match value {
            Val::Pointer(lvalue) => Ok(Some((**lvalue).clone())),
            Val::Cursor(lvalue, at) => match self.scope.get(lvalue)? {
                Val::List(items) if *at < items.len() => Ok(Some(Self::item_of(lvalue, *at))),
                _ => Err(EvalError::invalid("iterator is at the end")),
            },
            _ => Ok(None),
        }
    }

    /// Returns the value that a pointer or iterator points to.
    pub(super) fn read(&self, value: &Val) -> Answer {
        match self.pointed(value)? {
            Some(lvalue) => self.scope.get(&lvalue).cloned(),
            None => Err(EvalError::invalid(format!("{} is not a pointer", value.kind()))),
        }
    }

    /// Converts an iterator to one over the current items of its range; returns any other value unchanged.
    pub(super) fn settled(&self, value: Val) -> Answer {
        match value {
            Val::Cursor(lvalue, at) => match self.scope.get(&lvalue)? {
                Val::List(items) => Ok(Val::Iter(items.clone(), at)),
                _ => Err(dangling()),
            },
            other => Ok(other),
        }
    }

    /// Converts an iterator that a call returned for a range that has an lvalue to one that refers to that
    /// lvalue.
    pub(super) fn kept(&mut self, value: Val, nodes: &[&Node]) -> Answer {
        let Val::Iter(items, at) = &value else { return Ok(value) };
        for node in nodes {
            let Kind::Name(path) = &node.kind else { continue };
            let Some(name) = path.as_plain() else { continue };
            let Some(lvalue) = self.lvalue(node)? else { continue };
            let lvalue = match self.local(name) {
                Some(Val::List(found)) if Arc::ptr_eq(found, items) => Arc::new(lvalue),
                Some(Val::Cursor(lvalue, _)) => lvalue.clone(),
                _ => continue,
            };
            if matches!(self.scope.get(&lvalue)?, Val::List(found) if Arc::ptr_eq(found, items)) {
                return Ok(Val::Cursor(lvalue, *at));
            }
        }
        Ok(value)
    }

    /// Evaluates `&node`: a pointer to a value that has an lvalue. Handles are pointers already.
    pub(super) fn address(&mut self, node: &Node) -> Answer {
        let Some(lvalue) = self.lvalue(node)? else { return self.eval(node) };
        let value = self.scope.get(&lvalue)?;
        Ok(match value {
            Val::Op(_) | Val::View(..) | Val::Block(_) | Val::Region(_) | Val::Builder | Val::Context => {
                value.clone()
            }
            _ => Val::Pointer(Arc::new(lvalue)),
        })
    }

    /// Returns the value of an lvalue for an assignment or a change in place.
    pub(super) fn lvalue_mut(&mut self, node: &Node) -> Result<&mut Val, EvalError> {
        match self.lvalue(node)? {
            Some(lvalue) => self.scope.get_mut(&lvalue),
            None => Err(self.not_an_lvalue(node)),
        }
    }

    /// Returns the error for an expression that has no lvalue.
    pub(super) fn not_an_lvalue(&self, node: &Node) -> EvalError {
        let message = match &node.kind {
            Kind::Name(path) => match path.as_plain().and_then(|name| self.scope.find(name)) {
                Some(_) => {
                    format!("'{}' is a reference to something that cannot be changed here", path.text())
                }
                None => format!("unknown name '{}'", path.text()),
            },
            _ => "this cannot be assigned to".to_owned(),
        };
        EvalError::unknown(message).at(node.at)
    }

    /// Returns the declared type of an lvalue, if it is known: that of the name, or of an item of its range.
    pub(super) fn type_at(&self, lvalue: &Lvalue) -> Option<TypeName> {
        let mut ty = self.scope.local(lvalue.slot as usize).ty.clone()?;
        for &at in &lvalue.path {
            let class = self.class_of(&ty.path)?.0.kind_of()?;
            let at = match class {
                BuiltinClass::Plain(Plain::Pair) => at as usize,
                BuiltinClass::Plain(Plain::List) => 0,
                _ => return None,
            };
            ty = match ty.path.last().args.as_deref()?.get(at)? {
                TemplateArg::Type(item) => item.clone(),
                TemplateArg::Int(_) => return None,
            };
        }
        Some(ty)
    }

    /// Returns the class of attributes or types that a local name was declared with.
    pub(super) fn declared_class(&self, name: &str) -> Option<ClassRef> {
        let local = self.scope.local(self.scope.find(name)?);
        self.class_of(&local.ty.as_ref()?.path)
    }
}
