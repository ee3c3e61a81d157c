//! Tokens of MLIR text: a kind and a range of bytes, nothing is copied.
//!
//! Keywords and integer types are bare identifiers here; the parser compares the spelling.

/// Kind of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tok {
    /// The end of the text
    Eof,
    /// Text that is not a token; [`Lexer::error`] says why
    Error,
    /// `name`, keywords and integer types included
    Bare,
    /// `@name`, `@"name"`
    At,
    /// `%name`
    Percent,
    /// `^name`
    Caret,
    /// `#name`
    Hash,
    /// `!name`
    Exclaim,
    /// `1`, `0x1F`
    Integer,
    /// `1.0e5`
    Float,
    /// `"text"`
    Str,
    /// `->`
    Arrow,
    /// `:`
    Colon,
    /// `,`
    Comma,
    /// `...`
    Ellipsis,
    /// `=`
    Equal,
    /// `>`
    Greater,
    /// `{`
    LBrace,
    /// `(`
    LParen,
    /// `[`
    LSquare,
    /// `<`
    Less,
    /// `-`
    Minus,
    /// `+`
    Plus,
    /// `?`
    Question,
    /// `}`
    RBrace,
    /// `)`
    RParen,
    /// `]`
    RSquare,
    /// `/`
    Slash,
    /// `*`
    Star,
    /// `|`
    VerticalBar,
    /// `{-#`
    MetadataBegin,
    /// `#-}`
    MetadataEnd,
}

/// A token.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Token {
    /// Kind of the token.
    pub kind: Tok,
    /// The offset of its first byte.
    pub start: u32,
    /// The offset after its last byte.
    pub end: u32,
}

const ALPHA: u8 = 1;
const DIGIT: u8 = 2;
/// `_ $ .`
const BARE_PUNCT: u8 = 4;
/// `-`
const DASH: u8 = 8;
const SPACE: u8 = 16;
const HEX: u8 = 32;

/// Letter, digit or punctuation of a bare identifier.
const BARE: u8 = ALPHA | DIGIT | BARE_PUNCT;
/// The same and `-`, for identifiers after a sigil.
const SUFFIX: u8 = BARE | DASH;

const fn classes() -> [u8; 256] {
    let mut table = [0u8; 256];
    let mut byte = 0usize;
    while byte < 256 {
        let c = byte as u8;
        if c.is_ascii_alphabetic() {
            table[byte] |= ALPHA;
        }
        if c.is_ascii_digit() {
            table[byte] |= DIGIT;
        }
        if c.is_ascii_hexdigit() {
            table[byte] |= HEX;
        }
        if matches!(c, b'_' | b'$' | b'.') {
            table[byte] |= BARE_PUNCT;
        }
        if c == b'-' {
            table[byte] |= DASH;
        }
        if matches!(c, b' ' | b'\t' | b'\n' | b'\r' | 0) {
            table[byte] |= SPACE;
        }
        byte += 1;
    }
    table
}

static CLASS: [u8; 256] = classes();

/// The kinds of tokens that their first byte determines, after blanks and comments; [`Tok::Error`] for the
/// rest.
const fn simple() -> [Tok; 256] {
    let mut table = [Tok::Error; 256];
    let mut byte = 0usize;
    while byte < 256 {
        table[byte] = match byte as u8 {
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => Tok::Bare,
            b'%' => Tok::Percent,
            b':' => Tok::Colon,
            b',' => Tok::Comma,
            b'=' => Tok::Equal,
            b'<' => Tok::Less,
            b'>' => Tok::Greater,
            b'(' => Tok::LParen,
            b')' => Tok::RParen,
            b'[' => Tok::LSquare,
            b']' => Tok::RSquare,
            b'}' => Tok::RBrace,
            b'+' => Tok::Plus,
            b'*' => Tok::Star,
            b'?' => Tok::Question,
            b'|' => Tok::VerticalBar,
            _ => Tok::Error,
        };
        byte += 1;
    }
    table
}

static SIMPLE: [Tok; 256] = simple();

/// The reason why brackets have no end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoBody {
    /// A bracket lacks its partner: the innermost one that is open.
    Unbalanced(Option<u8>),
    /// A string that begins at that offset.
    String(usize),
}

/// Lexer that produces tokens on demand.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Lexer<'s> {
    /// The text.
    pub src: &'s [u8],
    /// Offset at which the next token is looked for.
    pub pos: usize,
    /// Offset and message of the last [`Tok::Error`].
    pub error: Option<(u32, &'static str)>,
}

