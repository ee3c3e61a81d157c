//! Places of values: where a pointer or a cursor leads, and which names a lambda sees.

use smallvec::SmallVec;

/// The way to a place: a slot, and the numbers of the items on the way down from there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    pub(crate) slot: u32,
    pub(crate) id: u32,
    pub(crate) path: SmallVec<[u32; 2]>,
}

/// The names that are seen at some place of a snippet.
#[derive(Clone, Copy, Debug, Default)]
pub struct Seen {
    /// The innermost one, counted from one; zero if there is none.
    pub(crate) top: u32,
    pub(crate) id: u32,
}
