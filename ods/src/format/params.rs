//! Syntax of the parameters of types and attributes.
//!
//! ```text
//! format  ::= element*
//! element ::= literal | `$` name | params | struct `(` (params | `$` name, …) `)` | qualified `(` `$` name `)`
//!           | custom `<` name `>` `(` arg (`,` arg)* `)` | `(` element+ `)` (`:` `(` element+ `)`)? `?`
//! ```

use std::sync::Arc;

use legalize_ir::text::{Literal, OpParser, OpPrinter, Punct};
use legalize_ir::{AttrData, Context, Int, Name, Param, Type};
use legalize_source::Diagnostic;

use super::cursor::{Cursor, LiteralKind};
use super::custom::{CustomSlot, CustomValue, find};
use super::lexer::Token;
use super::syntax::{at_hash, is_attr_class, is_keyword, peek_word, print_stripped_attr, verify_params};
use crate::model::{EnumDef, FormatText, ParameterDef, TypeOrAttrDef};
use crate::world::{World, namespace_of};

/// How a parameter is spelled.
#[derive(Clone, Debug)]
pub(crate) enum ParamSyntax {
    /// `true` or `false`
    Bool,
    /// An integer.
    Int,
    /// Quoted text.
    Str,
    /// A type; the parameters alone where it is of that class.
    Type(Option<Name>),
    /// An attribute; the parameters alone where it is of that class, else one of a built-in class.
    Attr { class: Option<Name>, builtin: Option<String> },
    /// The case of an enum.
    Enum(Arc<EnumDef>),
    /// Several with commas between them.
    List(Box<ParamSyntax>),
    /// Only C++ code can read it.
    Unknown(String),
}

impl ParamSyntax {
    /// The syntax of a declared parameter.
    pub(crate) fn of(ctx: &Context, world: &World, param: &ParameterDef, namespace: &str) -> ParamSyntax {
        let is = |class: &str| param.classes.iter().any(|name| name == class);
        let storage =
            if param.cpp_storage_type.is_empty() { &param.cpp_type } else { &param.cpp_storage_type };
        let syntax = Self::of_class(ctx, world, &param.cpp_type, namespace);
        let syntax = match syntax {
            ParamSyntax::Unknown(_) => Self::of_class(ctx, world, storage, namespace),
            known => known,
        };
        let own_code = param.parser.as_ref().is_some_and(|text| !text.is_empty());
        match &syntax {
            ParamSyntax::Enum(_) => syntax,
            _ if own_code && !is("StringRefParameter") && !is("EnumParameter") => {
                ParamSyntax::Unknown(param.cpp_type.clone())
            }
            _ => syntax,
        }
    }

