//! The irdl dialect.

pub(crate) mod asm;
pub(crate) mod verify;
