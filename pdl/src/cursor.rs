//! A cursor over MLIR text: just enough lexing for PDL, and the extents of types and attributes.
//!
//! Types and attributes are open grammars, so they are never parsed here: they are cut out by their brackets
//! and kept as text, with aliases replaced.

use std::collections::HashMap;

use legalize_source::{Diagnostic, FileId, Span};

use crate::text::{angle_end, index, string_end};

/// Texts that grow beyond this many bytes while aliases are replaced are refused.
const MAX_EXPANDED: usize = 1 << 20;

pub(crate) type Parsed<T> = Result<T, Box<Diagnostic>>;

pub(crate) struct Cursor<'t> {
    pub(crate) file: FileId,
    pub(crate) text: &'t str,
    pub(crate) at: usize,
    /// Attribute and type aliases with their sigil.
    pub(crate) aliases: HashMap<&'t str, String>,
}

pub(crate) fn is_ident(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.')
}

impl<'t> Cursor<'t> {
    pub(crate) fn new(file: FileId, text: &'t str) -> Self {
        Cursor { file, text, at: 0, aliases: HashMap::new() }
    }

    pub(crate) fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or("")
    }

    /// Skips blanks and comments.
    pub(crate) fn skip(&mut self) {
        loop {
            let rest = self.rest();
            let trimmed = rest.trim_start();
            self.at += rest.len() - trimmed.len();
            if !trimmed.starts_with("//") {
                return;
            }
            self.at += trimmed.find('\n').unwrap_or(trimmed.len());
        }
    }

    pub(crate) fn peek(&mut self) -> Option<char> {
        self.skip();
        self.rest().chars().next()
    }

    /// Whether `token` stands next; a word must end where the token ends.
    pub(crate) fn sees(&mut self, token: &str) -> bool {
        self.skip();
        let Some(after) = self.rest().strip_prefix(token) else { return false };
        !(token.ends_with(is_ident) && after.starts_with(is_ident))
    }

    pub(crate) fn eat(&mut self, token: &str) -> bool {
        let sees = self.sees(token);
        if sees {
            self.at += token.len();
        }
        sees
    }

    pub(crate) fn expect(&mut self, token: &str) -> Parsed<()> {
        if self.eat(token) { Ok(()) } else { Err(self.expected(&format!("'{token}'"))) }
    }

    pub(crate) fn span_from(&self, start: usize) -> Span {
        Span::new(self.file, start as u32, self.at.max(start) as u32)
    }

    pub(crate) fn error(&self, start: usize, message: impl Into<String>) -> Box<Diagnostic> {
        let end = self.at.max(start).min(self.text.len());
        Box::new(
            Diagnostic::error("pdl::syntax", message)
                .with_label(Span::new(self.file, start as u32, end as u32), "")
                .with_help("PDL is written as `mlir-opt` prints it, in custom or generic form"),
        )
    }

    /// That something else was expected where the cursor is.
    pub(crate) fn expected(&mut self, what: &str) -> Box<Diagnostic> {
        self.skip();
        let word = self.rest().find(|c| !is_ident(c)).unwrap_or(self.rest().len());
        let len = if word > 0 { word } else { self.rest().chars().next().map_or(0, char::len_utf8) };
        let found = &self.rest()[..len];
        let found = if found.is_empty() { "the end of the file".to_owned() } else { format!("'{found}'") };
        let span = Span::new(self.file, self.at as u32, (self.at + len) as u32);
        Box::new(
            Diagnostic::error("pdl::syntax", format!("expected {what}, found {found}"))
                .with_label(span, "")
                .with_help("PDL is written as `mlir-opt` prints it, in custom or generic form"),
        )
    }

    /// A word (dots included), or an empty one.
    pub(crate) fn word(&mut self) -> &'t str {
        self.skip();
        let rest = self.rest();
        if !rest.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') {
            return "";
        }
        let word = &rest[..rest.find(|c| !is_ident(c)).unwrap_or(rest.len())];
        self.at += word.len();
        word
    }

    /// `%name` with or without `#index`.
    pub(crate) fn value(&mut self) -> Parsed<(&'t str, Option<usize>, Span)> {
        self.skip();
        let start = self.at;
        let Some(body) = self.rest().strip_prefix('%') else { return Err(self.expected("an SSA value")) };
        let end = body.find(|c| !(is_ident(c) || c == '-')).unwrap_or(body.len());
        if end == 0 {
            return Err(self.expected("an SSA value"));
        }
        self.at += 1 + end;
        let mut index = None;
        if let Some(digits) = self.rest().strip_prefix('#') {
            let len = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
            self.at += 1 + len;
            index = Some(digits[..len].parse().map_err(|_| self.error(start, "invalid result number"))?);
        }
        Ok((&body[..end], index, self.span_from(start)))
    }

    /// An unsigned number.
    pub(crate) fn number(&mut self) -> Parsed<u32> {
        self.skip();
        let start = self.at;
        let rest = self.rest();
        let len = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        if len == 0 {
            return Err(self.expected("a number"));
        }
        self.at += len;
        rest[..len].parse().map_err(|_| self.error(start, "number is too large"))
    }

    /// The index of a result: a number of 32 bits, which PDL prints with a sign.
    pub(crate) fn index(&mut self) -> Parsed<u32> {
        self.skip();
        let start = self.at;
        let sign = usize::from(self.rest().starts_with('-'));
        let rest = &self.rest()[sign..];
        let len = rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
        if !rest.starts_with(|c: char| c.is_ascii_digit()) {
            return Err(self.expected("a number"));
        }
        self.at += sign + len;
        index(&self.text[start..self.at]).ok_or_else(|| self.error(start, "number is too large"))
    }

    /// A quoted string without its quotes and escapes.
    pub(crate) fn string(&mut self) -> Parsed<String> {
        self.skip();
        let start = self.at;
        if !self.rest().starts_with('"') {
            return Err(self.expected("a string"));
        }
        let end = string_end(self.text, start);
        let closed = end <= self.text.len() && end > start + 1 && self.text[..end].ends_with('"');
        self.at = end.min(self.text.len());
        let Some(body) = self.text.get(start + 1..end.wrapping_sub(1)).filter(|_| closed) else {
            return Err(self.error(start, "string is not closed"));
        };
        unescape(body).ok_or_else(|| self.error(start, "invalid escape in string"))
    }

    /// `@name` or `@"name"`.
    pub(crate) fn symbol(&mut self) -> Parsed<String> {
        self.skip();
        let Some(body) = self.rest().strip_prefix('@') else { return Err(self.expected("a symbol name")) };
        self.at += 1;
        if body.starts_with('"') {
            return self.string();
        }
        let word = self.word();
        if word.is_empty() { Err(self.expected("a symbol name")) } else { Ok(word.to_owned()) }
    }

    /// The text between the bracket that opens at the cursor and its partner, both included.
    pub(crate) fn group(&mut self) -> Parsed<&'t str> {
        self.skip();
        let start = self.at;
        let mut open: Vec<u8> = Vec::new();
        let bytes = self.text.as_bytes();
        let mut at = start;
        while at < bytes.len() {
            match bytes[at] {
                b'"' => {
                    at = string_end(self.text, at);
                    continue;
                }
                b'/' if bytes.get(at + 1) == Some(&b'/') => {
                    at += self.text[at..].find('\n').unwrap_or(self.text.len() - at);
                    continue;
                }
                b'-' if bytes.get(at + 1) == Some(&b'>') => at += 1,
                b'(' | b'[' | b'{' | b'<' => open.push(bytes[at]),
                b'>' if open.last() != Some(&b'<') => {}
                b')' | b']' | b'}' | b'>' => {
                    // A comparison inside an affine set is no bracket.
                    let partner = match bytes[at] {
                        b')' => b'(',
                        b']' => b'[',
                        b'}' => b'{',
                        _ => b'<',
                    };
                    while open.last() == Some(&b'<') && partner != b'<' {
                        open.pop();
                    }
                    if bytes[at] == b'>' && bytes.get(at + 1) == Some(&b'=') {
                        at += 2;
                        continue;
                    }
                    if open.pop() != Some(partner) {
                        break;
                    }
                    if open.is_empty() {
                        self.at = at + 1;
                        return Ok(&self.text[start..at + 1]);
                    }
                }
                _ => {}
            }
            at += 1;
        }
        self.at = (start + 1).min(self.text.len());
        Err(self.error(start, "bracket is not closed"))
    }

    fn angles(&mut self) -> Parsed<()> {
        if self.rest().starts_with('<') {
            match angle_end(self.text, self.at) {
                Some(end) => self.at = end,
                None => return Err(self.error(self.at, "'<' is not closed")),
            }
        }
        Ok(())
    }

    /// Skips `loc(…)` if it stands next.
    pub(crate) fn skip_location(&mut self) -> Parsed<()> {
        if self.eat("loc") {
            self.group()?;
        }
        Ok(())
    }

    /// The text of a type, aliases replaced.
    pub(crate) fn ty(&mut self) -> Parsed<String> {
        self.skip();
        let start = self.at;
        self.skip_type()?;
        self.expanded(start)
    }

    /// The text of an attribute, aliases replaced.
    pub(crate) fn attribute(&mut self) -> Parsed<String> {
        self.skip();
        let start = self.at;
        self.skip_attribute()?;
        self.expanded(start)
    }

    fn skip_type(&mut self) -> Parsed<()> {
        // Function types nest to the right without brackets, so this is a loop.
        loop {
            match self.peek() {
                Some('(') => {
                    self.group()?;
                    self.expect("->")?;
                    if self.peek() == Some('(') {
                        let start = self.at;
                        self.group()?;
                        let end = self.at;
                        if !self.sees("->") {
                            self.at = end;
                            return Ok(());
                        }
                        self.at = start;
                    }
                }
                Some('!') => {
                    self.at += 1;
                    if self.word().is_empty() {
                        return Err(self.expected("a type"));
                    }
                    return self.angles();
                }
                _ => {
                    if self.word().is_empty() {
                        return Err(self.expected("a type"));
                    }
                    return self.angles();
                }
            }
        }
    }

    fn skip_attribute(&mut self) -> Parsed<()> {
        match self.peek() {
            Some('[' | '{') => {
                self.group()?;
                Ok(())
            }
            Some('"') => {
                self.string()?;
                self.skip_suffix()
            }
            Some('@') => {
                self.symbol()?;
                while self.rest().starts_with("::") {
                    self.at += 2;
                    self.symbol()?;
                }
                Ok(())
            }
            Some('#') => {
                self.at += 1;
                if self.word().is_empty() {
                    return Err(self.expected("an attribute"));
                }
                self.angles()?;
                self.skip_suffix()
            }
            Some(c) if c == '-' || c.is_ascii_digit() => {
                self.at += 1;
                let rest = self.rest();
                let is_part = |at: usize, c: char| {
                    c.is_ascii_alphanumeric()
                        || c == '.'
                        || matches!(c, '+' | '-') && rest[..at].ends_with(['e', 'E'])
                };
                let len =
                    rest.char_indices().find(|&(at, c)| !is_part(at, c)).map_or(rest.len(), |(at, _)| at);
                self.at += len;
                self.skip_suffix()
            }
            _ => {
                let start = self.at;
                match self.word() {
                    "" => return self.skip_type(),
                    "true" | "false" | "unit" => return Ok(()),
                    "loc" => {
                        self.group()?;
                        return Ok(());
                    }
                    "dense" | "sparse" | "dense_resource" => {
                        self.angles()?;
                        return self.skip_suffix();
                    }
                    "distinct" => {
                        self.group()?;
                        return self.angles();
                    }
                    _ => self.at = start,
                }
                self.skip_type()
            }
        }
    }

    /// `: type`, if it is there.
    fn skip_suffix(&mut self) -> Parsed<()> {
        let end = self.at;
        if self.sees(":") && !self.sees("::") {
            self.at += 1;
            self.skip_type()
        } else {
            // Blanks and comments behind an attribute are not part of it.
            self.at = end;
            Ok(())
        }
    }

    fn expanded(&mut self, start: usize) -> Parsed<String> {
        let end = self.at;
        match expand(&self.text[start..end], &self.aliases) {
            Some(text) => Ok(text),
            None => Err(self.error(start, "aliases make this text too large")),
        }
    }
}

