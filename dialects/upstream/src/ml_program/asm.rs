//! Custom assembly, directives and aliases of ml_program, and names of results.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::functions::asm::{parse_func, print_func};
use legalize_dialects_hooks::table::{Assembly, ResultNames, misuse};
use legalize_ir::{AttrData, Attribute, Context, Delimiter, Ir, OpId, OpParser, OpPrinter, Punct, ValueId};
use legalize_ods::{CustomDirectives, CustomSlot, CustomValue};

// ml_program: `(value) : type`

fn parse_typed_value(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Attr(type_attr), CustomSlot::Attr(value)] = slots else {
        return Err(misuse(p, "TypedInitialValue"));
    };
    if p.try_punct(Punct::LParen) {
        *value = Some(p.parse_attribute(None)?);
        p.parse_punct(Punct::RParen)?;
    }
    let ty = p.parse_colon_type()?;
    *type_attr = Some(p.ctx().type_attr(ty));
    Ok(true)
}

fn print_typed_value(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Attr(ty), CustomValue::Attr(value)] = values else { return };
    if let Some(value) = value {
        p.text("(");
        p.attr(*value);
        p.text(")");
    }
    p.text(" : ");
    if let Some(ty) = ty {
        p.attr_without_type(*ty);
    }
}

// ml_program: a visibility, which is always printed.

fn parse_visibility(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Attr(slot)] = slots else { return Err(misuse(p, "SymbolVisibility")) };
    for word in ["public", "private", "nested"] {
        if p.try_keyword(word) {
            *slot = Some(p.ctx().string_attr(word));
            return Ok(true);
        }
    }
    Err(p.error(p.offset(), "expected 'public', 'private', or 'nested'"))
}

fn print_visibility(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Attr(attr)] = values else { return };
    let word = attr.and_then(|attr| p.ctx().as_str(attr)).unwrap_or("public");
    p.text(word);
}

// ml_program: ` ordering(%token, %token -> type)`, the tokens in parentheses of their own if there are none.

fn parse_ordering(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Operands(tokens), CustomSlot::Types(produced)] = slots else {
        return Err(misuse(p, "TokenOrdering"));
    };
    if !p.try_keyword("ordering") {
        return Ok(true);
    }
    p.parse_punct(Punct::LParen)?;
    if p.try_punct(Punct::LParen) {
        p.parse_punct(Punct::RParen)?;
    } else {
        tokens.extend(p.parse_operand_list(Delimiter::None)?);
    }
    p.parse_punct(Punct::Arrow)?;
    produced.push(p.parse_type()?);
    p.parse_punct(Punct::RParen)?;
    Ok(true)
}

fn print_ordering(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Operands(tokens), CustomValue::Types(produced)] = values else { return };
    if tokens.is_empty() && produced.is_empty() {
        return;
    }
    p.text(" ordering(");
    if tokens.is_empty() {
        p.text("()");
    } else {
        p.operands(tokens.iter().copied());
    }
    if !produced.is_empty() {
        p.text(" -> ");
        p.types(produced.iter().copied(), ", ");
    }
    p.text(")");
}

/// Returns the alias `#extern` of the attribute for externally defined values.
pub(super) fn alias(ctx: &Context, attr: Attribute) -> Option<String> {
    match ctx.attr_data(attr) {
        AttrData::Dialect { name, .. } if ctx.str(*name) == "ml_program.extern" => Some("extern".to_owned()),
        _ => None,
    }
}

/// Names a loaded value by its global.
fn name_by_global(ctx: &Context, ir: &Ir, op: OpId, set: &mut dyn FnMut(ValueId, &str)) {
    let symbol = ir.attr_named(ctx, op, "global").and_then(|attr| match ctx.attr_data(attr) {
        AttrData::SymbolRef { root, nested } => Some(nested.last().copied().unwrap_or(*root)),
        _ => None,
    });
    if let (Some(&result), Some(symbol)) = (ir.op(op).results().first(), symbol) {
        set(result, ctx.str(symbol));
    }
}

pub(super) const ASSEMBLY: &[Assembly] =
    &[("ml_program.func", parse_func, print_func), ("ml_program.subgraph", parse_func, print_func)];

pub(super) const RESULT_NAMES: &[(&str, ResultNames)] = &[
    ("ml_program.global_load", ResultNames::Computed(name_by_global)),
    ("ml_program.global_load_const", ResultNames::Computed(name_by_global)),
];

pub(super) fn add_directives(all: &mut CustomDirectives) {
    all.insert("SymbolVisibility", parse_visibility, print_visibility);
    all.insert("TokenOrdering", parse_ordering, print_ordering);
    all.insert("TypedInitialValue", parse_typed_value, print_typed_value);
}