    fn of_class(ctx: &Context, world: &World, class: &str, namespace: &str) -> ParamSyntax {
        let class = class.trim().trim_start_matches("const ").trim_end_matches('&').trim();
        let bare = class.trim_start_matches("::");
        let inner = |prefix: &str| {
            let rest = bare.strip_prefix(prefix)?.trim_start().strip_prefix('<')?;
            let rest = rest.trim_end().strip_suffix('>')?;
            // The size of a small vector is no part of its element.
            Some(match (prefix, rest.rsplit_once(',')) {
                ("llvm::SmallVector" | "SmallVector", Some((element, size)))
                    if size.trim().bytes().all(|byte| byte.is_ascii_digit()) =>
                {
                    element
                }
                _ => rest,
            })
        };
        for list in [
            "llvm::ArrayRef",
            "ArrayRef",
            "mlir::ArrayRef",
            "llvm::SmallVector",
            "SmallVector",
            "std::vector",
        ] {
            if let Some(element) = inner(list) {
                return ParamSyntax::List(Box::new(Self::of_class(ctx, world, element, namespace)));
            }
        }
        for optional in ["std::optional", "llvm::Optional"] {
            if let Some(element) = inner(optional) {
                return Self::of_class(ctx, world, element, namespace);
            }
        }
        if let Some(def) = world.enum_class(class, namespace) {
            return ParamSyntax::Enum(def.clone());
        }
        let spelled = |def: &TypeOrAttrDef| {
            (def.assembly_format.is_some() || def.has_custom_assembly_format).then(|| ctx.name(&def.name))
        };
        if let Some(def) = world.type_class(class, namespace) {
            return ParamSyntax::Type(spelled(def));
        }
        if let Some(def) = world.attr_class(class, namespace) {
            return ParamSyntax::Attr { class: spelled(def), builtin: None };
        }
        match bare.strip_prefix("mlir::").unwrap_or(bare) {
            "bool" => ParamSyntax::Bool,
            "int" | "unsigned" | "unsigned int" | "size_t" | "long" | "uint64_t" | "int64_t" | "uint32_t"
            | "int32_t" | "uint16_t" | "int16_t" | "uint8_t" | "int8_t" => ParamSyntax::Int,
            "llvm::StringRef" | "StringRef" | "std::string" => ParamSyntax::Str,
            "Attribute" | "TypedAttr" | "ElementsAttr" => ParamSyntax::Attr { class: None, builtin: None },
            name if name.ends_with("Attr") => {
                let builtin = (!name.contains("::")).then(|| format!("::mlir::{name}"));
                ParamSyntax::Attr { class: None, builtin }
            }
            name if name.ends_with("Type") => ParamSyntax::Type(None),
            _ => ParamSyntax::Unknown(class.to_owned()),
        }
    }

    /// Whether the parameter can be read and printed.
    pub(crate) fn is_known(&self) -> bool {
        match self {
            ParamSyntax::Unknown(_) => false,
            ParamSyntax::List(element) => element.is_known(),
            _ => true,
        }
    }

    /// Reads a value; nothing if `optional` and there is none.
    pub(crate) fn parse(
        &self,
        parser: &mut OpParser<'_, '_>,
        qualified: bool,
        optional: bool,
    ) -> Result<Option<Param>, Diagnostic> {
        let ctx = parser.ctx();
        let at = parser.offset();
        Ok(match self {
            ParamSyntax::Bool => {
                if parser.try_keyword("true") {
                    Some(Param::Bool(true))
                } else if parser.try_keyword("false") {
                    Some(Param::Bool(false))
                } else if optional {
                    parser.try_integer()?.map(|value| Param::Bool(!value.is_zero()))
                } else {
                    Some(Param::Bool(!parser.parse_integer()?.is_zero()))
                }
            }
            ParamSyntax::Int => match optional {
                true => parser.try_integer()?,
                false => Some(parser.parse_integer()?),
            }
            .map(Param::Int),
            ParamSyntax::Str => match optional {
                true => parser.try_string(),
                false => Some(parser.parse_string()?),
            }
            .map(|text| Param::Str(text.into())),
            ParamSyntax::Type(class) => match (class, optional) {
                (Some(class), false) if !qualified => Some(super::read::parse_stripped_type(parser, *class)?),
                (_, true) => parser.try_type()?,
                (_, false) => Some(parser.parse_type()?),
            }
            .map(Param::Type),
            ParamSyntax::Attr { class, builtin } => {
                let read = match class {
                    Some(name) if !qualified && !at_hash(parser) => {
                        match ctx.attr_info(*name).and_then(|info| info.parse.as_ref()) {
                            Some(parse) => {
                                let params = parse(parser)?;
                                verify_params(parser, *name, &params, at)?;
                                Some(ctx.attr(AttrData::Dialect { name: *name, params }))
                            }
                            None => Some(parser.parse_attribute(None)?),
                        }
                    }
                    _ if optional => parser.try_attribute(None)?,
                    _ => Some(parser.parse_attribute(None)?),
                };
                if let (Some(attr), Some(class)) = (read, builtin) {
                    if is_attr_class(ctx, attr, class) == Some(false) {
                        return Err(parser.error(at, "invalid kind of attribute specified"));
                    }
                }
                read.map(Param::Attr)
            }
            ParamSyntax::Enum(def) => {
                parse_enum_value(parser, def, optional)?.map(|value| Param::Int(Int::from(value)))
            }
            ParamSyntax::List(element) => {
                let mut all = Vec::new();
                let Some(first) = element.parse(parser, qualified, optional)? else { return Ok(None) };
                all.push(first);
                while parser.try_punct(Punct::Comma) {
                    all.extend(element.parse(parser, qualified, false)?);
                }
                Some(Param::List(all.into()))
            }
            ParamSyntax::Unknown(class) => {
                return Err(parser
                    .error(at, format!("parameters of type '{class}' cannot be read"))
                    .with_help("attach functions that read and print the type or attribute"));
            }
        })
    }

