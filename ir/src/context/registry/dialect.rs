//! What is registered of a dialect.

use super::erased::Erased;
use super::extensions::Extensions;
use crate::context::Name;

/// What is registered of a dialect.
#[derive(Clone)]
#[non_exhaustive]
pub struct DialectInfo {
    /// Its namespace.
    pub name: Name,
    /// Whether operations that are not registered are accepted.
    pub allow_unknown_ops: bool,
    /// Whether types and attributes that are not registered are accepted.
    pub allow_unknown_types: bool,
    /// Its hooks.
    pub(crate) hooks: Erased,
    /// What crates above remember.
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
