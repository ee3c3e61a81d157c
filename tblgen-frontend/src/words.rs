//! Words of the text as symbols.

use std::sync::Arc;

use legalize_source::{FileId, SourceMap};

use crate::lexer::{integer, unescape};
use crate::ops::Bang;
use crate::symbol::{Sym, Symbols};
use crate::token::Pos;

/// Reads words from the text; remembers the file of the last one.
pub(crate) struct Words<'a> {
    sources: &'a SourceMap,
    file: Option<u32>,
    text: Arc<str>,
}

impl<'a> Words<'a> {
    pub(crate) fn new(sources: &'a SourceMap) -> Self {
        Words { sources, file: None, text: Arc::from("") }
    }

    /// The text of a range without some bytes at both ends.
    fn range(&mut self, start: Pos, end: Pos, front: usize, back: usize) -> &str {
        if self.file != Some(start.file) {
            self.text = self.sources.file(FileId::from_index(start.file)).shared_text();
            self.file = Some(start.file);
        }
        let from = (start.at as usize + front).min(self.text.len());
        let to = (end.at as usize).saturating_sub(back).clamp(from, self.text.len());
        &self.text[from..to]
    }

    /// The identifier at a place.
    pub(crate) fn word(&mut self, symbols: &mut Symbols, start: Pos, end: Pos) -> Sym {
        symbols.intern(self.range(start, end, 0, 0))
    }

    /// The variable name at a place, without its dollar sign.
    pub(crate) fn variable(&mut self, symbols: &mut Symbols, start: Pos, end: Pos) -> Sym {
        symbols.intern(self.range(start, end, 1, 0))
    }

    /// The contents of the string at a place.
    pub(crate) fn string(&mut self, symbols: &mut Symbols, start: Pos, end: Pos) -> Sym {
        symbols.intern(&unescape(self.range(start, end, 1, 1)))
    }

    /// The value of the number at a place.
    pub(crate) fn integer(&mut self, start: Pos, end: Pos) -> i64 {
        integer(self.range(start, end, 0, 0).as_bytes()).unwrap_or_default()
    }

    /// The operator at a place.
    pub(crate) fn bang(&mut self, start: Pos, end: Pos) -> Bang {
        Bang::of_spelling(self.range(start, end, 1, 0).as_bytes()).unwrap_or(Bang::Cond)
    }

    /// The contents of the code block at a place.
    pub(crate) fn code(&mut self, symbols: &mut Symbols, start: Pos, end: Pos) -> Sym {
        symbols.intern(self.range(start, end, 2, 2))
    }
}
