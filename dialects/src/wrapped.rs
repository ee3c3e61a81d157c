//! Types around one other type: `!async.value<f32>`, `!pdl.range<value>`, `!emitc.array<4xf32>`.
//!
//! Parameters are those that their definitions declare.

use std::sync::Arc;

use legalize_ir::text::Punct;
use legalize_ir::{Context, FloatKind, Int, OpParser, OpPrinter, Param, Type, TypeData};
use legalize_source::Diagnostic;

type Result<T> = std::result::Result<T, Diagnostic>;
type Parse = fn(&mut OpParser<'_, '_>) -> Result<Box<[Param]>>;
type Print = fn(&mut OpPrinter<'_>, &[Param]);

const TYPES: [(&str, Parse, Print); 3] = [
    ("async.value", parse_value, print_value),
    ("pdl.range", parse_range, print_range),
    ("emitc.array", parse_array, print_array),
];

fn parse_value(p: &mut OpParser<'_, '_>) -> Result<Box<[Param]>> {
    p.parse_punct(Punct::Less)?;
    let ty = p.parse_type()?;
    p.parse_punct(Punct::Greater)?;
    Ok(Box::new([Param::Type(ty)]))
}

fn print_value(p: &mut OpPrinter<'_>, params: &[Param]) {
    if let [Param::Type(ty)] = *params {
        p.text("<");
        p.ty(ty);
        p.text(">");
    }
}

/// The types that pdl has; inside of ranges they stand without the dialect's name.
const OF_PDL: [&str; 5] = ["attribute", "operation", "range", "type", "value"];

fn parse_range(p: &mut OpParser<'_, '_>) -> Result<Box<[Param]>> {
    let name = p.name_offset();
    p.parse_punct(Punct::Less)?;
    let at = p.offset();
    let mnemonic = p.parse_any_keyword()?;
    if !OF_PDL.contains(&mnemonic) {
        return Err(p.error(name, format!("invalid 'pdl' type: `{mnemonic}'")));
    }
    if mnemonic == "range" {
        let inner = p.try_verbatim()?.unwrap_or_default();
        let message = format!("element of pdl.range cannot be another range, but got'!pdl.range{inner}'");
        return Err(p.error(at, message));
    }
    p.parse_punct(Punct::Greater)?;
    let ctx = p.ctx();
    let name = ctx.name(&format!("pdl.{mnemonic}"));
    let element = ctx.ty(TypeData::Dialect { name, params: Box::default() });
    Ok(Box::new([Param::Type(element)]))
}

fn print_range(p: &mut OpPrinter<'_>, params: &[Param]) {
    let [Param::Type(element)] = *params else { return };
    let TypeData::Dialect { name, .. } = *p.ctx().type_data(element) else { return };
    let full = p.ctx().str(name);
    p.text(&format!("<{}>", full.strip_prefix("pdl.").unwrap_or(full)));
}

/// Whether C++ of emitc can say a type as an element.
fn is_element(ctx: &Context, ty: Type) -> bool {
    match ctx.type_data(ty) {
        TypeData::Integer { width, .. } => matches!(width, 1 | 8 | 16 | 32 | 64),
        TypeData::Index => true,
        TypeData::Float(kind) => {
            matches!(kind, FloatKind::F16 | FloatKind::BF16 | FloatKind::F32 | FloatKind::F64)
        }
        TypeData::Dialect { name, .. } => matches!(
            ctx.str(*name),
            "emitc.opaque" | "emitc.ptr" | "emitc.size_t" | "emitc.ssize_t" | "emitc.ptrdiff_t"
        ),
        _ => false,
    }
}

fn parse_array(p: &mut OpParser<'_, '_>) -> Result<Box<[Param]>> {
    let name = p.name_offset();
    p.parse_punct(Punct::Less)?;
    let at = p.offset();
    let shape = p.parse_dimension_list(true, true)?;
    if shape.contains(&Type::DYNAMIC) {
        return Err(p.error(at, "expected static shape"));
    }
    let at = p.offset();
    let element = p.parse_type()?;
    if !shape.is_empty() && !is_element(p.ctx(), element) {
        let text = legalize_ir::type_to_string(p.ctx(), element);
        return Err(p.error(at, format!("invalid array element type ''{text}''")));
    }
    p.parse_punct(Punct::Greater)?;
    if shape.is_empty() {
        return Err(p.error(name, "shape must not be empty"));
    }
    let shape = shape.into_iter().map(|dim| Param::Int(Int::Small(dim))).collect();
    Ok(Box::new([Param::List(shape), Param::Type(element)]))
}

fn print_array(p: &mut OpPrinter<'_>, params: &[Param]) {
    let [Param::List(shape), Param::Type(element)] = params else { return };
    p.text("<");
    for dim in shape {
        if let Param::Int(dim) = dim {
            p.text(&format!("{dim}x"));
        }
    }
    p.ty(*element);
    p.text(">");
}

/// Attaches their syntax.
pub(crate) fn attach(ctx: &mut Context) {
    for (name, parse, print) in TYPES {
        let name = ctx.name(name);
        ctx.update_type(name, |info| {
            info.parse = Some(Arc::new(parse));
            info.print = Some(Arc::new(print));
        });
    }
}
