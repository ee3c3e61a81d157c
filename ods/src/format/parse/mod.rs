//! The grammar of operation formats.
//!
//! ```text
//! format   ::= element*
//! element  ::= literal | `$` name | directive | `(` element+ `)` (`:` `(` element+ `)`)? `?`
//! directive ::= attr-dict | attr-dict-with-keyword | prop-dict | operands | results | regions | successors
//!            | functional-type `(` arg `,` arg `)` | type `(` arg `)` | qualified `(` element `)` | ref `(` arg `)`
//!            | custom `<` name `>` `(` arg (`,` arg)* `)` | oilist `(` literal element* (`|` literal element*)* `)`
//! ```

mod directives;
mod groups;

pub(crate) use directives::DIRECTIVES;

use std::sync::Arc;

use legalize_source::Diagnostic;

use super::ast::{CustomArg, Element, Format, TypeSource};
use super::check;
use super::cursor::{Cursor, LiteralKind};
use super::lexer::Token;
use super::spacing::place_spaces;
use crate::model::{FormatText, OpDef};

/// Position of an element.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Within {
    Top,
    Type,
    Custom,
    Ref,
}

/// Parser of a format, with the elements that have been bound so far.
pub(super) struct Parser<'t, 'd> {
    pub(super) cursor: Cursor<'t>,
    pub(super) def: &'d OpDef,
    pub(super) has_attr_dict: bool,
    pub(super) has_prop_dict: bool,
    pub(super) all_operands: bool,
    pub(super) all_operand_types: bool,
    pub(super) all_result_types: bool,
    pub(super) all_regions: bool,
    pub(super) all_successors: bool,
    pub(super) seen_attrs: Vec<usize>,
    pub(super) seen_props: Vec<usize>,
    pub(super) seen_operands: Vec<bool>,
    pub(super) seen_operand_types: Vec<bool>,
    pub(super) seen_result_types: Vec<bool>,
    pub(super) seen_regions: Vec<bool>,
    pub(super) seen_successors: Vec<bool>,
    /// Regions whose arguments a directive spells.
    pub(super) bound_regions: Vec<usize>,
    /// Attributes that the definition does not declare.
    pub(super) discardable: Vec<Arc<str>>,
    customs: Vec<Arc<str>>,
}

/// Reads and checks the format of an operation.
pub(crate) fn parse_op_format(
    def: &OpDef,
    format: &FormatText,
    source: Option<&str>,
) -> Result<Format, Diagnostic> {
    let mut parser = Parser {
        cursor: Cursor::new(format, source)?,
        def,
        has_attr_dict: false,
        has_prop_dict: false,
        all_operands: false,
        all_operand_types: false,
        all_result_types: false,
        all_regions: false,
        all_successors: false,
        seen_attrs: Vec::new(),
        seen_props: Vec::new(),
        seen_operands: vec![false; def.operands.len()],
        seen_operand_types: vec![false; def.operands.len()],
        seen_result_types: vec![false; def.results.len()],
        seen_regions: vec![false; def.regions.len()],
        seen_successors: vec![false; def.successors.len()],
        bound_regions: Vec::new(),
        discardable: Vec::new(),
        customs: Vec::new(),
    };
    let mut elements = Vec::new();
    while parser.cursor.token != Token::Eof {
        elements.push(parser.element(Within::Top)?);
    }
    let types = check::check(&parser, &elements)?;
    place_spaces(&mut elements);
    let inferred_attrs = def
        .operands
        .iter()
        .enumerate()
        .filter(|(index, _)| parser.seen_operands[*index])
        .filter_map(|(_, operand)| match &operand.arity {
            crate::model::Arity::VariadicOfVariadic(segments) => Some(segments.clone()),
            _ => None,
        })
        .collect();
    Ok(Format {
        elements,
        all_operands: parser.all_operands,
        all_operand_types: parser.all_operand_types,
        all_result_types: parser.all_result_types,
        all_regions: parser.all_regions,
        all_successors: parser.all_successors,
        infers_result_types: types.infers_result_types,
        operand_types: types.operands,
        result_types: types.results,
        used_attrs: parser.seen_attrs,
        used_props: parser.seen_props,
        inferred_attrs,
        bound_regions: parser.bound_regions,
        discardable: parser.discardable,
        customs: parser.customs,
    })
}

/// Parsed element: a complete one, or one that is only valid as an argument.
enum Parsed {
    Element(Element),
    Result(usize),
    Results,
    Str(Arc<str>),
    Ref(CustomArg),
}