/// Replaces aliases and comments; nothing if the result is too large.
fn expand(text: &str, aliases: &HashMap<&str, String>) -> Option<String> {
    if !text.contains(['#', '!', '/']) {
        return Some(text.to_owned());
    }
    let mut out = String::new();
    let mut nesting = Nesting::default();
    let mut at = 0;
    while at < text.len() {
        if out.len() > MAX_EXPANDED {
            return None;
        }
        let rest = &text[at..];
        let c = rest.chars().next()?;
        let len = match c {
            '"' => string_end(text, at).min(text.len()) - at,
            '/' if rest.starts_with("//") => {
                at += rest.find('\n').unwrap_or(rest.len());
                continue;
            }
            '#' | '!' => 1 + rest[1..].find(|c| !is_ident(c)).unwrap_or(rest.len() - 1),
            '-' if rest.starts_with("->") => 2,
            _ => c.len_utf8(),
        };
        let token = &rest[..len];
        match aliases.get(token) {
            Some(alias) if !rest[len..].starts_with('<') => {
                // Only the outermost location is in `loc(…)`.
                let inner = alias.strip_prefix("loc(").and_then(|alias| alias.strip_suffix(')'));
                out.push_str(inner.filter(|_| nesting.in_location()).unwrap_or(alias));
            }
            _ => {
                let before = out.trim_end().strip_suffix("loc");
                nesting.bracket(c, before.is_some_and(|before| !before.ends_with(is_ident)));
                out.push_str(token);
            }
        }
        at += len;
    }
    (out.len() <= MAX_EXPANDED).then_some(out)
}

