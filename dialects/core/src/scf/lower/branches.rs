//! Lowers `scf.if`, `scf.index_switch` and `scf.execute_region` to branches to their regions and on to the
//! rest of the block.

use legalize_conversion::{MatchResult, Rewriter};
use legalize_ir::{AttrData, Attribute, BlockId, Context, ElementsData, InsertPoint, OpId, Type, TypeData};
use legalize_typed::OpView;

use crate::llvm::convert::build::{Builder, malformed};
use crate::ops::scf::{IndexSwitchOp, YieldOp};
use crate::ops::{arith, cf};
use crate::scf::lower::parts::{
    SplitPoint, branch, ends, operands, regions, result_types, split, terminator,
};

/// Replaces the terminator of a region by a branch to a block with the yielded values.
fn yield_to(rewriter: &mut dyn Rewriter<'_>, at: OpId, block: BlockId, to: BlockId) -> MatchResult {
    let end = terminator(rewriter.ir(), block).ok_or_else(malformed)?;
    let values = operands(rewriter.ir(), end);
    branch(rewriter, at, block, to, &values);
    rewriter.erase_op(end);
    Ok(())
}

/// Creates a block before `after` with the results as arguments, which branches to it; returns `after` itself
/// if there are no results.
fn join(rewriter: &mut dyn Rewriter<'_>, op: OpId, place: &SplitPoint) -> BlockId {
    let types = result_types(rewriter.ir(), op);
    if types.is_empty() {
        return place.after;
    }
    let args: Vec<_> = types.into_iter().map(|ty| (ty, place.loc)).collect();
    let block = rewriter.create_block(place.region, Some(place.after), &args);
    branch(rewriter, op, block, place.after, &[]);
    block
}

/// Adds the results as arguments to the rest of the block.
fn rest_with_arguments(rewriter: &mut dyn Rewriter<'_>, op: OpId, place: &mut SplitPoint) {
    let types = result_types(rewriter.ir(), op);
    if types.is_empty() {
        return;
    }
    let args: Vec<_> = types.into_iter().map(|ty| (ty, place.loc)).collect();
    let block = rewriter.create_block(place.region, Some(place.after), &args);
    rewriter.merge_blocks(place.after, block, &[]);
    place.after = block;
}

pub(super) fn lower_if(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let &[then, otherwise] = &regions(rewriter.ir(), op)[..] else { return Err(malformed()) };
    let &[condition] = &operands(rewriter.ir(), op)[..] else { return Err(malformed()) };
    let place = split(op, rewriter)?;
    let join = join(rewriter, op, &place);
    let mut targets = [join; 2];
    for (target, region) in targets.iter_mut().zip([then, otherwise]) {
        // Only the second region may be empty.
        if let Some((first, last)) = ends(rewriter.ir(), region) {
            yield_to(rewriter, op, last, join)?;
            rewriter.inline_region(region, place.region, Some(join));
            *target = first;
        }
    }
    rewriter.set_insert_point(InsertPoint::End(place.before));
    Builder::new(rewriter, op).branch::<cf::CondBranchOp>(&[&[condition], &[], &[]], &targets, &[]);
    let results = if join == place.after { Vec::new() } else { rewriter.ir().block(join).args().to_vec() };
    rewriter.replace_op(op, &results);
    Ok(())
}

pub(super) fn lower_execute_region(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let &[region] = &regions(rewriter.ir(), op)[..] else { return Err(malformed()) };
    let (first, _) = ends(rewriter.ir(), region).ok_or_else(malformed)?;
    let blocks: Vec<BlockId> = rewriter.ir().region_blocks(region).collect();
    let mut place = split(op, rewriter)?;
    rest_with_arguments(rewriter, op, &mut place);
    for block in blocks {
        if terminator(rewriter.ir(), block).is_some_and(|end| YieldOp::isa(rewriter, end)) {
            yield_to(rewriter, op, block, place.after)?;
        }
    }
    branch(rewriter, op, place.before, first, &[]);
    rewriter.inline_region(region, place.region, Some(place.after));
    replace_by_arguments(rewriter, op, place.after);
    Ok(())
}

/// Replaces the results by the arguments of the block that continues after the operation.
fn replace_by_arguments(rewriter: &mut dyn Rewriter<'_>, op: OpId, block: BlockId) {
    let args = if rewriter.ir().op(op).results().is_empty() {
        Vec::new()
    } else {
        rewriter.ir().block(block).args().to_vec()
    };
    rewriter.replace_op(op, &args);
}

pub(super) fn lower_switch(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let ctx = rewriter.ctx();
    let ir = rewriter.ir();
    let [default, cases @ ..] = &regions(ir, op)[..] else { return Err(malformed()) };
    let &[index] = &operands(ir, op)[..] else { return Err(malformed()) };
    let values = IndexSwitchOp::of(op).cases_attr(rewriter).ok_or_else(malformed)?;
    let (flag_type, values) = case_values(ctx, values).ok_or_else(malformed)?;
    let mut place = split(op, rewriter)?;
    rest_with_arguments(rewriter, op, &mut place);
    let mut blocks = Vec::new();
    for &region in cases.iter().chain([default]) {
        let (first, last) = ends(rewriter.ir(), region).ok_or_else(malformed)?;
        let end = terminator(rewriter.ir(), last).ok_or_else(malformed)?;
        yield_to(rewriter, end, last, place.after)?;
        rewriter.inline_region(region, place.region, Some(place.after));
        blocks.push(first);
    }
    blocks.rotate_right(1);
    rewriter.set_insert_point(InsertPoint::End(place.before));
    let mut b = Builder::new(rewriter, op);
    let flag = b.value(arith::IndexCastOp::NAME, &[index], flag_type, &[]);
    let segments = ctx.dense_i32_array_attr(&vec![0; cases.len()]);
    let mut attrs = vec![(cf::SwitchOp::CASE_OPERAND_SEGMENTS_ATTR, segments)];
    attrs.extend(values.map(|values| (cf::SwitchOp::CASE_VALUES_ATTR, values)));
    b.branch::<cf::SwitchOp>(&[&[flag], &[], &[]], &blocks, &attrs);
    replace_by_arguments(rewriter, op, place.after);
    Ok(())
}

/// The type to switch on, 32 bits if all cases fit, and `array<i64: …>` as a vector of it; no vector if there
/// are no cases. Upstream truncates cases to 32 bits.
fn case_values(ctx: &Context, cases: Attribute) -> Option<(Type, Option<Attribute>)> {
    let cases = ctx.as_dense_i64_array(cases)?;
    let narrow = cases.iter().all(|&case| i32::try_from(case).is_ok());
    let (element, bytes) = if narrow { (ctx.common().i32, 4) } else { (ctx.common().i64, 8) };
    if cases.is_empty() {
        return Some((element, None));
    }
    let mut words: Vec<Vec<u8>> = cases.iter().map(|case| case.to_le_bytes()[..bytes].to_vec()).collect();
    let splat = words.iter().all(|word| *word == words[0]);
    words.truncate(if splat { 1 } else { words.len() });
    let (shape, scalable) = ([cases.len() as i64].into(), [false].into());
    let ty = ctx.ty(TypeData::Vector { shape, scalable, element });
    let data = ElementsData::Bytes { splat, data: words.concat().into() };
    Some((element, Some(ctx.attr(AttrData::DenseElements { ty, data }))))
}
