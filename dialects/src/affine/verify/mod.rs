//! Verifiers of the affine dialect.

pub(crate) mod ids;
pub(crate) mod index;