/// The brackets that are open, each with whether locations stand in it.
#[derive(Default)]
struct Nesting {
    open: Vec<(char, bool)>,
}

impl Nesting {
    fn in_location(&self) -> bool {
        self.open.last().is_some_and(|(_, location)| *location)
    }

    /// Takes note of a bracket; `after_loc` if it follows the word `loc`.
    fn bracket(&mut self, c: char, after_loc: bool) {
        let opening = match c {
            '(' | '[' | '{' => return self.open.push((c, self.in_location() || c == '(' && after_loc)),
            // The metadata of a fused location is any attribute.
            '<' => return self.open.push((c, false)),
            ')' => '(',
            ']' => '[',
            '}' => '{',
            '>' => '<',
            _ => return,
        };
        // Comparisons in integer sets are no brackets.
        let Some(at) = self.open.iter().rposition(|(open, _)| *open == opening) else { return };
        if c != '>' || at + 1 == self.open.len() {
            self.open.truncate(at);
        }
    }
}

fn unescape(body: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(body.len());
    let mut rest = body.bytes();
    while let Some(byte) = rest.next() {
        if byte != b'\\' {
            bytes.push(byte);
            continue;
        }
        match rest.next()? {
            b'n' => bytes.push(b'\n'),
            b't' => bytes.push(b'\t'),
            escaped @ (b'"' | b'\\') => bytes.push(escaped),
            high => {
                let high = (high as char).to_digit(16)?;
                let low = (rest.next()? as char).to_digit(16)?;
                bytes.push((high * 16 + low) as u8);
            }
        }
    }
    String::from_utf8(bytes).ok()
}
