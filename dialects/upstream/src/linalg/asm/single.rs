//! Operations with their own assembly formats: `map`, `reduce`, `transpose`, `broadcast`.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::table::Assembly;
use legalize_ir::{
    Delimiter, InsertPoint, Name, OpId, OpParser, OpPrinter, OperationState, Punct, RegionId, Type, ValueId,
};

use super::body::{Body, build};
use super::{element, is_tensor, parse_operands, print_group, print_operands};

const DIMENSIONS: &str = "dimensions";
const PERMUTATION: &str = "permutation";

/// Parses operands; output tensors are results.
fn parse_parts(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<Vec<Type>> {
    let ctx = p.ctx();
    let operands = parse_operands(p, state)?;
    state.result_types.extend(operands.outputs.iter().filter(|ty| is_tensor(ctx, **ty)).copied());
    Ok(operands.inputs.into_iter().chain(operands.outputs).collect())
}

/// Parses ` word = [1, 0]`.
fn parse_dims(p: &mut OpParser<'_, '_>, state: &mut OperationState, word: &str) -> Result<()> {
    let ctx = p.ctx();
    p.parse_keyword(word)?;
    p.parse_punct(Punct::Equal)?;
    let mut dims = Vec::new();
    p.parse_comma_list(Delimiter::Square, |p| {
        let at = p.offset();
        let dim = p.parse_integer()?.as_i64();
        dims.push(dim.ok_or_else(|| p.error(at, "integer does not fit 64 bits"))?);
        Ok(())
    })?;
    state.set_attr(ctx, word, ctx.dense_i64_array_attr(&dims));
    Ok(())
}

fn print_dims(p: &mut OpPrinter<'_>, op: OpId, word: &str) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let dims = ir.attr_named(ctx, op, word).and_then(|dims| ctx.as_dense_i64_array(dims)).unwrap_or_default();
    let dims: Vec<String> = dims.iter().map(i64::to_string).collect();
    p.text(&format!(" {word} = [{}] ", dims.join(", ")));
}

fn parse_moved(p: &mut OpParser<'_, '_>, state: &mut OperationState, word: &str) -> Result<()> {
    let ctx = p.ctx();
    let start = p.offset();
    let types = parse_parts(p, state)?;
    parse_dims(p, state, word)?;
    p.parse_attr_dict(state)?;
    let elements: Vec<Type> = types.iter().map(|&ty| element(ctx, ty)).collect();
    let region = build(p, Body::Copy, &elements, start, false).map_err(|message| p.error(start, message))?;
    state.regions.push(region);
    Ok(())
}

fn print_moved(p: &mut OpPrinter<'_>, op: OpId, word: &str) {
    let name = p.ctx().name(word);
    print_operands(p, op);
    print_dims(p, op, word);
    p.attr_dict(op, &[name]);
}

// `{ arith.addf {…} }`: the body is one operation on its arguments

fn parse_short(p: &mut OpParser<'_, '_>) -> Result<Option<OperationState>> {
    if !p.try_punct(Punct::LBrace) {
        return Ok(None);
    }
    let (ctx, at) = (p.ctx(), p.offset());
    let name = p.parse_any_keyword()?;
    let Some(name) = ctx.find_op_name(name).filter(|name| ctx.op_info(*name).is_some()) else {
        return Err(p.error(at, format!("'{name}' is not a known operation")));
    };
    let mut state = OperationState::new(ctx, name, p.loc_at(at));
    p.parse_attr_dict(&mut state)?;
    p.parse_punct(Punct::RBrace)?;
    Ok(Some(state))
}

/// Creates the body that the short form abbreviates. The last argument comes first if `out_first`, and is
/// left out unless `with_out`.
fn short_body(
    p: &mut OpParser<'_, '_>,
    mut state: OperationState,
    types: &[Type],
    (with_out, out_first): (bool, bool),
) -> RegionId {
    let ctx = p.ctx();
    let loc = state.loc;
    let elements: Vec<(Type, legalize_ir::Location)> =
        types.iter().map(|&ty| (element(ctx, ty), loc)).collect();
    let ir = p.ir();
    let region = ir.create_region();
    let block = ir.create_block(&elements);
    ir.insert_block(block, region, None);
    let mut args: Vec<ValueId> = ir.block(block).args().to_vec();
    if !with_out {
        args.pop();
    } else if out_first && !args.is_empty() {
        args.rotate_right(1);
    }
    state.operands.extend(args);
    state.result_types.push(elements.last().map_or(ctx.common().index, |entry| entry.0));
    state.fill_default_attrs(ctx);
    let op = ir.create_op(&state);
    ir.insert_op(op, InsertPoint::End(block));
    let mut end = OperationState::new(ctx, ctx.op_name("linalg.yield"), loc);
    end.operands.extend(ir.op(op).results().iter().copied());
    let end = ir.create_op(&end);
    ir.insert_op(end, InsertPoint::End(block));
    region
}

/// The operation that a body consists of, if it takes the arguments in order and its result is the only
/// yielded value.
fn short_of(p: &OpPrinter<'_>, op: OpId, (with_out, out_first): (bool, bool)) -> Option<OpId> {
    let ir = p.ir();
    let block = ir.region(*ir.op(op).regions().first()?).first()?;
    let body = ir.block(block).first()?;
    let end = ir.block(block).last()?;
    let mut args = ir.block(block).args().to_vec();
    if !with_out {
        args.pop();
    } else if out_first && !args.is_empty() {
        args.rotate_right(1);
    }
    let alone = ir.op(body).next() == Some(end) && ir.op(body).results().len() == 1;
    // An operation without operands does not show that the arguments are left out.
    let plain = ir.op(body).regions().is_empty()
        && ir.op(body).operand_count() > 0
        && ir.operands(body).eq(args)
        && ir.operands(end).eq(ir.op(body).results().iter().copied());
    (alone && plain).then_some(body)
}

fn print_short(p: &mut OpPrinter<'_>, body: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    p.text(" { ");
    p.text(ctx.op_str(ir.op(body).name()));
    let defaults = ir.info(ctx, body).map_or(&[][..], |info| &info.default_attrs);
    let entries: Vec<_> = [ir.op(body).inherent(), ir.op(body).discardable()]
        .into_iter()
        .flat_map(|dict| ctx.dict_entries(dict))
        .filter(|entry| !defaults.contains(entry))
        .copied()
        .collect();
    p.attr_entries(&entries);
    p.text(" }");
}

/// Parses `(%in: type, …) { … }`.
fn parse_long(p: &mut OpParser<'_, '_>) -> Result<RegionId> {
    let args = p.parse_argument_list(Delimiter::Paren, true, false)?;
    p.parse_region(&args)
}

fn print_long(p: &mut OpPrinter<'_>, op: OpId) {
    let ir = p.ir();
    let Some(&region) = ir.op(op).regions().first() else { return };
    p.indent();
    p.newline();
    p.text("(");
    for (index, &arg) in legalize_dialects_hooks::region_assembly::entry_args(p, region).iter().enumerate() {
        p.text(if index > 0 { ", " } else { "" });
        p.region_argument(arg);
    }
    p.text(") ");
    p.region(region, false, true);
    p.unindent();
}

fn parse_map(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let short = parse_short(p)?;
    let types = parse_parts(p, state)?;
    p.parse_attr_dict(state)?;
    let region = match short {
        Some(short) => short_body(p, short, &types, (false, false)),
        None => parse_long(p)?,
    };
    state.regions.push(region);
    Ok(())
}

fn print_map(p: &mut OpPrinter<'_>, op: OpId) {
    let short = short_of(p, op, (false, false));
    if let Some(body) = short {
        print_short(p, body);
    }
    print_operands(p, op);
    p.attr_dict(op, &[]);
    if short.is_none() {
        print_long(p, op);
    }
}

fn parse_reduce(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let short = parse_short(p)?;
    let types = parse_parts(p, state)?;
    parse_dims(p, state, DIMENSIONS)?;
    p.parse_attr_dict(state)?;
    let region = match short {
        Some(short) => short_body(p, short, &types, (true, true)),
        None => parse_long(p)?,
    };
    state.regions.push(region);
    Ok(())
}

fn print_reduce(p: &mut OpPrinter<'_>, op: OpId) {
    let ir = p.ir();
    let values: Vec<ValueId> = ir.operands(op).collect();
    let (inputs, outputs) = values.split_at(values.len() / 2);
    let short = short_of(p, op, (true, true)).filter(|_| values.len() == 2);
    if let Some(body) = short {
        print_short(p, body);
    }
    print_group(p, "ins", inputs);
    print_group(p, "outs", outputs);
    print_dims(p, op, DIMENSIONS);
    let elided: [Name; 1] = [p.ctx().name(DIMENSIONS)];
    p.attr_dict(op, &elided);
    if short.is_none() {
        print_long(p, op);
    }
}

pub(super) const ASSEMBLY: &[Assembly] = &[
    (
        "linalg.broadcast",
        |p, state| parse_moved(p, state, DIMENSIONS),
        |p, op| print_moved(p, op, DIMENSIONS),
    ),
    ("linalg.map", parse_map, print_map),
    ("linalg.reduce", parse_reduce, print_reduce),
    (
        "linalg.transpose",
        |p, state| parse_moved(p, state, PERMUTATION),
        |p, op| print_moved(p, op, PERMUTATION),
    ),
];
