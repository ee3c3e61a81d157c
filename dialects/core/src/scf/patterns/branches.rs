//! The folder and the canonicalization patterns of `scf.if`.
//!
//! The patterns are in Rust because they move blocks between regions, or create a number of results that a
//! rule does not know.

use legalize_conversion::{MatchFailure, MatchResult, PatternInfo, PatternSet, Rewriter, RewriterExt};
use legalize_ir::{
    BlockId, Context, Fold, FoldInput, InPlaceEdit, InsertPoint, Ir, Location, OpId, RegionId, Type, ValueId,
};
use legalize_typed::{BuildOp, OpView};

use super::forwarding::entry;
use super::inline::replace_by_region;
use crate::cf::{known_truth, truth_constant, uses_among};
use crate::ops::arith::{AndIOp, SelectOp, XOrIOp};
use crate::ops::scf::{IfOp, YieldOp};

type Body = fn(OpId, &mut dyn Rewriter<'_>) -> MatchResult;

/// Adds the patterns; of those that match, the first one is applied.
pub(super) fn add(patterns: &mut PatternSet) {
    let all: [(&str, Body); 7] = [
        ("CombineIfs", merge_ifs),
        ("CombineNestedIfs", if_in_if),
        ("ConditionPropagation", condition_in_regions),
        ("ConvertTrivialIfToSelect", choose_outside),
        ("RemoveEmptyElseBranch", empty_else),
        ("RemoveStaticCondition", known_if),
        ("ReplaceIfYieldWithConditionOrValue", condition_as_result),
    ];
    for (name, body) in all {
        patterns.add_fn(PatternInfo::on(name, IfOp::NAME), body);
    }
}

/// The parts of an `scf.if`.
struct If {
    op: OpId,
    condition: ValueId,
    then: RegionId,
    other: RegionId,
    then_block: BlockId,
    other_block: Option<BlockId>,
}

impl If {
    fn of(ctx: &Context, ir: &Ir, op: OpId) -> Option<If> {
        if !IfOp::isa(&(ctx, ir), op) {
            return None;
        }
        let &[then, other] = ir.op(op).regions() else { return None };
        let condition = ir.operands(op).next()?;
        let then_block = entry(ir, then)?;
        Some(If { op, condition, then, other, then_block, other_block: entry(ir, other) })
    }

    /// The values that both sides yield; `None` without an else.
    fn yields(&self, ir: &Ir) -> Option<(Vec<ValueId>, Vec<ValueId>)> {
        let yields = (yielded(ir, self.then_block)?, yielded(ir, self.other_block?)?);
        let count = ir.op(self.op).results().len();
        (yields.0.len() == count && yields.1.len() == count).then_some(yields)
    }
}

fn this(op: OpId, rewriter: &dyn Rewriter<'_>) -> Result<If, MatchFailure> {
    If::of(rewriter.ctx(), rewriter.ir(), op).ok_or("the operation does not match its definition".into())
}

fn yielded(ir: &Ir, block: BlockId) -> Option<Vec<ValueId>> {
    Some(ir.operands(ir.block(block).last()?).collect())
}

fn results(ir: &Ir, op: OpId) -> Vec<ValueId> {
    ir.op(op).results().to_vec()
}

/// The condition whose complement a value is.
fn complemented(ctx: &Context, ir: &Ir, value: ValueId) -> Option<ValueId> {
    let at = (ctx, ir);
    let op = XOrIOp::defining(&at, value)?;
    (known_truth(ctx, ir, op.rhs(&at)) == Some(true)).then(|| op.lhs(&at))
}

/// Returns true if an operation is in a region, or nested in one of its operations. `home` is the region that
/// contains the operation of `region`; the search for ancestors stops there.
fn is_inside(ir: &Ir, op: OpId, region: RegionId, home: Option<RegionId>) -> bool {
    let out = |&region: &RegionId| region_of(ir, ir.region(region).parent()?);
    let mut outer = std::iter::successors(region_of(ir, op), out).take_while(|&outer| Some(outer) != home);
    outer.any(|outer| outer == region)
}

/// The operations of a region, including nested ones.
fn ops_of(ir: &Ir, region: RegionId) -> impl Iterator<Item = OpId> + '_ {
    let mut pending: Vec<BlockId> = ir.region_blocks(region).collect();
    let mut next: Option<OpId> = None;
    std::iter::from_fn(move || {
        loop {
            if let Some(op) = next {
                next = ir.op(op).next();
                pending.extend(ir.op(op).regions().iter().flat_map(|&region| ir.region_blocks(region)));
                return Some(op);
            }
            next = ir.block(pending.pop()?).first();
        }
    })
}