    /// Prints a value.
    pub(crate) fn print(&self, printer: &mut OpPrinter<'_>, param: &Param, qualified: bool) {
        match (self, param) {
            (_, Param::None) => {}
            (_, Param::Bool(value)) => printer.text(if *value { "true" } else { "false" }),
            (ParamSyntax::Enum(def), Param::Int(value)) => {
                let text = value.as_i64().and_then(|value| enum_text(def, value));
                printer.text(&text.unwrap_or_else(|| value.to_string()));
            }
            (_, Param::Int(value)) => printer.text(&value.to_string()),
            (_, Param::Str(text)) => printer.string(text.as_bytes()),
            (ParamSyntax::Type(Some(class)), Param::Type(ty)) if !qualified => {
                super::write::print_stripped_type(printer, *class, *ty);
            }
            (_, Param::Type(ty)) => printer.ty(*ty),
            (ParamSyntax::Attr { class: Some(_), .. }, Param::Attr(attr)) if !qualified => {
                print_stripped_attr(printer, *attr);
            }
            (_, Param::Attr(attr)) => printer.attr(*attr),
            (_, Param::List(all)) => {
                let element = match self {
                    ParamSyntax::List(element) => element,
                    other => other,
                };
                for (index, param) in all.iter().enumerate() {
                    if index > 0 {
                        printer.text(", ");
                    }
                    element.print(printer, param, qualified);
                }
            }
        }
    }
}

/// Reads the case of an enum, several with separators for a bit enum.
pub(crate) fn parse_enum_value(
    parser: &mut OpParser<'_, '_>,
    def: &EnumDef,
    optional: bool,
) -> Result<Option<i64>, Diagnostic> {
    let at = parser.offset();
    let complain = |parser: &OpParser<'_, '_>, word: Option<&str>| {
        let message = match (def.is_attr, word) {
            (true, Some(_)) => {
                let all: Vec<&str> = def.cases.iter().map(|case| case.text.as_str()).collect();
                format!("expected {} to be one of: {}", def.cpp_type(), all.join(", "))
            }
            (true, None) => "expected valid keyword or string".to_owned(),
            (false, Some(word)) => format!("invalid {} specification: {word}", def.summary),
            (false, None) => format!("expected keyword for {}", def.summary),
        };
        parser.error(at, message)
    };
    let mut bits = 0;
    let mut first = true;
    loop {
        if optional && first {
            let word = peek_word(parser);
            let quoted = parser.text().as_bytes().get(parser.offset() as usize) == Some(&b'"');
            if !quoted && (word.is_empty() || def.symbolize(word).is_none()) {
                return Ok(None);
            }
        }
        let word = match parser.try_keyword_or_string() {
            Some(word) => word.into_owned(),
            None => return Err(complain(parser, None)),
        };
        let Some(value) = def.symbolize(&word) else { return Err(complain(parser, Some(&word))) };
        if !def.is_bit {
            return Ok(Some(value));
        }
        bits |= value;
        first = false;
        let separator = if def.separator.contains('|') { Punct::VerticalBar } else { Punct::Comma };
        if !parser.try_punct(separator) {
            return Ok(Some(bits));
        }
    }
}

/// The text of an enum's value as a parameter.
pub(crate) fn enum_text(def: &EnumDef, value: i64) -> Option<String> {
    let text = def.stringify(value)?;
    if def.is_attr {
        return Some(text);
    }
    let single = def.cases.iter().any(|case| case.value == value || case.text == text);
    let quote = if def.is_bit { def.quoted && !single } else { !is_keyword(&text) };
    Some(if quote { format!("\"{text}\"") } else { text })
}

