//! The bufferization dialect.

pub(crate) mod verify;
