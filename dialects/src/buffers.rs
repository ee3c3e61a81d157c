//! Custom forms that C++ writes of operations on buffers (memref, bufferization), and of small ones of emitc and smt.

use legalize_ir::text::{Argument, Delimiter, Punct};
use legalize_ir::{
    AffineExpr, AffineMap, AttrData, Context, OpId, OpParser, OpPrinter, OperationState, Type, TypeData,
    ValueId,
};
use legalize_source::Diagnostic;

use crate::common::attributes::names;
use crate::common::hooks::{Parse, Print, attach_forms};

type Result<T> = std::result::Result<T, Diagnostic>;

const SEGMENTS: &str = "operandSegmentSizes";

fn memref(ctx: &Context, ty: Type) -> Option<(usize, Type)> {
    match ctx.type_data(ty) {
        TypeData::MemRef { shape, element, .. } => Some((shape.len(), *element)),
        _ => None,
    }
}

fn types_of(p: &OpPrinter<'_>, values: &[ValueId]) -> Vec<Type> {
    values.iter().map(|&value| p.ir().value_type(value)).collect()
}

// `%buffer[%i] : memref<…> { … } {…}`

fn parse_rmw(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let buffer = p.parse_operand()?;
    let indices = p.parse_operand_list(Delimiter::Square)?;
    p.parse_punct(Punct::Colon)?;
    let at = p.offset();
    let ty = p.parse_type()?;
    let ctx = p.ctx();
    let Some((_, element)) = memref(ctx, ty) else {
        return Err(p.error(at, "expected a memref type"));
    };
    state.operands.push(p.resolve_operand(&buffer, ty)?);
    p.resolve_operands_of(&indices, ctx.common().index, &mut state.operands)?;
    let region = p.parse_region(&[])?;
    state.regions.push(region);
    p.parse_attr_dict(state)?;
    state.result_types.push(element);
    Ok(())
}

fn print_rmw(p: &mut OpPrinter<'_>, op: OpId) {
    let ir = p.ir();
    let values: Vec<ValueId> = ir.operands(op).collect();
    let (Some((&buffer, indices)), &[region]) = (values.split_first(), ir.op(op).regions()) else {
        return p.generic_op(op);
    };
    p.text(" ");
    p.operand(buffer);
    p.text("[");
    p.operands(indices.iter().copied());
    p.text("] : ");
    p.ty(ir.value_type(buffer));
    p.text(" ");
    p.region(region, true, true);
    p.attr_dict(op, &[]);
}

// `%buffer (d0, d1) -> (d1, d0) {…} : memref<…> to memref<…>`

fn parse_transpose(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let buffer = p.parse_operand()?;
    let mut dims = Vec::new();
    p.parse_comma_list(Delimiter::Paren, |p| {
        dims.push(p.parse_any_keyword()?);
        Ok(())
    })?;
    p.parse_punct(Punct::Arrow)?;
    let mut results = Vec::new();
    p.parse_comma_list(Delimiter::Paren, |p| {
        let at = p.offset();
        let word = p.parse_any_keyword()?;
        let dim = dims.iter().position(|dim| *dim == word);
        let dim = dim.ok_or_else(|| p.error(at, "use of undeclared identifier"))?;
        results.push(AffineExpr::Dim(dim as u32));
        Ok(())
    })?;
    let map = AffineMap { dims: dims.len() as u32, symbols: 0, results: results.into() };
    state.set_attr(ctx, "permutation", ctx.attr(AttrData::AffineMap(Box::new(map))));
    p.parse_attr_dict(state)?;
    let from = p.parse_colon_type()?;
    p.parse_keyword("to")?;
    let to = p.parse_type()?;
    state.operands.push(p.resolve_operand(&buffer, from)?);
    state.result_types.push(to);
    Ok(())
}

