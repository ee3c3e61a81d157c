//! Lowers `scf.for` and `scf.while` to blocks with a back edge.

use legalize_conversion::{MatchResult, Rewriter};
use legalize_ir::{AttrData, Attribute, BlockId, Context, InsertPoint, Ir, OpId, ValueId};
use legalize_typed::OpView;

use crate::llvm::convert::build::{Builder, malformed};
use crate::ops::scf::ForOp;
use crate::ops::{arith, cf};
use crate::scf::lower::parts::{branch, ends, operands, regions, split, terminator};

/// Creates the back edge of a loop, with the attributes that the loop forwards to it.
fn branch_back<O: OpView>(
    b: &mut Builder<'_, '_>,
    groups: &[&[ValueId]],
    to: &[BlockId],
    of_loop: &[(String, Attribute)],
) {
    let attrs: Vec<(&str, Attribute)> = of_loop.iter().map(|(name, attr)| (name.as_str(), *attr)).collect();
    b.branch::<O>(groups, to, &attrs);
}

/// The attributes of the llvm dialect, which a loop forwards to its back edge.
fn loop_attributes(ctx: &Context, ir: &Ir, op: OpId) -> Vec<(String, Attribute)> {
    let of_llvm = |attr: Attribute| match ctx.attr_data(attr) {
        AttrData::Dialect { name, .. } => ctx.str(*name).starts_with("llvm."),
        _ => false,
    };
    let all = ctx.dict_entries(ir.op(op).discardable()).iter();
    all.filter(|entry| of_llvm(entry.1)).map(|&(name, attr)| (ctx.str(name).to_owned(), attr)).collect()
}

/// Lowers to a block for the condition, the body after it, and the step at the body's end.
pub(super) fn lower_for(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let ctx = rewriter.ctx();
    let ir = rewriter.ir();
    let &[region] = &regions(ir, op)[..] else { return Err(malformed()) };
    let (condition, last) = ends(ir, region).ok_or_else(malformed)?;
    let [lower, upper, step, inits @ ..] = &operands(ir, op)[..] else { return Err(malformed()) };
    let unsigned = ForOp::of(op).unsigned_cmp(rewriter);
    let forwarded_attrs = loop_attributes(ctx, ir, op);
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
    branch_back::<cf::BranchOp>(&mut Builder::new(rewriter, op), &[&next], &[condition], &forwarded_attrs);
    rewriter.erase_op(end);

    let start: Vec<ValueId> = [*lower].into_iter().chain(inits.iter().copied()).collect();
    branch(rewriter, op, place.before, condition, &start);

    rewriter.set_insert_point(InsertPoint::End(condition));
    let mut b = Builder::new(rewriter, op);
    // `slt` or `ult`
    let predicate = ctx.int_attr(ctx.common().i64, if unsigned { 6_i64 } else { 2 });
    let continues = b.value(
        arith::CmpIOp::NAME,
        &[counter, *upper],
        ctx.common().i1,
        &[(arith::CmpIOp::PREDICATE_ATTR, predicate)],
    );
    b.branch::<cf::CondBranchOp>(&[&[continues], &[], &[]], &[body, place.after], &[]);
    rewriter.replace_op(op, &carried);
    Ok(())
}

pub(super) fn lower_while(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let ir = rewriter.ir();
    let &[before, after] = &regions(ir, op)[..] else { return Err(malformed()) };
    let inits = operands(ir, op);
    let (condition, before_end) = ends(ir, before).ok_or_else(malformed)?;
    let (body, body_end) = ends(ir, after).ok_or_else(malformed)?;
    let test = terminator(ir, before_end).ok_or_else(malformed)?;
    let end = terminator(ir, body_end).ok_or_else(malformed)?;
    let [continues, ref passed @ ..] = operands(ir, test)[..] else { return Err(malformed()) };
    let passed = passed.to_vec();
    let (test_loc, end_loc) = (ir.op(test).loc(), ir.op(end).loc());
    let forwarded_attrs = loop_attributes(rewriter.ctx(), ir, op);
    // If the second region only forwards its arguments, the first one is the whole loop.
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
    let back_attrs = if forwards { &forwarded_attrs[..] } else { &[] };
    branch_back::<cf::CondBranchOp>(&mut b, &[&[continues], &passed, &[]], &[next, place.after], back_attrs);
    rewriter.erase_op(test);
    if !forwards {
        let values = operands(rewriter.ir(), end);
        rewriter.set_insert_point(InsertPoint::End(body_end));
        let mut b = Builder::new(rewriter, op);
        b.loc = end_loc;
        branch_back::<cf::BranchOp>(&mut b, &[&values], &[condition], &forwarded_attrs);
        rewriter.erase_op(end);
    }
    rewriter.replace_op(op, &passed);
    Ok(())
}
