//! Conversions to the llvm dialect.

pub(crate) mod build;
pub(crate) mod descriptors;
pub(crate) mod natives;
pub(crate) mod pass;
mod rows;
pub(crate) mod types;
