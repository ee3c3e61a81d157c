//! Visits of places in a body by analyses, and who asks for them.

use std::hash::Hash;

use legalize_ir::{BlockId, OpId};
use rustc_hash::FxHashSet;

/// A place in a body that an analysis visits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Point {
    Start(BlockId),
    After(OpId),
}

/// An analysis of a solver. The order is that in which they are started.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub(super) enum Slot {
    Control,
    Constants,
    Values,
}

pub(super) const SLOTS: [Slot; 3] = [Slot::Control, Slot::Constants, Slot::Values];

/// A set of analyses.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Slots(u8);

impl Slots {
    pub(super) fn insert(&mut self, slot: Slot) {
        self.0 |= 1 << slot as u8;
    }

    pub(super) fn iter(self) -> impl Iterator<Item = Slot> {
        SLOTS.into_iter().filter(move |&slot| self.0 & (1 << slot as u8) != 0)
    }
}

pub(super) type Visit = (Point, Slot);

/// Visits to repeat when a state changes, each once, in the order in which they asked.
#[derive(Debug)]
pub(super) struct Dependents<T = Visit> {
    list: Vec<T>,
    /// The same as a set, once there are many.
    many: FxHashSet<T>,
}

impl<T> Default for Dependents<T> {
    fn default() -> Self {
        Dependents { list: Vec::new(), many: FxHashSet::default() }
    }
}

/// Number of visits up to which a list is searched, and of predecessors up to which each visit looks at all.
pub(super) const FEW: usize = 8;

impl<T: Copy + Eq + Hash> Dependents<T> {
    pub(super) fn add(&mut self, dependent: T) {
        if self.list.len() == FEW && self.many.is_empty() {
            self.many.extend(&self.list);
        }
        let is_new =
            if self.list.len() < FEW { !self.list.contains(&dependent) } else { self.many.insert(dependent) };
        if is_new {
            self.list.push(dependent);
        }
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = T> + '_ {
        self.list.iter().copied()
    }
}
