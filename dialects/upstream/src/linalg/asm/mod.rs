//! Custom assembly of linalg, names of results and of the arguments of bodies.

pub(super) mod body;
mod elementwise;
mod generic;
pub(super) mod named;
mod names;
mod single;
pub(super) mod table;

use legalize_dialects_hooks::table::{Assembly, NameArguments, ResultNames};
use legalize_ir::{
    Context, Delimiter, OpId, OpParser, OpPrinter, OperationState, Punct, Type, TypeData, ValueId,
};
use legalize_source::Diagnostic;

pub(super) const ASSEMBLY: &[&[Assembly]] =
    &[elementwise::ASSEMBLY, generic::ASSEMBLY, named::ASSEMBLY, single::ASSEMBLY];

pub(super) const RESULT_NAMES: &[(&str, ResultNames)] = names::RESULT_NAMES;

pub(super) const ARGUMENT_NAMES: &[(&str, NameArguments)] = names::ARGUMENT_NAMES;

pub(in crate::linalg) type Result<T> = std::result::Result<T, Diagnostic>;

pub(in crate::linalg) const SEGMENTS: &str = "operandSegmentSizes";
pub(in crate::linalg) const MAPS: &str = "indexing_maps";
pub(in crate::linalg) const ITERATORS: &str = "iterator_types";
pub(in crate::linalg) const MEMOIZED: &str = "linalg.memoized_indexing_maps";

/// The types of the parsed operands.
pub(in crate::linalg) struct Operands {
    pub(super) inputs: Vec<Type>,
    pub(super) outputs: Vec<Type>,
}

/// Parses `word(%a, %b : type, type)`.
pub(in crate::linalg) fn parse_group(
    p: &mut OpParser<'_, '_>,
    state: &mut OperationState,
) -> Result<Vec<Type>> {
    p.parse_punct(Punct::LParen)?;
    let at = p.offset();
    let values = p.parse_operand_list(Delimiter::None)?;
    let types = p.parse_colon_type_list()?;
    p.parse_punct(Punct::RParen)?;
    p.resolve_operands(&values, &types, at, &mut state.operands)?;
    Ok(types.to_vec())
}

/// Parses `<{…}> {…} ins(%a : type) outs(%b : type)`, each part of which is optional.
pub(in crate::linalg) fn parse_operands(
    p: &mut OpParser<'_, '_>,
    state: &mut OperationState,
) -> Result<Operands> {
    p.parse_prop_dict(state)?;
    p.parse_attr_dict(state)?;
    let inputs = if p.try_keyword("ins") { parse_group(p, state)? } else { Vec::new() };
    let outputs = if p.try_keyword("outs") { parse_group(p, state)? } else { Vec::new() };
    Ok(Operands { inputs, outputs })
}

pub(in crate::linalg) fn set_segments(p: &OpParser<'_, '_>, state: &mut OperationState, operands: &Operands) {
    let ctx = p.ctx();
    let sizes = [operands.inputs.len() as i32, operands.outputs.len() as i32];
    // The properties may contain it already.
    state.inherent = ctx.dict_with(state.inherent, ctx.name(SEGMENTS), None);
    state.set_attr(ctx, SEGMENTS, ctx.dense_i32_array_attr(&sizes));
}

pub(in crate::linalg) fn print_group(p: &mut OpPrinter<'_>, word: &str, values: &[ValueId]) {
    if values.is_empty() {
        return;
    }
    p.text(&format!(" {word}("));
    p.operands(values.iter().copied());
    p.text(" : ");
    let ir = p.ir();
    p.types(values.iter().map(|&value| ir.value_type(value)), ", ");
    p.text(")");
}

/// Inputs and outputs by the operation's segments; without segments the last operand is the output.
pub(in crate::linalg) fn split_operands(p: &OpPrinter<'_>, op: OpId) -> (Vec<ValueId>, Vec<ValueId>) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let mut inputs: Vec<ValueId> = ir.operands(op).collect();
    let sizes = ir.attr_named(ctx, op, SEGMENTS).and_then(|sizes| ctx.as_dense_i32_array(sizes));
    let first = match sizes.as_deref() {
        Some([first, _]) => (*first).max(0) as usize,
        _ => inputs.len().saturating_sub(1),
    };
    let outputs = inputs.split_off(first.min(inputs.len()));
    (inputs, outputs)
}

pub(in crate::linalg) fn print_operands(p: &mut OpPrinter<'_>, op: OpId) {
    let (inputs, outputs) = split_operands(p, op);
    print_group(p, "ins", &inputs);
    print_group(p, "outs", &outputs);
}

/// Prints ` -> type` or ` -> (types)` of the results, if there are any.
pub(in crate::linalg) fn print_results(p: &mut OpPrinter<'_>, op: OpId) {
    let ir = p.ir();
    let types: Vec<Type> = ir.op(op).results().iter().map(|&value| ir.value_type(value)).collect();
    if !types.is_empty() {
        p.arrow_type_list(types.into_iter());
    }
}

/// The element type of a tensor or buffer; any other type itself.
pub(in crate::linalg) fn element(ctx: &Context, ty: Type) -> Type {
    match ctx.type_data(ty) {
        TypeData::RankedTensor { element, .. }
        | TypeData::MemRef { element, .. }
        | TypeData::UnrankedTensor(element)
        | TypeData::UnrankedMemRef { element, .. } => *element,
        _ => ty,
    }
}

/// The rank of a tensor or buffer; `None` for a scalar.
pub(in crate::linalg) fn shape_rank(ctx: &Context, ty: Type) -> Option<usize> {
    match ctx.type_data(ty) {
        TypeData::RankedTensor { shape, .. } | TypeData::MemRef { shape, .. } => Some(shape.len()),
        _ => None,
    }
}

pub(in crate::linalg) fn is_tensor(ctx: &Context, ty: Type) -> bool {
    matches!(ctx.type_data(ty), TypeData::RankedTensor { .. } | TypeData::UnrankedTensor(_))
}
