//! The smt dialect.

pub(crate) mod verify;
