//! The gpu dialect.

pub(crate) mod asm;
pub(crate) mod verify;
