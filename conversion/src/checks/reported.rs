//! The changes that a rewriter was notified of.

use legalize_ir::{BlockChange, BlockId, Change, Ir, OpChange, OpId};
use rustc_hash::FxHashSet;

use crate::listener::Event;

/// Operations and blocks that were reported as inserted, changed or erased while a pattern ran.
///
/// A report covers all edits of an entity by the pattern, before or after it. A new operation may be edited
/// freely, since the driver visits it later; so may the blocks of an operation that was changed in place, for
/// which no event is more specific. An operation that is never inserted in a block has no event.
#[derive(Debug, Default)]
pub(super) struct Reported {
    inserted: FxHashSet<OpId>,
    changed: FxHashSet<OpId>,
    erased: FxHashSet<OpId>,
    blocks: FxHashSet<BlockId>,
    erased_blocks: FxHashSet<BlockId>,
}

impl Reported {
    /// Notes an event that a pattern sends itself.
    pub(super) fn event(&mut self, event: &Event<'_>) {
        match *event {
            Event::OpInserted { op, .. } => _ = self.inserted.insert(op),
            Event::OpModified { op } => self.op_changed(op),
            Event::OpErased { op } => _ = self.erased.insert(op),
            Event::BlockInserted { block, .. } => _ = self.blocks.insert(block),
            Event::BlockErased { block } => _ = self.erased_blocks.insert(block),
            Event::OpReplaced { .. }
            | Event::PatternBegin { .. }
            | Event::PatternEnd { .. }
            | Event::MatchFailure { .. } => {}
        }
    }

    /// Notes an operation that was changed in place.
    pub(super) fn op_changed(&mut self, op: OpId) {
        self.changed.insert(op);
    }

    /// Notes a change that a method of the rewriter made.
    pub(super) fn change(&mut self, change: Change) {
        match change {
            Change::Op { op, part: OpChange::Created | OpChange::Moved } => _ = self.inserted.insert(op),
            Change::Op { op, part: OpChange::Erased } => _ = self.erased.insert(op),
            Change::Op { op, .. } => self.op_changed(op),
            Change::Block { block, part: BlockChange::Erased, .. } => _ = self.erased_blocks.insert(block),
            Change::Block { block, .. } => _ = self.blocks.insert(block),
            _ => {}
        }
    }

    /// True if a change was reported.
    pub(super) fn covers(&self, ir: &Ir, change: Change) -> bool {
        match change {
            Change::Op { op, part: OpChange::Created } => {
                ir.op(op).parent().is_none() || self.inserted.contains(&op)
            }
            Change::Op { op, part: OpChange::Moved } => self.inserted.contains(&op),
            Change::Op { op, part: OpChange::Erased } => self.covers_erased(ir, op),
            Change::Op { op, .. } => self.changed.contains(&op),
            Change::Block { block, part, parent } => {
                let list = match part {
                    BlockChange::Erased => &self.erased_blocks,
                    _ => &self.blocks,
                };
                list.contains(&block)
                    || parent.is_some_and(|op| self.changed.contains(&op) || self.inserted.contains(&op))
            }
            // Other changes have no event.
            _ => true,
        }
    }

    /// True if an operation, or an ancestor that was erased with it, was reported as erased.
    fn covers_erased(&self, ir: &Ir, op: OpId) -> bool {
        let mut around = Some(op);
        while let Some(op) = around {
            if self.erased.contains(&op) {
                return true;
            }
            let Some(block) = ir.op(op).parent() else { return false };
            if self.erased_blocks.contains(&block) {
                return true;
            }
            around = ir.block_parent_op(block);
        }
        false
    }
}
