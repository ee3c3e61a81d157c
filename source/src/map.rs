//! Table of all files that one run has read.
//!
//! Invariant: a file is added once and never changes, so a [`Span`] stays valid for the life of the map.

use std::borrow::Cow;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock, RwLock};

use crate::printable::masked;
use crate::{Exceeded, FileId, Limit, Limits, Severity, Span, Text};

/// Line and column, both counted from one; the column counts bytes, as upstream's tools do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LineCol {
    /// Line, from 1.
    pub line: u32,
    /// Column in bytes, from 1.
    pub column: u32,
}

impl LineCol {
    /// Start of a file.
    pub const START: LineCol = LineCol { line: 1, column: 1 };
}

/// A file: its name as the user would spell it, and its text. A piece of a split file is a file as well; its
/// lines and columns are those of the whole.
#[derive(Debug)]
pub struct SourceFile {
    id: FileId,
    name: Box<str>,
    text: Text,
    included_from: Option<Span>,
    /// Counts of the files that this file and those that it includes have included.
    included: Arc<Included>,
    /// Place of the first byte.
    origin: LineCol,
    line_starts: OnceLock<Box<[u32]>>,
    /// The text as excerpts show it, if a part of it that was asked for cannot be shown as it is.
    masked: OnceLock<Box<str>>,
}

impl SourceFile {
    /// Returns the file's identity in its map.
    pub fn id(&self) -> FileId {
        self.id
    }

    /// Returns the name as given on the command line, or the path at which an include was found.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the place of the first byte in the whole, if this is a piece of a file.
    pub(crate) fn origin(&self) -> LineCol {
        self.origin
    }

    /// Returns the whole text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the whole text, shared.
    pub fn shared_text(&self) -> Text {
        self.text.clone()
    }

    /// Returns the place of the `include` directive that included this file.
    pub fn included_from(&self) -> Option<Span> {
        self.included_from
    }

    /// Returns line and column of a byte offset; offsets past the end yield the end.
    pub fn line_col(&self, offset: u32) -> LineCol {
        let starts = self.line_starts();
        let offset = offset.min(self.text.len() as u32);
        let index = starts.partition_point(|&start| start <= offset) - 1;
        let before = if index == 0 { self.origin.column } else { 1 };
        LineCol { line: self.origin.line + index as u32, column: before + offset - starts[index] }
    }

    /// Text of a line, without its line end; empty outside of the file. The first line of a piece yields only
    /// the part that belongs to the piece.
    pub fn line_text(&self, line: u32) -> &str {
        let starts = self.line_starts();
        let index = self.line_index(line);
        let Some(&start) = starts.get(index) else {
            return "";
        };
        let end = starts.get(index + 1).map_or(self.text.len(), |&next| next as usize - 1);
        self.text[start as usize..end].trim_end_matches('\r')
    }

    /// Number of lines; an empty file has one.
    pub fn line_count(&self) -> u32 {
        self.line_starts().len() as u32
    }

    /// Number of the first line: 1 except for pieces.
    pub fn first_line(&self) -> u32 {
        self.origin.line
    }

    /// Offset at which a line starts; the end of the file for a line outside of it.
    pub fn line_start(&self, line: u32) -> usize {
        self.line_starts().get(self.line_index(line)).map_or(self.text.len(), |&start| start as usize)
    }

    /// A part of the text as excerpts show it, of the same length: without characters that a terminal acts
    /// on.
    pub(crate) fn drawn(&self, start: usize, end: usize) -> &str {
        let part = &self.text[start..end];
        match masked(part) {
            Cow::Borrowed(_) => part,
            Cow::Owned(_) => &self.masked.get_or_init(|| masked(&self.text).into())[start..end],
        }
    }

    fn line_index(&self, line: u32) -> usize {
        line.checked_sub(self.origin.line).map_or(usize::MAX - 1, |index| index as usize)
    }

    fn line_starts(&self) -> &[u32] {
        self.line_starts.get_or_init(|| {
            std::iter::once(0)
                .chain(memchr::memchr_iter(b'\n', self.text.as_bytes()).map(|at| at as u32 + 1))
                .collect()
        })
    }
}

/// Counts of included files, and of their bytes.
#[derive(Debug, Default)]
struct Included {
    files: AtomicU64,
    bytes: AtomicU64,
}

