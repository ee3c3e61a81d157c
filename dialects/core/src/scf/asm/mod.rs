//! Custom forms of scf.

mod forall;
mod parallel;
mod switch;

pub(super) use switch::add_directives;

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::region_forms::{
    complete, entry_args, parse_bounds, parse_choice, parse_iter_args, parse_while, print_choice,
    print_iter_args, print_while,
};
use legalize_dialects_hooks::table::Form;
use legalize_ir::text::Punct;
use legalize_ir::{OpId, OpParser, OpPrinter, OperationState, RegionId, Type};
use legalize_typed::OpView;

use crate::ops::scf::{ExecuteRegionOp, ForOp, ForallOp, IfOp, InParallelOp, ParallelOp, WhileOp, YieldOp};

/// Gives a region a block and a bare `scf.yield` where it has none.
fn ensure_yield(p: &mut OpParser<'_, '_>, region: RegionId) {
    let end = p.ctx().op_name(YieldOp::NAME);
    complete(p, region, end);
}

fn parse_for(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
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
    // Behind the region, unlike other loops: what is wrong in there is told of first.
    let bounds = [lower, upper, step].into_iter().map(|bound| (bound, counter_type));
    for (operand, ty) in bounds.chain(inits) {
        state.operands.push(p.resolve_operand(&operand, ty)?);
    }
    state.regions.push(region);
    state.result_types.extend(types);
    p.parse_attr_dict(state)
}

fn print_for(p: &mut OpPrinter<'_>, op: OpId) {
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

fn parse_if(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let condition = p.parse_operand()?;
    state.operands.push(p.resolve_operand(&condition, ctx.common().i1)?);
    parse_choice(p, state, ctx.op_name(YieldOp::NAME))
}

fn print_if(p: &mut OpPrinter<'_>, op: OpId) {
    let ir = p.ir();
    let &[then, other] = ir.op(op).regions() else { return p.generic_op(op) };
    p.text(" ");
    p.operands(ir.operands(op));
    let results: Vec<Type> = ir.op(op).results().iter().map(|&value| ir.value_type(value)).collect();
    if !results.is_empty() {
        p.text(" -> (");
        p.types(results.iter().copied(), ", ");
        p.text(")");
    }
    print_choice(p, op, [then, other]);
    p.attr_dict(op, &[]);
}

// `-> types no_inline { … }`

fn parse_execute_region(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    if let Some(types) = p.try_arrow_type_list()? {
        state.result_types.extend(types);
    }
    if p.try_keyword(ExecuteRegionOp::NO_INLINE_ATTR) {
        let ctx = p.ctx();
        state.set_attr(ctx, ExecuteRegionOp::NO_INLINE_ATTR, ctx.common().unit);
    }
    let region = p.parse_region(&[])?;
    state.regions.push(region);
    p.parse_attr_dict(state)
}

fn print_execute_region(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let Some(&region) = ir.op(op).regions().first() else { return p.generic_op(op) };
    let no_inline = ctx.name(ExecuteRegionOp::NO_INLINE_ATTR);
    let results: Vec<Type> = ir.op(op).results().iter().map(|&value| ir.value_type(value)).collect();
    if !results.is_empty() {
        p.arrow_type_list(results.into_iter());
    }
    if ir.attr(ctx, op, no_inline).is_some() {
        p.text(" no_inline");
    }
    p.text(" ");
    p.region(region, true, true);
    p.attr_dict(op, &[no_inline]);
}

pub(super) const FORMS: &[Form] = &[
    (ExecuteRegionOp::NAME, parse_execute_region, print_execute_region),
    (ForOp::NAME, parse_for, print_for),
    (ForallOp::NAME, forall::parse, forall::print),
    (InParallelOp::NAME, forall::parse_end, forall::print_end),
    (IfOp::NAME, parse_if, print_if),
    (ParallelOp::NAME, parallel::parse, parallel::print),
    (WhileOp::NAME, parse_while, print_while),
];
