//! The wasmssa dialect.

pub(crate) mod asm;
pub(crate) mod functions;
pub(crate) mod verify;
