//! Resolvers: template arguments, fields of a record, and wrappers that hide or observe variables.

use smallvec::SmallVec;

use super::{Head, Key, Resolve};
use crate::eval::instance::Place;
use crate::eval::{Eval, Evaluator};
use crate::record::RecordId;
use crate::symbol::Sym;
use crate::value::{Meta, Node, V, name_bit};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    Fresh,
    Resolved,
    /// Being resolved itself; temporarily unavailable.
    Busy,
}

#[derive(Clone, Debug)]
struct MapEntry {
    name: Sym,
    v: V,
    state: State,
    place: Option<Place>,
}

/// Resolver of template arguments, loop variables and other variables by name.
pub(in crate::eval) struct MapResolver {
    entries: SmallVec<[MapEntry; 8]>,
    busy: usize,
    head: Head,
}

impl MapResolver {
    pub(in crate::eval) fn new(ev: &mut Evaluator<'_>, current: Option<RecordId>) -> Self {
        MapResolver { entries: SmallVec::new(), busy: 0, head: Head::new(current, ev.new_epoch()) }
    }

    pub(in crate::eval) fn set(&mut self, name: Sym, v: V, place: Option<Place>) {
        self.head.names |= name_bit(name);
        let entry = MapEntry { name, v, state: State::Fresh, place };
        match self.entries.iter_mut().find(|old| old.name == name) {
            Some(old) => *old = entry,
            None => self.entries.push(entry),
        }
    }

    pub(in crate::eval) fn set_final(&mut self) {
        self.head.is_final = true;
        self.head.flags |= Meta::FINAL | Meta::ANON;
        self.head.epoch = 0;
    }
}

impl Resolve for MapResolver {
    fn lookup(&mut self, ev: &mut Evaluator<'_>, key: Key) -> Eval<Option<V>> {
        let Key::Name(name) = key else {
            return Ok(None);
        };
        let Some(index) = self.entries.iter().position(|entry| entry.name == name) else {
            return Ok(None);
        };
        let entry = &mut self.entries[index];
        match entry.state {
            State::Busy => return Ok(None),
            State::Resolved => return Ok(Some(entry.v)),
            State::Fresh => {}
        }
        let v = entry.v;
        if self.entries.len() - self.busy <= 1 {
            return Ok(Some(v));
        }
        if !self.head.wants(ev.store.meta(v)) {
            self.entries[index].state = State::Resolved;
            return Ok(Some(v));
        }
        // Mutual references are resolved, but not endlessly.
        self.entries[index].state = State::Busy;
        self.busy += 1;
        let epoch = std::mem::replace(&mut self.head.epoch, ev.new_epoch());
        let resolved = ev.resolve(v, self);
        self.head.epoch = epoch;
        self.busy -= 1;
        let entry = &mut self.entries[index];
        entry.state = State::Resolved;
        entry.v = resolved?;
        Ok(Some(entry.v))
    }

    fn head(&self) -> &Head {
        &self.head
    }

    fn place(&self, name: Sym) -> Option<Place> {
        self.entries.iter().find(|entry| entry.name == name).and_then(|entry| entry.place)
    }
}

/// Resolver of the fields of a record, for the last resolution.
pub(in crate::eval) struct RecordResolver {
    record: RecordId,
    /// Name that replaces the temporary name of an anonymous record.
    name: Option<V>,
    cache: SmallVec<[(Key, V); 8]>,
    stack: Vec<Key>,
    head: Head,
}

impl RecordResolver {
    pub(in crate::eval) fn new(ev: &mut Evaluator<'_>, record: RecordId, name: Option<V>) -> Self {
        let mut head = Head::new(Some(record), ev.new_epoch());
        head.flags |= Meta::LAST;
        head.is_final = true;
        head.keeps_unset_bits = true;
        for field in ev.store.fields(record) {
            head.names |= name_bit(field.name);
        }
        RecordResolver { record, name, cache: SmallVec::new(), stack: Vec::new(), head }
    }

