//! Lowers loops over several dimensions to loops over one.

use legalize_conversion::{MatchFailure, MatchResult, Rewriter};
use legalize_dialects_hooks::Result;
use legalize_ir::{BlockId, InsertPoint, OpId, Type, ValueId};
use legalize_typed::{BuildOp, OpView};

use crate::llvm::convert::build::{Builder, malformed};
use crate::ops::arith;
use crate::ops::scf::{ForOp, ParallelOp, ReduceOp, YieldOp};
use crate::scf::lower::parts::{operands, regions, result_types, terminator};
use crate::scf::patterns::{Bound, bounds};

/// Lowers to nested loops, one for each induction variable, that carry the reduced values.
pub(super) fn lower_parallel(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let ir = rewriter.ir();
    let &[region] = &regions(ir, op)[..] else { return Err(malformed()) };
    let body = ir.region(region).first().ok_or_else(malformed)?;
    let reduce = terminator(ir, body).ok_or_else(malformed)?;
    let count = ir.block(body).args().len();
    let all = operands(ir, op);
    if count == 0 || all.len() < 3 * count {
        return Err(malformed());
    }
    let types = result_types(ir, op);
    let (mut carried, mut counters) = (all[3 * count..].to_vec(), Vec::new());
    let mut outermost = None;
    for at in 0..count {
        let bounds = [all[at], all[count + at], all[2 * count + at]];
        let (created, block) = loop_of(op, bounds, &carried, &types, rewriter)?;
        let results = rewriter.ir().op(created).results().to_vec();
        if outermost.is_none() {
            outermost = Some(results);
        } else if let Some(outer) = rewriter.ir().op(created).parent() {
            rewriter.set_insert_point(InsertPoint::End(outer));
            Builder::new(rewriter, op).op(YieldOp::NAME, &results, &[], &[]);
        }
        let args = rewriter.ir().block(block).args();
        counters.push(args[0]);
        carried = args[1..].to_vec();
        rewriter.set_insert_point(InsertPoint::End(block));
    }
    let combined = operands(rewriter.ir(), reduce);
    let mut results = Vec::new();
    for (index, reduction) in regions(rewriter.ir(), reduce).into_iter().enumerate() {
        let block = rewriter.ir().region(reduction).first().ok_or_else(malformed)?;
        let end = terminator(rewriter.ir(), block).ok_or_else(malformed)?;
        let &[result] = &operands(rewriter.ir(), end)[..] else { return Err(malformed()) };
        let pair = [*carried.get(index).ok_or_else(malformed)?, *combined.get(index).ok_or_else(malformed)?];
        // Without rollback the arguments are erased with their block.
        let argument = rewriter.ir().block(block).args().iter().position(|&arg| arg == result);
        results.push(argument.map_or(Ok(result), |at| pair.get(at).copied().ok_or_else(malformed))?);
        rewriter.erase_op(end);
        rewriter.inline_block(block, InsertPoint::Before(reduce), &pair);
    }
    rewriter.erase_op(reduce);
    let Some(InsertPoint::End(inner)) = rewriter.insert_point() else { return Err(malformed()) };
    rewriter.merge_blocks(body, inner, &counters);
    rewriter.set_insert_point(InsertPoint::End(inner));
    Builder::new(rewriter, op).op(YieldOp::NAME, &results, &[], &[]);
    rewriter.replace_op(op, &outermost.unwrap_or_default());
    Ok(())
}

/// Lowers a grid to a parallel loop unless it shares tensors; static bounds become constants.
pub(super) fn lower_forall(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let (ctx, ir) = (rewriter.ctx(), rewriter.ir());
    if !ir.op(op).results().is_empty() {
        return Err("tensors are shared".into());
    }
    let (parts, _) = bounds(ctx, ir, op).ok_or_else(malformed)?;
    let &[region] = &regions(ir, op)[..] else { return Err(malformed()) };
    let body = ir.region(region).first().ok_or_else(malformed)?;
    let end = terminator(ir, body).ok_or_else(malformed)?;
    if ir.block(body).args().len() != parts[0].len() {
        return Err(malformed());
    }
    if parts[0].is_empty() {
        // A single point, without counters.
        rewriter.erase_op(end);
        rewriter.inline_block(body, InsertPoint::Before(op), &[]);
        rewriter.erase_op(op);
        return Ok(());
    }
    let mut b = Builder::new(rewriter, op);
    let [lower, upper, step] = parts.map(|part| {
        let value = |bound| match bound {
            Bound::Value(value) => value,
            Bound::Number(number) => b.constant(arith::ConstantOp::NAME, ctx.common().index, number),
        };
        part.into_iter().map(value).collect::<Vec<_>>()
    });
    let created = ParallelOp::builder()
        .lower_bound(&lower)
        .upper_bound(&upper)
        .step(&step)
        .init_vals(&[])
        .create(b.rewriter, b.loc)?;
    let target = created.region(rewriter);
    rewriter.inline_region(region, target, None);
    // At the end of its block, where erased operations stay until the conversion is done.
    rewriter.set_insert_point(InsertPoint::End(body));
    Builder::new(rewriter, op).op(ReduceOp::NAME, &[], &[], &[]);
    rewriter.erase_op(end);
    rewriter.erase_op(op);
    Ok(())
}

/// Creates an `scf.for` without a terminator, and its block.
fn loop_of(
    op: OpId,
    [lower, upper, step]: [ValueId; 3],
    carried: &[ValueId],
    types: &[Type],
    rewriter: &mut dyn Rewriter<'_>,
) -> Result<(OpId, BlockId), MatchFailure> {
    let (ctx, loc) = (rewriter.ctx(), rewriter.ir().op(op).loc());
    let created = ForOp::builder(lower, upper, step).init_args(carried).result_types(types);
    let created = created.create(rewriter, loc)?;
    let carried_loc = |value: &ValueId| rewriter.ir().value_loc(*value).unwrap_or(loc);
    let around = types.iter().copied().zip(carried.iter().map(carried_loc));
    let args: Vec<_> = std::iter::once((ctx.common().index, loc)).chain(around).collect();
    let at = rewriter.insert_point();
    let region = created.region(rewriter);
    let block = rewriter.create_block(region, None, &args);
    if let Some(at) = at {
        rewriter.set_insert_point(at);
    }
    Ok((created.op(), block))
}
