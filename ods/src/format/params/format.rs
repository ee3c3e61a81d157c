//! The grammar of parameter formats.
//!
//! ```text
//! format  ::= element*
//! element ::= literal | `$` name | params | struct `(` (params | `$` name, …) `)` | qualified `(` `$` name `)`
//!           | custom `<` name `>` `(` arg (`,` arg)* `)` | `(` element+ `)` (`:` `(` element+ `)`)? `?`
//! ```

use std::sync::Arc;

use legalize_ir::{Context, Literal, Name, Param};
use legalize_source::Diagnostic;

use super::syntax::ParamSyntax;
use crate::cpp::namespace_of;
use crate::format::DIRECTIVES;
use crate::format::cursor::{Cursor, LiteralKind, MAX_DEPTH};
use crate::format::lexer::Token;
use crate::format::spacing::{is_word, space_before};
use crate::model::{FormatText, TypeOrAttrDef};
use crate::registry::Registry;

/// An element of a parameter format.
#[derive(Clone, Debug)]
pub(super) enum Element {
    Literal {
        literal: Literal,
        space: bool,
    },
    Space(bool),
    Newline,
    Param {
        index: usize,
        qualified: bool,
        space: bool,
    },
    /// Values with commas between them.
    Params {
        indices: Vec<(usize, bool)>,
        space: bool,
    },
    /// `name = value` with commas between them, in any order.
    Struct {
        fields: Vec<Field>,
        space: bool,
    },
    Custom {
        name: Arc<str>,
        args: Vec<Arg>,
        space: bool,
    },
    Optional(Box<Group>),
}

#[derive(Clone, Debug)]
pub(super) struct Field {
    pub(super) index: usize,
    pub(super) qualified: bool,
    /// Read and printed by a custom directive.
    pub(super) custom: Option<(Arc<str>, Vec<Arg>)>,
}

#[derive(Clone, Debug)]
pub(super) enum Arg {
    Param(usize),
    Ref(usize),
    Str(Arc<str>),
}

#[derive(Clone, Debug)]
pub(super) struct Group {
    pub(super) then: Vec<Element>,
    pub(super) otherwise: Vec<Element>,
    /// Parameters one of which must be there.
    pub(super) anchor: Vec<usize>,
    pub(super) inverted: bool,
}

/// A compiled parameter format.
pub(crate) struct ParamFormat {
    pub(super) elements: Vec<Element>,
    pub(super) names: Vec<String>,
    pub(super) syntax: Vec<ParamSyntax>,
    pub(super) defaults: Vec<Option<Param>>,
    pub(super) optional: Vec<bool>,
    pub(super) dialect: Name,
    pub(super) what: String,
}

/// Compiles the format of a type or attribute.
pub(crate) fn compile(
    ctx: &Context,
    registry: &Registry,
    def: &TypeOrAttrDef,
    format: &FormatText,
    source: Option<&str>,
    defaults: Vec<Option<Param>>,
) -> Result<ParamFormat, Diagnostic> {
    let mut parser =
        Parser { cursor: Cursor::new(format, source)?, def, seen: vec![false; def.params.len()] };
    let mut elements = Vec::new();
    while parser.cursor.token != Token::Eof {
        elements.push(parser.element(true)?);
    }
    for (index, param) in def.params.iter().enumerate() {
        if !parser.seen[index] && !param.is_self_type && param.default_value.is_none() {
            return Err(parser
                .cursor
                .error_at((0, 0), format!("format is missing reference to parameter: {}", param.name))
                .with_help(format!("add '${}'", param.name)));
        }
    }
    let mut flags = Flags { space: true, punctuation: false };
    flags.all(&mut elements);
    Ok(ParamFormat {
        elements,
        names: def.params.iter().map(|param| param.name.clone()).collect(),
        syntax: def
            .params
            .iter()
            .map(|param| ParamSyntax::of(ctx, registry, param, namespace_of(&def.cpp_class)))
            .collect(),
        optional: def.params.iter().map(|param| param.default_value.is_some()).collect(),
        defaults,
        dialect: ctx.name(&def.dialect.name),
        what: def.record.clone(),
    })
}

