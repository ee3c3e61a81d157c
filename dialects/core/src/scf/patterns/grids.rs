//! Grids (`scf.forall`): constant bounds, dimensions with one point or none, tensors that are not changed.
//!
//! In Rust because the patterns change operands, attributes and the arguments of a block together.

use legalize_conversion::{MatchFailure, MatchResult, PatternInfo, PatternSet, Rewriter, RewriterExt};
use legalize_dialects_hooks::attributes::number;
use legalize_ir::{BlockId, Context, InsertPoint, Ir, OpId, OperationState, Type, ValueId, constant_operand};
use legalize_typed::{BuildOp, OpView};
use num_bigint::BigInt;
use rustc_hash::FxHashSet;

use super::forwarding::entry;
use super::loops::distance;
use super::loops::{TripCount, trip_count_of};
use crate::ops::arith::ConstantOp;
use crate::ops::scf::ForallOp;

/// Adds the patterns.
pub(super) fn add(patterns: &mut PatternSet) {
    let on = |name| PatternInfo::on(name, ForallOp::NAME);
    patterns.add_fn(on("ForallOpControlOperandsFolder"), constant_bounds);
    patterns.add_fn(on("ForallOpIterArgsFolder"), untouched_tensors);
    patterns.add_fn(on("ForallOpSingleOrZeroIterationDimsFolder"), known_dimensions);
    patterns.add_fn(on("ForallOpReplaceConstantInductionVar"), known_counters);
}

/// Lower bound, upper bound or step of a dimension of a grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::scf) enum Bound {
    Number(i64),
    Value(ValueId),
}

/// Lower bound, upper bound and step of a dimension.
type Dim = [Bound; 3];

const NUMBERS: [&str; 3] =
    [ForallOp::STATIC_LOWER_BOUND_ATTR, ForallOp::STATIC_UPPER_BOUND_ATTR, ForallOp::STATIC_STEP_ATTR];

/// All lower bounds, all upper bounds and all steps of an `scf.forall`, and the tensors that it shares.
pub(in crate::scf) fn bounds(ctx: &Context, ir: &Ir, op: OpId) -> Option<([Vec<Bound>; 3], Vec<ValueId>)> {
    let mut values = ir.operands(op);
    let mut parts = [const { Vec::new() }; 3];
    for (part, name) in parts.iter_mut().zip(NUMBERS) {
        for known in ctx.as_dense_i64_array(ir.attr_named(ctx, op, name)?)? {
            part.push(match known {
                Type::DYNAMIC => Bound::Value(values.next()?),
                _ => Bound::Number(known),
            });
        }
    }
    let fits = parts.iter().all(|part| part.len() == parts[0].len());
    fits.then(|| (parts, values.collect()))
}

struct Grid {
    dims: Vec<Dim>,
    shared: Vec<ValueId>,
    body: BlockId,
    counters: Vec<ValueId>,
}

impl Grid {
    fn of(op: OpId, rewriter: &dyn Rewriter<'_>) -> Result<Grid, MatchFailure> {
        let ir = rewriter.ir();
        let grid = || {
            let ([lower, upper, step], shared) = bounds(rewriter.ctx(), ir, op)?;
            let body = entry(ir, *ir.op(op).regions().first()?)?;
            let args = ir.block(body).args();
            let counters =
                args.get(..lower.len()).filter(|_| args.len() == lower.len() + shared.len())?.to_vec();
            (ir.op(op).results().len() == shared.len()).then_some(())?;
            let dims =
                lower.into_iter().zip(upper).zip(step).map(|((lower, upper), step)| [lower, upper, step]);
            Some(Grid { dims: dims.collect(), shared, body, counters })
        };
        grid().ok_or_else(|| "the operation does not match its definition".into())
    }

    /// The number of points of a dimension, as the iterations of a loop.
    fn points(ctx: &Context, ir: &Ir, &[lower, upper, step]: &Dim) -> Option<TripCount> {
        let distance = || match (lower, upper) {
            (Bound::Number(lower), Bound::Number(upper)) => Some(BigInt::from(upper) - lower),
            (Bound::Value(lower), Bound::Value(upper)) => distance(ctx, ir, lower, upper, true),
            _ => None,
        };
        let step = match step {
            Bound::Number(step) => Some(step.into()),
            Bound::Value(_) => None,
        };
        trip_count_of(lower == upper, distance, step)
    }
}

