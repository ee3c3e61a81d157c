//! Tokens of PDLL: kinds, places and the value of string literals.
//!
//! Invariant: a token only stores its place; its text is read from the file. `attr`, `op` and `type` are
//! words of the grammar only before `<`, identifiers everywhere else; the lexer classifies them.

use legalize_source::{FileId, Span};

/// Kind of a token. Words are named by their spelling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum TokenKind {
    /// `attr` before `<`.
    AttrLiteral,
    /// `op` before `<`.
    OpLiteral,
    /// `type` before `<`.
    TypeLiteral,
    /// `attr`, `op` or `type` as an identifier.
    SoftIdent,
    /// An identifier.
    Ident,
    /// `Attr`.
    Attr,
    /// `erase`.
    Erase,
    /// `let`.
    Let,
    /// `Constraint`.
    Constraint,
    /// `not`.
    Not,
    /// `Op`.
    Op,
    /// `OpName`, reserved.
    OpName,
    /// `Pattern`.
    Pattern,
    /// `replace`.
    Replace,
    /// `return`.
    Return,
    /// `rewrite`.
    RewriteStmt,
    /// `Rewrite`.
    Rewrite,
    /// `Type`.
    Type,
    /// `TypeRange`.
    TypeRange,
    /// `Value`.
    Value,
    /// `ValueRange`.
    ValueRange,
    /// `with`.
    With,
    /// `Block`; a word of editions only, like the following ones.
    Block,
    /// `Region`.
    Region,
    /// `block` before a block's parts.
    BlockLiteral,
    /// `region` before a region's parts.
    RegionLiteral,
    /// `regions`.
    Regions,
    /// `successors`.
    Successors,
    /// Digits that may be used alone in an edition.
    Number,
    /// `"…"` that may be used alone in an edition.
    Text,
    /// `...`.
    Ellipsis,
    /// `+`.
    Plus,
    /// `-`.
    Minus,
    /// `*`.
    Star,
    /// `/`.
    Slash,
    /// `%`.
    Percent,
    /// `&`.
    Ampersand,
    /// `|`.
    Bar,
    /// `^`.
    Caret,
    /// `<<`.
    ShiftLeft,
    /// `>>`.
    ShiftRight,
    /// `<` as a comparison.
    LessThan,
    /// `>` as a comparison.
    GreaterThan,
    /// `<=`.
    LessEqual,
    /// `>=`.
    GreaterEqual,
    /// `==`.
    EqualEqual,
    /// `!=`.
    NotEqual,
    /// `->`.
    Arrow,
    /// `:`.
    Colon,
    /// `,`.
    Comma,
    /// `.`.
    Dot,
    /// `=`.
    Equal,
    /// `=>`.
    EqualArrow,
    /// `;`.
    Semicolon,
    /// `<`.
    Less,
    /// `>`.
    Greater,
    /// `{`.
    LBrace,
    /// `}`.
    RBrace,
    /// `(`.
    LParen,
    /// `)`.
    RParen,
    /// `[`.
    LSquare,
    /// `]`.
    RSquare,
    /// `_`.
    Underscore,
    /// `#` and a word.
    Directive,
    /// Digits.
    Integer,
    /// `[{ … }]`.
    StringBlock,
    /// `[{ … }]`, in an edition.
    CodeBlock,
    /// `"…"`.
    String,
    /// An invalid token; its diagnostic is in the lexer's list.
    Invalid,
    /// The end of the file, once, last.
    Eof,
    /// Synthetic, after a syntax error: ends all open elements, even incomplete ones.
    Close,
    /// Synthetic, after a syntax error: a missing expression, constraint or similar element.
    Hole,
    /// The message of an error at a place of the grammar; no text contains it.
    #[expect(
        dead_code,
        reason = "the grammar names it as a terminal, so that it is expected and never found"
    )]
    Words,
}

impl TokenKind {
    /// Returns true if the token is a reserved word (which may still name an attribute or a part of an
    /// operation).
    pub(crate) fn is_keyword(self) -> bool {
        use TokenKind::*;
        matches!(
            self,
            AttrLiteral
                | OpLiteral
                | TypeLiteral
                | SoftIdent
                | Attr
                | Erase
                | Let
                | Constraint
                | Not
                | Op
                | OpName
                | Pattern
                | Replace
                | Return
                | RewriteStmt
                | Rewrite
                | Type
                | TypeRange
                | Value
                | ValueRange
                | With
                | Block
                | Region
                | BlockLiteral
                | RegionLiteral
                | Regions
                | Successors
        )
    }

    /// Returns true if the token is an identifier or a reserved word.
    pub(crate) fn is_word(self) -> bool {
        self == TokenKind::Ident || self.is_keyword()
    }

    /// Returns true if the token is a string literal of any format.
    pub(crate) fn is_string(self) -> bool {
        matches!(self, TokenKind::String | TokenKind::StringBlock | TokenKind::CodeBlock | TokenKind::Text)
    }
}

/// Offset of the tokens that represent missing ones; incomplete elements end there.
pub(crate) const OPEN: u32 = u32::MAX;

/// A token and its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Token {
    /// Kind of the token.
    pub kind: TokenKind,
    /// Offset of the first byte.
    pub start: u32,
    /// Offset after the last byte.
    pub end: u32,
}

impl Token {
    /// Returns the place of the token in a file.
    pub(crate) fn span(self, file: FileId) -> Span {
        Span::new(file, self.start, self.end)
    }
}

/// Returns the value of a string token's text, without quotes and with escapes resolved. The lexer has
/// checked the escapes, so this cannot fail; the rest of an invalid escape is kept unchanged.
pub(crate) fn string_value(text: &str) -> String {
    let inner = match text.strip_prefix("[{") {
        Some(rest) => rest.strip_suffix("}]").unwrap_or(rest),
        None => {
            let rest = text.strip_prefix('"').unwrap_or(text);
            rest.strip_suffix('"').unwrap_or(rest)
        }
    };
    let mut out = Vec::with_capacity(inner.len());
    let mut bytes = inner.bytes();
    while let Some(byte) = bytes.next() {
        if byte != b'\\' {
            out.push(byte);
            continue;
        }
        match bytes.next() {
            Some(b'n') => out.push(b'\n'),
            Some(b't') => out.push(b'\t'),
            Some(other @ (b'"' | b'\\')) => out.push(other),
            Some(high) => {
                let low = bytes.next().unwrap_or(b'0');
                let digit = |byte: u8| (byte as char).to_digit(16).unwrap_or(0) as u8;
                out.push(digit(high) << 4 | digit(low));
            }
            None => out.push(b'\\'),
        }
    }
    match String::from_utf8(out) {
        Ok(value) => value,
        Err(error) => String::from_utf8_lossy(error.as_bytes()).into_owned(),
    }
}
