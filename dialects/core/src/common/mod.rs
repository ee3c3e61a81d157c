//! Modules that the dialects share: the embedded files, models of patterns, passes that convert a dialect.

#[cfg(test)]
pub(crate) mod bless;
pub(crate) mod conversion_pass;
pub(crate) mod declarative;
pub(crate) mod files;
