//! What custom syntax reads with: literals, operands, types, attributes, regions.
//!
//! Every error is a [`Diagnostic`] at the place where reading stopped. Values are named before their types
//! are known, so an operand is read as an [`UnresolvedOperand`] and resolved later.

use std::borrow::Cow;

use legalize_source::{Diagnostic, FileId, Span};
use smallvec::SmallVec;

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
    ctx: &'p Context,
    ir: &'p mut Ir,
    file: FileId,
    text: &'src str,
}

/// What reading gives.
type Result<T> = std::result::Result<T, Diagnostic>;

impl<'p, 'src> OpParser<'p, 'src> {
    /// The context.
    pub fn ctx(&self) -> &'p Context {
        self.ctx
    }

    /// The body that is being built.
    pub fn ir(&mut self) -> &mut Ir {
        self.ir
    }

    /// The file.
    pub fn file(&self) -> FileId {
        self.file
    }

    /// The file's text.
    pub fn text(&self) -> &'src str {
        self.text
    }

    /// Offset of the token that is read next.
    pub fn offset(&self) -> u32 {
        0
    }

    /// Offset of the operation's name.
    pub fn name_offset(&self) -> u32 {
        0
    }

    /// The range from an offset to the end of the token that was read last.
    pub fn span_from(&self, start: u32) -> Span {
        Span::new(self.file, start, start)
    }

    /// The location of an offset.
    pub fn loc_at(&self, offset: u32) -> Location {
        Location::at(self.file, offset)
    }

    /// An error at an offset; upstream's "custom op 'x.y' " stands before the message.
    pub fn error(&self, offset: u32, message: impl Into<String>) -> Diagnostic {
        Diagnostic::error("parse::custom", message).with_label(Span::at(self.file, offset), "")
    }

    fn unavailable<T>(&self) -> Result<T> {
        Err(self.error(self.offset(), "reading is not available"))
    }

    // Literals.

    /// Reads a literal.
    pub fn parse_literal(&mut self, literal: &Literal) -> Result<()> {
        let _ = literal;
        self.unavailable()
    }

    /// Reads a literal if it comes next.
    pub fn try_literal(&mut self, literal: &Literal) -> bool {
        let _ = literal;
        false
    }

    /// Whether a literal comes next.
    pub fn peek_literal(&self, literal: &Literal) -> bool {
        let _ = literal;
        false
    }

    /// Reads a given keyword.
    pub fn parse_keyword(&mut self, keyword: &str) -> Result<()> {
        let _ = keyword;
        self.unavailable()
    }

    /// Reads a given keyword if it comes next.
    pub fn try_keyword(&mut self, keyword: &str) -> bool {
        let _ = keyword;
        false
    }

    /// Reads any keyword.
    pub fn parse_any_keyword(&mut self) -> Result<&'src str> {
        self.unavailable()
    }

    /// Reads any keyword if one comes next.
    pub fn try_any_keyword(&mut self) -> Option<&'src str> {
        None
    }

    /// Reads a keyword or a quoted string.
    pub fn parse_keyword_or_string(&mut self) -> Result<Cow<'src, str>> {
        self.unavailable()
    }

    /// Reads a keyword or a quoted string if one comes next.
    pub fn try_keyword_or_string(&mut self) -> Option<Cow<'src, str>> {
        None
    }

    /// Reads punctuation.
    pub fn parse_punct(&mut self, punct: Punct) -> Result<()> {
        let _ = punct;
        self.unavailable()
    }

    /// Reads punctuation if it comes next.
    pub fn try_punct(&mut self, punct: Punct) -> bool {
        let _ = punct;
        false
    }

    /// Whether punctuation comes next.
    pub fn peek_punct(&self, punct: Punct) -> bool {
        let _ = punct;
        false
    }

    /// Reads a list of elements with commas between them.
    pub fn parse_comma_list(
        &mut self,
        delimiter: Delimiter,
        element: impl FnMut(&mut Self) -> Result<()>,
    ) -> Result<()> {
        let _ = (delimiter, element);
        self.unavailable()
    }

    // Values.

    /// Reads a value's name.
    pub fn parse_operand(&mut self) -> Result<UnresolvedOperand> {
        self.unavailable()
    }

    /// Reads a value's name if one comes next.
    pub fn try_operand(&mut self) -> Result<Option<UnresolvedOperand>> {
        self.unavailable()
    }

    /// Reads values' names.
    pub fn parse_operand_list(&mut self, delimiter: Delimiter) -> Result<SmallVec<[UnresolvedOperand; 4]>> {
        let _ = delimiter;
        self.unavailable()
    }

    /// The name of an operand as it is written, with its `%`.
    pub fn operand_name(&self, operand: &UnresolvedOperand) -> &'src str {
        let _ = operand;
        ""
    }

    /// The value of a name; a value that is defined later is fine.
    pub fn resolve_operand(&mut self, operand: &UnresolvedOperand, ty: Type) -> Result<ValueId> {
        let _ = (operand, ty);
        self.unavailable()
    }

    /// The values of names; an error at `offset` if there are not as many types.
    pub fn resolve_operands(
        &mut self,
        operands: &[UnresolvedOperand],
        types: &[Type],
        offset: u32,
        values: &mut SmallVec<[ValueId; 4]>,
    ) -> Result<()> {
        let _ = (operands, types, offset, values);
        self.unavailable()
    }

    /// The values of names that all have one type.
    pub fn resolve_operands_of(
        &mut self,
        operands: &[UnresolvedOperand],
        ty: Type,
        values: &mut SmallVec<[ValueId; 4]>,
    ) -> Result<()> {
        let _ = (operands, ty, values);
        self.unavailable()
    }

    /// Number of results that the text names on the left of `=`.
    pub fn result_count(&self) -> usize {
        0
    }

    /// The name of a result, with its `%`, if the text names it.
    pub fn result_name(&self, index: usize) -> Option<&'src str> {
        let _ = index;
        None
    }

    // Types and attributes.

    /// Reads a type.
    pub fn parse_type(&mut self) -> Result<Type> {
        self.unavailable()
    }

    /// Reads a type if one comes next.
    pub fn try_type(&mut self) -> Result<Option<Type>> {
        self.unavailable()
    }

    /// Reads one or more types.
    pub fn parse_type_list(&mut self) -> Result<SmallVec<[Type; 4]>> {
        self.unavailable()
    }

    /// Reads `: type`.
    pub fn parse_colon_type(&mut self) -> Result<Type> {
        self.unavailable()
    }

    /// Reads `: type, type, …`.
    pub fn parse_colon_type_list(&mut self) -> Result<SmallVec<[Type; 4]>> {
        self.unavailable()
    }

    /// Reads `-> type` or `-> (type, …)`.
    pub fn parse_arrow_type_list(&mut self) -> Result<SmallVec<[Type; 4]>> {
        self.unavailable()
    }

    /// Reads `-> …` as [`OpParser::parse_arrow_type_list`] if it comes next.
    pub fn try_arrow_type_list(&mut self) -> Result<Option<SmallVec<[Type; 4]>>> {
        self.unavailable()
    }

    /// Reads `(types) -> types`.
    pub fn parse_function_type(&mut self) -> Result<(Vec<Type>, Vec<Type>)> {
        self.unavailable()
    }

    /// Reads an attribute, of type `ty` where its text leaves the type open.
    pub fn parse_attribute(&mut self, ty: Option<Type>) -> Result<Attribute> {
        let _ = ty;
        self.unavailable()
    }

    /// Reads an attribute if one comes next.
    pub fn try_attribute(&mut self, ty: Option<Type>) -> Result<Option<Attribute>> {
        let _ = ty;
        self.unavailable()
    }

    /// Reads `{…}` if it comes next, into the operation's dictionaries.
    pub fn parse_attr_dict(&mut self, state: &mut OperationState) -> Result<()> {
        let _ = state;
        self.unavailable()
    }

    /// Reads `attributes {…}` if it comes next, into the operation's dictionaries.
    pub fn parse_attr_dict_with_keyword(&mut self, state: &mut OperationState) -> Result<()> {
        let _ = state;
        self.unavailable()
    }

    /// Reads `<{…}>` if it comes next, into the operation's inherent dictionary.
    pub fn parse_prop_dict(&mut self, state: &mut OperationState) -> Result<()> {
        let _ = state;
        self.unavailable()
    }

    /// Reads `{…}` if it comes next, as a dictionary of its own.
    pub fn try_dict(&mut self) -> Result<Option<AttrDict>> {
        self.unavailable()
    }

    /// Reads `@name`.
    pub fn parse_symbol_name(&mut self) -> Result<Name> {
        self.unavailable()
    }

    /// Reads `@name` if it comes next.
    pub fn try_symbol_name(&mut self) -> Option<Name> {
        None
    }

    /// Reads a quoted string; bytes that are no UTF-8 are replaced.
    pub fn parse_string(&mut self) -> Result<String> {
        self.unavailable()
    }

    /// Reads a quoted string if one comes next.
    pub fn try_string(&mut self) -> Option<String> {
        None
    }

    /// Reads a quoted string as bytes if one comes next.
    pub fn try_string_bytes(&mut self) -> Option<Vec<u8>> {
        None
    }

    /// Reads an integer, `true` or `false` included.
    pub fn parse_integer(&mut self) -> Result<Int> {
        self.unavailable()
    }

    /// Reads an integer if one comes next.
    pub fn try_integer(&mut self) -> Result<Option<Int>> {
        self.unavailable()
    }

    /// Reads a floating-point number.
    pub fn parse_float(&mut self) -> Result<f64> {
        self.unavailable()
    }

    /// Reads dimensions such as `4x?x`; with `trailing_x` an element type follows the last `x`.
    pub fn parse_dimension_list(&mut self, allow_dynamic: bool, trailing_x: bool) -> Result<Vec<i64>> {
        let _ = (allow_dynamic, trailing_x);
        self.unavailable()
    }

    /// Reads `loc(…)`.
    pub fn parse_loc(&mut self) -> Result<Location> {
        self.unavailable()
    }

    /// Reads `loc(…)` if it comes next.
    pub fn try_loc(&mut self) -> Result<Option<Location>> {
        self.unavailable()
    }

    // Regions and blocks.

    /// Reads a region; its entry block gets these arguments.
    pub fn parse_region(&mut self, entry_args: &[Argument]) -> Result<RegionId> {
        let _ = entry_args;
        self.unavailable()
    }

    /// Reads a region whose names may be those of values around it, which it cannot use.
    pub fn parse_isolated_region(&mut self, entry_args: &[Argument]) -> Result<RegionId> {
        let _ = entry_args;
        self.unavailable()
    }

    /// Reads a region if one comes next.
    pub fn try_region(&mut self, entry_args: &[Argument]) -> Result<Option<RegionId>> {
        let _ = entry_args;
        self.unavailable()
    }

    /// Reads `%name`, with `: type` and `{attributes}` if asked for, and its location if there is one.
    pub fn parse_argument(&mut self, with_type: bool, with_attrs: bool) -> Result<Argument> {
        let _ = (with_type, with_attrs);
        self.unavailable()
    }

    /// Reads `%name` and what belongs to it if one comes next.
    pub fn try_argument(&mut self, with_type: bool, with_attrs: bool) -> Result<Option<Argument>> {
        let _ = (with_type, with_attrs);
        self.unavailable()
    }

    /// Reads arguments.
    pub fn parse_argument_list(
        &mut self,
        delimiter: Delimiter,
        with_type: bool,
        with_attrs: bool,
    ) -> Result<Vec<Argument>> {
        let _ = (delimiter, with_type, with_attrs);
        self.unavailable()
    }

    /// Reads `^block`.
    pub fn parse_successor(&mut self) -> Result<BlockId> {
        self.unavailable()
    }

    /// Reads `^block` if it comes next.
    pub fn try_successor(&mut self) -> Result<Option<BlockId>> {
        self.unavailable()
    }

    /// Reads `^block(%a, %b : type, type)`.
    pub fn parse_successor_and_operands(&mut self) -> Result<(BlockId, SmallVec<[ValueId; 4]>)> {
        self.unavailable()
    }
}
