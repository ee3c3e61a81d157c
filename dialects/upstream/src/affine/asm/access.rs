//! Maps applied to operands, and accesses to buffers with them.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::table::Assembly;
use legalize_ir::{
    AffineMap, AttrData, Delimiter, OpId, OpParser, OpPrinter, OperationState, Punct, Type, TypeData, ValueId,
};

use crate::common::prefetch::Prefetch;

/// The attribute that holds an operation's map.
const MAP: &str = "map";

// `affine.apply #map(%d0)[%s0]`

/// Parses an applied map; if `counted`, the numbers of dimensions, symbols and results are those of the map.
fn parse_applied(p: &mut OpParser<'_, '_>, state: &mut OperationState, counted: bool) -> Result<()> {
    let ctx = p.ctx();
    let at = p.offset();
    let map = p.parse_attribute(None)?;
    let AttrData::AffineMap(data) = ctx.attr_data(map) else {
        return Err(p.error(at, "invalid kind of attribute specified"));
    };
    state.set_attr(ctx, MAP, map);
    let at = p.offset();
    let mut operands = p.parse_operand_list(Delimiter::Paren)?;
    let dims = operands.len();
    if p.peek_punct(Punct::LSquare) {
        operands.extend(p.parse_operand_list(Delimiter::Square)?);
    }
    p.parse_attr_dict(state)?;
    let types = vec![ctx.common().index; operands.len()];
    p.resolve_operands(&operands, &types, at, &mut state.operands)?;
    if counted && (dims != data.dims as usize || operands.len() != (data.dims + data.symbols) as usize) {
        return Err(p.error(p.name_offset(), "dimension or symbol index mismatch"));
    }
    // An applied map has as many results as the map; a minimum or maximum has one.
    let results = if counted { data.results.len() } else { 1 };
    state.result_types.extend(std::iter::repeat_n(ctx.common().index, results));
    Ok(())
}