/// Sets the bounds of the operation.
fn set_bounds(op: OpId, dims: &[Dim], shared: &[ValueId], rewriter: &mut dyn Rewriter<'_>) {
    let ctx = rewriter.ctx();
    let mut operands = Vec::new();
    let mut sizes = Vec::new();
    for (part, name) in NUMBERS.into_iter().enumerate() {
        let before = operands.len();
        let numbers: Vec<i64> = dims
            .iter()
            .map(|dim| match dim[part] {
                Bound::Number(number) => number,
                Bound::Value(value) => {
                    operands.push(value);
                    Type::DYNAMIC
                }
            })
            .collect();
        sizes.push((operands.len() - before) as i32);
        rewriter.set_attr(op, name, Some(ctx.dense_i64_array_attr(&numbers)));
    }
    sizes.push(shared.len() as i32);
    operands.extend(shared);
    rewriter.set_operands(op, &operands);
    if let Some(segments) = ForallOp::OPERANDS.segments {
        rewriter.set_attr(op, segments, Some(ctx.dense_i32_array_attr(&sizes)));
    }
}

/// Turns bounds that are constants into static bounds.
fn constant_bounds(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let mut grid = Grid::of(op, rewriter)?;
    let (ctx, ir) = (rewriter.ctx(), rewriter.ir());
    let mut changed = false;
    for bound in grid.dims.iter_mut().flatten() {
        if let Bound::Value(value) = *bound
            && let Some(constant) = number(ctx, constant_operand(ctx, ir, value))
            && constant != Type::DYNAMIC
        {
            *bound = Bound::Number(constant);
            changed = true;
        }
    }
    if !changed {
        return Err("no bound is a constant".into());
    }
    set_bounds(op, &grid.dims, &grid.shared, rewriter);
    Ok(())
}

/// Removes shared tensors that are not written, or are written and not read.
fn untouched_tensors(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let Grid { dims, shared, body, .. } = Grid::of(op, rewriter)?;
    let (ctx, ir) = (rewriter.ctx(), rewriter.ir());
    let args = ir.block(body).args().get(dims.len()..).unwrap_or_default().to_vec();
    let results = ir.op(op).results().to_vec();
    let end = ir.block(body).last().and_then(|end| ir.op(end).regions().first().copied());
    let written = end.and_then(|region| entry(ir, region)).ok_or("a grid without an end")?;
    if args.len() != shared.len() || results.len() != shared.len() {
        return Err("the operation does not match its definition".into());
    }
    let writers = |arg: ValueId| ir.users(arg).filter(|&user| ir.op(user).parent() == Some(written));
    let is_kept: Vec<bool> = (args.iter().zip(&results))
        .map(|(&arg, &result)| {
            let erasable = writers(arg).all(|user| ir.op(user).results().is_empty());
            writers(arg).next().is_some() && !(ir.is_unused(result) && erasable)
        })
        .collect();
    if !is_kept.contains(&false) {
        return Err("all tensors are written and read".into());
    }
    let mut state = OperationState::new(ctx, ir.op(op).name(), ir.op(op).loc());
    (state.inherent, state.discardable) = (ir.op(op).inherent(), ir.op(op).discardable());
    let mut kept = Vec::new();
    let mut removed = FxHashSet::default();
    for (at, &keep) in is_kept.iter().enumerate() {
        if keep {
            kept.push(shared[at]);
            state.result_types.push(rewriter.ir().value_type(results[at]));
            continue;
        }
        let ir = rewriter.ir();
        let writers: Vec<OpId> =
            ir.users(args[at]).filter(|&user| ir.op(user).parent() == Some(written)).collect();
        for writer in writers {
            rewriter.erase_op(writer);
        }
        rewriter.replace_all_uses(args[at], &[shared[at]]);
        removed.insert(args[at]);
    }
    rewriter.modify_op(op, |ir| ir.erase_args_if(body, |_, arg| removed.contains(&arg)));
    let region = rewriter.create_region();
    state.regions.push(region);
    let new = rewriter.create_op(&state);
    set_bounds(new, &dims, &kept, rewriter);
    let old = rewriter.ir().op(op).regions()[0];
    rewriter.inline_region(old, region, None);
    let mut created = rewriter.ir().op(new).results().to_vec().into_iter();
    let by: Vec<ValueId> = (is_kept.iter().zip(shared))
        .filter_map(|(&keep, tensor)| if keep { created.next() } else { Some(tensor) })
        .collect();
    rewriter.replace_op(op, &by);
    Ok(())
}

