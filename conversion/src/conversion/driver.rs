//! The driver: a rewriter and a legalizer; patterns get it as their rewriter.

use std::sync::Arc;

use legalize_ir::{BlockId, Context, InsertPoint, Ir, Location, OpId, RegionId, Type, Use, ValueId};
use smallvec::SmallVec;

use super::legalizer::Legalizer;
use super::rewriter::DelayingRewriter;
use crate::listener::Event;
use crate::pattern::{MatchFailure, MatchResult};
use crate::rewriter::{
    ConversionRewriter, ConvertedOperands, Cursor, InputMapping, MakeArgument, Rewriter, SignatureConversion,
};
use crate::type_converter::TypeConverter;

/// A running conversion.
pub(super) struct ConversionDriver<'r, 'c> {
    pub rewriter: DelayingRewriter<'r, 'c>,
    pub legalizer: Legalizer<'c>,
}

/// All edits are the rewriter's: each method that it overrides is forwarded here.
impl<'c> Rewriter<'c> for ConversionDriver<'_, 'c> {
    #[inline]
    fn ctx(&self) -> &'c Context {
        self.rewriter.ctx
    }

    #[inline]
    fn ir(&self) -> &Ir {
        &self.rewriter.ir
    }

    #[inline]
    fn ir_mut(&mut self) -> &mut Ir {
        &mut self.rewriter.ir
    }

    #[inline]
    fn cursor(&mut self) -> &mut Cursor {
        &mut self.rewriter.cursor
    }

    #[inline]
    fn insert_point(&self) -> Option<InsertPoint> {
        self.rewriter.cursor.insert_point()
    }

    fn notify(&mut self, event: &Event<'_>) {
        self.rewriter.notify(event);
    }

    fn follows_moves(&self) -> bool {
        self.rewriter.follows_moves()
    }

    fn as_conversion(&mut self) -> Option<&mut dyn ConversionRewriter<'c>> {
        Some(self)
    }

    #[track_caller]
    fn replace_op_with_multiple(&mut self, op: OpId, values: &[&[ValueId]]) {
        self.rewriter.replace_op_with_multiple(op, values);
    }

    #[track_caller]
    fn erase_op(&mut self, op: OpId) {
        self.rewriter.erase_op(op);
    }

    fn erase_block(&mut self, block: BlockId) {
        self.rewriter.erase_block(block);
    }

    fn replace_all_uses(&mut self, from: ValueId, to: &[ValueId]) {
        self.rewriter.replace_all_uses(from, to);
    }

    fn replace_uses_if(
        &mut self,
        from: ValueId,
        to: ValueId,
        which: &mut dyn FnMut(&Ir, Use) -> bool,
    ) -> Result<(), MatchFailure> {
        self.rewriter.replace_uses_if(from, to, which)
    }
}

impl<'c> ConversionRewriter<'c> for ConversionDriver<'_, 'c> {
    fn type_converter(&self) -> Option<Arc<TypeConverter>> {
        self.rewriter.converters.current().cloned()
    }

    fn set_type_converter(&mut self, converter: Option<&Arc<TypeConverter>>) -> Option<Arc<TypeConverter>> {
        let converters = &mut self.rewriter.converters;
        let before = converters.current().cloned();
        converters.in_use = converter.map(|converter| converters.id(converter));
        before
    }

    fn convert_type(&mut self, ty: Type) -> Option<Type> {
        self.rewriter.converters.convert_type(self.rewriter.ctx, ty)
    }

    fn remapped_values(&mut self, value: ValueId) -> Result<SmallVec<[ValueId; 2]>, MatchFailure> {
        self.rewriter.remapped_values(value)
    }

    fn remapped_values_at(
        &mut self,
        value: ValueId,
        loc: Location,
    ) -> Result<SmallVec<[ValueId; 2]>, MatchFailure> {
        self.rewriter.remapped_values_at(value, Some(loc))
    }

    fn remapped_operands(&mut self, op: OpId, many: bool) -> Result<ConvertedOperands, MatchFailure> {
        self.rewriter.remapped_operands(op, many)
    }

    fn replace_uses_with_multiple_if(
        &mut self,
        from: ValueId,
        to: &[ValueId],
        which: &mut dyn FnMut(&Ir, Use) -> bool,
    ) -> MatchResult {
        self.rewriter.replace_uses_with_multiple_if(from, to, which)
    }

    #[track_caller]
    fn apply_signature_conversion(
        &mut self,
        block: BlockId,
        signature: &SignatureConversion,
        converter: Option<&Arc<TypeConverter>>,
    ) -> BlockId {
        let converters = &mut self.rewriter.converters;
        let converter = match converter {
            Some(converter) => Some(converters.id(converter)),
            None => converters.in_use,
        };
        self.rewriter.apply_signature(block, signature, converter)
    }

    #[track_caller]
    fn apply_signature_conversion_with(
        &mut self,
        block: BlockId,
        signature: &SignatureConversion,
        converter: &Arc<TypeConverter>,
        make: &mut MakeArgument<'_, 'c>,
    ) -> BlockId {
        let converter = self.rewriter.converters.id(converter);
        let Some(new) = self.rewriter.move_to_new_block(block, signature) else { return block };
        for index in 0..self.ir().block(block).args().len() {
            let created = match signature.input(index) {
                Some(&InputMapping::Inputs { start, count }) => {
                    let inputs: SmallVec<[ValueId; 2]> =
                        self.ir().block(new).args()[start..start + count].into();
                    make(self, index, &inputs)
                }
                _ => None,
            };
            self.rewriter.replace_argument(block, new, signature, index, Some(converter), created);
        }
        self.rewriter.erase_block(block);
        new
    }

    fn convert_region_types(
        &mut self,
        region: RegionId,
        converter: &Arc<TypeConverter>,
        entry: Option<&SignatureConversion>,
    ) -> Result<Option<BlockId>, MatchFailure> {
        self.rewriter.convert_region_types(region, converter, entry)
    }

    fn legalize(&mut self, op: OpId) -> MatchResult {
        self.legalize_nested(op)
    }
}