impl<'s> Lexer<'s> {
    /// A lexer at the start of a text.
    pub fn new(src: &'s [u8]) -> Self {
        Lexer::starting_at(src, 0)
    }

    /// A lexer at an offset of a text.
    pub fn starting_at(src: &'s [u8], pos: usize) -> Self {
        Lexer { src, pos, error: None }
    }

    #[inline]
    fn is(&self, at: usize, class: u8) -> bool {
        self.src.get(at).is_some_and(|&c| CLASS[c as usize] & class != 0)
    }

    #[inline]
    fn skip(&self, mut at: usize, class: u8) -> usize {
        while let Some(&c) = self.src.get(at)
            && CLASS[c as usize] & class != 0
        {
            at += 1;
        }
        at
    }

    #[cold]
    fn fail(&mut self, start: usize, at: usize, message: &'static str) -> Token {
        self.error = Some((at as u32, message));
        self.pos = self.src.len();
        Token { kind: Tok::Error, start: start as u32, end: start as u32 }
    }

    /// The next token.
    #[inline]
    pub fn next_token(&mut self) -> Token {
        let start = self.skip(self.pos, SPACE);
        // Most tokens say by their first byte what they are and need no more than a loop.
        let kind = self.src.get(start).map_or(Tok::Error, |&c| SIMPLE[c as usize]);
        let end = match kind {
            Tok::Error => return self.next_of_any_kind(start),
            Tok::Bare => self.skip(start + 1, BARE),
            Tok::Percent => match self.suffix(start + 1) {
                Some(end) => end,
                None => return self.fail(start, start, "invalid SSA name"),
            },
            _ => start + 1,
        };
        self.pos = end;
        Token { kind, start: start as u32, end: end as u32 }
    }

    /// The next token, from `pos` on.
    #[inline(never)]
    fn next_of_any_kind(&mut self, mut pos: usize) -> Token {
        let src = self.src;
        let (start, c) = loop {
            pos = self.skip(pos, SPACE);
            match src.get(pos) {
                Some(b'/') if src.get(pos + 1) == Some(&b'/') => {
                    pos = memchr::memchr(b'\n', &src[pos..]).map_or(src.len(), |line| pos + line);
                }
                Some(&c) => break (pos, c),
                None => {
                    self.pos = pos;
                    return Token { kind: Tok::Eof, start: pos as u32, end: pos as u32 };
                }
            }
        };
        let mut end = start + 1;
        let kind = match c {
            // After a comment.
            _ if SIMPLE[c as usize] != Tok::Error => {
                self.pos = start;
                return self.next_token();
            }
            b'^' => match self.suffix(end) {
                Some(at) => {
                    end = at;
                    Tok::Caret
                }
                None => return self.fail(start, start, "invalid block name"),
            },
            b'#' => match self.suffix(end) {
                _ if src[end..].starts_with(b"-}") => {
                    end += 2;
                    Tok::MetadataEnd
                }
                Some(at) => {
                    end = at;
                    Tok::Hash
                }
                None => return self.fail(start, start, "invalid attribute name"),
            },
            b'!' => match self.suffix(end) {
                Some(at) => {
                    end = at;
                    Tok::Exclaim
                }
                None => return self.fail(start, start, "invalid type identifier"),
            },
            b'@' => {
                if src.get(end) == Some(&b'"') {
                    match self.string(end + 1) {
                        Ok(at) => end = at,
                        Err((at, message)) => return self.fail(start, at, message),
                    }
                } else if self.is(end, ALPHA) || src.get(end) == Some(&b'_') {
                    end = self.skip(end, BARE);
                } else {
                    return self.fail(start, end, "@ identifier expected to start with letter or '_'");
                }
                Tok::At
            }
            b'0'..=b'9' => {
                let (at, kind) = self.number(start);
                end = at;
                kind
            }
            b'"' => match self.string(end) {
                Ok(at) => {
                    end = at;
                    Tok::Str
                }
                Err((at, message)) => return self.fail(start, at, message),
            },
            b'{' if src[end..].starts_with(b"-#") => {
                end += 2;
                Tok::MetadataBegin
            }
            b'{' => Tok::LBrace,
            b'-' if src.get(end) == Some(&b'>') => {
                end += 1;
                Tok::Arrow
            }
            b'-' => Tok::Minus,
            b'/' => Tok::Slash,
            b'.' if src[end..].starts_with(b"..") => {
                end += 2;
                Tok::Ellipsis
            }
            b'.' => return self.fail(start, end, "expected three consecutive dots for an ellipsis"),
            _ => return self.fail(start, start, "unexpected character"),
        };
        self.pos = end;
        Token { kind, start: start as u32, end: end as u32 }
    }

