//! Custom assembly of smt, and names of results.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::table::{Assembly, ParamsAssembly, ResultNames};
use legalize_ir::{
    AttrData, Context, Delimiter, Int, Ir, OpId, OpParser, OpPrinter, OperationState, Param, Punct,
    Signedness, Type, TypeData, ValueId,
};

use crate::common::result_names::by_value;

// `3 times %a : !smt.bv<4>`

fn bit_width(ctx: &Context, ty: Type) -> Option<i64> {
    match ctx.type_data(ty) {
        TypeData::Dialect { name, params } if ctx.str(*name) == "smt.bv" => match &**params {
            [Param::Int(width)] => width.as_i64(),
            _ => None,
        },
        _ => None,
    }
}

fn parse_repeat(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let at = p.offset();
    let count = p.parse_integer()?.as_i64().filter(|count| *count >= 1);
    let Some(count) = count else { return Err(p.error(at, "integer must be positive")) };
    p.parse_keyword("times")?;
    let operand_at = p.offset();
    let operand = p.parse_operand()?;
    p.parse_attr_dict(state)?;
    let ty = p.parse_colon_type()?;
    let at = operand_at;
    let Some(width) = bit_width(ctx, ty) else { return Err(p.error(at, "input must have bit-vector type")) };
    let Some(width) = width.checked_mul(count) else {
        return Err(p.error(at, "result bit-width does not fit 64 bits"));
    };
    state.operands.push(p.resolve_operand(&operand, ty)?);
    let params = [Param::Int(Int::Small(width))].into();
    state.result_types.push(ctx.ty(TypeData::Dialect { name: ctx.name("smt.bv"), params }));
    Ok(())
}

fn print_repeat(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let (input, result) = (ir.operands(op).next(), ir.op(op).results().first());
    let width = |value: Option<ValueId>| value.and_then(|value| bit_width(ctx, ir.value_type(value)));
    let count = width(result.copied()).unwrap_or(0) / width(input).unwrap_or(1).max(1);
    p.text(&format!(" {count} times "));
    p.operands(input);
    p.attr_dict(op, &[]);
    p.text(" : ");
    if let Some(input) = input {
        p.ty(ir.value_type(input));
    }
}

// `64`, of an unsigned type with four bits for each digit

fn parse_constant(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let at = p.offset();
    let value = p.parse_integer()?;
    let span = p.span_from(at);
    let text = p.text().get(span.start as usize..span.end as usize).unwrap_or_default();
    let digits = text.trim_start_matches(['-', ' ']).trim_start_matches("0x").trim_start_matches('0');
    let width = if digits.is_empty() { 64 } else { 4 * digits.len() as u32 };
    // One more bit for the sign if the topmost bit is set.
    let width = width + u32::from(value.to_big().bits() == u64::from(width));
    let ty = ctx.ty(TypeData::Integer { width, signedness: Signedness::Unsigned });
    state.set_attr(ctx, "value", ctx.int_attr(ty, value.wrapped(width, false)));
    p.parse_attr_dict(state)?;
    let result = ctx.ty(TypeData::Dialect { name: ctx.name("smt.int"), params: [].into() });
    state.result_types.push(result);
    Ok(())
}

fn print_constant(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let name = ctx.name("value");
    if let Some(AttrData::Integer { value, ty }) = ir.attr(ctx, op, name).map(|attr| ctx.attr_data(attr)) {
        let width = match ctx.type_data(*ty) {
            TypeData::Integer { width, .. } => *width,
            _ => 64,
        };
        p.text(&format!(" {}", value.wrapped(width, true)));
    }
    p.attr_dict(op, &[name]);
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

/// Names integers by their value: `%c-5`.
fn name_integer(ctx: &Context, ir: &Ir, op: OpId, set: &mut dyn FnMut(ValueId, &str)) {
    let value = ir.attr_named(ctx, op, "value").map(|value| ctx.attr_data(value));
    if let (Some(&result), Some(AttrData::Integer { value, ty })) = (ir.op(op).results().first(), value) {
        let width = match ctx.type_data(*ty) {
            TypeData::Integer { width, .. } => *width,
            _ => 64,
        };
        set(result, &format!("c{}", value.wrapped(width, true)));
    }
}

/// Names bit vectors by their value and width: `%c5_bv8`.
fn name_bits(ctx: &Context, ir: &Ir, op: OpId, set: &mut dyn FnMut(ValueId, &str)) {
    let Some(&result) = ir.op(op).results().first() else { return };
    let value = ir.attr_named(ctx, op, "value").map(|value| ctx.attr_data(value));
    let Some(AttrData::Dialect { params, .. }) = value else { return };
    let (Some(width), Some(Param::Int(value))) = (bit_width(ctx, ir.value_type(result)), params.first())
    else {
        return;
    };
    let wrapped = u32::try_from(width).map(|width| value.wrapped(width, true));
    if let Ok(value) = wrapped {
        set(result, &format!("c{value}_bv{width}"));
    }
}

// `#smt.bv<5> : !smt.bv<8>`; the type follows the parameters

fn parse_bits(p: &mut OpParser<'_, '_>) -> Result<Box<[Param]>> {
    p.parse_punct(Punct::Less)?;
    let value = p.parse_integer()?;
    p.parse_punct(Punct::Greater)?;
    Ok([Param::Int(value), Param::Type(p.ctx().common().none)].into())
}

fn print_bits(p: &mut OpPrinter<'_>, params: &[Param]) {
    match params {
        // One that a function has made of a number with a width.
        [Param::Attr(number)] => {
            let AttrData::Integer { value, ty } = p.ctx().attr_data(*number) else { return };
            let TypeData::Integer { width, .. } = *p.ctx().type_data(*ty) else { return };
            p.text(&format!("<{}> : !smt.bv<{width}>", value.wrapped(width, true)));
        }
        [Param::Int(value), rest @ ..] => {
            let width = match rest {
                [Param::Type(ty)] => bit_width(p.ctx(), *ty).and_then(|width| u32::try_from(width).ok()),
                _ => None,
            };
            let value = width.map_or_else(|| value.clone(), |width| value.wrapped(width, true));
            p.text(&format!("<{value}>"));
        }
        _ => {}
    }
}

pub(super) const ATTR_FORMS: &[ParamsAssembly] = &[("smt.bv", parse_bits, print_bits)];

/// Names declared functions by their prefix, if they have one.
fn name_by_prefix(ctx: &Context, ir: &Ir, op: OpId, set: &mut dyn FnMut(ValueId, &str)) {
    let prefix = ir.attr_named(ctx, op, "namePrefix").and_then(|prefix| ctx.as_str(prefix));
    if let (Some(&result), Some(prefix)) = (ir.op(op).results().first(), prefix) {
        set(result, prefix);
    }
}

pub(super) const ASSEMBLY: &[Assembly] = &[
    ("smt.bv.repeat", parse_repeat, print_repeat),
    ("smt.distinct", parse_same, print_same),
    ("smt.eq", parse_same, print_same),
    ("smt.int.constant", parse_constant, print_constant),
];

pub(super) const RESULT_NAMES: &[(&str, ResultNames)] = &[
    ("smt.bv.constant", ResultNames::Computed(name_bits)),
    ("smt.constant", ResultNames::Computed(by_value)),
    ("smt.declare_fun", ResultNames::Computed(name_by_prefix)),
    ("smt.int.constant", ResultNames::Computed(name_integer)),
];
