//! Registered information on dialects.

use super::erased::Erased;
use super::extensions::Extensions;
use crate::context::Name;

/// Registered information on a dialect.
#[derive(Clone)]
#[non_exhaustive]
pub struct DialectInfo {
    /// Namespace of the dialect.
    pub name: Name,
    /// True if operations that are not registered are accepted.
    pub allow_unknown_ops: bool,
    /// True if types and attributes that are not registered are accepted.
    pub allow_unknown_types: bool,
    /// Hooks of the dialect.
    pub(crate) hooks: Erased,
    /// Data attached by other crates.
    pub extensions: Extensions,
}

impl DialectInfo {
    /// A dialect that accepts only what is registered.
    pub fn new(name: Name) -> Self {
        DialectInfo {
            name,
            allow_unknown_ops: false,
            allow_unknown_types: false,
            hooks: Erased::default(),
            extensions: Extensions::default(),
        }
    }
}
