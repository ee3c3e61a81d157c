//! Custom forms of single operations that are small.

use legalize_ir::text::{Delimiter, Punct};
use legalize_ir::{AttrData, Context, Name, OpId, OpParser, OpPrinter, OperationState, Type};
use legalize_source::Diagnostic;

use crate::hooks::{Parse, Print, attach_forms};

type Result<T> = std::result::Result<T, Diagnostic>;

// `affine.apply #map(%d0)[%s0]`

fn parse_map(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let at = p.offset();
    let map = p.parse_attribute(None)?;
    let AttrData::AffineMap(data) = ctx.attr_data(map) else {
        return Err(p.error(at, "invalid kind of attribute specified"));
    };
    state.set_attr(ctx, "map", map);
    let at = p.offset();
    let mut operands = p.parse_operand_list(Delimiter::Paren)?;
    if operands.len() != data.dims as usize {
        return Err(p.error(at, "dimension operand count and affine map dimension count must match"));
    }
    if p.peek_punct(Punct::LSquare) {
        operands.extend(p.parse_operand_list(Delimiter::Square)?);
    }
    if operands.len() != (data.dims + data.symbols) as usize {
        return Err(p.error(at, "symbol operand count and affine map symbol count must match"));
    }
    p.parse_attr_dict(state)?;
    let types = vec![ctx.common().index; operands.len()];
    p.resolve_operands(&operands, &types, at, &mut state.operands)?;
    state.result_types.push(ctx.common().index);
    Ok(())
}

fn print_map(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let name = ctx.name("map");
    let Some(map) = ir.attr(ctx, op, name) else { return };
    let dims = match ctx.attr_data(map) {
        AttrData::AffineMap(data) => data.dims as usize,
        _ => 0,
    };
    p.text(" ");
    p.attr(map);
    p.text("(");
    p.operands(ir.operands(op).take(dims));
    p.text(")");
    if ir.op(op).operand_count() > dims {
        p.text("[");
        p.operands(ir.operands(op).skip(dims));
        p.text("]");
    }
    p.attr_dict(op, &[name]);
}

// `llvm.alloca inalloca %size x type {…} : (i64) -> !llvm.ptr`

fn parse_alloca(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    if p.try_keyword("inalloca") {
        state.set_attr(ctx, "inalloca", ctx.common().unit);
    }
    let at = p.offset();
    let size = p.parse_operand()?;
    p.parse_keyword("x")?;
    let element = p.parse_type()?;
    state.set_attr(ctx, "elem_type", ctx.type_attr(element));
    p.parse_attr_dict(state)?;
    let alignment = ctx.name("alignment");
    if ctx.dict_entry(state.inherent, alignment).and_then(|attr| ctx.as_i64(attr)) == Some(0) {
        state.inherent = ctx.dict_with(state.inherent, alignment, None);
    }
    p.parse_punct(Punct::Colon)?;
    let (inputs, results) = p.parse_function_type()?;
    p.resolve_operands(&[size], &inputs, at, &mut state.operands)?;
    state.result_types.extend(results);
    Ok(())
}

fn print_alloca(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let [element, inalloca, alignment] = crate::function::names(ctx, ["elem_type", "inalloca", "alignment"]);
    if ir.attr(ctx, op, inalloca).is_some() {
        p.text(" inalloca");
    }
    p.text(" ");
    p.operands(ir.operands(op));
    p.text(" x ");
    if let Some(AttrData::Type(ty)) = ir.attr(ctx, op, element).map(|attr| ctx.attr_data(attr)) {
        p.ty(*ty);
    }
    // No alignment is an alignment of zero.
    let zero = ir.attr(ctx, op, alignment).and_then(|attr| ctx.as_i64(attr)) == Some(0);
    let elided: &[Name] = if zero { &[element, inalloca, alignment] } else { &[element, inalloca] };
    p.attr_dict(op, elided);
    p.text(" : ");
    let inputs: Vec<Type> = ir.operands(op).map(|value| ir.value_type(value)).collect();
    let results: Vec<Type> = ir.op(op).results().iter().map(|&value| ir.value_type(value)).collect();
    p.functional_type(inputs, results.into_iter());
}

// `memref.prefetch %buffer[%i], read, locality<3>, data : memref<…>`

fn parse_prefetch(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let at = p.offset();
    let buffer = p.parse_operand()?;
    let indices = p.parse_operand_list(Delimiter::Square)?;
    p.parse_punct(Punct::Comma)?;
    let write = p.try_keyword("write");
    if !write && !p.try_keyword("read") {
        return Err(p.error(p.offset(), "rw specifier has to be 'read' or 'write'"));
    }
    p.parse_punct(Punct::Comma)?;
    p.parse_keyword("locality")?;
    p.parse_punct(Punct::Less)?;
    let hint = p.parse_integer()?;
    p.parse_punct(Punct::Greater)?;
    p.parse_punct(Punct::Comma)?;
    let data = p.try_keyword("data");
    if !data && !p.try_keyword("instr") {
        return Err(p.error(p.offset(), "cache type has to be 'data' or 'instr'"));
    }
    let ty = p.parse_colon_type()?;
    p.parse_attr_dict(state)?;
    state.set_attr(ctx, "isWrite", ctx.bool_attr(write));
    state.set_attr(ctx, "isDataCache", ctx.bool_attr(data));
    state.set_attr(ctx, "localityHint", ctx.int_attr(ctx.common().i32, hint));
    let buffer = p.resolve_operand(&buffer, ty)?;
    state.operands.push(buffer);
    let types = vec![ctx.common().index; indices.len()];
    p.resolve_operands(&indices, &types, at, &mut state.operands)
}

fn print_prefetch(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let [write, hint, data] = crate::function::names(ctx, ["isWrite", "localityHint", "isDataCache"]);
    let is_set = |name| ir.attr(ctx, op, name) == Some(ctx.common().true_);
    let hint_value = ir.attr(ctx, op, hint).and_then(|attr| ctx.as_i64(attr)).unwrap_or(0);
    p.text(" ");
    p.operands(ir.operands(op).take(1));
    p.text("[");
    p.operands(ir.operands(op).skip(1));
    p.text(if is_set(write) { "], write, locality<" } else { "], read, locality<" });
    p.text(&hint_value.to_string());
    p.text(if is_set(data) { ">, data" } else { ">, instr" });
    p.attr_dict(op, &[write, hint, data]);
    p.text(" : ");
    if let Some(buffer) = ir.operands(op).next() {
        p.ty(ir.value_type(buffer));
    }
}

/// Attaches the hooks to the operations that are registered.
pub(crate) fn attach(ctx: &mut Context) {
    let forms: &[(&str, Parse, Print)] = &[
        ("affine.apply", parse_map, print_map),
        ("affine.max", parse_map, print_map),
        ("affine.min", parse_map, print_map),
        ("llvm.alloca", parse_alloca, print_alloca),
        ("memref.prefetch", parse_prefetch, print_prefetch),
    ];
    attach_forms(ctx, forms);
}
