//! The rewriter of a pattern whose edits are checked.
//!
//! It forwards everything to the driver's. Changes by the driver's methods are reported by them, so they are
//! recorded as such; changes by a pattern through [`Rewriter::ir_mut`] are not, unless the pattern sends an
//! event itself.

use std::sync::Arc;

use legalize_ir::{
    Attribute, BlockId, Change, Context, InsertPoint, Ir, IrMapping, Location, OpChange, OpId,
    OperationState, RegionId, Type, Use, ValueId,
};
use rustc_hash::FxHashSet;
use smallvec::SmallVec;

use super::reported::Reported;
use crate::listener::Event;
use crate::pattern::{MatchFailure, MatchResult};
use crate::rewriter::{
    ConversionRewriter, ConvertedOperands, Cursor, MakeArgument, Rewriter, SignatureConversion,
};
use crate::type_converter::{TypeConverter, Types};

/// The record of one application.
#[derive(Debug, Default)]
pub(super) struct Record {
    reported: Reported,
    /// Operations that the driver created for value lookups: casts.
    lookups: FxHashSet<OpId>,
    /// Operations that are replaced or erased, which a conversion does later.
    erased: FxHashSet<OpId>,
    acted: bool,
}

impl Record {
    /// The changes that the rewriter was notified of.
    pub(super) fn reported(&self) -> &Reported {
        &self.reported
    }

    /// True if the pattern called a method that edits, or sent an event of an edit. A conversion delays some
    /// edits.
    pub(super) fn acted(&self) -> bool {
        self.acted
    }

    /// True if a change is not the pattern's, but the driver's, which created it for a value lookup.
    pub(super) fn is_lookup(&self, change: Change) -> bool {
        matches!(change, Change::Op { op, part: OpChange::Created } if self.lookups.contains(&op))
    }

    /// True if an operation, or one around it, is replaced or erased.
    pub(super) fn is_in_erased(&self, ir: &Ir, op: OpId) -> bool {
        !self.erased.is_empty()
            && std::iter::successors(Some(op), |&op| ir.parent_op(op)).any(|op| self.erased.contains(&op))
    }
}

/// A rewriter that records a pattern's edits.
pub(super) struct Recorder<'a, 'c> {
    inner: &'a mut dyn Rewriter<'c>,
    /// The converter of the pattern, if the rewriter is a conversion's.
    converter: Option<Arc<TypeConverter>>,
    record: Record,
}

impl<'a, 'c> Recorder<'a, 'c> {
    /// Creates a recorder around a driver's rewriter.
    pub(super) fn new(inner: &'a mut dyn Rewriter<'c>) -> Self {
        let converter = inner.as_conversion().and_then(|conversion| conversion.type_converter());
        Recorder { inner, converter, record: Record::default() }
    }

    /// The record.
    pub(super) fn finish(self) -> Record {
        self.record
    }

    /// Runs a method of the driver's rewriter, which reports what it changes.
    fn edit<T>(&mut self, method: impl FnOnce(&mut dyn Rewriter<'c>) -> T) -> T {
        let checkpoint = self.inner.ir_mut().checkpoint();
        let result = method(&mut *self.inner);
        for change in self.inner.ir().changes_since(&checkpoint) {
            self.record.reported.change(change);
        }
        self.inner.ir_mut().commit(checkpoint);
        self.record.acted = true;
        result
    }

    /// Runs a method of the conversion's rewriter that may create casts for the requested values.
    fn look_up<T>(&mut self, method: impl FnOnce(&mut dyn ConversionRewriter<'c>) -> T) -> T {
        let checkpoint = self.inner.ir_mut().checkpoint();
        let result = method(self.conversion());
        for change in self.inner.ir().changes_since(&checkpoint) {
            self.record.reported.change(change);
            if let Change::Op { op, part: OpChange::Created } = change {
                self.record.lookups.insert(op);
            }
        }
        self.inner.ir_mut().commit(checkpoint);
        result
    }

    fn conversion(&mut self) -> &mut dyn ConversionRewriter<'c> {
        conversion(&mut *self.inner)
    }
}

/// Casts a rewriter to a conversion's rewriter.
///
/// # Panics
/// If it is not one: a recorder is a conversion's rewriter only if the wrapped one is.
fn conversion<'a, 'c>(rewriter: &'a mut dyn Rewriter<'c>) -> &'a mut dyn ConversionRewriter<'c> {
    rewriter.as_conversion().expect("the rewriter is a conversion's")
}

/// Forwards editing methods to the driver's rewriter.
macro_rules! edits {
    ($(fn $name:ident(&mut self $(, $arg:ident: $ty:ty)*) $(-> $result:ty)?;)*) => {
        $(
            fn $name(&mut self $(, $arg: $ty)*) $(-> $result)? {
                self.edit(|inner| inner.$name($($arg),*))
            }
        )*
    };
}

/// Forwards editing methods of conversions to the driver's rewriter.
macro_rules! conversion_edits {
    ($(fn $name:ident(&mut self $(, $arg:ident: $ty:ty)*) -> $result:ty;)*) => {
        $(
            fn $name(&mut self $(, $arg: $ty)*) -> $result {
                self.edit(|inner| conversion(inner).$name($($arg),*))
            }
        )*
    };
}

impl<'c> Rewriter<'c> for Recorder<'_, 'c> {
    fn ctx(&self) -> &'c Context {
        self.inner.ctx()
    }

