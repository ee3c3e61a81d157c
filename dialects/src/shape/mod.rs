//! The shape dialect.

pub(crate) mod asm;
pub(crate) mod infer;
pub(crate) mod verify;