/// Returns a bound as a value that is available before the operation.
fn value_of(bound: Bound, op: OpId, rewriter: &mut dyn Rewriter<'_>) -> Result<ValueId, MatchFailure> {
    let number = match bound {
        Bound::Value(value) => return Ok(value),
        Bound::Number(number) => number,
    };
    let (ctx, loc) = (rewriter.ctx(), rewriter.ir().op(op).loc());
    rewriter.set_insert_point(InsertPoint::Before(op));
    let index = ctx.common().index;
    let constant = ConstantOp::builder(ctx.int_attr(index, number)).result_types(&[index]);
    Ok(constant.create(rewriter, loc)?.result(rewriter))
}

/// Removes dimensions of one point; a grid with an empty dimension is replaced by its shared tensors.
fn known_dimensions(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let Grid { dims, shared, body, counters } = Grid::of(op, rewriter)?;
    let (ctx, ir) = (rewriter.ctx(), rewriter.ir());
    let mapping = ir.attr_named(ctx, op, ForallOp::MAPPING_ATTR);
    if mapping.is_some_and(|mapping| mapping != ctx.array_attr(&[])) {
        return Err("the dimensions are mapped".into());
    }
    let points: Vec<Option<TripCount>> = dims.iter().map(|dim| Grid::points(ctx, ir, dim)).collect();
    if points.contains(&Some(TripCount::None)) {
        rewriter.replace_op(op, &shared);
        return Ok(());
    }
    let is_kept = |at: usize| points[at] != Some(TripCount::Once);
    let kept: Vec<Dim> = (0..dims.len()).filter(|&at| is_kept(at)).map(|at| dims[at]).collect();
    if kept.len() == dims.len() && !kept.is_empty() {
        return Err("no dimension is known to have one point".into());
    }
    if kept.is_empty() && !shared.is_empty() {
        return Err("tensors are shared".into());
    }
    let mut removed = FxHashSet::default();
    for at in (0..dims.len()).filter(|&at| !is_kept(at)) {
        let by = value_of(dims[at][0], op, rewriter)?;
        rewriter.replace_all_uses(counters[at], &[by]);
        removed.insert(counters[at]);
    }
    rewriter.modify_op(op, |ir| ir.erase_args_if(body, |_, arg| removed.contains(&arg)));
    if kept.is_empty() {
        let end = rewriter.ir().block(body).last().ok_or("a grid without an end")?;
        rewriter.erase_op(end);
        rewriter.inline_block(body, InsertPoint::Before(op), &[]);
        rewriter.erase_op(op);
    } else {
        set_bounds(op, &kept, &shared, rewriter);
    }
    Ok(())
}

/// Replaces the counter of a dimension of one point, also of a mapped one, by its lower bound.
fn known_counters(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let Grid { dims, counters, .. } = Grid::of(op, rewriter)?;
    let mut changed = false;
    for (dim, counter) in dims.iter().zip(counters) {
        let (ctx, ir) = (rewriter.ctx(), rewriter.ir());
        if !ir.is_unused(counter) && Grid::points(ctx, ir, dim) == Some(TripCount::Once) {
            let by = value_of(dim[0], op, rewriter)?;
            rewriter.replace_all_uses(counter, &[by]);
            changed = true;
        }
    }
    if changed { Ok(()) } else { Err("no counter is known".into()) }
}
