//! Custom directives of single dialects that are small.

use std::sync::Arc;

use legalize_ir::text::{Delimiter, Punct};
use legalize_ir::{
    AttrData, Attribute, Context, DialectSyntax, Int, OpId, OpParser, OpPrinter, Param, Type, TypeData,
};
use legalize_ods::{CustomDirectives, CustomSlot, CustomValue, attach_directives};
use legalize_source::Diagnostic;

use crate::common::clauses;
use crate::common::hooks::misuse;

type Result<T> = std::result::Result<T, Diagnostic>;

// emitc: `type = value`, arrays with values as tensors have them.

/// The type of the value of a global of a type.
fn initial_type(ctx: &Context, ty: Type) -> Type {
    match ctx.type_data(ty) {
        TypeData::Dialect { name, params } if ctx.str(*name) == "emitc.array" => {
            let shape: Vec<i64> = match params.first() {
                Some(Param::List(shape)) => shape
                    .iter()
                    .filter_map(|dim| match dim {
                        Param::Int(dim) => dim.as_i64(),
                        _ => None,
                    })
                    .collect(),
                _ => return ty,
            };
            match params.get(1) {
                Some(Param::Type(element)) => {
                    ctx.ty(TypeData::RankedTensor { shape: shape.into(), element: *element, encoding: None })
                }
                _ => ty,
            }
        }
        _ => ty,
    }
}

fn parse_initialized(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Attr(type_attr), CustomSlot::Attr(initial)] = slots else {
        return Err(misuse(p, "EmitCGlobalOpTypeAndInitialValue"));
    };
    let ctx = p.ctx();
    let ty = p.parse_type()?;
    *type_attr = Some(ctx.type_attr(ty));
    if p.try_punct(Punct::Equal) {
        *initial = Some(p.parse_attribute(Some(initial_type(ctx, ty)))?);
    }
    Ok(true)
}

fn print_initialized(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Attr(ty), CustomValue::Attr(initial)] = values else { return };
    if let Some(ty) = ty {
        p.attr_without_type(*ty);
    }
    if let Some(initial) = initial {
        p.text(" = ");
        p.attr_without_type(*initial);
    }
}

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

// ml_program: a visibility, which is written in any case.

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
    let [CustomSlot::Operands(tokens), CustomSlot::Types(made)] = slots else {
        return Err(misuse(p, "TokenOrdering"));
    };
    if !p.try_keyword("ordering") {
        return Ok(true);
    }
    p.parse_punct(Punct::LParen)?;
    match p.try_punct(Punct::LParen) {
        true => p.parse_punct(Punct::RParen)?,
        false => tokens.extend(p.parse_operand_list(Delimiter::None)?),
    }
    p.parse_punct(Punct::Arrow)?;
    made.push(p.parse_type()?);
    p.parse_punct(Punct::RParen)?;
    Ok(true)
}

fn print_ordering(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Operands(tokens), CustomValue::Types(made)] = values else { return };
    if tokens.is_empty() && made.is_empty() {
        return;
    }
    p.text(" ordering(");
    match tokens.is_empty() {
        true => p.text("()"),
        false => p.operands(tokens.iter().copied()),
    }
    if !made.is_empty() {
        p.text(" -> ");
        p.types(made.iter().copied(), ", ");
    }
    p.text(")");
}

// omp: `none`, or the words of a set of hints.

const HINTS: [&str; 4] = ["uncontended", "contended", "nonspeculative", "speculative"];

fn parse_hints(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Attr(slot)] = slots else { return Err(misuse(p, "SynchronizationHint")) };
    let mut hints = 0;
    if !p.try_keyword("none") {
        loop {
            let word = p.parse_any_keyword()?;
            let Some(bit) = HINTS.iter().position(|hint| *hint == word) else {
                return Err(p.error(p.offset(), format!("{word} is not a valid hint")));
            };
            hints |= 1 << bit;
            if !p.try_punct(Punct::Comma) {
                break;
            }
        }
    }
    let ctx = p.ctx();
    *slot = Some(ctx.int_attr(ctx.common().i64, Int::Small(hints)));
    Ok(true)
}

fn print_hints(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Attr(Some(attr))] = values else { return };
    let hints = p.ctx().as_i64(*attr).unwrap_or(0);
    let words: Vec<&str> =
        HINTS.iter().enumerate().filter(|(bit, _)| hints & (1 << bit) != 0).map(|(_, word)| *word).collect();
    p.text(&if hints == 0 { "none".to_owned() } else { words.join(", ") });
}

// transform: an index, or a parameter that holds one.

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

/// What is defined elsewhere prints as `#extern`.
fn extern_alias(ctx: &Context, attr: Attribute) -> Option<String> {
    match ctx.attr_data(attr) {
        AttrData::Dialect { name, .. } if ctx.str(*name) == "ml_program.extern" => Some("extern".to_owned()),
        _ => None,
    }
}

/// Attaches the directives to the dialects that are registered.
pub(crate) fn attach(ctx: &mut Context) {
    let mut attach = |dialect: &str, fill: fn(&mut CustomDirectives)| {
        if ctx.dialect(ctx.name(dialect)).is_some() {
            let mut directives = CustomDirectives::new();
            fill(&mut directives);
            attach_directives(ctx, dialect, directives);
        }
    };
    attach("emitc", |all| {
        all.insert("EmitCGlobalOpTypeAndInitialValue", parse_initialized, print_initialized);
    });
    attach("irdl", crate::irdl::asm::add_directives);
    attach("llvm", crate::llvm::add_directives);
    attach("ml_program", |all| {
        all.insert("SymbolVisibility", parse_visibility, print_visibility);
        all.insert("TokenOrdering", parse_ordering, print_ordering);
        all.insert("TypedInitialValue", parse_typed_value, print_typed_value);
    });
    attach("omp", |all| {
        all.insert("SynchronizationHint", parse_hints, print_hints);
        clauses::add_omp(all);
        crate::omp::add_directives(all);
    });
    attach("sparse_tensor", crate::sparse_tensor::add_directives);
    attach("spirv", clauses::add_spirv);
    attach("pdl", crate::pdl::asm::add_pdl);
    attach("pdl_interp", crate::pdl::asm::add_interp);
    attach("tosa", crate::tosa::add_directives);
    attach("transform", |all| {
        all.insert("AlternativesOpSelectedRegion", parse_selected, print_selected);
        crate::transform::pass_options::add_directives(all);
        crate::transform::asm::add_directives(all);
    });
    let dialect = ctx.name("ml_program");
    ctx.update_dialect(dialect, |info| {
        let old = info.extensions.of::<DialectSyntax>().cloned().unwrap_or_default();
        info.extensions.insert(DialectSyntax { attr_alias: Some(Arc::new(extern_alias)), ..old });
    });
}
