//! Directives that spell values with names.

use legalize_ir::{AttrData, Attribute, Context, Delimiter, OpId, OpParser, OpPrinter, Punct, ValueId};
use legalize_source::Diagnostic;

use super::misuse;
use crate::format::custom::{CustomDirectives, CustomSlot, CustomValue, operands_from};

pub(super) fn add(all: &mut CustomDirectives) {
    all.insert("NamedValueList", parse_named_values, print_named_values);
    all.insert("SymbolName", parse_symbol, print_symbol);
    all.prints_if("SymbolName", |ctx, names| {
        names.iter().flatten().all(|name| ctx.as_str(*name).is_some_and(|name| !name.is_empty()))
    });
    all.insert("LeadingOperands", parse_leading_operands, print_leading_operands);
    all.insert("TypedOperands", parse_typed_operands, print_typed_operands);
    for (name, space) in [("AttributesOp", ""), ("OperationOpAttributes", " ")] {
        all.insert(
            name,
            parse_attributes,
            move |printer: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]| {
                let [CustomValue::Operands(values), CustomValue::Attr(names)] = values else { return };
                print_attributes(printer, values, *names, space);
            },
        );
    }
    all.insert("CreateOperationOpAttributes", parse_attributes, print_created);
}

fn elements(ctx: &Context, attr: Option<Attribute>) -> &[Attribute] {
    match attr.map(|attr| ctx.attr_data(attr)) {
        Some(AttrData::Array(all)) => all,
        _ => &[],
    }
}

// `@name` for a string.

fn parse_symbol(parser: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool, Diagnostic> {
    let [CustomSlot::Attr(name)] = slots else { return Err(misuse(parser, "SymbolName")) };
    let Some(symbol) = parser.try_symbol_name() else { return Ok(false) };
    let ctx = parser.ctx();
    *name = Some(ctx.string_attr(ctx.str(symbol)));
    Ok(true)
}

fn print_symbol(printer: &mut OpPrinter<'_>, _op: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Attr(Some(name))] = values else { return };
    let ctx = printer.ctx();
    printer.symbol_name(ctx.name(ctx.as_str(*name).unwrap_or_default()));
}

// `%value, %value,`: a comma after each.

fn parse_leading_operands(
    parser: &mut OpParser<'_, '_>,
    slots: &mut [CustomSlot],
) -> Result<bool, Diagnostic> {
    let [CustomSlot::Operands(values)] = slots else { return Err(misuse(parser, "LeadingOperands")) };
    while let Some(value) = parser.try_operand()? {
        values.push(value);
        parser.parse_punct(Punct::Comma)?;
    }
    Ok(!values.is_empty())
}

fn print_leading_operands(printer: &mut OpPrinter<'_>, _op: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Operands(values)] = values else { return };
    for (index, value) in values.iter().enumerate() {
        printer.text(if index > 0 { " " } else { "" });
        printer.operand(*value);
        printer.text(",");
    }
}

// `%value: type, …`.

fn parse_typed_operands(parser: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool, Diagnostic> {
    let [CustomSlot::Operands(values), CustomSlot::Types(types)] = slots else {
        return Err(misuse(parser, "TypedOperands"));
    };
    let Some(first) = parser.try_operand()? else { return Ok(false) };
    let mut next = Some(first);
    while let Some(value) = next {
        values.push(value);
        parser.parse_punct(Punct::Colon)?;
        types.push(parser.parse_type()?);
        next = if parser.try_punct(Punct::Comma) { Some(parser.parse_operand()?) } else { None };
    }
    Ok(true)
}

fn print_typed_operands(printer: &mut OpPrinter<'_>, _op: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Operands(values), CustomValue::Types(types)] = values else { return };
    for (index, (value, ty)) in values.iter().zip(types).enumerate() {
        printer.text(if index > 0 { ", " } else { "" });
        printer.operand(*value);
        printer.text(": ");
        printer.ty(*ty);
    }
}

// `(name: %value, …)`: values and an array of their names.

fn parse_named_values(parser: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool, Diagnostic> {
    let ctx = parser.ctx();
    let [CustomSlot::Operands(values), CustomSlot::Attr(names)] = slots else {
        return Err(misuse(parser, "NamedValueList"));
    };
    let mut found = Vec::new();
    parser.parse_comma_list(Delimiter::Paren, |parser| {
        let name = parser.parse_keyword_or_string()?;
        found.push(ctx.string_attr(&name));
        parser.parse_punct(Punct::Colon)?;
        values.push(parser.parse_operand()?);
        Ok(())
    })?;
    *names = Some(ctx.array_attr(&found));
    Ok(true)
}

fn print_named_values(printer: &mut OpPrinter<'_>, _op: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Operands(values), CustomValue::Attr(names)] = values else { return };
    let ctx = printer.ctx();
    printer.text("(");
    for (index, (value, name)) in values.iter().zip(elements(ctx, *names)).enumerate() {
        printer.text(if index > 0 { ", " } else { "" });
        printer.keyword_or_string(ctx.as_str(*name).unwrap_or_default());
        printer.text(": ");
        printer.operand(*value);
    }
    printer.text(")");
}

// `{"name" = %value, …}` or nothing: values and an array of their names.

fn parse_attributes(parser: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool, Diagnostic> {
    let ctx = parser.ctx();
    let [CustomSlot::Operands(values), CustomSlot::Attr(names)] = slots else {
        return Err(misuse(parser, "AttributesOp"));
    };
    let mut found = Vec::new();
    if parser.peek_punct(Punct::LBrace) {
        parser.parse_comma_list(Delimiter::Brace, |parser| {
            let at = parser.offset();
            let name = parser.try_string().ok_or_else(|| parser.error(at, "expected attribute name"))?;
            found.push(ctx.string_attr(&name));
            parser.parse_punct(Punct::Equal)?;
            values.push(parser.parse_operand()?);
            Ok(())
        })?;
    }
    *names = Some(ctx.array_attr(&found));
    Ok(true)
}

/// The numbers of values and names may differ here.
fn print_created(printer: &mut OpPrinter<'_>, op: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Operands(values), CustomValue::Attr(names)] = values else { return };
    let more = op.map(|op| operands_from(printer.ctx(), printer.ir(), op, "inputAttributes"));
    print_attributes(printer, more.as_ref().unwrap_or(values), *names, " ");
}

fn print_attributes(printer: &mut OpPrinter<'_>, values: &[ValueId], names: Option<Attribute>, space: &str) {
    let names = elements(printer.ctx(), names);
    if names.is_empty() {
        return;
    }
    printer.text(space);
    printer.text("{");
    for (index, (value, name)) in values.iter().zip(names).enumerate() {
        printer.text(if index > 0 { ", " } else { "" });
        printer.attr(*name);
        printer.text(" = ");
        printer.operand(*value);
    }
    printer.text("}");
}
