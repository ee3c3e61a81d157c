//! Custom assembly of shape, and names of results.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::{dense_ints, listed_ints, names};
use legalize_dialects_hooks::functions::asm::{parse_func, print_func};
use legalize_dialects_hooks::region_assembly::complete;
use legalize_dialects_hooks::table::{Assembly, ResultNames};
use legalize_ir::{
    AttrData, Attribute, Delimiter, OpId, OpParser, OpPrinter, OperationState, Type, TypeData, ValueId,
};

use crate::common::result_names::by_value;

const SHAPE: &str = "shape";

// `{…} [1, 2] : type`

fn parse_const_shape(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    p.parse_attr_dict(state)?;
    let at = p.offset();
    let list = p.parse_attribute(None)?;
    let extent = |extent: &Attribute| match ctx.attr_data(*extent) {
        AttrData::Integer { value, .. } => value.as_i64(),
        _ => None,
    };
    let extents = match ctx.attr_data(list) {
        AttrData::Array(list) => list.iter().map(extent).collect::<Option<Vec<_>>>(),
        _ => None,
    };
    let Some(extents) = extents else { return Err(p.error(at, "expected a list of integers")) };
    state.set_attr(ctx, SHAPE, dense_ints(ctx, ctx.common().index, &extents));
    state.result_types.push(p.parse_colon_type()?);
    Ok(())
}

fn print_const_shape(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let [shape] = names(ctx, [SHAPE]);
    let Some(extents) = listed_ints(ctx, ir.attr(ctx, op, shape)) else { return p.generic_op(op) };
    p.text(" ");
    p.attr_dict(op, &[shape]);
    let texts: Vec<String> = extents.iter().map(i64::to_string).collect();
    p.text(&format!("[{}] : ", texts.join(", ")));
    let types: Vec<Type> = ir.op(op).results().iter().map(|&value| ir.value_type(value)).collect();
    p.types(types, ", ");
}

// `(%shape, %initial) : type -> type { … }`

fn parse_reduce(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let at = p.name_offset();
    let operands = p.parse_operand_list(Delimiter::Paren)?;
    let shape = p.parse_colon_type()?;
    if let Some(results) = p.try_arrow_type_list()? {
        state.result_types.extend(results);
    }
    let Some((first, initial)) = operands.split_first() else {
        return Err(p.error(at, "expected a shape"));
    };
    state.operands.push(p.resolve_operand(first, shape)?);
    p.resolve_operands(initial, &state.result_types, at, &mut state.operands)?;
    let region = p.parse_region(&[])?;
    state.regions.push(region);
    p.parse_attr_dict(state)
}

fn print_reduce(p: &mut OpPrinter<'_>, op: OpId) {
    let ir = p.ir();
    let operands: Vec<ValueId> = ir.operands(op).collect();
    let ([shape, initial @ ..], Some(&region)) = (&operands[..], ir.op(op).regions().first()) else {
        return p.generic_op(op);
    };
    p.text("(");
    p.operand(*shape);
    p.text(", ");
    p.operands(initial.iter().copied());
    p.text(") : ");
    p.ty(ir.value_type(*shape));
    let results: Vec<Type> = ir.op(op).results().iter().map(|&value| ir.value_type(value)).collect();
    if !results.is_empty() {
        p.arrow_type_list(results.into_iter());
    }
    p.text(" ");
    p.region(region, true, true);
    p.attr_dict(op, &[]);
}

// `%witness -> (types) { … }`

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
    let ir = p.ir();
    let results: Vec<Type> = ir.op(op).results().iter().map(|&value| ir.value_type(value)).collect();
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

// `@name {…} { … } mapping {…}`

fn parse_library(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let name = p.parse_symbol_name()?;
    let ctx = p.ctx();
    state.set_attr(ctx, "sym_name", ctx.string_attr(ctx.str(name)));
    p.parse_attr_dict_with_keyword(state)?;
    let region = p.parse_region(&[])?;
    state.regions.push(region);
    p.parse_keyword("mapping")?;
    let at = p.offset();
    let mapping = p.parse_attribute(None)?;
    if ctx.as_dict(mapping).is_none() {
        return Err(p.error(at, "invalid kind of attribute specified"));
    }
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

pub(super) const ASSEMBLY: &[Assembly] = &[
    ("shape.assuming", parse_assuming, print_assuming),
    ("shape.const_shape", parse_const_shape, print_const_shape),
    ("shape.func", parse_func, print_func),
    ("shape.function_library", parse_library, print_library),
    ("shape.reduce", parse_reduce, print_reduce),
];

pub(super) const RESULT_NAMES: &[(&str, ResultNames)] =
    &[("shape.const_size", ResultNames::Computed(by_value))];
