//! The memref dialect.

pub(crate) mod lower;
pub(crate) mod verify;
