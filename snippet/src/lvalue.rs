//! Lvalues: the targets of pointers and cursors, and the names that a lambda sees.

use smallvec::SmallVec;

/// Path to an lvalue: a slot, and the indices of the nested items from there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lvalue {
    pub(crate) slot: u32,
    pub(crate) id: u32,
    pub(crate) path: SmallVec<[u32; 2]>,
}

/// Names that are visible at some place of a snippet.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Seen {
    /// The innermost one, counted from one; zero if there is none.
    pub(crate) top: u32,
    pub(crate) id: u32,
}
