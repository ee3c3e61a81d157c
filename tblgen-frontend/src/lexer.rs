//! Lexer of bytes to tokens, one file at a time.
//!
//! Invariant: a token does not contain text, and every byte is read once (keywords and numbers twice).
//! Mirrors the lexical section of the TableGen Programmer's Reference as the tool applies it: a sign belongs
//! to the number that follows, identifiers may begin with digits, `/* */` nests, `[{ }]` is one token. The
//! preprocessor and `include` are in [`crate::tokens`].

use crate::ops::{Bang, UnOp};
use crate::token::Tok;

/// Invalid bytes in a text, after which lexing continues.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stray {
    Nul,
    /// Bytes of a string that are not valid UTF-8.
    NotUtf8,
}

/// Error for bytes that are not a token, with its place as an offset.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LexError {
    pub(crate) at: usize,
    pub(crate) end: usize,
    pub(crate) code: &'static str,
    pub(crate) message: &'static str,
}

/// Maximum number of invalid characters that are recorded between two tokens.
const MAX_STRAY: usize = 1 << 10;

/// Cursor over one file.
#[derive(Clone, Debug)]
pub(crate) struct Lexer {
    pub(crate) at: usize,
    /// True if only blanks and comments precede the cursor on its line.
    line_start: bool,
    pub(crate) error: Option<LexError>,
    /// Start offsets of elements that contain invalid characters.
    pub(crate) stray: Vec<(usize, Stray)>,
    /// True if U+FFFD represents bytes that were not valid UTF-8.
    is_lossy: bool,
}

fn is_id_start(byte: u8) -> bool {
    byte.is_ascii_alphabetic() || byte == b'_'
}

/// Bytes that continue an identifier.
const IS_ID: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = (byte as u8).is_ascii_alphanumeric() || byte as u8 == b'_';
        byte += 1;
    }
    table
};

#[inline]
fn is_id(byte: u8) -> bool {
    IS_ID[usize::from(byte)]
}

/// Returns the offset where bytes of a kind, which continue at `at`, end.
#[inline]
fn skip(text: &[u8], at: usize, is: impl Fn(u8) -> bool) -> usize {
    let mut at = at;
    while at < text.len() && is(text[at]) {
        at += 1;
    }
    at
}

impl Lexer {
    pub(crate) fn new(is_lossy: bool) -> Self {
        Lexer { at: 0, line_start: true, error: None, stray: Vec::new(), is_lossy }
    }

    fn fail(&mut self, at: usize, code: &'static str, message: &'static str) -> Tok {
        self.error = Some(LexError { at, end: self.at.max(at + 1), code, message });
        Tok::Bad
    }

    /// Returns the next token with its start; it ends at the cursor. `None` denotes a preprocessor directive,
    /// with the cursor after its `#`.
    pub(crate) fn next(&mut self, text: &[u8]) -> (usize, Option<Tok>) {
        let peek = |at: usize| text.get(at).copied().unwrap_or(0);
        loop {
            let start = self.at;
            let Some(&byte) = text.get(start) else {
                return (start, Some(Tok::Eof));
            };
            self.at += 1;
            let tok = match byte {
                b' ' | b'\t' => {
                    self.at = skip(text, self.at, |byte| matches!(byte, b' ' | b'\t'));
                    continue;
                }
                b'\n' | b'\r' => {
                    self.line_start = true;
                    self.at = skip(text, self.at, |byte| matches!(byte, b' ' | b'\t' | b'\n' | b'\r'));
                    continue;
                }
                0 => {
                    // The limit keeps a file of invalid characters from taking more memory.
                    if self.stray.len() < MAX_STRAY {
                        self.stray.push((start, Stray::Nul));
                    }
                    continue;
                }
                b'/' => match peek(self.at) {
                    b'/' => {
                        self.at = memchr::memchr2(b'\n', b'\r', &text[self.at..])
                            .map_or(text.len(), |skip| self.at + skip);
                        continue;
                    }
                    b'*' => {
                        let is_closed = self.skip_comment(text);
                        self.note_stray(text, start);
                        if is_closed {
                            continue;
                        }
                        self.fail(start, "tblgen::unterminated_comment", "unterminated comment")
                    }
                    _ => self.fail(start, "tblgen::unexpected_character", "unexpected character"),
                },
                b':' => Tok::Colon,
                b';' => Tok::Semi,
                b',' => Tok::Comma,
                b'<' => Tok::Less,
                b'>' => Tok::Greater,
                b']' => Tok::RBrack,
                b'{' => Tok::LBrace,
                b'}' => Tok::RBrace,
                b'(' => Tok::LParen,
                b')' => Tok::RParen,
                b'=' => Tok::Equal,
                b'?' => Tok::Question,
                b'#' => {
                    if self.line_start && directive(&text[self.at..]).is_some() {
                        return (start, None);
                    }
                    Tok::Paste
                }
                b'.' => {
                    if peek(self.at) != b'.' {
                        Tok::Dot
                    } else if peek(self.at + 1) == b'.' {
                        self.at += 2;
                        Tok::Dots
                    } else {
                        self.at += 1;
                        self.fail(start, "tblgen::unexpected_character", "invalid '..' punctuation")
                    }
                }
                b'"' => self.string(text, start),
                b'$' => {
                    if is_id_start(peek(self.at)) {
                        self.skip_id(text);
                        Tok::VarName
                    } else {
                        self.fail(start, "tblgen::unexpected_character", "invalid variable name")
                    }
                }
                b'[' => {
                    if peek(self.at) == b'{' {
                        self.code(text, start)
                    } else {
                        Tok::LBrack
                    }
                }
                b'!' => self.bang(text, start),
                b'-' | b'+' => self.decimal(text, start),
                b'0'..=b'9' => self.number_or_id(text, start),
                _ if is_id_start(byte) => {
                    self.skip_id(text);
                    Tok::keyword(&text[start..self.at]).unwrap_or(Tok::Id)
                }
                _ => {
                    while text.get(self.at).is_some_and(|&byte| byte & 0xc0 == 0x80) {
                        self.at += 1;
                    }
                    self.fail(start, "tblgen::unexpected_character", "unexpected character")
                }
            };
            self.line_start = false;
            return (start, Some(tok));
        }
    }