    fn inner(&mut self, ev: &mut Evaluator<'_>, key: Key, v: V) -> Eval<V> {
        if !self.head.wants(ev.store.meta(v)) {
            return Ok(v);
        }
        self.stack.push(key);
        let epoch = std::mem::replace(&mut self.head.epoch, ev.new_epoch());
        let resolved = ev.resolve(v, self);
        self.head.epoch = epoch;
        self.stack.pop();
        resolved
    }
}

impl Resolve for RecordResolver {
    fn lookup(&mut self, ev: &mut Evaluator<'_>, key: Key) -> Eval<Option<V>> {
        if let Some(&(_, v)) = self.cache.iter().find(|&&(known, _)| known == key) {
            return Ok(Some(v));
        }
        if self.stack.contains(&key) {
            return Ok(None);
        }
        match key {
            Key::Name(name) => {
                let Some(field) = ev.store.field_named(self.record, name) else {
                    return Ok(None);
                };
                let v = field.value;
                if ev.store.node(v) == Node::Unset {
                    return Ok(None);
                }
                let v = self.inner(ev, key, v)?;
                self.cache.push((key, v));
                Ok(Some(v))
            }
            Key::Anon(number) => match self.name {
                Some(name) if ev.store.node(ev.store.record(self.record).name) == Node::Anon(number) => {
                    let name = self.inner(ev, key, name)?;
                    // The new name is available before the fields look it up by the old one.
                    self.cache.push((key, name));
                    Ok(Some(name))
                }
                _ => Ok(None),
            },
        }
    }

    fn head(&self) -> &Head {
        &self.head
    }
}

/// Wrapper that hides the iteration variables of an operator.
pub(super) struct Shadow<'r> {
    pub(super) inner: &'r mut dyn Resolve,
    pub(super) names: [V; 2],
    pub(super) head: Head,
}

impl Resolve for Shadow<'_> {
    fn lookup(&mut self, ev: &mut Evaluator<'_>, key: Key) -> Eval<Option<V>> {
        if let Key::Name(name) = key
            && self.names.iter().any(|&v| ev.store.node(v) == Node::Str(name))
        {
            return Ok(None);
        }
        self.inner.lookup(ev, key)
    }

    fn head(&self) -> &Head {
        &self.head
    }
}

/// Wrapper that detects variables that stay unknown.
pub(in crate::eval) struct Track<'r> {
    inner: Option<&'r mut dyn Resolve>,
    pub(in crate::eval) found: bool,
    head: Head,
}

impl<'r> Track<'r> {
    /// Creates the wrapper. With an epoch of its own, a value that several arguments share is traversed once.
    pub(in crate::eval) fn new(inner: Option<&'r mut dyn Resolve>, epoch: u32) -> Self {
        let mut head = Head::new(inner.as_ref().and_then(|inner| inner.head().current), epoch);
        head.names = u64::MAX;
        head.flags |= Meta::ANON;
        head.tracks = true;
        Track { inner, found: false, head }
    }
}

impl Resolve for Track<'_> {
    fn lookup(&mut self, ev: &mut Evaluator<'_>, key: Key) -> Eval<Option<V>> {
        let v = match &mut self.inner {
            Some(inner) => inner.lookup(ev, key)?,
            None => None,
        };
        match v {
            Some(v) => {
                if !self.found && self.head.wants(ev.store.meta(v)) {
                    let mut sub = Track::new(None, 0);
                    ev.resolve(v, &mut sub)?;
                    self.found |= sub.found;
                }
            }
            None => self.found = true,
        }
        Ok(v)
    }

    fn head(&self) -> &Head {
        &self.head
    }
}

/// Search for one variable.
pub(in crate::eval) struct HasReference {
    name: Sym,
    pub(in crate::eval) found: bool,
    head: Head,
}

impl HasReference {
    pub(in crate::eval) fn new(name: Sym) -> Self {
        let mut head = Head::new(None, 0);
        head.names = name_bit(name);
        HasReference { name, found: false, head }
    }
}

impl Resolve for HasReference {
    fn lookup(&mut self, _ev: &mut Evaluator<'_>, key: Key) -> Eval<Option<V>> {
        self.found |= key == Key::Name(self.name);
        Ok(None)
    }

    fn head(&self) -> &Head {
        &self.head
    }
}