impl<'t> Parser<'t, '_> {
    fn element(&mut self, within: Within) -> Result<Element, Diagnostic> {
        let at = self.cursor.place();
        match self.parsed(within)? {
            Parsed::Element(element) => Ok(element),
            Parsed::Result(_) => Err(self
                .cursor
                .error_at(at, "result variables can can only be used as a child to a 'type' directive")),
            Parsed::Results => Err(self
                .cursor
                .error_at(at, "'results' directive can can only be used as a child to a 'type' directive")),
            Parsed::Str(_) => {
                Err(self.cursor.error_at(at, "strings may only be used as 'custom' directive arguments"))
            }
            Parsed::Ref(_) => {
                Err(self.cursor.error_at(at, "'ref' is only valid within a `custom` directive"))
            }
        }
    }

    fn parsed(&mut self, within: Within) -> Result<Parsed, Diagnostic> {
        let at = self.cursor.place();
        match self.cursor.token {
            Token::Literal(text) => {
                self.cursor.advance()?;
                if within != Within::Top {
                    let message = "literals may only be used in the top-level section of the format";
                    return Err(self.cursor.error_at(at, message));
                }
                Ok(Parsed::Element(match self.cursor.literal(text, at)? {
                    LiteralKind::Space(value) => Element::Space(value),
                    LiteralKind::Newline => Element::Newline,
                    LiteralKind::Text(literal) => Element::Literal { literal, space: false },
                }))
            }
            Token::Str(text) => {
                if within != Within::Custom {
                    return Err(self
                        .cursor
                        .error("strings may only be used as 'custom' directive arguments"));
                }
                self.cursor.advance()?;
                Ok(Parsed::Str(text.replace('\\', "").into()))
            }
            Token::Variable(name) => {
                self.cursor.advance()?;
                self.variable(name, at, within)
            }
            Token::Word(word) => self.directive(word, at, within),
            Token::Punct('(') => {
                if within != Within::Top {
                    return Err(self.cursor.error("optional groups can only be used as top-level elements"));
                }
                self.cursor.enter()?;
                let group = self.optional_group(at);
                self.cursor.depth -= 1;
                group.map(Parsed::Element)
            }
            _ => Err(self.cursor.error("expected literal, variable, directive, or optional group")),
        }
    }

    fn variable(&mut self, name: &str, at: (usize, usize), within: Within) -> Result<Parsed, Diagnostic> {
        let binds = matches!(within, Within::Top | Within::Custom);
        let bound = |what: &str| format!("{what} '{name}' is already bound");
        let unbound = |what: &str| format!("{what} '{name}' must be bound before it is referenced");
        if let Some(index) = self.def.attribute(name) {
            if within == Within::Type {
                return Err(self
                    .cursor
                    .error_at(at, "attributes cannot be used as children to a `type` directive"));
            }
            let seen = self.seen_attrs.contains(&index);
            if within == Within::Ref && !seen {
                return Err(self.cursor.error_at(at, unbound("attribute")));
            }
            if binds {
                if seen {
                    return Err(self.cursor.error_at(at, bound("attribute")));
                }
                self.seen_attrs.push(index);
            }
            return Ok(Parsed::Element(Element::Attr { index, qualified: false, space: false }));
        }
        if let Some(index) = self.def.property(name) {
            if within == Within::Type {
                return Err(self
                    .cursor
                    .error_at(at, "properties cannot be used as children to a `type` directive"));
            }
            let seen = self.seen_props.contains(&index);
            if within == Within::Ref && !seen {
                return Err(self.cursor.error_at(at, unbound("property")));
            }
            if binds {
                if seen {
                    return Err(self.cursor.error_at(at, bound("property")));
                }
                self.seen_props.push(index);
            }
            return Ok(Parsed::Element(Element::Prop { index, space: false }));
        }
        if let Some(index) = self.def.operand(name) {
            if binds {
                if self.all_operands || self.seen_operands[index] {
                    return Err(self.cursor.error_at(at, bound("operand")));
                }
                self.seen_operands[index] = true;
            } else if within == Within::Ref && !self.seen_operands[index] {
                return Err(self.cursor.error_at(at, unbound("operand")));
            }
            return Ok(Parsed::Element(Element::Operand { index, space: false }));
        }
        if let Some(index) = self.def.region(name) {
            match within {
                Within::Top | Within::Custom => {
                    if self.all_regions || self.seen_regions[index] {
                        return Err(self.cursor.error_at(at, bound("region")));
                    }
                    self.seen_regions[index] = true;
                }
                Within::Ref if self.seen_regions[index] => {}
                Within::Ref => return Err(self.cursor.error_at(at, unbound("region"))),
                Within::Type => {
                    return Err(self
                        .cursor
                        .error_at(at, "regions can only be used at the top level or in a ref directive"));
                }
            }
            return Ok(Parsed::Element(Element::Region { index, space: false }));
        }
        if let Some(index) = self.def.result(name) {
            if within != Within::Type {
                return Err(self
                    .cursor
                    .error_at(at, "result variables can can only be used as a child to a 'type' directive"));
            }
            return Ok(Parsed::Result(index));
        }
        if let Some(index) = self.def.successor(name) {
            match within {
                Within::Top | Within::Custom => {
                    if self.all_successors || self.seen_successors[index] {
                        return Err(self.cursor.error_at(at, bound("successor")));
                    }
                    self.seen_successors[index] = true;
                }
                Within::Ref if self.seen_successors[index] => {}
                Within::Ref => return Err(self.cursor.error_at(at, unbound("successor"))),
                Within::Type => {
                    return Err(self
                        .cursor
                        .error_at(at, "successors can only be used at the top level or in a ref directive"));
                }
            }
            return Ok(Parsed::Element(Element::Successor { index, space: false }));
        }
        Err(self
            .cursor
            .error_at(at, "expected variable to refer to an argument, region, result, or successor")
            .with_help(format!("declare '{name}' in the operation, or use a name that it declares")))
    }
}

/// Returns true if a property is a flag.
pub(super) fn is_unit_prop(def: &OpDef, index: usize) -> bool {
    let record = &def.properties[index].constraint;
    matches!(record.innermost().record.as_str(), "UnitProp" | "UnitProperty")
}

/// The types of values that the format does not spell.
pub(super) struct Types {
    pub(super) infers_result_types: bool,
    pub(super) operands: Vec<TypeSource>,
    pub(super) results: Vec<TypeSource>,
}
