//! Custom directives and assembly of the transform dialect and its extensions, and names of results.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::elements;
use legalize_dialects_hooks::functions::asm::{parse_func, print_func};
use legalize_dialects_hooks::table::{Assembly, ResultNames, misuse};
use legalize_ir::{
    AttrData, Context, Delimiter, Ir, OpId, OpParser, OpPrinter, OperationState, Punct, Type, ValueId,
};
use legalize_ods::{CustomDirectives, CustomSlot, CustomValue};

// `%root, %more : (type, type)`, `%root : type` or nothing

fn parse_root(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [
        CustomSlot::Operands(root),
        CustomSlot::Types(root_type),
        CustomSlot::Operands(more),
        CustomSlot::Types(more_types),
    ] = slots
    else {
        return Err(misuse(p, "SequenceOpOperands"));
    };
    let Some(value) = p.try_operand()? else { return Ok(false) };
    root.push(value);
    if p.try_punct(Punct::Comma) {
        more.extend(p.parse_operand_list(Delimiter::None)?);
    }
    p.parse_punct(Punct::Colon)?;
    let open = p.try_punct(Punct::LParen);
    root_type.push(p.parse_type()?);
    if !more.is_empty() {
        p.parse_punct(Punct::Comma)?;
        more_types.extend(p.parse_type_list()?);
    }
    if open {
        p.parse_punct(Punct::RParen)?;
    }
    Ok(true)
}

fn print_root(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [
        CustomValue::Operands(root),
        CustomValue::Types(root_type),
        CustomValue::Operands(more),
        CustomValue::Types(more_types),
    ] = values
    else {
        return;
    };
    if root.is_empty() {
        return;
    }
    let all: Vec<ValueId> = root.iter().chain(more).copied().collect();
    let types: Vec<Type> = root_type.iter().chain(more_types).copied().collect();
    p.operands(all);
    p.text(if more.is_empty() { " : " } else { " : (" });
    p.types(types, ", ");
    p.text(if more.is_empty() { "" } else { ")" });
}

// `@matcher -> @action, …`, each on a line of its own

fn parse_matches(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Attr(matchers), CustomSlot::Attr(actions)] = slots else {
        return Err(misuse(p, "ForeachMatchSymbols"));
    };
    let (mut first, mut second) = (Vec::new(), Vec::new());
    p.parse_comma_list(Delimiter::None, |p| {
        first.push(p.parse_attribute(None)?);
        p.parse_punct(Punct::Arrow)?;
        second.push(p.parse_attribute(None)?);
        Ok(())
    })?;
    *matchers = Some(p.ctx().array_attr(&first));
    *actions = Some(p.ctx().array_attr(&second));
    Ok(true)
}

fn print_matches(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Attr(matchers), CustomValue::Attr(actions)] = values else { return };
    let ctx = p.ctx();
    let (matchers, actions) = (elements(ctx, *matchers), elements(ctx, *actions));
    p.indent();
    p.indent();
    for (index, (&matcher, &action)) in matchers.iter().zip(actions).enumerate() {
        p.newline();
        p.attr(matcher);
        p.text(" -> ");
        p.attr(action);
        p.text(if index + 1 < matchers.len() { ", " } else { "" });
    }
    p.unindent();
    p.unindent();
}

// `(type) -> type`: the operand's type, and the one of all results

fn parse_sizes(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let at = p.offset();
    let (inputs, results) = p.parse_function_type()?;
    let ([input], [result]) = (&inputs[..], &results[..]) else {
        let message = "expects a trailing functional type with one argument and one result";
        return Err(p.error(at, message));
    };
    for (index, slot) in slots.iter_mut().enumerate() {
        let CustomSlot::Types(types) = slot else { return Err(misuse(p, "MultitileSizesTypes")) };
        types.push(if index == 0 { *input } else { *result });
    }
    Ok(true)
}

