//! Handles of names.

/// Handle of an interned identifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Name(pub(super) u32);

impl Name {
    /// The name's index in its context.
    pub fn index(self) -> u32 {
        self.0
    }
}

/// Handle of an operation name, registered or not; an index into the registry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct OpName(pub(super) u32);

impl OpName {
    /// The operation name's index in its context.
    pub fn index(self) -> u32 {
        self.0
    }
}
