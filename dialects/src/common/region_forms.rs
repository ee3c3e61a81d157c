//! Custom forms of operations that hold regions: conditions and scopes as several dialects write them in C++.

use legalize_ir::text::{Delimiter, Punct};
use legalize_ir::{
    BlockId, Context, InsertPoint, OpId, OpName, OpParser, OpPrinter, OperationState, RegionId, Type,
    TypeData, ValueId,
};
use legalize_source::Diagnostic;

use crate::common::hooks::{Parse, Print, attach_forms};

type Result<T> = std::result::Result<T, Diagnostic>;

/// Scopes: `-> (types) { … }`, and the operation that ends them where nothing is written; without one, one type
/// stands without parentheses. The text stands in front of the types in any case.
const SCOPES: &[(&str, &str, &str)] =
    &[("memref.alloca_scope", "memref.alloca_scope.return", " "), ("scf.execute_region", "", "")];

fn result_types(p: &OpPrinter<'_>, op: OpId) -> Vec<Type> {
    p.ir().op(op).results().iter().map(|&value| p.ir().value_type(value)).collect()
}

/// A region's last block, made if it has none.
pub(crate) fn last_block(p: &mut OpParser<'_, '_>, region: RegionId) -> BlockId {
    let ir = p.ir();
    if let Some(block) = ir.region(region).last() {
        return block;
    }
    let block = ir.create_block(&[]);
    ir.place_block(block, region, None);
    block
}

/// Gives a region a block and a terminator where it has none; it stands where the operation does.
pub(crate) fn complete(p: &mut OpParser<'_, '_>, region: RegionId, end: OpName) {
    let (ctx, loc) = (p.ctx(), p.loc_at(p.name_offset()));
    let block = last_block(p, region);
    let ir = p.ir();
    if ir.terminator(ctx, block).is_none() {
        let op = ir.create_op(&OperationState::new(ctx, end, loc));
        ir.place_op(op, InsertPoint::End(block));
    }
}

fn parse_scope(p: &mut OpParser<'_, '_>, state: &mut OperationState, end: Option<OpName>) -> Result<()> {
    let no_inline =
        p.ctx().op_info(state.name).is_some_and(|info| info.is_inherent(p.ctx().name("no_inline")));
    if let Some(types) = p.try_arrow_type_list()? {
        state.result_types.extend(types);
    }
    if no_inline && p.try_keyword("no_inline") {
        let ctx = p.ctx();
        state.set_attr(ctx, "no_inline", ctx.common().unit);
    }
    let region = p.parse_region(&[])?;
    if let Some(end) = end {
        complete(p, region, end);
    }
    state.regions.push(region);
    p.parse_attr_dict(state)
}

fn print_scope(p: &mut OpPrinter<'_>, op: OpId, ends: bool, space: &str) {
    let results = result_types(p, op);
    let Some(&region) = p.ir().op(op).regions().first() else { return p.generic_op(op) };
    let no_inline = p.ctx().name("no_inline");
    p.text(space);
    if !results.is_empty() {
        match ends {
            true => {
                p.text(" -> (");
                p.types(results.iter().copied(), ", ");
                p.text(")");
            }
            false => p.arrow_type_list(results.iter().copied()),
        }
    }
    if p.ir().attr(p.ctx(), op, no_inline).is_some() {
        p.text(" no_inline");
    }
    p.text(" ");
    p.region(region, true, !ends || !results.is_empty());
    p.attr_dict(op, &[no_inline]);
}

fn parse_assuming(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let witness = p.parse_operand()?;
    let ctx = p.ctx();
    let ty = ctx.ty(TypeData::Dialect { name: ctx.name("shape.witness"), params: [].into() });
    state.operands.push(p.resolve_operand(&witness, ty)?);
    if let Some(types) = p.try_arrow_type_list()? {
        state.result_types.extend(types);
    }
    let region = p.parse_region(&[])?;
    complete(p, region, ctx.op_name("shape.assuming_yield"));
    state.regions.push(region);
    p.parse_attr_dict(state)
}

fn print_assuming(p: &mut OpPrinter<'_>, op: OpId) {
    let results = result_types(p, op);
    let Some(&region) = p.ir().op(op).regions().first() else { return p.generic_op(op) };
    p.text(" ");
    p.operands(p.ir().operands(op));
    if !results.is_empty() {
        p.text(" -> (");
        p.types(results.iter().copied(), ", ");
        p.text(")");
    }
    p.text(" ");
    p.region(region, false, !results.is_empty());
    p.attr_dict(op, &[]);
}

fn parse_library(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let name = p.parse_symbol_name()?;
    let ctx = p.ctx();
    state.set_attr(ctx, "sym_name", ctx.string_attr(ctx.str(name)));
    p.parse_attr_dict_with_keyword(state)?;
    let region = p.parse_region(&[])?;
    if p.ir().region(region).is_empty() {
        let block = p.ir().create_block(&[]);
        p.ir().place_block(block, region, None);
    }
    state.regions.push(region);
    p.parse_keyword("mapping")?;
    let mapping = p.parse_attribute(None)?;
    state.set_attr(ctx, "mapping", mapping);
    Ok(())
}

fn print_library(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let (sym_name, mapping) = (ctx.name("sym_name"), ctx.name("mapping"));
    let name = ir.attr(ctx, op, sym_name).and_then(|name| ctx.as_str(name)).unwrap_or_default();
    p.text(" ");
    p.symbol_name(ctx.name(name));
    p.attr_dict_with_keyword(op, &[sym_name, mapping]);
    p.text(" ");
    if let Some(&region) = ir.op(op).regions().first() {
        p.region(region, true, false);
    }
    p.text(" mapping ");
    if let Some(mapping) = ir.attr(ctx, op, mapping) {
        p.attr_without_type(mapping);
    }
}

/// `%condition { … } else { … }`
fn parse_if(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let condition = p.parse_operand()?;
    state.operands.push(p.resolve_operand(&condition, ctx.common().i1)?);
    let end = ctx.op_name("emitc.yield");
    let then = p.parse_region(&[])?;
    complete(p, then, end);
    let other = match p.try_keyword("else") {
        true => {
            let region = p.parse_region(&[])?;
            complete(p, region, end);
            region
        }
        false => p.ir().create_region(),
    };
    state.regions.extend([then, other]);
    p.parse_attr_dict(state)
}

fn print_if(p: &mut OpPrinter<'_>, op: OpId) {
    let ir = p.ir();
    let &[then, other] = ir.op(op).regions() else { return p.generic_op(op) };
    // A terminator that says something is written.
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
    let results = result_types(p, op);
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

/// Attaches the hooks to the operations that are registered.
pub(crate) fn attach(ctx: &mut Context) {
    for &(name, end, space) in SCOPES {
        let op = ctx.op_name(name);
        let end = (!end.is_empty()).then(|| ctx.op_name(end));
        ctx.update_op(op, |info| {
            info.attached_mut().set_form(
                move |p, state| parse_scope(p, state, end),
                move |p, op| print_scope(p, op, end.is_some(), space),
            );
        });
    }
    let forms: &[(&str, Parse, Print)] = &[
        ("emitc.if", parse_if, print_if),
        ("gpu.warp_execute_on_lane_0", parse_warp, print_warp),
        ("shape.assuming", parse_assuming, print_assuming),
        ("shape.function_library", parse_library, print_library),
    ];
    attach_forms(ctx, forms);
}
