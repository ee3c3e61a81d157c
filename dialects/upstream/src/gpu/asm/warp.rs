//! `gpu.warp_execute_on_lane_0`.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::region_assembly::complete;
use legalize_dialects_hooks::table::Assembly;
use legalize_ir::{Delimiter, OpId, OpParser, OpPrinter, OperationState, Punct, Type, ValueId};

// `(%lane)[32] args(%a : type) -> (types) { … }`

fn parse_warp(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    p.parse_punct(Punct::LParen)?;
    let lane = p.parse_operand()?;
    p.parse_punct(Punct::RParen)?;
    state.operands.push(p.resolve_operand(&lane, ctx.common().index)?);
    p.parse_punct(Punct::LSquare)?;
    let size = p.parse_integer()?;
    p.parse_punct(Punct::RSquare)?;
    state.set_attr(ctx, "warp_size", ctx.int_attr(ctx.common().i64, size));
    if p.try_keyword("args") {
        p.parse_punct(Punct::LParen)?;
        let at = p.offset();
        let operands = p.parse_operand_list(Delimiter::None)?;
        let types = p.parse_colon_type_list()?;
        p.resolve_operands(&operands, &types, at, &mut state.operands)?;
        p.parse_punct(Punct::RParen)?;
    }
    if let Some(types) = p.try_arrow_type_list()? {
        state.result_types.extend(types);
    }
    let region = p.parse_region(&[])?;
    complete(p, region, ctx.op_name("gpu.yield"));
    state.regions.push(region);
    p.parse_attr_dict(state)
}

fn print_warp(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let size = ir.attr_named(ctx, op, "warp_size").and_then(|size| ctx.as_i64(size)).unwrap_or(0);
    p.text("(");
    p.operands(ir.operands(op).take(1));
    p.text(&format!(")[{size}]"));
    let args: Vec<ValueId> = ir.operands(op).skip(1).collect();
    if !args.is_empty() {
        p.text(" args(");
        p.operands(args.iter().copied());
        p.text(" : ");
        p.types(args.iter().map(|&value| ir.value_type(value)), ", ");
        p.text(")");
    }
    let results: Vec<Type> = ir.op(op).results().iter().map(|&value| ir.value_type(value)).collect();
    if !results.is_empty() {
        p.text(" -> (");
        p.types(results.iter().copied(), ", ");
        p.text(")");
    }
    p.text(" ");
    if let Some(&region) = ir.op(op).regions().first() {
        p.region(region, true, !results.is_empty());
    }
    p.attr_dict(op, &[ctx.name("warp_size")]);
}

pub(super) const ASSEMBLY: &[Assembly] = &[("gpu.warp_execute_on_lane_0", parse_warp, print_warp)];
