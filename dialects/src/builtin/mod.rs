//! The builtin dialect.

pub(crate) mod fold;