/// The region that an operation is in.
fn region_of(ir: &Ir, op: OpId) -> Option<RegionId> {
    ir.block(ir.op(op).parent()?).parent()
}

/// Creates an `scf.if` with two empty regions.
fn make(
    rewriter: &mut dyn Rewriter<'_>,
    loc: Location,
    condition: ValueId,
    types: &[Type],
) -> Result<(OpId, [RegionId; 2]), MatchFailure> {
    let created = IfOp::builder(condition).result_types(types).create(rewriter, loc)?;
    Ok((created.op(), [created.then_region(rewriter), created.else_region(rewriter)]))
}

/// Replaces the values that a block yields.
fn replace_yield(rewriter: &mut dyn Rewriter<'_>, block: BlockId, values: &[ValueId]) -> MatchResult {
    let Some(end) = rewriter.ir().block(block).last() else { return Ok(()) };
    let loc = rewriter.ir().op(end).loc();
    rewriter.set_insert_point(InsertPoint::Before(end));
    YieldOp::builder().results(values).create(rewriter, loc)?;
    rewriter.erase_op(end);
    Ok(())
}

/// Folds `if !c` with two regions to `if c` with the regions exchanged.
pub(super) fn fold(input: &FoldInput<'_>) -> Fold {
    let exchanged = || {
        let branches = If::of(input.ctx, input.ir, input.op)?;
        branches.other_block?;
        complemented(input.ctx, input.ir, branches.condition)
    };
    match exchanged() {
        Some(condition) => {
            Fold::InPlace(vec![InPlaceEdit::SetOperand(0, condition), InPlaceEdit::SwapRegions(0, 1)])
        }
        None => Fold::Unchanged,
    }
}

/// Merges two consecutive `scf.if` on the same condition, or on a condition and its complement.
fn merge_ifs(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let next = this(op, rewriter)?;
    let (ctx, ir) = (rewriter.ctx(), rewriter.ir());
    let previous = ir.op(op).prev().and_then(|previous| If::of(ctx, ir, previous));
    let previous = previous.ok_or("no other choice precedes it")?;
    let swapped = complemented(ctx, ir, next.condition) == Some(previous.condition)
        || complemented(ctx, ir, previous.condition) == Some(next.condition);
    let (next_then, next_other) = if next.condition == previous.condition {
        (Some(next.then_block), next.other_block)
    } else if swapped {
        (next.other_block, Some(next.then_block))
    } else {
        return Err("the conditions differ".into());
    };
    // Inside of the second one, results of the first one are the values that it yields there.
    let previous_results = results(ir, previous.op);
    let then_values = yielded(ir, previous.then_block).unwrap_or_default();
    let other_values = previous.other_block.and_then(|block| yielded(ir, block)).unwrap_or_default();
    if then_values.len() != previous_results.len() {
        return Err("not one value for each result".into());
    }
    for (values, block) in [(&then_values, next_then), (&other_values, next_other)] {
        let Some(block) = block else { continue };
        for (&result, &value) in previous_results.iter().zip(values) {
            rewriter.replace_uses_within(result, value, block)?;
        }
    }
    let ir = rewriter.ir();
    let all: Vec<ValueId> = previous_results.iter().copied().chain(results(ir, op)).collect();
    let types: Vec<Type> = all.iter().map(|&result| ir.value_type(result)).collect();
    let loc = ir.op(op).loc();
    let (merged, [then, other]) = make(rewriter, loc, previous.condition, &types)?;
    rewriter.inline_region(previous.then, then, None);
    rewriter.inline_region(previous.other, other, None);
    for (region, first, second) in
        [(then, Some(previous.then_block), next_then), (other, previous.other_block, next_other)]
    {
        match (first, second) {
            (Some(first), Some(second)) => append(rewriter, first, second)?,
            (None, Some(second)) => rewriter.move_block(second, region, None),
            (_, None) => {}
        }
    }
    let merged = results(rewriter.ir(), merged);
    let (of_previous, of_next) = merged.split_at(previous_results.len());
    rewriter.replace_op(previous.op, of_previous);
    rewriter.replace_op(op, of_next);
    Ok(())
}

