//! Rollback of a conversion: body and state return to a [`Mark`].
//!
//! The body has a journal of its own ([`Ir::rollback_to`]). Here the maps are restored from a list of
//! [`Undo`] entries, and lists that only grow are cut to their lengths. Entries are kept while a mark is
//! open, except that of the whole run: a rollback of everything needs nothing but the body's journal.

use legalize_ir::{Checkpoint, Ir, OpId, RegionId, ValueId};
use smallvec::SmallVec;

use super::super::converters::ConverterId;
use super::{CastInfo, Replacement, State, Values};

/// An edit of the state, with what it replaced.
#[derive(Debug)]
pub(super) enum Undo {
    /// The value was not mapped.
    Unmapped(ValueId),
    Map(Box<(ValueId, Replacement)>),
    MapMany(Box<(Values, Option<Values>)>),
    Flags(OpId, u32),
    ReplacedByCast(ValueId),
    CastInfo(Box<(OpId, CastInfo)>),
    RegionConverter(RegionId, Option<ConverterId>),
}

/// A point that body and state can be rolled back to.
#[derive(Debug)]
#[must_use = "a mark is accepted or rolled back to"]
pub(crate) struct Mark {
    checkpoint: Checkpoint,
    /// `None` for the mark of the whole run, which records nothing here.
    undo: Option<usize>,
    lists: usize,
    actions: usize,
    pub(super) casts: usize,
    late: usize,
    settled: usize,
}

impl State {
    pub(crate) fn mark(&mut self, ir: &mut Ir) -> Mark {
        self.open += 1;
        Mark {
            checkpoint: ir.checkpoint(),
            undo: Some(self.undo.len()),
            lists: self.lists.len(),
            actions: self.actions.len(),
            casts: self.casts.len(),
            late: self.late.len(),
            settled: self.settled.len(),
        }
    }

    /// The mark of the whole run, before anything is done.
    pub(crate) fn mark_all(&self, ir: &mut Ir) -> Mark {
        Mark { checkpoint: ir.checkpoint(), undo: None, lists: 0, actions: 0, casts: 0, late: 0, settled: 0 }
    }

    /// Keeps the edits since the mark.
    pub(crate) fn accept(&mut self, ir: &mut Ir, mark: Mark) {
        ir.commit(mark.checkpoint);
        if mark.undo.is_some() {
            self.close();
        }
    }

    /// Ends a mark. A rollback of the whole run needs nothing but the body's own journal.
    fn close(&mut self) {
        self.open -= 1;
        if self.open == 0 {
            self.undo.clear();
            self.settled.clear();
        }
    }

    /// Records the undo entry of an edit under a mark.
    #[inline]
    pub(super) fn note(&mut self, undo: impl FnOnce() -> Undo) {
        if self.open != 0 {
            self.undo.push(undo());
        }
    }

    /// Returns true if anything was edited since the mark.
    pub(crate) fn edited_since(&self, ir: &Ir, mark: &Mark) -> bool {
        ir.edited_since(&mark.checkpoint) || mark.undo.is_none_or(|undo| self.undo.len() > undo)
    }

    /// Rolls back to the mark. Returns the operations that were settled since then.
    pub(crate) fn roll_back(&mut self, ir: &mut Ir, mark: Mark) -> SmallVec<[OpId; 2]> {
        ir.rollback_to(mark.checkpoint);
        let Some(kept) = mark.undo else {
            *self = State { keep_late: self.keep_late, ..State::default() };
            return SmallVec::new();
        };
        let settled = self.settled.drain(mark.settled..).collect();
        while self.undo.len() > kept {
            let Some(undo) = self.undo.pop() else { break };
            match undo {
                Undo::Unmapped(value) => {
                    self.mapping.remove(value);
                }
                Undo::Map(old) => {
                    self.mapping.insert(old.0, old.1);
                }
                Undo::MapMany(old) => {
                    match *old {
                        (key, Some(old)) => self.mapping_many.insert(key, old),
                        (key, None) => self.mapping_many.remove(&key),
                    };
                }
                Undo::Flags(op, old) => {
                    self.set_flags(op, old);
                }
                Undo::ReplacedByCast(value) => {
                    self.replaced_by_cast.remove(&value);
                }
                Undo::CastInfo(old) => {
                    self.cast_info.insert(old.0, old.1);
                }
                Undo::RegionConverter(region, old) => {
                    match old {
                        Some(old) => self.region_converters.insert(region, old),
                        None => self.region_converters.remove(&region),
                    };
                }
            }
        }
        self.close();
        self.lists.truncate(mark.lists);
        self.actions.truncate(mark.actions);
        for op in self.casts.drain(mark.casts..) {
            self.cast_info.remove(&op);
        }
        self.late.truncate(mark.late);
        self.clear_pattern();
        settled
    }
}
