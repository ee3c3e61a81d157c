//! Calls that make nothing: what they give is a function of their arguments.
//!
//! A body that only takes apart and puts together what it is given leaves no statement in the pattern. Such a call gives
//! the same each time that its arguments are the same, in either mode, so it is inlined once. Without that, bodies that
//! call each other several times would take time without end and come to nothing.

use rustc_hash::FxHashMap;

use super::{Args, Builder, Syms};
use crate::ast::CallableId;

/// What belongs to a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Called {
    /// The body.
    Plain,
    /// The body, and the constraints of the parameters and results.
    Checked,
}

/// The calls of a pattern that made nothing, and what tells whether one does.
#[derive(Default)]
pub(super) struct PureCalls {
    given: FxHashMap<((CallableId, Called), Args), Syms>,
    /// How much was made.
    made: u64,
    /// The outermost frame that was read since the call at hand began.
    outermost: Option<usize>,
}

impl PureCalls {
    /// Takes note that something is made.
    pub(super) fn note_made(&mut self) {
        self.made += 1;
    }

    /// Takes note that a variable of a frame is read.
    pub(super) fn note_read(&mut self, frame: usize) {
        self.outermost = Some(self.outermost.map_or(frame, |before| before.min(frame)));
    }
}

impl Builder<'_, '_> {
    /// What a call gives; it is not made again if it made nothing, and read only what it was given.
    pub(super) fn once_if_pure(
        &mut self,
        callable: (CallableId, Called),
        args: Args,
        call: impl FnOnce(&mut Self, Args) -> Syms,
    ) -> Syms {
        let key = (callable, args);
        if let Some(given) = self.pure.given.get(&key) {
            return given.clone();
        }
        let (made, outer) = (self.pure.made, self.pure.outermost.take());
        let frames = self.frames.len();
        let given = call(self, key.1.clone());
        let read = self.pure.outermost.filter(|&frame| frame < frames);
        if made == self.pure.made && read.is_none() && !self.failed {
            self.pure.given.insert(key, given.clone());
        }
        self.pure.outermost = outer;
        if let Some(frame) = read {
            self.pure.note_read(frame);
        }
        given
    }
}
