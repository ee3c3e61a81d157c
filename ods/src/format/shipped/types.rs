//! Directives that spell types.

use legalize_ir::{
    Context, Ir, OpId, OpParser, OpPrinter, Punct, Type, TypeData, attr_to_string, parse_attr_str,
    parse_type_str, type_to_string,
};
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

/// Directives for types that follow from the text of others.
pub(super) fn add_computed(all: &mut CustomDirectives) {
    all.insert("TypeOrPair", parse_pair, print_pair);
    all.insert("TypeAlias", parse_type_alias, print_type_alias);
    all.insert("ContainerType", parse_container, print_container);
    all.prints_values_if("ContainerType", |ctx: &Context, _: &Ir, values: &[CustomValue]| {
        let [CustomValue::Operands(all), _, CustomValue::Types(types), CustomValue::Str(text)] = values
        else {
            return false;
        };
        let element = element_of(ctx, values);
        element.is_some_and(|element| container(ctx, text, all.len(), element).ok().as_ref() == types.first())
    });
    all.insert("IntegerOfType", parse_integer, print_integer);
}

// One type of two values, or both.

fn parse_pair(parser: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool, Diagnostic> {
    let [CustomSlot::Types(first), CustomSlot::Types(second)] = slots else {
        return Err(misuse(parser, "TypeOrPair"));
    };
    let ty = parser.parse_type()?;
    first.push(ty);
    second.push(if parser.try_punct(Punct::Comma) { parser.parse_type()? } else { ty });
    Ok(true)
}

fn print_pair(printer: &mut OpPrinter<'_>, _op: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Types(first), CustomValue::Types(second)] = values else { return };
    let same = first == second;
    printer.types(first.iter().chain(second.iter().filter(|_| !same)).copied(), ", ");
}

// `type`, or `type as type`: an attribute, and the type of a value, which is the same unless it is given.

fn parse_type_alias(parser: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool, Diagnostic> {
    let [CustomSlot::Attr(attr), CustomSlot::Types(types)] = slots else {
        return Err(misuse(parser, "TypeAlias"));
    };
    let ty = parser.parse_type()?;
    *attr = Some(parser.ctx().type_attr(ty));
    types.push(if parser.try_keyword("as") { parser.parse_type()? } else { ty });
    Ok(true)
}

fn print_type_alias(printer: &mut OpPrinter<'_>, _op: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Attr(Some(attr)), CustomValue::Types(types)] = values else { return };
    printer.attr(*attr);
    if let Some(ty) = types.first().filter(|ty| printer.ctx().type_attr(**ty) != *attr) {
        printer.text(" as ");
        printer.ty(*ty);
    }
}

// The type of the elements of a container whose type is `!d.array<#x$>`, with the number and the type of the
// elements.

fn container(ctx: &Context, text: &str, count: usize, element: Type) -> Result<Type, Diagnostic> {
    let text = text.replace('#', &count.to_string()).replace('$', &type_to_string(ctx, element));
    parse_type_str(ctx, &text)
}

/// Returns the type of the elements: of the first one, or what the type of the container has in its place.
fn element_of(ctx: &Context, values: &[CustomValue]) -> Option<Type> {
    let [_, CustomValue::Types(elements), CustomValue::Types(types), CustomValue::Str(text)] = values else {
        return None;
    };
    if let Some(&element) = elements.first() {
        return elements.iter().all(|other| *other == element).then_some(element);
    }
    let (before, after) = text.split_once('$')?;
    let whole = type_to_string(ctx, *types.first()?);
    let inner = whole.strip_prefix(&*before.replace('#', "0"))?.strip_suffix(after)?;
    parse_type_str(ctx, inner).ok()
}

fn parse_container(parser: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool, Diagnostic> {
    let [
        CustomSlot::Operands(all),
        CustomSlot::Types(elements),
        CustomSlot::Types(types),
        CustomSlot::Str(text),
    ] = slots
    else {
        return Err(misuse(parser, "ContainerType"));
    };
    let at = parser.offset();
    let element = parser.parse_type()?;
    elements.extend(all.iter().map(|_| element));
    let ty = container(parser.ctx(), text, all.len(), element);
    types.push(ty.map_err(|error| parser.error(at, error.message))?);
    Ok(true)
}

fn print_container(printer: &mut OpPrinter<'_>, _op: Option<OpId>, values: &[CustomValue]) {
    if let Some(ty) = element_of(printer.ctx(), values) {
        printer.ty(ty);
    }
}

// `4 : !d.uint<8>`: an integer whose own type has the width that the text of the type has, and its
// signedness.

fn parse_integer(parser: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool, Diagnostic> {
    let [CustomSlot::Attr(slot), CustomSlot::Types(types)] = slots else {
        return Err(misuse(parser, "IntegerOfType"));
    };
    let (ctx, at) = (parser.ctx(), parser.offset());
    let sign = if parser.try_punct(Punct::Minus) { "-" } else { "" };
    let digits = parser.peek_text();
    parser.parse_integer()?;
    parser.parse_punct(Punct::Colon)?;
    let ty = parser.parse_type()?;
    let own = integer_type(ctx, ty);
    let attr = parse_attr_str(ctx, &format!("{sign}{digits} : {own}"), None);
    *slot = Some(attr.map_err(|error| parser.error(at, error.message))?);
    types.push(ty);
    Ok(true)
}

/// Returns the integer type for a type: `ui8` for one whose text is `…uint<8>`.
fn integer_type(ctx: &Context, ty: Type) -> String {
    let text = type_to_string(ctx, ty);
    let digits: String =
        text.chars().skip_while(|c| !c.is_ascii_digit()).take_while(char::is_ascii_digit).collect();
    let kind = if text.contains("uint") {
        "ui"
    } else if text.contains("sint") {
        "si"
    } else {
        "i"
    };
    format!("{kind}{}", if digits.is_empty() { "64" } else { &digits })
}

fn print_integer(printer: &mut OpPrinter<'_>, _op: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Attr(Some(attr)), CustomValue::Types(types)] = values else { return };
    let text = attr_to_string(printer.ctx(), *attr);
    printer.text(text.split(" : ").next().unwrap_or_default());
    printer.text(" : ");
    printer.types(types.iter().copied(), ", ");
}
