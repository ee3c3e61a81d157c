//! The plan by which one operation replaces the root of a pattern: the cheapest one with the same effect as
//! to create it and replace the root.
//!
//! If the legality of the new operation is not known yet, and no pattern would change it, the root takes its
//! replacement tentatively: it is renamed, checked and restored, so that an application that is undone
//! creates no operation. A folder that succeeds could observe this; then the operation is created normally.
//! See [`super::in_place`] for roots that are replaced in place.

use legalize_ir::{BlockId, Fold, InsertPoint, OpId, OpName, has_ssa_dominance};

use super::config::FoldingMode;
use super::driver::ConversionDriver;
use super::in_place_ops::InPlaceOp;
use super::legalizer::Legalizer;
use super::state::Mark;
use crate::fold::{can_fold, look_for_fold};
use crate::matcher::{Operands, Reads, Replacement, RootReplacer};
use crate::pattern::{MatchFailure, MatchResult};
use crate::rewriter::Rewriter;

/// The plan by which an operation replaces a root.
#[derive(Clone, Copy, Debug)]
pub(super) enum ReplacePlan {
    /// The root is replaced in place at once.
    ReplaceAtOnce,
    /// The root is replaced in place by the replacement of this number at the end.
    ReplaceLater(u32),
    /// The root takes the name and attributes of the replacement of this number until the legality of that is
    /// known.
    Tentative(u32),
    /// The operation is created before the root, and replaces it once it is legal.
    CreateBefore,
    /// The operation is created and replaces the root, as in any rewrite.
    Create,
}

/// The facts of a run on which plans depend, and the plan that is being carried out.
#[derive(Debug, Default)]
pub(super) struct PlanState {
    /// True if no listener or log is attached, and applications can be rolled back.
    pub unwatched: bool,
    /// True if operations may be replaced in place, see [`super::in_place`].
    pub in_place: bool,
    /// True if the running pattern creates its operation, after a folder objected to the tentative state.
    pub create: bool,
    /// The running pattern's plan, if it is not completed yet.
    pub chosen: Option<ReplacePlan>,
    /// Last block that was found to be in order, with the count of
    /// [`Ir::nesting_count`](legalize_ir::Ir::nesting_count).
    in_order: Option<(BlockId, u64)>,
}

impl<'c> RootReplacer<'c> for ConversionDriver<'_, 'c> {
    #[inline]
    fn read(&mut self, root: OpId, reads: Reads, operands: &[u32], into: &mut Operands) -> MatchResult {
        let rewriter = &mut self.rewriter;
        if reads == Reads::Remapped {
            let loc = Some(rewriter.ir.op(root).loc());
            for &index in operands {
                let value = rewriter.ir.operand(root, index as usize);
                match rewriter.unsettled_by_one(value) {
                    Some(one) => into.push(one),
                    None => into.extend_from_slice(&rewriter.remapped_values_at(value, loc)?),
                }
            }
            return Ok(());
        }
        let of_root = rewriter.ir.operands(root);
        if reads == Reads::FirstOfRoot && of_root.len() == operands.len() {
            of_root.for_each(|value| into.push(value));
        } else {
            let of_root: Operands = of_root.collect();
            into.extend(operands.iter().map(|&index| of_root[index as usize]));
        }
        Ok(())
    }

    fn settle(&mut self, root: OpId, reads: Reads, operands: &[u32], read: &mut Operands) -> MatchResult {
        if reads != Reads::Remapped || !self.rewriter.is_replaced_in_place(read) {
            return Ok(());
        }
        read.clear();
        let loc = Some(self.rewriter.ir.op(root).loc());
        for &index in operands {
            let value = self.rewriter.ir.operand(root, index as usize);
            read.extend_from_slice(&self.rewriter.remapped_values_at(value, loc)?);
        }
        Ok(())
    }

    #[inline]
    fn replace_root(&mut self, mut replacement: Replacement<'_>) -> Result<bool, MatchFailure> {
        let plan = self.plan(&mut replacement);
        self.carry_out(plan, replacement)
    }

    fn as_rewriter(&mut self) -> &mut dyn Rewriter<'c> {
        self
    }
}

impl ConversionDriver<'_, '_> {
    /// The cheapest plan by which an operation replaces a root.
    fn plan(&mut self, replacement: &mut Replacement<'_>) -> ReplacePlan {
        if let Some(plan) = self.plan_in_place(replacement) {
            return plan;
        }
        let (root, new) = (replacement.root, &replacement.new);
        let same_number = self.rewriter.ir.op(root).results().len() == new.result_types.len();
        if self.legalizer.plans.unwatched && same_number && !self.rewriter.state.is_ignored(root) {
            ReplacePlan::CreateBefore
        } else {
            ReplacePlan::Create
        }
    }

