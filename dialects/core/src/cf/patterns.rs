//! Canonicalization patterns of the cf dialect.
//!
//! In Rust because rules match operations and values: they do not name blocks, and can neither query a
//! block's predecessors nor create a branch to a matched block.

use legalize_conversion::{MatchFailure, MatchResult, PatternInfo, PatternSet, Rewriter, RewriterExt};
use legalize_ir::{Context, Ir, OpId, ValueId};
use legalize_source::Diagnostics;
use legalize_typed::{BuildOp, OpView};

use super::branch::{
    Switch, Target, known_truth, replace_by_branch, replace_by_conditional, single_predecessor,
};
use crate::ops::arith::{ConstantOp, SelectOp};
use crate::ops::cf::{AssertOp, BranchOp, CondBranchOp, SwitchOp};
use crate::ops::ub::UnreachableOp;

type Body = fn(OpId, &mut dyn Rewriter<'_>) -> MatchResult;

/// Adds the patterns; of the patterns on one operation the first that matches is applied.
pub(super) fn add(_: &Context, patterns: &mut PatternSet) -> Diagnostics {
    let all: [(&str, &str, Body); 15] = [
        ("MergeOnlySuccessor", BranchOp::NAME, merge_only_successor),
        ("CollapseBranch", BranchOp::NAME, collapse_branch),
        ("SimplifyConstCondBranchPred", CondBranchOp::NAME, known_condition),
        ("SimplifyPassThroughCondBranch", CondBranchOp::NAME, collapse_conditional),
        ("SimplifyCondBranchIdenticalSuccessors", CondBranchOp::NAME, meeting_branches),
        ("SimplifyCondBranchFromCondBranchOnSameCondition", CondBranchOp::NAME, repeated_condition),
        ("CondBranchTruthPropagation", CondBranchOp::NAME, condition_in_successors),
        ("DropUnreachableCondBranch", CondBranchOp::NAME, drop_unreachable),
        ("SwitchWithoutCases", SwitchOp::NAME, switch_without_cases),
        ("CasesOfDefault", SwitchOp::NAME, cases_of_default),
        ("KnownFlag", SwitchOp::NAME, known_flag),
        ("CollapseSwitch", SwitchOp::NAME, collapse_switch),
        ("SwitchInCase", SwitchOp::NAME, switch_in_case),
        ("SwitchInDefault", SwitchOp::NAME, switch_in_default),
        ("AssertTrue", AssertOp::NAME, assert_true),
    ];
    for (name, op, body) in all {
        patterns.add_fn(PatternInfo::on(name, op), body);
    }
    Diagnostics::default()
}

fn no_match(reason: &'static str) -> MatchResult {
    Err(MatchFailure::new(reason))
}

/// Merges a block into its only predecessor, if that has no other successor.
fn merge_only_successor(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let ir = rewriter.ir();
    let (successor, block) = (ir.successor(op, 0), ir.op(op).parent().ok_or("a branch without a block")?);
    if successor == block || single_predecessor(ir, successor) != Some(block) {
        return no_match("the successor has other predecessors");
    }
    let operands: Vec<ValueId> = ir.operands(op).collect();
    if operands.len() != ir.block(successor).args().len() {
        return no_match("not one operand for each argument");
    }
    // Unreachable blocks may form a cycle.
    if operands.iter().any(|operand| ir.block(successor).args().contains(operand)) {
        return no_match("the successor is passed its own arguments");
    }
    rewriter.erase_op(op);
    rewriter.merge_blocks(successor, block, &operands);
    Ok(())
}

/// A branch to a block that only branches is redirected to that block's target.
fn collapse_branch(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let (ctx, ir) = (rewriter.ctx(), rewriter.ir());
    let target = Target::all(ctx, ir, op).pop().ok_or("a branch without a successor")?;
    if Some(target.block) == ir.op(op).parent() {
        return no_match("it branches to itself");
    }
    let collapsed = target.collapsed(ctx, ir).ok_or("the successor does more than branch")?;
    replace_by_branch(rewriter, op, &collapsed)
}

fn conditional_targets(op: OpId, rewriter: &dyn Rewriter<'_>) -> Result<[Target; 2], MatchFailure> {
    Target::all(rewriter.ctx(), rewriter.ir(), op).try_into().map_err(|_| "not two successors".into())
}

/// A branch on a known condition is replaced by a branch.
fn known_condition(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let [yes, no] = conditional_targets(op, rewriter)?;
    let condition = rewriter.ir().operand(op, 0);
    let truth = known_truth(rewriter.ctx(), rewriter.ir(), condition).ok_or("the condition is not known")?;
    replace_by_branch(rewriter, op, if truth { &yes } else { &no })
}

/// A conditional branch to blocks that only branch is redirected to their targets.
fn collapse_conditional(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let [yes, no] = conditional_targets(op, rewriter)?;
    let collapse = |target: &Target| target.collapsed(rewriter.ctx(), rewriter.ir());
    let (new_yes, new_no) = (collapse(&yes), collapse(&no));
    if new_yes.is_none() && new_no.is_none() {
        return no_match("both successors do more than branch");
    }
    replace_by_conditional(rewriter, op, &[new_yes.unwrap_or(yes), new_no.unwrap_or(no)])
}

/// A conditional branch with the same block as both targets is replaced by a branch; operands that differ are
/// selected before it.
fn meeting_branches(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let [yes, no] = conditional_targets(op, rewriter)?;
    if yes.block != no.block {
        return no_match("the successors differ");
    }
    if yes == no {
        return replace_by_branch(rewriter, op, &yes);
    }
    let ir = rewriter.ir();
    // With other predecessors the selects would be computed for this branch only, where they only cost.
    let block = ir.op(op).parent();
    if ir.predecessors(yes.block).any(|predecessor| Some(predecessor) != block) {
        return no_match("the successor has other predecessors");
    }
    let (loc, condition) = (ir.op(op).loc(), ir.operand(op, 0));
    let mut merged = Target { block: yes.block, operands: Vec::new() };
    for (&left, &right) in yes.operands.iter().zip(&no.operands) {
        if left == right {
            merged.operands.push(left);
            continue;
        }
        let ty = rewriter.ir().value_type(left);
        let choice = SelectOp::builder(condition, left, right).result_types(&[ty]).create(rewriter, loc)?;
        merged.operands.push(choice.result(rewriter));
    }
    replace_by_branch(rewriter, op, &merged)
}

/// A branch on a condition in a block that is only reached by a branch on the same condition is replaced by a
/// branch.
fn repeated_condition(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let [yes, no] = conditional_targets(op, rewriter)?;
    let (ctx, ir) = (rewriter.ctx(), rewriter.ir());
    let block = ir.op(op).parent().ok_or("a branch without a block")?;
    let predecessor = single_predecessor(ir, block).ok_or("several predecessors")?;
    let at = (ctx, ir);
    let before = ir.block(predecessor).last().and_then(|before| CondBranchOp::cast(&at, before));
    let before = before.filter(|before| before.condition(&at) == CondBranchOp::of(op).condition(&at));
    let before = before.ok_or("the predecessor tests another condition")?;
    let holds = before.true_dest(&at) == block;
    replace_by_branch(rewriter, op, if holds { &yes } else { &no })
}

/// A conditional branch to a block that consists of `ub.unreachable` is replaced by a branch to the other
/// target.
fn drop_unreachable(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let [yes, no] = conditional_targets(op, rewriter)?;
    let (ctx, ir) = (rewriter.ctx(), rewriter.ir());
    let is_never_reached = |target: &Target| {
        let block = ir.block(target.block);
        block.first() == block.last() && block.last().is_some_and(|last| UnreachableOp::isa(&(ctx, ir), last))
    };
    match (is_never_reached(&yes), is_never_reached(&no)) {
        (true, _) => replace_by_branch(rewriter, op, &no),
        (_, true) => replace_by_branch(rewriter, op, &yes),
        _ => no_match("both successors may have been removed"),
    }
}

/// In a block that is only reached if a condition holds, or if it does not hold, the condition is replaced by
/// a constant.
fn condition_in_successors(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let [yes, no] = conditional_targets(op, rewriter)?;
    let (loc, condition) = (rewriter.ir().op(op).loc(), rewriter.ir().operand(op, 0));
    let mut changed = false;
    for (block, truth) in [(yes.block, true), (no.block, false)] {
        let ir = rewriter.ir();
        let is_inside = |op: OpId| ir.op(op).parent() == Some(block);
        let read = uses_among(ir, condition, ir.block_ops(block), is_inside);
        if read.is_empty() || single_predecessor(ir, block).is_none() {
            continue;
        }
        let known = truth_constant(rewriter, loc, truth)?;
        for (user, at) in read {
            rewriter.modify_op(user, |ir| ir.set_operand(user, at, known));
        }
        changed = true;
    }
    if changed { Ok(()) } else { no_match("the condition is not used where it is known") }
}

/// The uses of a value by some operations, found among all its uses or by traversing the operations,
/// whichever is finished first. One of them may be far longer than the other.
pub(crate) fn uses_among(
    ir: &Ir,
    value: ValueId,
    mut ops: impl Iterator<Item = OpId>,
    is_among: impl Fn(OpId) -> bool,
) -> Vec<(OpId, usize)> {
    let mut uses = ir.uses(value);
    let (mut by_use, mut by_op) = (Vec::new(), Vec::new());
    loop {
        let Some(value_use) = uses.next() else { return by_use };
        if is_among(value_use.op) {
            by_use.push((value_use.op, value_use.index as usize));
        }
        let Some(op) = ops.next() else { return by_op };
        let operands = ir.operands(op).enumerate();
        by_op.extend(operands.filter(|&(_, operand)| operand == value).map(|(at, _)| (op, at)));
    }
}

/// `arith.constant true` or `false`.
pub(crate) fn truth_constant(
    rewriter: &mut dyn Rewriter<'_>,
    loc: legalize_ir::Location,
    truth: bool,
) -> Result<ValueId, MatchFailure> {
    let ctx = rewriter.ctx();
    let constant = ConstantOp::builder(ctx.bool_attr(truth)).result_types(&[ctx.common().i1]);
    Ok(constant.create(rewriter, loc)?.result(rewriter))
}

fn switch(op: OpId, rewriter: &dyn Rewriter<'_>) -> Result<Switch, MatchFailure> {
    Switch::of(rewriter.ctx(), rewriter.ir(), op).ok_or("not one case for each successor".into())
}

/// A switch without cases is replaced by a branch to the default target.
fn switch_without_cases(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let switch = switch(op, rewriter)?;
    if !switch.cases.is_empty() {
        return no_match("there are cases");
    }
    replace_by_branch(rewriter, op, &switch.default)
}

/// Cases with the target and operands of the default are removed.
fn cases_of_default(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let mut switch = switch(op, rewriter)?;
    let count = switch.cases.len();
    let Switch { default, cases, .. } = &mut switch;
    cases.retain(|case| case.1 != *default);
    if switch.cases.len() == count {
        return no_match("every case differs from the default");
    }
    switch.replace(rewriter, op)
}

/// A switch on a known flag is replaced by a branch.
fn known_flag(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let switch = switch(op, rewriter)?;
    let constant = legalize_ir::constant_operand(rewriter.ctx(), rewriter.ir(), switch.flag);
    let number = constant.and_then(|constant| crate::arith::as_int(rewriter.ctx(), constant));
    let number = number.ok_or("the flag is not known")?;
    replace_by_branch(rewriter, op, switch.target(&number))
}

/// A switch to blocks that only branch is redirected to their targets.
fn collapse_switch(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let mut switch = switch(op, rewriter)?;
    let mut changed = false;
    let targets = std::iter::once(&mut switch.default).chain(switch.cases.iter_mut().map(|case| &mut case.1));
    for target in targets {
        if let Some(collapsed) = target.collapsed(rewriter.ctx(), rewriter.ir()) {
            *target = collapsed;
            changed = true;
        }
    }
    if !changed {
        return no_match("every successor does more than branch");
    }
    switch.replace(rewriter, op)
}

/// The switch on the same flag that is the only predecessor of the block of this one.
fn switch_before(op: OpId, flag: ValueId, rewriter: &dyn Rewriter<'_>) -> Option<Switch> {
    let (ctx, ir) = (rewriter.ctx(), rewriter.ir());
    let predecessor = single_predecessor(ir, ir.op(op).parent()?)?;
    Switch::of(ctx, ir, ir.block(predecessor).last()?).filter(|before| before.flag == flag)
}

/// A switch in a case of a switch on the same flag is replaced by a branch.
fn switch_in_case(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let switch = switch(op, rewriter)?;
    let before =
        switch_before(op, switch.flag, rewriter).ok_or("no switch on the same flag branches here")?;
    let block = rewriter.ir().op(op).parent();
    let case = before.cases.iter().find(|case| Some(case.1.block) == block);
    let (number, _) = case.ok_or("the other switch branches here by default")?;
    replace_by_branch(rewriter, op, switch.target(number))
}

/// A switch in the default of a switch on the same flag: the cases of the outer one are removed.
fn switch_in_default(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let mut switch = switch(op, rewriter)?;
    let before =
        switch_before(op, switch.flag, rewriter).ok_or("no switch on the same flag branches here")?;
    if Some(before.default.block) != rewriter.ir().op(op).parent() {
        return no_match("the other switch gets here by a case");
    }
    let count = switch.cases.len();
    switch.cases.retain(|case| before.cases.iter().all(|other| other.0 != case.0));
    if switch.cases.len() == count {
        return no_match("no case is ruled out");
    }
    switch.replace(rewriter, op)
}

fn assert_true(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let condition = rewriter.ir().operand(op, 0);
    if known_truth(rewriter.ctx(), rewriter.ir(), condition) != Some(true) {
        return no_match("the condition is not known to hold");
    }
    rewriter.erase_op(op);
    Ok(())
}
