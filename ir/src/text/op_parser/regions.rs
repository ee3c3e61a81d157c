//! Regions, their arguments, and successors.

use smallvec::SmallVec;

use super::{Delimiter, OpParser, Result, UnresolvedOperand, flat};
use crate::body::{BlockId, OperationState, RegionId, ValueId};
use crate::context::{AttrDict, Context, Location, Type};
use crate::text::lexer::Tok;

/// An argument of a region, function or the like.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Argument {
    /// Name of the argument.
    pub name: UnresolvedOperand,
    /// Type of the argument, if it was given.
    pub ty: Option<Type>,
    /// Attributes of the argument.
    pub attrs: AttrDict,
    /// Location of the argument, if it was given.
    pub loc: Option<Location>,
}

impl Argument {
    /// Creates an argument of that name alone.
    pub fn new(ctx: &Context, name: UnresolvedOperand) -> Self {
        Argument { name, ty: None, attrs: ctx.common().empty_dict, loc: None }
    }

    /// Sets the type, or removes it.
    #[must_use]
    pub fn with_type(mut self, ty: impl Into<Option<Type>>) -> Self {
        self.ty = ty.into();
        self
    }
}

impl<'p, 'src> OpParser<'p, 'src> {
    /// Reads a region; its entry block gets these arguments.
    ///
    /// # Errors
    /// If the next token is not `{`, or a block, an operation or `}` is malformed or missing.
    pub fn parse_region(&mut self, entry_args: &[Argument]) -> Result<RegionId> {
        flat(self.p.region(entry_args, false))
    }

    /// Reads a region whose names may be those of values around it, which it cannot use.
    ///
    /// # Errors
    /// If the next token is not `{`, or a block, an operation or `}` is malformed or missing.
    pub fn parse_isolated_region(&mut self, entry_args: &[Argument]) -> Result<RegionId> {
        flat(self.p.region(entry_args, true))
    }

    /// Reads a region if one comes next.
    ///
    /// # Errors
    /// If `{` comes next, and the region is malformed.
    pub fn try_region(&mut self, entry_args: &[Argument]) -> Result<Option<RegionId>> {
        if self.p.at(Tok::LBrace) { self.parse_region(entry_args).map(Some) } else { Ok(None) }
    }

    /// Reads `%name`, with `: type` and `{attributes}` if requested, and its location if there is one.
    ///
    /// # Errors
    /// If the next token is not the name of a value, a requested type is missing, or the attributes or the
    /// location are malformed.
    pub fn parse_argument(&mut self, with_type: bool, with_attrs: bool) -> Result<Argument> {
        if !self.p.at(Tok::Percent) {
            return Err(*self.p.wrong("expected SSA operand"));
        }
        let name = self.parse_plain_operand()?;
        let ty = if with_type { Some(self.parse_colon_type()?) } else { None };
        let attrs = if with_attrs { self.try_dict()? } else { None };
        let loc = flat(self.p.argument_loc(name.offset))?;
        Ok(Argument { name, ty, attrs: attrs.unwrap_or(self.p.ctx.common().empty_dict), loc })
    }

    /// Reads `%name` and what belongs to it if one comes next.
    ///
    /// # Errors
    /// If a name comes next, and the rest of the argument is malformed.
    pub fn try_argument(&mut self, with_type: bool, with_attrs: bool) -> Result<Option<Argument>> {
        if self.p.at(Tok::Percent) { self.parse_argument(with_type, with_attrs).map(Some) } else { Ok(None) }
    }

    /// Reads arguments; without a delimiter there may be none.
    ///
    /// # Errors
    /// If the delimiter is missing, or an argument is malformed.
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
    ///
    /// # Errors
    /// If the next token is not the name of a block.
    pub fn parse_successor(&mut self) -> Result<BlockId> {
        flat(self.p.successor())
    }

    /// Reads `^block` if it comes next.
    ///
    /// # Errors
    /// If `^` comes next, and the name of the block is malformed.
    pub fn try_successor(&mut self) -> Result<Option<BlockId>> {
        if self.p.at(Tok::Caret) { self.parse_successor().map(Some) } else { Ok(None) }
    }

    /// Reads `^block(%a, %b : type, type)`.
    ///
    /// # Errors
    /// If the next token is not the name of a block, or the list of values and types is malformed.
    pub fn parse_successor_and_operands(&mut self) -> Result<(BlockId, SmallVec<[ValueId; 4]>)> {
        let block = self.parse_successor()?;
        let mut values = SmallVec::new();
        flat(self.p.successor_operands(&mut values))?;
        Ok((block, values))
    }

    /// Reads the rest of an operation in generic form, after its name: operands, successors, properties,
    /// regions, attributes and type.
    ///
    /// # Errors
    /// If a part is malformed, or the type does not match the operands.
    pub fn parse_generic(&mut self, state: &mut OperationState) -> Result<()> {
        let offset = self.name_offset();
        flat(self.p.generic_after_name(state, offset))
    }
}