fn print_applied(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let name = ctx.name(MAP);
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

// `%buffer[%i + 1, symbol(%n)]`

/// Parsed subscripts, with their offset.
struct Indices {
    values: Vec<legalize_ir::UnresolvedOperand>,
    offset: u32,
}

fn parse_indices(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<Indices> {
    let ctx = p.ctx();
    let offset = p.offset();
    let (map, values) = p.parse_affine_map_of_values(Delimiter::Square)?;
    state.set_attr(ctx, MAP, ctx.attr(AttrData::AffineMap(Box::new(map))));
    Ok(Indices { values, offset })
}

fn resolve_indices(p: &mut OpParser<'_, '_>, state: &mut OperationState, indices: &Indices) -> Result<()> {
    let types = vec![p.ctx().common().index; indices.values.len()];
    p.resolve_operands(&indices.values, &types, indices.offset, &mut state.operands)
}

/// Prints the operation's map, applied to the operands from `first` on, in brackets.
fn print_indices(p: &mut OpPrinter<'_>, op: OpId, first: usize) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let values: Vec<ValueId> = ir.operands(op).skip(first).collect();
    p.text("[");
    if let Some(AttrData::AffineMap(map)) = ir.attr_named(ctx, op, MAP).map(|map| ctx.attr_data(map)) {
        let map: &AffineMap = map;
        p.affine_map_of_values(map, &values);
    }
    p.text("]");
}

fn print_type_of(p: &mut OpPrinter<'_>, value: Option<ValueId>) {
    if let Some(value) = value {
        p.ty(p.ir().value_type(value));
    }
}

/// Parses the type of a buffer; returns its element type too.
fn parse_buffer_type(p: &mut OpParser<'_, '_>) -> Result<(Type, Type)> {
    p.parse_punct(Punct::Colon)?;
    let at = p.offset();
    let buffer = p.parse_type()?;
    match p.ctx().type_data(buffer) {
        TypeData::MemRef { element, .. } => Ok((buffer, *element)),
        _ => {
            let found = legalize_ir::type_to_string(p.ctx(), buffer);
            let message =
                format!("invalid kind of type specified: expected builtin.memref, but found '{found}'");
            Err(p.error(at, message))
        }
    }
}

/// Parses the type of an access to a buffer: the element type, or a vector type that follows.
fn parse_access_type(p: &mut OpParser<'_, '_>, vector: bool) -> Result<(Type, Type)> {
    let (buffer, element) = parse_buffer_type(p)?;
    if vector {
        p.parse_punct(Punct::Comma)?;
        Ok((buffer, p.parse_type()?))
    } else {
        Ok((buffer, element))
    }
}

fn parse_load(p: &mut OpParser<'_, '_>, state: &mut OperationState, vector: bool) -> Result<()> {
    let buffer = p.parse_operand()?;
    let indices = parse_indices(p, state)?;
    p.parse_attr_dict(state)?;
    let (buffer_type, loaded) = parse_access_type(p, vector)?;
    state.operands.push(p.resolve_operand(&buffer, buffer_type)?);
    state.result_types.push(loaded);
    resolve_indices(p, state, &indices)
}

fn print_load(p: &mut OpPrinter<'_>, op: OpId, vector: bool) {
    let (ctx, ir) = (p.ctx(), p.ir());
    p.text(" ");
    p.operands(ir.operands(op).take(1));
    print_indices(p, op, 1);
    p.attr_dict(op, &[ctx.name(MAP)]);
    p.text(" : ");
    print_type_of(p, ir.operands(op).next());
    if vector {
        p.text(", ");
        print_type_of(p, ir.op(op).results().first().copied());
    }
}

fn parse_store(p: &mut OpParser<'_, '_>, state: &mut OperationState, vector: bool) -> Result<()> {
    let value = p.parse_operand()?;
    p.parse_punct(Punct::Comma)?;
    let buffer = p.parse_operand()?;
    let indices = parse_indices(p, state)?;
    p.parse_attr_dict(state)?;
    let (buffer_type, stored) = parse_access_type(p, vector)?;
    state.operands.push(p.resolve_operand(&value, stored)?);
    state.operands.push(p.resolve_operand(&buffer, buffer_type)?);
    resolve_indices(p, state, &indices)
}

fn print_store(p: &mut OpPrinter<'_>, op: OpId, vector: bool) {
    let (ctx, ir) = (p.ctx(), p.ir());
    p.text(" ");
    p.operands(ir.operands(op).take(2));
    print_indices(p, op, 2);
    p.attr_dict(op, &[ctx.name(MAP)]);
    p.text(" : ");
    print_type_of(p, ir.operands(op).nth(1));
    if vector {
        p.text(", ");
        print_type_of(p, ir.operands(op).next());
    }
}

// `%buffer[%i + 1], read, locality<3>, data : memref<…>`

fn parse_prefetch(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let buffer = p.parse_operand()?;
    let indices = parse_indices(p, state)?;
    let prefetch = Prefetch::parse(p)?;
    p.parse_attr_dict(state)?;
    let (ty, _) = parse_buffer_type(p)?;
    state.operands.push(p.resolve_operand(&buffer, ty)?);
    resolve_indices(p, state, &indices)?;
    prefetch.set(p, state)
}

fn print_prefetch(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    p.text(" ");
    p.operands(ir.operands(op).take(1));
    print_indices(p, op, 1);
    Prefetch::print(p, op);
    let [write, hint, data] = Prefetch::attributes(ctx);
    p.attr_dict(op, &[write, hint, data, ctx.name(MAP)]);
    p.text(" : ");
    print_type_of(p, ir.operands(op).next());
}

pub(super) const ASSEMBLY: &[Assembly] = &[
    ("affine.apply", |p, state| parse_applied(p, state, true), print_applied),
    ("affine.load", |p, state| parse_load(p, state, false), |p, op| print_load(p, op, false)),
    ("affine.max", |p, state| parse_applied(p, state, false), print_applied),
    ("affine.min", |p, state| parse_applied(p, state, false), print_applied),
    ("affine.prefetch", parse_prefetch, print_prefetch),
    ("affine.store", |p, state| parse_store(p, state, false), |p, op| print_store(p, op, false)),
    ("affine.vector_load", |p, state| parse_load(p, state, true), |p, op| print_load(p, op, true)),
    ("affine.vector_store", |p, state| parse_store(p, state, true), |p, op| print_store(p, op, true)),
];
