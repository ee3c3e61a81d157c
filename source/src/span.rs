//! Places in files: a file's identity and byte ranges within it.

/// Identity of a file in one [`SourceMap`](crate::SourceMap).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FileId(pub(crate) u32);

impl FileId {
    /// The index of the file in its map, counted from zero in order of addition.
    pub fn index(self) -> u32 {
        self.0
    }

    /// The file of a map at an index that [`FileId::index`] gave.
    pub fn from_index(index: u32) -> Self {
        FileId(index)
    }
}

/// A half-open range of bytes `start..end` in one file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Span {
    /// The file that the range is in.
    pub file: FileId,
    /// Offset of the first byte.
    pub start: u32,
    /// Offset after the last byte.
    pub end: u32,
}

impl Span {
    /// The range `start..end` of `file`.
    pub fn new(file: FileId, start: u32, end: u32) -> Self {
        Span { file, start, end }
    }

    /// The empty range at one offset.
    pub fn at(file: FileId, offset: u32) -> Self {
        Span { file, start: offset, end: offset }
    }

    /// The smallest range that covers both; `self` where the two are in different files.
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

    /// Whether the range holds no byte.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }
}
