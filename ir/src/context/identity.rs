//! The identity of a context, which bodies and frozen patterns carry.
//!
//! Interned handles are indices: with another context they mean something else, or nothing. An identity is
//! drawn at random, so that no counter is shared by the contexts of a process; it is never printed.

use std::fmt;
use std::hash::{BuildHasher, RandomState};
use std::num::NonZeroU64;

/// Identity of a [`Context`](super::Context). No two contexts have the same one.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ContextId(NonZeroU64);

impl ContextId {
    /// Creates a new identity.
    pub(super) fn new() -> Self {
        ContextId(NonZeroU64::new(random()).unwrap_or(NonZeroU64::MIN))
    }
}

/// The number is left out: output is the same in every run.
impl fmt::Debug for ContextId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ContextId(..)")
    }
}

/// A random number; each call gives another one.
pub(crate) fn random() -> u64 {
    RandomState::new().hash_one(0_u8)
}
