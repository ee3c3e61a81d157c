//! The nvvm dialect.

pub(crate) mod verify;
