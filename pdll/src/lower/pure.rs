//! Pure calls, whose results are a function of their arguments.
//!
//! A body that only decomposes and composes its arguments leaves no statement in the pattern. Such a call has
//! the same results whenever its arguments are the same, in either mode, so it is inlined once. Otherwise
//! bodies that call each other several times would take exponential time without any effect.

use rustc_hash::FxHashMap;

use super::syms::{Args, Syms};
use crate::ast::CallableId;

/// Parts of a callable that a call includes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Called {
    /// The body.
    Plain,
    /// The body, and the constraints of the parameters and results.
    Checked,
}

/// Key of a call: the callable, the included parts, and the arguments.
pub(super) type Call = (CallableId, Called, Args);

/// State when a call began.
pub(super) struct CallStart {
    created: u64,
    outermost: Option<usize>,
}

/// Results of the pure calls of a pattern, and the state that determines whether a call is pure.
#[derive(Default)]
pub(super) struct PureCalls {
    given: FxHashMap<Call, Syms>,
    /// Number of statements created so far.
    created: u64,
    /// Outermost frame that was read since the current call began.
    outermost: Option<usize>,
}

impl PureCalls {
    /// Records that a statement is created.
    pub(super) fn note_creation(&mut self) {
        self.created += 1;
    }

    /// Records that a variable of a frame is read.
    pub(super) fn note_read(&mut self, frame: usize) {
        self.outermost = Some(self.outermost.map_or(frame, |before| before.min(frame)));
    }

    /// Returns the results of a call that is known to be pure.
    pub(super) fn given(&self, call: &Call) -> Option<&Syms> {
        self.given.get(call)
    }

    /// Begins a call.
    pub(super) fn begin(&mut self) -> CallStart {
        CallStart { created: self.created, outermost: self.outermost.take() }
    }

    /// Ends a call that began with `frames` frames. Its results are cached if it created no statement, and
    /// read only its arguments.
    pub(super) fn end(&mut self, begun: CallStart, frames: usize, call: Call, given: &Syms, failed: bool) {
        let read = self.outermost.filter(|&frame| frame < frames);
        if begun.created == self.created && read.is_none() && !failed {
            self.given.insert(call, given.clone());
        }
        self.outermost = begun.outermost;
        if let Some(frame) = read {
            self.note_read(frame);
        }
    }
}
