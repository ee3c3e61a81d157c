//! Locations in one word.
//!
//! Most locations are places in a file that was read; they are stored as file and offset, and converted to
//! line and column on demand. All others are interned.
//!
//! Mirrors <https://mlir.llvm.org/docs/Dialects/Builtin/#location-attributes>.

use legalize_source::{FileId, Span};

use super::{Attribute, Name};

/// A location: a place in a file that was read, or the index of an interned [`LocData`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Location(u64);

const SOURCE: u64 = 1 << 63;

impl Location {
    /// `loc(unknown)`, index zero in every context.
    pub const UNKNOWN: Location = Location(0);

    /// A place in a file of the context's source map.
    pub fn at(file: FileId, offset: u32) -> Self {
        Location(SOURCE | (u64::from(file.index()) << 32) | u64::from(offset))
    }

    /// The place in a file that was read, if it is one.
    pub fn source(self) -> Option<Span> {
        (self.0 & SOURCE != 0)
            .then(|| Span::at(FileId::from_index(((self.0 & !SOURCE) >> 32) as u32), self.0 as u32))
    }

    pub(crate) fn from_index(index: u32) -> Self {
        Location(u64::from(index))
    }

    /// The word; equal ones of one context are equal locations.
    pub(crate) fn bits(self) -> u64 {
        self.0
    }

    pub(crate) fn index(self) -> Option<u32> {
        (self.0 & SOURCE == 0).then_some(self.0 as u32)
    }
}

/// The data of a location, see [`Context::loc_data`](super::Context::loc_data).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "fields are named as in the builtin dialect's documentation")]
pub enum LocData {
    /// `unknown`
    Unknown,
    /// `"file":line:column`
    FileLineCol { file: Name, line: u32, column: u32 },
    /// `"file":line:column to line:column`; a range of one place is interned as that place.
    FileLineColRange { file: Name, start: (u32, u32), end: (u32, u32) },
    /// `"name"` or `"name"(child)`
    Named { name: Name, child: Location },
    /// `callsite(callee at caller)`
    CallSite { callee: Location, caller: Location },
    /// `fused<metadata>[…]`
    Fused { locations: Box<[Location]>, metadata: Option<Attribute> },
}