/// An element of a parameter format.
#[derive(Clone, Debug)]
enum Element {
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
struct Field {
    index: usize,
    qualified: bool,
    /// Read and printed by a custom directive.
    custom: Option<(Arc<str>, Vec<Arg>)>,
}

#[derive(Clone, Debug)]
enum Arg {
    Param(usize),
    Ref(usize),
    Str(Arc<str>),
}

#[derive(Clone, Debug)]
struct Group {
    then: Vec<Element>,
    otherwise: Vec<Element>,
    /// Parameters one of which must be there.
    anchor: Vec<usize>,
    inverted: bool,
}

/// A compiled parameter format.
pub(crate) struct ParamFormat {
    elements: Vec<Element>,
    names: Vec<String>,
    syntax: Vec<ParamSyntax>,
    defaults: Vec<Option<Param>>,
    optional: Vec<bool>,
    dialect: Name,
    what: String,
}

/// Compiles the format of a type or attribute.
pub(crate) fn compile(
    ctx: &Context,
    world: &World,
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
            .map(|param| ParamSyntax::of(ctx, world, param, namespace_of(&def.cpp_class)))
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
            return Err(self.cursor.error("expected a parameter"));
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

    fn qualified(&mut self) -> Result<usize, Diagnostic> {
        self.cursor.advance()?;
        self.cursor.expect('(', "expected '(' before argument list")?;
        if !matches!(self.cursor.token, Token::Variable(_)) {
            return Err(self.cursor.error("'qualified' argument list expected a variable"));
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
            Token::Word("ref") => Err(self.cursor.error("`ref` is only allowed inside custom directives")),
            Token::Punct('(') if top || self.cursor.depth < super::cursor::MAX_DEPTH => {
                self.cursor.enter()?;
                let group = self.group(at);
                self.cursor.depth -= 1;
                group
            }
            Token::Word(_) => Err(self.cursor.error("unsupported directive kind")),
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
        let mut anchor: Option<Vec<usize>> = None;
        let then = self.group_elements(&mut anchor)?;
        let inverted = anchor.is_none();
        let mut otherwise = Vec::new();
        if self.cursor.is(':') {
            self.cursor.advance()?;
            self.cursor.expect('(', "expected '(' to start else branch of optional group")?;
            otherwise = self.group_elements(&mut anchor)?;
        }
        self.cursor.expect('?', "expected '?' after optional group")?;
        let Some(anchor) = anchor else {
            return Err(self.cursor.error_at(at, "optional group has no anchor element"));
        };
        Ok(Element::Optional(Box::new(Group { then, otherwise, anchor, inverted })))
    }

    fn group_elements(&mut self, anchor: &mut Option<Vec<usize>>) -> Result<Vec<Element>, Diagnostic> {
        let mut elements = Vec::new();
        loop {
            let element = self.element(false)?;
            if self.cursor.is('^') {
                if anchor.is_some() {
                    return Err(self
                        .cursor
                        .error("only one element can be marked as the anchor of an optional group"));
                }
                let params = params_of(&element);
                if params.is_empty()
                    || params.iter().any(|&index| self.def.params[index].default_value.is_none())
                {
                    return Err(self.cursor.error("anchor must be an optional parameter"));
                }
                *anchor = Some(params);
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
fn params_of(element: &Element) -> Vec<usize> {
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

/// Where spaces go; the rules differ a little from those of operations.
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
                *space = self.space && super::spacing::space_before(text, self.punctuation);
                self.space = !matches!(text, "<" | "(" | "{" | "[");
                self.punctuation = !super::spacing::is_word(text);
            }
            Element::Newline => {
                self.space = false;
                self.punctuation = true;
            }
            Element::Space(value) => {
                self.space = false;
                self.punctuation = !*value;
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

impl ParamFormat {
    /// Whether every parameter can be read and printed and every custom directive has a function.
    pub(crate) fn is_complete(&self, ctx: &Context) -> bool {
        self.elements_complete(ctx, &self.elements)
    }

    fn elements_complete(&self, ctx: &Context, elements: &[Element]) -> bool {
        elements.iter().all(|element| match element {
            Element::Custom { name, .. } => find(ctx, self.dialect, name).is_some(),
            Element::Optional(group) => {
                self.elements_complete(ctx, &group.then) && self.elements_complete(ctx, &group.otherwise)
            }
            Element::Struct { fields, .. } => fields.iter().all(|field| match &field.custom {
                Some((name, _)) => find(ctx, self.dialect, name).is_some(),
                None => self.syntax[field.index].is_known(),
            }),
            other => params_of(other).into_iter().all(|index| self.syntax[index].is_known()),
        })
    }

    /// Whether custom directives occur, which a host may attach later.
    pub(crate) fn has_customs(&self) -> bool {
        fn any(elements: &[Element]) -> bool {
            elements.iter().any(|element| match element {
                Element::Custom { .. } => true,
                Element::Optional(group) => any(&group.then) || any(&group.otherwise),
                Element::Struct { fields, .. } => fields.iter().any(|field| field.custom.is_some()),
                _ => false,
            })
        }
        any(&self.elements)
    }

    /// Reads the parameters.
    pub(crate) fn read(&self, parser: &mut OpParser<'_, '_>) -> Result<Box<[Param]>, Diagnostic> {
        let mut values: Vec<Option<Param>> = vec![None; self.syntax.len()];
        self.read_all(parser, &self.elements, &mut values, false)?;
        let defaults = self.defaults.iter().cloned().map(|default| default.unwrap_or(Param::None));
        Ok(values.into_iter().zip(defaults).map(|(value, default)| value.unwrap_or(default)).collect())
    }

    fn read_all(
        &self,
        parser: &mut OpParser<'_, '_>,
        elements: &[Element],
        values: &mut [Option<Param>],
        grouped: bool,
    ) -> Result<(), Diagnostic> {
        for element in elements {
            self.read_one(parser, element, values, grouped)?;
        }
        Ok(())
    }

    fn read_param(
        &self,
        parser: &mut OpParser<'_, '_>,
        index: usize,
        qualified: bool,
        optional: bool,
        values: &mut [Option<Param>],
    ) -> Result<bool, Diagnostic> {
        let at = parser.offset();
        let read = self.syntax[index].parse(parser, qualified, optional).map_err(|error| {
            let note = format!("failed to parse {} parameter '{}'", self.what, self.names[index]);
            error.with_note(Diagnostic::note(note).with_label(parser.span_from(at), ""))
        })?;
        let present = read.is_some();
        if present {
            values[index] = read;
        }
        Ok(present)
    }

    fn read_one(
        &self,
        parser: &mut OpParser<'_, '_>,
        element: &Element,
        values: &mut [Option<Param>],
        grouped: bool,
    ) -> Result<(), Diagnostic> {
        match element {
            Element::Space(_) | Element::Newline => Ok(()),
            Element::Literal { literal, .. } => parser.parse_literal(literal),
            Element::Param { index, qualified, .. } => {
                let optional = self.optional[*index] && !grouped;
                self.read_param(parser, *index, *qualified, optional, values).map(drop)
            }
            Element::Params { indices, .. } => {
                let last_required = indices.iter().rposition(|entry| !self.optional[entry.0]);
                let mut previous = None;
                for (at, &(index, qualified)) in indices.iter().enumerate() {
                    if let Some(true) = previous {
                        if last_required.is_some_and(|last| at <= last) {
                            parser.parse_punct(Punct::Comma)?;
                        } else if !parser.try_punct(Punct::Comma) {
                            break;
                        }
                    }
                    let present = self.read_param(parser, index, qualified, self.optional[index], values)?;
                    // A value that was left out leaves its comma out too.
                    previous = Some(present || previous == Some(true) && !self.optional[index]);
                }
                Ok(())
            }
            Element::Struct { fields, .. } => self.read_struct(parser, fields, values),
            Element::Custom { name, args, .. } => self.read_custom(parser, name, args, values).map(drop),
            Element::Optional(group) => {
                let blank = |element: &&Element| matches!(element, Element::Space(_) | Element::Newline);
                let start = group.then.iter().take_while(blank).count();
                let Some((first, rest)) = group.then[start..].split_first() else { return Ok(()) };
                let present = match first {
                    Element::Literal { literal, .. } => parser.try_literal(literal),
                    Element::Param { index, qualified, .. } => {
                        self.read_param(parser, *index, *qualified, true, values)?
                    }
                    Element::Params { indices, .. } => match indices.first() {
                        Some(&(index, qualified)) => {
                            let present = self.read_param(parser, index, qualified, true, values)?;
                            for &(index, qualified) in indices.iter().skip(1) {
                                if !present || !parser.try_punct(Punct::Comma) {
                                    break;
                                }
                                self.read_param(parser, index, qualified, false, values)?;
                            }
                            present
                        }
                        None => false,
                    },
                    Element::Struct { fields, .. } => {
                        let word = peek_word(parser);
                        let present = fields.iter().any(|field| self.names[field.index] == word);
                        if present {
                            self.read_struct(parser, fields, values)?;
                        }
                        present
                    }
                    Element::Custom { name, args, .. } => self.read_custom(parser, name, args, values)?,
                    Element::Optional(_) | Element::Space(_) | Element::Newline => false,
                };
                match present {
                    true => self.read_all(parser, rest, values, true),
                    false => self.read_all(parser, &group.otherwise, values, false),
                }
            }
        }
    }

    fn read_struct(
        &self,
        parser: &mut OpParser<'_, '_>,
        fields: &[Field],
        values: &mut [Option<Param>],
    ) -> Result<(), Diagnostic> {
        let known = |word: &str| fields.iter().find(|field| self.names[field.index] == word);
        if fields.iter().all(|field| self.optional[field.index]) && known(peek_word(parser)).is_none() {
            return Ok(());
        }
        let mut seen = vec![false; self.names.len()];
        loop {
            let at = parser.offset();
            let word = match parser.try_any_keyword() {
                Some(word) => word,
                None => return Err(parser.error(at, "expected a parameter name in struct")),
            };
            let Some(field) = known(word) else {
                return Err(parser.error(at, format!("duplicate or unknown struct parameter name: {word}")));
            };
            if std::mem::replace(&mut seen[field.index], true) {
                return Err(parser.error(at, format!("duplicate or unknown struct parameter name: {word}")));
            }
            parser.parse_punct(Punct::Equal)?;
            match &field.custom {
                Some((name, args)) => {
                    self.read_custom(parser, name, args, values)?;
                }
                None => {
                    self.read_param(parser, field.index, field.qualified, false, values)?;
                }
            }
            let missing = fields.iter().any(|field| !seen[field.index] && !self.optional[field.index]);
            if seen.iter().filter(|seen| **seen).count() == fields.len() {
                return Ok(());
            }
            if missing {
                parser.parse_punct(Punct::Comma)?;
            } else if !parser.try_punct(Punct::Comma) {
                return Ok(());
            }
        }
    }

    fn read_custom(
        &self,
        parser: &mut OpParser<'_, '_>,
        name: &str,
        args: &[Arg],
        values: &mut [Option<Param>],
    ) -> Result<bool, Diagnostic> {
        let ctx = parser.ctx();
        let Some(directive) = find(ctx, self.dialect, name) else {
            return Err(parser
                .error(parser.offset(), format!("custom directive '{name}' has no function to read it"))
                .with_help("attach one to the dialect"));
        };
        let mut slots: Vec<CustomSlot> = args
            .iter()
            .map(|arg| match arg {
                Arg::Str(text) => CustomSlot::Str(text.clone()),
                Arg::Param(_) => CustomSlot::Param(Param::None),
                Arg::Ref(index) => CustomSlot::Param(values[*index].clone().unwrap_or(Param::None)),
            })
            .collect();
        let read = (directive.parse)(parser, &mut slots)?;
        for (arg, slot) in args.iter().zip(slots) {
            if let (Arg::Param(index), CustomSlot::Param(param)) = (arg, slot) {
                if param != Param::None {
                    values[*index] = Some(param);
                }
            }
        }
        Ok(read)
    }

    /// Prints the parameters.
    pub(crate) fn write(&self, printer: &mut OpPrinter<'_>, params: &[Param]) {
        self.write_all(printer, &self.elements, params);
    }

    fn write_all(&self, printer: &mut OpPrinter<'_>, elements: &[Element], params: &[Param]) {
        for element in elements {
            self.write_one(printer, element, params);
        }
    }

    /// Whether a parameter is there and not its default.
    fn present(&self, params: &[Param], index: usize) -> bool {
        let Some(param) = params.get(index) else { return false };
        if !self.optional[index] {
            return true;
        }
        let empty = matches!(param, Param::None) || matches!(param, Param::List(all) if all.is_empty());
        match &self.defaults[index] {
            Some(default) => param != default,
            None => !empty,
        }
    }

    fn write_one(&self, printer: &mut OpPrinter<'_>, element: &Element, params: &[Param]) {
        let space = |printer: &mut OpPrinter<'_>, space: bool| {
            if space {
                printer.text(" ");
            }
        };
        let value = |index: usize| params.get(index).unwrap_or(&Param::None);
        match element {
            Element::Literal { literal, space: before } => {
                space(printer, *before);
                printer.text(literal.text());
            }
            Element::Space(value) => space(printer, *value),
            Element::Newline => printer.newline(),
            Element::Param { index, qualified, space: before } => {
                if self.optional[*index] && !self.present(params, *index) {
                    return;
                }
                space(printer, *before);
                self.syntax[*index].print(printer, value(*index), *qualified);
            }
            Element::Params { indices, space: before } => {
                let mut first = true;
                for &(index, qualified) in indices {
                    if self.optional[index] && !self.present(params, index) {
                        continue;
                    }
                    if first {
                        space(printer, *before);
                    } else {
                        printer.text(", ");
                    }
                    first = false;
                    self.syntax[index].print(printer, value(index), qualified);
                }
            }
            Element::Struct { fields, space: before } => {
                let mut first = true;
                for field in fields {
                    if self.optional[field.index] && !self.present(params, field.index) {
                        continue;
                    }
                    if first {
                        space(printer, *before);
                    } else {
                        printer.text(", ");
                    }
                    first = false;
                    printer.text(&self.names[field.index]);
                    printer.text(" = ");
                    match &field.custom {
                        Some((name, args)) => self.write_custom(printer, name, args, params),
                        None => self.syntax[field.index].print(printer, value(field.index), field.qualified),
                    }
                }
            }
            Element::Custom { name, args, space: before } => {
                space(printer, *before);
                self.write_custom(printer, name, args, params);
            }
            Element::Optional(group) => {
                let present = group.anchor.iter().any(|&index| self.present(params, index));
                match present != group.inverted {
                    true => self.write_all(printer, &group.then, params),
                    false => self.write_all(printer, &group.otherwise, params),
                }
            }
        }
    }

    fn write_custom(&self, printer: &mut OpPrinter<'_>, name: &str, args: &[Arg], params: &[Param]) {
        let values: Vec<CustomValue> = args
            .iter()
            .map(|arg| match arg {
                Arg::Str(text) => CustomValue::Str(text.clone()),
                Arg::Param(index) | Arg::Ref(index) => {
                    CustomValue::Param(params.get(*index).cloned().unwrap_or(Param::None))
                }
            })
            .collect();
        if let Some(directive) = find(printer.ctx(), self.dialect, name) {
            (directive.print)(printer, None, &values);
        }
    }
}

/// A parameter that is a type.
pub(crate) fn as_type(param: &Param) -> Option<Type> {
    match param {
        Param::Type(ty) => Some(*ty),
        _ => None,
    }
}
