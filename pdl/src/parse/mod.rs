//! PDL dialect text to operations: modules, aliases, and the custom assembly of every PDL operation.
//!
//! After an error in a pattern the parser continues after that pattern.

mod custom;
mod dictionary;

use legalize_source::{Diagnostic, Diagnostics, Span};

use crate::cursor::{Cursor, Parsed};
use crate::op::{Bound, Op, PatternOp};

/// Modules nested deeper than this are refused.
const MAX_NESTING: usize = 256;

pub(crate) struct Parser<'t> {
    pub(crate) cursor: Cursor<'t>,
    pub(crate) diagnostics: Diagnostics,
    pub(crate) patterns: Vec<PatternOp<'t>>,
}

impl<'t> Parser<'t> {
    pub(crate) fn new(cursor: Cursor<'t>) -> Self {
        Parser { cursor, diagnostics: Diagnostics::new(), patterns: Vec::new() }
    }

    /// Parses everything up to the end of the file.
    pub(crate) fn file(&mut self) {
        if let Err(error) = self.collect_aliases() {
            self.diagnostics.push(*error);
            return;
        }
        while let Some(next) = self.cursor.peek() {
            let result = match next {
                '#' | '!' => self.skip_alias(),
                '{' if self.cursor.sees("{-#") => self.skip_metadata(),
                '}' => {
                    let error = self.cursor.expected("an operation");
                    self.cursor.at += 1;
                    Err(error)
                }
                // No operation of any dialect starts like this.
                next if !(next.is_alphabetic() || matches!(next, '_' | '"' | '%')) => {
                    Err(self.cursor.expected("an operation"))
                }
                _ => match self.top_level(0) {
                    Ok(false) => {
                        self.note_skipped();
                        return;
                    }
                    other => other.map(drop),
                },
            };
            if let Err(error) = result {
                self.diagnostics.push(*error);
                return;
            }
        }
    }

    /// Collects aliases, which are only allowed at the top level; those of locations are not needed.
    fn collect_aliases(&mut self) -> Parsed<()> {
        while matches!(self.cursor.peek(), Some('#' | '!')) {
            self.skip_alias()?;
        }
        Ok(())
    }

    fn skip_alias(&mut self) -> Parsed<()> {
        let start = self.cursor.at;
        let sigil = self.cursor.rest().chars().next();
        self.cursor.at += 1;
        if self.cursor.word().is_empty() {
            return Err(self.cursor.expected("an alias name"));
        }
        let name = &self.cursor.text[start..self.cursor.at];
        self.cursor.expect("=")?;
        let value = if sigil == Some('!') { self.cursor.ty()? } else { self.cursor.attribute()? };
        self.cursor.aliases.insert(name, value);
        Ok(())
    }

    fn skip_metadata(&mut self) -> Parsed<()> {
        self.cursor.group()?;
        Ok(())
    }

    /// Parses a module, a pattern, or an operation of another dialect; returns false for the last.
    fn top_level(&mut self, depth: usize) -> Parsed<bool> {
        self.cursor.skip();
        let start = self.cursor.at;
        if depth > MAX_NESTING {
            return Err(Box::new(
                Diagnostic::error("pdl::nesting", "modules are nested too deeply")
                    .with_label(self.cursor.span_from(start), "")
                    .with_help(format!(
                        "at most {MAX_NESTING} levels are read; put the patterns into fewer modules"
                    )),
            ));
        }
        let generic = self.cursor.rest().starts_with('"');
        let name = if generic { self.cursor.string()? } else { self.cursor.word().to_owned() };
        match (name.as_str(), generic) {
            ("module" | "builtin.module", false) => {
                if self.cursor.peek() == Some('@') {
                    self.cursor.symbol()?;
                }
                if self.cursor.eat("attributes") {
                    self.cursor.group()?;
                }
                self.module_body(depth)?;
            }
            ("builtin.module", true) => {
                self.cursor.expect("(")?;
                self.cursor.expect(")")?;
                if self.cursor.peek() == Some('<') {
                    self.cursor.group()?;
                }
                self.cursor.expect("(")?;
                self.module_body(depth)?;
                self.cursor.expect(")")?;
                if self.cursor.peek() == Some('{') {
                    self.cursor.group()?;
                }
                self.cursor.expect(":")?;
                self.cursor.ty()?;
            }
            ("pdl.pattern", _) => {
                let reports = self.diagnostics.len();
                let result = if generic { self.generic_pattern(start) } else { self.pattern(start) };
                match result {
                    Ok(pattern) => self.patterns.push(pattern),
                    Err(error) => {
                        self.diagnostics.push(*error);
                        if !self.recover(start) {
                            return Err(self.cursor.error(start, "this pattern does not end"));
                        }
                    }
                }
                debug_assert!(self.diagnostics.len() >= reports);
                return Ok(true);
            }
            _ => {
                self.cursor.at = start;
                return Ok(false);
            }
        }
        self.cursor.skip_location()?;
        Ok(true)
    }

    fn note_skipped(&mut self) {
        let start = self.cursor.at;
        let rest = self.cursor.rest();
        let len = rest.find(|c: char| c.is_whitespace()).unwrap_or(rest.len());
        let span = Span::new(self.cursor.file, start as u32, (start + len) as u32);
        self.diagnostics.push(
            Diagnostic::warning("pdl::skipped", "the rest of this module is ignored")
                .with_label(span, "")
                .with_help("move the patterns to a module of their own"),
        );
    }

