//! The grammar of operation formats.
//!
//! ```text
//! format   ::= element*
//! element  ::= literal | `$` name | directive | `(` element+ `)` (`:` `(` element+ `)`)? `?`
//! directive ::= attr-dict | attr-dict-with-keyword | prop-dict | operands | results | regions | successors
//!            | functional-type `(` arg `,` arg `)` | type `(` arg `)` | qualified `(` element `)` | ref `(` arg `)`
//!            | custom `<` name `>` `(` arg (`,` arg)* `)` | oilist `(` literal element* (`|` literal element*)* `)`
//! ```

use std::sync::Arc;

use legalize_source::Diagnostic;

use super::ast::{Anchor, Clause, CustomArg, Element, Format, OptionalGroup, TypeArg, TypeSource};
use super::check;
use super::cursor::{Cursor, LiteralKind};
use super::lexer::Token;
use super::spacing::{anchor_of, place_spaces};
use crate::model::{FormatText, OpDef};

/// Where an element stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Top,
    Type,
    Custom,
    Ref,
}

/// What has been bound so far.
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
        customs: Vec::new(),
    };
    let mut elements = Vec::new();
    while parser.cursor.token != Token::Eof {
        elements.push(parser.element(Place::Top)?);
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
        customs: parser.customs,
    })
}

/// A parsed element: one that stands for itself, or one that only makes sense as an argument.
enum Parsed {
    Element(Element),
    Result(usize),
    Results,
    Str(Arc<str>),
    Ref(CustomArg),
}