struct Parser<'t, 'd> {
    cursor: Cursor<'t>,
    def: &'d TypeOrAttrDef,
    seen: Vec<bool>,
}

impl Parser<'_, '_> {
    fn param(&mut self, bind: bool) -> Result<usize, Diagnostic> {
        let Token::Variable(name) = self.cursor.token else {
            return Err(self.cursor.error(self.not_a_parameter()));
        };
        let Some(index) = self.def.params.iter().position(|param| param.name == name) else {
            return Err(self.cursor.error(format!("{} has no parameter named '{name}'", self.def.record)));
        };
        if bind && std::mem::replace(&mut self.seen[index], true) {
            return Err(self.cursor.error(format!("duplicate parameter '{name}'")));
        }
        if !bind && !self.seen[index] {
            return Err(self
                .cursor
                .error(format!("parameter '{name}' must be bound before it is referenced")));
        }
        self.cursor.advance()?;
        Ok(index)
    }

    /// The complaint about a token where a parameter is expected, among the arguments of a directive.
    fn not_a_parameter(&self) -> &'static str {
        match self.cursor.token {
            Token::Literal(_) => "literals may only be used in the top-level section of the format",
            Token::Str(_) => "strings may only be used as 'custom' directive arguments",
            Token::Word("params") => {
                "`params` can only be used at the top-level context or within a `struct` directive"
            }
            Token::Word("struct") => "`struct` can only be used at the top-level context",
            Token::Word("custom") => {
                "`custom` can only be used at the top-level context or within a `struct` directive"
            }
            Token::Word("ref") => "'ref' is only valid within a `custom` directive",
            Token::Word(word) if DIRECTIVES.contains(&word) => "unsupported directive kind",
            Token::Punct('(') => "optional groups can only be used as top-level elements",
            _ => "expected literal, variable, directive, or optional group",
        }
    }

    fn qualified(&mut self) -> Result<usize, Diagnostic> {
        let at = self.cursor.place();
        self.cursor.advance()?;
        self.cursor.expect('(', "expected '(' before argument list")?;
        if !matches!(self.cursor.token, Token::Variable(_)) {
            return Err(self.cursor.error_at(at, "`qualified` argument list expected a variable"));
        }
        let index = self.param(true)?;
        self.cursor.expect(')', "expected ')' after argument list")?;
        Ok(index)
    }

    fn element(&mut self, top: bool) -> Result<Element, Diagnostic> {
        let at = self.cursor.place();
        match self.cursor.token {
            Token::Literal(text) => {
                self.cursor.advance()?;
                Ok(match self.cursor.literal(text, at)? {
                    LiteralKind::Space(value) => Element::Space(value),
                    LiteralKind::Newline => Element::Newline,
                    LiteralKind::Text(literal) => Element::Literal { literal, space: false },
                })
            }
            Token::Variable(_) => {
                Ok(Element::Param { index: self.param(true)?, qualified: false, space: false })
            }
            Token::Word("qualified") => {
                Ok(Element::Param { index: self.qualified()?, qualified: true, space: false })
            }
            Token::Word("params") => {
                self.cursor.advance()?;
                let indices = self.all_params(at)?;
                Ok(Element::Params { indices, space: false })
            }
            Token::Word("struct") => {
                self.cursor.advance()?;
                self.cursor.expect('(', "expected '(' before `struct` argument list")?;
                let mut fields = Vec::new();
                if self.cursor.token == Token::Word("params") {
                    let at = self.cursor.place();
                    self.cursor.advance()?;
                    let all = self.all_params(at)?;
                    fields.extend(all.into_iter().map(|(index, qualified)| Field {
                        index,
                        qualified,
                        custom: None,
                    }));
                } else {
                    loop {
                        fields.push(match self.cursor.token {
                            Token::Word("qualified") => {
                                Field { index: self.qualified()?, qualified: true, custom: None }
                            }
                            Token::Word("custom") => {
                                let at = self.cursor.place();
                                let (name, args) = self.custom()?;
                                let Some(Arg::Param(index)) =
                                    args.iter().find(|arg| matches!(arg, Arg::Param(_)))
                                else {
                                    return Err(self.cursor.error_at(
                                        at,
                                        "expected a parameter among the arguments of a custom directive",
                                    ));
                                };
                                Field { index: *index, qualified: false, custom: Some((name, args)) }
                            }
                            _ => Field { index: self.param(true)?, qualified: false, custom: None },
                        });
                        if !self.cursor.is(',') {
                            break;
                        }
                        self.cursor.advance()?;
                    }
                }
                self.cursor.expect(')', "expected ')' at the end of an argument list")?;
                Ok(Element::Struct { fields, space: false })
            }
            Token::Word("custom") => {
                let (name, args) = self.custom()?;
                Ok(Element::Custom { name, args, space: false })
            }
            Token::Word("ref") => Err(self.cursor.error("'ref' is only valid within a `custom` directive")),
            Token::Str(_) => {
                Err(self.cursor.error("strings may only be used as 'custom' directive arguments"))
            }
            Token::Punct('(') if top || self.cursor.depth < MAX_DEPTH => {
                self.cursor.enter()?;
                let group = self.group(at);
                self.cursor.depth -= 1;
                group
            }
            Token::Word(word) if DIRECTIVES.contains(&word) => {
                Err(self.cursor.error("unsupported directive kind"))
            }
            _ => Err(self.cursor.error("expected literal, variable, directive, or optional group")),
        }
    }

    fn all_params(&mut self, at: (usize, usize)) -> Result<Vec<(usize, bool)>, Diagnostic> {
        let mut indices = Vec::new();
        for (index, param) in self.def.params.iter().enumerate() {
            if param.is_self_type {
                continue;
            }
            if std::mem::replace(&mut self.seen[index], true) {
                return Err(self
                    .cursor
                    .error_at(at, format!("`params` captures duplicate parameter: {}", param.name)));
            }
            indices.push((index, false));
        }
        Ok(indices)
    }

    fn custom(&mut self) -> Result<(Arc<str>, Vec<Arg>), Diagnostic> {
        self.cursor.advance()?;
        self.cursor.expect('<', "expected '<' before custom directive name")?;
        let Token::Word(name) = self.cursor.token else {
            return Err(self.cursor.error("expected custom directive name identifier"));
        };
        self.cursor.advance()?;
        self.cursor.expect('>', "expected '>' after custom directive name")?;
        self.cursor.expect('(', "expected '(' before custom directive parameters")?;
        let mut args = Vec::new();
        loop {
            args.push(match self.cursor.token {
                Token::Word("ref") => {
                    self.cursor.advance()?;
                    self.cursor.expect('(', "expected '(' before argument list")?;
                    let index = self.param(false)?;
                    self.cursor.expect(')', "expected ')' after argument list")?;
                    Arg::Ref(index)
                }
                Token::Str(text) => {
                    self.cursor.advance()?;
                    Arg::Str(text.replace('\\', "").into())
                }
                // The directive's function gets the same argument.
                Token::Word("qualified") => Arg::Param(self.qualified()?),
                _ => Arg::Param(self.param(true)?),
            });
            if !self.cursor.is(',') {
                break;
            }
            self.cursor.advance()?;
        }
        self.cursor.expect(')', "expected ')' after custom directive parameters")?;
        Ok((name.into(), args))
    }

    fn group(&mut self, at: (usize, usize)) -> Result<Element, Diagnostic> {
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
            return Err(self.cursor.error_at(at, "optional group has no anchor element"));
        };
        let anchor = if in_then { &then[index] } else { &otherwise[index] };
        self.check_group(&then, &otherwise, anchor).map_err(|message| self.cursor.error_at(at, message))?;
        let anchor = params_of(anchor);
        Ok(Element::Optional(Box::new(Group { then, otherwise, anchor, inverted })))
    }

    /// Checks that the elements of a group may be omitted, and that the anchor can decide it.
    fn check_group(
        &self,
        then: &[Element],
        otherwise: &[Element],
        anchor: &Element,
    ) -> Result<(), &'static str> {
        for element in then.iter().chain(otherwise) {
            let required = |&index: &usize| self.def.params[index].default_value.is_none();
            let message = match element {
                Element::Param { .. } => "parameters in an optional group must be optional",
                Element::Params { .. } => {
                    "`params` directive allowed in optional group only if all parameters are optional"
                }
                Element::Struct { .. } => {
                    "`struct` is only allowed in an optional group if all captured parameters are optional"
                }
                Element::Custom { .. } => {
                    "`custom` is only allowed in an optional group if all captured parameters are optional"
                }
                // A group in the group was checked.
                _ => continue,
            };
            if params_of(element).iter().any(required) {
                return Err(message);
            }
        }
        match anchor {
            Element::Param { .. } | Element::Params { .. } | Element::Struct { .. } => Ok(()),
            Element::Custom { .. } if params_of(anchor).is_empty() => Err(
                "at least one argument of a `custom` directive anchoring an optional group must be a bound parameter",
            ),
            Element::Custom { .. } => Ok(()),
            _ => Err("optional group anchor must be a parameter or directive"),
        }
    }

    fn group_elements(
        &mut self,
        in_then: bool,
        anchor: &mut Option<(bool, usize)>,
    ) -> Result<Vec<Element>, Diagnostic> {
        let mut elements = Vec::new();
        loop {
            let element = self.element(false)?;
            if self.cursor.is('^') {
                if anchor.is_some() {
                    return Err(self
                        .cursor
                        .error("only one element can be marked as the anchor of an optional group"));
                }
                *anchor = Some((in_then, elements.len()));
                self.cursor.advance()?;
            }
            elements.push(element);
            if self.cursor.is(')') {
                self.cursor.advance()?;
                return Ok(elements);
            }
        }
    }
}

