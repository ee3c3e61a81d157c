//! Replacement of operations in place.
//!
//! Nearly always one operation replaces another, has the same operands and result types, and is legal by its
//! name alone. Then nothing need be created, moved or erased: the new name and attributes are noted, and once
//! the conversion has succeeded the operation is renamed. Until then it is unchanged, as replaced operations
//! are, and its results are not mapped.
//!
//! The difference must not be observable. This is done only if no pattern, condition of the target or
//! converter depends on more than an operation and the defining ops of its operands. And no new operation
//! uses such a result: a lookup of its replacement returns the result of the new operation, which is created
//! at that point ([`DelayingRewriter::settle`]). The only difference is the order of a value's uses, which
//! nothing may rely on.
//!
//! The decision is made in [`super::replace_plan`].

use legalize_ir::{InsertPoint, OpId, OperationState, ValueId};
use rustc_hash::FxHashSet;
use smallvec::SmallVec;

use super::in_place_ops::InPlaceOp;
use super::rewriter::DelayingRewriter;
use super::state::{Action, Mark};

impl DelayingRewriter<'_, '_> {
    /// Returns true if the root of a match can be replaced in place by an operation: it has the same operands
    /// and result types, without an observable difference. `first_of_root` if its operands are known to be
    /// the first ones of the root.
    pub(super) fn fits_in_place(
        &self,
        root: OpId,
        new: &OperationState,
        first_of_root: bool,
        remapped: bool,
    ) -> bool {
        let data = self.ir.op(root);
        // Different types are detected at once.
        data.operand_count() == new.operands.len()
            && data.results().len() == new.result_types.len()
            && data
                .results()
                .iter()
                .zip(&new.result_types)
                .all(|(&value, &ty)| self.ir.value_type(value) == ty)
            && (first_of_root
                || self.ir.operands(root).zip(&new.operands).all(|(of_root, &value)| {
                    // In the end the users of a replaced value use its replacement, if that is not replaced
                    // itself: the replacement's own uses are replaced before.
                    (of_root == value
                        || value == self.current_value(of_root, remapped) && !self.state.is_mapped(value))
                        && (!remapped || self.is_settled_before(value, root))
                }))
            && data.loc() == new.loc
            && data.successor_count() == 0
            && data.regions().is_empty()
            && !self.state.is_ignored(root)
    }

    /// Returns true if the defining op of a value comes before an operation, so that it was converted if it
    /// ever is: the value's current replacement is the final one.
    fn is_settled_before(&self, value: ValueId, op: OpId) -> bool {
        let Some(defining_op) = self.ir.defining_op(value) else { return true };
        if self.state.is_ignored(defining_op) {
            return true;
        }
        let Some(block) = self.ir.op(defining_op).parent() else { return false };
        let user = if self.ir.op(op).parent() == Some(block) {
            Some(op)
        } else {
            self.ir.ancestor_in_block(block, op)
        };
        user.is_none_or(|user| self.ir.is_before_in_block(defining_op, user))
    }

    /// The newest replacement of the same type of a value if `remapped` is true, else the value itself.
    #[inline]
    fn current_value(&self, value: ValueId, remapped: bool) -> ValueId {
        let newest = || self.state.with_type(&self.ir, value, self.ir.value_type(value)).flatten();
        if remapped { newest().unwrap_or(value) } else { value }
    }

    /// Returns true if one of the values is a result of an operation that will be replaced in place.
    pub(super) fn is_replaced_in_place(&self, values: &[ValueId]) -> bool {
        self.state.in_place_count != 0
            && values.iter().any(|&value| self.in_place_defining_op(value).is_some())
    }

    fn in_place_defining_op(&self, value: ValueId) -> Option<OpId> {
        self.ir.defining_op(value).filter(|&op| self.state.in_place_op(op).is_some())
    }

    /// Rolls back to a mark, except for settled operations: they are needed again, and there may be many.
    /// Returns true if there are any.
    #[must_use]
    pub(super) fn roll_back_and_settle(&mut self, mark: Mark) -> bool {
        let settled = self.state.roll_back(&mut self.ir, mark);
        let any = !settled.is_empty();
        for op in settled {
            self.settle(op);
        }
        any
    }

    /// Creates the operation that replaces one in place, after those that define its operands.
    pub(super) fn settle(&mut self, op: OpId) {
        let Some(replacing) = self.state.in_place_op(op) else { return };
        // Nearly always its operands exist.
        if self.unsettled_operand(op, replacing, |_| true).is_none() {
            self.settle_one(op, replacing);
            return;
        }
        let mut pending = vec![(op, replacing)];
        let mut seen: FxHashSet<OpId> = FxHashSet::default();
        while let Some(&(op, replacing)) = pending.last() {
            let next = self.unsettled_operand(op, replacing, |defining_op| seen.insert(defining_op));
            if let Some(next) = next.and_then(|next| Some((next, self.state.in_place_op(next)?))) {
                pending.push(next);
                continue;
            }
            pending.pop();
            if self.state.in_place_op(op).is_some() {
                self.settle_one(op, replacing);
            }
        }
    }

    /// A defining op of an operand of one, of those that will be replaced in place.
    fn unsettled_operand(
        &self,
        op: OpId,
        replacing: InPlaceOp,
        mut which: impl FnMut(OpId) -> bool,
    ) -> Option<OpId> {
        let mut read = self.ir.operands(op).filter(|_| replacing.remapped);
        read.find_map(|value| {
            self.in_place_defining_op(self.current_value(value, true))
                .filter(|&defining_op| which(defining_op))
        })
    }

    /// Creates the defining ops of the newest replacements of a value.
    #[inline]
    pub(super) fn settle_leaf(&mut self, value: ValueId) {
        if self.state.in_place_count != 0 {
            for value in self.state.leaf(value) {
                if let Some(op) = self.in_place_defining_op(value) {
                    self.settle(op);
                }
            }
        }
    }

    /// Does what the pattern would have done.
    fn settle_one(&mut self, op: OpId, replacing: InPlaceOp) {
        let mut new = OperationState::new(self.ctx, replacing.name, self.ir.op(op).loc());
        (new.inherent, new.discardable) = (replacing.inherent, replacing.discardable);
        new.operands =
            self.ir.operands(op).map(|value| self.current_value(value, replacing.remapped)).collect();
        let results: SmallVec<[ValueId; 4]> = self.ir.op(op).results().into();
        new.result_types = results.iter().map(|&result| self.ir.value_type(result)).collect();
        let created = self.ir.create_op(&new);
        self.ir.insert_op(created, InsertPoint::Before(op));
        for (index, &result) in results.iter().enumerate() {
            let by = self.ir.op(created).results()[index];
            self.state.replace(&self.ir, result, &[by]);
        }
        self.state.act(Action::Replace { op, converter: replacing.converter });
        self.state.set_settled(op);
    }

    /// Renames all operations that are replaced in place.
    pub(super) fn replace_all_in_place(&mut self) {
        for (op, replacing) in self.state.take_in_place() {
            if self.ir.is_live(op) {
                self.ir.set_op_name_and_attrs(op, replacing.name, replacing.inherent, replacing.discardable);
            }
        }
    }
}
