//! The rewriter of the dialect-conversion driver.
//!
//! It differs from others in what it delays: a replaced operation keeps its place and its readers until the
//! conversion has succeeded, so that patterns see the original program; a mapping says what replaces what.
//! Mirrors `ConversionPatternRewriter`.

use std::sync::Arc;

use legalize_ir::{
    BlockId, Context, DominanceInfo, InsertPoint, Ir, Location, OpId, OperationState, RegionId, Type, Use,
    ValueId, WalkOrder,
};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::legalizer::Legalizer;
use super::operands::ConvertedOperands;
use super::signature::{InputMapping, SignatureConversion};
use super::state::{Action, CastInfo, CastKind, ConverterId, Late, State, Values};
use crate::listener::Event;
use crate::log::{ActionLog, LogTarget, TreeLog};
use crate::pattern::{MatchFailure, MatchResult};
use crate::rewriter::{Cursor, Rewriter, after_definition, erase_now};
use crate::type_converter::{TypeConverter, Types};

/// Edits the body for the patterns of a dialect conversion.
pub struct ConversionRewriter<'c> {
    pub(super) ctx: &'c Context,
    pub(super) ir: Ir,
    pub(super) cursor: Cursor,
    pub(super) state: State,
    pub(super) legalizer: Legalizer<'c>,
    /// The running pattern's converter.
    converter: Option<ConverterId>,
    converters: Vec<Converter>,
    region_converters: FxHashMap<RegionId, ConverterId>,
    erased_blocks: FxHashMap<BlockId, ()>,
    dominance: DominanceInfo,
    pub(super) attach_kind: bool,
    /// Whether replacements and erasures are made at once, see [`super::ConversionMode::NoRollback`].
    pub(super) immediate: bool,
    pub(super) log: Option<Box<TreeLog>>,
    pub(super) actions: Option<Box<ActionLog>>,
    pub(super) goal: super::Goal,
    /// What the running pattern did that no pattern may do; then it fails.
    pub(super) misuse: Option<&'static str>,
}

/// A converter that some pattern uses, with the answers that it gave in this run by type.
struct Converter {
    converter: Arc<TypeConverter>,
    cache: Vec<Option<Type>>,
}

impl<'c> Rewriter<'c> for ConversionRewriter<'c> {
    crate::rewriter::held!('c);

    fn notify(&mut self, event: &Event<'_>) {
        if self.immediate && !matches!(event, Event::MatchFailure { .. }) {
            self.tell(event);
        }
        if matches!(event, Event::OpErased { .. } | Event::BlockErased { .. }) {
            return;
        }
        if let Some(log) = &mut self.log {
            log.event(self.ctx, &self.ir, event);
        }
        let late = match *event {
            Event::OpInserted { op, previous } => {
                if previous.is_none() {
                    self.state.new_ops.push(op);
                }
                Late::OpInserted(op, previous)
            }
            Event::OpModified { op } => {
                if !self.state.modified_ops.contains(&op) {
                    self.state.modified_ops.push(op);
                }
                Late::OpModified(op)
            }
            Event::BlockInserted { block, previous } => {
                self.state.inserted_blocks.push(block);
                Late::BlockInserted(block, previous)
            }
            _ => return,
        };
        if self.state.keep_late {
            self.state.late.push(late);
        }
    }

    fn follows_moves(&self) -> bool {
        self.state.keep_late || self.immediate
    }

    fn as_conversion(&mut self) -> Option<&mut ConversionRewriter<'c>> {
        Some(self)
    }

    #[track_caller]
    fn replace_op_with_multiple(&mut self, op: OpId, values: &[&[ValueId]]) {
        let count = self.ir.op(op).results().len();
        assert!(
            count == values.len(),
            "an operation with {count} results is replaced by {} lists of values",
            values.len()
        );
        if self.state.is_replaced(op) {
            self.misuse = Some("it replaces or erases an operation that was replaced or erased before");
            return;
        }
        if self.state.cast_info(op).is_some() {
            self.misuse = Some("it replaces or erases a cast that the driver made");
            return;
        }
        if let Some(log) = &mut self.log {
            log.event(self.ctx, &self.ir, &Event::OpReplaced { op, values: &[] });
        }
        // What is made from here on comes after what it stands for.
        if self.cursor.at() == Some(InsertPoint::Before(op)) {
            self.cursor.set(Some(InsertPoint::After(op)));
        }
        if self.immediate {
            self.replace_at_once(op, values);
            return;
        }
        for (index, list) in values.iter().enumerate() {
            let result = self.ir.op(op).results()[index];
            self.state.replace(&self.ir, result, list);
        }
        self.state.act(Action::Replace { op, converter: self.converter });
        self.set_replaced_with_nested(op);
    }

    #[track_caller]
    fn erase_op(&mut self, op: OpId) {
        let count = self.ir.op(op).results().len();
        let none: SmallVec<[&[ValueId]; 4]> = SmallVec::from_elem(&[][..], count);
        self.replace_op_with_multiple(op, &none);
    }

    fn erase_block(&mut self, block: BlockId) {
        let ops: Vec<OpId> = self.ir.block_ops_rev(block).collect();
        for op in ops {
            self.set_replaced_with_nested(op);
            // What is still read from elsewhere stays in the block, which is erased at the end.
            if self.immediate && self.ir.results_unused(op) {
                erase_now(self, op);
            }
        }
        if self.immediate {
            self.tell(&Event::BlockErased { block });
        }
        self.state.act(Action::EraseBlock { block });
        self.erased_blocks.insert(block, ());
        self.ir.detach_block(block);
    }

    fn replace_all_uses(&mut self, from: ValueId, to: &[ValueId]) {
        let converter = self.converter;
        self.replace_value(from, to, converter);
    }

    fn replace_uses_if(
        &mut self,
        _from: ValueId,
        _to: ValueId,
        _which: &mut dyn FnMut(&Ir, Use) -> bool,
    ) -> Result<(), MatchFailure> {
        Err(MatchFailure::new("only some uses of a value cannot be replaced in a dialect conversion"))
    }
}