fn print_transpose(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let permutation = ctx.name("permutation");
    let map = match ir.attr(ctx, op, permutation).map(|map| ctx.attr_data(map)) {
        Some(AttrData::AffineMap(map)) => map,
        _ => return p.generic_op(op),
    };
    let (Some(buffer), Some(&result)) = (ir.operands(op).next(), ir.op(op).results().first()) else {
        return p.generic_op(op);
    };
    let dims: Vec<String> = (0..map.dims).map(|dim| format!("d{dim}")).collect();
    let results = map.results.iter().map(|result| match result {
        AffineExpr::Dim(dim) => format!("d{dim}"),
        _ => String::new(),
    });
    let results: Vec<String> = results.collect();
    p.text(" ");
    p.operand(buffer);
    p.text(&format!(" ({}) -> ({})", dims.join(", "), results.join(", ")));
    p.attr_dict(op, &[permutation]);
    p.text(" : ");
    p.ty(ir.value_type(buffer));
    p.text(" to ");
    p.ty(ir.value_type(result));
}

// `%from[%i], %to[%j], %count, %tag[%k], %stride, %per_stride : memref<…>, memref<…>, memref<…>`

fn parse_dma(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let index = p.ctx().common().index;
    let from = p.parse_operand()?;
    let from_at = p.parse_operand_list(Delimiter::Square)?;
    p.parse_punct(Punct::Comma)?;
    let to = p.parse_operand()?;
    let to_at = p.parse_operand_list(Delimiter::Square)?;
    p.parse_punct(Punct::Comma)?;
    let count = p.parse_operand()?;
    p.parse_punct(Punct::Comma)?;
    let tag = p.parse_operand()?;
    let tag_at = p.parse_operand_list(Delimiter::Square)?;
    let mut strides = Vec::new();
    while p.try_punct(Punct::Comma) {
        strides.push(p.parse_operand()?);
    }
    let at = p.offset();
    let types = p.parse_colon_type_list()?;
    let [from_type, to_type, tag_type] = types[..] else {
        return Err(p.error(at, "fewer/more types expected"));
    };
    if !matches!(strides.len(), 0 | 2) {
        return Err(p.error(at, "expected two stride related operands"));
    }
    state.operands.push(p.resolve_operand(&from, from_type)?);
    p.resolve_operands_of(&from_at, index, &mut state.operands)?;
    state.operands.push(p.resolve_operand(&to, to_type)?);
    p.resolve_operands_of(&to_at, index, &mut state.operands)?;
    state.operands.push(p.resolve_operand(&count, index)?);
    state.operands.push(p.resolve_operand(&tag, tag_type)?);
    p.resolve_operands_of(&tag_at, index, &mut state.operands)?;
    p.resolve_operands_of(&strides, index, &mut state.operands)
}

fn print_dma(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let values: Vec<ValueId> = ir.operands(op).collect();
    let rank = |at: usize| memref(ctx, ir.value_type(*values.get(at)?)).map(|(rank, _)| rank);
    // The first of each group, in order.
    let places = || {
        let to = 1 + rank(0)?;
        let count = to + 1 + rank(to)?;
        let strides = count + 2 + rank(count + 1)?;
        (strides <= values.len()).then_some((to, count, strides))
    };
    let Some((to, count, strides)) = places() else { return p.generic_op(op) };
    let buffer = |p: &mut OpPrinter<'_>, group: &[ValueId]| {
        p.operands(group.first().copied());
        p.text("[");
        p.operands(group.iter().skip(1).copied());
        p.text("], ");
    };
    p.text(" ");
    buffer(p, &values[..to]);
    buffer(p, &values[to..count]);
    p.operand(values[count]);
    p.text(", ");
    p.operand(values[count + 1]);
    p.text("[");
    p.operands(values[count + 2..strides].iter().copied());
    p.text("]");
    for &value in &values[strides..] {
        p.text(", ");
        p.operand(value);
    }
    p.attr_dict(op, &[]);
    p.text(" : ");
    let types = types_of(p, &[values[0], values[to], values[count + 1]]);
    p.types(types, ", ");
}

// `(%size) copy(%tensor) size_hint=%hint {…} : tensor<…>`

