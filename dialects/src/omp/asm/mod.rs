//! Custom forms of the omp dialect.

pub(crate) mod clauses;
pub(crate) mod loops;
pub(crate) mod regions;
