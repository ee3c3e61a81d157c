//! The async dialect.

pub(crate) mod asm;
