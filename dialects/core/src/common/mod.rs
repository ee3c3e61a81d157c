//! Modules that the dialects share: the embedded files, models of patterns, passes that convert a dialect.

pub(crate) mod conversion_pass;
pub(crate) mod declarative;
pub(crate) mod files;