impl<'c> ConversionRewriter<'c> {
    pub(super) fn new(ctx: &'c Context, ir: Ir, legalizer: Legalizer<'c>) -> Self {
        ConversionRewriter {
            ctx,
            ir,
            cursor: Cursor::default(),
            state: State::default(),
            legalizer,
            converter: None,
            converters: Vec::new(),
            region_converters: FxHashMap::default(),
            erased_blocks: FxHashMap::default(),
            dominance: DominanceInfo::new(),
            attach_kind: false,
            immediate: false,
            log: TreeLog::new(LogTarget::Conversion),
            actions: ActionLog::new(),
            goal: super::Goal::Partial,
            misuse: None,
        }
    }

    pub(super) fn set_replaced_with_nested(&mut self, op: OpId) {
        if self.ir.op(op).regions().is_empty() {
            self.state.set_replaced(op);
            return;
        }
        for nested in self.ir.nested_ops(op, WalkOrder::PostOrder) {
            self.state.set_replaced(nested);
        }
    }

    // The running pattern's converter.

    /// The converter of the pattern that runs.
    pub fn type_converter(&self) -> Option<Arc<TypeConverter>> {
        Some(self.converters[self.converter?.index()].converter.clone())
    }

    pub(super) fn converter_in_use(&self) -> Option<ConverterId> {
        self.converter
    }

    pub(super) fn converter_at(&self, id: ConverterId) -> Arc<TypeConverter> {
        self.converters[id.index()].converter.clone()
    }

    fn converter_id(&mut self, converter: &Arc<TypeConverter>) -> ConverterId {
        let known = self.converters.iter().position(|known| Arc::ptr_eq(&known.converter, converter));
        let index = known.unwrap_or_else(|| {
            self.converters.push(Converter { converter: converter.clone(), cache: Vec::new() });
            self.converters.len() - 1
        });
        ConverterId::new(index)
    }

    /// Runs `body` with the converter of a pattern.
    pub(crate) fn with_converter<T>(
        &mut self,
        converter: Option<&Arc<TypeConverter>>,
        body: impl FnOnce(&mut Self) -> T,
    ) -> T {
        let new = converter.map(|converter| self.converter_id(converter));
        let old = std::mem::replace(&mut self.converter, new);
        let result = body(self);
        self.converter = old;
        result
    }

    /// What a type becomes by the running pattern's converter, if that is exactly one type; the type itself
    /// without a converter.
    pub fn convert_type(&mut self, ty: Type) -> Option<Type> {
        let Some(index) = self.converter else { return Some(ty) };
        let known = &mut self.converters[index.index()];
        let at = ty.index() as usize;
        if let Some(Some(to)) = known.cache.get(at) {
            return Some(*to);
        }
        let to = known.converter.convert_type(self.ctx, ty)?;
        if known.cache.len() <= at {
            known.cache.resize(at + 1, None);
        }
        known.cache[at] = Some(to);
        Some(to)
    }

    /// What the types become by the running pattern's converter, joined; the types themselves without one.
    pub fn convert_types(&mut self, types: &[Type]) -> Option<Types> {
        match self.type_converter() {
            Some(converter) => converter.convert_types(self.ctx, types.iter().copied()),
            None => Some(types.into()),
        }
    }

