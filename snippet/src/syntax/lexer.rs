//! Lexer; [`marker`](super::marker) rewrites the tokens so that an LR(1) grammar can parse them.
//!
//! Not supported: preprocessor directives, raw strings, user-defined literals.

use super::marker::Marker;
use super::token::Token;
use crate::error::SnippetError;
use crate::integer::{CppInt, IntType};

/// Maximum number of bytes of a snippet.
pub(crate) const MAX_BYTES: usize = 1 << 20;

/// A token with the offset of its first byte and the offset after its last.
pub(crate) type Spanned<'s> = (u32, Token<'s>, u32);

const MARKS: [&str; 46] = [
    "<<=", ">>=", "...", "->*", "::", "&&", "||", "==", "!=", "<=", ">=", "<<", "->", "++", "--", "+=", "-=",
    "*=", "/=", "%=", "&=", "|=", "^=", "(", ")", "[", "]", "{", "}", "<", ">", "+", "-", "*", "/", "%", "&",
    "|", "^", "~", "!", "?", ":", ";", ",", "=",
];

const KEYWORDS: [&str; 22] = [
    "true",
    "false",
    "nullptr",
    "return",
    "if",
    "else",
    "for",
    "while",
    "do",
    "break",
    "continue",
    "const",
    "constexpr",
    "static",
    "typename",
    "template",
    "mutable",
    "switch",
    "case",
    "default",
    "struct",
    "new",
];

fn keyword(text: &str) -> Option<&'static str> {
    KEYWORDS.iter().find(|&&keyword| keyword == text).copied()
}

/// C++ attributes that only affect warnings of the compiler.
const ATTRIBUTES: [&str; 4] = ["fallthrough", "maybe_unused", "likely", "unlikely"];

/// Returns the tokens without attributes such as `[[fallthrough]]`, which have no meaning here.
fn without_attributes(tokens: Vec<Spanned<'_>>) -> Vec<Spanned<'_>> {
    let mark =
        |at: usize, mark: &str| matches!(tokens.get(at), Some((_, Token::Mark(found), _)) if *found == mark);
    let is_attribute = |at: usize| {
        mark(at, "[")
            && mark(at + 1, "[")
            && matches!(tokens.get(at + 2), Some((_, Token::Ident(name), _)) if ATTRIBUTES.contains(name))
            && mark(at + 3, "]")
            && mark(at + 4, "]")
    };
    if !(0..tokens.len()).any(is_attribute) {
        return tokens;
    }
    let mut out = Vec::with_capacity(tokens.len());
    let mut at = 0;
    while at < tokens.len() {
        if is_attribute(at) {
            at += 5;
        } else {
            out.push(tokens[at]);
            at += 1;
        }
    }
    out
}

/// Scans all tokens and marks them; `statements` is true if the text is a body, false if it is an expression.
pub(crate) fn tokens(text: &str, statements: bool) -> Result<Vec<Spanned<'_>>, SnippetError> {
    if text.len() > MAX_BYTES {
        return Err(SnippetError::new(0, format!("snippet is longer than {MAX_BYTES} bytes")));
    }
    let mut raw = without_attributes(scan(text)?);
    if statements {
        raw = super::aliases::resolved(raw)?;
    }
    Marker::new(&raw)?.mark(statements)
}

