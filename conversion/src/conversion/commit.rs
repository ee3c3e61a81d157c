//! The end of a conversion: uses are replaced, casts resolved, and replaced operations erased.
//!
//! Up to [`DelayingRewriter::clean_up`] everything can still be rolled back.

use legalize_ir::{BlockId, OpId, Use, ValueId};
use legalize_source::Diagnostic;
use rustc_hash::FxHashSet;
use smallvec::SmallVec;

use super::converters::ConverterId;
use super::rewriter::DelayingRewriter;
use super::state::{Action, CastInfo, CastKind, Late};
use crate::listener::Event;
use crate::plain::PlainRewriter;
use crate::reconcile::reconcile_casts;
use crate::type_converter::MaterializationInput;

impl DelayingRewriter<'_, '_> {
    /// Replaces uses and resolves casts; `left` counts those that were left for type converters.
    pub(super) fn finish(&mut self, materialize: bool, left: &mut u64) -> Result<(), Box<Diagnostic>> {
        for at in 0..self.state.actions.len() {
            if self.state.keep_late {
                self.state.users.push(SmallVec::new());
            }
            match self.state.actions[at] {
                Action::Replace { op, converter } => {
                    for index in 0..self.ir.op(op).results().len() {
                        let result = self.ir.op(op).results()[index];
                        self.replace_in_place(result, converter, false);
                    }
                }
                Action::ReplaceValue { value, converter } => self.replace_in_place(value, converter, true),
                Action::EraseBlock { .. } => {}
            }
        }
        if self.state.casts.is_empty() {
            return Ok(());
        }
        // Operations replaced in place by a cast, or casts replaced in place, count as what they are then;
        // from here on the whole IR may be inspected.
        self.replace_all_in_place();
        let casts = std::mem::take(&mut self.state.casts);
        // Some were erased at once with their users.
        let live: Vec<OpId> = casts.iter().copied().filter(|&cast| self.ir.is_live(cast)).collect();
        let remaining = {
            let state = &self.state;
            reconcile_casts(self.ctx, &mut self.ir, &live, &|op| state.is_replaced(op))
        };
        self.state.casts = casts;
        *left = remaining.len() as u64;
        if materialize {
            for cast in remaining {
                self.materialize(cast)?;
            }
        }
        Ok(())
    }

    /// Replaces the remaining uses of a replaced value by its replacement.
    fn replace_in_place(&mut self, value: ValueId, converter: Option<ConverterId>, only_after: bool) {
        let is_live = |value_use: Use| !self.state.is_replaced(value_use.op);
        let needed = self.ir.uses(value).any(is_live) || self.state.is_mapped_to(value);
        // Listeners are also notified of users that are erased, if there is a replacement already.
        if !needed && (!self.state.keep_late || self.replacement_of_type(value).is_none()) {
            return;
        }
        let uses: SmallVec<[Use; 4]> = self.ir.uses(value).collect();
        let Some(by) = self.find_or_build_replacement(value, converter) else { return };
        if by == value {
            return;
        }
        // The operations that compute the replacement keep using the original.
        let by_op = self.ir.defining_op(by).filter(|_| only_after && self.ir.defining_op(value).is_some());
        for value_use in uses {
            if let Some(by_op) = by_op {
                let same_block = self.ir.op(by_op).parent() == self.ir.op(value_use.op).parent();
                if same_block && (by_op == value_use.op || !self.ir.is_before_in_block(by_op, value_use.op)) {
                    continue;
                }
            }
            if self.state.keep_late
                && let Some(users) = self.state.users.last_mut()
            {
                users.push(value_use.op);
            }
            if !self.state.is_replaced(value_use.op) {
                self.ir.set_operand(value_use.op, value_use.index as usize, by);
            }
        }
    }

    /// The newest value of the same type that replaces a value, if there is one.
    fn replacement_of_type(&self, value: ValueId) -> Option<ValueId> {
        let found = self.state.with_types(&self.ir, value, &[self.ir.value_type(value)])?;
        found.first().copied().filter(|&found| found != value)
    }

    /// The value of the same type that replaces a value: one that is there, or a cast.
    fn find_or_build_replacement(
        &mut self,
        value: ValueId,
        converter: Option<ConverterId>,
    ) -> Option<ValueId> {
        let ty = self.ir.value_type(value);
        if let Some(found) = self.replacement_of_type(value) {
            return Some(found);
        }
        let leaf = self.state.leaf(value);
        let dropped = leaf.as_slice() == [value];
        let loc = self.value_loc(value);
        let info = CastInfo { kind: CastKind::Source, converter, original: None, pure: !dropped };
        let created = if dropped {
            let at = match self.ir.defining_op(value) {
                Some(op) => legalize_ir::InsertPoint::Before(op),
                None => legalize_ir::InsertPoint::Start(self.ir.value_block(value)?),
            };
            self.make_cast(at, loc, &[], &[], &[ty], info)
        } else {
            let at = self.insert_point_of(&leaf);
            self.make_cast(at, loc, &leaf.clone(), &leaf, &[ty], info)
        };
        created.first().copied()
    }

