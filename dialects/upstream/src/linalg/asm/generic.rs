//! `linalg.generic` and `linalg.yield`.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::{elements, names};
use legalize_dialects_hooks::table::Assembly;
use legalize_ir::{AttrData, Attribute, Delimiter, Name, OpId, OpParser, OpPrinter, OperationState, Type};

use super::{ITERATORS, MAPS, SEGMENTS, parse_operands, print_operands, print_results, set_segments};
use crate::common::enum_clauses::{find_case, text};

/// Attributes that are printed first, in this order.
const FRONT: [&str; 4] = ["doc", MAPS, ITERATORS, "library_call"];

/// Replaces the words of iterator types by attributes.
fn parse_iterators(p: &OpParser<'_, '_>, iterators: Attribute) -> Result<Attribute> {
    let ctx = p.ctx();
    let iterator = |&word: &Attribute| match ctx.as_str(word) {
        Some(text) => find_case(ctx, "linalg.iterator_type", text)
            .ok_or_else(|| p.error(p.offset(), format!("unexpected iterator_type ({text})"))),
        None => Ok(word),
    };
    let all = elements(ctx, Some(iterators)).iter().map(iterator).collect::<Result<Vec<_>>>()?;
    Ok(ctx.array_attr(&all))
}

// `{indexing_maps = […], …} ins(…) outs(…) attrs = {…} { … } -> types`

fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let at = p.offset();
    let front = p.parse_attribute(None)?;
    let AttrData::Dictionary(entries) = ctx.attr_data(front) else {
        return Err(p.error(at, "invalid kind of attribute specified"));
    };
    let iterators = entries.iter().find(|entry| ctx.str(entry.0) == ITERATORS);
    if !iterators.is_some_and(|entry| matches!(ctx.attr_data(entry.1), AttrData::Array(_))) {
        return Err(p.error(at, "expected \"iterator_types\" array attribute"));
    }
    for &(name, attr) in entries {
        let attr = if ctx.str(name) == ITERATORS { parse_iterators(p, attr)? } else { attr };
        state.set_attr(ctx, ctx.str(name), attr);
    }
    let operands = parse_operands(p, state)?;
    set_segments(p, state, &operands);
    if p.try_keyword("attrs") {
        p.parse_punct(legalize_ir::Punct::Equal)?;
        p.parse_attr_dict(state)?;
    }
    let region = p.parse_region(&[])?;
    state.regions.push(region);
    if let Some(types) = p.try_arrow_type_list()? {
        state.result_types.extend(types);
    }
    Ok(())
}

fn print(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let front = names(ctx, FRONT);
    let mut entries = Vec::new();
    for name in front {
        let Some(attr) = ir.attr(ctx, op, name) else { continue };
        let attr = match ctx.str(name) {
            ITERATORS => {
                let words = elements(ctx, Some(attr)).iter().map(|&word| ctx.string_attr(&text(ctx, word)));
                ctx.array_attr(&words.collect::<Vec<_>>())
            }
            _ => attr,
        };
        entries.push((name, attr));
    }
    p.attr_entries(&entries);
    print_operands(p, op);
    let elided: Vec<Name> = front.into_iter().chain([ctx.name(SEGMENTS)]).collect();
    let data = ir.op(op);
    let rest: Vec<_> = [data.inherent(), data.discardable()]
        .into_iter()
        .flat_map(|dict| ctx.dict_entries(dict))
        .filter(|entry| !elided.contains(&entry.0))
        .copied()
        .collect();
    if !rest.is_empty() {
        p.text(" attrs = ");
        p.attr_entries(&rest);
    }
    p.text(" ");
    if let Some(&region) = ir.op(op).regions().first() {
        p.region(region, true, true);
    }
    print_results(p, op);
}

// `%a, %b : type, type`

fn parse_yield(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let at = p.offset();
    let values = p.parse_operand_list(Delimiter::None)?;
    p.parse_attr_dict(state)?;
    let types = if values.is_empty() { Default::default() } else { p.parse_colon_type_list()? };
    p.resolve_operands(&values, &types, at, &mut state.operands)
}

fn print_yield(p: &mut OpPrinter<'_>, op: OpId) {
    let ir = p.ir();
    let types: Vec<Type> = ir.operands(op).map(|value| ir.value_type(value)).collect();
    if !types.is_empty() {
        p.text(" ");
        p.operands(ir.operands(op));
    }
    p.attr_dict(op, &[]);
    if !types.is_empty() {
        p.text(" : ");
        p.types(types, ", ");
    }
}

pub(super) const ASSEMBLY: &[Assembly] =
    &[("linalg.generic", parse, print), ("linalg.yield", parse_yield, print_yield)];
