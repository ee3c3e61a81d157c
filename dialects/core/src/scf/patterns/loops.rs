//! Canonicalization patterns of `scf.for` and `scf.while`.
//!
//! In Rust because the patterns move blocks, and change arguments and results together.

use legalize_conversion::{MatchResult, PatternInfo, PatternSet, Rewriter, RewriterExt};
use legalize_ir::{
    BlockId, Context, InsertPoint, Ir, OpId, OperationState, Type, ValueId, WalkOrder, WalkResult,
};
use legalize_typed::{FromAttr, OpView};
use num_bigint::BigInt;
use num_traits::Signed;

use super::forwarding::entry;
use super::inline::replace_by_region;
use crate::arith::{as_int, int_width, inverted_int_predicate};
use crate::cf::truth_constant;
use crate::ops::arith::{self, IntegerOverflowFlags};
use crate::ops::scf;

/// Adds the patterns on `scf.for`.
pub(super) fn add_for(patterns: &mut PatternSet) {
    patterns.add_fn(PatternInfo::on("SimplifyTrivialLoops", scf::ForOp::NAME), known_trip_count);
}

/// Adds the patterns on `scf.while`.
pub(super) fn add_while(patterns: &mut PatternSet) {
    patterns.add_fn(PatternInfo::on("WhileConditionTruth", scf::WhileOp::NAME), condition_in_body);
    patterns.add_fn(PatternInfo::on("WhileCmpCond", scf::WhileOp::NAME), comparison_in_body);
    patterns.add_fn(PatternInfo::on("WhileOpAlignBeforeArgs", scf::WhileOp::NAME), order_of_arguments);
    patterns.add_fn(PatternInfo::on("WhileMoveIfDown", scf::WhileOp::NAME), move_if_down);
}

/// Number of iterations of a loop, as far as it matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TripCount {
    None,
    Once,
    More,
}

fn number(ctx: &Context, ir: &Ir, value: ValueId, signed: bool) -> Option<BigInt> {
    let number = as_int(ctx, legalize_ir::constant_operand(ctx, ir, value)?)?;
    Some(number.wrapped(int_width(ctx, ir.value_type(value))?, signed).to_big())
}

/// Difference between the upper bound and the lower one.
pub(super) fn distance(
    ctx: &Context,
    ir: &Ir,
    lower: ValueId,
    upper: ValueId,
    signed: bool,
) -> Option<BigInt> {
    if let (Some(lower), Some(upper)) = (number(ctx, ir, lower, signed), number(ctx, ir, upper, signed)) {
        return Some(upper - lower);
    }
    // `lower + constant` that does not wrap around
    let at = (ctx, ir);
    let sum = arith::AddIOp::defining(&at, upper)?;
    let flag = if signed { IntegerOverflowFlags::NSW } else { IntegerOverflowFlags::NUW };
    let flags = IntegerOverflowFlags::from_attr(ctx, sum.overflow_flags_attr(&at)?)?;
    let holds = flags.contains(flag) && sum.lhs(&at) == lower;
    if holds { number(ctx, ir, sum.rhs(&at), signed) } else { None }
}

fn trip_count(ctx: &Context, ir: &Ir, op: OpId) -> Option<TripCount> {
    let signed = !scf::ForOp::of(op).unsigned_cmp(&(ctx, ir));
    trip_count_between(ctx, ir, [0, 1, 2].map(|index| ir.operand(op, index)), signed)
}

/// Number of iterations of a loop with equal bounds, or with this distance between them, as far as it is
/// known.
pub(super) fn trip_count_of(
    same: bool,
    distance: impl FnOnce() -> Option<BigInt>,
    step: Option<BigInt>,
) -> Option<TripCount> {
    // As upstream, a loop whose step is not positive does not iterate.
    if same || step.as_ref().is_some_and(|step| !step.is_positive()) {
        return Some(TripCount::None);
    }
    let distance = distance()?;
    if !distance.is_positive() {
        return Some(TripCount::None);
    }
    Some(if distance <= step? { TripCount::Once } else { TripCount::More })
}