    /// Asks the converter of a cast for a materialization that replaces it.
    fn materialize(&mut self, cast: OpId) -> Result<(), Box<Diagnostic>> {
        let Some(info) = self.state.cast_info(cast) else { return Ok(()) };
        let inputs: SmallVec<[ValueId; 2]> = self.ir.operands(cast).collect();
        let results: SmallVec<[ValueId; 2]> = self.ir.op(cast).results().into();
        let types: SmallVec<[_; 2]> = results.iter().map(|&result| self.ir.value_type(result)).collect();
        if let Some(index) = info.converter {
            let converter = self.converters.at(index).clone();
            let input = MaterializationInput {
                inputs: &inputs,
                types: &types,
                original: info.original,
                loc: self.ir.op(cast).loc(),
            };
            let before = self.ir.op(cast).prev();
            let created = {
                let mut rewriter = PlainRewriter::new(self.ctx, &mut self.ir);
                rewriter.at_op(cast);
                match info.kind {
                    CastKind::Source => converter.materialize_source(&mut rewriter, &input),
                    CastKind::Target => converter.materialize_target(&mut rewriter, &input),
                }
            };
            if let Some(values) = created {
                // As upstream, these are not legalized.
                self.materialized.extend(self.created_between(before, cast));
                if self.immediate {
                    self.notify_inserted(before, cast);
                    self.exchange(cast, &results, &values.iter().copied().map(Some).collect::<Vec<_>>());
                    return Ok(());
                }
                self.note_materialization(before, cast, &results, &values);
                for (&result, &value) in results.iter().zip(&values) {
                    self.ir.replace_all_uses(result, value);
                }
                self.ir.erase_op(cast);
                return Ok(());
            }
        }
        let show = |values: &[ValueId]| {
            let types = values.iter().map(|&value| {
                let text = legalize_ir::type_to_string(self.ctx, self.ir.value_type(value));
                format!("'{text}'")
            });
            types.collect::<Vec<_>>().join(", ")
        };
        let kind = match info.kind {
            CastKind::Source => "source",
            CastKind::Target => "target",
        };
        let message = format!(
            "failed to legalize unresolved materialization from ({}) to ({}) that remained live after conversion",
            show(&inputs),
            show(&results)
        );
        let mut diagnostic =
            self.place(cast, Diagnostic::error("convert::unresolved_materialization", message)).with_help(
                format!("add a {kind} materialization to the type converter, or a pattern for the user"),
            );
        let user = results
            .iter()
            .flat_map(|&result| self.ir.uses(result))
            .find(|value_use| !self.state.is_replaced(value_use.op));
        if let Some(user) = user {
            let name = self.ctx.op_str(self.ir.op(user.op).name());
            let note = Diagnostic::note(format!("see existing live user here: '{name}'"));
            diagnostic = diagnostic.with_note(self.place(user.op, note));
        }
        Err(Box::new(diagnostic))
    }

    /// Keeps the events of a cast that a type converter replaced: the operations that were created after
    /// `before`, and its users.
    fn note_materialization(
        &mut self,
        before: Option<OpId>,
        cast: OpId,
        results: &[ValueId],
        values: &[ValueId],
    ) {
        if !self.state.keep_late {
            return;
        }
        let created = self.created_between(before, cast);
        self.state.late.extend(created.into_iter().map(|op| Late::OpInserted(op, None)));
        self.state.late.push(Late::CastReplaced(cast, values.into()));
        for &result in results {
            let users = self.ir.users(result).map(Late::OpModified);
            self.state.late.extend(users);
        }
        self.state.late.push(Late::CastErased(cast));
    }

    /// The operations between one, or the start of the block, and another.
    fn created_between(&self, before: Option<OpId>, end: OpId) -> Vec<OpId> {
        let first = match before {
            Some(before) => self.ir.op(before).next(),
            None => self.ir.op(end).parent().and_then(|block| self.ir.block(block).first()),
        };
        std::iter::successors(first, |&op| self.ir.op(op).next()).take_while(|&op| op != end).collect()
    }

    /// Notifies listeners of operations that a type converter created before a cast.
    fn notify_inserted(&mut self, before: Option<OpId>, cast: OpId) {
        if self.listeners.is_empty() {
            return;
        }
        for op in self.created_between(before, cast) {
            self.send_event(&Event::OpInserted { op, previous: None });
        }
    }

