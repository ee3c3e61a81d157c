//! Dictionaries of attributes, and their entries that are kept.

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

    /// The dictionary of a native constraint: only `isNegated` is used.
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
