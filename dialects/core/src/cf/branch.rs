//! Branches as data: successors and their operands, read from the terminators of cf and used to create new
//! ones.

use legalize_conversion::{MatchResult, Rewriter};
use legalize_dialects_hooks::successors::{cases_after_default, group_after_condition};
use legalize_dialects_hooks::switches::case_values;
use legalize_ir::{AttrData, BlockId, Context, Int, Ir, OpId, ValueDef, ValueId};
use legalize_typed::{BuildOp, OpView};
use rustc_hash::FxHashSet;

use crate::ops::cf::{BranchOp, CondBranchOp, SwitchOp};

/// A successor and the operands that are passed to it.
#[derive(Clone, PartialEq)]
pub(super) struct Target {
    pub block: BlockId,
    pub operands: Vec<ValueId>,
}

impl Target {
    fn of(ctx: &Context, ir: &Ir, op: OpId, index: usize) -> Target {
        let at = (ctx, ir);
        let range = if BranchOp::isa(&at, op) {
            0..ir.op(op).operand_count()
        } else if CondBranchOp::isa(&at, op) {
            group_after_condition(ctx, ir, op, index)
        } else {
            cases_after_default(ctx, ir, op, index)
        };
        let operands = ir.operands(op).skip(range.start).take(range.len()).collect();
        Target { block: ir.successor(op, index), operands }
    }

    /// All targets of a terminator of cf.
    pub(super) fn all(ctx: &Context, ir: &Ir, op: OpId) -> Vec<Target> {
        (0..ir.op(op).successor_count()).map(|index| Target::of(ctx, ir, op, index)).collect()
    }

    /// The target of a block that consists of a branch only; its arguments must not have other users than
    /// that branch.
    pub(super) fn collapsed(&self, ctx: &Context, ir: &Ir) -> Option<Target> {
        let block = ir.block(self.block);
        let only = block.first().filter(|&op| block.last() == Some(op))?;
        let branch = BranchOp::cast(&(ctx, ir), only)?.op();
        let read_elsewhere = |&arg: &ValueId| ir.users(arg).any(|user| user != branch);
        if block.args().iter().any(read_elsewhere) || leads_to_a_cycle(ctx, ir, self.block) {
            return None;
        }
        let mut target = Target::of(ctx, ir, branch, 0);
        for operand in &mut target.operands {
            if let ValueDef::Argument { block, index } = ir.value(*operand).def()
                && block == self.block
            {
                *operand = *self.operands.get(index as usize)?;
            }
        }
        Some(target)
    }
}

/// Returns true if a chain of `cf.br` from a block leads back to one of the blocks on the way.
fn leads_to_a_cycle(ctx: &Context, ir: &Ir, start: BlockId) -> bool {
    let mut passed = FxHashSet::default();
    let mut block = start;
    while passed.insert(block) {
        let branch = ir.block(block).last().and_then(|end| BranchOp::cast(&(ctx, ir), end));
        match branch {
            Some(branch) => block = ir.successor(branch.op(), 0),
            None => return false,
        }
    }
    true
}

/// The only block that branches to a block, if it does so by a single edge.
pub(super) fn single_predecessor(ir: &Ir, block: BlockId) -> Option<BlockId> {
    let mut uses = ir.block_uses(block);
    let only = uses.next().filter(|_| uses.next().is_none())?;
    ir.op(only.op).parent()
}

/// A switch: its flag, its default target, and its cases.
pub(super) struct Switch {
    pub flag: ValueId,
    pub default: Target,
    pub cases: Vec<(Int, Target)>,
}

impl Switch {
    pub(super) fn of(ctx: &Context, ir: &Ir, op: OpId) -> Option<Switch> {
        let at = (ctx, ir);
        let switch = SwitchOp::cast(&at, op)?;
        let mut targets = Target::all(ctx, ir, op).into_iter();
        let default = targets.next()?;
        let values = switch.case_values(&at);
        let values =
            values.map_or_else(Vec::new, |values| crate::arith::int_elements(ctx, values, targets.len()));
        (values.len() == targets.len()).then(|| Switch {
            flag: switch.flag(&at),
            default,
            cases: values.into_iter().zip(targets).collect(),
        })
    }

    /// The target for a value of the flag.
    pub(super) fn target(&self, number: &Int) -> &Target {
        self.cases.iter().find(|case| case.0 == *number).map_or(&self.default, |case| &case.1)
    }

    /// Replaces an operation by this switch.
    pub(super) fn replace(&self, rewriter: &mut dyn Rewriter<'_>, op: OpId) -> MatchResult {
        let loc = rewriter.ir().op(op).loc();
        let flag_type = rewriter.ir().value_type(self.flag);
        let numbers: Vec<Int> = self.cases.iter().map(|case| case.0.clone()).collect();
        let operands: Vec<&[ValueId]> = self.cases.iter().map(|case| &case.1.operands[..]).collect();
        let blocks: Vec<BlockId> = self.cases.iter().map(|case| case.1.block).collect();
        let mut new = SwitchOp::builder(self.flag, self.default.block)
            .default_operands(&self.default.operands)
            .case_operands(&operands)
            .case_destinations(&blocks);
        if let Some(values) = case_values(rewriter.ctx(), flag_type, &numbers) {
            new = new.case_values(values);
        }
        new.create(rewriter, loc)?;
        rewriter.erase_op(op);
        Ok(())
    }
}

/// Replaces an operation by a branch.
pub(super) fn replace_by_branch(rewriter: &mut dyn Rewriter<'_>, op: OpId, target: &Target) -> MatchResult {
    let loc = rewriter.ir().op(op).loc();
    BranchOp::builder(target.block).dest_operands(&target.operands).create(rewriter, loc)?;
    rewriter.erase_op(op);
    Ok(())
}

/// Replaces a conditional branch by another one with the same weights.
pub(super) fn replace_by_conditional(
    rewriter: &mut dyn Rewriter<'_>,
    op: OpId,
    targets: &[Target; 2],
) -> MatchResult {
    let old = CondBranchOp::of(op);
    let (loc, [yes, no]) = (rewriter.ir().op(op).loc(), targets);
    let mut new = CondBranchOp::builder(old.condition(rewriter), yes.block, no.block)
        .true_dest_operands(&yes.operands)
        .false_dest_operands(&no.operands);
    if let Some(weights) = old.branch_weights(rewriter) {
        new = new.branch_weights(&weights);
    }
    new.create(rewriter, loc)?;
    rewriter.erase_op(op);
    Ok(())
}

/// The boolean that a value is known to have.
pub(crate) fn known_truth(ctx: &Context, ir: &Ir, value: ValueId) -> Option<bool> {
    let constant = legalize_ir::constant_operand(ctx, ir, value)?;
    match ctx.attr_data(constant) {
        AttrData::Integer { value, .. } => Some(!value.is_zero()),
        _ => None,
    }
}