/// Number of iterations of a loop from a lower to an upper bound with a step.
pub(super) fn trip_count_between(
    ctx: &Context,
    ir: &Ir,
    [lower, upper, step]: [ValueId; 3],
    signed: bool,
) -> Option<TripCount> {
    let step = number(ctx, ir, step, signed);
    trip_count_of(lower == upper, || distance(ctx, ir, lower, upper, signed), step)
}

/// Simplifies a loop that runs never or once, or has an empty body.
fn known_trip_count(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let (ctx, ir) = (rewriter.ctx(), rewriter.ir());
    let (&[region], true) = (ir.op(op).regions(), ir.op(op).operand_count() >= 3) else {
        return Err("the operation does not match its definition".into());
    };
    let inits: Vec<ValueId> = ir.operands(op).skip(3).collect();
    match trip_count(ctx, ir, op).ok_or("the trip count is unknown")? {
        TripCount::None => {
            rewriter.replace_op(op, &inits);
            Ok(())
        }
        TripCount::Once => {
            let args: Vec<ValueId> = std::iter::once(ir.operand(op, 0)).chain(inits).collect();
            replace_by_region(rewriter, op, region, &args)
        }
        TripCount::More => {
            let body = entry(ir, region).ok_or("an empty region")?;
            let end = ir.block(body).first().filter(|&first| ir.block(body).last() == Some(first));
            let end = end.ok_or("the loop body has operations besides its terminator")?;
            let values: Vec<ValueId> = ir.operands(end).collect();
            if values.iter().any(|&value| ir.value_block(value) == Some(body)) {
                return Err("the values of the last iteration differ from those of the first".into());
            }
            rewriter.replace_op(op, &values);
            Ok(())
        }
    }
}

/// The parts of an `scf.while`.
struct While {
    before: BlockId,
    after: BlockId,
    end: OpId,
}

impl While {
    fn of(ctx: &Context, ir: &Ir, op: OpId) -> Option<While> {
        let &[before, after] = ir.op(op).regions() else { return None };
        let (before, after) = (entry(ir, before)?, entry(ir, after)?);
        let end = ir.block(before).last()?;
        let is_condition = scf::ConditionOp::isa(&(ctx, ir), end);
        let same = ir.op(end).operand_count() == ir.block(after).args().len() + 1;
        (is_condition && same).then_some(While { before, after, end })
    }
}

fn this(op: OpId, rewriter: &dyn Rewriter<'_>) -> Result<While, legalize_conversion::MatchFailure> {
    While::of(rewriter.ctx(), rewriter.ir(), op).ok_or("the operation does not match its definition".into())
}

/// Replaces the condition, if it is forwarded to the body, by true in there.
fn condition_in_body(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let parts = this(op, rewriter)?;
    let ir = rewriter.ir();
    let (loc, condition) = (ir.op(op).loc(), ir.operand(parts.end, 0));
    let known: Vec<ValueId> = ir
        .operands(parts.end)
        .skip(1)
        .zip(ir.block(parts.after).args())
        .filter(|&(value, &arg)| value == condition && !ir.is_unused(arg))
        .map(|entry| *entry.1)
        .collect();
    if known.is_empty() {
        return Err("the body does not read the condition".into());
    }
    let truth = truth_constant(rewriter, loc, true)?;
    for arg in known {
        rewriter.replace_all_uses(arg, &[truth]);
    }
    Ok(())
}

