//! The memref dialect.

pub(crate) mod asm_prefetch;
pub(crate) mod lower;
pub(crate) mod verify;
