//! Verifiers of the llvm dialect.

pub(crate) mod calls;
pub(crate) mod constants;
pub(crate) mod functions;
pub(crate) mod globals;
pub(crate) mod memory;
pub(crate) mod values;
