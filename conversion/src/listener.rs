//! What drivers and rewriters tell whoever listens.
//!
//! Invariant: an event is sent when the body already shows the edit, except for erasures and replacements,
//! which are announced just before. Mirrors `RewriterBase::Listener`.

use legalize_ir::{BlockId, Context, InsertPoint, Ir, Location, OpId, RegionId, ValueId};

use crate::pattern::{MatchFailure, PatternInfo};

/// Something that happened.
#[derive(Debug)]
#[non_exhaustive]
pub enum Event<'a> {
    /// An operation was put in or moved.
    OpInserted {
        /// The operation.
        op: OpId,
        /// Where it was before, if it was moved: before that point.
        previous: Option<InsertPoint>,
    },
    /// An operation was changed in place, or reads something else now.
    OpModified {
        /// The operation.
        op: OpId,
    },
    /// All uses of an operation's results are about to be replaced.
    OpReplaced {
        /// The operation.
        op: OpId,
        /// What takes the results' place, those of all results in order.
        values: &'a [ValueId],
    },
    /// An operation is about to be erased.
    OpErased {
        /// The operation.
        op: OpId,
    },
    /// A block was put in or moved.
    BlockInserted {
        /// The block.
        block: BlockId,
        /// The region where it was before, and the block that followed it there, if it was moved.
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
        /// The operation that it was tried on; gone if the pattern erased it.
        op: OpId,
        /// Why it failed; nothing if it was applied.
        failure: Option<&'a MatchFailure>,
    },
    /// A pattern says why it does not match.
    MatchFailure {
        /// Where.
        loc: Location,
        /// Why.
        failure: &'a MatchFailure,
    },
}

/// Somebody who wants to know.
pub trait Listener {
    /// Something happened.
    fn notify(&mut self, ctx: &Context, ir: &Ir, event: &Event<'_>);
}

impl<F: FnMut(&Context, &Ir, &Event<'_>)> Listener for F {
    fn notify(&mut self, ctx: &Context, ir: &Ir, event: &Event<'_>) {
        self(ctx, ir, event);
    }
}

/// The listeners of one run, told in order.
#[derive(Default)]
pub struct Listeners<'l> {
    list: Vec<&'l mut dyn Listener>,
}

impl<'l> Listeners<'l> {
    /// Nobody.
    pub fn new() -> Self {
        Self::default()
    }

    /// One more.
    pub fn add(&mut self, listener: &'l mut dyn Listener) {
        self.list.push(listener);
    }

    /// Whether nobody listens.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Tells all of them.
    #[inline]
    pub fn notify(&mut self, ctx: &Context, ir: &Ir, event: &Event<'_>) {
        for listener in &mut self.list {
            listener.notify(ctx, ir, event);
        }
    }
}
