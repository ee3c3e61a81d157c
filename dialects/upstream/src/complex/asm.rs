//! `#complex.number<:f32 1.0, 2.0>`, whose type is `complex<f32>`.
//!
//! Parameters: real and imaginary part as float attributes, and the type.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::table::{ParamsAssembly, ResultNames};
use legalize_ir::{AttrData, Attribute, Context, OpParser, OpPrinter, Param, Punct, Type, TypeData};
use legalize_source::Diagnostic;

const NUMBER: &str = "complex.number";

/// Parses `<:f64 1.0, 2.0>`.
fn parse(p: &mut OpParser<'_, '_>) -> Result<Box<[Param]>> {
    p.parse_punct(Punct::Less)?;
    p.parse_punct(Punct::Colon)?;
    let at = p.offset();
    let ty = p.parse_type()?;
    if !matches!(p.ctx().type_data(ty), TypeData::Float(_)) {
        let text = legalize_ir::type_to_string(p.ctx(), ty);
        return Err(
            p.error(at, format!("invalid kind of type specified: expected a float, but found '{text}'"))
        );
    }
    let real = parse_float(p, ty)?;
    p.parse_punct(Punct::Comma)?;
    let imaginary = parse_float(p, ty)?;
    p.parse_punct(Punct::Greater)?;
    let whole = p.ctx().ty(TypeData::Complex(ty));
    Ok(Box::new([Param::Attr(real), Param::Attr(imaginary), Param::Type(whole)]))
}

/// Parses a floating-point literal, or its bits.
pub(crate) fn parse_float(p: &mut OpParser<'_, '_>, ty: Type) -> Result<Attribute> {
    let at = p.offset();
    let text = p.text().get(at as usize..).unwrap_or("");
    let digits = text.strip_prefix('-').unwrap_or(text).trim_start();
    if !digits.starts_with(|c: char| c.is_ascii_digit()) {
        return Err(p.error(at, "expected floating point literal"));
    }
    let rest = digits.trim_start_matches(|c: char| c.is_ascii_digit());
    if !rest.starts_with(['.', 'x']) {
        p.parse_integer()?;
        let note = Diagnostic::note("add a trailing dot to make the literal a float");
        let note = note.with_label(p.span_from(at), "");
        let error = p.error(at, "unexpected decimal integer literal for a floating point value");
        return Err(error.with_note(note));
    }
    p.parse_attribute(Some(ty))
}

fn print(p: &mut OpPrinter<'_>, params: &[Param]) {
    let [Param::Attr(real), Param::Attr(imaginary), Param::Type(ty)] = *params else { return };
    let TypeData::Complex(element) = *p.ctx().type_data(ty) else { return };
    p.text("<:");
    p.ty(element);
    p.text(" ");
    p.attr_without_type(real);
    p.text(", ");
    p.attr_without_type(imaginary);
    p.text(">");
}

/// The parts of a complex number.
pub(crate) fn number_of(ctx: &Context, attr: Attribute) -> Option<(Attribute, Attribute)> {
    match ctx.attr_data(attr) {
        AttrData::Dialect { name, params } if ctx.str(*name) == NUMBER => match **params {
            [Param::Attr(real), Param::Attr(imaginary), _] => Some((real, imaginary)),
            _ => None,
        },
        _ => None,
    }
}

/// The value of a float attribute, rounded to an `f64`.
pub(crate) fn float_of(ctx: &Context, attr: Attribute) -> Option<f64> {
    let AttrData::Float { bits, ty } = *ctx.attr_data(attr) else { return None };
    match *ctx.type_data(ty) {
        TypeData::Float(kind) => Some(kind.to_f64(bits)),
        _ => None,
    }
}

pub(super) const ATTRIBUTES: &[ParamsAssembly] = &[(NUMBER, parse, print)];

pub(super) const RESULT_NAMES: &[(&str, ResultNames)] = &[("complex.constant", ResultNames::Each(&["cst"]))];
