//! Operands: their names first, and the values once the types are known.

use smallvec::SmallVec;

use super::{Delimiter, OpParser, Punct, Result, flat};
use crate::body::ValueId;
use crate::context::Type;
use crate::text::lexer::Tok;

/// A value by name, `%name` or `%name#2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct UnresolvedOperand {
    /// Offset in the source text.
    pub offset: u32,
    /// The parser's number of the name.
    pub(in crate::text) name: u32,
    /// Number of the result within the name's group.
    pub number: u32,
}

impl<'p, 'src> OpParser<'p, 'src> {
    /// Parses a value's name.
    ///
    /// # Errors
    /// If the next token is not the name of a value, or its result number is malformed.
    #[inline]
    pub fn parse_operand(&mut self) -> Result<UnresolvedOperand> {
        flat(self.p.operand())
    }

    /// Parses a value's name if one comes next.
    ///
    /// # Errors
    /// If the name of a value comes next, and its result number is malformed.
    #[inline]
    pub fn try_operand(&mut self) -> Result<Option<UnresolvedOperand>> {
        if self.p.at(Tok::Percent) { self.parse_operand().map(Some) } else { Ok(None) }
    }

    /// Parses a value's name without a result number, if one comes next.
    #[inline]
    pub fn try_plain_operand(&mut self) -> Option<UnresolvedOperand> {
        if !self.p.at(Tok::Percent) {
            return None;
        }
        let operand = self.p.plain_operand();
        (!self.p.at(Tok::Hash)).then_some(operand)
    }

    /// The value of a name without a number, if it is defined already and has that type.
    #[inline]
    pub fn defined_value(&mut self, operand: &UnresolvedOperand, ty: Type) -> Option<ValueId> {
        self.p.defined(operand, ty)
    }

    /// Reads values' names; without a delimiter there may be none.
    ///
    /// # Errors
    /// If the delimiter is missing, or no name follows it or a comma.
    pub fn parse_operand_list(&mut self, delimiter: Delimiter) -> Result<SmallVec<[UnresolvedOperand; 4]>> {
        self.operands_by(delimiter, Self::parse_operand)
    }

    /// Parses values' names after a comma, if a comma comes next; the list may be empty.
    ///
    /// Mirrors `OpAsmParser::parseTrailingOperandList`.
    ///
    /// # Errors
    /// If a name is malformed, or does not follow a comma between two.
    pub fn parse_trailing_operand_list(&mut self) -> Result<SmallVec<[UnresolvedOperand; 4]>> {
        if self.try_punct(Punct::Comma) {
            self.parse_operand_list(Delimiter::None)
        } else {
            Ok(SmallVec::new())
        }
    }

    /// Parses a value's name without a result number.
    ///
    /// # Errors
    /// If the next token is not the name of a value, or a result number follows it.
    pub fn parse_plain_operand(&mut self) -> Result<UnresolvedOperand> {
        if !self.p.at(Tok::Percent) {
            return self.parse_operand();
        }
        let operand = self.p.plain_operand();
        if self.p.at(Tok::Hash) {
            return Err(*self.p.error_here("result number not allowed in argument list"));
        }
        Ok(operand)
    }

    /// Like [`OpParser::parse_operand_list`], for names without result numbers.
    ///
    /// # Errors
    /// If the delimiter is missing, no name follows it or a comma, or a name has a result number.
    pub fn parse_plain_operand_list(
        &mut self,
        delimiter: Delimiter,
    ) -> Result<SmallVec<[UnresolvedOperand; 4]>> {
        self.operands_by(delimiter, Self::parse_plain_operand)
    }

    fn operands_by(
        &mut self,
        delimiter: Delimiter,
        mut each: impl FnMut(&mut Self) -> Result<UnresolvedOperand>,
    ) -> Result<SmallVec<[UnresolvedOperand; 4]>> {
        let mut operands = SmallVec::new();
        if delimiter == Delimiter::None && !self.p.at(Tok::Percent) {
            return Ok(operands);
        }
        self.parse_comma_list(delimiter, |p| {
            operands.push(each(p)?);
            Ok(())
        })?;
        Ok(operands)
    }

    /// The name of an operand as it is written, with its `%`.
    pub fn operand_name(&self, operand: &UnresolvedOperand) -> &'src str {
        self.p.operand_name(operand)
    }

    /// The value of a name; a value that is defined later is fine.
    ///
    /// # Errors
    /// If the name has another type where it is defined or used before, or its result number is out of range.
    #[inline]
    pub fn resolve_operand(&mut self, operand: &UnresolvedOperand, ty: Type) -> Result<ValueId> {
        flat(self.p.resolve(operand, ty))
    }

    /// The values of names; an error at `offset` if there are not as many types.
    ///
    /// # Errors
    /// If the numbers of operands and types differ, or an operand cannot be resolved as
    /// [`OpParser::resolve_operand`] requires.
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
    ///
    /// # Errors
    /// If an operand cannot be resolved as [`OpParser::resolve_operand`] requires.
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
}
