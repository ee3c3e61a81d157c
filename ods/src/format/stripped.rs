//! Types and attributes of dialects without their dialect and mnemonic: the parameters alone.

use std::sync::Arc;

use legalize_ir::{
    AttrData, Attribute, Extensions, Name, OpParser, OpPrinter, Param, ParamsInvariantsHook, Type, TypeData,
    VerifyParamsHook,
};
use legalize_source::Diagnostic;

use crate::model::TypeOrAttrDef;

/// Returns true if an attribute that is spelled out (`#…`) comes next.
pub(crate) fn at_hash(parser: &OpParser<'_, '_>) -> bool {
    parser.text().as_bytes().get(parser.offset() as usize) == Some(&b'#')
}

/// Returns true if a type that is spelled out (`!…`) comes next.
pub(crate) fn at_exclamation(parser: &OpParser<'_, '_>) -> bool {
    parser.text().as_bytes().get(parser.offset() as usize) == Some(&b'!')
}

/// Checks parameters that were just read: what the definition declares, then the verifier.
fn check_params(
    parser: &OpParser<'_, '_>,
    invariants: Option<&Arc<ParamsInvariantsHook>>,
    verify: Option<&Arc<VerifyParamsHook>>,
    params: &[Param],
    at: u32,
) -> Result<(), Diagnostic> {
    let ctx = parser.ctx();
    if let Some(invariants) = invariants {
        invariants(ctx, params).map_err(|error| error.with_label(parser.span_from(at), ""))?;
    }
    match verify {
        Some(verify) => verify(ctx, params).map_err(|message| parser.parameter_error(at, message)),
        None => Ok(()),
    }
}

/// Reads the parameters of an attribute without its dialect and mnemonic; what nothing reads is kept as it
/// is.
pub(crate) fn parse_stripped_attr(
    parser: &mut OpParser<'_, '_>,
    name: Name,
    at: u32,
) -> Result<Attribute, Diagnostic> {
    let ctx = parser.ctx();
    let params = match ctx.attr_info(name).and_then(|info| info.reader(ctx)) {
        Some(parse) => parse(parser)?,
        None => match parser.try_verbatim()? {
            Some(text) => Box::new([Param::Str(text.into())]),
            None => {
                let info = ctx.attr_info(name).map(|info| &info.extensions);
                refuse_cpp_text(parser, info, &format!("#{}", ctx.str(name)), at)?;
                return parser.parse_attribute(None);
            }
        },
    };
    if let Some(info) = ctx.attr_info(name) {
        check_params(parser, info.invariants.as_ref(), info.verify.as_ref(), &params, at)?;
    }
    Ok(ctx.attr(AttrData::Dialect { name, params }))
}

/// Refuses text for the parameters of a type or attribute whose parser is C++ code, if it does not begin with
/// `<`: the end of such a text is unknown.
pub(crate) fn refuse_cpp_text(
    parser: &OpParser<'_, '_>,
    info: Option<&Extensions>,
    name: &str,
    at: u32,
) -> Result<(), Diagnostic> {
    let Some(def) = info.and_then(|info| info.get::<Arc<TypeOrAttrDef>>()) else { return Ok(()) };
    let help = match (def.has_custom_assembly_format, def.is_attr) {
        (true, true) => format!(
            "write it in full, `{name}<…>`, or attach a `ParamsSyntax` to its `AttrInfo` with \
             `Context::update_attr` in `Provider::attach`"
        ),
        (true, false) => format!(
            "write it in full, `{name}<…>`, or attach a `ParamsSyntax` to its `TypeInfo` with \
             `Context::update_type` in `Provider::attach`"
        ),
        // Its format has custom directives that are not attached.
        (false, _) if def.assembly_format.is_some() => format!(
            "write it in full, `{}…>`, or attach Rust functions for the custom directives of its `assemblyFormat`",
            name.replacen('.', "<", 1) + " "
        ),
        (false, _) => return Ok(()),
    };
    let mut error =
        parser.error(at, format!("expected '<': only C++ code parses the parameters of '{name}'"));
    error.code = "parse::no_custom_form";
    Err(error.with_help(help))
}

