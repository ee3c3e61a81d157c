//! The complex dialect.

pub(crate) mod asm;
pub(crate) mod verify;
