//! A token cursor that both format grammars share.

use legalize_ir::{Literal, Punct};
use legalize_source::Diagnostic;

use super::lexer::{Lexer, Token};
use crate::model::FormatText;

/// Groups may nest this deep.
pub(super) const MAX_DEPTH: u32 = 64;

/// The current token and what follows.
pub(super) struct Cursor<'t> {
    lexer: Lexer<'t>,
    pub(super) token: Token<'t>,
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) depth: u32,
}

/// Kind of a literal token.
pub(super) enum LiteralKind {
    /// Printed only.
    Space(bool),
    /// Printed only.
    Newline,
    /// Read and printed.
    Text(Literal),
}

impl<'t> Cursor<'t> {
    pub(super) fn new(format: &'t FormatText, source: Option<&str>) -> Result<Self, Diagnostic> {
        let mut lexer = Lexer::new(format, source);
        let (token, start, end) = lexer.next()?;
        Ok(Cursor { lexer, token, start, end, depth: 0 })
    }

    /// Advances to the next token.
    pub(super) fn advance(&mut self) -> Result<(), Diagnostic> {
        (self.token, self.start, self.end) = self.lexer.next()?;
        Ok(())
    }

    /// An error at the current token.
    pub(super) fn error(&self, message: impl Into<String>) -> Diagnostic {
        self.lexer.error(self.start, self.end, message)
    }

    /// An error at bytes of the text.
    pub(super) fn error_at(&self, place: (usize, usize), message: impl Into<String>) -> Diagnostic {
        self.lexer.error(place.0, place.1, message)
    }

    /// The spelling of the current token.
    pub(super) fn spelling(&self) -> &'t str {
        self.lexer.text(self.start, self.end)
    }

    /// The place of the current token.
    pub(super) fn place(&self) -> (usize, usize) {
        (self.start, self.end)
    }

    pub(super) fn is(&self, punct: char) -> bool {
        self.token == Token::Punct(punct)
    }

    /// Goes past a given character.
    pub(super) fn expect(&mut self, punct: char, message: &str) -> Result<(), Diagnostic> {
        if !self.is(punct) {
            return Err(self.error(message));
        }
        self.advance()
    }

    /// Counts a level; the caller counts it off.
    pub(super) fn enter(&mut self) -> Result<(), Diagnostic> {
        if self.depth >= MAX_DEPTH {
            return Err(self.error("format is nested too deeply"));
        }
        self.depth += 1;
        Ok(())
    }

    /// Returns the kind of the literal `text` at `place`.
    pub(super) fn literal(&self, text: &str, place: (usize, usize)) -> Result<LiteralKind, Diagnostic> {
        match text {
            "" => return Ok(LiteralKind::Space(false)),
            " " => return Ok(LiteralKind::Space(true)),
            "\\n" | "\n" => return Ok(LiteralKind::Newline),
            _ => {}
        }
        let reason = if Punct::from_text(text).is_some() {
            None
        } else if text.len() == 1 && !text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') {
            Some("single character literal must be a letter or one of '_:,=<>()[]{}?+-*'")
        } else if !text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') {
            Some("valid keyword starts with a letter or '_'")
        } else if !text.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.')) {
            Some("keywords should contain only alphanum, '_', '$', or '.' characters")
        } else {
            None
        };
        match reason {
            Some(reason) => {
                Err(self.error_at(place, format!("expected valid literal but got '{text}': {reason}")))
            }
            None => Ok(LiteralKind::Text(Literal::new(text))),
        }
    }
}
