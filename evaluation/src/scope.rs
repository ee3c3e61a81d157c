//! The names that a text may use.

use std::sync::Arc;

use legalize_snippet::Classes;

/// Classes and functions that are registered, and the C++ namespace of a text.
#[derive(Clone)]
pub(crate) struct Scope {
    pub classes: Classes,
    pub namespace: Arc<str>,
}
