//! Conversions to the llvm dialect.

pub(crate) mod build;
pub(crate) mod types;
