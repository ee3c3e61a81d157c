//! Verifiers of the linalg dialect.

pub(crate) mod forms;
pub(crate) mod structured;
