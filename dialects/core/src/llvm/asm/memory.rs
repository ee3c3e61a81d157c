//! Custom assembly of llvm operations on memory: `llvm.mlir.global`, and the indices of `llvm.getelementptr`.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::{names, number};
use legalize_dialects_hooks::llvm_types::{LlvmType, array, classify};
use legalize_dialects_hooks::table::{Assembly, misuse};
use legalize_ir::{AttrData, Context, Name, OpId, OpParser, OpPrinter, OperationState, Punct, Reason, Type};
use legalize_ods::{CustomDirectives, CustomSlot, CustomValue};
use legalize_typed::{FromAttr, OpView};

use super::functions::{LINKAGES, UNNAMED_ADDRS, VISIBILITIES, enum_attr, indexed_text, try_indexed};
use crate::llvm::types::DYNAMIC;
use crate::ops::llvm::GlobalOp;

/// Parses `private hidden thread_local unnamed_addr`; omitted keywords default to the first one of their
/// kind.
pub(super) fn parse_symbol_keywords(p: &mut OpParser<'_, '_>, state: &mut OperationState) {
    let ctx = p.ctx();
    let i64_attr = |value: i64| ctx.int_attr(ctx.common().i64, value);
    let linkage = try_indexed(p, LINKAGES).unwrap_or(0);
    state.set_attr(ctx, "linkage", enum_attr(ctx, "linkage", linkage));
    let visibility = try_indexed(p, VISIBILITIES).unwrap_or(0);
    state.set_attr(ctx, "visibility_", i64_attr(visibility));
    if p.try_keyword("thread_local") {
        state.set_attr(ctx, "thread_local_", ctx.common().unit);
    }
    let unnamed = try_indexed(p, UNNAMED_ADDRS).unwrap_or(0);
    state.set_attr(ctx, "unnamed_addr", i64_attr(unnamed));
}

/// Parses `llvm.mlir.global private constant @name("text") comdat(@a::@b) {…} : type { … }`; omitted keywords
/// default to the first one of their kind.
fn parse_global(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    parse_symbol_keywords(p, state);
    if p.try_keyword("constant") {
        state.set_attr(ctx, "constant", ctx.common().unit);
    }
    let name = p.parse_symbol_name()?;
    state.set_attr(ctx, "sym_name", ctx.string_attr(ctx.str(name)));
    p.parse_punct(Punct::LParen)?;
    let mut value = None;
    if !p.try_punct(Punct::RParen) {
        value = Some(p.parse_attribute(None)?);
        p.parse_punct(Punct::RParen)?;
    }
    if let Some(value) = value {
        state.set_attr(ctx, "value", value);
    }
    if p.try_keyword("comdat") {
        p.parse_punct(Punct::LParen)?;
        let comdat = p.parse_attribute(None)?;
        state.set_attr(ctx, "comdat", comdat);
        p.parse_punct(Punct::RParen)?;
    }
    p.parse_attr_dict(state)?;
    let mut region = None;
    let ty = if p.try_punct(Punct::Colon) {
        let ty = p.parse_type()?;
        if p.peek_punct(Punct::LBrace) {
            region = Some(p.parse_isolated_region(&[])?);
        }
        ty
    } else {
        // The type of a string follows from its bytes.
        match value.and_then(|value| ctx.as_str(value)) {
            Some(text) => array(ctx, text.len() as u64, ctx.int_type(8)),
            None => {
                return Err(p.error(p.name_offset(), "type can only be omitted for string globals"));
            }
        }
    };
    state.set_attr(ctx, "global_type", ctx.type_attr(ty));
    let region = region.unwrap_or_else(|| p.ir().create_region());
    state.regions.push(region);
    Ok(())
}

fn print_global(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let (at, global) = ((ctx, ir), GlobalOp::of(op));
    let word = |cases: &[&'static str], attr| {
        indexed_text(cases, number(ctx, attr).unwrap_or(0)).unwrap_or_default()
    };
    let has = |present, text: &'static str| if present { text } else { "" };
    let words = [
        word(LINKAGES, global.linkage_attr(&at)),
        word(VISIBILITIES, global.visibility_attr(&at)),
        has(global.thread_local(&at), "thread_local"),
        word(UNNAMED_ADDRS, global.unnamed_addr_attr(&at)),
        has(global.constant(&at), "constant"),
    ];
    for word in words.into_iter().filter(|word| !word.is_empty()) {
        p.text(" ");
        p.text(word);
    }
    let name = global.sym_name_attr(&at).and_then(|name| ctx.as_str(name)).unwrap_or_default();
    p.text(" ");
    p.symbol_name(ctx.name(name));
    p.text("(");
    let initial = global.value(&at);
    if let Some(initial) = initial {
        p.attr(initial);
    }
    p.text(")");
    if let Some(comdat) = global.comdat_attr(&at) {
        p.text(" comdat(");
        p.attr(comdat);
        p.text(")");
    }
    let elided = names(
        ctx,
        [
            "sym_name",
            "global_type",
            "constant",
            "value",
            "unnamed_addr",
            "linkage",
            "visibility_",
            "comdat",
            "thread_local_",
        ],
    );
    p.attr_dict(op, &elided);
    if initial.is_some_and(|initial| ctx.as_str(initial).is_some()) {
        return;
    }
    p.text(" : ");
    if let Some(ty) = global.global_type_attr(&at).and_then(|ty| Type::from_attr(ctx, ty)) {
        p.ty(ty);
    }
    if let Some(&body) = ir.op(op).regions().first().filter(|&&body| !ir.region(body).is_empty()) {
        p.text(" ");
        p.region(body, false, true);
    }
}