    fn convert_value(&mut self, value: ValueId) -> Option<Types> {
        let index = self.converter?;
        let known = &self.converters[index.index()];
        let ty = self.ir.value_type(value);
        if !known.converter.looks_at_values()
            && let Some(Some(to)) = known.cache.get(ty.index() as usize)
        {
            return Some(Types::from_slice(&[*to]));
        }
        let converter = known.converter.clone();
        let types = converter.convert_value(self.ctx, &self.ir, value)?;
        if !converter.looks_at_values() && types.len() == 1 {
            self.convert_type(ty);
        }
        Some(types)
    }

    // Remapping.

    /// The values that stand for a value now: with the converted types if a converter runs, else the latest.
    ///
    /// # Errors
    /// If the value's type does not convert.
    pub fn remapped_values(&mut self, value: ValueId) -> Result<SmallVec<[ValueId; 2]>, MatchFailure> {
        self.remapped_for(value, None)
    }

    /// The one value that stands for a value now, where that is known without asking a converter anything.
    #[inline]
    pub(crate) fn remapped_by_one(&self, value: ValueId) -> Option<ValueId> {
        let known = &self.converters[self.converter?.index()];
        let to = *known.cache.get(self.ir.value_type(value).index() as usize)?;
        if known.converter.looks_at_values() {
            return None;
        }
        self.state.with_type(&self.ir, value, to?)?
    }

    /// As [`ConversionRewriter::remapped_values`], with the location of who wants the value.
    fn remapped_for(
        &mut self,
        value: ValueId,
        reader: Option<Location>,
    ) -> Result<SmallVec<[ValueId; 2]>, MatchFailure> {
        if self.converter.is_none() {
            return Ok(self.behind_cast(value).unwrap_or_else(|| self.state.latest(&self.ir, value)));
        }
        let Some(types) = self.convert_value(value) else {
            return Err(MatchFailure::lazy(move |ctx, ir| match ir.try_value(value) {
                Some(data) => format!(
                    "the type converter does not convert {}",
                    legalize_ir::type_to_string(ctx, data.ty())
                ),
                None => "the type converter does not convert an operand's type".to_owned(),
            }));
        };
        if types.is_empty() {
            return Ok(Values::new());
        }
        if let Some(values) = self.state.with_types(&self.ir, value, &types) {
            return Ok(values);
        }
        let behind = self.behind_cast(value);
        if let Some(values) = &behind
            && values.iter().map(|&value| self.ir.value_type(value)).eq(types.iter().copied())
        {
            return Ok(values.clone());
        }
        let latest = behind.unwrap_or_else(|| self.state.latest(&self.ir, value));
        let original = self.ir.value_type(value);
        let loc = reader.unwrap_or_else(|| self.value_loc(value));
        let at = self.insert_point_of(&latest);
        let info = CastInfo {
            kind: CastKind::Target,
            converter: self.converter,
            original: Some(original),
            pure: true,
        };
        Ok(self.make_cast(at, loc, &latest, &latest.clone(), &types, info))
    }

    /// The one value that stands for a value now.
    ///
    /// # Errors
    /// If the value's type does not convert, or not to one type.
    pub fn remapped_value(&mut self, value: ValueId) -> Result<ValueId, MatchFailure> {
        match self.remapped_values(value)?.as_slice() {
            &[one] => Ok(one),
            _ => Err(MatchFailure::new("the pattern does not support 1:N conversion of an operand")),
        }
    }

    /// The operands of an operation as a conversion pattern gets them.
    pub(crate) fn remap_operands(&mut self, op: OpId, many: bool) -> Result<ConvertedOperands, MatchFailure> {
        let mut operands = ConvertedOperands::new();
        let loc = self.ir.op(op).loc();
        for index in 0..self.ir.op(op).operand_count() {
            let value = self.ir.operand(op, index);
            let values = self.remapped_for(value, Some(loc))?;
            if !many && values.len() != 1 {
                return Err(MatchFailure::lazy(move |_, _| {
                    format!("the pattern does not support 1:N conversion of operand {index}")
                }));
            }
            operands.push(&values);
        }
        Ok(operands)
    }

    /// The location of a value: its operation's, or its block argument's.
    pub fn value_loc(&self, value: ValueId) -> Location {
        self.ir.value_loc(value).unwrap_or(Location::UNKNOWN)
    }

    /// The earliest point at which all values are there.
    pub(super) fn insert_point_of(&mut self, values: &[ValueId]) -> InsertPoint {
        let mut best = values[0];
        for &value in &values[1..] {
            let (Some(a), Some(b)) = (self.ir.value_block(best), self.ir.value_block(value)) else {
                continue;
            };
            let later = if a == b {
                match (self.ir.defining_op(best), self.ir.defining_op(value)) {
                    (Some(one), Some(other)) => one != other && self.ir.is_before_in_block(one, other),
                    (None, Some(_)) => true,
                    _ => false,
                }
            } else {
                self.dominance.invalidate_all();
                self.dominance.properly_dominates(self.ctx, &self.ir, a, b)
            };
            if later {
                best = value;
            }
        }
        after_definition(&self.ir, best)
    }