    /// Erases replaced operations and blocks. From here on nothing can be rolled back.
    pub(super) fn clean_up(&mut self) {
        self.replace_all_in_place();
        // Users were nearly always replaced after the defining ops of their operands; the rest takes another
        // round.
        let mut ops: Vec<OpId> = Vec::new();
        let mut blocks: Vec<BlockId> = Vec::new();
        for action in std::mem::take(&mut self.state.actions).into_iter().rev() {
            match action {
                Action::Replace { op, .. } if !self.erase_unused(op) => ops.push(op),
                Action::EraseBlock { block } => blocks.push(block),
                Action::Replace { .. } | Action::ReplaceValue { .. } => {}
            }
        }
        while !ops.is_empty() {
            let before = ops.len();
            ops.retain(|&op| !self.erase_unused(op));
            if ops.len() == before {
                break;
            }
        }
        blocks.retain(|&block| self.ir.is_live_block(block));
        // Cycles, and operations still used in erased blocks: drop the operands, then erase.
        for &op in &ops {
            self.cut(op);
        }
        for &block in &blocks {
            let inside: Vec<OpId> = self.ir.block_ops(block).collect();
            inside.into_iter().for_each(|op| self.cut(op));
        }
        for op in ops {
            if self.ir.is_live(op) && self.ir.results_unused(op) {
                self.ir.erase_op(op);
            }
        }
        for block in blocks {
            let ops: Vec<OpId> = self.ir.block_ops_rev(block).collect();
            for op in ops {
                if self.ir.results_unused(op) {
                    self.ir.erase_op(op);
                }
            }
            if self.ir.block_uses(block).next().is_none()
                && self.ir.block(block).args().iter().all(|&arg| self.ir.is_unused(arg))
            {
                self.ir.erase_block(block);
            }
        }
    }

    /// Erases an operation if its results are unused; returns true if it was erased.
    fn erase_unused(&mut self, op: OpId) -> bool {
        if self.ir.is_live(op) {
            if !self.ir.results_unused(op) {
                return false;
            }
            self.ir.erase_op(op);
        }
        true
    }

    /// Drops the operands of an operation and of all nested ones.
    fn cut(&mut self, root: OpId) {
        for op in self.ir.nested_ops(root, legalize_ir::WalkOrder::PostOrder) {
            if self.ir.op(op).operand_count() != 0 {
                self.ir.set_operands(op, &[]);
            }
        }
    }

    /// Notifies listeners of the edits, in the order in which they were made. Replaced operations still
    /// exist.
    pub(super) fn notify_listeners(&mut self) {
        if self.listeners.is_empty() {
            return;
        }
        let mut erased = FxHashSet::default();
        for late in std::mem::take(&mut self.state.late) {
            match late {
                Late::OpInserted(op, previous) => self.send_event(&Event::OpInserted { op, previous }),
                Late::OpModified(op) => self.send_event(&Event::OpModified { op }),
                Late::BlockInserted(block, previous) => {
                    self.send_event(&Event::BlockInserted { block, previous });
                }
                Late::CastReplaced(op, values) => self.send_event(&Event::OpReplaced { op, values: &values }),
                Late::CastErased(op) => self.send_event(&Event::OpErased { op }),
                Late::Action(at) => self.notify_action(at, &mut erased),
            }
        }
    }

    fn notify_action(&mut self, at: usize, erased: &mut FxHashSet<OpId>) {
        let users = self.state.users.get(at).cloned().unwrap_or_default();
        let action = self.state.actions[at];
        if let Action::Replace { op, .. } = action {
            let results: SmallVec<[ValueId; 4]> = self.ir.op(op).results().into();
            let values: SmallVec<[ValueId; 4]> =
                results.iter().flat_map(|&result| self.state.latest(&self.ir, result)).collect();
            self.send_event(&Event::OpReplaced { op, values: &values });
        }
        for op in users {
            self.send_event(&Event::OpModified { op });
        }
        match action {
            Action::Replace { op, .. } => {
                self.notify_erased(vec![Erasure::Op(op)], erased);
            }
            Action::EraseBlock { block } => self.notify_erased(vec![Erasure::Block(block)], erased),
            Action::ReplaceValue { .. } => {}
        }
    }

    /// Notifies listeners of erased operations, nested ones first, each once.
    fn notify_erased(&mut self, mut pending: Vec<Erasure>, erased: &mut FxHashSet<OpId>) {
        while let Some(next) = pending.pop() {
            match next {
                Erasure::Op(op) if erased.insert(op) => {
                    pending.push(Erasure::OpItself(op));
                    for &region in self.ir.op(op).regions().iter().rev() {
                        let blocks: Vec<BlockId> = self.ir.region_blocks(region).collect();
                        pending.extend(blocks.into_iter().rev().map(Erasure::Block));
                    }
                }
                Erasure::Op(_) => {}
                Erasure::OpItself(op) => self.send_event(&Event::OpErased { op }),
                Erasure::Block(block) => {
                    pending.push(Erasure::BlockItself(block));
                    pending.extend(self.ir.block_ops_rev(block).map(Erasure::Op));
                }
                Erasure::BlockItself(block) => self.send_event(&Event::BlockErased { block }),
            }
        }
    }
}

/// An erased entity: with all that is nested in it, or alone.
enum Erasure {
    Op(OpId),
    OpItself(OpId),
    Block(BlockId),
    BlockItself(BlockId),
}