/// The parameters that an element binds.
pub(super) fn params_of(element: &Element) -> Vec<usize> {
    match element {
        Element::Param { index, .. } => vec![*index],
        Element::Params { indices, .. } => indices.iter().map(|entry| entry.0).collect(),
        Element::Struct { fields, .. } => fields.iter().map(|field| field.index).collect(),
        Element::Custom { args, .. } => args
            .iter()
            .filter_map(|arg| match arg {
                Arg::Param(index) => Some(*index),
                _ => None,
            })
            .collect(),
        Element::Optional(group) => group.then.iter().chain(&group.otherwise).flat_map(params_of).collect(),
        Element::Literal { .. } | Element::Space(_) | Element::Newline => Vec::new(),
    }
}

/// Flags that decide about spaces; the rules differ a little from those of operations.
struct Flags {
    space: bool,
    punctuation: bool,
}

impl Flags {
    fn all(&mut self, elements: &mut [Element]) {
        for element in elements {
            self.one(element);
        }
    }

    fn one(&mut self, element: &mut Element) {
        match element {
            Element::Literal { literal, space } => {
                let text = literal.text();
                *space = self.space && space_before(text, self.punctuation);
                self.space = !matches!(text, "<" | "(" | "{" | "[");
                self.punctuation = !is_word(text);
            }
            Element::Newline => self.space = false,
            Element::Space(value) => {
                self.space = false;
                self.punctuation |= !*value;
            }
            Element::Optional(group) if group.inverted => {
                // The elements for a present anchor come first.
                self.all(&mut group.otherwise);
                self.all(&mut group.then);
            }
            Element::Optional(group) => {
                self.all(&mut group.then);
                self.all(&mut group.otherwise);
            }
            Element::Param { space, .. }
            | Element::Params { space, .. }
            | Element::Struct { space, .. }
            | Element::Custom { space, .. } => {
                *space = self.space || !self.punctuation;
                self.space = true;
                self.punctuation = false;
            }
        }
    }
}
