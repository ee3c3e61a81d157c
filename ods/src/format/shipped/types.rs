//! Directives that spell types.

use legalize_ir::{OpId, OpParser, OpPrinter, Punct, Type, TypeData};
use legalize_source::Diagnostic;

use super::misuse;
use crate::format::custom::{CustomDirectives, CustomSlot, CustomValue};

pub(super) fn add(all: &mut CustomDirectives) {
    all.insert("SemiFunctionType", parse_semi_function_type, print_semi_function_type);
    all.insert(
        "ShuffleType",
        parse_shuffle_type,
        |_: &mut OpPrinter<'_>, _: Option<OpId>, _: &[CustomValue]| {},
    );
    all.insert("TypeOrTypedAttr", parse_type_or_attr, print_type_or_attr);
    all.prints_if("TypeOrTypedAttr", |_, attrs| matches!(attrs, [Some(_), _] | [None, None]));
    all.insert("GlobalMemrefOpTypeAndInitialValue", parse_global, print_global);
}

// `: type`, `= attribute` or both: the type is left out where it is that of the attribute.

fn parse_type_or_attr(parser: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool, Diagnostic> {
    let ctx = parser.ctx();
    let [CustomSlot::Attr(ty), CustomSlot::Attr(value)] = slots else {
        return Err(misuse(parser, "TypeOrTypedAttr"));
    };
    if parser.try_punct(Punct::Colon) {
        *ty = Some(ctx.type_attr(parser.parse_type()?));
    }
    let at = parser.offset();
    if parser.try_punct(Punct::Equal) {
        let found = parser.parse_attribute(None)?;
        *value = Some(found);
        if ty.is_none() {
            *ty = ctx.attr_type(found).map(|ty| ctx.type_attr(ty));
        }
    }
    match (ty, value) {
        (Some(_), _) => Ok(true),
        (None, None) => Ok(false),
        (None, Some(_)) => {
            Err(parser.error(at, "expected ':' and a type, or '=' and an attribute with a type"))
        }
    }
}

fn print_type_or_attr(printer: &mut OpPrinter<'_>, _op: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Attr(Some(ty)), CustomValue::Attr(value)] = values else { return };
    let ctx = printer.ctx();
    let of_value = value.and_then(|value| ctx.attr_type(value)).map(|ty| ctx.type_attr(ty));
    if of_value != Some(*ty) {
        printer.text(": ");
        printer.attr(*ty);
    }
    if let Some(value) = value {
        printer.text(if of_value == Some(*ty) { "= " } else { " = " });
        printer.attr(*value);
    }
}

// `(type) -> type` or `(type) -> (types)`; the argument's type alone where there may be no result.

fn parse_semi_function_type(
    parser: &mut OpParser<'_, '_>,
    slots: &mut [CustomSlot],
) -> Result<bool, Diagnostic> {
    let (argument, results, optional) = match slots {
        [CustomSlot::Types(argument), CustomSlot::Types(results)] => (argument, results, true),
        [CustomSlot::Types(argument), CustomSlot::Types(results), CustomSlot::Str(text)] => {
            (argument, results, &**text != "false")
        }
        _ => return Err(misuse(parser, "SemiFunctionType")),
    };
    let open = if optional {
        parser.try_punct(Punct::LParen)
    } else {
        parser.parse_punct(Punct::LParen)?;
        true
    };
    argument.push(parser.parse_type()?);
    if !open {
        return Ok(true);
    }
    parser.parse_punct(Punct::RParen)?;
    parser.parse_punct(Punct::Arrow)?;
    if parser.try_punct(Punct::LParen) {
        results.extend(parser.parse_type_list()?);
        parser.parse_punct(Punct::RParen)?;
    } else {
        results.push(parser.parse_type()?);
    }
    Ok(true)
}

fn print_semi_function_type(printer: &mut OpPrinter<'_>, _op: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Types(argument), CustomValue::Types(results), ..] = values else { return };
    let types = |printer: &mut OpPrinter<'_>, types: &[Type]| printer.types(types.iter().copied(), ", ");
    if results.is_empty() {
        return types(printer, argument);
    }
    printer.text("(");
    types(printer, argument);
    printer.text(") -> ");
    let several = results.len() > 1;
    printer.text(if several { "(" } else { "" });
    types(printer, results);
    printer.text(if several { ")" } else { "" });
}

// Nothing: a vector with as many elements as the mask has, of the type of the first vector's.

fn parse_shuffle_type(parser: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool, Diagnostic> {
    let ctx = parser.ctx();
    let [CustomSlot::Types(from), CustomSlot::Types(to), CustomSlot::Attr(mask)] = slots else {
        return Err(misuse(parser, "ShuffleType"));
    };
    let mask = mask.and_then(|mask| ctx.as_dense_i32_array(mask)).unwrap_or_default();
    let Some(TypeData::Vector { scalable, element, .. }) = from.first().map(|ty| ctx.type_data(*ty)) else {
        return Err(parser.error(parser.offset(), "expected an LLVM compatible vector type"));
    };
    let scalable = scalable.contains(&true);
    to.push(ctx.ty(TypeData::Vector {
        shape: [mask.len() as i64].into(),
        scalable: [scalable].into(),
        element: *element,
    }));
    Ok(true)
}

// `memref<…>`, then ` = uninitialized`, ` = value` or nothing.

fn parse_global(parser: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool, Diagnostic> {
    let ctx = parser.ctx();
    let ty = parser.parse_type()?;
    let [CustomSlot::Attr(type_attr), CustomSlot::Attr(initial)] = slots else {
        return Err(misuse(parser, "GlobalMemrefOpTypeAndInitialValue"));
    };
    let (shape, element) = match ctx.type_data(ty) {
        TypeData::MemRef { shape, element, .. } if !shape.contains(&Type::DYNAMIC) => (shape, element),
        _ => {
            let message = "type should be static shaped memref, but got ".to_owned();
            return Err(parser.error(parser.name_offset(), message + &crate::register::quoted_type(ctx, ty)));
        }
    };
    *type_attr = Some(ctx.type_attr(ty));
    if parser.try_punct(Punct::Equal) {
        *initial = Some(if parser.try_keyword("uninitialized") {
            ctx.common().unit
        } else {
            let tensor = TypeData::RankedTensor { shape: shape.clone(), element: *element, encoding: None };
            parser.parse_attribute(Some(ctx.ty(tensor)))?
        });
    }
    Ok(true)
}

fn print_global(printer: &mut OpPrinter<'_>, _op: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Attr(ty), CustomValue::Attr(initial)] = values else { return };
    if let Some(ty) = ty {
        printer.attr_without_type(*ty);
    }
    if let Some(initial) = initial {
        printer.text(" = ");
        if *initial == printer.ctx().common().unit {
            printer.text("uninitialized");
        } else {
            printer.attr_without_type(*initial);
        }
    }
}