fn parse_tensor(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let index = ctx.common().index;
    let sizes = p.parse_operand_list(Delimiter::Paren)?;
    let mut copy = None;
    if p.try_keyword("copy") {
        p.parse_punct(Punct::LParen)?;
        copy = Some(p.parse_operand()?);
        p.parse_punct(Punct::RParen)?;
    }
    let mut hint = None;
    if p.try_keyword("size_hint") {
        p.parse_punct(Punct::Equal)?;
        hint = Some(p.parse_operand()?);
    }
    p.parse_attr_dict(state)?;
    let ty = p.parse_colon_type()?;
    p.resolve_operands_of(&sizes, index, &mut state.operands)?;
    if let Some(copy) = &copy {
        state.operands.push(p.resolve_operand(copy, ty)?);
    }
    if let Some(hint) = &hint {
        state.operands.push(p.resolve_operand(hint, index)?);
    }
    let counts = [sizes.len() as i32, i32::from(copy.is_some()), i32::from(hint.is_some())];
    state.set_attr(ctx, SEGMENTS, ctx.dense_i32_array_attr(&counts));
    state.result_types.push(ty);
    Ok(())
}

fn print_tensor(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let segments = names(ctx, [SEGMENTS]);
    let counts = ir.attr(ctx, op, segments[0]).and_then(|counts| ctx.as_dense_i32_array(counts));
    let (Some(&[sizes, copy, hint]), Some(&result)) =
        (counts.as_deref().and_then(|counts| counts.first_chunk()), ir.op(op).results().first())
    else {
        return p.generic_op(op);
    };
    let mut values = ir.operands(op);
    p.text("(");
    p.operands(values.by_ref().take(sizes.max(0) as usize).collect::<Vec<_>>());
    p.text(")");
    if copy > 0 {
        p.text(" copy(");
        p.operands(values.next());
        p.text(")");
    }
    if hint > 0 {
        p.text(" size_hint=");
        p.operands(values.next());
    }
    p.attr_dict(op, &segments);
    p.text(" : ");
    p.ty(ir.value_type(result));
}

// `%i = %l to %u step %s : type { … }` of emitc

fn parse_for(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let mut counter: Argument = p.parse_argument(false, false)?;
    let [lower, upper, step] = crate::scf::parse_bounds(p)?;
    let ty = if p.try_punct(Punct::Colon) { p.parse_type()? } else { ctx.common().index };
    counter.ty = Some(ty);
    p.resolve_operands_of(&[lower, upper, step], ty, &mut state.operands)?;
    let region = p.parse_region(&[counter])?;
    crate::common::region_forms::complete(p, region, ctx.op_name("emitc.yield"));
    state.regions.push(region);
    p.parse_attr_dict(state)
}

fn print_for(p: &mut OpPrinter<'_>, op: OpId) {
    let ir = p.ir();
    let values: Vec<ValueId> = ir.operands(op).collect();
    let (&[lower, upper, step], &[region]) = (&values[..], ir.op(op).regions()) else {
        return p.generic_op(op);
    };
    let Some(&counter) = crate::scf::entry_args(p, region).first() else { return p.generic_op(op) };
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

// `%a, %b : type` of smt: all of one type

fn parse_same(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let values = p.parse_operand_list(Delimiter::None)?;
    p.parse_attr_dict(state)?;
    let ty = p.parse_colon_type()?;
    p.resolve_operands_of(&values, ty, &mut state.operands)?;
    let bool_type = TypeData::Dialect { name: ctx.name("smt.bool"), params: [].into() };
    state.result_types.push(ctx.ty(bool_type));
    Ok(())
}

fn print_same(p: &mut OpPrinter<'_>, op: OpId) {
    let ir = p.ir();
    p.text(" ");
    p.operands(ir.operands(op));
    p.attr_dict(op, &[]);
    p.text(" : ");
    if let Some(first) = ir.operands(op).next() {
        p.ty(ir.value_type(first));
    }
}

/// Attaches the forms to the operations that are registered.
pub(crate) fn attach(ctx: &mut Context) {
    let forms: &[(&str, Parse, Print)] = &[
        ("bufferization.alloc_tensor", parse_tensor, print_tensor),
        ("emitc.for", parse_for, print_for),
        ("memref.dma_start", parse_dma, print_dma),
        ("memref.generic_atomic_rmw", parse_rmw, print_rmw),
        ("memref.transpose", parse_transpose, print_transpose),
        ("smt.distinct", parse_same, print_same),
        ("smt.eq", parse_same, print_same),
    ];
    attach_forms(ctx, forms);
}
