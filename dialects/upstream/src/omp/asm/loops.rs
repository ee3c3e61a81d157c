//! Loops of omp, and memory on a target.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::names;
use legalize_dialects_hooks::table::{Assembly, NameArguments, ResultNames, misuse};
use legalize_ir::{Argument, Delimiter, Name, OpId, OpParser, OpPrinter, OperationState, Punct, ValueId};
use legalize_ods::{CustomDirectives, CustomSlot, CustomValue};

use super::canonical::{self, LOOP, cli_type};

const SEGMENTS: &str = "operandSegmentSizes";
const COLLAPSE: &str = "collapse_num_loops";
const INCLUSIVE: &str = "loop_inclusive";
const TILES: &str = "tile_sizes";

// `(%i, %j) : type = (%l, %l) to (%u, %u) inclusive step (%s, %s) collapse(2) tiles(4, 5) { … }`

fn parse_nest(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let mut args: Vec<Argument> = p.parse_argument_list(Delimiter::Paren, false, false)?;
    let ty = p.parse_colon_type()?;
    p.parse_punct(Punct::Equal)?;
    for (word, _) in [("", 0), ("to", 1), ("step", 2)] {
        if !word.is_empty() {
            p.parse_keyword(word)?;
        }
        let at = p.offset();
        let values = p.parse_operand_list(Delimiter::Paren)?;
        if values.len() != args.len() {
            return Err(p.error(at, format!("expected {} operands", args.len())));
        }
        p.resolve_operands_of(&values, ty, &mut state.operands)?;
        if word == "to" && p.try_keyword("inclusive") {
            state.set_attr(ctx, INCLUSIVE, ctx.common().unit);
        }
    }
    if p.try_keyword("collapse") {
        p.parse_punct(Punct::LParen)?;
        let at = p.offset();
        let count = p.parse_integer()?.as_i64().ok_or_else(|| p.error(at, "integer does not fit 64 bits"))?;
        p.parse_punct(Punct::RParen)?;
        if count > 1 {
            state.set_attr(ctx, COLLAPSE, ctx.int_attr(ctx.common().i64, count));
        }
    }
    if p.try_keyword("tiles") {
        let mut sizes = Vec::new();
        p.parse_comma_list(Delimiter::Paren, |p| {
            let at = p.offset();
            let size = p.parse_integer()?.as_i64();
            sizes.push(size.ok_or_else(|| p.error(at, "integer does not fit 64 bits"))?);
            Ok(())
        })?;
        if !sizes.is_empty() {
            state.set_attr(ctx, TILES, ctx.dense_i64_array_attr(&sizes));
        }
    }
    for argument in &mut args {
        argument.ty = Some(ty);
    }
    let region = p.parse_region(&args)?;
    state.regions.push(region);
    p.parse_attr_dict(state)
}

fn print_nest(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let elided = names(ctx, [COLLAPSE, INCLUSIVE, TILES]);
    let [collapse, inclusive, tiles] = elided.map(|name| ir.attr(ctx, op, name));
    let args = ir.op(op).regions().first().and_then(|region| ir.region(*region).first());
    let args: &[ValueId] = args.map_or(&[], |block| ir.block(block).args());
    let values: Vec<ValueId> = ir.operands(op).collect();
    let (Some(&first), true) = (args.first(), values.len() == 3 * args.len()) else {
        return p.generic_op(op);
    };
    p.text(" (");
    p.operands(args.iter().copied());
    p.text(") : ");
    p.ty(ir.value_type(first));
    for (index, group) in values.chunks_exact(args.len()).enumerate() {
        p.text([" = (", " to (", " step ("][index.min(2)]);
        p.operands(group.iter().copied());
        p.text(")");
        if index == 1 && inclusive.is_some() {
            p.text(" inclusive");
        }
    }
    if let Some(count) = collapse.and_then(|attr| ctx.as_i64(attr)).filter(|count| *count > 1) {
        p.text(&format!(" collapse({count})"));
    }
    if let Some(sizes) = tiles.and_then(|attr| ctx.as_dense_i64_array(attr)) {
        let sizes: Vec<String> = sizes.iter().map(i64::to_string).collect();
        p.text(&format!(" tiles({})", sizes.join(", ")));
    }
    p.text(" ");
    // Upstream parses attributes after the region, and does not print them.
    p.region(ir.op(op).regions()[0], false, true);
}

// `(%generatee, %generatee) <- (%applyee)`

