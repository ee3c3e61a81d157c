//! The tensor dialect.

pub(crate) mod verify;
