//! The transform dialect.

pub(crate) mod asm;
pub(crate) mod pass_options;
pub(crate) mod verify;