/// All files of one run. The map is shared by reference; files are only added.
#[derive(Debug, Default)]
pub struct SourceMap {
    files: RwLock<Vec<Arc<SourceFile>>>,
    limits: Limits,
    /// Bytes of the files that were not included.
    bytes: AtomicU64,
    /// Counts of the files that pieces of split files include: there may be a piece every few bytes.
    included_by_pieces: Arc<Included>,
    errors: Reports,
    warnings: Reports,
}

/// Counts of diagnostics of one severity.
#[derive(Debug, Default)]
struct Reports {
    reported: AtomicU64,
    left_out: AtomicU64,
}

impl SourceMap {
    /// Maximum number of bytes of a file; larger files are rejected, so that offsets fit 32 bits.
    pub const MAX_FILE_BYTES: usize = u32::MAX as usize - 1;

    /// Creates an empty map with the default limits.
    pub fn new() -> Self {
        Self::default()
    }

    /// Creates an empty map for a run with the given limits.
    pub fn with_limits(limits: Limits) -> Self {
        SourceMap { limits, ..Self::default() }
    }

    /// Returns the limits of the run that reads these files.
    pub fn limits(&self) -> &Limits {
        &self.limits
    }

    /// Number of bytes of all files that were not included; allowances per byte grow with it.
    pub fn bytes(&self) -> u64 {
        self.bytes.load(Ordering::Relaxed)
    }

    /// Adds a file.
    ///
    /// # Panics
    /// Panics if the text is larger than [`SourceMap::MAX_FILE_BYTES`]; loaders check that first.
    pub fn add(&self, name: impl Into<Box<str>>, text: impl Into<Text>) -> FileId {
        self.add_file(name.into(), text.into(), None, Arc::default(), LineCol::START)
    }

    /// Adds a file with the place of the `include` directive that included it. A file that is included twice
    /// counts twice. Each file that is not included has an allowance of its own for all that it includes: the
    /// definitions of a large project are many such files.
    ///
    /// # Errors
    /// Fails if [`Limits::included_files`] or [`Limits::included_bytes`] is exceeded; nothing is added then.
    ///
    /// # Panics
    /// Panics as [`SourceMap::add`] does, and if the directive is in a file of another map.
    #[track_caller]
    pub fn add_included(
        &self,
        name: impl Into<Box<str>>,
        text: impl Into<Text>,
        included_from: Span,
    ) -> Result<FileId, Exceeded> {
        let text = text.into();
        let included = self.file(included_from.file).included.clone();
        self.charge(&included.files, 1, Limit::IncludedFiles)?;
        self.charge(&included.bytes, text.len() as u64, Limit::IncludedBytes)?;
        Ok(self.add_file(name.into(), text, Some(included_from), included, LineCol::START))
    }

    fn charge(&self, used: &AtomicU64, amount: u64, limit: Limit) -> Result<(), Exceeded> {
        let exceeded = self.limits.exceeded(limit, self.bytes());
        let used = used.fetch_add(amount, Ordering::Relaxed).saturating_add(amount);
        if used > exceeded.most { Err(exceeded) } else { Ok(()) }
    }

    /// Adds a piece of a file that is split; `origin` is the place of its first byte in the whole.
    ///
    /// # Panics
    /// Panics as [`SourceMap::add`] does.
    #[track_caller]
    pub fn add_piece(&self, name: impl Into<Box<str>>, text: impl Into<Text>, origin: LineCol) -> FileId {
        self.add_file(name.into(), text.into(), None, self.included_by_pieces.clone(), origin)
    }

    #[track_caller]
    fn add_file(
        &self,
        name: Box<str>,
        text: Text,
        included_from: Option<Span>,
        included: Arc<Included>,
        origin: LineCol,
    ) -> FileId {
        assert!(text.len() <= Self::MAX_FILE_BYTES, "file too large for 32-bit offsets");
        if included_from.is_none() {
            self.bytes.fetch_add(text.len() as u64, Ordering::Relaxed);
        }
        let mut files = self.files.write().unwrap_or_else(std::sync::PoisonError::into_inner);
        let id = FileId(files.len() as u32);
        files.push(Arc::new(SourceFile {
            id,
            name,
            text,
            included_from,
            included,
            origin,
            line_starts: OnceLock::new(),
            masked: OnceLock::new(),
        }));
        id
    }

    /// Returns true if one more diagnostic of a severity is to be reported, by [`Limits::errors`]; counts
    /// those that are not.
    pub fn may_report(&self, severity: Severity) -> bool {
        let reports = match severity {
            Severity::Error => &self.errors,
            Severity::Warning => &self.warnings,
            Severity::Note | Severity::Remark => return true,
        };
        let most = self.limits.errors.base;
        let may = most == 0 || reports.reported.fetch_add(1, Ordering::Relaxed) < most;
        if !may {
            reports.left_out.fetch_add(1, Ordering::Relaxed);
        }
        may
    }

