//! Types of pdl: the syntax of ranges, and classes for snippets.

use std::sync::Arc;

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::classes::type_argument;
use legalize_dialects_hooks::parameters::named_type;
use legalize_dialects_hooks::table::ParamsAssembly;
use legalize_ir::{Context, OpParser, OpPrinter, Param, Punct, Type, TypeData};
use legalize_snippet::{Classes, NativeClass, Val};

pub(super) const RANGE: &str = "pdl.range";

/// `!pdl.range<element>`; if the element is a range, that range.
pub(crate) fn range_of(ctx: &Context, element: Type) -> Type {
    match range_element(ctx, element) {
        Some(_) => element,
        None => ctx.ty(TypeData::Dialect { name: ctx.name(RANGE), params: [Param::Type(element)].into() }),
    }
}

/// The element type of a range; `None` for other types.
pub(crate) fn range_element(ctx: &Context, ty: Type) -> Option<Type> {
    match ctx.type_data(ty) {
        TypeData::Dialect { name, params } if ctx.str(*name) == RANGE => match params[..] {
            [Param::Type(element)] => Some(element),
            _ => None,
        },
        _ => None,
    }
}

/// The type of the dialect with this mnemonic.
fn named(ctx: &Context, word: &str) -> Option<Type> {
    let name = ctx.name(&format!("pdl.{word}"));
    ctx.type_info(name).map(|_| ctx.ty(TypeData::Dialect { name, params: [].into() }))
}

/// Parses `<element>`, a type of the dialect by its mnemonic.
///
/// A range of ranges is rejected at the innermost one, so this parser is not recursive.
fn parse_range(p: &mut OpParser<'_, '_>) -> Result<Box<[Param]>> {
    let mut outer = None;
    loop {
        p.parse_punct(Punct::Less)?;
        let at = p.offset();
        let word = p.parse_any_keyword()?;
        if word == "range" {
            outer = Some(at);
            continue;
        }
        let ctx = p.ctx();
        let Some(element) = named(ctx, word) else {
            return Err(p.error(at, format!("invalid 'pdl' type: `{word}'")));
        };
        p.parse_punct(Punct::Greater)?;
        let Some(at) = outer else { return Ok([Param::Type(element)].into()) };
        let inner = legalize_ir::type_to_string(ctx, range_of(ctx, element));
        return Err(p.error(at, format!("element of pdl.range cannot be another range, but got'{inner}'")));
    }
}

fn print_range(p: &mut OpPrinter<'_>, params: &[Param]) {
    let [Param::Type(element)] = params else { return };
    let TypeData::Dialect { name, .. } = p.ctx().type_data(*element) else { return };
    p.text("<");
    p.text(p.ctx().str(*name).trim_start_matches("pdl."));
    p.text(">");
}

pub(super) const TYPE_FORMS: &[ParamsAssembly] = &[(RANGE, parse_range, print_range)];

/// The type of the value or values that are described by a type of the pdl dialect: a range of values for a
/// range.
fn pdl_value_type(ctx: &Context, of: Type) -> Type {
    let value = ctx.ty(TypeData::Dialect { name: ctx.name("pdl.value"), params: [].into() });
    match ctx.type_data(of) {
        TypeData::Dialect { name, .. } if ctx.str(*name) == "pdl.range" => {
            ctx.ty(TypeData::Dialect { name: *name, params: [Param::Type(value)].into() })
        }
        _ => value,
    }
}

pub(crate) fn add_classes(_: &Context, classes: &Classes) {
    // The base class is defined in C++.
    let is_pdl =
        |ctx: &Context, ty: Type| named_type(ctx, ty).is_some_and(|(name, _)| name.starts_with("pdl."));
    let class = NativeClass { is_type: Some(Arc::new(is_pdl)), ..NativeClass::default() };
    classes.register_class("::mlir::pdl::PDLType", class);
    classes.register_helper("::getGetValueTypeOpValueType", |env, args| {
        Ok(Val::Type(pdl_value_type(env.ctx, type_argument(args)?)))
    });
}
