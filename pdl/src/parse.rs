//! PDL dialect text to operations: modules, aliases, and the custom form of every PDL operation.
//!
//! After an error in a pattern the reader goes on behind that pattern.

use legalize_pattern_model::Kind;
use legalize_source::{Diagnostic, Diagnostics, Span};

use crate::cursor::{Cursor, Parsed};
use crate::error::dropped;
use crate::op::{Body, Bound, Op, PatternOp, Use};

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

    /// Everything up to the end of the file.
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
                // No operation starts like this, of whatever dialect.
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

    /// Aliases may only stand at the top level; those of locations are not needed.
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

    /// A module, a pattern, or an operation that is none of ours; whether it was ours.
    fn top_level(&mut self, depth: usize) -> Parsed<bool> {
        self.cursor.skip();
        let start = self.cursor.at;
        if depth > MAX_NESTING {
            return Err(Box::new(
                Diagnostic::error("pdl::nesting", "modules are nested too deeply")
                    .with_label(self.cursor.span_from(start), "")
                    .with_help(format!("at most {MAX_NESTING} levels are read")),
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
            Diagnostic::warning("pdl::skipped", "what follows here in this module is not read")
                .with_label(span, "")
                .with_help("keep patterns in a module of their own"),
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
            // Not ours, and its syntax is its own: leave the rest of this module alone.
            self.note_skipped();
            self.cursor.at = open;
            self.cursor.group()?;
            return Ok(());
        }
        self.cursor.expect("}")
    }

    /// Moves behind the pattern that starts at `start`; whether there is an end to it.
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

    /// One operation with its results and its location.
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

    /// `%a, %b:2 =`, or nothing.
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

    fn custom_op(&mut self, name: &str, start: usize) -> Parsed<Body<'t>> {
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
                let index = self.cursor.number()?;
                self.cursor.expect("of")?;
                let op = self.one_use(Kind::Operation)?;
                self.attribute_dictionary()?;
                Body::Result { op, index }
            }
            "results" => {
                let index = if self.cursor.sees("of") { None } else { Some(self.cursor.number()?) };
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
                        .with_help("a pattern's body holds operations of the 'pdl' dialect only"),
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

    /// Whether an operand stands next and not the results of the next operation.
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
        // An alias may stand for the whole list.
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

    fn note_dropped(&mut self, start: usize) {
        let span = self.cursor.span_from(start);
        self.diagnostics.push(dropped("attributes of the PDL operations themselves").with_label(span, ""));
    }

    /// `{…}` of attributes that the model does not keep.
    fn attribute_dictionary(&mut self) -> Parsed<()> {
        if self.cursor.peek() == Some('{') {
            let start = self.cursor.at;
            if self.cursor.group()?.trim_matches(['{', '}']).trim().is_empty() {
                return Ok(());
            }
            self.note_dropped(start);
        }
        Ok(())
    }

    fn keyword_attributes(&mut self) -> Parsed<()> {
        if self.cursor.eat("attributes") {
            self.attribute_dictionary()?;
        }
        Ok(())
    }

    /// The dictionary of a native constraint: `isNegated` is all that counts.
    fn native_attributes(&mut self) -> Parsed<bool> {
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

/// What a PDL type's text stands for.
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