fn print_sizes(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Types(input), CustomValue::Types(result), ..] = values else { return };
    p.functional_type(input.iter().copied(), result.iter().copied());
}

// `%target after 8 {…} : type`, or a handle or parameter with the sizes

const CHUNKS: &str = "static_chunk_sizes";

fn parse_split(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let target = p.parse_operand()?;
    p.parse_keyword("after")?;
    let at = p.offset();
    let dynamic = p.try_operand()?;
    let size = match dynamic {
        Some(_) => Type::DYNAMIC,
        None => {
            let size = p.parse_integer()?.as_i64();
            size.ok_or_else(|| p.error(at, "integer value too large"))?
        }
    };
    p.parse_attr_dict(state)?;
    let ty = p.parse_colon_type()?;
    state.operands.push(p.resolve_operand(&target, ty)?);
    if let Some(dynamic) = dynamic {
        p.parse_punct(Punct::Comma)?;
        let dynamic_type = p.parse_type()?;
        state.operands.push(p.resolve_operand(&dynamic, dynamic_type)?);
    }
    state.set_attr(ctx, CHUNKS, ctx.int_attr(ctx.common().i64, size));
    state.result_types.push(ty);
    Ok(())
}

fn print_split(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let chunks = ctx.name(CHUNKS);
    let size = ir.attr(ctx, op, chunks).and_then(|size| ctx.as_i64(size)).unwrap_or_default();
    let values: Vec<ValueId> = ir.operands(op).collect();
    p.text(" ");
    p.operands(values.iter().copied().take(1));
    p.text(" after ");
    match (size, values.get(1)) {
        (Type::DYNAMIC, Some(&dynamic)) => p.operand(dynamic),
        _ => p.text(&size.to_string()),
    }
    p.text(" ");
    p.attr_dict(op, &[chunks]);
    p.text(" : ");
    p.types(values.iter().map(|&value| ir.value_type(value)), ", ");
}

/// Names the updated root, then the yielded values.
fn name_matched(_: &Context, ir: &Ir, op: OpId, set: &mut dyn FnMut(ValueId, &str)) {
    for (index, &result) in ir.op(op).results().iter().enumerate() {
        set(result, if index == 0 { "updated_root" } else { "yielded" });
    }
}

// transform: an index, or a parameter that holds one.

// an index, or a parameter that holds one

fn parse_selected(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Attr(attr), CustomSlot::Operands(operands)] = slots else {
        return Err(misuse(p, "AlternativesOpSelectedRegion"));
    };
    let ctx = p.ctx();
    if let Some(index) = p.try_integer()? {
        *attr = Some(ctx.int_attr(ctx.common().index, index));
    } else if let Some(operand) = p.try_operand()? {
        operands.push(operand);
    } else {
        return Err(p.error(p.offset(), "expected either an integer attribute or a transform.param operand"));
    }
    Ok(true)
}

fn print_selected(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Attr(attr), CustomValue::Operands(operands)] = values else { return };
    if let Some(AttrData::Integer { value, .. }) = attr.map(|attr| p.ctx().attr_data(attr)) {
        p.text(&value.to_string());
    }
    p.operands(operands.iter().copied());
}

pub(super) const ASSEMBLY: &[Assembly] = &[
    ("transform.named_sequence", parse_func, print_func),
    ("transform.structured.split", parse_split, print_split),
];

pub(super) const RESULT_NAMES: &[(&str, ResultNames)] =
    &[("transform.foreach_match", ResultNames::Computed(name_matched))];

pub(super) fn add_directives(all: &mut CustomDirectives) {
    all.insert("AlternativesOpSelectedRegion", parse_selected, print_selected);
    all.insert("ContinuousTileSizeTypes", parse_sizes, print_sizes);
    all.insert("ForeachMatchSymbols", parse_matches, print_matches);
    all.insert("MultitileSizesTypes", parse_sizes, print_sizes);
    all.insert("SequenceOpOperands", parse_root, print_root);
}
