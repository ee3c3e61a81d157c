//! The edits of a conversion.
//!
//! Some of them are delayed: a replaced operation keeps its place and its users until the conversion has
//! succeeded, so that patterns see the original program; a mapping holds the replacements.

use legalize_ir::{
    BlockId, Context, DominanceInfo, InsertPoint, Ir, Location, OpId, Use, ValueId, WalkOrder,
};
use legalize_source::Diagnostic;
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use super::config::ConversionMode;
use super::converters::Converters;
use super::state::{Action, Late, State};
use crate::body::Body;
use crate::listener::{Event, Listeners};
use crate::log::{LogTarget, TreeLog};
use crate::pattern::MatchFailure;
use crate::rewriter::{Cursor, Rewriter, erase_now};

/// Misuse: in a graph region an operation may use its own result, and its replacement may fold to its
/// operand.
pub(super) const REPLACED_BY_ITSELF: &str = "it replaces a value by itself";

/// Rewriter of a conversion: edits the body, and records delayed edits.
pub(super) struct DelayingRewriter<'r, 'c> {
    pub ctx: &'c Context,
    pub ir: Body<'r>,
    pub cursor: Cursor,
    pub state: State,
    pub converters: Converters,
    pub listeners: Listeners<'c>,
    pub log: Option<Box<TreeLog>>,
    /// Forbidden edit by the running pattern, which then fails.
    pub misuse: Option<&'static str>,
    /// Operations that materializations created.
    pub materialized: FxHashSet<OpId>,
    /// The requested mode.
    pub mode: ConversionMode,
    /// True if replacements and erasures are made at once, see [`ConversionMode::NoRollback`]. An analysis is
    /// always rolled back.
    pub immediate: bool,
    /// True if casts name their purpose in an attribute `__kind__`.
    pub attach_kind: bool,
    pub dominance: DominanceInfo,
    erased_blocks: FxHashMap<BlockId, ()>,
}

impl<'c> Rewriter<'c> for DelayingRewriter<'_, 'c> {
    crate::rewriter::held!('c);

    fn notify(&mut self, event: &Event<'_>) {
        if self.immediate && !matches!(event, Event::MatchFailure { .. }) {
            self.send_event(event);
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
                    self.state.has_edits = true;
                    self.state.new_ops.push(op);
                }
                Late::OpInserted(op, previous)
            }
            Event::OpModified { op } => {
                if !self.state.modified_ops.contains(&op) {
                    self.state.has_edits = true;
                    self.state.modified_ops.push(op);
                }
                Late::OpModified(op)
            }
            Event::BlockInserted { block, previous } => {
                self.state.has_edits = true;
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

    #[track_caller]
    fn replace_op_with_multiple(&mut self, op: OpId, values: &[&[ValueId]]) {
        let count = self.ir.op(op).results().len();
        assert!(
            count == values.len(),
            "'{}' op: an operation with {count} results is replaced by {} lists of values",
            self.ctx.op_str(self.ir.op(op).name()),
            values.len()
        );
        if self.state.is_replaced(op) || self.state.in_place_op(op).is_some() {
            self.misuse = Some("it replaces or erases an operation that was replaced or erased before");
            return;
        }
        if self.state.cast_info(op).is_some() {
            self.misuse = Some("it replaces or erases a cast that the driver created");
            return;
        }
        if let Some(log) = &mut self.log {
            log.event(self.ctx, &self.ir, &Event::OpReplaced { op, values: &[] });
        }
        // Operations created from here on come after the operation that they replace.
        if self.cursor.insert_point() == Some(InsertPoint::Before(op)) {
            self.cursor.set(Some(InsertPoint::After(op)));
        }
        if self.immediate {
            self.replace_at_once(op, values);
            return;
        }
        for (index, list) in values.iter().enumerate() {
            let result = self.ir.op(op).results()[index];
            if self.state.leads_back(result, list) {
                self.misuse = Some(REPLACED_BY_ITSELF);
                return;
            }
            self.state.replace(&self.ir, result, list);
        }
        self.state.act(Action::Replace { op, converter: self.converters.in_use });
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
            // Operations that are still used elsewhere stay in the block, which is erased at the end.
            if self.immediate && self.ir.results_unused(op) {
                erase_now(self, op);
            }
        }
        if self.immediate {
            self.send_event(&Event::BlockErased { block });
        }
        self.state.act(Action::EraseBlock { block });
        self.erased_blocks.insert(block, ());
        self.ir.detach_block(block);
    }

    fn replace_all_uses(&mut self, from: ValueId, to: &[ValueId]) {
        let converter = self.converters.in_use;
        self.replace_value(from, to, converter);
    }

    fn replace_uses_if(
        &mut self,
        _from: ValueId,
        _to: ValueId,
        _which: &mut dyn FnMut(&Ir, Use) -> bool,
    ) -> Result<(), MatchFailure> {
        Err(MatchFailure::new("replacing only some uses of a value is not supported in a dialect conversion"))
    }
}

impl<'r, 'c> DelayingRewriter<'r, 'c> {
    pub(super) fn new(ctx: &'c Context, ir: &'r mut Ir, listeners: Listeners<'c>) -> Self {
        DelayingRewriter {
            ctx,
            ir: Body::new(ir),
            cursor: Cursor::default(),
            state: State::default(),
            converters: Converters::default(),
            listeners,
            log: TreeLog::new(LogTarget::Conversion),
            misuse: None,
            materialized: FxHashSet::default(),
            mode: ConversionMode::default(),
            immediate: false,
            attach_kind: false,
            dominance: DominanceInfo::new(),
            erased_blocks: FxHashMap::default(),
        }
    }

    /// Replaces an operation by a legal one that was created before it; the action is already recorded. If
    /// the result would be mapped to itself, this is misuse.
    pub(super) fn replace_by(&mut self, root: OpId, by: OpId) {
        for index in 0..self.ir.op(root).results().len() {
            let (result, new) = (self.ir.op(root).results()[index], self.ir.op(by).results()[index]);
            if self.state.leads_back(result, &[new]) {
                self.misuse = Some(REPLACED_BY_ITSELF);
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

    pub(super) fn is_erased_block(&self, block: BlockId) -> bool {
        self.erased_blocks.contains_key(&block) && self.ir.block(block).parent().is_none()
            || !self.ir.is_live_block(block)
    }

    /// The location of a value: its operation's, or its block argument's.
    pub(super) fn value_loc(&self, value: ValueId) -> Location {
        self.ir.value_loc(value).unwrap_or(Location::UNKNOWN)
    }

    pub(super) fn send_event(&mut self, event: &Event<'_>) {
        self.listeners.notify(self.ctx, &self.ir, event);
    }

    /// Points a diagnostic at an operation.
    pub(super) fn place(&self, op: OpId, diagnostic: Diagnostic) -> Diagnostic {
        let loc = self.ir.op(op).loc();
        match loc.source() {
            Some(span) => diagnostic.with_label(span, "here"),
            None => diagnostic.with_location(legalize_ir::loc_to_string(self.ctx, loc)),
        }
    }
}
