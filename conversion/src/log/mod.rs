//! The logs of the drivers, as `tracing` events of level `TRACE`; nothing is formatted unless a subscriber is
//! interested.
//!
//! - Targets `greedy-rewriter`, `walk-rewriter` and `dialect-conversion`: the operations that a driver
//!   visits, the patterns it tries, their edits and the reasons of failures ([`TreeLog`]).
//! - Target `actions`: each attempt of a pattern, each iteration of the greedy driver and each conversion,
//!   with its start and its end ([`ActionLog`]).
//!
//! The fields of an event are listed at the methods; a subscriber formats them as lines. Operations have
//! numbers instead of addresses, in the order in which a log first names them, and operands are named by the
//! number of their defining op; successors are numbered likewise. The cost of an event is proportional to its
//! text, independent of the size of the module. Mirrors
//! <https://mlir.llvm.org/docs/PatternRewriter/#debugging> and <https://mlir.llvm.org/docs/ActionTracing/>.

mod actions;
mod names;
mod tree;
mod warnings;

pub(crate) use actions::ActionLog;
pub(crate) use tree::{LogTarget, TreeLog};
pub(crate) use warnings::rewrite_failed;
pub use warnings::{HeldWarnings, hold_warnings};

/// Returns true if anyone listens to a log of conversions.
pub(crate) fn is_any_logged() -> bool {
    ActionLog::new().is_some() || TreeLog::new(LogTarget::Conversion).is_some()
}