fn parse_transformed(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Operands(generatees), CustomSlot::Operands(applied)] = slots else {
        return Err(misuse(p, "LoopTransformClis"));
    };
    // No text before the arrow means no generated loops; an empty list is printed like this too.
    if !p.peek_punct(Punct::Less) {
        generatees.extend(p.parse_operand_list(Delimiter::Paren)?);
    }
    p.parse_punct(Punct::Less)?;
    p.parse_punct(Punct::Minus)?;
    applied.extend(p.parse_operand_list(Delimiter::Paren)?);
    Ok(true)
}

fn print_transformed(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Operands(generatees), CustomValue::Operands(applied)] = values else { return };
    if !generatees.is_empty() {
        p.text("(");
        p.operands(generatees.iter().copied());
        p.text(")");
    }
    p.text(" <- (");
    p.operands(applied.iter().copied());
    p.text(")");
}

// `(%loop)`

fn parse_unroll(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    p.parse_punct(Punct::LParen)?;
    let operand = p.parse_operand()?;
    state.operands.push(p.resolve_operand(&operand, cli_type(p.ctx()))?);
    p.parse_punct(Punct::RParen)?;
    // The generated loops, of which there are none.
    if p.try_punct(Punct::Arrow) {
        p.parse_punct(Punct::LParen)?;
        p.parse_punct(Punct::RParen)?;
    }
    p.parse_attr_dict(state)
}

fn print_unroll(p: &mut OpPrinter<'_>, op: OpId) {
    p.text("(");
    p.operands(p.ir().operands(op));
    p.text(")");
    p.attr_dict(op, &[]);
}

// `%device : type, type(%parameter : type), %size {…}`

fn parse_alloc(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let device = p.parse_operand()?;
    let ty = p.parse_colon_type()?;
    state.operands.push(p.resolve_operand(&device, ty)?);
    p.parse_punct(Punct::Comma)?;
    let ty = p.parse_type()?;
    state.set_attr(ctx, "in_type", ctx.type_attr(ty));
    let mut counts = [1, 0, 0];
    if p.try_punct(Punct::LParen) {
        let at = p.offset();
        let values = p.parse_operand_list(Delimiter::None)?;
        let types = p.parse_colon_type_list()?;
        p.resolve_operands(&values, &types, at, &mut state.operands)?;
        p.parse_punct(Punct::RParen)?;
        counts[1] = values.len() as i32;
    }
    while p.try_punct(Punct::Comma) {
        let size = p.parse_operand()?;
        state.operands.push(p.resolve_operand(&size, ctx.common().index)?);
        counts[2] += 1;
    }
    state.set_attr(ctx, SEGMENTS, ctx.dense_i32_array_attr(&counts));
    state.result_types.push(ctx.common().i64);
    p.parse_attr_dict(state)
}

fn print_alloc(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let elided: [Name; 2] = names(ctx, ["in_type", SEGMENTS]);
    let [ty, sizes] = elided.map(|name| ir.attr(ctx, op, name));
    let values: Vec<ValueId> = ir.operands(op).collect();
    let sizes = sizes.and_then(|sizes| ctx.as_dense_i32_array(sizes)).unwrap_or_default();
    let (&[1, parameters, _], Some((&device, rest)), Some(ty)) = (&sizes[..], values.split_first(), ty)
    else {
        return p.generic_op(op);
    };
    p.text(" ");
    p.operand(device);
    p.text(" : ");
    p.ty(ir.value_type(device));
    p.text(", ");
    p.attr_without_type(ty);
    let (parameters, sizes) = rest.split_at(rest.len().min(parameters.max(0) as usize));
    if !parameters.is_empty() {
        p.text("(");
        p.operands(parameters.iter().copied());
        p.text(" : ");
        p.types(parameters.iter().map(|&value| ir.value_type(value)), ", ");
        p.text(")");
    }
    for &size in sizes {
        p.text(", ");
        p.operand(size);
    }
    p.attr_dict(op, &elided);
}

pub(super) fn add(all: &mut CustomDirectives) {
    all.insert("LoopTransformClis", parse_transformed, print_transformed);
}

pub(super) const ASSEMBLY: &[Assembly] = &[
    (LOOP, canonical::parse, canonical::print),
    ("omp.loop_nest", parse_nest, print_nest),
    ("omp.target_allocmem", parse_alloc, print_alloc),
    ("omp.unroll_heuristic", parse_unroll, print_unroll),
];

pub(super) const RESULT_NAMES: &[(&str, ResultNames)] =
    &[("omp.new_cli", ResultNames::Computed(canonical::name_handle))];

pub(super) const BLOCK_ARG_NAMES: &[(&str, NameArguments)] = &[(LOOP, canonical::name_counter)];
