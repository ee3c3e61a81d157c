//! Hand-written lexer of PDLL.
//!
//! Invariant: every byte of the file is in a token, in white space or in a comment; the last token is
//! [`TokenKind::Eof`]. A byte sequence that is not a token becomes one [`TokenKind::Invalid`] with a
//! diagnostic, and lexing continues after it. Mirrors <https://mlir.llvm.org/docs/PDLL/>.

use legalize_source::{Diagnostic, FileId, Span};

use super::token::{Token, TokenKind};

/// Tokens of a file, and the errors of those that are [`TokenKind::Invalid`] (in order).
#[derive(Debug, Default)]
pub(crate) struct Lexed {
    /// True if the file begins with a known edition.
    pub in_edition: bool,
    /// The tokens; the last one is [`TokenKind::Eof`].
    pub tokens: Vec<Token>,
    /// One diagnostic per invalid token: its index and the message.
    pub errors: Vec<(usize, Diagnostic)>,
}

/// Splits a file into tokens. A file that begins with `#edition` and a known name has words and operators
/// that other files lack.
pub(crate) fn lex(file: FileId, text: &str) -> Lexed {
    let mut lexer = Lexer {
        file,
        bytes: text.as_bytes(),
        at: 0,
        out: Lexed::default(),
        in_edition: false,
        open: Vec::new(),
    };
    lexer.run();
    let mut out = lexer.out;
    out.in_edition = lexer.in_edition;
    settle_soft_words(&mut out.tokens);
    out
}

/// Classifies soft words: `attr`, `op` and `type` are words of the grammar only before `<`.
fn settle_soft_words(tokens: &mut [Token]) {
    for index in 0..tokens.len() {
        let literal = matches!(
            tokens[index].kind,
            TokenKind::AttrLiteral | TokenKind::OpLiteral | TokenKind::TypeLiteral
        );
        let before_less = tokens.get(index + 1).is_some_and(|next| next.kind == TokenKind::Less);
        if literal && !before_less {
            tokens[index].kind = TokenKind::SoftIdent;
        }
    }
}

struct Lexer<'t> {
    file: FileId,
    bytes: &'t [u8],
    at: usize,
    out: Lexed,
    in_edition: bool,
    /// Open brackets, in an edition; `<` is one if it follows a word that takes a type or a name.
    open: Vec<u8>,
}

