//! The gpu dialect.

pub(crate) mod asm;
pub(crate) mod targets;
pub(crate) mod verify;