/// Parses `0, %i, 2`: numbers, with operands between them.
fn parse_indices(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Operands(operands), CustomSlot::Attr(constants)] = slots else {
        return Err(misuse(p, "GEPIndices"));
    };
    let mut indices = Vec::new();
    loop {
        let at = p.offset();
        if let Some(index) = p.try_integer()? {
            let fits = index.as_i64().and_then(|index| i32::try_from(index).ok());
            indices.push(fits.ok_or_else(|| p.error(at, "integer value too large"))?);
        } else {
            operands.push(p.parse_operand()?);
            indices.push(DYNAMIC);
        }
        if !p.try_punct(Punct::Comma) {
            break;
        }
    }
    *constants = Some(p.ctx().dense_i32_array_attr(&indices));
    Ok(true)
}

fn print_indices(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Operands(operands), CustomValue::Attr(Some(constants))] = values else { return };
    let indices = p.ctx().as_dense_i32_array(*constants).unwrap_or_default();
    let mut operands = operands.iter();
    for (at, index) in indices.iter().enumerate() {
        p.text(if at == 0 { "" } else { ", " });
        match (*index, &mut operands) {
            (DYNAMIC, operands) => p.operands(operands.next().copied()),
            (index, _) => p.text(&index.to_string()),
        }
    }
}

/// The type of an aggregate's element at a position, or why it has none there.
fn element_at(ctx: &Context, aggregate: Type, position: &[i64]) -> std::result::Result<Type, Reason> {
    position.iter().try_fold(aggregate, |ty, &at| {
        let index = usize::try_from(at).ok();
        let inner = match classify(ctx, ty) {
            Some(LlvmType::Array { len, element }) => {
                index.filter(|&index| (index as u64) < len).map(|_| element)
            }
            Some(LlvmType::Struct { body, .. }) => index.and_then(|index| body?.get(index).copied()),
            _ => {
                let text = legalize_ir::type_to_string(ctx, ty);
                return Err(format!("expected LLVM IR structure/array type, got: '{text}'").into());
            }
        };
        inner.ok_or_else(|| format!("position out of bounds: {at}").into())
    })
}

/// Infers the type of an element from the aggregate and the position; nothing is written.
fn parse_element_type(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Types(element), CustomSlot::Types(aggregate), CustomSlot::Attr(position)] = slots else {
        return Err(misuse(p, "InsertExtractValueElementType"));
    };
    let ctx = p.ctx();
    let Some(&aggregate) = aggregate.first() else { return Err(misuse(p, "InsertExtractValueElementType")) };
    let position = position.and_then(|position| ctx.as_dense_i64_array(position)).unwrap_or_default();
    let found = element_at(ctx, aggregate, &position);
    element.push(found.map_err(|message| p.error(p.offset(), message))?);
    Ok(true)
}

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
    let [element, inalloca, alignment] = names(ctx, ["elem_type", "inalloca", "alignment"]);
    if ir.attr(ctx, op, inalloca).is_some() {
        p.text(" inalloca");
    }
    p.text(" ");
    p.operands(ir.operands(op));
    p.text(" x ");
    if let Some(AttrData::Type(ty)) = ir.attr(ctx, op, element).map(|attr| ctx.attr_data(attr)) {
        p.ty(*ty);
    }
    // No alignment equals an alignment of zero.
    let zero = ir.attr(ctx, op, alignment).and_then(|attr| ctx.as_i64(attr)) == Some(0);
    let elided: &[Name] = if zero { &[element, inalloca, alignment] } else { &[element, inalloca] };
    p.attr_dict(op, elided);
    p.text(" : ");
    let inputs: Vec<Type> = ir.operands(op).map(|value| ir.value_type(value)).collect();
    let results: Vec<Type> = ir.op(op).results().iter().map(|&value| ir.value_type(value)).collect();
    p.functional_type(inputs, results.into_iter());
}

pub(super) const ASSEMBLY: &[Assembly] =
    &[("llvm.alloca", parse_alloca, print_alloca), ("llvm.mlir.global", parse_global, print_global)];

/// Adds the directives.
pub(super) fn add_directives(all: &mut CustomDirectives) {
    all.insert("GEPIndices", parse_indices, print_indices);
    all.insert("InsertExtractValueElementType", parse_element_type, |_, _, _| {});
}
