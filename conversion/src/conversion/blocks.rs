//! Signatures: conversion of the arguments of blocks and regions by type converters.

use std::sync::Arc;

use legalize_ir::{BlockId, InsertPoint, Location, OpId, RegionId, Type, ValueId};
use smallvec::SmallVec;

use super::converters::ConverterId;
use super::rewriter::DelayingRewriter;
use super::state::{CastInfo, CastKind, Late, Values};
use crate::listener::Event;
use crate::pattern::{MatchFailure, MatchResult};
use crate::rewriter::{InputMapping, Rewriter, SignatureConversion, former_places};
use crate::type_converter::TypeConverter;

impl DelayingRewriter<'_, '_> {
    /// Gives a block new arguments; returns the new block, or the block itself if its arguments stay as they
    /// are.
    ///
    /// # Panics
    /// If the block is in no region.
    #[track_caller]
    pub(super) fn apply_signature(
        &mut self,
        block: BlockId,
        signature: &SignatureConversion,
        converter: Option<ConverterId>,
    ) -> BlockId {
        let Some(new) = self.move_to_new_block(block, signature) else { return block };
        for index in 0..self.ir.block(block).args().len() {
            self.replace_argument(block, new, signature, index, converter, None);
        }
        self.erase_block(block);
        new
    }

    /// Moves a block's operations to a new block with the arguments of a signature, which replaces the old
    /// one; `None` if the arguments stay as they are. The caller replaces the arguments of the old one.
    ///
    /// # Panics
    /// If the block is in no region.
    #[track_caller]
    pub(super) fn move_to_new_block(
        &mut self,
        block: BlockId,
        signature: &SignatureConversion,
    ) -> Option<BlockId> {
        let old: SmallVec<[ValueId; 4]> = self.ir.block(block).args().into();
        let types = signature.converted_types();
        if old.iter().map(|&arg| self.ir.value_type(arg)).eq(types.iter().copied()) {
            return None;
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
        let at = self.cursor.insert_point();
        let new = self.create_block(region, next, &args);
        self.cursor.set(at);
        let is_said = self.state.keep_late || self.immediate;
        let moved: Vec<OpId> = if is_said { self.ir.block_ops(block).collect() } else { Vec::new() };
        self.ir.move_block_ops(block, InsertPoint::End(new));
        for (op, previous) in former_places(&moved, block) {
            if self.state.keep_late {
                self.state.late.push(Late::OpInserted(op, Some(previous)));
            } else {
                self.send_event(&Event::OpInserted { op, previous: Some(previous) });
            }
        }
        match at {
            Some(InsertPoint::Start(of)) if of == block => self.cursor.set(Some(InsertPoint::Start(new))),
            Some(InsertPoint::End(of)) if of == block => self.cursor.set(Some(InsertPoint::End(new))),
            _ => {}
        }
        self.ir.replace_block_uses(block, new);
        Some(new)
    }

    /// Replaces an argument of a block by its replacement in the new one: by `created`, if a materialization
    /// of the new arguments was created.
    pub(super) fn replace_argument(
        &mut self,
        old: BlockId,
        new: BlockId,
        signature: &SignatureConversion,
        index: usize,
        converter: Option<ConverterId>,
        created: Option<ValueId>,
    ) {
        let arg = self.ir.block(old).args()[index];
        match signature.input(index) {
            None => {
                let info = CastInfo { kind: CastKind::Source, converter, original: None, pure: false };
                let (loc, ty) = (self.value_loc(arg), self.ir.value_type(arg));
                let created = self.make_cast(InsertPoint::Start(new), loc, &[], &[], &[ty], info);
                self.replace_value(arg, &created, converter);
            }
            Some(InputMapping::Values(values)) => self.replace_value(arg, values, converter),
            Some(InputMapping::Inputs { start, count }) => {
                let inputs: Values = self.ir.block(new).args()[*start..start + count].into();
                let created = created.map_or(inputs, |created| Values::from_slice(&[created]));
                self.replace_value(arg, &created, converter);
            }
        }
    }

    /// Converts the arguments of all blocks of a region, those of the entry block as `entry` says if it is
    /// given. The converter is remembered for blocks that move into the region later. Returns the entry
    /// block.
    ///
    /// # Errors
    /// If a type does not convert.
    pub(super) fn convert_region_types(
        &mut self,
        region: RegionId,
        converter: &Arc<TypeConverter>,
        entry: Option<&SignatureConversion>,
    ) -> Result<Option<BlockId>, MatchFailure> {
        let index = self.converters.id(converter);
        self.state.set_region_converter(region, index);
        let blocks: Vec<BlockId> = self.ir.region_blocks(region).collect();
        let Some((&first, others)) = blocks.split_first() else { return Ok(None) };
        for &block in others {
            let signature = converter
                .convert_block_signature(self.ctx, &self.ir, block)
                .ok_or("the type of a block argument cannot be converted")?;
            self.apply_signature(block, &signature, Some(index));
        }
        let computed;
        let signature = match entry {
            Some(entry) => entry,
            None => {
                computed = converter
                    .convert_block_signature(self.ctx, &self.ir, first)
                    .ok_or("the type of a block argument cannot be converted")?;
                &computed
            }
        };
        Ok(Some(self.apply_signature(first, signature, Some(index))))
    }

    /// Converts the arguments of a block that a pattern moved into a region whose converter is known.
    pub(super) fn convert_moved_block(&mut self, block: BlockId) -> Option<MatchResult> {
        let region = self.ir.block(block).parent()?;
        let index = self.state.region_converter(region)?;
        let converter = self.converters.at(index).clone();
        Some(match converter.convert_block_signature(self.ctx, &self.ir, block) {
            Some(signature) => {
                self.apply_signature(block, &signature, Some(index));
                Ok(())
            }
            None => Err(MatchFailure::new("the type of an argument of a moved block cannot be converted")),
        })
    }
}
