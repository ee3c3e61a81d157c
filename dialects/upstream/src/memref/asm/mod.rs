//! Custom assembly of memref, and names of results.

mod prefetch;

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::region_assembly::complete;
use legalize_dialects_hooks::table::{Assembly, ResultNames};
use legalize_ir::{
    AffineExpr, AffineMap, AttrData, Context, Delimiter, Ir, OpId, OpParser, OpPrinter, OperationState,
    Punct, Type, TypeData, ValueId,
};

pub(crate) fn memref(ctx: &Context, ty: Type) -> Option<(usize, Type)> {
    match ctx.type_data(ty) {
        TypeData::MemRef { shape, element, .. } => Some((shape.len(), *element)),
        _ => None,
    }
}

fn types_of(p: &OpPrinter<'_>, values: &[ValueId]) -> Vec<Type> {
    values.iter().map(|&value| p.ir().value_type(value)).collect()
}

// `-> (types) { … } {…}`

const SCOPE_END: &str = "memref.alloca_scope.return";

fn parse_scope(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    if let Some(types) = p.try_arrow_type_list()? {
        state.result_types.extend(types);
    }
    let region = p.parse_region(&[])?;
    complete(p, region, p.ctx().op_name(SCOPE_END));
    state.regions.push(region);
    p.parse_attr_dict(state)
}

fn print_scope(p: &mut OpPrinter<'_>, op: OpId) {
    let Some(&region) = p.ir().op(op).regions().first() else { return p.generic_op(op) };
    let results = types_of(p, p.ir().op(op).results());
    p.text(" ");
    if !results.is_empty() {
        p.text(" -> (");
        p.types(results.iter().copied(), ", ");
        p.text(")");
    }
    p.text(" ");
    p.region(region, true, !results.is_empty());
    p.attr_dict(op, &[]);
}

// `%buffer[%i] : memref<…> { … } {…}`

fn parse_rmw(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let buffer = p.parse_operand()?;
    let indices = p.parse_operand_list(Delimiter::Square)?;
    p.parse_punct(Punct::Colon)?;
    let at = p.offset();
    let ty = p.parse_type()?;
    let ctx = p.ctx();
    let (TypeData::MemRef { element, .. } | TypeData::UnrankedMemRef { element, .. }) = *ctx.type_data(ty)
    else {
        return Err(p.error(at, "invalid kind of type specified"));
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
    // The first result of each group, in order.
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

pub(super) const ASSEMBLY: &[Assembly] = &[
    ("memref.alloca_scope", parse_scope, print_scope),
    ("memref.dma_start", parse_dma, print_dma),
    ("memref.generic_atomic_rmw", parse_rmw, print_rmw),
    ("memref.prefetch", prefetch::parse, prefetch::print),
    ("memref.transpose", parse_transpose, print_transpose),
];

/// Names the buffer, the offset, and the first of the sizes and of the strides.
fn name_strided_metadata(_: &Context, ir: &Ir, op: OpId, set: &mut dyn FnMut(ValueId, &str)) {
    let results = ir.op(op).results();
    let rank = results.len().saturating_sub(2) / 2;
    let places = [(0, "base_buffer"), (1, "offset"), (2, "sizes"), (2 + rank, "strides")];
    for (at, name) in places.into_iter().filter(|(at, _)| *at < 2 || rank > 0) {
        if let Some(&result) = results.get(at) {
            set(result, name);
        }
    }
}

pub(super) const RESULT_NAMES: &[(&str, ResultNames)] = &[
    ("memref.alloc", ResultNames::Each(&["alloc"])),
    ("memref.alloca", ResultNames::Each(&["alloca"])),
    ("memref.assume_alignment", ResultNames::Each(&["assume_align"])),
    ("memref.cast", ResultNames::Each(&["cast"])),
    ("memref.collapse_shape", ResultNames::Each(&["collapse_shape"])),
    ("memref.dim", ResultNames::Each(&["dim"])),
    ("memref.expand_shape", ResultNames::Each(&["expand_shape"])),
    ("memref.extract_aligned_pointer_as_index", ResultNames::Each(&["intptr"])),
    ("memref.memory_space_cast", ResultNames::Each(&["memspacecast"])),
    ("memref.reshape", ResultNames::Each(&["reshape"])),
    ("memref.reinterpret_cast", ResultNames::Each(&["reinterpret_cast"])),
    ("memref.subview", ResultNames::Each(&["subview"])),
    ("memref.transpose", ResultNames::Each(&["transpose"])),
    ("memref.view", ResultNames::Each(&["view"])),
    ("memref.extract_strided_metadata", ResultNames::Computed(name_strided_metadata)),
];
