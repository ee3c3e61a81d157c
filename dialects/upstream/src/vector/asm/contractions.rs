//! Custom assembly of contractions and outer products.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::{elements, enum_of, names};
use legalize_dialects_hooks::shapes::i1_same_shape;
use legalize_ir::{
    AttrData, Attribute, Context, Delimiter, Int, OpId, OpParser, OpPrinter, OperationState, Param, Punct,
    Type, TypeData, UnresolvedOperand, ValueId,
};

use crate::common::enum_clauses::{find_case, text};
use crate::vector::asm::transfers::vector;

pub(crate) const MAPS: &str = "indexing_maps";

const ITERATORS: &str = "iterator_types";

const KIND: &str = "kind";

// `{indexing_maps = […], iterator_types = ["…"], kind = …} %lhs, %rhs, %acc {…} : types into type`

/// The default attribute of an enum of the vector dialect.
fn default_case(ctx: &Context, name: &str, word: &str) -> Attribute {
    let value = enum_of(ctx, ctx.name(name)).and_then(|def| def.symbolize(word)).unwrap_or(0);
    ctx.attr(AttrData::Dialect { name: ctx.name(name), params: [Param::Int(Int::Small(value))].into() })
}

/// Replaces the words of the iterator types by attributes.
fn set_iterators(p: &OpParser<'_, '_>, state: &mut OperationState, at: u32) -> Result<()> {
    let ctx = p.ctx();
    let given = ctx.dict_entry(state.inherent, ctx.name(ITERATORS));
    if !given.is_some_and(|given| matches!(ctx.attr_data(given), AttrData::Array(_))) {
        return Err(p.error(at, "expected \"iterator_types\" array attribute"));
    }
    let words = elements(ctx, given).iter().filter_map(|word| ctx.as_str(*word));
    let iterator = |word| {
        find_case(ctx, "vector.iterator_type", word)
            .ok_or_else(|| p.error(at, format!("unexpected iterator_type ({word})")))
    };
    let iterators = words.map(iterator).collect::<Result<Vec<_>>>()?;
    // Replaces the words.
    state.inherent = ctx.dict_with(state.inherent, ctx.name(ITERATORS), None);
    state.set_attr(ctx, ITERATORS, ctx.array_attr(&iterators));
    Ok(())
}

pub(super) fn parse_contract(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let start = p.offset();
    let traits = p.parse_attribute(None)?;
    let AttrData::Dictionary(entries) = ctx.attr_data(traits) else {
        return Err(p.error(start, "invalid kind of attribute specified"));
    };
    let mut values = Vec::new();
    for index in 0..3 {
        if index > 0 {
            p.parse_punct(Punct::Comma)?;
        }
        values.push(p.parse_operand()?);
    }
    let masks = p.parse_trailing_operand_list()?;
    p.parse_attr_dict(state)?;
    let at = p.offset();
    let mut types = p.parse_colon_type_list()?;
    p.parse_keyword("into")?;
    let ty = p.parse_type()?;
    if types.len() < 2 {
        return Err(p.error(at, "expected two types before 'into'"));
    }
    // Types of masks once followed; upstream ignores them.
    types.truncate(2);
    let operands = [types[0], types[1], ty];
    p.resolve_operands(&values, &operands, at, &mut state.operands)?;
    state.result_types.push(ty);
    for &(name, attr) in entries {
        state.set_attr(ctx, ctx.str(name), attr);
    }
    set_iterators(p, state, start)?;
    if ctx.dict_entry(state.inherent, ctx.name(KIND)).is_none() {
        state.set_attr(ctx, KIND, default_case(ctx, "vector.kind", "add"));
    }
    resolve_masks(p, state, &masks, &types)
}

/// Resolves the masks of the two vectors, which the operation does not take any more.
fn resolve_masks(
    p: &mut OpParser<'_, '_>,
    state: &mut OperationState,
    masks: &[UnresolvedOperand],
    types: &[Type],
) -> Result<()> {
    let ctx = p.ctx();
    if !matches!(masks.len(), 0 | 2) {
        return Err(p.error(p.name_offset(), "expected zero or exactly 2 vector mask operands"));
    }
    for (mask, &ty) in masks.iter().zip(types) {
        let ty = i1_same_shape(ctx, ty);
        state.operands.push(p.resolve_operand(mask, ty)?);
    }
    Ok(())
}

pub(super) fn print_contract(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let shown = names(ctx, [MAPS, ITERATORS, KIND]);
    let values: Vec<ValueId> = ir.operands(op).collect();
    let ([lhs, rhs, acc], Some(&result)) = (&values[..], ir.op(op).results().first()) else {
        return p.generic_op(op);
    };
    let mut entries = Vec::new();
    for name in shown {
        let Some(attr) = ir.attr(ctx, op, name) else { continue };
        let attr = if name == shown[1] {
            let words = elements(ctx, Some(attr)).iter().map(|&word| ctx.string_attr(&text(ctx, word)));
            ctx.array_attr(&words.collect::<Vec<_>>())
        } else {
            attr
        };
        entries.push((name, attr));
    }
    p.attr_entries(&entries);
    p.text(" ");
    p.operands([*lhs, *rhs, *acc]);
    p.attr_dict(op, &shown);
    p.text(" : ");
    p.types([ir.value_type(*lhs), ir.value_type(*rhs)], ", ");
    p.text(" into ");
    p.ty(ir.value_type(result));
}

// `%lhs, %rhs, %acc {kind = …} : lhs, rhs`

pub(super) fn parse_outer(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let values = p.parse_operand_list(Delimiter::None)?;
    p.parse_attr_dict(state)?;
    let left = p.parse_colon_type()?;
    p.parse_punct(Punct::Comma)?;
    let right = p.parse_type()?;
    if values.len() < 2 {
        return Err(p.error(p.name_offset(), "expected at least 2 operands"));
    }
    let Some((rows, row_flags, element)) = vector(ctx, left) else {
        return Err(p.error(p.name_offset(), "expected vector type for operand #1"));
    };
    let (mut shape, mut scalable) = (rows.to_vec(), row_flags.to_vec());
    if let Some((columns, flags, _)) = vector(ctx, right) {
        shape.extend(columns);
        scalable.extend(flags);
    }
    let result = ctx.ty(TypeData::Vector { shape: shape.into(), scalable: scalable.into(), element });
    if ctx.dict_entry(state.inherent, ctx.name(KIND)).is_none() {
        state.set_attr(ctx, KIND, default_case(ctx, "vector.kind", "add"));
    }
    // Further operands are ignored upstream too.
    for (value, ty) in values.iter().zip([left, right, result]) {
        state.operands.push(p.resolve_operand(value, ty)?);
    }
    state.result_types.push(result);
    Ok(())
}

pub(super) fn print_outer(p: &mut OpPrinter<'_>, op: OpId) {
    let ir = p.ir();
    let values: Vec<ValueId> = ir.operands(op).collect();
    let &[left, right, ..] = &values[..] else { return p.generic_op(op) };
    p.text(" ");
    p.operands(values.iter().copied());
    // Without an accumulator, upstream does not print any attribute.
    if values.len() > 2 {
        p.attr_dict(op, &[]);
    }
    p.text(" : ");
    p.types([ir.value_type(left), ir.value_type(right)], ", ");
}
