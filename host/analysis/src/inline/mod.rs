//! Inlining: calls are replaced by what they call.
//!
//! [`inline_call`] replaces one call; [`inline_calls`] all calls of a body that may be inlined, along the
//! graph of calls. Mirrors upstream's `inlineCall` and `Inliner`.

mod calls;
mod inliner;
mod uses;

pub use calls::{Inlined, NotInlined, inline_call};
pub use inliner::{InlineConfig, inline_calls};
