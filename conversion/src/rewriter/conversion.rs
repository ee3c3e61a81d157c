//! The rewriter of the patterns of a dialect conversion.
//!
//! Mirrors `ConversionPatternRewriter`.

use std::sync::Arc;

use legalize_ir::{BlockId, Ir, Location, OpId, RegionId, Type, Use, ValueId};
use smallvec::SmallVec;

use super::Rewriter;
use super::operands::ConvertedOperands;
use super::signature::SignatureConversion;
use crate::pattern::{MatchFailure, MatchResult};
use crate::type_converter::{TypeConverter, Types};

/// Creates the replacement of an argument of a block, given its number and its new arguments; see
/// [`ConversionRewriter::apply_signature_conversion_with`].
pub type MakeArgument<'a, 'c> =
    dyn FnMut(&mut dyn ConversionRewriter<'c>, usize, &[ValueId]) -> Option<ValueId> + 'a;

/// Edits the body for the patterns of a dialect conversion: besides the edits of any rewriter, it maps values
/// to their replacements, converts types and signatures, and legalizes from inside of a pattern.
///
/// A replaced operation keeps its place and its users until the conversion has succeeded, so that patterns
/// see the original program (but see [`ConversionMode::NoRollback`](crate::ConversionMode::NoRollback)).
pub trait ConversionRewriter<'c>: Rewriter<'c> {
    // The running pattern's converter.

    /// The converter of the pattern that runs.
    fn type_converter(&self) -> Option<Arc<TypeConverter>>;

    /// Sets the converter that values and types are converted with, or none; returns the one before, which
    /// the caller must restore. For drivers that apply patterns inside of another pattern;
    /// `PatternApplicator` does so itself.
    fn set_type_converter(&mut self, converter: Option<&Arc<TypeConverter>>) -> Option<Arc<TypeConverter>>;

    /// Converted type by the running pattern's converter, if that is exactly one type; the type itself
    /// without a converter.
    fn convert_type(&mut self, ty: Type) -> Option<Type>;

    /// Converted types by the running pattern's converter, joined; the types themselves without one.
    fn convert_types(&mut self, types: &[Type]) -> Option<Types> {
        match self.type_converter() {
            Some(converter) => converter.convert_types(self.ctx(), types.iter().copied()),
            None => Some(types.into()),
        }
    }

    // Values.

    /// The values that a value is mapped to now: with the converted types if a converter runs, else the
    /// latest.
    ///
    /// # Errors
    /// If the value's type does not convert.
    fn remapped_values(&mut self, value: ValueId) -> Result<SmallVec<[ValueId; 2]>, MatchFailure>;

    /// Equivalent of [`remapped_values`](Self::remapped_values), except that a cast that it creates has this
    /// location and not that of the value.
    ///
    /// # Errors
    /// If the value's type does not convert.
    fn remapped_values_at(
        &mut self,
        value: ValueId,
        loc: Location,
    ) -> Result<SmallVec<[ValueId; 2]>, MatchFailure>;

    /// The one value that a value is mapped to now.
    ///
    /// # Errors
    /// If the value's type does not convert, or not to one type.
    fn remapped_value(&mut self, value: ValueId) -> Result<ValueId, MatchFailure> {
        match self.remapped_values(value)?.as_slice() {
            &[one] => Ok(one),
            _ => Err(MatchFailure::new("the pattern does not support 1:N conversion of an operand")),
        }
    }

    /// The operands of an operation as they are passed to a conversion pattern; `many` if an operand may be
    /// any number of values.
    ///
    /// # Errors
    /// If the type of an operand does not convert, or not to one type where `many` is false.
    fn remapped_operands(&mut self, op: OpId, many: bool) -> Result<ConvertedOperands, MatchFailure>;

    /// The location of a value: its operation's, or its block argument's.
    fn value_loc(&self, value: ValueId) -> Location {
        self.ir().value_loc(value).unwrap_or(Location::UNKNOWN)
    }

    /// Replaces those uses of a value for which `which` returns true.
    ///
    /// # Errors
    /// With [`ConversionMode::Rollback`](crate::ConversionMode::Rollback), where all uses are known only at
    /// the end.
    fn replace_uses_with_multiple_if(
        &mut self,
        from: ValueId,
        to: &[ValueId],
        which: &mut dyn FnMut(&Ir, Use) -> bool,
    ) -> MatchResult;

    // Signatures.

    /// Gives a block new arguments: all operations move to a new block in its place, and the old one is
    /// erased. The block itself is returned if its arguments stay as they are.
    ///
    /// # Panics
    /// If the block is in no region.
    #[track_caller]
    fn apply_signature_conversion(
        &mut self,
        block: BlockId,
        signature: &SignatureConversion,
        converter: Option<&Arc<TypeConverter>>,
    ) -> BlockId;

    /// Equivalent of [`apply_signature_conversion`](ConversionRewriter::apply_signature_conversion) in which
    /// the replacement of an argument may be computed from its new arguments: `make` is called with the
    /// argument's number and these, and may build operations at the start of the new block.
    ///
    /// # Panics
    /// If the block is in no region.
    #[track_caller]
    fn apply_signature_conversion_with(
        &mut self,
        block: BlockId,
        signature: &SignatureConversion,
        converter: &Arc<TypeConverter>,
        make: &mut MakeArgument<'_, 'c>,
    ) -> BlockId;

    /// Converts the arguments of all blocks of a region, those of the entry block as `entry` says if it is
    /// given. The converter is remembered for blocks that move into the region later. Returns the entry
    /// block.
    ///
    /// # Errors
    /// If a type does not convert.
    fn convert_region_types(
        &mut self,
        region: RegionId,
        converter: &Arc<TypeConverter>,
        entry: Option<&SignatureConversion>,
    ) -> Result<Option<BlockId>, MatchFailure>;

    // Legalization from inside of a pattern.

    /// Legalizes an operation and its nested operations now, from inside a pattern.
    ///
    /// # Errors
    /// If one of them cannot be legalized, although the conversion requires it.
    fn legalize(&mut self, op: OpId) -> MatchResult;

    /// Legalizes all operations of a region now, from inside a pattern; its entry block is converted first
    /// if the pattern has a converter.
    ///
    /// # Errors
    /// As [`ConversionRewriter::legalize`], and if the type of an argument of the entry block does not
    /// convert.
    fn legalize_region(&mut self, region: RegionId) -> MatchResult {
        let ir = self.ir();
        let ops: Vec<OpId> = ir.region_blocks(region).flat_map(|block| ir.block_ops(block)).collect();
        let first = ir.region(region).first();
        if let (Some(converter), Some(first)) = (self.type_converter(), first) {
            let signature = converter
                .convert_block_signature(self.ctx(), self.ir(), first)
                .ok_or("the type of a block argument cannot be converted")?;
            self.apply_signature_conversion(first, &signature, Some(&converter));
        }
        ops.into_iter().try_for_each(|op| self.legalize(op))
    }
}

/// Runs `body` with the converter of a pattern, if the rewriter is a conversion's.
pub(crate) fn with_converter<'c, T>(
    rewriter: &mut dyn Rewriter<'c>,
    converter: Option<&Arc<TypeConverter>>,
    body: impl FnOnce(&mut dyn Rewriter<'c>) -> T,
) -> T {
    let before = rewriter.as_conversion().map(|conversion| conversion.set_type_converter(converter));
    let result = body(rewriter);
    if let (Some(before), Some(conversion)) = (before, rewriter.as_conversion()) {
        conversion.set_type_converter(before.as_ref());
    }
    result
}