    fn ir(&self) -> &Ir {
        self.inner.ir()
    }

    fn ir_mut(&mut self) -> &mut Ir {
        self.inner.ir_mut()
    }

    fn cursor(&mut self) -> &mut Cursor {
        self.inner.cursor()
    }

    fn insert_point(&self) -> Option<InsertPoint> {
        self.inner.insert_point()
    }

    fn notify(&mut self, event: &Event<'_>) {
        self.record.reported.event(event);
        self.record.acted |= !matches!(event, Event::MatchFailure { .. });
        self.inner.notify(event);
    }

    fn is_listening(&self) -> bool {
        self.inner.is_listening()
    }

    fn follows_moves(&self) -> bool {
        self.inner.follows_moves()
    }

    fn as_conversion(&mut self) -> Option<&mut dyn ConversionRewriter<'c>> {
        self.inner.as_conversion().is_some().then_some(self as &mut dyn ConversionRewriter<'c>)
    }

    fn set_insert_point(&mut self, at: InsertPoint) {
        self.inner.set_insert_point(at);
    }

    fn set_insert_point_after_value(&mut self, value: ValueId) {
        self.inner.set_insert_point_after_value(value);
    }

    fn replace_op_with_multiple(&mut self, op: OpId, values: &[&[ValueId]]) {
        self.record.erased.insert(op);
        self.edit(|inner| inner.replace_op_with_multiple(op, values));
    }

    fn replace_op(&mut self, op: OpId, values: &[ValueId]) {
        self.record.erased.insert(op);
        self.edit(|inner| inner.replace_op(op, values));
    }

    fn replace_op_with_new(&mut self, op: OpId, state: &OperationState) -> OpId {
        self.record.erased.insert(op);
        self.edit(|inner| inner.replace_op_with_new(op, state))
    }

    fn erase_op(&mut self, op: OpId) {
        self.record.erased.insert(op);
        self.edit(|inner| inner.erase_op(op));
    }

    fn start_modification(&mut self, op: OpId) {
        self.inner.start_modification(op);
    }

    // The edits in between were made through the body.
    fn finalize_modification(&mut self, op: OpId) {
        self.record.reported.op_changed(op);
        self.record.acted = true;
        self.inner.finalize_modification(op);
    }

    // A restored operation is not changed.
    fn cancel_modification(&mut self, op: OpId) {
        self.inner.cancel_modification(op);
    }

    fn match_failure(&mut self, op: OpId, failure: MatchFailure) -> MatchFailure {
        self.inner.match_failure(op, failure)
    }

