//! Rust part of the llvm dialect: its types, and the text of functions, calls and comparisons.

mod ops;
mod types;

use legalize_ir::Context;

pub(crate) use types::{LlvmType, classify, function, is_compatible, is_compatible_float, void};

/// Attaches types and hooks to what is registered.
pub(crate) fn attach(ctx: &mut Context) {
    types::attach(ctx);
    ops::attach(ctx);
}