    fn plan_in_place(&mut self, replacement: &mut Replacement<'_>) -> Option<ReplacePlan> {
        if !self.legalizer.plans.in_place {
            return None;
        }
        let (root, reads) = (replacement.root, replacement.reads);
        let rewriter = &self.rewriter;
        let legal = self.legalizer.target.is_always_legal(rewriter.ctx, replacement.new.name);
        if !legal && !self.may_be_tried(replacement.new.name) {
            return None;
        }
        let rewriter = &mut self.rewriter;
        // Where values are replaced at once, the operands are the replacements.
        let remapped = reads == Reads::Remapped && !rewriter.immediate;
        let new = &*replacement.new;
        if !rewriter.fits_in_place(root, new, reads == Reads::FirstOfRoot, remapped) {
            return None;
        }
        if rewriter.immediate {
            return Some(ReplacePlan::ReplaceAtOnce);
        }
        let reads_the_same = || {
            rewriter.ir.operands(root).eq(new.operands.iter().copied())
                && !rewriter.is_replaced_in_place(&new.operands)
        };
        if !legal && (reads == Reads::Remapped && !reads_the_same() || !self.is_in_order(root)) {
            return None;
        }
        let replacing = InPlaceOp {
            name: new.name,
            inherent: new.inherent,
            discardable: new.discardable,
            converter: self.rewriter.converters.in_use,
            remapped,
        };
        let number = self.rewriter.state.number_of(replacing, replacement.last_in_place)?;
        Some(if legal { ReplacePlan::ReplaceLater(number) } else { ReplacePlan::Tentative(number) })
    }

    /// Carries out the part of a plan that the pattern itself would do; returns true if nothing more is to be
    /// created.
    fn carry_out(&mut self, plan: ReplacePlan, replacement: Replacement<'_>) -> Result<bool, MatchFailure> {
        let Replacement { root, new, reads, operands, .. } = replacement;
        match plan {
            ReplacePlan::ReplaceAtOnce | ReplacePlan::Tentative(_) => {
                self.rewriter.ir.set_op_name_and_attrs(root, new.name, new.inherent, new.discardable);
            }
            ReplacePlan::ReplaceLater(replacing) => self.rewriter.state.set_in_place(root, replacing),
            ReplacePlan::CreateBefore => {
                self.settle(root, reads, operands, &mut new.operands)?;
                let ir = &mut self.rewriter.ir;
                let op = ir.create_op(new);
                ir.insert_op(op, InsertPoint::Before(root));
            }
            ReplacePlan::Create => {
                self.settle(root, reads, operands, &mut new.operands)?;
                return Ok(false);
            }
        }
        self.legalizer.plans.chosen = Some(plan);
        Ok(true)
    }

    /// True if the target and a folder alone decide whether operations of a name are legal.
    fn may_be_tried(&mut self, name: OpName) -> bool {
        let Legalizer { order, patterns, explaining, plans, .. } = &mut self.legalizer;
        plans.unwatched
            && !*explaining
            && !plans.create
            && order.of(self.rewriter.ctx, patterns, name).is_empty()
    }

    /// True if all operations that an operation's operands depend on come before it: then a folder that
    /// follows them never meets the operation itself.
    fn is_in_order(&mut self, op: OpId) -> bool {
        let (ctx, ir) = (self.rewriter.ctx, &self.rewriter.ir);
        let Some(block) = ir.op(op).parent() else { return false };
        let place = Some((block, ir.nesting_count()));
        if self.legalizer.plans.in_order == place {
            return true;
        }
        let region = ir.block(block).parent();
        let holds = region.is_some_and(|region| has_ssa_dominance(ctx, ir, region));
        if holds {
            self.legalizer.plans.in_order = place;
        }
        holds
    }

    /// Checks if a root in its tentative state is legal, and replaces it in place if so. Returns `None` if a
    /// folder succeeds on it.
    pub(super) fn check_tentative(&mut self, root: OpId, replacing: u32, mark: Mark) -> Option<bool> {
        let legal = self.is_legal(root).is_some();
        let (ctx, ir) = (self.rewriter.ctx, &self.rewriter.ir);
        let folds = !legal
            && self.legalizer.config.folding != FoldingMode::Never
            && can_fold(ctx, ir, root)
            && !matches!(look_for_fold(ctx, ir, root), Fold::Unchanged);
        self.roll_back(mark);
        if legal {
            self.rewriter.state.set_in_place(root, replacing);
        }
        (!folds).then_some(legal)
    }
}
