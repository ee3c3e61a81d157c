//! Dictionaries of attributes, and what of them is kept.

use super::Parser;
use crate::cursor::Parsed;
use crate::error::dropped;

impl<'t> Parser<'t> {
    fn note_dropped(&mut self, start: usize) {
        let span = self.cursor.span_from(start);
        self.diagnostics.push(dropped("attributes of the PDL operations themselves").with_label(span, ""));
    }

    /// `{…}` of attributes that the model does not keep.
    pub(super) fn attribute_dictionary(&mut self) -> Parsed<()> {
        if self.cursor.peek() == Some('{') {
            let start = self.cursor.at;
            if self.cursor.group()?.trim_matches(['{', '}']).trim().is_empty() {
                return Ok(());
            }
            self.note_dropped(start);
        }
        Ok(())
    }

    pub(super) fn keyword_attributes(&mut self) -> Parsed<()> {
        if self.cursor.eat("attributes") {
            self.attribute_dictionary()?;
        }
        Ok(())
    }

    /// The dictionary of a native constraint: `isNegated` is all that counts.
    pub(super) fn native_attributes(&mut self) -> Parsed<bool> {
        if self.cursor.peek() != Some('{') {
            return Ok(false);
        }
        let mut negated = false;
        for (name, value, start) in self.dictionary("{", "}")? {
            match name.as_str() {
                "isNegated" => negated = value.as_deref() == Some("true"),
                _ => self.note_dropped(start),
            }
        }
        Ok(negated)
    }

    /// `{name = attribute, unit, …}` with the offsets of its entries.
    pub(crate) fn dictionary(
        &mut self,
        open: &str,
        close: &str,
    ) -> Parsed<Vec<(String, Option<String>, usize)>> {
        let mut entries = Vec::new();
        self.cursor.expect(open)?;
        if self.cursor.eat(close) {
            return Ok(entries);
        }
        loop {
            self.cursor.skip();
            let start = self.cursor.at;
            let name = if self.cursor.peek() == Some('"') {
                self.cursor.string()?
            } else {
                self.cursor.word().to_owned()
            };
            if name.is_empty() {
                return Err(self.cursor.expected("an attribute name"));
            }
            let value = if self.cursor.eat("=") { Some(self.cursor.attribute()?) } else { None };
            entries.push((name, value, start));
            if !self.cursor.eat(",") {
                break;
            }
        }
        self.cursor.expect(close)?;
        Ok(entries)
    }
}

/// The elements of `[a, b]`, split at the commas outside brackets and strings.
pub(crate) fn split_list(text: &str) -> Option<Vec<String>> {
    let body = text.trim().strip_prefix('[')?.strip_suffix(']')?;
    let (mut parts, mut start, mut depth, mut at) = (Vec::new(), 0, 0usize, 0);
    let bytes = body.as_bytes();
    while at < bytes.len() {
        match bytes[at] {
            b'"' => {
                at = crate::text::string_end(body, at);
                continue;
            }
            b'-' if bytes.get(at + 1) == Some(&b'>') => at += 1,
            b'(' | b'[' | b'{' | b'<' => depth += 1,
            b')' | b']' | b'}' | b'>' => depth = depth.saturating_sub(1),
            b',' if depth == 0 => {
                parts.push(body[start..at].trim().to_owned());
                start = at + 1;
            }
            _ => {}
        }
        at += 1;
    }
    let last = body[start..].trim();
    if !last.is_empty() {
        parts.push(last.to_owned());
    }
    Some(parts)
}
