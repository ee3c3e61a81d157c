//! Tokens of PDLL: kinds, places and the value of string literals.
//!
//! Invariant: a token knows only where it stands; its text is read from the file. `attr`, `op` and `type`
//! are words of the grammar only in front of `<`, identifiers everywhere else; the lexer has settled that.

use legalize_source::{FileId, Span};

/// What a token is. The names of the words are their spelling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TokenKind {
    /// `attr` in front of `<`.
    AttrLiteral,
    /// `op` in front of `<`.
    OpLiteral,
    /// `type` in front of `<`.
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
    /// `Block`; a word of the edition only, as those that follow.
    Block,
    /// `Region`.
    Region,
    /// `block` in front of a block's parts.
    BlockLiteral,
    /// `region` in front of a region's parts.
    RegionLiteral,
    /// `regions`.
    Regions,
    /// `successors`.
    Successors,
    /// Digits, which in an edition may stand alone.
    Number,
    /// `"…"`, which in an edition may stand alone.
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
    /// `<` between two things that are compared.
    LessThan,
    /// `>` between two things that are compared.
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
    /// `[{ … }]`, of an edition.
    CodeBlock,
    /// `"…"`.
    String,
    /// Something that is no token; its diagnostic is in the lexer's list.
    Invalid,
    /// The end of the file, once, last.
    Eof,
    /// In no text. Behind a syntax error: ends what is open, whatever it is and what it still lacks.
    Close,
    /// In no text. Behind a syntax error: an expression, constraint or the like that is missing.
    Hole,
    /// In no text. The words of an error at a place of the grammar.
    Words,
}

impl TokenKind {
    /// Whether the token is a reserved word (which may still name an attribute or a part of an operation).
    pub fn is_keyword(self) -> bool {
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

    /// Whether the token is an identifier or a reserved word.
    pub fn is_word(self) -> bool {
        self == TokenKind::Ident || self.is_keyword()
    }

    /// Whether the token is a string literal of either form.
    pub fn is_string(self) -> bool {
        matches!(self, TokenKind::String | TokenKind::StringBlock | TokenKind::CodeBlock | TokenKind::Text)
    }
}

/// Where the tokens that stand for missing ones begin and end; what is not whole ends there.
pub const OPEN: u32 = u32::MAX;

/// A token and its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    /// What it is.
    pub kind: TokenKind,
    /// Offset of its first byte.
    pub start: u32,
    /// Offset after its last byte.
    pub end: u32,
}

impl Token {
    /// Its place in a file.
    pub fn span(self, file: FileId) -> Span {
        Span::new(file, self.start, self.end)
    }
}

/// The value of a string token's text, quotes removed and escapes resolved. The lexer has checked the
/// escapes, so nothing can go wrong here; what a broken escape would leave is kept as it stands.
pub fn string_value(text: &str) -> String {
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
