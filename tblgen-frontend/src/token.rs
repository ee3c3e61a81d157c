//! Tokens, from the lexer to the grammar. Text is not copied; a token's place gives access to it, to the
//! value of a number and to the operator of a bang. A token is one byte, as the parser copies it often.

use std::fmt;

use legalize_source::{FileId, Span};

/// Position between two bytes of a file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) struct Pos {
    pub(crate) file: u32,
    pub(crate) at: u32,
}

impl Pos {
    pub(crate) fn new(file: FileId, at: usize) -> Pos {
        Pos { file: file.index(), at: at as u32 }
    }

    /// Position of a synthetic token for a missing element; see [`Tok::Close`].
    pub(crate) const OPEN: Pos = Pos { file: 0, at: u32::MAX };

    /// Returns the range from here to `end`; an empty range here if `end` is in another file.
    pub(crate) fn to(self, end: Pos) -> Span {
        let file = FileId::from_index(self.file);
        if end == Pos::OPEN {
            return Span::new(file, self.at, end.at);
        }
        if end.file == self.file {
            Span::new(file, self.at, end.at.max(self.at))
        } else {
            Span::at(file, self.at)
        }
    }
}

/// Returns true if a range ends at a missing element, so that it is incomplete.
pub(crate) fn is_open(span: Span) -> bool {
    span.end == Pos::OPEN.at
}

/// A token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tok {
    /// Synthetic, after a syntax error: ends all open constructs, even incomplete ones.
    Close,
    /// Synthetic, after a syntax error: a missing element.
    Hole,
    /// Bytes that the lexer rejected; it has reported the error.
    Bad,
    Id,
    /// `$name`; the place covers the dollar sign.
    VarName,
    Int,
    /// A binary literal; its width is the number of digits.
    Bin,
    Str,
    /// A string directly after another, to which it is joined.
    StrMore,
    Code,
    Bang,
    /// `!cast` and `!getdagop`, which can begin a dag.
    DagBang,
    Cond,
    Minus,
    Plus,
    LBrack,
    RBrack,
    LBrace,
    RBrace,
    LParen,
    RParen,
    Less,
    Greater,
    Colon,
    Semi,
    Comma,
    Dot,
    Dots,
    Equal,
    Question,
    /// `#` between two values.
    Paste,
    /// `#` before `:`, `;` or `{`.
    PasteEnd,
    Assert,
    Bit,
    Bits,
    Class,
    CodeTy,
    Dag,
    Def,
    Defm,
    Defset,
    Deftype,
    Defvar,
    Dump,
    Else,
    False,
    Field,
    Foreach,
    If,
    In,
    Include,
    IntTy,
    Let,
    List,
    Multiclass,
    String,
    Then,
    True,
    Eof,
}

impl Tok {
    /// Returns the keyword that these bytes spell.
    pub(crate) fn keyword(text: &[u8]) -> Option<Tok> {
        Some(match text {
            b"assert" => Tok::Assert,
            b"bit" => Tok::Bit,
            b"bits" => Tok::Bits,
            b"class" => Tok::Class,
            b"code" => Tok::CodeTy,
            b"dag" => Tok::Dag,
            b"def" => Tok::Def,
            b"defm" => Tok::Defm,
            b"defset" => Tok::Defset,
            b"deftype" => Tok::Deftype,
            b"defvar" => Tok::Defvar,
            b"dump" => Tok::Dump,
            b"else" => Tok::Else,
            b"false" => Tok::False,
            b"field" => Tok::Field,
            b"foreach" => Tok::Foreach,
            b"if" => Tok::If,
            b"in" => Tok::In,
            b"include" => Tok::Include,
            b"int" => Tok::IntTy,
            b"let" => Tok::Let,
            b"list" => Tok::List,
            b"multiclass" => Tok::Multiclass,
            b"string" => Tok::String,
            b"then" => Tok::Then,
            b"true" => Tok::True,
            _ => return None,
        })
    }

    /// Returns true if the token makes the preceding part the beginning of a longer construct.
    pub(crate) fn opens(self) -> bool {
        matches!(
            self,
            Tok::LBrack | Tok::LBrace | Tok::LParen | Tok::Less | Tok::Dot | Tok::Paste | Tok::Equal
        )
    }

    /// Returns true if a statement can begin with the token.
    pub(crate) fn starts_statement(self) -> bool {
        matches!(
            self,
            Tok::Assert
                | Tok::Class
                | Tok::Def
                | Tok::Defm
                | Tok::Defset
                | Tok::Deftype
                | Tok::Defvar
                | Tok::Dump
                | Tok::Foreach
                | Tok::If
                | Tok::Let
                | Tok::Multiclass
        )
    }
}

impl fmt::Display for Tok {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = match self {
            Tok::Bad => "invalid token",
            Tok::Id => "identifier",
            Tok::VarName => "variable name",
            Tok::Int | Tok::Bin => "number",
            Tok::Str | Tok::StrMore => "string",
            Tok::Code => "code block",
            Tok::Bang | Tok::DagBang => "operator",
            Tok::Cond => "'!cond'",
            Tok::Minus => "'-'",
            Tok::Plus => "'+'",
            Tok::LBrack => "'['",
            Tok::RBrack => "']'",
            Tok::LBrace => "'{'",
            Tok::RBrace => "'}'",
            Tok::LParen => "'('",
            Tok::RParen => "')'",
            Tok::Less => "'<'",
            Tok::Greater => "'>'",
            Tok::Colon => "':'",
            Tok::Semi => "';'",
            Tok::Comma => "','",
            Tok::Dot => "'.'",
            Tok::Dots => "'...'",
            Tok::Equal => "'='",
            Tok::Question => "'?'",
            Tok::Paste | Tok::PasteEnd => "'#'",
            Tok::Assert => "'assert'",
            Tok::Bit => "'bit'",
            Tok::Bits => "'bits'",
            Tok::Class => "'class'",
            Tok::CodeTy => "'code'",
            Tok::Dag => "'dag'",
            Tok::Def => "'def'",
            Tok::Defm => "'defm'",
            Tok::Defset => "'defset'",
            Tok::Deftype => "'deftype'",
            Tok::Defvar => "'defvar'",
            Tok::Dump => "'dump'",
            Tok::Else => "'else'",
            Tok::False => "'false'",
            Tok::Field => "'field'",
            Tok::Foreach => "'foreach'",
            Tok::If => "'if'",
            Tok::In => "'in'",
            Tok::Include => "'include'",
            Tok::IntTy => "'int'",
            Tok::Let => "'let'",
            Tok::List => "'list'",
            Tok::Multiclass => "'multiclass'",
            Tok::String => "'string'",
            Tok::Then => "'then'",
            Tok::True => "'true'",
            Tok::Eof | Tok::Close | Tok::Hole => "end of file",
        };
        f.write_str(word)
    }
}
