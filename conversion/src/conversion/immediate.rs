//! Immediate replacement and erasure, for runs without rollback.
//!
//! Users of a replaced value use its replacement from now on, through a cast if the types differ; the
//! replaced operation is erased, and listeners are notified in that order. Only values that are mapped to
//! casts have a mapping. While a pattern runs the body is still journalled, so that the edits of a failing
//! pattern can be rolled back.
//!
//! Mirrors `ConversionConfig::allowPatternRollback` where it is false.

use legalize_ir::{InsertPoint, OpId, Use, ValueId};
use smallvec::SmallVec;

use super::converters::ConverterId;
use super::rewriter::DelayingRewriter;
use super::state::{CastInfo, CastKind, Mark};
use crate::listener::Event;
use crate::rewriter::{after_definition, erase_now};

impl DelayingRewriter<'_, '_> {
    /// Replaces an operation and erases it.
    pub(super) fn replace_at_once(&mut self, op: OpId, values: &[&[ValueId]]) {
        let inside = |value: &ValueId| {
            let around = match self.ir.defining_op(*value) {
                Some(defining_op) => Some(defining_op),
                None => self.ir.value_block(*value).and_then(|block| self.ir.block_parent_op(block)),
            };
            around.is_some_and(|around| self.ir.is_ancestor(op, around))
        };
        if values.iter().any(|list| list.iter().any(inside)) {
            self.misuse = Some("it replaces an operation by values that are erased with it");
            return;
        }
        let results: SmallVec<[ValueId; 2]> = self.ir.op(op).results().into();
        let converter = self.converters.in_use;
        let by: SmallVec<[Option<ValueId>; 2]> = results
            .iter()
            .zip(values)
            .map(|(&result, list)| self.replacement_at_once(result, list, converter))
            .collect();
        self.set_replaced_with_nested(op);
        self.exchange(op, &results, &by);
    }

    /// Replaces the uses of an operation's results by these values, and erases it.
    pub(super) fn exchange(&mut self, op: OpId, results: &[ValueId], by: &[Option<ValueId>]) {
        let values: SmallVec<[ValueId; 4]> = by.iter().copied().flatten().collect();
        self.send_event(&Event::OpReplaced { op, values: &values });
        for (&result, &by) in results.iter().zip(by) {
            let Some(by) = by else { continue };
            let uses: SmallVec<[Use; 8]> = self.ir.uses(result).collect();
            for value_use in uses {
                self.ir.set_operand(value_use.op, value_use.index as usize, by);
                self.send_event(&Event::OpModified { op: value_use.op });
            }
        }
        erase_now(self, op);
    }

    /// Replaces a value: its users after the replacement use that one.
    pub(super) fn replace_value_at_once(
        &mut self,
        from: ValueId,
        to: &[ValueId],
        converter: Option<ConverterId>,
    ) {
        let Some(by) = self.replacement_at_once(from, to, converter) else { return };
        let by_op = self.ir.defining_op(by);
        let uses: SmallVec<[Use; 8]> = self.ir.uses(from).collect();
        for value_use in uses {
            if let Some(by_op) = by_op {
                let same_block = self.ir.op(by_op).parent() == self.ir.op(value_use.op).parent();
                if by_op == value_use.op || same_block && !self.ir.is_before_in_block(by_op, value_use.op) {
                    continue;
                }
            }
            self.ir.set_operand(value_use.op, value_use.index as usize, by);
        }
    }

    /// The one value of a replaced value's type; `None` where none is needed.
    fn replacement_at_once(
        &mut self,
        from: ValueId,
        to: &[ValueId],
        converter: Option<ConverterId>,
    ) -> Option<ValueId> {
        if self.ir.is_unused(from) {
            return None;
        }
        let (loc, ty) = (self.value_loc(from), self.ir.value_type(from));
        let info = CastInfo { kind: CastKind::Source, converter, original: None, pure: !to.is_empty() };
        let at: InsertPoint = match to {
            [] => after_definition(&self.ir, from),
            _ => self.insert_point_of(to),
        };
        self.make_cast(at, loc, to, to, &[ty], info).first().copied()
    }

    /// Inputs of a cast that only changes types: if values are replaced at once, users have the cast's
    /// result, and the actual replacement of the value is the cast's input.
    pub(super) fn look_through_cast(&self, value: ValueId) -> Option<SmallVec<[ValueId; 2]>> {
        if !self.immediate {
            return None;
        }
        let cast_of = |value: ValueId| self.ir.defining_op(value).filter(|&op| self.state.is_pure_cast(op));
        cast_of(value)?;
        let (mut found, mut pending) = (SmallVec::new(), vec![value]);
        while let Some(value) = pending.pop() {
            match cast_of(value) {
                Some(cast) => pending.extend(self.ir.operands(cast).collect::<Vec<_>>().into_iter().rev()),
                None => found.push(value),
            }
        }
        Some(found)
    }

    /// Erases the unused casts that a pattern created.
    pub(super) fn erase_unused_casts(&mut self, mark: &Mark) {
        for cast in self.state.casts_since(mark) {
            if self.ir.is_live(cast) && self.ir.results_unused(cast) {
                let inputs: SmallVec<[ValueId; 2]> = self.ir.operands(cast).collect();
                self.state.forget_cast(cast, &inputs);
                self.ir.erase_op(cast);
            }
        }
    }
}
