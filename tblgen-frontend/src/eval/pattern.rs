//! POSIX extended regular expressions, for `!match` and `!instances`.
//!
//! Follows the library that `llvm::Regex` wraps: patterns and texts are bytes, `.` is any of them. The
//! pattern is translated for the `regex` crate, which matches in linear time. Back-references are not
//! supported and are rejected as invalid patterns.

use std::fmt::Write;

use regex::bytes::{Regex, RegexBuilder};

/// Maximum number of repetitions.
const DUP_MAX: u32 = 255;

/// Compiles a pattern; `None` if it is not a valid extended regular expression.
pub(super) fn compile(pattern: &str) -> Option<Regex> {
    let pattern = translate(pattern)?;
    RegexBuilder::new(&pattern).unicode(false).dot_matches_new_line(true).build().ok()
}

/// Translates a pattern to the syntax of the `regex` crate.
fn translate(pattern: &str) -> Option<String> {
    let mut reader = Reader { rest: pattern.as_bytes(), out: String::with_capacity(pattern.len() + 8) };
    // For each open group: whether the current branch is nonempty; an empty branch is rejected.
    let mut branches = vec![false];
    while let Some(c) = reader.next() {
        let before = *branches.last()?;
        match c {
            b'(' => {
                reader.out.push_str("(?:");
                if !reader.eat(b')') {
                    branches.push(false);
                    continue;
                }
                reader.out.push(')');
            }
            b')' if branches.len() > 1 && before => {
                branches.pop();
                reader.out.push(')');
            }
            b'|' if before => {
                *branches.last_mut()? = false;
                reader.out.push('|');
                continue;
            }
            b')' | b'|' | b'*' | b'+' | b'?' => return None,
            b'{' if reader.sees_digit() => return None,
            b'^' | b'$' | b'.' => reader.out.push(char::from(c)),
            b'[' => reader.bracket()?,
            b'\\' => match reader.next()? {
                b'1'..=b'9' => return None,
                escaped => reader.byte(escaped),
            },
            c => reader.byte(c),
        }
        // A branch with zero repetitions is empty.
        let (repeated, nothing) = reader.repetition()?;
        if repeated && c == b'^' {
            return None;
        }
        *branches.last_mut()? |= !nothing;
    }
    (branches == [true]).then_some(reader.out)
}

/// Reader of a pattern that writes its translation.
struct Reader<'a> {
    rest: &'a [u8],
    out: String,
}