fn scan(text: &str) -> Result<Vec<Spanned<'_>>, SnippetError> {
    let bytes = text.as_bytes();
    let mut out = Vec::with_capacity(bytes.len() / 3);
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        let start = at;
        let token = match byte {
            b' ' | b'\t' | b'\n' | b'\r' | b'\x0b' | b'\x0c' => {
                at += 1;
                continue;
            }
            b'/' if bytes.get(at + 1) == Some(&b'/') => {
                at = bytes[at..].iter().position(|&byte| byte == b'\n').map_or(bytes.len(), |end| at + end);
                continue;
            }
            b'/' if bytes.get(at + 1) == Some(&b'*') => {
                let Some(end) = text[at + 2..].find("*/") else {
                    return Err(SnippetError::new(start, "comment is not closed"));
                };
                at += end + 4;
                continue;
            }
            b'"' => {
                at = end_of_quoted(bytes, at, b'"')?;
                Token::Str(&text[start + 1..at - 1])
            }
            b'\'' => {
                at = end_of_quoted(bytes, at, b'\'')?;
                let value = unescape(&text[start + 1..at - 1]);
                match value.as_slice() {
                    [byte] => Token::Int(CppInt::new(i128::from(*byte), IntType::Char)),
                    _ => return Err(SnippetError::new(start, "character literal is not one byte")),
                }
            }
            b'$' => {
                at += 1;
                while bytes.get(at).is_some_and(|byte| byte.is_ascii_alphanumeric() || *byte == b'_') {
                    at += 1;
                }
                if at == start + 1 {
                    return Err(SnippetError::new(start, "'$' without a name"));
                }
                Token::Placeholder(&text[start + 1..at])
            }
            b'0'..=b'9' => scan_number(text, &mut at)?,
            b'.' if bytes.get(at + 1).is_some_and(u8::is_ascii_digit) => scan_number(text, &mut at)?,
            b'_' | b'a'..=b'z' | b'A'..=b'Z' => {
                while bytes.get(at).is_some_and(|byte| byte.is_ascii_alphanumeric() || *byte == b'_') {
                    at += 1;
                }
                let word = &text[start..at];
                match word {
                    "and" => Token::Mark("&&"),
                    "or" => Token::Mark("||"),
                    "not" => Token::Mark("!"),
                    _ => keyword(word).map_or(Token::Ident(word), Token::Mark),
                }
            }
            b'.' if !text[at..].starts_with("...") => {
                at += 1;
                Token::Mark(".")
            }
            _ => match MARKS.iter().find(|mark| text[at..].starts_with(**mark)) {
                Some(mark) => {
                    at += mark.len();
                    Token::Mark(mark)
                }
                None => {
                    let found = text[at..].chars().next().unwrap_or(' ');
                    return Err(SnippetError::new(start, format!("unexpected character '{found}'")));
                }
            },
        };
        out.push((start as u32, token, at as u32));
    }
    Ok(out)
}

fn end_of_quoted(bytes: &[u8], start: usize, quote: u8) -> Result<usize, SnippetError> {
    let mut at = start + 1;
    loop {
        match bytes.get(at) {
            Some(b'\\') => at += 2,
            Some(&byte) if byte == quote => return Ok(at + 1),
            Some(b'\n') | None => return Err(SnippetError::new(start, "literal is not closed")),
            Some(_) => at += 1,
        }
    }
}

/// Returns the bytes of the contents of a string literal.
pub(crate) fn unescape(text: &str) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len());
    let mut bytes = text.bytes().peekable();
    while let Some(byte) = bytes.next() {
        if byte != b'\\' {
            out.push(byte);
            continue;
        }
        match bytes.next() {
            Some(b'n') => out.push(b'\n'),
            Some(b't') => out.push(b'\t'),
            Some(b'r') => out.push(b'\r'),
            Some(b'0') => out.push(0),
            // A character of Unicode by its number.
            Some(kind @ (b'u' | b'U')) => {
                let count = if kind == b'u' { 4 } else { 8 };
                let digits: Option<Vec<u32>> =
                    bytes.by_ref().take(count).map(|byte| (byte as char).to_digit(16)).collect();
                let number = digits.filter(|digits| digits.len() == count);
                let number = number.map(|digits| digits.iter().fold(0, |all, digit| all * 16 + digit));
                let letter = number.and_then(char::from_u32).unwrap_or(char::REPLACEMENT_CHARACTER);
                out.extend_from_slice(letter.encode_utf8(&mut [0; 4]).as_bytes());
            }
            Some(b'x') => {
                let mut value = 0u8;
                while let Some(digit) = bytes.peek().and_then(|&byte| (byte as char).to_digit(16)) {
                    value = value.wrapping_mul(16).wrapping_add(digit as u8);
                    bytes.next();
                }
                out.push(value);
            }
            Some(other) => out.push(other),
            None => {}
        }
    }
    out
}

