//! Custom forms of single operations that are small.

use legalize_ir::text::{Argument, Delimiter, Punct};
use legalize_ir::{
    AttrData, Context, Int, Name, OpId, OpParser, OpPrinter, OperationState, Param, Signedness, Type,
    TypeData, ValueId,
};
use legalize_source::Diagnostic;

use crate::common::hooks::{Parse, Print, attach_forms};

type Result<T> = std::result::Result<T, Diagnostic>;

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
    let [element, inalloca, alignment] =
        crate::common::attributes::names(ctx, ["elem_type", "inalloca", "alignment"]);
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

// `%a, %b noinline : (type, type) -> type { … }`, the block's arguments named as the operands

fn parse_expression(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let at = p.offset();
    let operands = p.parse_operand_list(Delimiter::None)?;
    if p.try_keyword("noinline") {
        state.set_attr(ctx, "do_not_inline", ctx.common().unit);
    }
    p.parse_punct(Punct::Colon)?;
    let types_at = p.offset();
    let ty = p.parse_type()?;
    let TypeData::Function { inputs, results } = ctx.type_data(ty) else {
        return Err(p.error(types_at, "expected function type"));
    };
    p.resolve_operands(&operands, inputs, at, &mut state.operands)?;
    state.result_types.extend(results.iter().copied());
    let args: Vec<Argument> = operands
        .iter()
        .zip(inputs)
        .map(|(name, ty)| Argument { name: *name, ty: Some(*ty), attrs: ctx.common().empty_dict, loc: None })
        .collect();
    let region = p.parse_isolated_region(&args)?;
    state.regions.push(region);
    Ok(())
}

fn print_expression(p: &mut OpPrinter<'_>, op: OpId) {
    let ir = p.ir();
    let operands: Vec<ValueId> = ir.operands(op).collect();
    p.text(" ");
    p.operands(operands.iter().copied());
    p.text(" : ");
    let inputs: Vec<Type> = operands.iter().map(|&value| ir.value_type(value)).collect();
    let results: Vec<Type> = ir.op(op).results().iter().map(|&value| ir.value_type(value)).collect();
    p.functional_type(inputs, results.into_iter());
    for &region in ir.op(op).regions() {
        p.shadow_region_args(region, &operands);
        p.text(" ");
        p.region(region, false, true);
    }
}

// `cleanup (catch %a : type) (filter %b : type) : type`

fn parse_landing(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    if p.try_keyword("cleanup") {
        state.set_attr(ctx, "cleanup", ctx.common().unit);
    }
    while p.try_punct(Punct::LParen) {
        if !p.try_keyword("filter") {
            p.parse_keyword("catch")?;
        }
        let operand = p.parse_operand()?;
        let ty = p.parse_colon_type()?;
        state.operands.push(p.resolve_operand(&operand, ty)?);
        p.parse_punct(Punct::RParen)?;
    }
    let ty = p.parse_colon_type()?;
    state.result_types.push(ty);
    Ok(())
}

fn print_landing(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let cleanup = ctx.name("cleanup");
    p.text(if ir.attr(ctx, op, cleanup).is_some() { " cleanup " } else { " " });
    for value in ir.operands(op) {
        let ty = ir.value_type(value);
        let filter = matches!(crate::llvm::classify(ctx, ty), Some(crate::llvm::LlvmType::Array { .. }));
        p.text(if filter { "(filter " } else { "(catch " });
        p.operand(value);
        p.text(" : ");
        p.ty(ty);
        p.text(") ");
    }
    p.attr_dict(op, &[cleanup]);
    p.text(": ");
    if let Some(&result) = ir.op(op).results().first() {
        p.ty(ir.value_type(result));
    }
}

// `<"file">` or `"file"`

fn parse_include(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let standard = p.try_punct(Punct::Less);
    let at = p.offset();
    let Some(file) = p.try_string() else { return Err(p.error(at, "expected string attribute")) };
    state.set_attr(ctx, "include", ctx.string_attr(&file));
    if standard {
        if !p.try_punct(Punct::Greater) {
            return Err(p.error(p.offset(), "expected trailing '>' for standard include"));
        }
        state.set_attr(ctx, "is_standard_include", ctx.common().unit);
    }
    Ok(())
}

fn print_include(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let standard = ir.attr_named(ctx, op, "is_standard_include").is_some();
    let file = ir.attr_named(ctx, op, "include").and_then(|file| ctx.as_str(file)).unwrap_or_default();
    p.text(if standard { " <" } else { " " });
    p.string(file.as_bytes());
    p.text(if standard { ">" } else { "" });
}

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
    let operand = p.parse_operand()?;
    p.parse_attr_dict(state)?;
    let at = p.offset();
    let ty = p.parse_colon_type()?;
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
    // One more for the sign where the topmost is taken.
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

/// Attaches the hooks to the operations that are registered.
pub(crate) fn attach(ctx: &mut Context) {
    let forms: &[(&str, Parse, Print)] = &[
        ("emitc.include", parse_include, print_include),
        ("emitc.expression", parse_expression, print_expression),
        ("llvm.alloca", parse_alloca, print_alloca),
        ("llvm.landingpad", parse_landing, print_landing),
        ("smt.bv.repeat", parse_repeat, print_repeat),
        ("smt.int.constant", parse_constant, print_constant),
    ];
    attach_forms(ctx, forms);
}
