//! `convert-scf-to-cf`: loops and choices become blocks and branches.
//!
//! In Rust because blocks are split, and regions put between them, which no declarative form says.

mod grids;
mod parts;
pub(super) mod pass;

use legalize_conversion::{MatchFailure, MatchResult, PatternInfo, PatternSet, Rewriter};
use legalize_dialects_hooks::Result;
use legalize_ir::{
    AttrData, Attribute, BlockId, Context, ElementsData, InsertPoint, Ir, Location, OpId, RegionId, Type,
    TypeData, ValueId,
};
use legalize_typed::OpView;

use crate::llvm::convert::build::{Builder, malformed};
use crate::ops::scf::{ExecuteRegionOp, ForOp, ForallOp, IfOp, IndexSwitchOp, ParallelOp, WhileOp, YieldOp};
use crate::ops::{arith, cf};
use crate::scf::lower::grids::{lower_forall, lower_parallel};
use crate::scf::lower::parts::{ends, operands, regions, result_types, terminator};

/// What is lowered; everything else stays.
const LOWERED: [&str; 7] = [
    ForOp::NAME,
    IfOp::NAME,
    WhileOp::NAME,
    ExecuteRegionOp::NAME,
    IndexSwitchOp::NAME,
    ParallelOp::NAME,
    ForallOp::NAME,
];