fn scan_number<'s>(text: &'s str, at: &mut usize) -> Result<Token<'s>, SnippetError> {
    let bytes = text.as_bytes();
    let start = *at;
    let digits = |at: &mut usize, radix: u32| {
        let mut value: Option<i128> = Some(0);
        while let Some(&byte) = bytes.get(*at) {
            match (byte as char).to_digit(radix) {
                Some(digit) => {
                    value = value
                        .and_then(|value| value.checked_mul(i128::from(radix)))
                        .and_then(|value| value.checked_add(i128::from(digit)));
                }
                None if byte == b'\'' && bytes.get(*at + 1).is_some_and(u8::is_ascii_alphanumeric) => {}
                None => break,
            }
            *at += 1;
        }
        value
    };
    let radix = match (bytes[start], bytes.get(start + 1)) {
        (b'0', Some(b'x' | b'X')) => 16,
        (b'0', Some(b'b' | b'B')) => 2,
        _ => 10,
    };
    if radix != 10 {
        *at += 2;
    }
    let mut value = digits(at, radix);
    let mut float = false;
    if radix == 10 {
        if bytes.get(*at) == Some(&b'.') && bytes.get(*at + 1) != Some(&b'.') {
            float = true;
            *at += 1;
            digits(at, 10);
        }
        if matches!(bytes.get(*at), Some(b'e' | b'E')) {
            let sign = usize::from(matches!(bytes.get(*at + 1), Some(b'+' | b'-')));
            if bytes.get(*at + 1 + sign).is_some_and(u8::is_ascii_digit) {
                float = true;
                *at += 1 + sign;
                digits(at, 10);
            }
        }
    }
    if float {
        let text: String = text[start..*at].chars().filter(|&c| c != '\'').collect();
        let malformed = || SnippetError::new(start, "malformed number");
        return match bytes.get(*at) {
            Some(b'f' | b'F') => {
                *at += 1;
                text.parse().map(Token::Single).map_err(|_| malformed())
            }
            Some(b'l' | b'L') => Err(SnippetError::new(start, "'long double' is not supported")),
            _ => text.parse().map(Token::Float).map_err(|_| malformed()),
        };
    }
    if radix == 10 && bytes[start] == b'0' && *at - start > 1 {
        // An octal number.
        let octal = text[start..*at].replace('\'', "");
        value = i128::from_str_radix(&octal, 8).ok();
    }
    let decimal = radix == 10 && (bytes[start] != b'0' || *at - start == 1);
    let (mut unsigned, mut width) = (false, 32);
    while let Some(&suffix @ (b'u' | b'U' | b'l' | b'L' | b'z' | b'Z')) = bytes.get(*at) {
        unsigned |= matches!(suffix, b'u' | b'U');
        width = if matches!(suffix, b'u' | b'U') { width } else { 64 };
        *at += 1;
    }
    if bytes.get(*at).is_some_and(|byte| byte.is_ascii_alphanumeric() || *byte == b'_') {
        return Err(SnippetError::new(start, "malformed number"));
    }
    match value {
        Some(value) => match literal_type(value, width, unsigned, decimal) {
            Some(ty) => Ok(Token::Int(CppInt::new(value, ty))),
            None => Err(SnippetError::new(start, "number is too large")),
        },
        None => Err(SnippetError::new(start, "number is too large")),
    }
}

/// Returns the type of a literal: the first that holds its value, of those that its suffix and base allow.
fn literal_type(value: i128, width: u32, unsigned: bool, decimal: bool) -> Option<IntType> {
    let all = [IntType::I32, IntType::U32, IntType::I64, IntType::U64];
    all.into_iter().find(|ty| {
        // A decimal number has an unsigned type if the suffix says so, or if no other type holds it.
        let sign = if ty.is_signed() { !unsigned } else { unsigned || !decimal || value > i64::MAX.into() };
        ty.width() >= width && sign && ty.holds(value)
    })
}