    #[inline]
    fn skip_id(&mut self, text: &[u8]) {
        self.at = skip(text, self.at, is_id);
    }

    /// Skips a comment whose first slash is before the cursor; false if it does not end.
    pub(crate) fn skip_comment(&mut self, text: &[u8]) -> bool {
        self.at += 1;
        let mut depth = 1;
        while let Some(skip) = memchr::memchr2(b'*', b'/', &text[self.at..]) {
            self.at += skip + 1;
            match (text[self.at - 1], text.get(self.at)) {
                (b'*', Some(b'/')) => {
                    self.at += 1;
                    depth -= 1;
                    if depth == 0 {
                        return true;
                    }
                }
                (b'/', Some(b'*')) => {
                    self.at += 1;
                    depth += 1;
                }
                _ => {}
            }
        }
        self.at = text.len();
        false
    }

    fn string(&mut self, text: &[u8], start: usize) -> Tok {
        let tok = self.rest_of_string(text, start);
        self.note_lost(text, start);
        tok
    }

    fn rest_of_string(&mut self, text: &[u8], start: usize) -> Tok {
        loop {
            match text.get(self.at) {
                None => {
                    return self.fail(start, "tblgen::unterminated_string", "end of file in string literal");
                }
                Some(b'\n' | b'\r') => {
                    return self.fail(
                        start + 1,
                        "tblgen::unterminated_string",
                        "end of line in string literal",
                    );
                }
                Some(b'"') => {
                    self.at += 1;
                    return Tok::Str;
                }
                Some(b'\\') => {
                    self.at += 1;
                    match text.get(self.at) {
                        Some(b'\\' | b'\'' | b'"' | b't' | b'n') => self.at += 1,
                        None => {
                            return self.fail(
                                start,
                                "tblgen::unterminated_string",
                                "end of file in string literal",
                            );
                        }
                        Some(&byte) => {
                            let at = self.at;
                            let message = match byte {
                                b'\n' | b'\r' => "escaped newlines are not supported",
                                _ => "invalid escape in string literal",
                            };
                            let bad = self.fail(at, "tblgen::invalid_escape", message);
                            // Continues after the string, so that it is rejected only once.
                            let end = memchr::memchr2(b'"', b'\n', &text[at..]);
                            self.at = end
                                .map_or(text.len(), |skip| at + skip + usize::from(text[at + skip] == b'"'));
                            return bad;
                        }
                    }
                }
                Some(_) => {
                    self.at += memchr::memchr3(b'"', b'\\', b'\n', &text[self.at..])
                        .map_or(text.len() - self.at, |skip| {
                            memchr::memchr(b'\r', &text[self.at..self.at + skip]).unwrap_or(skip)
                        });
                }
            }
        }
    }

    /// Records the element that began at `start` if it contains a NUL.
    fn note_stray(&mut self, text: &[u8], start: usize) {
        if memchr::memchr(0, &text[start..self.at]).is_some() {
            self.stray.push((start, Stray::Nul));
        }
    }

