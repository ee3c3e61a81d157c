//! `scf.for`: bounds, iteration arguments and their types.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::region_assembly::{entry_args, parse_bounds, parse_iter_args, print_iter_args};
use legalize_ir::{OpId, OpParser, OpPrinter, OperationState, Punct};
use legalize_typed::OpView;

use super::ensure_yield;
use crate::ops::scf::ForOp;

pub(super) fn parse_for(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    if p.try_keyword("unsigned") {
        state.set_attr(ctx, ForOp::UNSIGNED_CMP_ATTR, ctx.common().unit);
    }
    let mut counter = p.parse_argument(false, false)?;
    let [lower, upper, step] = parse_bounds(p)?;
    let mismatch = "mismatch in number of loop-carried values and defined values";
    let (carried, types) = parse_iter_args(p, mismatch)?;
    let counter_type = if p.try_punct(Punct::Colon) { p.parse_type()? } else { ctx.common().index };
    counter.ty = Some(counter_type);
    let (mut args, mut inits) = (vec![counter], Vec::new());
    for ((mut argument, init), &ty) in carried.into_iter().zip(&types) {
        argument.ty = Some(ty);
        args.push(argument);
        inits.push((init, ty));
    }
    let region = p.parse_region(&args)?;
    ensure_yield(p, region);
    // Resolved after the region, unlike in other loops: errors in the region are reported first.
    let bounds = [lower, upper, step].into_iter().map(|bound| (bound, counter_type));
    for (operand, ty) in bounds.chain(inits) {
        state.operands.push(p.resolve_operand(&operand, ty)?);
    }
    state.regions.push(region);
    state.result_types.extend(types);
    p.parse_attr_dict(state)
}

pub(super) fn print_for(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let &[region] = ir.op(op).regions() else { return p.generic_op(op) };
    let args = entry_args(p, region);
    let (Some((&counter, carried)), true) = (args.split_first(), ir.op(op).operand_count() >= 3) else {
        return p.generic_op(op);
    };
    if ForOp::of(op).unsigned_cmp(&(ctx, ir)) {
        p.text(" unsigned");
    }
    p.text(" ");
    p.operand(counter);
    p.text(" = ");
    p.operand(ir.operand(op, 0));
    p.text(" to ");
    p.operand(ir.operand(op, 1));
    p.text(" step ");
    p.operand(ir.operand(op, 2));
    if !carried.is_empty() {
        print_iter_args(p, op, carried, ir.operands(op).skip(3));
    }
    p.text(" ");
    let ty = ir.value_type(counter);
    if ty != ctx.common().index {
        p.text(" : ");
        p.ty(ty);
        p.text(" ");
    }
    p.region(region, false, !carried.is_empty());
    p.attr_dict(op, &[ctx.name(ForOp::UNSIGNED_CMP_ATTR)]);
}