    edits! {
        fn create_op(&mut self, state: &OperationState) -> OpId;
        fn insert_op(&mut self, op: OpId) -> OpId;
        fn clone_op(&mut self, op: OpId, mapping: &mut IrMapping) -> OpId;
        fn clone_region(
            &mut self,
            from: RegionId,
            to: RegionId,
            before: Option<BlockId>,
            mapping: &mut IrMapping
        );
        fn clone_without_regions(&mut self, op: OpId, mapping: &mut IrMapping) -> OpId;
        fn create_region(&mut self) -> RegionId;
        fn create_block(
            &mut self,
            region: RegionId,
            before: Option<BlockId>,
            args: &[(Type, Location)]
        ) -> BlockId;
        fn erase_block(&mut self, block: BlockId);
        fn replace_all_uses(&mut self, from: ValueId, to: &[ValueId]);
        fn replace_uses_if(
            &mut self,
            from: ValueId,
            to: ValueId,
            which: &mut dyn FnMut(&Ir, Use) -> bool
        ) -> Result<(), MatchFailure>;
        fn replace_uses_except(
            &mut self,
            from: ValueId,
            to: ValueId,
            except: OpId
        ) -> Result<(), MatchFailure>;
        fn replace_uses_within(
            &mut self,
            from: ValueId,
            to: ValueId,
            block: BlockId
        ) -> Result<(), MatchFailure>;
        fn replace_block_uses(&mut self, from: BlockId, to: BlockId);
        fn set_operand(&mut self, op: OpId, index: usize, value: ValueId);
        fn set_operands(&mut self, op: OpId, values: &[ValueId]);
        fn set_attr(&mut self, op: OpId, name: &str, value: Option<Attribute>);
        fn set_value_type(&mut self, value: ValueId, ty: Type);
        fn move_op(&mut self, op: OpId, at: InsertPoint);
        fn move_block(&mut self, block: BlockId, region: RegionId, before: Option<BlockId>);
        fn inline_region(&mut self, from: RegionId, to: RegionId, before: Option<BlockId>);
        fn split_block(&mut self, before: OpId) -> BlockId;
        fn inline_block(&mut self, source: BlockId, at: InsertPoint, args: &[ValueId]);
        fn merge_blocks(&mut self, source: BlockId, dest: BlockId, args: &[ValueId]);
    }
}

impl<'c> ConversionRewriter<'c> for Recorder<'_, 'c> {
    fn type_converter(&self) -> Option<Arc<TypeConverter>> {
        self.converter.clone()
    }

    fn set_type_converter(&mut self, converter: Option<&Arc<TypeConverter>>) -> Option<Arc<TypeConverter>> {
        self.converter = converter.cloned();
        self.conversion().set_type_converter(converter)
    }

    fn convert_type(&mut self, ty: Type) -> Option<Type> {
        self.conversion().convert_type(ty)
    }

    fn convert_types(&mut self, types: &[Type]) -> Option<Types> {
        self.conversion().convert_types(types)
    }

    fn remapped_values(&mut self, value: ValueId) -> Result<SmallVec<[ValueId; 2]>, MatchFailure> {
        self.look_up(|conversion| conversion.remapped_values(value))
    }

    fn remapped_values_at(
        &mut self,
        value: ValueId,
        loc: Location,
    ) -> Result<SmallVec<[ValueId; 2]>, MatchFailure> {
        self.look_up(|conversion| conversion.remapped_values_at(value, loc))
    }

    fn remapped_value(&mut self, value: ValueId) -> Result<ValueId, MatchFailure> {
        self.look_up(|conversion| conversion.remapped_value(value))
    }

    fn remapped_operands(&mut self, op: OpId, many: bool) -> Result<ConvertedOperands, MatchFailure> {
        self.look_up(|conversion| conversion.remapped_operands(op, many))
    }

    conversion_edits! {
        fn replace_uses_with_multiple_if(
            &mut self,
            from: ValueId,
            to: &[ValueId],
            which: &mut dyn FnMut(&Ir, Use) -> bool
        ) -> MatchResult;
        fn apply_signature_conversion(
            &mut self,
            block: BlockId,
            signature: &SignatureConversion,
            converter: Option<&Arc<TypeConverter>>
        ) -> BlockId;
        fn apply_signature_conversion_with(
            &mut self,
            block: BlockId,
            signature: &SignatureConversion,
            converter: &Arc<TypeConverter>,
            make: &mut MakeArgument<'_, 'c>
        ) -> BlockId;
        fn convert_region_types(
            &mut self,
            region: RegionId,
            converter: &Arc<TypeConverter>,
            entry: Option<&SignatureConversion>
        ) -> Result<Option<BlockId>, MatchFailure>;
        fn legalize(&mut self, op: OpId) -> MatchResult;
        fn legalize_region(&mut self, region: RegionId) -> MatchResult;
    }
}
