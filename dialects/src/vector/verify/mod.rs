//! Verifiers of the vector dialect.

pub(crate) mod masked;
pub(crate) mod masks;
pub(crate) mod slices;
pub(crate) mod vectors;
