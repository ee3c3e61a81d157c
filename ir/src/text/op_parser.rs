//! What custom syntax reads with: literals, operands, types, attributes, regions.
//!
//! Every error is a [`Diagnostic`] at the place where reading stopped. Values are named before their types
//! are known, so an operand is read as an [`UnresolvedOperand`] and resolved later.

use std::borrow::Cow;

use legalize_source::{Diagnostic, FileId, Span};
use smallvec::SmallVec;

use super::parse::lexer::{Tok, unescape};
use super::parse::{OpenOp, Parser, Res, integer_value};
use crate::body::{BlockId, Ir, OperationState, RegionId, ValueId};
use crate::context::{AttrDict, Attribute, Context, Int, Location, Name, Type};

/// Punctuation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "each variant is the name of its character")]
pub enum Punct {
    Comma,
    Colon,
    Equal,
    Arrow,
    LParen,
    RParen,
    LSquare,
    RSquare,
    LBrace,
    RBrace,
    Less,
    Greater,
    Question,
    Star,
    Plus,
    Minus,
    Slash,
    VerticalBar,
    Ellipsis,
}

impl Punct {
    /// Its spelling.
    pub fn text(self) -> &'static str {
        match self {
            Punct::Comma => ",",
            Punct::Colon => ":",
            Punct::Equal => "=",
            Punct::Arrow => "->",
            Punct::LParen => "(",
            Punct::RParen => ")",
            Punct::LSquare => "[",
            Punct::RSquare => "]",
            Punct::LBrace => "{",
            Punct::RBrace => "}",
            Punct::Less => "<",
            Punct::Greater => ">",
            Punct::Question => "?",
            Punct::Star => "*",
            Punct::Plus => "+",
            Punct::Minus => "-",
            Punct::Slash => "/",
            Punct::VerticalBar => "|",
            Punct::Ellipsis => "...",
        }
    }

    #[inline]
    fn token(self) -> Tok {
        match self {
            Punct::Comma => Tok::Comma,
            Punct::Colon => Tok::Colon,
            Punct::Equal => Tok::Equal,
            Punct::Arrow => Tok::Arrow,
            Punct::LParen => Tok::LParen,
            Punct::RParen => Tok::RParen,
            Punct::LSquare => Tok::LSquare,
            Punct::RSquare => Tok::RSquare,
            Punct::LBrace => Tok::LBrace,
            Punct::RBrace => Tok::RBrace,
            Punct::Less => Tok::Less,
            Punct::Greater => Tok::Greater,
            Punct::Question => Tok::Question,
            Punct::Star => Tok::Star,
            Punct::Plus => Tok::Plus,
            Punct::Minus => Tok::Minus,
            Punct::Slash => Tok::Slash,
            Punct::VerticalBar => Tok::VerticalBar,
            Punct::Ellipsis => Tok::Ellipsis,
        }
    }

    /// The punctuation of a spelling.
    pub fn from_text(text: &str) -> Option<Punct> {
        Some(match text {
            "," => Punct::Comma,
            ":" => Punct::Colon,
            "=" => Punct::Equal,
            "->" => Punct::Arrow,
            "(" => Punct::LParen,
            ")" => Punct::RParen,
            "[" => Punct::LSquare,
            "]" => Punct::RSquare,
            "{" => Punct::LBrace,
            "}" => Punct::RBrace,
            "<" => Punct::Less,
            ">" => Punct::Greater,
            "?" => Punct::Question,
            "*" => Punct::Star,
            "+" => Punct::Plus,
            "-" => Punct::Minus,
            "/" => Punct::Slash,
            "|" => Punct::VerticalBar,
            "..." => Punct::Ellipsis,
            _ => return None,
        })
    }
}

/// A literal of an assembly format, looked at once: punctuation or a keyword.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Literal {
    text: Box<str>,
    punct: Option<Punct>,
}

impl Literal {
    /// The literal of a spelling. A spelling that is neither punctuation nor a keyword never matches.
    pub fn new(text: &str) -> Self {
        Literal { text: text.into(), punct: Punct::from_text(text) }
    }

    /// Its spelling.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The punctuation that it is, if it is no keyword.
    pub fn punct(&self) -> Option<Punct> {
        self.punct
    }
}

/// What stands around a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Delimiter {
    /// Nothing.
    None,
    /// `(…)`
    Paren,
    /// `[…]`
    Square,
    /// `<…>`
    Less,
    /// `{…}`
    Brace,
    /// `(…)` or nothing at all
    OptionalParen,
    /// `[…]` or nothing at all
    OptionalSquare,
    /// `<…>` or nothing at all
    OptionalLess,
    /// `{…}` or nothing at all
    OptionalBraces,
}