impl<'t> Parser<'t, '_> {
    fn element(&mut self, place: Place) -> Result<Element, Diagnostic> {
        let at = self.cursor.place();
        match self.parsed(place)? {
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

    fn parsed(&mut self, place: Place) -> Result<Parsed, Diagnostic> {
        let at = self.cursor.place();
        match self.cursor.token {
            Token::Literal(text) => {
                self.cursor.advance()?;
                if place != Place::Top {
                    return Err(self.cursor.error_at(
                        at,
                        match place {
                            Place::Type => "'type' directive operand expects variable or directive operand",
                            _ => "literals may only be used in the top-level section of the format",
                        },
                    ));
                }
                Ok(Parsed::Element(match self.cursor.literal(text, at)? {
                    LiteralKind::Space(value) => Element::Space(value),
                    LiteralKind::Newline => Element::Newline,
                    LiteralKind::Text(literal) => Element::Literal { literal, space: false },
                }))
            }
            Token::Str(text) => {
                self.cursor.advance()?;
                Ok(Parsed::Str(text.replace('\\', "").into()))
            }
            Token::Variable(name) => {
                self.cursor.advance()?;
                self.variable(name, at, place)
            }
            Token::Word(word) => self.directive(word, at, place),
            Token::Punct('(') => {
                if place != Place::Top {
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

    fn variable(&mut self, name: &str, at: (usize, usize), place: Place) -> Result<Parsed, Diagnostic> {
        let binds = matches!(place, Place::Top | Place::Custom);
        let bound = |what: &str| format!("{what} '{name}' is already bound");
        let unbound = |what: &str| format!("{what} '{name}' must be bound before it is referenced");
        if let Some(index) = self.def.attribute(name) {
            if place == Place::Type {
                return Err(self
                    .cursor
                    .error_at(at, "attributes cannot be used as children to a `type` directive"));
            }
            let seen = self.seen_attrs.contains(&index);
            if place == Place::Ref && !seen {
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
            if place == Place::Type {
                return Err(self
                    .cursor
                    .error_at(at, "properties cannot be used as children to a `type` directive"));
            }
            let seen = self.seen_props.contains(&index);
            if place == Place::Ref && !seen {
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
            } else if place == Place::Ref && !self.seen_operands[index] {
                return Err(self.cursor.error_at(at, unbound("operand")));
            }
            return Ok(Parsed::Element(Element::Operand { index, space: false }));
        }
        if let Some(index) = self.def.region(name) {
            match place {
                Place::Top | Place::Custom => {
                    if self.all_regions || self.seen_regions[index] {
                        return Err(self.cursor.error_at(at, bound("region")));
                    }
                    self.seen_regions[index] = true;
                }
                Place::Ref if self.seen_regions[index] => {}
                Place::Ref => return Err(self.cursor.error_at(at, unbound("region"))),
                Place::Type => {
                    return Err(self.cursor.error_at(at, "regions can only be used at the top level"));
                }
            }
            return Ok(Parsed::Element(Element::Region { index, space: false }));
        }
        if let Some(index) = self.def.result(name) {
            if place != Place::Type {
                return Err(self
                    .cursor
                    .error_at(at, "result variables can can only be used as a child to a 'type' directive"));
            }
            return Ok(Parsed::Result(index));
        }
        if let Some(index) = self.def.successor(name) {
            match place {
                Place::Top | Place::Custom => {
                    if self.all_successors || self.seen_successors[index] {
                        return Err(self.cursor.error_at(at, bound("successor")));
                    }
                    self.seen_successors[index] = true;
                }
                Place::Ref if self.seen_successors[index] => {}
                Place::Ref => return Err(self.cursor.error_at(at, unbound("successor"))),
                Place::Type => {
                    return Err(self.cursor.error_at(at, "successors can only be used at the top level"));
                }
            }
            return Ok(Parsed::Element(Element::Successor { index, space: false }));
        }
        Err(self
            .cursor
            .error_at(at, "expected variable to refer to an argument, region, result, or successor")
            .with_help(format!("the operation declares nothing named '{name}'")))
    }

    fn directive(&mut self, word: &str, at: (usize, usize), place: Place) -> Result<Parsed, Diagnostic> {
        let cannot = |parser: &Self, message: &str| Err(parser.cursor.error_at(at, message));
        self.cursor.advance()?;
        let element = match word {
            "attr-dict" | "attr-dict-with-keyword" => {
                match place {
                    Place::Type => {
                        return cannot(
                            self,
                            "'attr-dict' directive can only be used as a top-level directive",
                        );
                    }
                    Place::Ref if !self.has_attr_dict => {
                        return cannot(
                            self,
                            "'ref' of 'attr-dict' is not bound by a prior 'attr-dict' directive",
                        );
                    }
                    Place::Ref => {}
                    Place::Top | Place::Custom => {
                        if self.has_attr_dict {
                            return cannot(self, "'attr-dict' directive has already been seen");
                        }
                        self.has_attr_dict = true;
                    }
                }
                Element::AttrDict { keyword: word != "attr-dict" }
            }
            "prop-dict" => {
                match place {
                    Place::Type => {
                        return cannot(
                            self,
                            "'prop-dict' directive can only be used as a top-level directive",
                        );
                    }
                    Place::Ref if !self.has_prop_dict => {
                        return cannot(
                            self,
                            "'ref' of 'prop-dict' is not bound by a prior 'prop-dict' directive",
                        );
                    }
                    Place::Ref => {}
                    Place::Top | Place::Custom => {
                        if self.has_prop_dict {
                            return cannot(self, "'prop-dict' directive has already been seen");
                        }
                        self.has_prop_dict = true;
                    }
                }
                Element::PropDict
            }
            "operands" => {
                match place {
                    Place::Ref if !self.all_operands => {
                        return cannot(
                            self,
                            "'ref' of 'operands' is not bound by a prior 'operands' directive",
                        );
                    }
                    Place::Top | Place::Custom => {
                        if self.all_operands || self.seen_operands.contains(&true) {
                            return cannot(self, "'operands' directive creates overlap in format");
                        }
                        self.all_operands = true;
                    }
                    Place::Ref | Place::Type => {}
                }
                Element::Operands { space: false }
            }
            "results" => {
                if place != Place::Type {
                    return cannot(
                        self,
                        "'results' directive can can only be used as a child to a 'type' directive",
                    );
                }
                return Ok(Parsed::Results);
            }
            "regions" => {
                match place {
                    Place::Type => {
                        return cannot(self, "'regions' is only valid as a top-level directive");
                    }
                    Place::Ref if !self.all_regions => {
                        return cannot(
                            self,
                            "'ref' of 'regions' is not bound by a prior 'regions' directive",
                        );
                    }
                    Place::Ref => {}
                    Place::Top | Place::Custom => {
                        if self.all_regions || self.seen_regions.contains(&true) {
                            return cannot(self, "'regions' directive creates overlap in format");
                        }
                        self.all_regions = true;
                    }
                }
                Element::Regions { space: false }
            }
            "successors" => {
                match place {
                    Place::Type => {
                        return cannot(self, "'successors' is only valid as a top-level directive");
                    }
                    Place::Ref if !self.all_successors => {
                        return cannot(
                            self,
                            "'ref' of 'successors' is not bound by a prior 'successors' directive",
                        );
                    }
                    Place::Ref => {}
                    Place::Top | Place::Custom => {
                        if self.all_successors || self.seen_successors.contains(&true) {
                            return cannot(self, "'successors' directive creates overlap in format");
                        }
                        self.all_successors = true;
                    }
                }
                Element::Successors { space: false }
            }
            "functional-type" => {
                if place != Place::Top {
                    return cannot(self, "'functional-type' is only valid as a top-level directive");
                }
                self.cursor.expect('(', "expected '(' before argument list")?;
                let inputs = self.type_arg(false)?;
                self.cursor.expect(',', "expected ',' after inputs argument")?;
                let results = self.type_arg(false)?;
                self.cursor.expect(')', "expected ')' after argument list")?;
                Element::FunctionalType { inputs, results, space: false }
            }
            "type" => {
                if place == Place::Type {
                    return cannot(self, "'type' cannot be used as a child of another `type`");
                }
                self.cursor.expect('(', "expected '(' before argument list")?;
                let arg = self.type_arg(place == Place::Ref)?;
                self.cursor.expect(')', "expected ')' after argument list")?;
                Element::Type { arg, qualified: false, space: false }
            }
            "qualified" => {
                self.cursor.expect('(', "expected '(' before argument list")?;
                self.cursor.enter()?;
                let element = self.element(place);
                self.cursor.depth -= 1;
                let element = match element? {
                    Element::Attr { index, .. } => Element::Attr { index, qualified: true, space: false },
                    Element::Type { arg, .. } => Element::Type { arg, qualified: true, space: false },
                    _ => {
                        return cannot(
                            self,
                            "'qualified' directive expects an attribute or a `type` directive",
                        );
                    }
                };
                self.cursor.expect(')', "expected ')' after argument list")?;
                element
            }
            "ref" => {
                if place != Place::Custom {
                    return cannot(self, "'ref' is only valid within a `custom` directive");
                }
                self.cursor.expect('(', "expected '(' before argument list")?;
                let arg = self.custom_arg(Place::Ref)?;
                self.cursor.expect(')', "expected ')' after argument list")?;
                return Ok(Parsed::Ref(CustomArg::Ref(Box::new(arg))));
            }
            "custom" => {
                if place != Place::Top {
                    return cannot(self, "'custom' is only valid as a top-level directive");
                }
                self.custom()?
            }
            "oilist" => {
                self.cursor.enter()?;
                let list = self.oilist(at, place);
                self.cursor.depth -= 1;
                list?
            }
            "params" | "struct" => return cannot(self, "unsupported directive kind"),
            _ => return cannot(self, "expected literal, variable, directive, or optional group"),
        };
        Ok(Parsed::Element(element))
    }

    fn type_arg(&mut self, is_ref: bool) -> Result<TypeArg, Diagnostic> {
        let at = self.cursor.place();
        let bound = |name: &str| format!("'type' of '{name}' is already bound");
        let unbound =
            |name: &str| format!("'ref' of 'type(${name})' is not bound by a prior 'type' directive");
        match self.parsed(Place::Type)? {
            Parsed::Element(Element::Operand { index, .. }) => {
                let name = &self.def.operands[index].name;
                let seen = self.all_operand_types || self.seen_operand_types[index];
                if !is_ref && seen {
                    return Err(self.cursor.error_at(at, bound(name)));
                }
                if is_ref && !seen {
                    return Err(self.cursor.error_at(at, unbound(name)));
                }
                self.seen_operand_types[index] = true;
                Ok(TypeArg::Operand(index))
            }
            Parsed::Result(index) => {
                let name = &self.def.results[index].name;
                let seen = self.all_result_types || self.seen_result_types[index];
                if !is_ref && seen {
                    return Err(self.cursor.error_at(at, bound(name)));
                }
                if is_ref && !seen {
                    return Err(self.cursor.error_at(at, unbound(name)));
                }
                self.seen_result_types[index] = true;
                Ok(TypeArg::Result(index))
            }
            Parsed::Element(Element::Operands { .. }) => {
                if !is_ref && (self.all_operand_types || self.seen_operand_types.contains(&true)) {
                    return Err(self.cursor.error_at(at, "'operands' 'type' is already bound"));
                }
                self.all_operand_types = true;
                Ok(TypeArg::Operands)
            }
            Parsed::Results => {
                if !is_ref && (self.all_result_types || self.seen_result_types.contains(&true)) {
                    return Err(self.cursor.error_at(at, "'results' 'type' is already bound"));
                }
                self.all_result_types = true;
                Ok(TypeArg::Results)
            }
            _ => Err(self.cursor.error_at(at, "invalid argument to 'type' directive")),
        }
    }

    fn custom(&mut self) -> Result<Element, Diagnostic> {
        self.cursor.expect('<', "expected '<' before custom directive name")?;
        let Token::Word(name) = self.cursor.token else {
            return Err(self.cursor.error("expected custom directive name identifier"));
        };
        self.cursor.advance()?;
        self.cursor.expect('>', "expected '>' after custom directive name")?;
        self.cursor.expect('(', "expected '(' before custom directive parameters")?;
        let mut args = vec![self.custom_arg(Place::Custom)?];
        while self.cursor.is(',') {
            self.cursor.advance()?;
            args.push(self.custom_arg(Place::Custom)?);
        }
        self.cursor.expect(')', "expected ')' after custom directive parameters")?;
        let name: Arc<str> = name.into();
        if !self.customs.contains(&name) {
            self.customs.push(name.clone());
        }
        Ok(Element::Custom { name, args, space: false })
    }

    fn custom_arg(&mut self, place: Place) -> Result<CustomArg, Diagnostic> {
        let at = self.cursor.place();
        let message = "only variables and types may be used as parameters to a custom directive";
        Ok(match self.parsed(place)? {
            Parsed::Element(Element::Attr { index, .. }) => CustomArg::Attr(index),
            Parsed::Element(Element::Prop { index, .. }) => CustomArg::Prop(index),
            Parsed::Element(Element::Operand { index, .. }) => CustomArg::Operand(index),
            Parsed::Element(Element::Region { index, .. }) => CustomArg::Region(index),
            Parsed::Element(Element::Successor { index, .. }) => CustomArg::Successor(index),
            Parsed::Element(Element::AttrDict { .. }) => CustomArg::AttrDict,
            Parsed::Element(Element::PropDict) => CustomArg::PropDict,
            Parsed::Element(Element::Type { arg, .. }) => match arg {
                TypeArg::Operand(_) | TypeArg::Result(_) => CustomArg::Type(arg),
                _ => {
                    return Err(self.cursor.error_at(
                        at,
                        "type directives within a custom directive may only refer to variables",
                    ));
                }
            },
            Parsed::Str(text) => CustomArg::Str(text),
            Parsed::Ref(arg) => arg,
            _ => return Err(self.cursor.error_at(at, message)),
        })
    }

    fn oilist(&mut self, at: (usize, usize), place: Place) -> Result<Element, Diagnostic> {
        self.cursor.expect('(', "expected '(' before oilist argument list")?;
        let mut clauses = Vec::new();
        loop {
            let literal = match self.element(place)? {
                Element::Literal { literal, .. } => literal,
                _ => {
                    return Err(self
                        .cursor
                        .error_at(at, "expected literal at the start of an oilist clause"));
                }
            };
            let mut body = Vec::new();
            while !self.cursor.is('|') && !self.cursor.is(')') {
                body.push(self.element(place)?);
            }
            let present = check::oilist_clause(self, &body, at)?;
            let unit = match &*body {
                [Element::Attr { index, .. }] if self.def.attributes[*index].unit => {
                    Some(Anchor::Attr(*index))
                }
                [Element::Prop { index, .. }] if is_unit_prop(self.def, *index) => Some(Anchor::Prop(*index)),
                _ => None,
            };
            clauses.push(Clause { literal, space: false, body, present, unit });
            let more = self.cursor.is('|');
            self.cursor.advance()?;
            if !more {
                return Ok(Element::OiList(clauses));
            }
        }
    }

    fn optional_group(&mut self, at: (usize, usize)) -> Result<Element, Diagnostic> {
        self.cursor.advance()?;
        let mut anchor: Option<(bool, usize)> = None;
        let then = self.group_elements(true, &mut anchor)?;
        let inverted = anchor.is_none();
        let mut otherwise = Vec::new();
        if self.cursor.is(':') {
            self.cursor.advance()?;
            self.cursor.expect('(', "expected '(' to start else branch of optional group")?;
            otherwise = self.group_elements(false, &mut anchor)?;
        }
        self.cursor.expect('?', "expected '?' after optional group")?;
        let Some((in_then, index)) = anchor else {
            return Err(self
                .cursor
                .error_at(at, "optional group has no anchor element")
                .with_help("mark the element that decides whether the group is printed with '^'"));
        };
        let anchor_element = if in_then { &then[index] } else { &otherwise[index] };
        check::group(self, &then, &otherwise, anchor_element, at)?;
        let anchor = check::anchor(self.def, anchor_element).ok_or_else(|| {
            self.cursor.error_at(at, "only variables and types can be used to anchor an optional group")
        })?;
        let first = then.iter().find(|element| !matches!(element, Element::Space(_) | Element::Newline));
        let optional_first = matches!(
            first,
            Some(
                Element::Literal { .. }
                    | Element::Attr { .. }
                    | Element::Prop { .. }
                    | Element::Operand { .. }
                    | Element::Region { .. }
                    | Element::Successor { .. }
                    | Element::Custom { .. }
            )
        );
        if !optional_first {
            return Err(self
                .cursor
                .error_at(at, "first parsable element of an optional group must be a literal or variable"));
        }
        // A unit attribute that is not what the group starts with goes without saying.
        let is_first = |elements: &[Element]| {
            elements
                .iter()
                .find(|element| !matches!(element, Element::Space(_) | Element::Newline))
                .and_then(anchor_of)
                .is_some_and(|first| first == anchor)
        };
        let unit = match &anchor {
            Anchor::Attr(index) => self.def.attributes[*index].unit,
            Anchor::Prop(index) => is_unit_prop(self.def, *index),
            _ => false,
        };
        let elided = (unit && !is_first(&then) && !is_first(&otherwise)).then(|| anchor.clone());
        Ok(Element::Optional(Box::new(OptionalGroup { then, otherwise, anchor, inverted, elided })))
    }

    fn group_elements(
        &mut self,
        in_then: bool,
        anchor: &mut Option<(bool, usize)>,
    ) -> Result<Vec<Element>, Diagnostic> {
        let mut elements = Vec::new();
        loop {
            elements.push(self.element(Place::Top)?);
            if self.cursor.is('^') {
                if anchor.is_some() {
                    return Err(self
                        .cursor
                        .error("only one element can be marked as the anchor of an optional group"));
                }
                *anchor = Some((in_then, elements.len() - 1));
                self.cursor.advance()?;
            }
            if self.cursor.is(')') {
                self.cursor.advance()?;
                return Ok(elements);
            }
        }
    }
}

/// Whether a property is a flag.
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
