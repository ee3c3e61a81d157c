//! Calls that make nothing: what they give is a function of their arguments.
//!
//! A body that only takes apart and puts together what it is given leaves no statement in the pattern. Such a call gives
//! the same each time that its arguments are the same, in either mode, so it is inlined once. Without that, bodies that
//! call each other several times would take time without end and come to nothing.

use rustc_hash::FxHashMap;

use super::syms::{Args, Syms};
use crate::ast::CallableId;

/// What belongs to a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Called {
    /// The body.
    Plain,
    /// The body, and the constraints of the parameters and results.
    Checked,
}

/// What is called, and with what.
pub(super) type Call = (CallableId, Called, Args);

/// What was known when a call began.
pub(super) struct Begun {
    made: u64,
    outermost: Option<usize>,
}

/// The calls of a pattern that made nothing, and what tells whether one does.
#[derive(Default)]
pub(super) struct PureCalls {
    given: FxHashMap<Call, Syms>,
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

    /// What a call gave that made nothing.
    pub(super) fn given(&self, call: &Call) -> Option<&Syms> {
        self.given.get(call)
    }

    /// Begins a call.
    pub(super) fn begin(&mut self) -> Begun {
        Begun { made: self.made, outermost: self.outermost.take() }
    }

    /// Ends a call that began with so many frames. What it gave is kept if it made nothing, and read only what it was
    /// given.
    pub(super) fn end(&mut self, begun: Begun, frames: usize, call: Call, given: &Syms, failed: bool) {
        let read = self.outermost.filter(|&frame| frame < frames);
        if begun.made == self.made && read.is_none() && !failed {
            self.given.insert(call, given.clone());
        }
        self.outermost = begun.outermost;
        if let Some(frame) = read {
            self.note_read(frame);
        }
    }
}