    fn module_body(&mut self, depth: usize) -> Parsed<()> {
        self.cursor.skip();
        let open = self.cursor.at;
        self.cursor.expect("{")?;
        while self.cursor.peek() != Some('}') {
            if self.cursor.peek().is_none() {
                return Err(self.cursor.error(open, "module is not closed"));
            }
            if self.top_level(depth + 1)? {
                continue;
            }
            // An operation of another dialect with unknown syntax: skip the rest of this module.
            self.note_skipped();
            self.cursor.at = open;
            self.cursor.group()?;
            return Ok(());
        }
        self.cursor.expect("}")
    }

    /// Moves after the pattern that starts at `start`; returns true if its end was found.
    fn recover(&mut self, start: usize) -> bool {
        self.cursor.at = start;
        while let Some(next) = self.cursor.peek() {
            match next {
                '{' => {
                    let body = self.cursor.group().is_ok();
                    // The properties and the parentheses of the generic form, and the location.
                    if self.cursor.eat(")") {
                        if self.cursor.peek() == Some('{') {
                            let _ = self.cursor.group();
                        }
                        if self.cursor.eat(":") {
                            let _ = self.cursor.ty();
                        }
                    }
                    let _ = self.cursor.skip_location();
                    return body;
                }
                '<' => {
                    if self.cursor.group().is_err() {
                        return false;
                    }
                }
                '"' => {
                    if self.cursor.string().is_err() {
                        return false;
                    }
                }
                other => {
                    // `attributes { … }` comes before the body.
                    if self.cursor.eat("attributes") {
                        if self.cursor.group().is_err() {
                            return false;
                        }
                    } else {
                        self.cursor.at += other.len_utf8();
                    }
                }
            }
        }
        false
    }

    /// `[@name] : benefit(N) [attributes {…}] { … }`
    fn pattern(&mut self, start: usize) -> Parsed<PatternOp<'t>> {
        let name = if self.cursor.peek() == Some('@') { Some(self.cursor.symbol()?) } else { None };
        self.cursor.expect(":")?;
        self.cursor.expect("benefit")?;
        self.cursor.expect("(")?;
        let at = self.cursor.at;
        let benefit = self.cursor.number()?;
        let benefit = u16::try_from(benefit)
            .ok()
            .filter(|&benefit| i16::try_from(benefit).is_ok())
            .ok_or_else(|| self.cursor.error(at, "benefit is out of range"))?;
        self.cursor.expect(")")?;
        let span = self.cursor.span_from(start);
        self.keyword_attributes()?;
        let ops = self.region()?;
        self.cursor.skip_location()?;
        Ok(PatternOp { name, benefit, ops, span })
    }

    /// `{ ops }`
    pub(crate) fn region(&mut self) -> Parsed<Vec<Op<'t>>> {
        self.cursor.skip();
        let open = self.cursor.at;
        self.cursor.expect("{")?;
        if self.cursor.peek() == Some('^') {
            self.cursor.at += 1;
            self.cursor.word();
            if self.cursor.eat("(") {
                self.cursor.expect(")")?;
            }
            self.cursor.expect(":")?;
        }
        let mut ops = Vec::new();
        loop {
            match self.cursor.peek() {
                None => return Err(self.cursor.error(open, "region is not closed")),
                Some('}') => break,
                Some(_) => ops.push(self.op()?),
            }
        }
        self.cursor.expect("}")?;
        Ok(ops)
    }

    /// Parses one operation with its results and its location.
    fn op(&mut self) -> Parsed<Op<'t>> {
        self.cursor.skip();
        let start = self.cursor.at;
        let bound = self.bound()?;
        self.cursor.skip();
        let name_at = self.cursor.at;
        let body = if self.cursor.rest().starts_with('"') {
            let name = self.cursor.string()?;
            self.generic_op(&name, name_at)?
        } else {
            let word = self.cursor.word();
            self.custom_op(word.strip_prefix("pdl.").unwrap_or(word), name_at)?
        };
        let span = self.cursor.span_from(start);
        self.cursor.skip_location()?;
        let count: usize = bound.iter().map(|(_, count)| *count).sum();
        let results = body.results().len();
        if !bound.is_empty() && count != results {
            return Err(self.cursor.error(start, format!("operation has {results} results, not {count}")));
        }
        Ok(Op { bound, body, span })
    }

    /// Parses `%a, %b:2 =`, or nothing.
    fn bound(&mut self) -> Parsed<Bound<'t>> {
        let mut bound = Bound::new();
        if self.cursor.peek() != Some('%') {
            return Ok(bound);
        }
        loop {
            let (name, index, span) = self.cursor.value()?;
            if index.is_some() {
                return Err(self.cursor.error(span.start as usize, "a definition has no result number"));
            }
            let count = if self.cursor.eat(":") { self.cursor.number()? as usize } else { 1 };
            bound.push((name, count));
            if !self.cursor.eat(",") {
                break;
            }
        }
        self.cursor.expect("=")?;
        Ok(bound)
    }
}
