//! Verifiers of the omp dialect.

pub(crate) mod atomics;
pub(crate) mod entry_args;
pub(crate) mod nested;
pub(crate) mod regions;
pub(crate) mod wrappers;