impl Reader<'_> {
    fn next(&mut self) -> Option<u8> {
        let (&first, rest) = self.rest.split_first()?;
        self.rest = rest;
        Some(first)
    }

    fn eat(&mut self, c: u8) -> bool {
        self.eat_all(&[c])
    }

    fn eat_all(&mut self, text: &[u8]) -> bool {
        let rest = self.rest.strip_prefix(text);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn sees_digit(&self) -> bool {
        self.rest.first().is_some_and(u8::is_ascii_digit)
    }

    /// Returns true if a repetition follows, without consuming it.
    fn sees_repetition(&self) -> bool {
        match self.rest {
            [b'*' | b'+' | b'?', ..] => true,
            [b'{', digit, ..] => digit.is_ascii_digit(),
            _ => false,
        }
    }

    /// Writes a literal byte.
    fn byte(&mut self, c: u8) {
        if c.is_ascii_alphanumeric() {
            self.out.push(char::from(c));
        } else {
            // Writing to a string does not fail.
            let _ = write!(self.out, "\\x{c:02x}");
        }
    }

    /// Translates a repetition; returns whether there is one, and whether it repeats zero times.
    fn repetition(&mut self) -> Option<(bool, bool)> {
        if !self.sees_repetition() {
            return Some((false, false));
        }
        let mut nothing = false;
        match self.next()? {
            b'{' => {
                let from = self.count()?;
                let to = match self.eat(b',') {
                    true if self.sees_digit() => Some(self.count()?),
                    true => None,
                    false => Some(from),
                };
                if to.is_some_and(|to| to < from) || !self.eat(b'}') {
                    return None;
                }
                nothing = to == Some(0);
                let to = to.map_or_else(String::new, |to| to.to_string());
                let _ = write!(self.out, "{{{from},{to}}}");
            }
            c => self.out.push(char::from(c)),
        }
        // A repetition cannot be repeated.
        (!self.sees_repetition()).then_some((true, nothing))
    }

    fn count(&mut self) -> Option<u32> {
        let mut count = 0;
        while self.sees_digit() && count <= DUP_MAX {
            count = 10 * count + u32::from(self.next()? - b'0');
        }
        (count <= DUP_MAX).then_some(count)
    }

    /// Translates a set of bytes, after its opening bracket.
    fn bracket(&mut self) -> Option<()> {
        for (word, becomes) in [("[:<:]]", r"\b{start}"), ("[:>:]]", r"\b{end}")] {
            if self.eat_all(word.as_bytes()) {
                // As a group it can be repeated.
                let _ = write!(self.out, "(?:{becomes})");
                return Some(());
            }
        }
        let mut set = [false; 256];
        let inverted = self.eat(b'^');
        if let Some(&first @ (b']' | b'-')) = self.rest.first() {
            set[usize::from(first)] = true;
            self.next();
        }
        while !matches!(self.rest, [] | [b']', ..] | [b'-', b']', ..]) {
            self.term(&mut set)?;
        }
        set[usize::from(b'-')] |= self.eat(b'-');
        if !self.eat(b']') {
            return None;
        }
        self.out.push('[');
        for byte in (0..=u8::MAX).filter(|&byte| set[usize::from(byte)] != inverted) {
            let _ = write!(self.out, "\\x{byte:02x}");
        }
        self.out.push(']');
        Some(())
    }

    /// Parses a class, a character or a range of characters.
    fn term(&mut self, set: &mut [bool; 256]) -> Option<()> {
        if self.rest.starts_with(b"-") {
            return None;
        }
        if self.eat_all(b"[:") {
            let is_in = class(self.until(b":]")?)?;
            for byte in (0..=u8::MAX).filter(is_in) {
                set[usize::from(byte)] = true;
            }
            return Some(());
        }
        if self.eat_all(b"[=") {
            set[usize::from(element(self.until(b"=]")?)?)] = true;
            return Some(());
        }
        let from = self.symbol()?;
        let to = match self.rest {
            [b'-', following, ..] if *following != b']' => {
                self.next();
                if self.eat(b'-') { b'-' } else { self.symbol()? }
            }
            _ => from,
        };
        if to < from {
            return None;
        }
        for byte in from..=to {
            set[usize::from(byte)] = true;
        }
        Some(())
    }

    /// Parses a character of a set, which may be a collating symbol.
    fn symbol(&mut self) -> Option<u8> {
        if !self.eat_all(b"[.") {
            return self.next();
        }
        element(self.until(b".]")?)
    }

    /// Consumes the text up to an end, and the end.
    fn until(&mut self, end: &[u8; 2]) -> Option<&[u8]> {
        // The text itself may begin with the first character of its end.
        let len = 1 + self.rest.get(1..)?.windows(2).position(|window| window == end)?;
        let (text, rest) = self.rest.split_at(len);
        self.rest = rest.get(2..)?;
        Some(text)
    }
}

/// Returns the predicate of a character class.
fn class(name: &[u8]) -> Option<fn(&u8) -> bool> {
    Some(match name {
        b"alnum" => u8::is_ascii_alphanumeric,
        b"alpha" => u8::is_ascii_alphabetic,
        b"blank" => |byte| matches!(byte, b' ' | b'\t'),
        b"cntrl" => u8::is_ascii_control,
        b"digit" => u8::is_ascii_digit,
        b"graph" => u8::is_ascii_graphic,
        b"lower" => u8::is_ascii_lowercase,
        b"print" => |byte| matches!(byte, b' '..=b'~'),
        b"punct" => u8::is_ascii_punctuation,
        b"space" => |byte| matches!(byte, b' ' | 9..=13),
        b"upper" => u8::is_ascii_uppercase,
        b"xdigit" => u8::is_ascii_hexdigit,
        _ => return None,
    })
}

/// Returns the character of a collating symbol: itself, or one that POSIX names.
fn element(text: &[u8]) -> Option<u8> {
    match text {
        [only] => Some(*only),
        name => NAMES.iter().find(|(known, _)| known.as_bytes() == name).map(|&(_, byte)| byte),
    }
}

