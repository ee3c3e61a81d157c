//! The bufferization dialect.

pub(crate) mod types;
pub(crate) mod verify;
