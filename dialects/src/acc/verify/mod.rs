//! Verifiers of the acc dialect.

pub(crate) mod compute;
pub(crate) mod constructs;
pub(crate) mod data_clauses;
pub(crate) mod routines;