    /// Makes a cast that is no pattern's, or gives the inputs back if they have the types already.
    pub(super) fn make_cast(
        &mut self,
        at: InsertPoint,
        loc: Location,
        to_map: &[ValueId],
        inputs: &[ValueId],
        types: &[Type],
        info: CastInfo,
    ) -> Values {
        if inputs.iter().map(|&value| self.ir.value_type(value)).eq(types.iter().copied()) {
            return inputs.into();
        }
        let mut state = OperationState::new(self.ctx, self.ctx.common().unrealized_conversion_cast, loc);
        state.operands.extend_from_slice(inputs);
        state.result_types.extend_from_slice(types);
        if self.attach_kind {
            let kind = match info.kind {
                CastKind::Source => "source",
                CastKind::Target => "target",
            };
            state.set_attr(self.ctx, "__kind__", self.ctx.string_attr(kind));
        }
        let op = self.ir.create_op(&state);
        self.ir.place_op(op, at);
        self.state.add_cast(op, info);
        let results = Values::from_slice(self.ir.op(op).results());
        if !to_map.is_empty() {
            self.state.map(to_map, &results);
        }
        results
    }

    pub(super) fn replace_value(&mut self, from: ValueId, to: &[ValueId], converter: Option<ConverterId>) {
        if to == [from] {
            return;
        }
        if self.immediate {
            self.replace_value_at_once(from, to, converter);
            return;
        }
        // Where a value is replaced again, the newest replacement holds.
        self.state.replace(&self.ir, from, to);
        self.state.act(Action::ReplaceValue { value: from, converter });
    }

    /// Lets those readers of a value read others that `which` says yes to.
    ///
    /// # Errors
    /// With rollback, where all uses are known only at the end.
    pub fn replace_uses_with_multiple_if(
        &mut self,
        from: ValueId,
        to: &[ValueId],
        which: &mut dyn FnMut(&Ir, Use) -> bool,
    ) -> MatchResult {
        if self.legalizer.config.mode == super::ConversionMode::Rollback {
            return Err(MatchFailure::new(
                "only some uses of a value cannot be replaced where edits are taken back",
            ));
        }
        let chosen: SmallVec<[Use; 4]> =
            self.ir.uses(from).filter(|&value_use| which(&self.ir, value_use)).collect();
        if chosen.is_empty() {
            return Ok(());
        }
        let ty = self.ir.value_type(from);
        let info = CastInfo { kind: CastKind::Source, converter: self.converter, original: None, pure: true };
        let at = match to {
            [] => after_definition(&self.ir, from),
            _ => self.insert_point_of(to),
        };
        let by = self.make_cast(at, self.value_loc(from), &[], to, &[ty], info);
        for value_use in chosen {
            self.ir.set_operand(value_use.op, value_use.index as usize, by[0]);
        }
        Ok(())
    }

    // Signatures.

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
        self.apply_signature(block, signature, converter)
    }

    #[track_caller]
    fn apply_signature(
        &mut self,
        block: BlockId,
        signature: &SignatureConversion,
        converter: Option<ConverterId>,
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
                    let made: Values = self.ir.block(new).args()[*start..start + count].into();
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
        self.region_converters.insert(region, index);
        let blocks: Vec<BlockId> = self.ir.region_blocks(region).collect();
        let Some((&first, others)) = blocks.split_first() else { return Ok(None) };
        for &block in others {
            let signature = converter
                .convert_block_signature(self.ctx, &self.ir, block)
                .ok_or("the type of a block argument does not convert")?;
            self.apply_signature(block, &signature, Some(index));
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
        Ok(Some(self.apply_signature(first, signature, Some(index))))
    }

    pub(super) fn is_erased_block(&self, block: BlockId) -> bool {
        self.erased_blocks.contains_key(&block) && self.ir.block(block).parent().is_none()
            || !self.ir.is_live_block(block)
    }

    /// Converts the arguments of a block that a pattern moved into a region whose converter is known.
    pub(super) fn convert_moved_block(&mut self, block: BlockId) -> Option<MatchResult> {
        let region = self.ir.block(block).parent()?;
        let index = *self.region_converters.get(&region)?;
        let converter = self.converter_at(index);
        Some(match converter.convert_block_signature(self.ctx, &self.ir, block) {
            Some(signature) => {
                self.apply_signature(block, &signature, Some(index));
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
                Err(node) if self.must_become_legal(op) => Err(node),
                _ => Ok(()),
            }
        });
        (self.state.new_ops, self.state.modified_ops, self.state.inserted_blocks) = pattern;
        self.cursor.set(at);
        match result {
            Ok(()) => Ok(()),
            Err(node) => Err(MatchFailure::text(format!("failed to legalize nested '{}'", node.name))),
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