impl Lexer<'_> {
    fn peek(&self, ahead: usize) -> u8 {
        self.bytes.get(self.at + ahead).copied().unwrap_or(0)
    }

    fn run(&mut self) {
        loop {
            let start = self.at;
            let Some(&byte) = self.bytes.get(start) else {
                self.push(TokenKind::Eof, start);
                return;
            };
            self.at += 1;
            let kind = match byte {
                0 | b' ' | b'\t' | b'\n' | b'\r' => continue,
                b'/' if self.peek(0) == b'/' => {
                    while self.at < self.bytes.len() && !matches!(self.bytes[self.at], b'\n' | b'\r') {
                        self.at += 1;
                    }
                    continue;
                }
                _ if self.in_edition
                    && let Some((kind, length)) = self.operator(byte) =>
                {
                    self.at += length - 1;
                    kind
                }
                b'-' if self.peek(0) == b'>' => self.two(TokenKind::Arrow),
                b'=' if self.peek(0) == b'>' => self.two(TokenKind::EqualArrow),
                b'[' if self.peek(0) == b'{' => {
                    self.at += 1;
                    self.string(start, true);
                    continue;
                }
                b'"' => {
                    self.string(start, false);
                    continue;
                }
                b'=' => TokenKind::Equal,
                b':' => TokenKind::Colon,
                b',' => TokenKind::Comma,
                b'.' => TokenKind::Dot,
                b';' => TokenKind::Semicolon,
                b'[' => TokenKind::LSquare,
                b']' => TokenKind::RSquare,
                b'<' => TokenKind::Less,
                b'>' => TokenKind::Greater,
                b'{' => TokenKind::LBrace,
                b'}' => TokenKind::RBrace,
                b'(' => TokenKind::LParen,
                b')' => TokenKind::RParen,
                b'#' => {
                    self.word();
                    TokenKind::Directive
                }
                b'0'..=b'9' => {
                    while self.peek(0).is_ascii_digit() {
                        self.at += 1;
                    }
                    TokenKind::Integer
                }
                b'a'..=b'z' | b'A'..=b'Z' | b'_' => {
                    self.word();
                    let word = &self.bytes[start..self.at];
                    match word_kind(word) {
                        TokenKind::Ident if self.in_edition => edition_word_kind(word),
                        kind => kind,
                    }
                }
                _ => {
                    while self.at < self.bytes.len() && self.bytes[self.at] & 0xC0 == 0x80 {
                        self.at += 1;
                    }
                    self.invalid(start, start, "unexpected character");
                    continue;
                }
            };
            self.push(kind, start);
        }
    }

    fn two(&mut self, kind: TokenKind) -> TokenKind {
        self.at += 1;
        kind
    }

    fn word(&mut self) {
        while self.peek(0).is_ascii_alphanumeric() || self.peek(0) == b'_' {
            self.at += 1;
        }
    }

    fn push(&mut self, kind: TokenKind, start: usize) {
        let kind = match kind {
            TokenKind::String if self.in_edition => TokenKind::Text,
            TokenKind::StringBlock if self.in_edition => TokenKind::CodeBlock,
            TokenKind::Integer if self.in_edition => TokenKind::Number,
            kind => kind,
        };
        self.out.tokens.push(Token { kind, start: start as u32, end: self.at as u32 });
        if let (TokenKind::String, [directive, name]) = (kind, self.out.tokens.as_slice()) {
            let text = |token: &Token| &self.bytes[token.start as usize..token.end as usize];
            self.in_edition = text(directive) == b"#edition" && is_edition(text(name));
        }
    }

    /// Returns the operator, or the bracket that looks like one, that begins with a byte in an edition, and
    /// its length.
    fn operator(&mut self, byte: u8) -> Option<(TokenKind, usize)> {
        use TokenKind::*;
        let next = self.peek(0);
        Some(match (byte, next) {
            (b'-' | b'=', b'>') => return None,
            (b'(' | b'[' | b'{', _) => {
                // A string block is not a bracket.
                if (byte, next) != (b'[', b'{') {
                    self.open.push(byte);
                }
                return None;
            }
            (b')' | b']' | b'}', _) => {
                while self.open.pop() == Some(b'<') {}
                return None;
            }
            (b';', _) => {
                while self.open.pop_if(|open| *open == b'<').is_some() {}
                return None;
            }
            (b'<', _) if self.out.tokens.last().is_some_and(|token| takes_angles(token.kind)) => {
                self.open.push(byte);
                (Less, 1)
            }
            (b'>', _) if self.open.last() == Some(&b'<') => {
                self.open.pop();
                (Greater, 1)
            }
            (b'<', b'=') => (LessEqual, 2),
            (b'<', b'<') => (ShiftLeft, 2),
            (b'<', _) => (LessThan, 1),
            (b'>', b'=') => (GreaterEqual, 2),
            (b'>', b'>') => (ShiftRight, 2),
            (b'>', _) => (GreaterThan, 1),
            (b'=', b'=') => (EqualEqual, 2),
            (b'!', b'=') => (NotEqual, 2),
            (b'.', b'.') if self.peek(1) == b'.' => (Ellipsis, 3),
            (b'/', b'/') => return None,
            (b'+', _) => (Plus, 1),
            (b'-', _) => (Minus, 1),
            (b'*', _) => (Star, 1),
            (b'/', _) => (Slash, 1),
            (b'%', _) => (Percent, 1),
            (b'&', _) => (Ampersand, 1),
            (b'|', _) => (Bar, 1),
            (b'^', _) => (Caret, 1),
            _ => return None,
        })
    }

    fn invalid(&mut self, start: usize, place: usize, message: &str) {
        let span = Span::new(self.file, place as u32, (place + 1).max(self.at.min(place + 4)) as u32);
        let diagnostic = Diagnostic::error("pdll::invalid_token", message).with_label(span, "");
        let diagnostic = match message {
            "unexpected character" => {
                diagnostic.with_help("remove the character: PDLL text is ASCII, and comments start with `//`")
            }
            "unknown escape in string literal" => {
                diagnostic.with_help(r#"use the escapes \n, \t, \", \\ and two hexadecimal digits"#)
            }
            _ => diagnostic.with_help("close the literal"),
        };
        self.out.errors.push((self.out.tokens.len(), diagnostic));
        self.push(TokenKind::Invalid, start);
    }

    fn string(&mut self, start: usize, block: bool) {
        loop {
            let Some(&byte) = self.bytes.get(self.at) else {
                let message =
                    if block { "expected '}]' in string literal" } else { "expected '\"' in string literal" };
                return self.invalid(start, self.at - 1, message);
            };
            self.at += 1;
            match byte {
                b'"' if !block => return self.push(TokenKind::String, start),
                b'}' if block && self.peek(0) == b']' => {
                    self.at += 1;
                    return self.push(TokenKind::StringBlock, start);
                }
                b'\n' | 0x0B | 0x0C if !block => {
                    return self.invalid(start, self.at - 1, "expected '\"' in string literal");
                }
                b'\\' => match (self.peek(0), self.peek(1)) {
                    (b'"' | b'\\' | b'n' | b't', _) => self.at += 1,
                    (high, low) if high.is_ascii_hexdigit() && low.is_ascii_hexdigit() => self.at += 2,
                    _ => {
                        let place = self.at - 1;
                        self.skip_string(block);
                        return self.invalid(start, place, "unknown escape in string literal");
                    }
                },
                _ => {}
            }
        }
    }

    /// Skips the rest of a literal with a bad escape, so that it is not read as tokens.
    fn skip_string(&mut self, block: bool) {
        while let Some(&byte) = self.bytes.get(self.at) {
            self.at += 1;
            match byte {
                b'"' if !block => return,
                b'\n' if !block => return,
                b'}' if block && self.peek(0) == b']' => {
                    self.at += 1;
                    return;
                }
                b'\\' if !block => self.at = (self.at + 1).min(self.bytes.len()),
                _ => {}
            }
        }
    }
}

