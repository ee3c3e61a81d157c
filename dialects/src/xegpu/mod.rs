//! The xegpu dialect.

pub(crate) mod asm;
pub(crate) mod verify;
