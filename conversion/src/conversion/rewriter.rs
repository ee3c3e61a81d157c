//! The rewriter of the dialect-conversion driver.
//!
//! It differs from others in what it delays: a replaced operation keeps its place and its readers until the
//! conversion has succeeded, so that patterns see the original program; a mapping says what replaces what.
//! Mirrors `ConversionPatternRewriter`.

use std::sync::Arc;

use legalize_ir::{
    BlockId, Context, DominanceInfo, InsertPoint, Ir, OpId, OperationState, Type, Use, ValueId, WalkOrder,
};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use super::legalizer::Legalizer;
use super::state::{Action, ConverterId, Late, State};
use crate::listener::Event;
use crate::log::{ActionLog, LogTarget, TreeLog};
use crate::pattern::MatchFailure;
use crate::pattern::PatternId;
use crate::rewriter::{Cursor, Rewriter, erase_now};
use crate::type_converter::TypeConverter;

/// In a graph region an operation may read its own result, and what replaces it may fold to what it reads.
pub(super) const FOR_ITSELF: &str = "it lets a value stand for itself";

/// Edits the body for the patterns of a dialect conversion.
pub struct ConversionRewriter<'c> {
    pub(super) ctx: &'c Context,
    pub(super) ir: Ir,
    pub(super) cursor: Cursor,
    pub(super) state: State,
    pub(super) legalizer: Legalizer<'c>,
    /// The running pattern's converter.
    pub(super) converter: Option<ConverterId>,
    pub(super) converters: Vec<Converter>,
    pub(super) erased_blocks: FxHashMap<BlockId, ()>,
    pub(super) dominance: DominanceInfo,
    pub(super) attach_kind: bool,
    /// Whether replacements and erasures are made at once, see [`super::ConversionMode::NoRollback`].
    pub(super) immediate: bool,
    /// Whether nobody is told of what patterns do.
    pub(super) quiet: bool,
    /// Whether operations may become others where they stand, see [`super::becoming`].
    pub(super) may_become: bool,
    /// Whether the running pattern put an operation in front of its root, to replace it once that is legal.
    pub(super) in_front: bool,
    /// The form that the root of the running pattern has for a try.
    pub(super) tried: Option<u32>,
    /// Whether the running pattern makes what it makes, instead of trying it where its root stands.
    pub(super) long_way: bool,
    /// The last block that was found to be in order, at that count of [`Ir::nesting_count`].
    pub(super) in_order: Option<(BlockId, u64)>,
    pub(super) log: Option<Box<TreeLog>>,
    pub(super) actions: Option<Box<ActionLog>>,
    pub(super) goal: super::Goal,
    /// What the running pattern did that no pattern may do; then it fails.
    pub(super) misuse: Option<&'static str>,
    /// Patterns that were applied to operations that are still there and not legal, see [`super::check`].
    pub(super) claims: Vec<(OpId, PatternId)>,
    /// Roots of the patterns that were applied, in order, to tell what changed an operation that is left illegal.
    pub(super) applied: Vec<(OpId, PatternId)>,
    /// Operations that materializations created.
    pub(super) materialized: FxHashSet<OpId>,
}

/// A converter that some pattern uses, with the answers that it gave in this run by type.
pub(super) struct Converter {
    pub(super) converter: Arc<TypeConverter>,
    pub(super) cache: Vec<Option<Type>>,
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
                    self.state.made = true;
                    self.state.new_ops.push(op);
                }
                Late::OpInserted(op, previous)
            }
            Event::OpModified { op } => {
                if !self.state.modified_ops.contains(&op) {
                    self.state.made = true;
                    self.state.modified_ops.push(op);
                }
                Late::OpModified(op)
            }
            Event::BlockInserted { block, previous } => {
                self.state.made = true;
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
        if self.state.is_replaced(op) || self.state.becomes(op).is_some() {
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
            if self.state.leads_back(result, list) {
                self.misuse = Some(FOR_ITSELF);
                return;
            }
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
            erased_blocks: FxHashMap::default(),
            dominance: DominanceInfo::new(),
            attach_kind: false,
            immediate: false,
            quiet: false,
            may_become: false,
            in_front: false,
            tried: None,
            long_way: false,
            in_order: None,
            log: TreeLog::new(LogTarget::Conversion),
            actions: ActionLog::new(),
            goal: super::Goal::Partial,
            misuse: None,
            claims: Vec::new(),
            applied: Vec::new(),
            materialized: FxHashSet::default(),
        }
    }

    /// Makes an operation in front of the root of a match, which holds no regions, to replace it once it is legal; if
    /// that can wait. Says whether it is done.
    pub(crate) fn put_in_front(&mut self, root: OpId, new: &OperationState) -> bool {
        let same_number = self.ir.op(root).results().len() == new.result_types.len();
        if !self.quiet || !same_number || self.state.is_ignored(root) {
            return false;
        }
        let op = self.ir.create_op(new);
        self.ir.place_op(op, InsertPoint::Before(root));
        self.in_front = true;
        true
    }

    /// Lets what a pattern put in front of a root replace it; the action is there. Where that would read itself, it is
    /// misuse.
    pub(super) fn replace_by(&mut self, root: OpId, by: OpId) {
        for index in 0..self.ir.op(root).results().len() {
            let (result, new) = (self.ir.op(root).results()[index], self.ir.op(by).results()[index]);
            if self.state.leads_back(result, &[new]) {
                self.misuse = Some(FOR_ITSELF);
                return;
            }
            self.state.replace(&self.ir, result, &[new]);
        }
        self.set_replaced_with_nested(root);
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
}