    /// Records that a string or code that began at `start` differs from the file. In comments this is not an
    /// error.
    fn note_lost(&mut self, text: &[u8], start: usize) {
        if self.is_lossy
            && let Some(skip) = memchr::memmem::find(&text[start..self.at], "\u{fffd}".as_bytes())
        {
            self.stray.push((start + skip, Stray::NotUtf8));
        }
    }

    fn code(&mut self, text: &[u8], start: usize) -> Tok {
        let tok = self.rest_of_code(text, start);
        self.note_stray(text, start);
        self.note_lost(text, start);
        tok
    }

    fn rest_of_code(&mut self, text: &[u8], start: usize) -> Tok {
        self.at += 1;
        while let Some(skip) = memchr::memchr(b'}', &text[self.at..]) {
            self.at += skip + 1;
            match text.get(self.at) {
                Some(b']') => {
                    self.at += 1;
                    return Tok::Code;
                }
                // The tool consumes the byte after a brace, even if that is a brace as well.
                Some(_) => self.at += 1,
                None => break,
            }
        }
        self.at = text.len();
        self.fail(start, "tblgen::unterminated_code", "unterminated code block")
    }

    fn bang(&mut self, text: &[u8], start: usize) -> Tok {
        while text.get(self.at).is_some_and(u8::is_ascii_alphabetic) {
            self.at += 1;
        }
        if self.at == start + 1 {
            return self.fail(start, "tblgen::unknown_operator", "invalid \"!operator\"");
        }
        match Bang::of_spelling(&text[start + 1..self.at]) {
            Some(Bang::Cond) => Tok::Cond,
            Some(Bang::Un(UnOp::Cast | UnOp::GetDagOp)) => Tok::DagBang,
            Some(_) => Tok::Bang,
            None => self.fail(start, "tblgen::unknown_operator", "unknown operator"),
        }
    }

    fn number_or_id(&mut self, text: &[u8], start: usize) -> Tok {
        let mut end = self.at;
        while text.get(end).is_some_and(u8::is_ascii_digit) {
            end += 1;
        }
        let next = text.get(end).copied().unwrap_or(0);
        let after = text.get(end + 1).copied().unwrap_or(0);
        let is_number = match next {
            b'b' => matches!(after, b'0' | b'1'),
            b'x' => after.is_ascii_hexdigit(),
            _ => false,
        };
        if !is_number && is_id_start(next) {
            self.skip_id(text);
            return Tok::Id;
        }
        if is_number && text[start] == b'0' && end == start + 1 {
            self.at = end + 1;
            return self.radix(text, start, if next == b'x' { 16 } else { 2 });
        }
        self.decimal(text, start)
    }

    fn radix(&mut self, text: &[u8], start: usize, base: u32) -> Tok {
        while text.get(self.at).is_some_and(|&byte| char::from(byte).is_digit(base)) {
            self.at += 1;
        }
        if integer(&text[start..self.at]).is_none() {
            return self.fail(start, "tblgen::number_out_of_range", "number out of range");
        }
        if base == 2 { Tok::Bin } else { Tok::Int }
    }

    fn decimal(&mut self, text: &[u8], start: usize) -> Tok {
        let sign = text[start];
        let signed = matches!(sign, b'-' | b'+');
        if signed && !text.get(self.at).is_some_and(u8::is_ascii_digit) {
            return if sign == b'-' { Tok::Minus } else { Tok::Plus };
        }
        let digits = if signed { self.at } else { start };
        self.at = digits;
        while text.get(self.at).is_some_and(u8::is_ascii_digit) {
            self.at += 1;
        }
        // This number of digits always fits.
        if self.at - digits > 18 && integer(&text[start..self.at]).is_none() {
            return self.fail(start, "tblgen::number_out_of_range", "number out of range");
        }
        Tok::Int
    }
}

/// Returns the value of a number as it is spelled, with its sign or base; `None` if it does not fit 64 bits.
pub(crate) fn integer(spelling: &[u8]) -> Option<i64> {
    let in_base = |digits: &[u8], base: u32| {
        digits.iter().try_fold(0_u64, |value, &digit| {
            let digit = char::from(digit).to_digit(base)?;
            value.checked_mul(u64::from(base))?.checked_add(u64::from(digit))
        })
    };
    match spelling {
        [b'0', b'x', digits @ ..] => in_base(digits, 16).map(|value| value as i64),
        [b'0', b'b', digits @ ..] => in_base(digits, 2).map(|value| value as i64),
        [b'-', digits @ ..] => {
            in_base(digits, 10).filter(|&value| value <= 1 << 63).map(|value| (value as i64).wrapping_neg())
        }
        [b'+', digits @ ..] | digits => in_base(digits, 10).map(|value| value as i64),
    }
}

