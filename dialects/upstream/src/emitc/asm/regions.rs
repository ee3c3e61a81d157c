//! Loops, conditions and expressions of emitc.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::region_assembly::{complete, last_block};
use legalize_dialects_hooks::table::Assembly;
use legalize_ir::{
    Argument, Delimiter, OpId, OpParser, OpPrinter, OperationState, Punct, RegionId, Type, TypeData, ValueId,
};

// `%i = %l to %u step %s : type { … }` of emitc

fn parse_for(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let mut counter: Argument = p.parse_argument(false, false)?;
    let [lower, upper, step] = legalize_dialects_hooks::region_assembly::parse_bounds(p)?;
    let ty = if p.try_punct(Punct::Colon) { p.parse_type()? } else { ctx.common().index };
    counter.ty = Some(ty);
    p.resolve_operands_of(&[lower, upper, step], ty, &mut state.operands)?;
    let region = p.parse_region(&[counter])?;
    complete(p, region, ctx.op_name("emitc.yield"));
    state.regions.push(region);
    p.parse_attr_dict(state)
}

fn print_for(p: &mut OpPrinter<'_>, op: OpId) {
    let ir = p.ir();
    let values: Vec<ValueId> = ir.operands(op).collect();
    let (&[lower, upper, step], &[region]) = (&values[..], ir.op(op).regions()) else {
        return p.generic_op(op);
    };
    let Some(&counter) = legalize_dialects_hooks::region_assembly::entry_args(p, region).first() else {
        return p.generic_op(op);
    };
    p.text(" ");
    p.operand(counter);
    for (word, value) in [(" = ", lower), (" to ", upper), (" step ", step)] {
        p.text(word);
        p.operand(value);
    }
    p.text(" ");
    let ty = ir.value_type(counter);
    if ty != p.ctx().common().index {
        p.text(" : ");
        p.ty(ty);
        p.text(" ");
    }
    p.region(region, false, false);
    p.attr_dict(op, &[]);
}

/// Parses `%condition { … } else { … }`.
fn parse_if(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let condition = p.parse_operand()?;
    state.operands.push(p.resolve_operand(&condition, ctx.common().i1)?);
    let end = ctx.op_name("emitc.yield");
    let then = p.parse_region(&[])?;
    complete(p, then, end);
    let other = if p.try_keyword("else") {
        let region = p.parse_region(&[])?;
        complete(p, region, end);
        region
    } else {
        p.ir().create_region()
    };
    state.regions.extend([then, other]);
    p.parse_attr_dict(state)
}

fn print_if(p: &mut OpPrinter<'_>, op: OpId) {
    let ir = p.ir();
    let &[then, other] = ir.op(op).regions() else { return p.generic_op(op) };
    // A terminator with operands or attributes is printed.
    let ends = |region: RegionId| {
        let block = ir.region(region).first();
        let end = block.and_then(|block| ir.block(block).last());
        end.is_some_and(|end| ir.op(end).operand_count() > 0)
    };
    p.text(" ");
    p.operands(ir.operands(op));
    p.text(" ");
    p.region(then, false, ends(then));
    if !ir.region(other).is_empty() {
        p.text(" else ");
        p.region(other, false, ends(other));
    }
    p.attr_dict(op, &[]);
}

// `{ … } while { … } attributes {…}`, without a terminator in the first region

fn parse_do(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let body = p.parse_region(&[])?;
    last_block(p, body);
    p.parse_keyword("while")?;
    let condition = p.parse_region(&[])?;
    last_block(p, condition);
    state.regions.extend([body, condition]);
    p.parse_attr_dict_with_keyword(state)
}

fn print_do(p: &mut OpPrinter<'_>, op: OpId) {
    let &[body, condition] = p.ir().op(op).regions() else { return p.generic_op(op) };
    p.text(" ");
    p.region(body, false, true);
    p.text(" while ");
    p.region(condition, true, true);
    p.attr_dict_with_keyword(op, &[]);
}

// `%a, %b noinline : (type, type) -> type { … }`, the block's arguments named as the operands

fn parse_expression(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let at = p.offset();
    let operands = p.parse_operand_list(Delimiter::None)?;
    if p.try_keyword("noinline") {
        state.set_attr(ctx, "do_not_inline", ctx.common().unit);
    }
    p.parse_punct(Punct::Colon)?;
    let ty = p.parse_type()?;
    let TypeData::Function { inputs, results } = ctx.type_data(ty) else {
        return Err(p.error(p.offset(), "expected function type"));
    };
    p.resolve_operands(&operands, inputs, at, &mut state.operands)?;
    state.result_types.extend(results.iter().copied());
    let args: Vec<Argument> =
        operands.iter().zip(inputs).map(|(name, ty)| Argument::new(ctx, *name).with_type(*ty)).collect();
    let region = p.parse_isolated_region(&args)?;
    state.regions.push(region);
    Ok(())
}

fn print_expression(p: &mut OpPrinter<'_>, op: OpId) {
    let ir = p.ir();
    let operands: Vec<ValueId> = ir.operands(op).collect();
    p.text(" ");
    p.operands(operands.iter().copied());
    p.text(" : ");
    let inputs: Vec<Type> = operands.iter().map(|&value| ir.value_type(value)).collect();
    let results: Vec<Type> = ir.op(op).results().iter().map(|&value| ir.value_type(value)).collect();
    p.functional_type(inputs, results.into_iter());
    for &region in ir.op(op).regions() {
        p.shadow_region_args(region, &operands);
        p.text(" ");
        p.region(region, false, true);
    }
}

pub(super) const ASSEMBLY: &[Assembly] = &[
    ("emitc.do", parse_do, print_do),
    ("emitc.expression", parse_expression, print_expression),
    ("emitc.for", parse_for, print_for),
    ("emitc.if", parse_if, print_if),
];
