//! Custom forms of single operations that are small.

use legalize_ir::text::{Argument, Delimiter, Punct};
use legalize_ir::{
    AttrData, Context, Name, OpId, OpParser, OpPrinter, OperationState, Type, TypeData, ValueId,
};
use legalize_source::Diagnostic;

use crate::common::hooks::{Parse, Print, attach_forms};

pub(crate) type Result<T> = std::result::Result<T, Diagnostic>;

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

/// Attaches the hooks to the operations that are registered.
pub(crate) fn attach(ctx: &mut Context) {
    let forms: &[(&str, Parse, Print)] = &[
        ("emitc.include", parse_include, print_include),
        ("emitc.expression", parse_expression, print_expression),
        ("llvm.alloca", parse_alloca, print_alloca),
        ("llvm.landingpad", parse_landing, print_landing),
    ];
    attach_forms(ctx, forms);
}