/// A preprocessor directive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Directive {
    Define,
    Ifdef,
    Ifndef,
    Else,
    Endif,
}

/// Returns the directive whose word is at the beginning of the text, and the word's length.
pub(crate) fn directive(text: &[u8]) -> Option<(Directive, usize)> {
    const WORDS: [(&[u8], Directive); 5] = [
        (b"ifdef", Directive::Ifdef),
        (b"ifndef", Directive::Ifndef),
        (b"else", Directive::Else),
        (b"endif", Directive::Endif),
        (b"define", Directive::Define),
    ];
    let (word, kind) = WORDS.iter().find(|(word, _)| text.starts_with(word))?;
    let ends = match text.get(word.len()) {
        None | Some(b' ' | b'\t' | b'\n' | b'\r') => true,
        Some(b'/') => matches!(text.get(word.len() + 1), Some(b'*' | b'/')),
        _ => false,
    };
    ends.then_some((*kind, word.len()))
}

/// Returns the text of a string token between its quotes, with escapes replaced.
pub(crate) fn unescape(inner: &str) -> std::borrow::Cow<'_, str> {
    if !inner.contains('\\') {
        return inner.into();
    }
    let mut out = String::with_capacity(inner.len());
    let mut chars = inner.chars();
    while let Some(c) = chars.next() {
        match c {
            '\\' => match chars.next() {
                Some('n') => out.push('\n'),
                Some('t') => out.push('\t'),
                Some(other) => out.push(other),
                None => {}
            },
            c => out.push(c),
        }
    }
    out.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str) -> String {
        let mut lexer = Lexer::new(false);
        let mut out = Vec::new();
        loop {
            let (start, tok) = lexer.next(text.as_bytes());
            match tok {
                Some(Tok::Eof) => break,
                Some(Tok::Bad) => {
                    out.push(format!("error: {}", lexer.error.map_or("", |error| error.message)));
                    break;
                }
                Some(tok @ (Tok::Int | Tok::Bin)) => {
                    let value = integer(&text.as_bytes()[start..lexer.at]);
                    out.push(format!("{tok:?}({})", value.unwrap_or_default()));
                }
                Some(tok) => out.push(format!("{tok:?} {}", &text[start..lexer.at])),
                None => out.push("directive".to_owned()),
            }
        }
        out.join("\n")
    }

    #[test]
    fn signs_and_leading_digits_belong_to_their_token() {
        insta::assert_snapshot!(check("1-5 8i 0x 0x1F 0b101 12x3 -7 1...3 +2 - 1b2"), @r"
        Int(1)
        Int(-5)
        Id 8i
        Id 0x
        Int(31)
        Bin(5)
        Int(12)
        Id x3
        Int(-7)
        Int(1)
        Dots ...
        Int(3)
        Int(2)
        Minus -
        Id 1b2
        ");
    }

    #[test]
    fn numbers_wrap_and_overflow_as_in_the_tool() {
        insta::assert_snapshot!(check("0xffffffffffffffff 9223372036854775808 -9223372036854775808"), @r"
        Int(-1)
        Int(-9223372036854775808)
        Int(-9223372036854775808)
        ");
        insta::assert_snapshot!(check("0x10000000000000000"), @"error: number out of range");
        insta::assert_snapshot!(check("-9223372036854775809"), @"error: number out of range");
    }

    #[test]
    fn comments_nest_and_code_is_one_token() {
        insta::assert_snapshot!(check("a /* b /* c */ d */ e [{ x } ] }] // f"), @r"
        Id a
        Id e
        Code [{ x } ] }]
        ");
        insta::assert_snapshot!(check("/* a /* b */"), @"error: unterminated comment");
        insta::assert_snapshot!(check("[{ a"), @"error: unterminated code block");
    }

    #[test]
    fn strings_and_names_are_one_token() {
        insta::assert_snapshot!(check(r#""a\n\"b" $x !add !cond #"#), @r#"
        Str "a\n\"b"
        VarName $x
        Bang !add
        Cond !cond
        Paste #
        "#);
        insta::assert_snapshot!(check("\"a\nb\""), @"error: end of line in string literal");
        insta::assert_snapshot!(check(r#""\q""#), @"error: invalid escape in string literal");
        assert_eq!(unescape(r#"a\n\t\\\"\'"#), "a\n\t\\\"'");
    }
}
