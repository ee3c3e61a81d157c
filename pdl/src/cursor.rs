//! A cursor over MLIR text: the tokens of the IR's reader, and the extents of types and attributes.
//!
//! Types and attributes are open grammars, so they are never parsed here: they are cut out by their brackets
//! and kept as text, with aliases replaced.

use std::cell::Cell;

use legalize_ir::lexer::{Lexer, Tok, Token, unescape};
use legalize_source::{Diagnostic, FileId, Span};
use rustc_hash::FxHashMap;

use crate::text::index;

/// Texts that grow beyond this many bytes while aliases are replaced are refused.
const MAX_EXPANDED: usize = 1 << 20;

pub(crate) type Parsed<T> = Result<T, Box<Diagnostic>>;

pub(crate) struct Cursor<'t> {
    pub(crate) file: FileId,
    pub(crate) text: &'t str,
    pub(crate) at: usize,
    /// Attribute and type aliases with their sigil.
    pub(crate) aliases: FxHashMap<&'t str, String>,
    /// Start and end of the blanks and comments that were skipped last.
    blank: (usize, usize),
    /// The token that was read last, with the offset where its reading began: most tokens are compared with
    /// several expected ones.
    ahead: Cell<Option<(usize, Token)>>,
}

impl<'t> Cursor<'t> {
    pub(crate) fn new(file: FileId, text: &'t str) -> Self {
        Cursor { file, text, at: 0, aliases: FxHashMap::default(), blank: (0, 0), ahead: Cell::new(None) }
    }

    /// The token that comes next.
    fn token(&self) -> Token {
        match self.ahead.get() {
            Some((at, token)) if at == self.at => token,
            _ => {
                let token = self.lexer().next_token();
                self.ahead.set(Some((self.at, token)));
                token
            }
        }
    }

