//! POSIX extended regular expressions, for `!match` and `!instances`.
//!
//! Follows the library that `llvm::Regex` wraps: patterns and texts are bytes, `.` is any of them. The pattern is
//! rewritten for the `regex` crate, which matches in linear time. Omitted: back-references, which are refused as invalid
//! patterns.

use std::fmt::Write;

use regex::bytes::{Regex, RegexBuilder};

/// Most repetitions that can be asked for.
const DUP_MAX: u32 = 255;

/// The compiled pattern; `None` if it is no valid extended regular expression.
pub(super) fn compile(pattern: &str) -> Option<Regex> {
    let pattern = translate(pattern)?;
    RegexBuilder::new(&pattern).unicode(false).dot_matches_new_line(true).build().ok()
}

/// The pattern in the syntax of the `regex` crate.
fn translate(pattern: &str) -> Option<String> {
    let mut reader = Reader { rest: pattern.as_bytes(), out: String::with_capacity(pattern.len() + 8) };
    // Whether the branch at hand holds anything, of each group that is open; an empty branch is refused.
    let mut branches = vec![false];
    while let Some(c) = reader.next() {
        let before = *branches.last()?;
        let (mut is_caret, mut closes_empty) = (false, false);
        match c {
            b'(' => {
                reader.out.push_str("(?:");
                if !reader.eat(b')') {
                    branches.push(false);
                    continue;
                }
                closes_empty = true;
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
            b'^' | b'$' | b'.' => {
                is_caret = c == b'^';
                reader.out.push(char::from(c));
            }
            b'[' => reader.bracket()?,
            b'\\' => match reader.next()? {
                b'1'..=b'9' => return None,
                escaped => reader.byte(escaped),
            },
            c => reader.byte(c),
        }
        // What is repeated no times leaves nothing behind.
        let (repeated, nothing) = reader.repetition()?;
        if repeated && is_caret {
            return None;
        }
        let open = branches.last_mut()?;
        *open |= closes_empty || !nothing;
    }
    (branches == [true]).then_some(reader.out)
}

/// Reads the pattern and writes what it becomes.
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

    /// Whether a repetition comes, which is not read.
    fn sees_repetition(&self) -> bool {
        match self.rest {
            [b'*' | b'+' | b'?', ..] => true,
            [b'{', digit, ..] => digit.is_ascii_digit(),
            _ => false,
        }
    }

    /// A byte that stands for itself.
    fn byte(&mut self, c: u8) {
        if c.is_ascii_alphanumeric() {
            self.out.push(char::from(c));
        } else {
            // Writing to a string does not fail.
            let _ = write!(self.out, "\\x{c:02x}");
        }
    }

    /// Whether there is a repetition, and whether it asks for nothing.
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

    /// A set of bytes, behind its bracket.
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

    /// A class, a character or a range of them.
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
            let [only] = self.until(b"=]")? else { return None };
            set[usize::from(*only)] = true;
            return Some(());
        }
        let from = self.symbol()?;
        let to = match self.rest {
            [b'-', behind, ..] if *behind != b']' => {
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

    /// A character of a set, perhaps as a collating symbol.
    fn symbol(&mut self) -> Option<u8> {
        if !self.eat_all(b"[.") {
            return self.next();
        }
        match self.until(b".]")? {
            [only] => Some(*only),
            name => NAMES.iter().find(|(known, _)| known.as_bytes() == name).map(|&(_, byte)| byte),
        }
    }

    /// The text up to this end, which is read too.
    fn until(&mut self, end: &[u8; 2]) -> Option<&[u8]> {
        // The text itself may begin with the first character of its end.
        let len = 1 + self.rest.get(1..)?.windows(2).position(|window| window == end)?;
        let (text, rest) = self.rest.split_at(len);
        self.rest = rest.get(2..)?;
        Some(text)
    }
}

/// What is in a class of characters.
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

/// The names of POSIX for characters that are not themselves.
const NAMES: [(&str, u8); 12] = [
    ("hyphen", b'-'),
    ("hyphen-minus", b'-'),
    ("period", b'.'),
    ("full-stop", b'.'),
    ("space", b' '),
    ("slash", b'/'),
    ("backslash", b'\\'),
    ("underscore", b'_'),
    ("left-square-bracket", b'['),
    ("right-square-bracket", b']'),
    ("circumflex", b'^'),
    ("tab", b'\t'),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn matches_as_the_tool() {
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
    fn refuses_what_the_tool_refuses() {
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
