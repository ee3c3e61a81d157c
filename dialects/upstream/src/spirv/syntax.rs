//! Common syntax of types and attributes of the dialect: parameters between angle brackets.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::enum_of;
use legalize_ir::text::Punct;
use legalize_ir::{Context, FloatKind, Int, OpParser, OpPrinter, Param, Type, TypeData};

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

/// Returns true if types of the dialect can contain a type.
fn is_composable(ctx: &Context, ty: Type) -> bool {
    match ctx.type_data(ty) {
        TypeData::Integer { width, .. } => matches!(width, 1 | 8 | 16 | 32 | 64),
        TypeData::Float(kind) => {
            matches!(kind, FloatKind::F16 | FloatKind::F32 | FloatKind::F64 | FloatKind::BF16)
        }
        TypeData::Vector { shape, element, scalable } => {
            shape.len() == 1 && !scalable.contains(&true) && is_composable(ctx, *element)
        }
        TypeData::Dialect { name, .. } => ctx.str(*name).starts_with("spirv."),
        _ => false,
    }
}

pub(crate) fn parse_element(p: &mut OpParser<'_, '_>) -> Result<Type> {
    let at = p.offset();
    let ty = p.parse_type()?;
    if is_composable(p.ctx(), ty) {
        return Ok(ty);
    }
    let text = legalize_ir::type_to_string(p.ctx(), ty);
    Err(p.error(at, format!("cannot use '{text}' to compose SPIR-V types")))
}

/// Parses an enum case; `what` is the name of the enum in an error.
pub(crate) fn parse_word(p: &mut OpParser<'_, '_>, attr: &str, what: &str) -> Result<Param> {
    let at = p.offset();
    let word = p.parse_any_keyword()?;
    let ctx = p.ctx();
    match enum_of(ctx, ctx.name(attr)).and_then(|def| def.symbolize(word)) {
        Some(value) => Ok(Param::Int(Int::Small(value))),
        None => Err(p.error(at, format!("unknown {what}: {word}"))),
    }
}

/// The keyword of a parameter that is an enum case.
pub(crate) fn word(ctx: &Context, param: Option<&Param>, attr: &str) -> String {
    enum_of(ctx, ctx.name(attr)).and_then(|def| def.stringify(number(param))).unwrap_or_default()
}

/// Parses an enum case of an attribute; errors name the enum by the words of the attribute's name.
pub(crate) fn parse_case(p: &mut OpParser<'_, '_>, attr: &str) -> Result<Param> {
    parse_word(p, attr, &attr.trim_start_matches("spirv.").replace('_', " "))
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
    match p.parse_integer()?.as_i64() {
        Some(stride) if (1..1 << 32).contains(&stride) => Ok(Param::Int(Int::Small(stride))),
        _ => Err(p.error(at, "ArrayStride must be greater than zero")),
    }
}

pub(crate) fn print_stride(p: &mut OpPrinter<'_>, param: Option<&Param>) {
    match number(param) {
        0 => {}
        stride => p.text(&format!(", stride={stride}")),
    }
}
