//! Parallel loops: dimensions with one iteration or none, and perfectly nested loops.
//!
//! In Rust because the patterns change the arguments of blocks and move their operations.

use legalize_conversion::{MatchFailure, MatchResult, PatternInfo, PatternSet, Rewriter, RewriterExt};
use legalize_ir::{BlockId, Context, InsertPoint, Ir, OpId, RegionId, ValueId};
use legalize_typed::{BuildOp, OpView};

use super::forwarding::entry;
use super::loops::{TripCount, trip_count_between};
use crate::ops::scf::{ParallelOp, ReduceOp};

/// Adds the patterns.
pub(super) fn add(patterns: &mut PatternSet) {
    let on = |name| PatternInfo::on(name, ParallelOp::NAME);
    patterns.add_fn(on("ParallelOpSingleOrZeroIterationDimsFolder"), known_dimensions);
    patterns.add_fn(on("MergeNestedParallelLoops"), merge_nested);
}

/// The parts of an `scf.parallel`.
struct Parallel {
    /// Lower bound, upper bound and step of each dimension.
    dims: Vec<[ValueId; 3]>,
    inits: Vec<ValueId>,
    body: BlockId,
    reduce: OpId,
}

impl Parallel {
    fn of(ctx: &Context, ir: &Ir, op: OpId) -> Option<Parallel> {
        let &[region] = ir.op(op).regions() else { return None };
        let body = entry(ir, region)?;
        let reduce = ir.block(body).last().filter(|&end| ReduceOp::isa(&(ctx, ir), end))?;
        let count = ir.block(body).args().len();
        let operands: Vec<ValueId> = ir.operands(op).collect();
        let (bounds, inits) = operands.split_at_checked(3 * count)?;
        let combined = ir.operands(reduce).len();
        let pairs = |&region: &RegionId| {
            let block = entry(ir, region)?;
            let end = ir.block(block).last()?;
            (ir.block(block).args().len() == 2 && ir.op(end).operand_count() == 1).then_some(())
        };
        let fits = ir.op(reduce).regions().iter().all(|region| pairs(region).is_some())
            && [combined, ir.op(reduce).regions().len(), ir.op(op).results().len()] == [inits.len(); 3];
        if !fits {
            return None;
        }
        let dims = (0..count).map(|at| [bounds[at], bounds[count + at], bounds[2 * count + at]]).collect();
        Some(Parallel { dims, inits: inits.to_vec(), body, reduce })
    }

    fn matched(op: OpId, rewriter: &dyn Rewriter<'_>) -> Result<Parallel, MatchFailure> {
        Self::of(rewriter.ctx(), rewriter.ir(), op)
            .ok_or_else(|| "the operation does not match its definition".into())
    }
}

/// Creates the loop over these dimensions before `op`, with the same result types; returns its block too,
/// which is still empty.
fn loop_over(
    op: OpId,
    dims: &[[ValueId; 3]],
    inits: &[ValueId],
    rewriter: &mut dyn Rewriter<'_>,
) -> Result<(OpId, BlockId), MatchFailure> {
    let ir = rewriter.ir();
    let (loc, index) = (ir.op(op).loc(), rewriter.ctx().common().index);
    let types: Vec<_> = ir.op(op).results().iter().map(|&result| ir.value_type(result)).collect();
    let all = |part: usize| dims.iter().map(|dim| dim[part]).collect::<Vec<_>>();
    rewriter.set_insert_point(InsertPoint::Before(op));
    let created = ParallelOp::builder()
        .lower_bound(&all(0))
        .upper_bound(&all(1))
        .step(&all(2))
        .init_vals(inits)
        .result_types(&types)
        .create(rewriter, loc)?;
    let region = created.region(rewriter);
    let block = rewriter.create_block(region, None, &vec![(index, loc); dims.len()]);
    Ok((created.op(), block))
}

/// Removes dimensions with one iteration; a loop with an empty dimension is replaced by its initial values.
fn known_dimensions(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let Parallel { dims, inits, body, reduce } = Parallel::matched(op, rewriter)?;
    let (ctx, ir) = (rewriter.ctx(), rewriter.ir());
    let (mut kept, mut args) = (Vec::new(), Vec::new());
    for &dim in &dims {
        match trip_count_between(ctx, ir, dim, true) {
            Some(TripCount::None) => {
                rewriter.replace_op(op, &inits);
                return Ok(());
            }
            Some(TripCount::Once) => args.push(Some(dim[0])),
            Some(TripCount::More) | None => {
                kept.push(dim);
                args.push(None);
            }
        }
    }
    if kept.len() == dims.len() {
        return Err("no dimension is known to have one iteration".into());
    }
    if !kept.is_empty() {
        let (new, block) = loop_over(op, &kept, &inits, rewriter)?;
        let mut own = rewriter.ir().block(block).args().to_vec().into_iter();
        let args: Vec<ValueId> = args.into_iter().filter_map(|arg| arg.or_else(|| own.next())).collect();
        rewriter.merge_blocks(body, block, &args);
        let results = rewriter.ir().op(new).results().to_vec();
        rewriter.replace_op(op, &results);
        return Ok(());
    }
    // With a single iteration, a reduction combines the initial values once.
    let args: Vec<ValueId> = args.into_iter().flatten().collect();
    rewriter.inline_block(body, InsertPoint::Before(op), &args);
    let combined: Vec<ValueId> = rewriter.ir().operands(reduce).collect();
    let regions = rewriter.ir().op(reduce).regions().to_vec();
    let mut results = Vec::new();
    for ((region, value), init) in regions.into_iter().zip(combined).zip(inits) {
        let block = entry(rewriter.ir(), region).ok_or("an empty reduction")?;
        let end = rewriter.ir().block(block).last().ok_or("a reduction without an end")?;
        rewriter.inline_block(block, InsertPoint::Before(op), &[init, value]);
        results.push(rewriter.ir().operand(end, 0));
        rewriter.erase_op(end);
    }
    rewriter.erase_op(reduce);
    rewriter.replace_op(op, &results);
    Ok(())
}

/// Merges a loop that contains nothing but another one, whose bounds do not depend on it, with that one.
fn merge_nested(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let outer = Parallel::matched(op, rewriter)?;
    let (ctx, ir) = (rewriter.ctx(), rewriter.ir());
    let nested = ir.block(outer.body).first().filter(|&nested| ir.op(outer.reduce).prev() == Some(nested));
    let nested = nested.filter(|&nested| ParallelOp::isa(&(ctx, ir), nested));
    let nested = nested.ok_or("it has other operations")?;
    let inner = Parallel::matched(nested, rewriter)?;
    if !outer.inits.is_empty() || !inner.inits.is_empty() {
        return Err("the loops combine values".into());
    }
    if inner.dims.iter().flatten().any(|&bound| ir.value_block(bound) == Some(outer.body)) {
        return Err("the inner bounds change".into());
    }
    let outer_args = ir.block(outer.body).args().to_vec();
    let (_, block) = loop_over(op, &[outer.dims, inner.dims].concat(), &[], rewriter)?;
    let args = rewriter.ir().block(block).args().to_vec();
    let (first, rest) = args.split_at(outer_args.len());
    for (arg, by) in outer_args.into_iter().zip(first) {
        rewriter.replace_all_uses(arg, &[*by]);
    }
    rewriter.merge_blocks(inner.body, block, rest);
    let loc = rewriter.ir().op(op).loc();
    rewriter.modify_op(inner.reduce, |ir| ir.set_loc(inner.reduce, loc));
    rewriter.erase_op(op);
    Ok(())
}