    /// End of what follows a sigil: digits, or a letter or punctuation and any of them.
    #[inline]
    pub(in crate::text) fn suffix(&self, at: usize) -> Option<usize> {
        if self.is(at, DIGIT) {
            Some(self.skip(at + 1, DIGIT))
        } else if self.is(at, SUFFIX) {
            Some(self.skip(at + 1, SUFFIX))
        } else {
            None
        }
    }

    /// Returns the offset after the brackets that open at an offset, `<…>` after a dialect's type or
    /// attribute: their contents are any text with balanced brackets and strings.
    ///
    /// # Errors
    /// If a bracket or a string has no end.
    pub fn body_end(&self, start: usize) -> Result<usize, NoBody> {
        let mut open: Vec<u8> = Vec::new();
        let mut at = start;
        loop {
            let Some(&c) = self.src.get(at) else { return Err(NoBody::Unbalanced(open.last().copied())) };
            at += 1;
            match c {
                0 => return Err(NoBody::Unbalanced(open.last().copied())),
                b'<' | b'[' | b'(' | b'{' => open.push(c),
                b'-' if self.src.get(at) == Some(&b'>') => at += 1,
                b'>' | b']' | b')' | b'}' => {
                    let wanted = match c {
                        b'>' => b'<',
                        b']' => b'[',
                        b')' => b'(',
                        _ => b'{',
                    };
                    if open.last() != Some(&wanted) {
                        return Err(NoBody::Unbalanced(open.last().copied()));
                    }
                    open.pop();
                    if open.is_empty() {
                        return Ok(at);
                    }
                }
                b'"' => at = self.string(at).map_err(|_| NoBody::String(at - 1))?,
                _ => {}
            }
        }
    }

    fn number(&self, start: usize) -> (usize, Tok) {
        let src = self.src;
        if src[start] == b'0' && src.get(start + 1) == Some(&b'x') {
            // `0xi32` is a zero and a bare identifier.
            return if self.is(start + 2, HEX) {
                (self.skip(start + 2, HEX), Tok::Integer)
            } else {
                (start + 1, Tok::Integer)
            };
        }
        let mut end = self.skip(start + 1, DIGIT);
        if src.get(end) != Some(&b'.') {
            return (end, Tok::Integer);
        }
        end = self.skip(end + 1, DIGIT);
        if matches!(src.get(end), Some(b'e' | b'E')) {
            if self.is(end + 1, DIGIT) {
                end = self.skip(end + 2, DIGIT);
            } else if matches!(src.get(end + 1), Some(b'+' | b'-')) && self.is(end + 2, DIGIT) {
                end = self.skip(end + 3, DIGIT);
            }
        }
        (end, Tok::Float)
    }

    /// End of a string whose content starts at `at`, or where it is wrong.
    fn string(&self, mut at: usize) -> Result<usize, (usize, &'static str)> {
        let src = self.src;
        loop {
            let Some(next) = memchr::memchr3(b'"', b'\\', b'\n', &src[at..]) else {
                return Err((src.len(), "expected '\"' in string literal"));
            };
            at += next;
            match src[at] {
                b'"' => return Ok(at + 1),
                b'\n' => return Err((at, "expected '\"' in string literal")),
                _ if matches!(src.get(at + 1), Some(b'"' | b'\\' | b'n' | b't')) => at += 2,
                _ if self.is(at + 1, HEX) && self.is(at + 2, HEX) => at += 3,
                _ => return Err((at, "unknown escape in string literal")),
            }
        }
    }
}

/// The bytes of a string token without its quotes, escapes resolved.
pub fn unescape(quoted: &[u8]) -> std::borrow::Cow<'_, [u8]> {
    let inner = quoted.get(1..quoted.len().saturating_sub(1)).unwrap_or_default();
    if memchr::memchr(b'\\', inner).is_none() {
        return inner.into();
    }
    let hex = |c: u8| (c as char).to_digit(16).unwrap_or(0) as u8;
    let mut out = Vec::with_capacity(inner.len());
    let mut bytes = inner.iter().copied();
    while let Some(c) = bytes.next() {
        if c != b'\\' {
            out.push(c);
            continue;
        }
        match bytes.next() {
            Some(c @ (b'"' | b'\\')) => out.push(c),
            Some(b'n') => out.push(b'\n'),
            Some(b't') => out.push(b'\t'),
            Some(high) => out.push(hex(high) << 4 | hex(bytes.next().unwrap_or(b'0'))),
            None => {}
        }
    }
    out.into()
}
