//! What patterns convert besides operations: signatures of blocks and regions, and operations that are legalized from
//! inside of a pattern.

use std::sync::Arc;

use legalize_ir::{BlockId, InsertPoint, Location, OpId, RegionId, Type, ValueId};
use smallvec::SmallVec;

use super::rewriter::ConversionRewriter;
use super::signature::{InputMapping, SignatureConversion};
use super::state::{CastInfo, CastKind, ConverterId, Late, Values};
use crate::listener::Event;
use crate::pattern::{MatchFailure, MatchResult};
use crate::rewriter::Rewriter;
use crate::type_converter::TypeConverter;

/// Makes what stands for an argument of a block, by its number and the new arguments that it became; see
/// [`ConversionRewriter::apply_signature_conversion_with`].
pub type MakeArgument<'a, 'c> =
    dyn FnMut(&mut ConversionRewriter<'c>, usize, &[ValueId]) -> Option<ValueId> + 'a;

impl<'c> ConversionRewriter<'c> {
    /// Gives a block new arguments: all operations move to a new block in its place, the old one goes away.
    /// The block itself is returned if its arguments stay as they are.
    ///
    /// # Panics
    /// If the block is in no region.
    #[track_caller]
    pub fn apply_signature_conversion(
        &mut self,
        block: BlockId,
        signature: &SignatureConversion,
        converter: Option<&Arc<TypeConverter>>,
    ) -> BlockId {
        let converter = match converter {
            Some(converter) => Some(self.converter_id(converter)),
            None => self.converter,
        };
        self.apply_signature(block, signature, converter, &mut |_, _, _| None)
    }

    /// The same, where what stands for an argument may be made of the new arguments that it became: `make` is asked with
    /// the argument's number and these, and may build operations at the start of the new block.
    ///
    /// # Panics
    /// If the block is in no region.
    #[track_caller]
    pub fn apply_signature_conversion_with(
        &mut self,
        block: BlockId,
        signature: &SignatureConversion,
        converter: &Arc<TypeConverter>,
        make: &mut MakeArgument<'_, 'c>,
    ) -> BlockId {
        let converter = self.converter_id(converter);
        self.apply_signature(block, signature, Some(converter), make)
    }

    #[track_caller]
    fn apply_signature(
        &mut self,
        block: BlockId,
        signature: &SignatureConversion,
        converter: Option<ConverterId>,
        make: &mut MakeArgument<'_, 'c>,
    ) -> BlockId {
        let old: SmallVec<[ValueId; 4]> = self.ir.block(block).args().into();
        let types = signature.converted_types();
        if old.iter().map(|&arg| self.ir.value_type(arg)).eq(types.iter().copied()) {
            return block;
        }
        let mut locs: SmallVec<[Location; 4]> = SmallVec::from_elem(Location::UNKNOWN, types.len());
        for index in 0..old.len() {
            if let Some(InputMapping::Inputs { start, count }) = signature.input(index) {
                locs[*start..start + count].fill(self.ir.block(block).arg_locs()[index]);
            }
        }
        let args: SmallVec<[(Type, Location); 4]> = types.iter().copied().zip(locs).collect();
        let data = self.ir.block(block);
        let Some(region) = data.parent() else { panic!("a block without a region has no signature") };
        let next = data.next();
        let at = self.cursor.at();
        let new = self.create_block(region, next, &args);
        self.cursor.set(at);
        while let Some(op) = self.ir.block(block).first() {
            let next = self.ir.op(op).next();
            let previous = next.map_or(InsertPoint::End(block), InsertPoint::Before);
            self.ir.place_op(op, InsertPoint::End(new));
            if self.state.keep_late {
                self.state.late.push(Late::OpInserted(op, Some(previous)));
            } else if self.immediate {
                self.tell(&Event::OpInserted { op, previous: Some(previous) });
            }
        }
        match at {
            Some(InsertPoint::Start(of)) if of == block => self.cursor.set(Some(InsertPoint::Start(new))),
            Some(InsertPoint::End(of)) if of == block => self.cursor.set(Some(InsertPoint::End(new))),
            _ => {}
        }
        self.ir.replace_block_uses(block, new);
        for (index, &arg) in old.iter().enumerate() {
            match signature.input(index) {
                None => {
                    let info = CastInfo { kind: CastKind::Source, converter, original: None, pure: false };
                    let (loc, ty) = (self.value_loc(arg), self.ir.value_type(arg));
                    let made = self.make_cast(InsertPoint::Start(new), loc, &[], &[], &[ty], info);
                    self.replace_value(arg, &made, converter);
                }
                Some(InputMapping::Values(values)) => self.replace_value(arg, values, converter),
                Some(InputMapping::Inputs { start, count }) => {
                    let inputs: Values = self.ir.block(new).args()[*start..start + count].into();
                    let made = make(self, index, &inputs).map_or(inputs, |made| Values::from_slice(&[made]));
                    self.replace_value(arg, &made, converter);
                }
            }
        }
        self.erase_block(block);
        new
    }

    /// Converts the arguments of all blocks of a region, those of the entry block as `entry` says if it is
    /// given. The converter is remembered for blocks that move into the region later. Gives the entry block.
    ///
    /// # Errors
    /// If a type does not convert.
    pub fn convert_region_types(
        &mut self,
        region: RegionId,
        converter: &Arc<TypeConverter>,
        entry: Option<&SignatureConversion>,
    ) -> Result<Option<BlockId>, MatchFailure> {
        let index = self.converter_id(converter);
        self.state.set_region_converter(region, index);
        let blocks: Vec<BlockId> = self.ir.region_blocks(region).collect();
        let Some((&first, others)) = blocks.split_first() else { return Ok(None) };
        for &block in others {
            let signature = converter
                .convert_block_signature(self.ctx, &self.ir, block)
                .ok_or("the type of a block argument does not convert")?;
            self.apply_signature(block, &signature, Some(index), &mut |_, _, _| None);
        }
        let computed;
        let signature = match entry {
            Some(entry) => entry,
            None => {
                computed = converter
                    .convert_block_signature(self.ctx, &self.ir, first)
                    .ok_or("the type of a block argument does not convert")?;
                &computed
            }
        };
        Ok(Some(self.apply_signature(first, signature, Some(index), &mut |_, _, _| None)))
    }

    pub(super) fn is_erased_block(&self, block: BlockId) -> bool {
        self.erased_blocks.contains_key(&block) && self.ir.block(block).parent().is_none()
            || !self.ir.is_live_block(block)
    }

    /// Converts the arguments of a block that a pattern moved into a region whose converter is known.
    pub(super) fn convert_moved_block(&mut self, block: BlockId) -> Option<MatchResult> {
        let region = self.ir.block(block).parent()?;
        let index = self.state.region_converter(region)?;
        let converter = self.converter_at(index);
        Some(match converter.convert_block_signature(self.ctx, &self.ir, block) {
            Some(signature) => {
                self.apply_signature(block, &signature, Some(index), &mut |_, _, _| None);
                Ok(())
            }
            None => Err(MatchFailure::new("the type of a moved block's argument does not convert")),
        })
    }

    /// Legalizes an operation and what is nested in it now, from inside a pattern.
    ///
    /// # Errors
    /// If one of them cannot become legal, though the conversion asks for it.
    pub fn legalize(&mut self, op: OpId) -> MatchResult {
        let at = self.cursor.at();
        let pattern = (
            std::mem::take(&mut self.state.new_ops),
            std::mem::take(&mut self.state.modified_ops),
            std::mem::take(&mut self.state.inserted_blocks),
        );
        let ops = self.collect(&[op]);
        let result = ops.into_iter().try_for_each(|op| {
            if !self.ir.is_live(op) {
                return Ok(());
            }
            match self.legalize_op(op) {
                Err(_) if self.must_become_legal(op) => Err(self.ir.op(op).name()),
                _ => Ok(()),
            }
        });
        self.state.made = true;
        (self.state.new_ops, self.state.modified_ops, self.state.inserted_blocks) = pattern;
        self.cursor.set(at);
        match result {
            Ok(()) => Ok(()),
            Err(name) => {
                let name = self.ctx.op_str(name);
                Err(MatchFailure::text(format!("failed to legalize nested '{name}'")))
            }
        }
    }

    /// Legalizes all operations of a region now, from inside a pattern; its entry block is converted first
    /// if the pattern has a converter.
    ///
    /// # Errors
    /// As [`ConversionRewriter::legalize`].
    pub fn legalize_region(&mut self, region: RegionId) -> MatchResult {
        let ops: Vec<OpId> =
            self.ir.region_blocks(region).flat_map(|block| self.ir.block_ops(block)).collect();
        let first = self.ir.region(region).first();
        if let (Some(converter), Some(first)) = (self.type_converter(), first) {
            let signature = converter
                .convert_block_signature(self.ctx, &self.ir, first)
                .ok_or("the type of a block argument does not convert")?;
            self.apply_signature_conversion(first, &signature, Some(&converter));
        }
        ops.into_iter().try_for_each(|op| self.legalize(op))
    }
}