/// POSIX names of characters.
#[rustfmt::skip]
const NAMES: [(&str, u8); 95] = [
    ("NUL", 0), ("SOH", 1), ("STX", 2), ("ETX", 3), ("EOT", 4), ("ENQ", 5), ("ACK", 6), ("BEL", 7),
    ("alert", 7), ("BS", 8), ("backspace", 8), ("HT", 9), ("tab", 9), ("LF", 10), ("newline", 10), ("VT", 11),
    ("vertical-tab", 11), ("FF", 12), ("form-feed", 12), ("CR", 13), ("carriage-return", 13), ("SO", 14),
    ("SI", 15), ("DLE", 16), ("DC1", 17), ("DC2", 18), ("DC3", 19), ("DC4", 20), ("NAK", 21), ("SYN", 22),
    ("ETB", 23), ("CAN", 24), ("EM", 25), ("SUB", 26), ("ESC", 27), ("IS4", 28), ("FS", 28), ("IS3", 29),
    ("GS", 29), ("IS2", 30), ("RS", 30), ("IS1", 31), ("US", 31), ("space", 32), ("exclamation-mark", 33),
    ("quotation-mark", 34), ("number-sign", 35), ("dollar-sign", 36), ("percent-sign", 37), ("ampersand", 38),
    ("apostrophe", 39), ("left-parenthesis", 40), ("right-parenthesis", 41), ("asterisk", 42),
    ("plus-sign", 43), ("comma", 44), ("hyphen", 45), ("hyphen-minus", 45), ("period", 46), ("full-stop", 46),
    ("slash", 47), ("solidus", 47), ("zero", 48), ("one", 49), ("two", 50), ("three", 51), ("four", 52),
    ("five", 53), ("six", 54), ("seven", 55), ("eight", 56), ("nine", 57), ("colon", 58), ("semicolon", 59),
    ("less-than-sign", 60), ("equals-sign", 61), ("greater-than-sign", 62), ("question-mark", 63),
    ("commercial-at", 64), ("left-square-bracket", 91), ("backslash", 92), ("reverse-solidus", 92),
    ("right-square-bracket", 93), ("circumflex", 94), ("circumflex-accent", 94), ("underscore", 95),
    ("low-line", 95), ("grave-accent", 96), ("left-brace", 123), ("left-curly-bracket", 123),
    ("vertical-line", 124), ("right-brace", 125), ("right-curly-bracket", 125), ("tilde", 126), ("DEL", 127),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_match_as_in_llvm_tblgen() {
        for (pattern, text, expected) in [
            ("^a[0-9]+$", "a12", true),
            (r"a\d", "ad", true),
            ("[]a]", "]", true),
            ("[[:alpha:]_]", "_", true),
            ("^(a|b)*$", "abba", true),
            ("a.b", "a\nb", true),
            ("^.$", "é", false),
            ("^..$", "é", true),
            ("^[^a]$", "\n", true),
            (r"\<a", "ab", false),
            ("[[:<:]]b", "a b", true),
            ("[[:<:]]b", "ab", false),
            ("[[.hyphen.]a]", "-", true),
            ("[[=a=]]", "a", true),
            ("^x()$", "x", true),
            ("a$*", "ab", true),
            ("^ba{0}$", "b", true),
            ("{", "{", true),
            ("[a-]", "-", true),
            ("[\\]", "\\", true),
        ] {
            assert_eq!(
                compile(pattern).map(|regex| regex.is_match(text.as_bytes())),
                Some(expected),
                "{pattern}"
            );
        }
    }

    #[test]
    fn patterns_that_llvm_tblgen_refuses_are_refused() {
        for pattern in [
            "*a",
            "(a",
            "",
            "a|",
            "|a",
            "a)",
            "a**",
            "a{1}{2}",
            "a{256}",
            "a{2,1}",
            "a{1",
            "a{0}",
            "(a{0})",
            "^*",
            "a|*",
            "[a",
            "[b-a]",
            "[--a]",
            "[a--b]",
            "[a-b-c]",
            "[[:foo:]]",
            "[[:digit:]-a]",
            "[[.nothing.]]",
            r"(a)\1",
            "\\",
        ] {
            assert!(compile(pattern).is_none(), "{pattern}");
        }
    }
}
