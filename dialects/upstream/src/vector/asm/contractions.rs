//! Custom assembly of contractions and outer products.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::{elements, enum_of, names};
use legalize_ir::text::{Delimiter, Punct};
use legalize_ir::{
    AttrData, Attribute, Context, Int, OpId, OpParser, OpPrinter, OperationState, Param, TypeData, ValueId,
};

use crate::common::enum_clauses::{case, text};
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

pub(super) fn parse_contract(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let at = p.offset();
    let traits = p.parse_attribute(None)?;
    let AttrData::Dictionary(entries) = ctx.attr_data(traits) else {
        return Err(p.error(at, "expected a dictionary attribute"));
    };
    for &(name, attr) in entries {
        let attr = match ctx.str(name) == ITERATORS {
            true => {
                let mut words = Vec::new();
                for &word in elements(ctx, Some(attr)) {
                    let word = ctx.as_str(word).unwrap_or_default();
                    words.push(case(p, at, "vector.iterator_type", word)?);
                }
                ctx.array_attr(&words)
            }
            false => attr,
        };
        state.set_attr(ctx, ctx.str(name), attr);
    }
    let mut values = Vec::new();
    for index in 0..3 {
        if index > 0 {
            p.parse_punct(Punct::Comma)?;
        }
        values.push(p.parse_operand()?);
    }
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
    types.push(ty);
    p.resolve_operands(&values, &types, at, &mut state.operands)?;
    state.result_types.push(ty);
    if ctx.dict_entry(state.inherent, ctx.name(KIND)).is_none() {
        state.set_attr(ctx, KIND, default_case(ctx, "vector.kind", "add"));
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
        let attr = match name == shown[1] {
            true => {
                let words = elements(ctx, Some(attr)).iter().map(|&word| ctx.string_attr(&text(ctx, word)));
                ctx.array_attr(&words.collect::<Vec<_>>())
            }
            false => attr,
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
    let at = p.offset();
    let types = p.parse_colon_type_list()?;
    if values.len() < 2 {
        return Err(p.error(at, "expected at least 2 operands"));
    }
    let [left, right] = types[..] else { return Err(p.error(at, "expected 2 types")) };
    let Some((rows, row_flags, element)) = vector(ctx, left) else {
        return Err(p.error(at, "expected vector type for operand #1"));
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
    for (index, value) in values.iter().enumerate() {
        let ty = [left, right, result][index.min(2)];
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