/// Adds the patterns.
fn add(patterns: &mut PatternSet) {
    type Lower = fn(OpId, &mut dyn Rewriter<'_>) -> MatchResult;
    let lower: [Lower; 7] =
        [lower_for, lower_if, lower_while, lower_execute_region, lower_switch, lower_parallel, lower_forall];
    for (name, lower) in LOWERED.into_iter().zip(lower) {
        let made = [
            arith::AddIOp::NAME,
            arith::CmpIOp::NAME,
            arith::ConstantOp::NAME,
            arith::IndexCastOp::NAME,
            cf::BranchOp::NAME,
            cf::CondBranchOp::NAME,
            cf::SwitchOp::NAME,
        ];
        patterns.add_fn(PatternInfo::on(format!("{name} to cf"), name).generates(made), lower);
    }
}

/// Where an operation stands, and the rest of its block behind it.
struct Place {
    before: BlockId,
    after: BlockId,
    region: RegionId,
    loc: Location,
}

/// Splits the block in front of an operation, which stays with the rest.
fn split(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> Result<Place, MatchFailure> {
    let before = rewriter.ir().op(op).parent().ok_or_else(malformed)?;
    let region = rewriter.ir().block(before).parent().ok_or_else(malformed)?;
    let after = rewriter.split_block(op);
    let loc = rewriter.ir().op(op).loc();
    Ok(Place { before, after, region, loc })
}

/// `cf.br` at the end of a block, with the location of `at`.
fn branch(rewriter: &mut dyn Rewriter<'_>, at: OpId, from: BlockId, to: BlockId, args: &[ValueId]) {
    rewriter.set_insert_point(InsertPoint::End(from));
    Builder::new(rewriter, at).branch::<cf::BranchOp>(&[args], &[to], &[]);
}

/// The branch that goes back to a loop's start, with what it is told of the loop.
fn branch_back<O: OpView>(
    b: &mut Builder<'_, '_>,
    groups: &[&[ValueId]],
    to: &[BlockId],
    of_loop: &[(String, Attribute)],
) {
    let attrs: Vec<(&str, Attribute)> = of_loop.iter().map(|(name, attr)| (name.as_str(), *attr)).collect();
    b.branch::<O>(groups, to, &attrs);
}

/// Lets the end of a region go on to a block with what it yields.
fn yield_to(rewriter: &mut dyn Rewriter<'_>, at: OpId, block: BlockId, to: BlockId) -> MatchResult {
    let end = terminator(rewriter.ir(), block).ok_or_else(malformed)?;
    let values = operands(rewriter.ir(), end);
    branch(rewriter, at, block, to, &values);
    rewriter.erase_op(end);
    Ok(())
}

/// A block in front of `after` with the results as arguments, which goes on to it; `after` itself if there
/// are no results.
fn join(rewriter: &mut dyn Rewriter<'_>, op: OpId, place: &Place) -> BlockId {
    let types = result_types(rewriter.ir(), op);
    if types.is_empty() {
        return place.after;
    }
    let args: Vec<_> = types.into_iter().map(|ty| (ty, place.loc)).collect();
    let block = rewriter.create_block(place.region, Some(place.after), &args);
    branch(rewriter, op, block, place.after, &[]);
    block
}

/// The rest of the block with the results as arguments.
fn rest_with_arguments(rewriter: &mut dyn Rewriter<'_>, op: OpId, place: &mut Place) {
    let types = result_types(rewriter.ir(), op);
    if types.is_empty() {
        return;
    }
    let args: Vec<_> = types.into_iter().map(|ty| (ty, place.loc)).collect();
    let block = rewriter.create_block(place.region, Some(place.after), &args);
    rewriter.merge_blocks(place.after, block, &[]);
    place.after = block;
}

/// Attributes of the llvm dialect, which a loop hands on to the branch that goes back.
fn loop_attributes(ctx: &Context, ir: &Ir, op: OpId) -> Vec<(String, Attribute)> {
    let of_llvm = |attr: Attribute| match ctx.attr_data(attr) {
        AttrData::Dialect { name, .. } => ctx.str(*name).starts_with("llvm."),
        _ => false,
    };
    let all = ctx.dict_entries(ir.op(op).discardable()).iter();
    all.filter(|entry| of_llvm(entry.1)).map(|&(name, attr)| (ctx.str(name).to_owned(), attr)).collect()
}

/// A condition in a block of its own, the body behind it, and the step at the body's end.
fn lower_for(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let ctx = rewriter.ctx();
    let ir = rewriter.ir();
    let &[region] = &regions(ir, op)[..] else { return Err(malformed()) };
    let (condition, last) = ends(ir, region).ok_or_else(malformed)?;
    let [lower, upper, step, inits @ ..] = &operands(ir, op)[..] else { return Err(malformed()) };
    let unsigned = ForOp::of(op).unsigned_cmp(rewriter);
    let handed_on = loop_attributes(ctx, ir, op);
    let first = ir.block(condition).first().ok_or_else(malformed)?;
    let &[counter, ref carried @ ..] = ir.block(condition).args() else { return Err(malformed()) };
    let carried = carried.to_vec();
    let end = terminator(ir, last).ok_or_else(malformed)?;
    let place = split(op, rewriter)?;
    let single = condition == last;
    let body = rewriter.split_block(first);
    let last = if single { body } else { last };
    rewriter.inline_region(region, place.region, Some(place.after));

    let mut next = operands(rewriter.ir(), end);
    rewriter.set_insert_point(InsertPoint::End(last));
    let stepped = Builder::new(rewriter, op).same(arith::AddIOp::NAME, &[counter, *step]);
    next.insert(0, stepped);
    branch_back::<cf::BranchOp>(&mut Builder::new(rewriter, op), &[&next], &[condition], &handed_on);
    rewriter.erase_op(end);

    let start: Vec<ValueId> = [*lower].into_iter().chain(inits.iter().copied()).collect();
    branch(rewriter, op, place.before, condition, &start);

    rewriter.set_insert_point(InsertPoint::End(condition));
    let mut b = Builder::new(rewriter, op);
    // `slt` or `ult`
    let predicate = ctx.int_attr(ctx.common().i64, if unsigned { 6_i64 } else { 2 });
    let goes_on = b.value(
        arith::CmpIOp::NAME,
        &[counter, *upper],
        ctx.common().i1,
        &[(arith::CmpIOp::PREDICATE_ATTR, predicate)],
    );
    b.branch::<cf::CondBranchOp>(&[&[goes_on], &[], &[]], &[body, place.after], &[]);
    rewriter.replace_op(op, &carried);
    Ok(())
}

fn lower_if(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let &[then, otherwise] = &regions(rewriter.ir(), op)[..] else { return Err(malformed()) };
    let &[condition] = &operands(rewriter.ir(), op)[..] else { return Err(malformed()) };
    let place = split(op, rewriter)?;
    let join = join(rewriter, op, &place);
    let mut targets = [join; 2];
    for (target, region) in targets.iter_mut().zip([then, otherwise]) {
        // Only the second may be empty.
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

fn lower_while(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let ir = rewriter.ir();
    let &[before, after] = &regions(ir, op)[..] else { return Err(malformed()) };
    let inits = operands(ir, op);
    let (condition, before_end) = ends(ir, before).ok_or_else(malformed)?;
    let (body, body_end) = ends(ir, after).ok_or_else(malformed)?;
    let test = terminator(ir, before_end).ok_or_else(malformed)?;
    let end = terminator(ir, body_end).ok_or_else(malformed)?;
    let [goes_on, ref passed @ ..] = operands(ir, test)[..] else { return Err(malformed()) };
    let passed = passed.to_vec();
    let (test_loc, end_loc) = (ir.op(test).loc(), ir.op(end).loc());
    let handed_on = loop_attributes(rewriter.ctx(), ir, op);
    // Where the second region hands on what it gets, the first one is the whole loop.
    let forwards = body == body_end
        && ir.block(body).first() == Some(end)
        && ir.operands(end).eq(ir.block(body).args().iter().copied());
    let place = split(op, rewriter)?;
    if forwards {
        rewriter.inline_region(before, place.region, Some(place.after));
    } else {
        rewriter.inline_region(after, place.region, Some(place.after));
        rewriter.inline_region(before, place.region, Some(body));
    }
    branch(rewriter, op, place.before, condition, &inits);
    rewriter.set_insert_point(InsertPoint::End(before_end));
    let next = if forwards { condition } else { body };
    let mut b = Builder::new(rewriter, op);
    b.loc = test_loc;
    let goes_back = if forwards { &handed_on[..] } else { &[] };
    branch_back::<cf::CondBranchOp>(&mut b, &[&[goes_on], &passed, &[]], &[next, place.after], goes_back);
    rewriter.erase_op(test);
    if !forwards {
        let values = operands(rewriter.ir(), end);
        rewriter.set_insert_point(InsertPoint::End(body_end));
        let mut b = Builder::new(rewriter, op);
        b.loc = end_loc;
        branch_back::<cf::BranchOp>(&mut b, &[&values], &[condition], &handed_on);
        rewriter.erase_op(end);
    }
    rewriter.replace_op(op, &passed);
    Ok(())
}

fn lower_execute_region(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
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

/// Replaces the results by the arguments of the block that goes on behind the operation.
fn replace_by_arguments(rewriter: &mut dyn Rewriter<'_>, op: OpId, block: BlockId) {
    let args = match rewriter.ir().op(op).results().is_empty() {
        true => Vec::new(),
        false => rewriter.ir().block(block).args().to_vec(),
    };
    rewriter.replace_op(op, &args);
}

fn lower_switch(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
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

/// The type to switch on, 32 bits where all cases fit, and `array<i64: …>` as a vector of it; no vector if there
/// are no cases. Upstream cuts cases off at 32 bits.
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