/// Names of the editions.
pub(crate) const EDITIONS: &[&str] = &["2026"];

fn is_edition(literal: &[u8]) -> bool {
    EDITIONS.iter().any(|name| {
        literal.strip_prefix(b"\"").is_some_and(|rest| rest.strip_suffix(b"\"") == Some(name.as_bytes()))
    })
}

/// Returns true if `<` after a word begins its argument.
fn takes_angles(kind: TokenKind) -> bool {
    use TokenKind::*;
    matches!(kind, AttrLiteral | OpLiteral | TypeLiteral | Attr | Op | Value | ValueRange)
}

/// Returns the kind of a word that only editions have.
fn edition_word_kind(word: &[u8]) -> TokenKind {
    match word {
        b"Block" => TokenKind::Block,
        b"Region" => TokenKind::Region,
        b"block" => TokenKind::BlockLiteral,
        b"region" => TokenKind::RegionLiteral,
        b"regions" => TokenKind::Regions,
        b"successors" => TokenKind::Successors,
        _ => TokenKind::Ident,
    }
}

fn word_kind(word: &[u8]) -> TokenKind {
    match word {
        b"attr" => TokenKind::AttrLiteral,
        b"op" => TokenKind::OpLiteral,
        b"type" => TokenKind::TypeLiteral,
        b"Attr" => TokenKind::Attr,
        b"erase" => TokenKind::Erase,
        b"let" => TokenKind::Let,
        b"Constraint" => TokenKind::Constraint,
        b"not" => TokenKind::Not,
        b"Op" => TokenKind::Op,
        b"OpName" => TokenKind::OpName,
        b"Pattern" => TokenKind::Pattern,
        b"replace" => TokenKind::Replace,
        b"return" => TokenKind::Return,
        b"rewrite" => TokenKind::RewriteStmt,
        b"Rewrite" => TokenKind::Rewrite,
        b"Type" => TokenKind::Type,
        b"TypeRange" => TokenKind::TypeRange,
        b"Value" => TokenKind::Value,
        b"ValueRange" => TokenKind::ValueRange,
        b"with" => TokenKind::With,
        b"_" => TokenKind::Underscore,
        _ => TokenKind::Ident,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use legalize_source::SourceMap;

    fn kinds(text: &str) -> String {
        let map = SourceMap::new();
        let lexed = lex(map.add("t.pdll", text), text);
        let kinds: Vec<_> = lexed.tokens.iter().map(|token| format!("{:?}", token.kind)).collect();
        let errors: Vec<_> = lexed.errors.iter().map(|(at, error)| format!("{at}: {error}")).collect();
        format!("{} | {}", kinds.join(" "), errors.join("; "))
    }

    #[test]
    fn soft_words_are_words_only_before_less() {
        assert_eq!(
            kinds("op<a.op> op: attr"),
            "OpLiteral Less Ident Dot SoftIdent Greater SoftIdent Colon SoftIdent Eof | "
        );
    }

    #[test]
    fn a_bad_literal_is_one_invalid_token() {
        assert_eq!(kinds("\"a\\q b\" ;"), "Invalid Semicolon Eof | 0: unknown escape in string literal");
        assert_eq!(kinds("[{ a"), "Invalid Eof | 0: expected '}]' in string literal");
        assert_eq!(kinds("é ;"), "Invalid Semicolon Eof | 0: unexpected character");
    }

    #[test]
    fn an_edition_has_operators() {
        assert_eq!(
            kinds("#edition \"2026\" Value<type<\"t\">>=a>=b<c - 1->..."),
            "Directive String Value Less TypeLiteral Less Text Greater Greater Equal Ident GreaterEqual Ident \
             LessThan Ident Minus Number Arrow Ellipsis Eof | "
        );
        assert_eq!(
            kinds("#edition \"1\" + a"),
            "Directive String Invalid Ident Eof | 2: unexpected character"
        );
    }

    #[test]
    fn strings_are_unescaped_once() {
        use super::super::token::string_value;
        assert_eq!(string_value(r#""a\n\"\41""#), "a\n\"A");
        assert_eq!(string_value("[{ x }]"), " x ");
    }
}
