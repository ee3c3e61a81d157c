//! The func dialect.

pub(crate) mod asm;
pub(crate) mod lower;
pub(crate) mod patterns_to_llvm;
