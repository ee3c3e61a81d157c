//! The pdl dialect.

pub(crate) mod asm;
pub(crate) mod types;
pub(crate) mod verify;
