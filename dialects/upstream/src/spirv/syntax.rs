//! Common syntax of types and attributes of the dialect: parameters between angle brackets.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::enum_of;
use legalize_ir::{Context, Int, OpParser, OpPrinter, Param, Punct, Type, TypeData};

/// Syntax of the parameters of a type or an attribute.
pub(super) struct Syntax {
    /// The full name of the type or attribute.
    pub(super) name: &'static str,
    /// The C++ class of the type or attribute.
    pub(super) class: &'static str,
    pub(super) params: &'static [&'static str],
    pub(super) parse: fn(&mut OpParser<'_, '_>) -> Result<Vec<Param>>,
    pub(super) print: fn(&mut OpPrinter<'_>, &[Param]),
}

impl Syntax {
    /// Returns the parser, which includes the brackets.
    pub(super) fn reader(&self) -> impl Fn(&mut OpParser<'_, '_>) -> Result<Box<[Param]>> + 'static {
        let parse = self.parse;
        move |p| {
            p.parse_punct(Punct::Less)?;
            let params = parse(p)?;
            p.parse_punct(Punct::Greater)?;
            Ok(params.into())
        }
    }

    /// Returns the printer, which includes the brackets.
    pub(super) fn printer(&self) -> impl Fn(&mut OpPrinter<'_>, &[Param]) + 'static {
        let print = self.print;
        move |p, params| {
            p.text("<");
            print(p, params);
            p.text(">");
        }
    }
}

pub(crate) const DECORATION: &str = "spirv.decoration";

/// Maximum number of elements of a vector in types of the dialect.
const MAX_ELEMENTS: i64 = 4;

/// Returns the reason why types of the dialect cannot contain a type. All floats are accepted, and vectors of
/// anything.
fn composition_fault(ctx: &Context, ty: Type) -> Option<String> {
    let text = || legalize_ir::type_to_string(ctx, ty);
    match ctx.type_data(ty) {
        TypeData::Float(_) | TypeData::Integer { width: 1 | 8 | 16 | 32 | 64, .. } => None,
        TypeData::Integer { .. } => {
            Some(format!("only 1/8/16/32/64-bit integer type allowed but found '{}'", text()))
        }
        TypeData::Vector { shape, .. } => match shape[..] {
            [count] if count <= MAX_ELEMENTS => None,
            [count] => Some(format!(
                "vector length has to be less than or equal to {MAX_ELEMENTS} but found {count}"
            )),
            _ => Some(format!("only 1-D vector allowed but found '{}'", text())),
        },
        TypeData::Dialect { name, .. } if ctx.str(*name).starts_with("spirv.") => None,
        _ => Some(format!("cannot use '{}' to compose SPIR-V types", text())),
    }
}

/// Parses a type that types of the dialect can contain.
pub(crate) fn parse_element(p: &mut OpParser<'_, '_>) -> Result<Type> {
    let at = p.offset();
    let ty = p.parse_type()?;
    match composition_fault(p.ctx(), ty) {
        None => Ok(ty),
        Some(message) => Err(p.error(at, message)),
    }
}

/// Parses an enum case; `fault` words the error for an unknown one.
pub(crate) fn parse_case(
    p: &mut OpParser<'_, '_>,
    attr: &str,
    fault: impl FnOnce(&str) -> String,
) -> Result<Param> {
    let at = p.offset();
    let word = p.parse_any_keyword()?;
    let ctx = p.ctx();
    match enum_of(ctx, ctx.name(attr)).and_then(|def| def.symbolize(word)) {
        Some(value) => Ok(Param::Int(Int::Small(value))),
        None => Err(p.error(at, fault(word))),
    }
}

/// Parses an enum case; `what` is the name of the enum in an error.
pub(crate) fn parse_word(p: &mut OpParser<'_, '_>, attr: &str, what: &str) -> Result<Param> {
    parse_case(p, attr, |word| format!("unknown {what}: {word}"))
}

/// The keyword of a parameter that is an enum case.
pub(crate) fn word(ctx: &Context, param: Option<&Param>, attr: &str) -> String {
    enum_of(ctx, ctx.name(attr)).and_then(|def| def.stringify(number(param))).unwrap_or_default()
}

pub(crate) fn print_word(p: &mut OpPrinter<'_>, param: Option<&Param>, attr: &str) {
    p.text(", ");
    p.text(&word(p.ctx(), param, attr));
}

pub(crate) fn print_type(p: &mut OpPrinter<'_>, param: Option<&Param>) {
    if let Some(Param::Type(ty)) = param {
        p.ty(*ty);
    }
}

pub(crate) fn number(param: Option<&Param>) -> i64 {
    match param {
        Some(Param::Int(value)) => value.as_i64().unwrap_or(0),
        _ => 0,
    }
}

/// Parses the optional `, stride=4`; zero if it is missing.
pub(crate) fn parse_stride(p: &mut OpParser<'_, '_>) -> Result<Param> {
    if !p.try_punct(Punct::Comma) {
        return Ok(Param::Int(Int::Small(0)));
    }
    p.parse_keyword("stride")?;
    p.parse_punct(Punct::Equal)?;
    let at = p.offset();
    let stride = p.parse_integer()?;
    if !stride.fits(32, true) && !stride.fits(32, false) {
        return Err(p.error(at, "integer value too large"));
    }
    // A negative stride is a large one, as upstream.
    match stride.wrapped(32, false) {
        stride if stride.is_zero() => Err(p.error(at, "ArrayStride must be greater than zero")),
        stride => Ok(Param::Int(stride)),
    }
}

pub(crate) fn print_stride(p: &mut OpPrinter<'_>, param: Option<&Param>) {
    match number(param) {
        0 => {}
        stride => p.text(&format!(", stride={stride}")),
    }
}