/// A value by name, `%name` or `%name#2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct UnresolvedOperand {
    /// Where it stands.
    pub offset: u32,
    /// The parser's number of the name.
    pub(super) name: u32,
    /// Which result of the name's group.
    pub number: u32,
}

/// An argument of a region, function or the like.
#[derive(Clone, Debug)]
pub struct Argument {
    /// Its name.
    pub name: UnresolvedOperand,
    /// Its type, if it was given.
    pub ty: Option<Type>,
    /// Its attributes.
    pub attrs: AttrDict,
    /// Its location, if it was given.
    pub loc: Option<Location>,
}

/// Reads one operation's custom form, or the parameters of a type or attribute.
pub struct OpParser<'p, 'src> {
    p: &'p mut Parser<'src>,
    open: Option<&'p OpenOp<'src>>,
}

/// What reading gives.
type Result<T> = std::result::Result<T, Diagnostic>;

/// Takes an error out of its box.
#[inline]
fn flat<T>(result: Res<T>) -> Result<T> {
    result.map_err(|error| *error)
}

impl<'p, 'src> OpParser<'p, 'src> {
    pub(super) fn new(p: &'p mut Parser<'src>, open: Option<&'p OpenOp<'src>>) -> Self {
        OpParser { p, open }
    }

    /// The context.
    pub fn ctx(&self) -> &'src Context {
        self.p.ctx
    }

    /// The body that is being built.
    pub fn ir(&mut self) -> &mut Ir {
        &mut self.p.ir
    }

    /// The file.
    pub fn file(&self) -> FileId {
        self.p.file
    }

    /// The file's text.
    pub fn text(&self) -> &'src str {
        self.p.text
    }

    /// Offset of the token that is read next.
    #[inline]
    pub fn offset(&self) -> u32 {
        self.p.offset()
    }

    /// Offset of the operation's name.
    pub fn name_offset(&self) -> u32 {
        self.open.map_or(self.p.offset(), |open| open.offset)
    }

    /// The range from an offset to the end of the token that was read last.
    pub fn span_from(&self, start: u32) -> Span {
        self.p.span(start, self.p.last_end())
    }

    /// The location of an offset.
    pub fn loc_at(&self, offset: u32) -> Location {
        self.p.loc_at(offset)
    }

    /// An error at an offset; upstream's "custom op 'x.y' " stands before the message.
    #[cold]
    pub fn error(&self, offset: u32, message: impl Into<String>) -> Diagnostic {
        let message = message.into();
        *match self.open {
            Some(open) => {
                let message = format!("custom op '{}' {message}", open.name);
                self.p.error_at("parse::custom", offset, message)
            }
            None => self.p.error_at("parse::custom", offset, message),
        }
    }

    #[cold]
    fn error_here(&self, message: &str) -> Diagnostic {
        self.error(self.p.offset(), message)
    }

    // Literals.

    /// Reads a literal.
    #[inline]
    pub fn parse_literal(&mut self, literal: &Literal) -> Result<()> {
        match literal.punct {
            Some(punct) => self.parse_punct(punct),
            None => self.parse_keyword(&literal.text),
        }
    }

    /// Reads a literal if it comes next.
    #[inline]
    pub fn try_literal(&mut self, literal: &Literal) -> bool {
        match literal.punct {
            Some(punct) => self.p.eat(punct.token()),
            None => self.p.eat_keyword(&literal.text),
        }
    }

    /// Whether a literal comes next.
    pub fn peek_literal(&self, literal: &Literal) -> bool {
        match literal.punct {
            Some(punct) => self.p.at(punct.token()),
            None => self.p.at_keyword(&literal.text),
        }
    }

    /// Reads a given keyword.
    pub fn parse_keyword(&mut self, keyword: &str) -> Result<()> {
        if self.p.eat_keyword(keyword) {
            Ok(())
        } else {
            Err(self.error_here(&format!("expected '{keyword}'")))
        }
    }

    /// Reads a given keyword if it comes next.
    pub fn try_keyword(&mut self, keyword: &str) -> bool {
        self.p.eat_keyword(keyword)
    }

    /// Whether a given keyword comes next.
    pub fn peek_keyword(&self, keyword: &str) -> bool {
        self.p.at_keyword(keyword)
    }

    /// Reads any keyword.
    pub fn parse_any_keyword(&mut self) -> Result<&'src str> {
        match self.try_any_keyword() {
            Some(keyword) => Ok(keyword),
            None => Err(self.error_here("expected valid keyword")),
        }
    }

    /// Reads any keyword if one comes next.
    pub fn try_any_keyword(&mut self) -> Option<&'src str> {
        let keyword = self.p.at(Tok::Bare).then(|| self.p.spelling())?;
        self.p.bump();
        Some(keyword)
    }

    /// Reads a keyword or a quoted string.
    pub fn parse_keyword_or_string(&mut self) -> Result<Cow<'src, str>> {
        match self.try_keyword_or_string() {
            Some(text) => Ok(text),
            None => Err(self.error_here("expected valid keyword or string")),
        }
    }

    /// Reads a keyword or a quoted string if one comes next.
    pub fn try_keyword_or_string(&mut self) -> Option<Cow<'src, str>> {
        match self.try_any_keyword() {
            Some(keyword) => Some(keyword.into()),
            None => self.try_string().map(Cow::Owned),
        }
    }

    /// Reads punctuation.
    #[inline]
    pub fn parse_punct(&mut self, punct: Punct) -> Result<()> {
        if self.p.eat(punct.token()) { Ok(()) } else { Err(self.wrong_punct(punct)) }
    }

    #[cold]
    fn wrong_punct(&self, punct: Punct) -> Diagnostic {
        *self.p.wrong(&format!("expected '{}'", punct.text()))
    }

    /// Reads punctuation if it comes next.
    #[inline]
    pub fn try_punct(&mut self, punct: Punct) -> bool {
        self.p.eat(punct.token())
    }

    /// Whether punctuation comes next.
    #[inline]
    pub fn peek_punct(&self, punct: Punct) -> bool {
        self.p.at(punct.token())
    }

    /// Whether punctuation comes next without a space or comment before it.
    pub fn peek_adjacent_punct(&self, punct: Punct) -> bool {
        self.p.at(punct.token()) && self.p.last_end() == self.p.offset()
    }

    /// Whether a name of a value comes next.
    pub fn peek_operand(&self) -> bool {
        self.p.at(Tok::Percent)
    }

    /// Whether a type comes next.
    pub fn peek_type(&self) -> bool {
        self.p.at_type()
    }

    /// Whether an attribute comes next.
    pub fn peek_attribute(&self) -> bool {
        self.p.at_attribute()
    }

    /// Whether any keyword comes next.
    pub fn peek_any_keyword(&self) -> bool {
        self.p.at(Tok::Bare)
    }

    /// The spelling of the token that comes next; empty at the end.
    pub fn peek_text(&self) -> &'src str {
        self.p.spelling()
    }

    /// Reads a list of elements with commas between them.
    pub fn parse_comma_list(
        &mut self,
        delimiter: Delimiter,
        mut element: impl FnMut(&mut Self) -> Result<()>,
    ) -> Result<()> {
        let tokens = super::parse::delimiter_tokens(delimiter);
        if let Some((open, close, optional)) = tokens {
            if !self.p.eat(open.0) {
                if optional {
                    return Ok(());
                }
                return Err(*self.p.wrong(&format!("expected '{}'", open.1)));
            }
            if self.p.eat(close.0) {
                return Ok(());
            }
        }
        loop {
            element(self)?;
            if !self.p.eat(Tok::Comma) {
                break;
            }
        }
        match tokens {
            Some((_, close, _)) if !self.p.eat(close.0) => {
                Err(*self.p.wrong(&format!("expected '{}'", close.1)))
            }
            _ => Ok(()),
        }
    }

    // Values.

    /// Reads a value's name.
    #[inline]
    pub fn parse_operand(&mut self) -> Result<UnresolvedOperand> {
        flat(self.p.operand())
    }

    /// Reads a value's name if one comes next.
    #[inline]
    pub fn try_operand(&mut self) -> Result<Option<UnresolvedOperand>> {
        if self.p.at(Tok::Percent) { self.parse_operand().map(Some) } else { Ok(None) }
    }

    /// Reads values' names; without a delimiter there may be none.
    pub fn parse_operand_list(&mut self, delimiter: Delimiter) -> Result<SmallVec<[UnresolvedOperand; 4]>> {
        let mut operands = SmallVec::new();
        if delimiter == Delimiter::None && !self.p.at(Tok::Percent) {
            return Ok(operands);
        }
        self.parse_comma_list(delimiter, |p| {
            operands.push(p.parse_operand()?);
            Ok(())
        })?;
        Ok(operands)
    }

    /// The name of an operand as it is written, with its `%`.
    pub fn operand_name(&self, operand: &UnresolvedOperand) -> &'src str {
        self.p.operand_name(operand)
    }

    /// The value of a name; a value that is defined later is fine.
    #[inline]
    pub fn resolve_operand(&mut self, operand: &UnresolvedOperand, ty: Type) -> Result<ValueId> {
        flat(self.p.resolve(operand, ty))
    }

    /// The values of names; an error at `offset` if there are not as many types.
    pub fn resolve_operands(
        &mut self,
        operands: &[UnresolvedOperand],
        types: &[Type],
        offset: u32,
        values: &mut SmallVec<[ValueId; 4]>,
    ) -> Result<()> {
        if operands.len() != types.len() {
            return Err(self.error(
                offset,
                format!(
                    "number of operands and types do not match: got {} operands and {} types",
                    operands.len(),
                    types.len()
                ),
            ));
        }
        for (operand, &ty) in operands.iter().zip(types) {
            values.push(self.resolve_operand(operand, ty)?);
        }
        Ok(())
    }

    /// The values of names that all have one type.
    pub fn resolve_operands_of(
        &mut self,
        operands: &[UnresolvedOperand],
        ty: Type,
        values: &mut SmallVec<[ValueId; 4]>,
    ) -> Result<()> {
        for operand in operands {
            values.push(self.resolve_operand(operand, ty)?);
        }
        Ok(())
    }

    /// Number of results that the text names on the left of `=`.
    pub fn result_count(&self) -> usize {
        self.open.map_or(0, |open| open.results.iter().map(|result| result.1 as usize).sum())
    }

    /// The name of a result, with its `%`, if the text names it; a result of a group has the group's name.
    pub fn result_name(&self, index: usize) -> Option<&'src str> {
        let mut first = 0;
        for (name, count) in &self.open?.results {
            first += *count as usize;
            if index < first {
                return Some(self.p.operand_name(name));
            }
        }
        None
    }

    // Types and attributes.

    /// Reads a type.
    #[inline]
    pub fn parse_type(&mut self) -> Result<Type> {
        flat(self.p.ty())
    }

    /// Reads a type if one comes next.
    pub fn try_type(&mut self) -> Result<Option<Type>> {
        if self.p.at_type() { self.parse_type().map(Some) } else { Ok(None) }
    }

    /// Reads one or more types.
    pub fn parse_type_list(&mut self) -> Result<SmallVec<[Type; 4]>> {
        let mut types = SmallVec::new();
        loop {
            types.push(self.parse_type()?);
            if !self.p.eat(Tok::Comma) {
                return Ok(types);
            }
        }
    }

    /// Reads `: type`.
    pub fn parse_colon_type(&mut self) -> Result<Type> {
        self.parse_punct(Punct::Colon)?;
        self.parse_type()
    }

    /// Reads `: type, type, …`.
    pub fn parse_colon_type_list(&mut self) -> Result<SmallVec<[Type; 4]>> {
        self.parse_punct(Punct::Colon)?;
        self.parse_type_list()
    }

    /// Reads `(type, …)`.
    pub fn parse_type_list_parens(&mut self) -> Result<SmallVec<[Type; 4]>> {
        let mut types = SmallVec::new();
        flat(self.p.type_list_parens(|ty| types.push(ty)))?;
        Ok(types)
    }

    /// Reads `-> type` or `-> (type, …)`.
    pub fn parse_arrow_type_list(&mut self) -> Result<SmallVec<[Type; 4]>> {
        self.parse_punct(Punct::Arrow)?;
        if self.p.at(Tok::LParen) {
            return self.parse_type_list_parens();
        }
        Ok(SmallVec::from_elem(self.parse_type()?, 1))
    }

    /// Reads `-> …` as [`OpParser::parse_arrow_type_list`] if it comes next.
    pub fn try_arrow_type_list(&mut self) -> Result<Option<SmallVec<[Type; 4]>>> {
        if self.p.at(Tok::Arrow) { self.parse_arrow_type_list().map(Some) } else { Ok(None) }
    }

    /// Reads `(types) -> types`.
    pub fn parse_function_type(&mut self) -> Result<(Vec<Type>, Vec<Type>)> {
        let (mut inputs, mut results) = (SmallVec::new(), SmallVec::new());
        flat(self.p.function_type_parts(&mut inputs, &mut results))?;
        Ok((inputs.into_vec(), results.into_vec()))
    }

    /// Reads an attribute, of type `ty` where its text leaves the type open.
    pub fn parse_attribute(&mut self, ty: Option<Type>) -> Result<Attribute> {
        flat(self.p.attribute(ty))
    }

    /// Reads an attribute if one comes next.
    pub fn try_attribute(&mut self, ty: Option<Type>) -> Result<Option<Attribute>> {
        if self.p.at_attribute() { self.parse_attribute(ty).map(Some) } else { Ok(None) }
    }

    /// Reads `{…}` if it comes next, into the operation's dictionaries.
    pub fn parse_attr_dict(&mut self, state: &mut OperationState) -> Result<()> {
        if self.p.at(Tok::LBrace) { flat(self.p.attr_dict_into(state)) } else { Ok(()) }
    }

    /// Reads `attributes {…}` if it comes next, into the operation's dictionaries.
    pub fn parse_attr_dict_with_keyword(&mut self, state: &mut OperationState) -> Result<()> {
        if self.p.eat_keyword("attributes") { flat(self.p.attr_dict_into(state)) } else { Ok(()) }
    }

    /// Reads `<{…}>` if it comes next, into the operation's inherent dictionary.
    pub fn parse_prop_dict(&mut self, state: &mut OperationState) -> Result<()> {
        if !self.p.eat(Tok::Less) {
            return Ok(());
        }
        let mut entries = SmallVec::new();
        flat(self.p.dict_entries(&mut entries))?;
        self.parse_punct(Punct::Greater)?;
        let ctx = self.p.ctx;
        let old = ctx.dict_entries(state.inherent).iter().copied();
        state.inherent = ctx.dict(old.chain(entries));
        Ok(())
    }

    /// Reads `{…}` if it comes next, as a dictionary of its own.
    pub fn try_dict(&mut self) -> Result<Option<AttrDict>> {
        if !self.p.at(Tok::LBrace) {
            return Ok(None);
        }
        let mut entries = SmallVec::new();
        flat(self.p.dict_entries(&mut entries))?;
        Ok(Some(self.p.ctx.dict(entries)))
    }

    /// Reads `@name`.
    pub fn parse_symbol_name(&mut self) -> Result<Name> {
        match self.try_symbol_name() {
            Some(name) => Ok(name),
            None => Err(self.error_here("expected valid '@'-identifier for symbol name")),
        }
    }

    /// Reads `@name` if it comes next.
    pub fn try_symbol_name(&mut self) -> Option<Name> {
        self.p.at(Tok::At).then(|| self.p.symbol_token())
    }

    /// Reads a quoted string; bytes that are no UTF-8 are replaced.
    pub fn parse_string(&mut self) -> Result<String> {
        match self.try_string() {
            Some(text) => Ok(text),
            None => Err(self.error_here("expected string")),
        }
    }

    /// Reads a quoted string if one comes next.
    pub fn try_string(&mut self) -> Option<String> {
        let bytes = self.try_string_bytes()?;
        Some(match String::from_utf8(bytes) {
            Ok(text) => text,
            Err(error) => String::from_utf8_lossy(error.as_bytes()).into_owned(),
        })
    }

    /// Reads a quoted string as bytes if one comes next.
    pub fn try_string_bytes(&mut self) -> Option<Vec<u8>> {
        if !self.p.at(Tok::Str) {
            return None;
        }
        let bytes = unescape(self.p.spelling().as_bytes()).into_owned();
        self.p.bump();
        Some(bytes)
    }

    /// Reads an integer, `true` or `false` included.
    pub fn parse_integer(&mut self) -> Result<Int> {
        match self.try_integer()? {
            Some(value) => Ok(value),
            None => Err(self.error_here("expected integer value")),
        }
    }

    /// Reads an integer if one comes next.
    pub fn try_integer(&mut self) -> Result<Option<Int>> {
        let value = match self.p.kind() {
            Tok::Integer => integer_value(self.p.spelling()),
            Tok::Minus => {
                self.p.bump();
                if !self.p.at(Tok::Integer) {
                    return Err(*self.p.wrong("expected integer value"));
                }
                Int::from(-integer_value(self.p.spelling()).to_big())
            }
            Tok::Bare if self.p.spelling() == "true" => Int::Small(1),
            Tok::Bare if self.p.spelling() == "false" => Int::Small(0),
            _ => return Ok(None),
        };
        self.p.bump();
        Ok(Some(value))
    }

    /// Reads a floating-point number.
    pub fn parse_float(&mut self) -> Result<f64> {
        let negative = self.p.eat(Tok::Minus);
        if !self.p.at(Tok::Float) {
            return Err(self.error_here("expected floating point literal"));
        }
        let value: f64 = self.p.spelling().parse().unwrap_or(f64::INFINITY);
        self.p.bump();
        Ok(if negative { -value } else { value })
    }

    /// Reads dimensions such as `4x?x`; with `trailing_x` an element type follows the last `x`.
    pub fn parse_dimension_list(&mut self, allow_dynamic: bool, trailing_x: bool) -> Result<Vec<i64>> {
        let mut shape = Vec::new();
        flat(self.p.dimensions(allow_dynamic, trailing_x, &mut shape))?;
        Ok(shape)
    }

    /// Reads `loc(…)`.
    pub fn parse_loc(&mut self) -> Result<Location> {
        flat(self.p.loc())
    }

    /// Reads `loc(…)` if it comes next.
    pub fn try_loc(&mut self) -> Result<Option<Location>> {
        if self.p.at_keyword("loc") { self.parse_loc().map(Some) } else { Ok(None) }
    }

    // Regions and blocks.

    /// Reads a region; its entry block gets these arguments.
    pub fn parse_region(&mut self, entry_args: &[Argument]) -> Result<RegionId> {
        flat(self.p.region(entry_args, false))
    }

    /// Reads a region whose names may be those of values around it, which it cannot use.
    pub fn parse_isolated_region(&mut self, entry_args: &[Argument]) -> Result<RegionId> {
        flat(self.p.region(entry_args, true))
    }

    /// Reads a region if one comes next.
    pub fn try_region(&mut self, entry_args: &[Argument]) -> Result<Option<RegionId>> {
        if self.p.at(Tok::LBrace) { self.parse_region(entry_args).map(Some) } else { Ok(None) }
    }

    /// Reads `%name`, with `: type` and `{attributes}` if asked for, and its location if there is one.
    pub fn parse_argument(&mut self, with_type: bool, with_attrs: bool) -> Result<Argument> {
        if !self.p.at(Tok::Percent) {
            return Err(*self.p.wrong("expected SSA operand"));
        }
        let name = self.parse_operand()?;
        if name.number != 0 {
            return Err(self.error(name.offset, "result number not allowed in argument list"));
        }
        let ty = if with_type { Some(self.parse_colon_type()?) } else { None };
        let attrs = if with_attrs { self.try_dict()? } else { None };
        let loc = flat(self.p.argument_loc(name.offset))?;
        Ok(Argument { name, ty, attrs: attrs.unwrap_or(self.p.ctx.common().empty_dict), loc })
    }

    /// Reads `%name` and what belongs to it if one comes next.
    pub fn try_argument(&mut self, with_type: bool, with_attrs: bool) -> Result<Option<Argument>> {
        if self.p.at(Tok::Percent) { self.parse_argument(with_type, with_attrs).map(Some) } else { Ok(None) }
    }

    /// Reads arguments; without a delimiter there may be none.
    pub fn parse_argument_list(
        &mut self,
        delimiter: Delimiter,
        with_type: bool,
        with_attrs: bool,
    ) -> Result<Vec<Argument>> {
        let mut arguments = Vec::new();
        if delimiter == Delimiter::None && !self.p.at(Tok::Percent) {
            return Ok(arguments);
        }
        self.parse_comma_list(delimiter, |p| {
            arguments.push(p.parse_argument(with_type, with_attrs)?);
            Ok(())
        })?;
        Ok(arguments)
    }

    /// Reads `^block`.
    pub fn parse_successor(&mut self) -> Result<BlockId> {
        flat(self.p.successor())
    }

    /// Reads `^block` if it comes next.
    pub fn try_successor(&mut self) -> Result<Option<BlockId>> {
        if self.p.at(Tok::Caret) { self.parse_successor().map(Some) } else { Ok(None) }
    }

    /// Reads `^block(%a, %b : type, type)`.
    pub fn parse_successor_and_operands(&mut self) -> Result<(BlockId, SmallVec<[ValueId; 4]>)> {
        let block = self.parse_successor()?;
        let mut values = SmallVec::new();
        flat(self.p.successor_operands(&mut values))?;
        Ok((block, values))
    }

    /// Reads the rest of an operation in generic form, after its name: operands, successors, properties,
    /// regions, attributes and type.
    pub fn parse_generic(&mut self, state: &mut OperationState) -> Result<()> {
        flat(self.p.generic_after_name(state))
    }
}
