//! The generic form of PDL operations: `"pdl.x"(%a) <{…}> ({…}) {…} : (types) -> types`.

use legalize_pattern_model::Kind;
use legalize_source::Diagnostic;

use crate::cursor::{Parsed, split_list};
use crate::op::{Body, Op, PatternOp, Use};
use crate::parse::Parser;

/// The parts of an operation in generic form.
struct Parts<'t> {
    operands: Vec<Use<'t>>,
    properties: Vec<(String, Option<String>)>,
    region: Option<Vec<Op<'t>>>,
    results: Vec<Kind>,
    start: usize,
}

impl<'t> Parts<'t> {
    fn property(&self, name: &str) -> Option<&str> {
        let (_, value) = self.properties.iter().find(|(found, _)| found == name)?;
        // A name without a value is a unit attribute.
        Some(value.as_deref().unwrap_or("unit"))
    }
}

impl<'t> Parser<'t> {
    pub(crate) fn generic_pattern(&mut self, start: usize) -> Parsed<PatternOp<'t>> {
        let parts = self.parts(start)?;
        let span = self.cursor.span_from(start);
        self.cursor.skip_location()?;
        let name = parts.property("sym_name").map(|text| self.unquote(text, start)).transpose()?;
        let benefit = self.integer(&parts, "benefit")?.unwrap_or(0);
        let benefit = u16::try_from(benefit)
            .ok()
            .filter(|&benefit| i16::try_from(benefit).is_ok())
            .ok_or_else(|| self.cursor.error(start, "benefit is out of range"))?;
        let ops = parts.region.unwrap_or_default();
        Ok(PatternOp { name, benefit, ops, span })
    }

    pub(crate) fn generic_op(&mut self, name: &str, start: usize) -> Parsed<Body<'t>> {
        let mut parts = self.parts(start)?;
        let Some(mnemonic) = name.strip_prefix("pdl.") else {
            return Err(self.unknown(name, start));
        };
        let operands = std::mem::take(&mut parts.operands);
        let first = operands.first().copied();
        Ok(match mnemonic {
            "type" => Body::Type { value: parts.property("constantType").map(str::to_owned) },
            "types" => {
                let values =
                    match parts.property("constantTypes") {
                        Some(text) => Some(split_list(text).ok_or_else(|| {
                            self.cursor.error(start, "'constantTypes' is not a list of types")
                        })?),
                        None => None,
                    };
                Body::Types { values }
            }
            "attribute" => Body::Attribute { ty: first, value: parts.property("value").map(str::to_owned) },
            "operand" => Body::Operand { ty: first },
            "operands" => Body::Operands { types: first },
            "operation" => {
                let [values, attributes, types] = self.segments(&parts, operands)?;
                let names = parts.property("attributeValueNames").unwrap_or("[]");
                let names: Vec<String> = split_list(names)
                    .unwrap_or_default()
                    .iter()
                    .map(|name| self.unquote(name, start))
                    .collect::<Parsed<_>>()?;
                if names.len() != attributes.len() {
                    let message = format!("{} attribute values, but {} names", attributes.len(), names.len());
                    return Err(self.cursor.error(start, message));
                }
                let name = parts.property("opName").map(|text| self.unquote(text, start)).transpose()?;
                Body::Operation {
                    name,
                    operands: values,
                    attributes: names.into_iter().zip(attributes).collect(),
                    types,
                }
            }
            "result" => {
                let index = self.integer(&parts, "index")?.unwrap_or(0);
                Body::Result { op: self.required(first, start)?, index }
            }
            "results" => {
                let index = self.integer(&parts, "index")?;
                let kind = parts.results.first().copied().unwrap_or(Kind::ValueRange);
                Body::Results { op: self.required(first, start)?, index, kind }
            }
            "apply_native_constraint" => Body::Constraint {
                name: self.native_name(&parts)?,
                args: operands,
                negated: parts.property("isNegated") == Some("true"),
                results: parts.results,
            },
            "apply_native_rewrite" => Body::NativeRewrite {
                name: self.native_name(&parts)?,
                args: operands,
                results: parts.results,
            },
            "range" => {
                let kind = parts.results.first().copied().unwrap_or(Kind::ValueRange);
                Body::Range { elements: operands, kind }
            }
            "replace" => {
                let [op, by, values] = self.segments(&parts, operands)?;
                Body::Replace {
                    op: self.required(op.first().copied(), start)?,
                    by: by.first().copied(),
                    values,
                }
            }
            "erase" => Body::Erase { op: self.required(first, start)? },
            "rewrite" => {
                let [root, args] = self.segments(&parts, operands)?;
                let external = match parts.property("name") {
                    Some(text) => Some((self.unquote(text, start)?, args)),
                    None => None,
                };
                Body::Rewrite {
                    root: root.first().copied(),
                    external,
                    body: parts.region.unwrap_or_default(),
                }
            }
            _ => return Err(self.unknown(name, start)),
        })
    }

    fn unknown(&self, name: &str, start: usize) -> Box<Diagnostic> {
        Box::new(
            Diagnostic::error("pdl::unknown_operation", format!("unknown PDL operation '{name}'"))
                .with_label(self.cursor.span_from(start), "")
                .with_help("use only operations of the 'pdl' dialect in the body of a pattern"),
        )
    }

    fn parts(&mut self, start: usize) -> Parsed<Parts<'t>> {
        self.cursor.expect("(")?;
        let mut operands = Vec::new();
        if !self.cursor.eat(")") {
            operands = self.uses()?;
            self.cursor.expect(")")?;
        }
        let mut properties = Vec::new();
        if self.cursor.eat("<") {
            properties =
                self.dictionary("{", "}")?.into_iter().map(|(name, value, _)| (name, value)).collect();
            self.cursor.expect(">")?;
        }
        let mut region = None;
        if self.cursor.eat("(") {
            region = Some(self.region()?);
            self.cursor.expect(")")?;
        }
        if self.cursor.peek() == Some('{') {
            // Properties may be among the attributes, as older printers put them.
            let entries = self.dictionary("{", "}")?;
            properties.extend(entries.into_iter().map(|(name, value, _)| (name, value)));
        }
        self.cursor.expect(":")?;
        let kinds = self.type_names()?;
        let at = self.cursor.at;
        self.cursor.expect("->")?;
        let results = if self.cursor.sees("(") { self.type_names()? } else { vec![self.kind()?] };
        if kinds.len() != operands.len() {
            let message = format!("{} operands, but {} types", operands.len(), kinds.len());
            return Err(self.cursor.error(at, message));
        }
        for (operand, kind) in operands.iter_mut().zip(kinds) {
            operand.kind = Some(kind);
        }
        Ok(Parts { operands, properties, region, results, start })
    }

    /// `(type, type)`
    fn type_names(&mut self) -> Parsed<Vec<Kind>> {
        self.cursor.expect("(")?;
        let mut kinds = Vec::new();
        if self.cursor.eat(")") {
            return Ok(kinds);
        }
        loop {
            kinds.push(self.kind()?);
            if !self.cursor.eat(",") {
                break;
            }
        }
        self.cursor.expect(")")?;
        Ok(kinds)
    }

    /// The operands by `operandSegmentSizes`.
    fn segments<const N: usize>(
        &self,
        parts: &Parts<'t>,
        operands: Vec<Use<'t>>,
    ) -> Parsed<[Vec<Use<'t>>; N]> {
        let wrong = || self.cursor.error(parts.start, "'operandSegmentSizes' does not fit the operands");
        let text = parts.property("operandSegmentSizes").ok_or_else(wrong)?;
        let sizes =
            text.strip_prefix("array<i32").and_then(|rest| rest.strip_suffix('>')).ok_or_else(wrong)?;
        let sizes: Vec<usize> = sizes
            .trim_start_matches([':', ' '])
            .split(',')
            .map(|size| size.trim().parse().map_err(|_| wrong()))
            .collect::<Parsed<_>>()?;
        let mut operands = operands.into_iter();
        let groups: Vec<Vec<Use<'t>>> =
            sizes.iter().map(|&size| operands.by_ref().take(size).collect()).collect();
        let exact = groups.iter().zip(&sizes).all(|(group, &size)| group.len() == size);
        if !exact || operands.next().is_some() {
            return Err(wrong());
        }
        groups.try_into().map_err(|_| wrong())
    }

    fn required(&self, operand: Option<Use<'t>>, start: usize) -> Parsed<Use<'t>> {
        operand.ok_or_else(|| self.cursor.error(start, "operand is missing"))
    }

    fn native_name(&self, parts: &Parts<'t>) -> Parsed<String> {
        match parts.property("name") {
            Some(text) => self.unquote(text, parts.start),
            None => Err(self.cursor.error(parts.start, "'name' is missing")),
        }
    }

    /// `N : iM`
    fn integer(&self, parts: &Parts<'t>, name: &str) -> Parsed<Option<u32>> {
        let Some(text) = parts.property(name) else { return Ok(None) };
        let digits = text.split(':').next().unwrap_or(text).trim();
        let wrong = || self.cursor.error(parts.start, format!("'{name}' is not a number of the right size"));
        crate::text::index(digits).map(Some).ok_or_else(wrong)
    }

    fn unquote(&self, text: &str, start: usize) -> Parsed<String> {
        let mut inner = crate::cursor::Cursor::new(self.cursor.file, text);
        match inner.string() {
            Ok(name) if inner.rest().trim().is_empty() => Ok(name),
            _ => Err(self.cursor.error(start, format!("'{text}' is not a string"))),
        }
    }
}
