//! Places in files: a file's identity and byte ranges within it.

/// Identity of a file in one [`SourceMap`](crate::SourceMap).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FileId(pub(crate) u32);

impl FileId {
    /// Returns the index of the file in its map, counted from zero in order of addition.
    pub fn index(self) -> u32 {
        self.0
    }

    /// Returns the file at an index that [`FileId::index`] returned.
    pub fn from_index(index: u32) -> Self {
        FileId(index)
    }
}

/// Half-open range of bytes `start..end` in one file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Span {
    /// File that contains the range.
    pub file: FileId,
    /// Offset of the first byte.
    pub start: u32,
    /// Offset after the last byte.
    pub end: u32,
}

impl Span {
    /// Creates the range `start..end` of `file`.
    pub fn new(file: FileId, start: u32, end: u32) -> Self {
        Span { file, start, end }
    }

    /// Creates the empty range at one offset.
    pub fn at(file: FileId, offset: u32) -> Self {
        Span { file, start: offset, end: offset }
    }

    /// Returns the smallest range that covers both; `self` if the two are in different files.
    pub fn to(self, other: Span) -> Self {
        if self.file != other.file {
            return self;
        }
        Span { file: self.file, start: self.start.min(other.start), end: self.end.max(other.end) }
    }

    /// Number of bytes.
    pub fn len(self) -> u32 {
        self.end.saturating_sub(self.start)
    }

    /// True if the range is empty.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }
}
