//! The logs of the drivers, as `tracing` events of level `TRACE`; nothing is put into words unless a subscriber listens.
//!
//! - Targets `greedy-rewriter`, `walk-rewriter` and `dialect-conversion`: the operations that a driver visits, the patterns
//!   it tries, their edits and why they fail ([`TreeLog`]).
//! - Target `actions`: each attempt of a pattern, each iteration of the greedy driver and each conversion, with its begin
//!   and its end ([`ActionLog`]).
//!
//! The fields of an event are listed at the methods; a subscriber makes lines of them. Operations have numbers, in the
//! order in which a log first names them, in place of addresses, and operands are named by the number of the operation that
//! defines them; successors are numbered likewise. An event costs what it shows, however large the module is.
//! Mirrors <https://mlir.llvm.org/docs/PatternRewriter/#debugging> and <https://mlir.llvm.org/docs/ActionTracing/>.

mod actions;
mod names;
mod tree;

pub(crate) use actions::ActionLog;
pub(crate) use tree::{LogTarget, TreeLog};
