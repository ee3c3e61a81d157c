//! Rewrite patterns written in Rust, and the static info of any pattern.
//!
//! Mirrors <https://mlir.llvm.org/docs/PatternRewriter/#defining-patterns>. A pattern's benefit is fixed when
//! it is created; a failing pattern leaves no edits (drivers roll them back and can report them).

mod conversion;
mod declarative;
mod failure;
mod id;
mod info;
mod rewrite;

pub use conversion::{ConversionPattern, FnConversionPattern};
pub(crate) use declarative::DeclarativeFile;
pub use declarative::{DeclarativeOptions, OperandMode};
pub(crate) use failure::Part;
pub use failure::{MatchFailure, MatchResult};
pub use id::PatternId;
pub use info::{PatternInfo, Root};
pub use rewrite::{FnPattern, RewritePattern};
