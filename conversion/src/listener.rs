//! Events of drivers and rewriters, and their listeners.
//!
//! Invariant: an event is sent when the body already shows the edit, except for erasures and replacements,
//! which are announced just before. Mirrors `RewriterBase::Listener`.

use legalize_ir::{BlockId, Context, InsertPoint, Ir, Location, OpId, RegionId, ValueId};

use crate::pattern::{MatchFailure, PatternInfo};

/// An event of a rewrite.
#[derive(Debug)]
#[non_exhaustive]
pub enum Event<'a> {
    /// An operation was inserted or moved.
    OpInserted {
        /// The operation.
        op: OpId,
        /// Previous position, if it was moved: before that point.
        previous: Option<InsertPoint>,
    },
    /// An operation was changed in place, or its operands were replaced.
    OpModified {
        /// The operation.
        op: OpId,
    },
    /// All uses of an operation's results are about to be replaced.
    OpReplaced {
        /// The operation.
        op: OpId,
        /// Replacements of all results in order.
        values: &'a [ValueId],
    },
    /// An operation is about to be erased.
    OpErased {
        /// The operation.
        op: OpId,
    },
    /// A block was inserted or moved.
    BlockInserted {
        /// The block.
        block: BlockId,
        /// The previous region and the block that followed it there, if it was moved.
        previous: Option<(RegionId, Option<BlockId>)>,
    },
    /// A block is about to be erased.
    BlockErased {
        /// The block.
        block: BlockId,
    },
    /// A pattern is about to be tried.
    PatternBegin {
        /// The pattern.
        pattern: &'a PatternInfo,
        /// The operation that it is tried on.
        op: OpId,
    },
    /// A pattern was tried.
    PatternEnd {
        /// The pattern.
        pattern: &'a PatternInfo,
        /// The operation that it was tried on; invalid if the pattern erased it.
        op: OpId,
        /// Reason why it failed; `None` if it was applied.
        failure: Option<&'a MatchFailure>,
    },
    /// A pattern reports why it does not match.
    MatchFailure {
        /// Location of the operation.
        loc: Location,
        /// Reason of the failure.
        failure: &'a MatchFailure,
    },
}

/// Receiver of events. One may be notified on another thread than the one that created it.
pub trait Listener: Send + Sync {
    /// Notifies the listener of an event.
    fn notify(&mut self, ctx: &Context, ir: &Ir, event: &Event<'_>);
}

impl<F: FnMut(&Context, &Ir, &Event<'_>) + Send + Sync> Listener for F {
    fn notify(&mut self, ctx: &Context, ir: &Ir, event: &Event<'_>) {
        self(ctx, ir, event);
    }
}

/// The listeners of one run, notified in order.
#[derive(Default)]
pub struct Listeners<'l> {
    list: Vec<&'l mut dyn Listener>,
}

impl<'l> Listeners<'l> {
    /// Creates an empty list.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a listener.
    pub fn add(&mut self, listener: &'l mut dyn Listener) {
        self.list.push(listener);
    }

    /// Returns true if there are no listeners.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Notifies all listeners.
    #[inline]
    pub fn notify(&mut self, ctx: &Context, ir: &Ir, event: &Event<'_>) {
        for listener in &mut self.list {
            listener.notify(ctx, ir, event);
        }
    }
}