    fn lexer(&self) -> Lexer<'t> {
        Lexer::starting_at(self.text.as_bytes(), self.at)
    }

    fn spelling(&self, token: Token) -> &'t str {
        self.text.get(token.start as usize..token.end as usize).unwrap_or("")
    }

    /// The token that comes next, taken if it is of a kind.
    fn eat_kind(&mut self, kind: Tok) -> Option<&'t str> {
        let token = self.token();
        (token.kind == kind).then(|| {
            self.at = token.end as usize;
            self.spelling(token)
        })
    }

    pub(crate) fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or("")
    }

    /// Skips blanks and comments.
    pub(crate) fn skip(&mut self) {
        let token = self.token();
        let next = token.start as usize;
        if next != self.at {
            self.blank = (self.at, next);
            self.ahead.set(Some((next, token)));
        }
        self.at = next;
    }

    pub(crate) fn peek(&mut self) -> Option<char> {
        self.skip();
        self.rest().chars().next()
    }

    /// True if `token` comes next.
    pub(crate) fn sees(&mut self, token: &str) -> bool {
        self.skip();
        self.spelling(self.token()) == token
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

    /// The text from an offset to the last token that was taken, without the blanks and comments that were
    /// skipped to peek at the next token.
    pub(crate) fn span_from(&self, start: usize) -> Span {
        let end = if self.at == self.blank.1 { self.blank.0 } else { self.at };
        Span::new(self.file, start as u32, end.max(start).min(self.text.len()) as u32)
    }

    pub(crate) fn error(&self, start: usize, message: impl Into<String>) -> Box<Diagnostic> {
        Box::new(
            Diagnostic::error("pdl::syntax", message)
                .with_label(self.span_from(start), "")
                .with_help("write PDL as `mlir-opt` prints it, as custom assembly or in generic form"),
        )
    }

    /// Error that `what` was expected at the cursor.
    pub(crate) fn expected(&mut self, what: &str) -> Box<Diagnostic> {
        self.skip();
        let token = self.token();
        let len = match token.kind {
            Tok::Bare | Tok::Integer => token.end as usize - self.at,
            _ => self.rest().chars().next().map_or(0, char::len_utf8),
        };
        let found = &self.rest()[..len];
        let found = if found.is_empty() { "the end of the file".to_owned() } else { format!("'{found}'") };
        let span = Span::new(self.file, self.at as u32, (self.at + len) as u32);
        Box::new(
            Diagnostic::error("pdl::syntax", format!("expected {what}, found {found}"))
                .with_label(span, "")
                .with_help("write PDL as `mlir-opt` prints it, as custom assembly or in generic form"),
        )
    }

    /// A word (dots included), or an empty one.
    pub(crate) fn word(&mut self) -> &'t str {
        self.skip();
        self.eat_kind(Tok::Bare).unwrap_or("")
    }

    /// `%name` with or without `#index`.
    pub(crate) fn value(&mut self) -> Parsed<(&'t str, Option<usize>, Span)> {
        self.skip();
        let start = self.at;
        let Some(name) = self.eat_kind(Tok::Percent) else { return Err(self.expected("an SSA value")) };
        let token = self.token();
        let mut index = None;
        if token.kind == Tok::Hash && token.start as usize == self.at {
            self.at = token.end as usize;
            let digits = &self.spelling(token)[1..];
            index = Some(digits.parse().map_err(|_| self.error(start, "invalid result number"))?);
        }
        Ok((&name[1..], index, self.span_from(start)))
    }

    /// An unsigned number.
    pub(crate) fn number(&mut self) -> Parsed<u32> {
        self.skip();
        let start = self.at;
        let Some(digits) = self.eat_kind(Tok::Integer) else { return Err(self.expected("a number")) };
        let number = match digits.strip_prefix("0x") {
            Some(digits) => u32::from_str_radix(digits, 16),
            None => digits.parse(),
        };
        number.map_err(|_| self.error(start, "number is too large"))
    }

    /// The index of a result: a number of 32 bits, which PDL prints with a sign.
    pub(crate) fn index(&mut self) -> Parsed<u32> {
        self.skip();
        let start = self.at;
        self.eat("-");
        if self.eat_kind(Tok::Integer).is_none() {
            return Err(self.expected("a number"));
        }
        index(&self.text[start..self.at]).ok_or_else(|| self.error(start, "number is too large"))
    }

    /// A quoted string without its quotes and escapes.
    pub(crate) fn string(&mut self) -> Parsed<String> {
        self.skip();
        let start = self.at;
        if !self.rest().starts_with('"') {
            return Err(self.expected("a string"));
        }
        let Some(quoted) = self.eat_kind(Tok::Str) else { return Err(self.no_string(start)) };
        self.text_of(quoted, start)
    }

    fn text_of(&self, quoted: &str, start: usize) -> Parsed<String> {
        let bytes = unescape(quoted.as_bytes()).into_owned();
        String::from_utf8(bytes).map_err(|_| self.error(start, "invalid escape in string"))
    }

    /// Error that describes why the quoted string at `start` is invalid.
    fn no_string(&mut self, start: usize) -> Box<Diagnostic> {
        let mut lexer = Lexer::starting_at(self.text.as_bytes(), start);
        lexer.next_token();
        let stop = lexer.error.map_or(start, |(at, _)| at as usize);
        self.at = self.text.floor_char_boundary(stop);
        let escape = self.rest().starts_with('\\');
        self.error(start, if escape { "invalid escape in string" } else { "string is not closed" })
    }

    /// `@name` or `@"name"`.
    pub(crate) fn symbol(&mut self) -> Parsed<String> {
        self.skip();
        let start = self.at;
        match self.eat_kind(Tok::At) {
            Some(name) if name.starts_with("@\"") => self.text_of(&name[1..], start + 1),
            Some(name) => Ok(name[1..].to_owned()),
            None if self.rest().starts_with("@\"") => Err(self.no_string(start)),
            None => {
                self.at += usize::from(self.rest().starts_with('@'));
                Err(self.expected("a symbol name"))
            }
        }
    }

    /// The text between the bracket that opens at the cursor and its partner, both included.
    pub(crate) fn group(&mut self) -> Parsed<&'t str> {
        self.skip();
        let start = self.at;
        match group_end(self.text, start) {
            Some(end) => {
                self.at = end;
                Ok(&self.text[start..end])
            }
            None => {
                self.at = self.text.ceil_char_boundary((start + 1).min(self.text.len()));
                Err(self.error(start, "bracket is not closed"))
            }
        }
    }

    fn angles(&mut self) -> Parsed<()> {
        if self.rest().starts_with('<') {
            match group_end(self.text, self.at) {
                Some(end) => self.at = end,
                None => return Err(self.error(self.at, "'<' is not closed")),
            }
        }
        Ok(())
    }

    /// The parameters of a dialect's type or attribute, which are any text.
    fn parameters(&mut self) -> Parsed<()> {
        if self.rest().starts_with('<') {
            match Lexer::new(self.text.as_bytes()).body_end(self.at) {
                Ok(end) => self.at = end,
                Err(_) => return Err(self.error(self.at, "'<' is not closed")),
            }
        }
        Ok(())
    }

    /// Skips `loc(…)` if it comes next.
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
                    if self.eat_kind(Tok::Exclaim).is_none() {
                        self.at += 1;
                        return Err(self.expected("a type"));
                    }
                    return self.parameters();
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
        let token = self.token();
        self.skip();
        match token.kind {
            Tok::LSquare | Tok::LBrace => {
                self.group()?;
                Ok(())
            }
            Tok::Str => {
                self.string()?;
                self.skip_suffix()
            }
            Tok::At => {
                self.symbol()?;
                while self.rest().starts_with("::") {
                    self.at += 2;
                    self.symbol()?;
                }
                Ok(())
            }
            Tok::Hash => {
                self.at = token.end as usize;
                self.parameters()?;
                self.skip_suffix()
            }
            Tok::Minus | Tok::Integer | Tok::Float => {
                self.at = token.end as usize;
                if token.kind == Tok::Minus
                    && self.eat_kind(Tok::Integer).is_none()
                    && self.eat_kind(Tok::Float).is_none()
                {
                    return Err(self.expected("a number"));
                }
                self.skip_suffix()
            }
            Tok::Error if self.rest().starts_with('"') => self.string().map(drop),
            Tok::Error if self.rest().starts_with('@') => self.symbol().map(drop),
            Tok::Error if self.rest().starts_with('#') => {
                self.at += 1;
                Err(self.expected("an attribute"))
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
        if self.sees(":") && !self.rest().starts_with("::") {
            self.at += 1;
            self.skip_type()
        } else {
            // Blanks and comments after an attribute are not part of it.
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

/// The offset after the partner of the bracket that opens at `start`; `None` if it has none.
fn group_end(text: &str, start: usize) -> Option<usize> {
    let bytes = text.as_bytes();
    let mut lexer = Lexer::starting_at(bytes, start);
    let mut open: Vec<Tok> = Vec::new();
    loop {
        let token = lexer.next_token();
        let before_equal = bytes.get(token.end as usize) == Some(&b'=');
        match token.kind {
            Tok::Eof => return None,
            // Invalid tokens are left to the code that parses this text.
            Tok::Error => {
                lexer = Lexer::starting_at(bytes, token.start as usize + 1);
                continue;
            }
            // The parameters of a dialect's attribute or type are any text.
            Tok::Hash | Tok::Exclaim if bytes.get(token.end as usize) == Some(&b'<') => {
                lexer.pos = lexer.body_end(token.end as usize).ok()?;
            }
            // Comparisons in integer sets are not brackets.
            Tok::Less | Tok::Greater if before_equal => {}
            Tok::LParen | Tok::LSquare | Tok::LBrace | Tok::Less | Tok::MetadataBegin => {
                open.push(token.kind);
            }
            Tok::Greater if open.last() != Some(&Tok::Less) => {}
            Tok::RParen | Tok::RSquare | Tok::RBrace | Tok::Greater | Tok::MetadataEnd => {
                let partner = match token.kind {
                    Tok::RParen => Tok::LParen,
                    Tok::RSquare => Tok::LSquare,
                    Tok::RBrace => Tok::LBrace,
                    Tok::MetadataEnd => Tok::MetadataBegin,
                    _ => Tok::Less,
                };
                while partner != Tok::Less && open.last() == Some(&Tok::Less) {
                    open.pop();
                }
                if open.pop() != Some(partner) {
                    return None;
                }
            }
            _ => {}
        }
        if open.is_empty() {
            return Some(token.end as usize);
        }
    }
}

/// A text with its aliases replaced and without its comments; `None` if it grows too long.
fn expand(text: &str, aliases: &FxHashMap<&str, String>) -> Option<String> {
    if !text.contains(['#', '!', '/']) {
        return Some(text.to_owned());
    }
    let mut out = String::new();
    let mut nesting = Nesting::default();
    let mut at = 0;
    let mut after_loc = false;
    loop {
        if out.len() > MAX_EXPANDED {
            return None;
        }
        let mut token = Lexer::starting_at(text.as_bytes(), at).next_token();
        let start = token.start as usize;
        // Blanks are kept, comments are not.
        for line in text[at..start].split_inclusive('\n') {
            out.push_str(&line[..line.find("//").unwrap_or(line.len())]);
            out.push_str(if line.contains("//") && line.ends_with('\n') { "\n" } else { "" });
        }
        if token.kind == Tok::Eof {
            return Some(out);
        }
        if token.kind == Tok::Error {
            // In the parameters of a dialect, which are any text.
            token.end = text.ceil_char_boundary(start + 1) as u32;
        }
        let spelled = &text[start..token.end as usize];
        match aliases.get(spelled) {
            Some(alias) if text.as_bytes().get(token.end as usize) != Some(&b'<') => {
                // Only the outermost location is in `loc(…)`.
                let inner = alias.strip_prefix("loc(").and_then(|alias| alias.strip_suffix(')'));
                out.push_str(inner.filter(|_| nesting.in_location()).unwrap_or(alias));
            }
            _ => {
                nesting.bracket(token.kind, after_loc);
                out.push_str(spelled);
            }
        }
        after_loc = spelled == "loc";
        at = token.end as usize;
    }
}

/// The brackets that are open, each with a flag that is true if it contains locations.
#[derive(Default)]
struct Nesting {
    open: Vec<(Tok, bool)>,
}

impl Nesting {
    fn in_location(&self) -> bool {
        self.open.last().is_some_and(|(_, location)| *location)
    }

    /// Records a bracket; `after_loc` if it follows the word `loc`.
    fn bracket(&mut self, kind: Tok, after_loc: bool) {
        let opening = match kind {
            Tok::LParen | Tok::LSquare | Tok::LBrace => {
                let location = self.in_location() || kind == Tok::LParen && after_loc;
                return self.open.push((kind, location));
            }
            // The metadata of a fused location is any attribute.
            Tok::Less => return self.open.push((kind, false)),
            Tok::RParen => Tok::LParen,
            Tok::RSquare => Tok::LSquare,
            Tok::RBrace => Tok::LBrace,
            Tok::Greater => Tok::Less,
            _ => return,
        };
        // Comparisons in integer sets are not brackets.
        let Some(at) = self.open.iter().rposition(|(open, _)| *open == opening) else { return };
        if kind != Tok::Greater || at + 1 == self.open.len() {
            self.open.truncate(at);
        }
    }
}

/// The elements of `[a, b]`, split at the commas outside brackets and strings; `None` if it is not a list.
pub(crate) fn split_list(text: &str) -> Option<Vec<String>> {
    let body = text.trim().strip_prefix('[')?.strip_suffix(']')?;
    let (mut parts, mut start) = (Vec::new(), 0);
    let mut lexer = Lexer::new(body.as_bytes());
    loop {
        let token = lexer.next_token();
        match token.kind {
            Tok::Eof => break,
            Tok::Error => return None,
            Tok::Comma => {
                parts.push(body[start..token.start as usize].trim().to_owned());
                start = token.end as usize;
            }
            Tok::LParen | Tok::LSquare | Tok::LBrace | Tok::Less => {
                lexer.pos = group_end(body, token.start as usize)?;
            }
            Tok::Hash | Tok::Exclaim if body.as_bytes().get(token.end as usize) == Some(&b'<') => {
                lexer.pos = lexer.body_end(token.end as usize).ok()?;
            }
            _ => {}
        }
    }
    let last = body[start..].trim();
    if !last.is_empty() {
        parts.push(last.to_owned());
    }
    Some(parts)
}
