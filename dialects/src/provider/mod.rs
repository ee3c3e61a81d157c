//! The dialects as a provider for sessions: files, passes, patterns.

pub(crate) mod files;
pub(crate) mod passes;