    /// Returns the numbers of errors and of warnings that were left out since the last call, and resets them.
    pub fn take_left_out(&self) -> (u64, u64) {
        (self.errors.left_out.swap(0, Ordering::Relaxed), self.warnings.left_out.swap(0, Ordering::Relaxed))
    }

    /// Returns the file of an id.
    ///
    /// # Panics
    /// Panics if the id is of another map.
    #[track_caller]
    pub fn file(&self, id: FileId) -> Arc<SourceFile> {
        match self.try_file(id) {
            Some(file) => file,
            None => panic!("file id {} is not of this source map", id.0),
        }
    }

    /// Returns all files so far, in the order in which they were added.
    pub fn files(&self) -> Vec<Arc<SourceFile>> {
        self.files.read().unwrap_or_else(std::sync::PoisonError::into_inner).clone()
    }

    /// Returns the file of an id, or `None` if the id is of another map.
    pub fn try_file(&self, id: FileId) -> Option<Arc<SourceFile>> {
        let files = self.files.read().unwrap_or_else(std::sync::PoisonError::into_inner);
        files.get(id.0 as usize).cloned()
    }

    /// Returns the text that a span covers.
    ///
    /// # Panics
    /// Panics if the span is of another map.
    #[track_caller]
    pub fn snippet(&self, span: Span) -> String {
        let file = self.file(span.file);
        file.text().get(span.start as usize..span.end as usize).unwrap_or("").to_owned()
    }

    /// Returns `name:line:column` of a span's start, as upstream's tools print it.
    pub fn describe(&self, span: Span) -> String {
        match self.try_file(span.file) {
            Some(file) => {
                let at = file.line_col(span.start);
                format!("{}:{}:{}", file.name(), at.line, at.column)
            }
            None => "<unknown>".to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_file_has_its_own_allowance_of_includes() {
        let mut limits = Limits::default();
        limits.set(Limit::IncludedFiles, 2);
        let map = SourceMap::with_limits(limits);
        let include = |into: FileId| map.add_included("b", "", Span::new(into, 0, 0));
        for _ in 0..2 {
            let root = map.add("a", "");
            let nested = include(root).expect("the first");
            assert!(include(nested).is_ok());
            assert!(include(root).is_err_and(|exceeded| exceeded.limit == Limit::IncludedFiles));
        }
    }

    #[test]
    fn pieces_of_a_file_share_one_allowance_of_includes() {
        let mut limits = Limits::default();
        limits.set(Limit::IncludedFiles, 1);
        let map = SourceMap::with_limits(limits);
        let pieces = [1, 2].map(|line| map.add_piece("a", "", LineCol { line, column: 1 }));
        let added = pieces.map(|piece| map.add_included("b", "", Span::new(piece, 0, 0)).is_ok());
        assert_eq!(added, [true, false]);
    }

    #[test]
    fn pieces_have_the_lines_and_columns_of_the_whole() {
        let map = SourceMap::new();
        let piece = map.add_piece("a.mlir", "x y\nz", LineCol { line: 7, column: 9 });
        let file = map.file(piece);
        assert_eq!(map.describe(Span::at(piece, 2)), "a.mlir:7:11");
        assert_eq!(map.describe(Span::at(piece, 4)), "a.mlir:8:1");
        assert_eq!(
            (file.line_text(7), file.line_text(8), file.line_text(1), file.line_text(9)),
            ("x y", "z", "", "")
        );
        assert_eq!(
            (file.line_start(7), file.line_start(8), file.line_start(6), file.line_start(9)),
            (0, 4, 5, 5)
        );
    }

    #[test]
    fn lines_and_columns_count_from_one() {
        let map = SourceMap::new();
        let id = map.add("a.td", "ab\ncd\r\n\nx");
        let file = map.file(id);
        assert_eq!(file.line_col(0), LineCol { line: 1, column: 1 });
        assert_eq!(file.line_col(4), LineCol { line: 2, column: 2 });
        assert_eq!(file.line_col(99), LineCol { line: 4, column: 2 });
        assert_eq!(file.line_text(2), "cd");
        assert_eq!(file.line_text(9), "");
        assert_eq!(map.describe(Span::at(id, 8)), "a.td:4:1");
    }
}
