//! Tokens of the format language.
//!
//! An offset into the format's text is mapped to the `.td` file where the literal is written as it is read.

use legalize_source::{Diagnostic, Span};

use crate::model::FormatText;

/// A token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Token<'t> {
    /// The end.
    Eof,
    /// A word, with `-` inside: a directive.
    Word(&'t str),
    /// `` `text` ``, without the quotes.
    Literal(&'t str),
    /// `$name`, without the dollar sign.
    Variable(&'t str),
    /// `"text"`, without the quotes.
    Str(&'t str),
    /// One of `^ : , = < > ? ( ) * |`.
    Punct(char),
}

/// Reads tokens one by one.
pub(crate) struct Lexer<'t> {
    text: &'t str,
    at: usize,
    span: Span,
    /// Offset of the text in the span, if it is written there verbatim.
    base: Option<u32>,
}

impl<'t> Lexer<'t> {
    /// A lexer of a format. `source` is the file's text under the span, if it is at hand.
    pub(crate) fn new(format: &'t FormatText, source: Option<&str>) -> Self {
        let base = source.and_then(|source| source.find(&format.text)).map(|at| at as u32);
        // Without the file, the opening quote or bracket is guessed from the lengths.
        let extra = (format.span.len() as usize).checked_sub(format.text.len());
        let base = base.or(match extra {
            Some(extra @ (2 | 4)) => Some(extra as u32 / 2),
            _ => None,
        });
        Lexer { text: &format.text, at: 0, span: format.span, base }
    }

    /// The text between two places.
    pub(crate) fn text(&self, start: usize, end: usize) -> &'t str {
        self.text.get(start..end).unwrap_or_default()
    }

    /// The place of bytes of the format's text.
    pub(crate) fn span(&self, start: usize, end: usize) -> Span {
        match self.base {
            Some(base) => Span::new(
                self.span.file,
                self.span.start + base + start as u32,
                self.span.start + base + end.max(start) as u32,
            ),
            None => self.span,
        }
    }

    /// An error at bytes of the format's text.
    pub(crate) fn error(&self, start: usize, end: usize, message: impl Into<String>) -> Diagnostic {
        Diagnostic::error("ods::format", message).with_label(self.span(start, end), "")
    }

    /// The next token with where it starts and ends.
    pub(crate) fn next(&mut self) -> Result<(Token<'t>, usize, usize), Diagnostic> {
        let bytes = self.text.as_bytes();
        while bytes.get(self.at).is_some_and(u8::is_ascii_whitespace) {
            self.at += 1;
        }
        let start = self.at;
        let Some(&first) = bytes.get(start) else { return Ok((Token::Eof, start, start)) };
        let token = match first {
            b'^' | b':' | b',' | b'=' | b'<' | b'>' | b'?' | b'(' | b')' | b'*' | b'|' => {
                self.at += 1;
                Token::Punct(first as char)
            }
            b'`' => {
                let end = self.until('`', start, "unexpected end of file in literal")?;
                Token::Literal(&self.text[start + 1..end])
            }
            b'"' => {
                let end = self.string_end(start)?;
                Token::Str(&self.text[start + 1..end])
            }
            b'$' => {
                self.at += 1;
                let name = self.word(false);
                if name.is_empty() || name.as_bytes()[0].is_ascii_digit() {
                    return Err(self.error(start, self.at, "expected variable name"));
                }
                Token::Variable(name)
            }
            _ if first.is_ascii_alphabetic() || first == b'_' => Token::Word(self.word(true)),
            _ => {
                let end = start + self.text[start..].chars().next().map_or(1, char::len_utf8);
                return Err(self.error(start, end, "unexpected character"));
            }
        };
        Ok((token, start, self.at))
    }

    fn until(&mut self, quote: char, start: usize, message: &str) -> Result<usize, Diagnostic> {
        match self.text[start + 1..].find(quote) {
            Some(length) => {
                self.at = start + 1 + length + 1;
                Ok(start + 1 + length)
            }
            None => Err(self.error(self.text.len(), self.text.len(), message)),
        }
    }

    /// A quote after a backslash does not end the string, whatever precedes the backslash.
    fn string_end(&mut self, start: usize) -> Result<usize, Diagnostic> {
        let bytes = self.text.as_bytes();
        let ends = |&at: &usize| bytes[at] == b'"' && bytes[at - 1] != b'\\';
        match (start + 1..bytes.len()).find(ends) {
            Some(end) => {
                self.at = end + 1;
                Ok(end)
            }
            None => Err(self.error(self.text.len(), self.text.len(), "unexpected end of file in string")),
        }
    }

    fn word(&mut self, dashes: bool) -> &'t str {
        let start = self.at;
        let bytes = self.text.as_bytes();
        while bytes
            .get(self.at)
            .is_some_and(|&byte| byte.is_ascii_alphanumeric() || byte == b'_' || (dashes && byte == b'-'))
        {
            self.at += 1;
        }
        &self.text[start..self.at]
    }
}
