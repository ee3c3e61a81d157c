//! Verifiers of the gpu dialect.

pub(crate) mod functions;
pub(crate) mod groups;
pub(crate) mod kernels;
