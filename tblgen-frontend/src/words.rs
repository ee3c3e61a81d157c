//! Interning of the words of a text.

use std::borrow::Cow;
use std::ops::Range;

use legalize_source::{FileId, SourceMap, Text};

use crate::lexer::{integer, unescape};
use crate::ops::Bang;
use crate::symbol::{Buffer, Sym, Symbols};
use crate::token::Pos;

/// Reader of words for one table of symbols; caches the file of the last one.
pub(crate) struct Words<'a> {
    sources: &'a SourceMap,
    /// Current file; beyond all files before there is one.
    file: u32,
    text: Text,
    /// Buffer of the current file in the table, once it was used.
    buffer: Option<Buffer>,
    /// Buffers of all files.
    shared: Vec<Option<Buffer>>,
}

impl<'a> Words<'a> {
    pub(crate) fn new(sources: &'a SourceMap) -> Self {
        Words { sources, file: u32::MAX, text: Text::default(), buffer: None, shared: Vec::new() }
    }

    /// Returns a range without some bytes at both ends, within its file, which becomes the current one.
    #[inline]
    fn range(&mut self, start: Pos, end: Pos, front: usize, back: usize) -> Range<usize> {
        if self.file != start.file {
            self.turn_to(start.file);
        }
        let len = self.text.len();
        let from = (start.at as usize + front).min(len);
        from..(end.at as usize).saturating_sub(back).clamp(from, len)
    }

    #[cold]
    fn turn_to(&mut self, file: u32) {
        self.text = self.sources.file(FileId::from_index(file)).shared_text();
        self.file = file;
        self.buffer = self.shared.get(file as usize).copied().flatten();
    }

    /// Interns a range of the current file.
    #[inline]
    fn part(&mut self, symbols: &mut Symbols, range: Range<usize>) -> Sym {
        let buffer = match self.buffer {
            Some(buffer) => buffer,
            None => self.share(symbols),
        };
        symbols.intern_part(buffer, range.start, range.end)
    }

    /// Adds the current file to the table.
    #[cold]
    fn share(&mut self, symbols: &mut Symbols) -> Buffer {
        let buffer = symbols.share(self.text.clone());
        let file = self.file as usize;
        if self.shared.len() <= file {
            self.shared.resize(file + 1, None);
        }
        self.shared[file] = Some(buffer);
        self.buffer = Some(buffer);
        buffer
    }

    /// Returns the identifier at a place.
    pub(crate) fn word(&mut self, symbols: &mut Symbols, start: Pos, end: Pos) -> Sym {
        let range = self.range(start, end, 0, 0);
        self.part(symbols, range)
    }

    /// Returns the variable name at a place, without its dollar sign.
    pub(crate) fn variable(&mut self, symbols: &mut Symbols, start: Pos, end: Pos) -> Sym {
        let range = self.range(start, end, 1, 0);
        self.part(symbols, range)
    }

    /// Returns the contents of the string at a place.
    pub(crate) fn string(&mut self, symbols: &mut Symbols, start: Pos, end: Pos) -> Sym {
        let range = self.range(start, end, 1, 1);
        match unescape(&self.text[range.clone()]) {
            Cow::Borrowed(_) => self.part(symbols, range),
            Cow::Owned(text) => symbols.intern(&text),
        }
    }

    /// Returns the value of the number at a place.
    pub(crate) fn integer(&mut self, start: Pos, end: Pos) -> i64 {
        let range = self.range(start, end, 0, 0);
        integer(self.text[range].as_bytes()).unwrap_or_default()
    }

    /// Returns the operator at a place.
    pub(crate) fn bang(&mut self, start: Pos, end: Pos) -> Bang {
        let range = self.range(start, end, 1, 0);
        Bang::of_spelling(self.text[range].as_bytes()).unwrap_or(Bang::Cond)
    }

    /// Returns the contents of the code block at a place.
    pub(crate) fn code(&mut self, symbols: &mut Symbols, start: Pos, end: Pos) -> Sym {
        let range = self.range(start, end, 2, 2);
        self.part(symbols, range)
    }
}