/// Replaces a comparison in the body that repeats the condition on forwarded values, or its inverse, by a
/// constant.
fn comparison_in_body(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let parts = this(op, rewriter)?;
    let (ctx, ir) = (rewriter.ctx(), rewriter.ir());
    let at = (ctx, ir);
    let compare = arith::CmpIOp::defining(&at, ir.operand(parts.end, 0));
    let compare = compare.ok_or("the condition is not a comparison")?;
    let predicate =
        |op: arith::CmpIOp| legalize_dialects_hooks::attributes::number(ctx, op.predicate_attr(&at));
    let holds = predicate(compare).ok_or("a comparison has a predicate")?;
    let compare = compare.op();
    let mut known: Vec<(OpId, bool)> = Vec::new();
    for (value, &arg) in ir.operands(parts.end).skip(1).zip(ir.block(parts.after).args()) {
        for side in (0..2).filter(|&side| ir.operand(compare, side) == value) {
            for user in ir.users(arg) {
                let Some(again) = arith::CmpIOp::cast(&at, user) else { continue };
                let same = ir.operand(user, side) == arg
                    && ir.operand(user, 1 - side) == ir.operand(compare, 1 - side);
                match predicate(again).filter(|_| same) {
                    Some(found) if found == holds => known.push((user, true)),
                    Some(found) if found == inverted_int_predicate(holds) => known.push((user, false)),
                    _ => {}
                }
            }
        }
    }
    known.dedup();
    if known.is_empty() {
        return Err("the body does not repeat the comparison".into());
    }
    for (user, truth) in known {
        if !rewriter.ir().is_live(user) {
            continue;
        }
        rewriter.set_insert_point(InsertPoint::Before(user));
        let loc = rewriter.ir().op(user).loc();
        let truth = truth_constant(rewriter, loc, truth)?;
        rewriter.replace_op(user, &[truth]);
    }
    Ok(())
}

/// Restores the order of forwarded arguments: results and the body's arguments are reordered.
fn order_of_arguments(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let parts = this(op, rewriter)?;
    let ir = rewriter.ir();
    let args: Vec<ValueId> = ir.block(parts.before).args().to_vec();
    let forwarded: Vec<ValueId> = ir.operands(parts.end).skip(1).collect();
    let places: Option<Vec<usize>> =
        args.iter().map(|arg| forwarded.iter().position(|value| value == arg)).collect();
    let places = places.filter(|_| args.len() == forwarded.len()).ok_or("it forwards another value")?;
    if forwarded == args {
        return Err("they are in order".into());
    }
    // `places` has the index among the forwarded values for each argument.
    let condition = ir.operand(parts.end, 0);
    let types: Vec<Type> = args.iter().map(|&arg| ir.value_type(arg)).collect();
    let old_results: Vec<ValueId> = ir.op(op).results().to_vec();
    let old_args: Vec<ValueId> = ir.block(parts.after).args().to_vec();
    let loc = ir.op(op).loc();
    let operands: Vec<ValueId> = std::iter::once(condition).chain(args).collect();
    rewriter.set_operands(parts.end, &operands);
    let mut new_args = Vec::new();
    for &ty in &types {
        let block = parts.after;
        let mut new = None;
        rewriter.modify_op(op, |ir| new = Some(ir.push_arg(block, ty, loc)));
        new_args.extend(new);
    }
    for (&new, &place) in new_args.iter().zip(&places) {
        rewriter.replace_all_uses(old_args[place], &[new]);
    }
    // The new arguments follow all old ones.
    let mut old = old_args.iter();
    rewriter.modify_op(op, |ir| ir.erase_args_if(parts.after, |_, arg| old.next() == Some(&arg)));
    let new = with_results(op, types, rewriter);
    let mut by = old_results;
    for (at, &place) in places.iter().enumerate() {
        by[place] = rewriter.ir().op(new).results()[at];
    }
    rewriter.replace_op(op, &by);
    Ok(())
}

/// Recreates the loop with results of these types; the regions are moved.
fn with_results(op: OpId, types: Vec<Type>, rewriter: &mut dyn Rewriter<'_>) -> OpId {
    let (ctx, data) = (rewriter.ctx(), rewriter.ir().op(op));
    let mut state = OperationState::new(ctx, data.name(), data.loc());
    (state.inherent, state.discardable) = (data.inherent(), data.discardable());
    let regions = data.regions().to_vec();
    state.operands.extend(rewriter.ir().operands(op));
    state.result_types.extend(types);
    for _ in &regions {
        state.regions.push(rewriter.create_region());
    }
    let new = rewriter.create_op(&state);
    for (&from, &to) in regions.iter().zip(&state.regions) {
        rewriter.inline_region(from, to, None);
    }
    new
}