/// Appends a block to another one; the two yields are merged.
fn append(rewriter: &mut dyn Rewriter<'_>, first: BlockId, second: BlockId) -> MatchResult {
    let ends = [first, second].map(|block| rewriter.ir().block(block).last());
    let [Some(end), Some(other_end)] = ends else { return Ok(()) };
    rewriter.merge_blocks(second, first, &[]);
    let values: Vec<ValueId> = rewriter.ir().operands(end).chain(rewriter.ir().operands(other_end)).collect();
    let loc = rewriter.ir().op(other_end).loc();
    rewriter.set_insert_point(InsertPoint::End(first));
    YieldOp::builder().results(&values).create(rewriter, loc)?;
    rewriter.erase_op(end);
    rewriter.erase_op(other_end);
    // Further operations are created where the pattern's own are.
    rewriter.set_insert_point(InsertPoint::End(first));
    Ok(())
}

/// Merges an `scf.if` with the only operation in it, another `scf.if`: both conditions must hold.
fn if_in_if(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let outer = this(op, rewriter)?;
    let (ctx, ir) = (rewriter.ctx(), rewriter.ir());
    let is_single =
        |block: Option<BlockId>| block.is_none_or(|block| ir.block(block).first() == ir.block(block).last());
    let mut inside = ir.block_ops(outer.then_block);
    let inner = inside.next().and_then(|inner| If::of(ctx, ir, inner)).ok_or("it has other operations")?;
    if inside.count() != 1 || !is_single(outer.other_block) || !is_single(inner.other_block) {
        return Err("it has other operations".into());
    }
    let mut then_values = yielded(ir, outer.then_block).unwrap_or_default();
    let other_values = outer.other_block.and_then(|block| yielded(ir, block)).unwrap_or_default();
    let inner_results = results(ir, inner.op);
    let mut chosen = Vec::new();
    for (at, &other) in other_values.iter().enumerate() {
        let Some(&then) = then_values.get(at) else { return Err("not one value for each result".into()) };
        match inner_results.iter().position(|&result| result == then) {
            Some(result) => {
                let (yes, no) = inner.yields(ir).ok_or("the inner one has no else")?;
                // The value is the same whichever condition does not hold.
                if no[result] != other {
                    return Err("the two yield different values if their conditions are false".into());
                }
                then_values[at] = yes[result];
            }
            None => chosen.push(at),
        }
    }
    let loc = ir.op(op).loc();
    let types: Vec<Type> = results(ir, op).iter().map(|&result| ir.value_type(result)).collect();
    let both = AndIOp::builder(outer.condition, inner.condition).result_types(&[ctx.common().i1]);
    let both = both.create(rewriter, loc)?.result(rewriter);
    let (merged, [then, other]) = make(rewriter, loc, both, &types)?;
    let mut by = results(rewriter.ir(), merged);
    rewriter.set_insert_point(InsertPoint::Before(merged));
    for at in chosen {
        let (yes, no) = (then_values[at], other_values[at]);
        let choice = SelectOp::builder(outer.condition, yes, no).result_types(&[types[at]]);
        by[at] = choice.create(rewriter, loc)?.result(rewriter);
    }
    rewriter.move_block(inner.then_block, then, None);
    replace_yield(rewriter, inner.then_block, &then_values)?;
    if outer.other_block.is_some() && !other_values.is_empty() {
        rewriter.create_block(other, None, &[]);
        YieldOp::builder().results(&other_values).create(rewriter, loc)?;
    }
    rewriter.replace_op(op, &by);
    Ok(())
}

/// Replaces the condition by a constant inside of the regions.
fn condition_in_regions(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let branches = this(op, rewriter)?;
    if known_truth(rewriter.ctx(), rewriter.ir(), branches.condition).is_some() {
        return Err("the condition is known outside".into());
    }
    let loc = rewriter.ir().op(op).loc();
    let home = region_of(rewriter.ir(), op);
    let mut changed = false;
    for (region, truth) in [(branches.then, true), (branches.other, false)] {
        let ir = rewriter.ir();
        let read =
            uses_among(ir, branches.condition, ops_of(ir, region), |user| is_inside(ir, user, region, home));
        if read.is_empty() {
            continue;
        }
        let known = truth_constant(rewriter, loc, truth)?;
        for (user, at) in read {
            rewriter.modify_op(user, |ir| ir.set_operand(user, at, known));
        }
        changed = true;
    }
    if changed { Ok(()) } else { Err("the condition is not used inside".into()) }
}

