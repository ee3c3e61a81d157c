//! The transform dialect.

pub(crate) mod asm;
pub(crate) mod functions;
pub(crate) mod pass_options;
pub(crate) mod types;
pub(crate) mod verify;
