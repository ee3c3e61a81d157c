//! Conversions to the llvm dialect.

pub(crate) mod build;
pub(crate) mod descriptors;
pub(crate) mod pass;
pub(crate) mod types;
