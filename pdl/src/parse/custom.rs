//! The custom assembly of every PDL operation: its uses, kinds and types.

use legalize_pattern_model::Kind;
use legalize_source::Diagnostic;

use super::Parser;
use crate::cursor::{Parsed, split_list};
use crate::op::{Body, Use};

impl<'t> Parser<'t> {
    pub(super) fn custom_op(&mut self, name: &str, start: usize) -> Parsed<Body<'t>> {
        Ok(match name {
            "type" => {
                self.attribute_dictionary()?;
                let value = if self.cursor.eat(":") { Some(self.cursor.ty()?) } else { None };
                Body::Type { value }
            }
            "types" => {
                self.attribute_dictionary()?;
                let values = if self.cursor.eat(":") { Some(self.type_list()?) } else { None };
                Body::Types { values }
            }
            "attribute" => {
                let ty = self.optional_use(":", Kind::Type)?;
                let value = if self.cursor.eat("=") { Some(self.cursor.attribute()?) } else { None };
                self.keyword_attributes()?;
                Body::Attribute { ty, value }
            }
            "operand" => {
                let ty = self.optional_use(":", Kind::Type)?;
                self.attribute_dictionary()?;
                Body::Operand { ty }
            }
            "operands" => {
                let types = self.optional_use(":", Kind::TypeRange)?;
                self.attribute_dictionary()?;
                Body::Operands { types }
            }
            "operation" => self.operation()?,
            "result" => {
                let index = self.cursor.index()?;
                self.cursor.expect("of")?;
                let op = self.one_use(Kind::Operation)?;
                self.attribute_dictionary()?;
                Body::Result { op, index }
            }
            "results" => {
                let index = if self.cursor.sees("of") { None } else { Some(self.cursor.index()?) };
                self.cursor.expect("of")?;
                let op = self.one_use(Kind::Operation)?;
                let kind = match index {
                    Some(_) => {
                        self.cursor.expect("->")?;
                        self.kind()?
                    }
                    None => Kind::ValueRange,
                };
                self.attribute_dictionary()?;
                Body::Results { op, index, kind }
            }
            "apply_native_constraint" => {
                let name = self.cursor.string()?;
                let args = self.typed_uses()?;
                let results = if self.cursor.eat(":") { self.kinds()? } else { Vec::new() };
                let negated = self.native_attributes()?;
                Body::Constraint { name, args, results, negated }
            }
            "apply_native_rewrite" => {
                let name = self.cursor.string()?;
                let args = if self.cursor.sees("(") { self.typed_uses()? } else { Vec::new() };
                let results = if self.cursor.eat(":") { self.kinds()? } else { Vec::new() };
                self.attribute_dictionary()?;
                Body::NativeRewrite { name, args, results }
            }
            "range" => {
                let elements =
                    if self.cursor.peek() == Some('%') { self.uses_with_types()? } else { Vec::new() };
                let kind = match elements.first() {
                    Some(first) => match first.kind {
                        Some(Kind::Type | Kind::TypeRange) => Kind::TypeRange,
                        _ => Kind::ValueRange,
                    },
                    None => {
                        self.cursor.expect(":")?;
                        self.kind()?
                    }
                };
                self.attribute_dictionary()?;
                Body::Range { elements, kind }
            }
            "replace" => {
                let op = self.one_use(Kind::Operation)?;
                self.cursor.expect("with")?;
                let values = if self.cursor.sees("(") { self.typed_uses()? } else { Vec::new() };
                let by = if self.sees_operand() { Some(self.one_use(Kind::Operation)?) } else { None };
                self.attribute_dictionary()?;
                Body::Replace { op, by, values }
            }
            "erase" => {
                let op = self.one_use(Kind::Operation)?;
                self.attribute_dictionary()?;
                Body::Erase { op }
            }
            "rewrite" => self.rewrite()?,
            "" => return Err(self.cursor.expected("a PDL operation")),
            other => {
                return Err(Box::new(
                    Diagnostic::error("pdl::unknown_operation", format!("unknown PDL operation '{other}'"))
                        .with_label(self.cursor.span_from(start), "")
                        .with_help("use only operations of the 'pdl' dialect in the body of a pattern"),
                ));
            }
        })
    }

    /// `["name"] [(%… : types)] [{"attr" = %…}] [-> (%… : types)] [{…}]`
    fn operation(&mut self) -> Parsed<Body<'t>> {
        let name = if self.cursor.peek() == Some('"') { Some(self.cursor.string()?) } else { None };
        let operands = if self.cursor.sees("(") { self.typed_uses()? } else { Vec::new() };
        let mut attributes = Vec::new();
        if self.cursor.eat("{") {
            loop {
                let name = self.cursor.string()?;
                self.cursor.expect("=")?;
                attributes.push((name, self.one_use(Kind::Attribute)?));
                if !self.cursor.eat(",") {
                    break;
                }
            }
            self.cursor.expect("}")?;
        }
        let types = if self.cursor.eat("->") { self.typed_uses()? } else { Vec::new() };
        self.attribute_dictionary()?;
        Ok(Body::Operation { name, operands, attributes, types })
    }

    /// `[%root] [with "name" [(%… : types)]] [{ … }] [attributes {…}]`
    fn rewrite(&mut self) -> Parsed<Body<'t>> {
        let root = if self.cursor.peek() == Some('%') { Some(self.one_use(Kind::Operation)?) } else { None };
        let external = if self.cursor.eat("with") {
            let name = self.cursor.string()?;
            let args = if self.cursor.sees("(") { self.typed_uses()? } else { Vec::new() };
            Some((name, args))
        } else {
            None
        };
        let body = if self.cursor.sees("{") { self.region()? } else { Vec::new() };
        self.keyword_attributes()?;
        Ok(Body::Rewrite { root, external, body })
    }

    fn optional_use(&mut self, lead: &str, kind: Kind) -> Parsed<Option<Use<'t>>> {
        if self.cursor.eat(lead) { self.one_use(kind).map(Some) } else { Ok(None) }
    }

    pub(crate) fn one_use(&mut self, kind: Kind) -> Parsed<Use<'t>> {
        let (name, index, span) = self.cursor.value()?;
        Ok(Use { name, index, span, kind: Some(kind) })
    }

    /// Returns true if an operand comes next and not the results of the next operation.
    fn sees_operand(&mut self) -> bool {
        if self.cursor.peek() != Some('%') {
            return false;
        }
        let start = self.cursor.at;
        let operand = self.cursor.value().is_ok()
            && !self.cursor.sees("=")
            && !self.cursor.sees(",")
            && !self.cursor.sees(":");
        self.cursor.at = start;
        operand
    }

    /// `(%a, %b : type, type)`
    fn typed_uses(&mut self) -> Parsed<Vec<Use<'t>>> {
        self.cursor.expect("(")?;
        if self.cursor.eat(":") {
            self.cursor.expect(")")?;
            return Ok(Vec::new());
        }
        let uses = self.uses_with_types()?;
        self.cursor.expect(")")?;
        Ok(uses)
    }

    /// `%a, %b : type, type`
    fn uses_with_types(&mut self) -> Parsed<Vec<Use<'t>>> {
        let mut uses = self.uses()?;
        let start = self.cursor.at;
        self.cursor.expect(":")?;
        let kinds = self.kinds()?;
        if kinds.len() != uses.len() {
            let message = format!("{} values, but {} types", uses.len(), kinds.len());
            return Err(self.cursor.error(start, message));
        }
        for (one, kind) in uses.iter_mut().zip(kinds) {
            one.kind = Some(kind);
        }
        Ok(uses)
    }

    /// `%a, %b`
    pub(crate) fn uses(&mut self) -> Parsed<Vec<Use<'t>>> {
        let mut uses = Vec::new();
        loop {
            let (name, index, span) = self.cursor.value()?;
            uses.push(Use { name, index, span, kind: None });
            if !self.cursor.eat(",") {
                return Ok(uses);
            }
        }
    }

    fn kinds(&mut self) -> Parsed<Vec<Kind>> {
        let mut kinds = vec![self.kind()?];
        while self.cursor.eat(",") {
            kinds.push(self.kind()?);
        }
        Ok(kinds)
    }

    /// `!pdl.value` and so on.
    pub(crate) fn kind(&mut self) -> Parsed<Kind> {
        self.cursor.skip();
        let start = self.cursor.at;
        let text = self.cursor.ty()?;
        kind_of(&text)
            .ok_or_else(|| self.cursor.error(start, format!("'{text}' is not a type of the PDL dialect")))
    }

    fn type_list(&mut self) -> Parsed<Vec<String>> {
        // An alias may replace the whole list.
        if self.cursor.peek() == Some('#') {
            let start = self.cursor.at;
            let text = self.cursor.attribute()?;
            return split_list(&text).ok_or_else(|| self.cursor.error(start, "expected a list of types"));
        }
        self.cursor.expect("[")?;
        let mut types = Vec::new();
        if self.cursor.eat("]") {
            return Ok(types);
        }
        loop {
            types.push(self.cursor.ty()?);
            if !self.cursor.eat(",") {
                break;
            }
        }
        self.cursor.expect("]")?;
        Ok(types)
    }
}

/// Kind that a PDL type's text denotes.
pub(crate) fn kind_of(text: &str) -> Option<Kind> {
    let text: String = text.split_whitespace().collect();
    Some(match text.as_str() {
        "!pdl.operation" => Kind::Operation,
        "!pdl.value" => Kind::Value,
        "!pdl.range<value>" => Kind::ValueRange,
        "!pdl.type" => Kind::Type,
        "!pdl.range<type>" => Kind::TypeRange,
        "!pdl.attribute" => Kind::Attribute,
        _ => return None,
    })
}