/// Prints an attribute without its dialect and mnemonic.
pub(crate) fn print_stripped_attr(printer: &mut OpPrinter<'_>, attr: Attribute) {
    let ctx = printer.ctx();
    if let AttrData::Dialect { name, params } = ctx.attr_data(attr) {
        match (ctx.attr_info(*name).and_then(|info| info.printer(ctx)), params.as_ref()) {
            (Some(print), _) => return printer.stripped_attr(attr, |printer| print(printer, params)),
            (None, [Param::Str(text)]) if text.starts_with('<') => {
                return printer.stripped_attr(attr, |printer| printer.text(text));
            }
            _ => {}
        }
    }
    if matches!(ctx.attr_data(attr), AttrData::DenseArray { .. }) {
        return print_dense_array(printer, attr);
    }
    printer.attr(attr);
}

/// Prints the elements of a dense array in brackets.
pub(crate) fn print_dense_array(printer: &mut OpPrinter<'_>, attr: Attribute) {
    let ctx = printer.ctx();
    let AttrData::DenseArray { element, data, .. } = ctx.attr_data(attr) else { return printer.attr(attr) };
    // The printed form of the whole attribute is `array<i64: 1, 2>`; only the elements are wanted.
    let bytes = match ctx.type_data(*element) {
        data @ (TypeData::Integer { .. } | TypeData::Float(_)) => data.element_bytes(),
        _ => None,
    };
    let Some(bytes) = bytes else { return printer.attr(attr) };
    printer.text("[");
    for (index, word) in data.chunks(bytes).enumerate() {
        if index > 0 {
            printer.text(", ");
        }
        let mut raw = [0; 16];
        raw[..word.len().min(16)].copy_from_slice(&word[..word.len().min(16)]);
        let value = u128::from_le_bytes(raw);
        match ctx.type_data(*element) {
            TypeData::Integer { width: 1, .. } => printer.text(if value != 0 { "true" } else { "false" }),
            TypeData::Integer { width, .. } => {
                let shift = 128 - (*width).clamp(1, 128);
                printer.text(&(((value << shift) as i128) >> shift).to_string());
            }
            _ => {
                let number = ctx.attr(AttrData::Float { bits: value, ty: *element });
                printer.attr_without_type(number);
            }
        }
    }
    printer.text("]");
}

/// Reads the parameters of a dialect's type, or any type that is spelled out.
pub(crate) fn parse_stripped_type(parser: &mut OpParser<'_, '_>, class: Name) -> Result<Type, Diagnostic> {
    let ctx = parser.ctx();
    if at_exclamation(parser) {
        return parser.parse_type();
    }
    let at = parser.offset();
    let Some(info) = ctx.type_info(class) else { return parser.parse_type() };
    let params = match info.reader(ctx) {
        Some(parse) => parse(parser)?,
        None => match parser.try_verbatim()? {
            Some(text) => Box::new([Param::Str(text.into())]),
            None => {
                refuse_cpp_text(parser, Some(&info.extensions), &format!("!{}", ctx.str(class)), at)?;
                return parser.parse_type();
            }
        },
    };
    check_params(parser, info.invariants.as_ref(), info.verify.as_ref(), &params, at)?;
    Ok(ctx.ty(TypeData::Dialect { name: class, params }))
}

/// Prints a type without its dialect and mnemonic if it is of that class.
pub(crate) fn print_stripped_type(printer: &mut OpPrinter<'_>, class: Name, ty: Type) {
    let ctx = printer.ctx();
    if let TypeData::Dialect { name, params } = ctx.type_data(ty)
        && *name == class
    {
        match (ctx.type_info(*name).and_then(|info| info.printer(ctx)), params.as_ref()) {
            (Some(print), _) => return printer.stripped_type(ty, |printer| print(printer, params)),
            (None, [Param::Str(text)]) if text.starts_with('<') => {
                return printer.stripped_type(ty, |printer| printer.text(text));
            }
            _ => {}
        }
    }
    printer.ty(ty);
}
