//! The smt dialect.

pub(crate) mod types;
pub(crate) mod verify;