/// Moves an `scf.if` on the loop's condition, right before it, into the body: its then region runs only if
/// the loop continues.
///
/// Values that it uses are forwarded to the body, also those that it yields itself.
fn move_if_down(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let parts = this(op, rewriter)?;
    let ir = rewriter.ir();
    let choice = ir.op(parts.end).prev().filter(|&choice| scf::IfOp::isa(rewriter, choice));
    let choice = choice.ok_or("no choice before the condition")?;
    let (&[then, other], true) = (ir.op(choice).regions(), ir.operand(choice, 0) == ir.operand(parts.end, 0))
    else {
        return Err("its condition is another value".into());
    };
    let then = entry(ir, then).ok_or("an empty region")?;
    let then_end = ir.block(then).last().ok_or("a region without an end")?;
    let other_end = entry(ir, other).and_then(|other| ir.block(other).last());
    if other_end.is_some_and(|end| ir.op(end).prev().is_some()) {
        return Err("the other branch has operations too".into());
    }
    let read = read_inside(ir, then_end, parts.before, choice);
    let types = read.iter().map(|&value| ir.value_type(value));
    let types: Vec<Type> =
        ir.op(op).results().iter().map(|&value| ir.value_type(value)).chain(types).collect();
    let old_args = ir.block(parts.after).args().to_vec();
    let results = ir.op(choice).results().to_vec();
    let given: Vec<ValueId> = ir.operands(then_end).collect();
    let otherwise: Vec<ValueId> = other_end.map(|end| ir.operands(end).collect()).unwrap_or_default();
    if given.len() != results.len() || !results.is_empty() && otherwise.len() != results.len() {
        return Err("the operation does not match its definition".into());
    }
    let mut forwarded: Vec<ValueId> = ir.operands(parts.end).collect();
    let loc = ir.op(op).loc();

    let mut new_args = Vec::new();
    rewriter.modify_op(op, |ir| {
        new_args.extend(read.iter().map(|&value| ir.push_arg(parts.after, ir.value_type(value), loc)));
    });
    for (value, arg) in forwarded[1..].iter_mut().zip(old_args) {
        let Some(result) = results.iter().position(|result| result == value) else { continue };
        let by = match read.iter().position(|&read| read == given[result]) {
            Some(at) => new_args[at],
            None => given[result],
        };
        rewriter.replace_all_uses(arg, &[by]);
        *value = otherwise[result];
    }
    forwarded.extend(&read);
    rewriter.set_operands(parts.end, &forwarded);
    for (&value, &arg) in read.iter().zip(&new_args) {
        rewriter.replace_uses_within(value, arg, then)?;
    }
    rewriter.erase_op(then_end);
    rewriter.inline_block(then, InsertPoint::Start(parts.after), &[]);
    rewriter.erase_op(choice);
    let count = types.len() - read.len();
    let new = with_results(op, types, rewriter);
    // Upstream's operation has no attributes.
    let none = rewriter.ctx().common().empty_dict;
    rewriter.modify_op(new, |ir| ir.set_attr_dicts(new, none, none));
    let by = rewriter.ir().op(new).results()[..count].to_vec();
    rewriter.replace_op(op, &by);
    Ok(())
}

/// The values of a block that operations nested in `outer` use, up to the end of its first region.
fn read_inside(ir: &Ir, end: OpId, block: BlockId, outer: OpId) -> Vec<ValueId> {
    let mut read = Vec::new();
    let first = ir.op(end).parent();
    ir.walk(outer, WalkOrder::PostOrder, |ir, op| {
        if first.is_some_and(|first| ir.ancestor_in_block(first, op).is_some()) {
            for value in ir.operands(op) {
                if ir.value_block(value) == Some(block) && !read.contains(&value) {
                    read.push(value);
                }
            }
        }
        WalkResult::Advance
    });
    read
}