/// Replaces results that are outer values on both sides by selects before the operation.
fn choose_outside(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let branches = this(op, rewriter)?;
    let ir = rewriter.ir();
    let (yes, no) = branches.yields(ir).ok_or("there are no results")?;
    let home = |value: ValueId| ir.value_block(value).and_then(|block| ir.block(block).parent());
    let is_inner = |value: ValueId| home(value) == Some(branches.then) || home(value) == Some(branches.other);
    let inner: Vec<bool> = yes.iter().zip(&no).map(|(&yes, &no)| is_inner(yes) || is_inner(no)).collect();
    if inner.iter().all(|&inner| inner) {
        return Err("every result is computed inside".into());
    }
    let loc = ir.op(op).loc();
    let types: Vec<Type> = yes.iter().map(|&value| ir.value_type(value)).collect();
    let of_inner = |values: &[ValueId]| -> Vec<ValueId> {
        values.iter().zip(&inner).filter(|entry| *entry.1).map(|entry| *entry.0).collect()
    };
    let inner_types: Vec<Type> =
        types.iter().zip(&inner).filter(|entry| *entry.1).map(|entry| *entry.0).collect();
    let (reduced, [then, other]) = make(rewriter, loc, branches.condition, &inner_types)?;
    rewriter.inline_region(branches.then, then, None);
    rewriter.inline_region(branches.other, other, None);
    let mut left = results(rewriter.ir(), reduced).into_iter();
    let mut by = Vec::new();
    rewriter.set_insert_point(InsertPoint::Before(reduced));
    for (at, (&yes, &no)) in yes.iter().zip(&no).enumerate() {
        if inner[at] {
            by.extend(left.next());
        } else if yes == no {
            by.push(yes);
        } else {
            let choice = SelectOp::builder(branches.condition, yes, no).result_types(&[types[at]]);
            by.push(choice.create(rewriter, loc)?.result(rewriter));
        }
    }
    replace_yield(rewriter, branches.then_block, &of_inner(&yes))?;
    if let Some(block) = branches.other_block {
        replace_yield(rewriter, block, &of_inner(&no))?;
    }
    rewriter.replace_op(op, &by);
    Ok(())
}

/// Removes an else that does nothing.
fn empty_else(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let branches = this(op, rewriter)?;
    let ir = rewriter.ir();
    let other = branches.other_block.filter(|&block| ir.block(block).first() == ir.block(block).last());
    let other = other.ok_or("the else branch has operations")?;
    if !ir.op(op).results().is_empty() {
        return Err("it has results".into());
    }
    rewriter.erase_block(other);
    rewriter.modify_op(op, |_| {});
    Ok(())
}

/// Replaces an `scf.if` on a known condition by the region that runs.
fn known_if(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let branches = this(op, rewriter)?;
    let truth = known_truth(rewriter.ctx(), rewriter.ir(), branches.condition);
    match truth.ok_or("the condition is not known")? {
        true => replace_by_region(rewriter, op, branches.then, &[]),
        false if branches.other_block.is_some() => replace_by_region(rewriter, op, branches.other, &[]),
        false => {
            rewriter.erase_op(op);
            Ok(())
        }
    }
}

/// Replaces a result of `scf.if` that is the same value on both sides, or true on one and false on the other.
fn condition_as_result(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let branches = this(op, rewriter)?;
    let (yes, no) = branches.yields(rewriter.ir()).ok_or("there are no results")?;
    let loc = rewriter.ir().op(op).loc();
    let mut changed = false;
    for ((&yes, &no), result) in yes.iter().zip(&no).zip(results(rewriter.ir(), op)) {
        let (ctx, ir) = (rewriter.ctx(), rewriter.ir());
        if ir.is_unused(result) {
            continue;
        }
        let i1 = ctx.common().i1;
        let truth = |value| known_truth(ctx, ir, value).filter(|_| ir.value_type(result) == i1);
        let by = match (truth(yes), truth(no)) {
            _ if yes == no => yes,
            (Some(true), Some(false)) => branches.condition,
            (Some(false), Some(true)) => {
                let mask = truth_constant(rewriter, loc, true)?;
                let complement = XOrIOp::builder(branches.condition, mask).result_types(&[i1]);
                complement.create(rewriter, loc)?.result(rewriter)
            }
            _ => continue,
        };
        rewriter.replace_all_uses(result, &[by]);
        changed = true;
    }
    if changed { Ok(()) } else { Err("no result is the condition".into()) }
}
