//! Directives that spell numbers and lists of numbers.

use legalize_ir::{Attribute, Context, OpId, OpParser, OpPrinter, Punct, Type};
use legalize_source::Diagnostic;

use super::{as_dense_i64_array, dense_i64_array, misuse};
use crate::format::custom::{CustomDirectives, CustomSlot, CustomValue};

pub(super) fn add(all: &mut CustomDirectives) {
    all.insert("MNKDimensionList", parse_mnk, print_mnk);
    all.insert("DimensionList", parse_dimensions, print_dimensions);
    all.insert("GEPIndices", parse_indices, print_indices);
    all.insert("StridedRanges", parse_ranges, print_ranges);
    all.prints_if("StridedRanges", |ctx, lists| {
        let lengths = lists.iter().map(|list| Some(as_dense_i64_array(ctx, (*list)?)?.len()));
        let lengths: Vec<Option<usize>> = lengths.collect();
        lists.iter().all(Option::is_none)
            || lengths.iter().all(|length| length.is_some() && *length == lengths[0])
    });
    all.insert("TransformMatchDims", parse_match_dims, print_match_dims);
}

/// `4x?x8`
fn dimensions_text(dims: &[i64]) -> String {
    let word = |dim: &i64| if *dim == Type::DYNAMIC { "?".to_owned() } else { dim.to_string() };
    dims.iter().map(word).collect::<Vec<_>>().join("x")
}

// `[0:4, 1:9:2]`: where ranges start and end, and their strides if they are not 1.

fn parse_ranges(parser: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool, Diagnostic> {
    let ctx = parser.ctx();
    let [CustomSlot::Attr(starts), CustomSlot::Attr(ends), CustomSlot::Attr(strides)] = slots else {
        return Err(misuse(parser, "StridedRanges"));
    };
    let (mut of_starts, mut of_ends, mut of_strides) = (Vec::new(), Vec::new(), Vec::new());
    if !parser.try_punct(Punct::LSquare) {
        return Ok(false);
    }
    while !parser.try_punct(Punct::RSquare) {
        if !of_starts.is_empty() {
            parser.parse_punct(Punct::Comma)?;
        }
        of_starts.push(parse_i64(parser)?);
        parser.parse_punct(Punct::Colon)?;
        of_ends.push(parse_i64(parser)?);
        of_strides.push(if parser.try_punct(Punct::Colon) { parse_i64(parser)? } else { 1 });
    }
    for (slot, values) in [(starts, of_starts), (ends, of_ends), (strides, of_strides)] {
        *slot = Some(dense_i64_array(ctx, &values));
    }
    Ok(true)
}

fn parse_i64(parser: &mut OpParser<'_, '_>) -> Result<i64, Diagnostic> {
    let at = parser.offset();
    let integer = parser.try_integer()?.ok_or_else(|| parser.error(at, "expected integer value"))?;
    integer.as_i64().ok_or_else(|| parser.error(at, "integer does not fit 64 bits"))
}

fn print_ranges(printer: &mut OpPrinter<'_>, _op: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Attr(Some(starts)), CustomValue::Attr(Some(ends)), CustomValue::Attr(Some(strides))] =
        values
    else {
        return;
    };
    let ctx = printer.ctx();
    let numbers = |attr: &Attribute| as_dense_i64_array(ctx, *attr).unwrap_or_default();
    let (starts, ends, strides) = (numbers(starts), numbers(ends), numbers(strides));
    let ranges = starts.iter().zip(&ends).zip(&strides).map(|((start, end), stride)| match stride {
        1 => format!("{start}:{end}"),
        stride => format!("{start}:{end}:{stride}"),
    });
    printer.text(&format!("[{}]", ranges.collect::<Vec<_>>().join(", ")));
}

// `16x16x32`: three numbers of 32 bits.

fn parse_mnk(parser: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool, Diagnostic> {
    let at = parser.offset();
    let dims = parser.parse_dimension_list(false, false)?;
    let ctx = parser.ctx();
    let [CustomSlot::Attr(m), CustomSlot::Attr(n), CustomSlot::Attr(k)] = slots else {
        return Err(misuse(parser, "MNKDimensionList"));
    };
    let [first, second, third] = dims[..] else {
        return Err(parser.error(at, "expected 3 dimensions in MNK dimension list"));
    };
    let attr = |value: i64| Some(ctx.int_attr(ctx.common().i32, value));
    (*m, *n, *k) = (attr(first), attr(second), attr(third));
    Ok(true)
}

fn print_mnk(printer: &mut OpPrinter<'_>, _op: Option<OpId>, values: &[CustomValue]) {
    let ctx = printer.ctx();
    let number = |value: &CustomValue| match value {
        CustomValue::Attr(Some(attr)) => ctx.as_i64(*attr).unwrap_or(0),
        _ => 0,
    };
    let dims: Vec<i64> = values.iter().map(number).collect();
    printer.text(&dimensions_text(&dims));
}

// `4x?x8`, or `[]` for none.

fn parse_dimensions(parser: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool, Diagnostic> {
    let ctx = parser.ctx();
    let [CustomSlot::Attr(slot)] = slots else { return Err(misuse(parser, "DimensionList")) };
    if parser.try_punct(Punct::LSquare) {
        parser.parse_punct(Punct::RSquare)?;
        *slot = Some(dense_i64_array(ctx, &[]));
        return Ok(true);
    }
    let at = parser.offset();
    let dims = parser.parse_dimension_list(true, false)?;
    if dims.is_empty() {
        return Err(parser.error(
            at,
            "Failed parsing dimension list. Did you mean an empty list? It must be denoted by \"[]\".",
        ));
    }
    *slot = Some(dense_i64_array(ctx, &dims));
    Ok(true)
}

fn print_dimensions(printer: &mut OpPrinter<'_>, _op: Option<OpId>, values: &[CustomValue]) {
    let ctx = printer.ctx();
    let dims = match values {
        [CustomValue::Attr(Some(attr))] => as_dense_i64_array(ctx, *attr).unwrap_or_default(),
        _ => Vec::new(),
    };
    printer.text(&if dims.is_empty() { "[]".to_owned() } else { dimensions_text(&dims) });
}

// `all`, `except(1, 2)` or `1, 2`: positions, and two flags.

fn parse_match_dims(parser: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool, Diagnostic> {
    let ctx = parser.ctx();
    let [CustomSlot::Attr(positions), CustomSlot::Attr(inverted), CustomSlot::Attr(all)] = slots else {
        return Err(misuse(parser, "TransformMatchDims"));
    };
    if parser.try_keyword("all") {
        *positions = Some(dense_i64_array(ctx, &[]));
        *all = Some(ctx.common().unit);
        return Ok(true);
    }
    let except = parser.try_keyword("except");
    if except {
        *inverted = Some(ctx.common().unit);
        parser.parse_punct(Punct::LParen)?;
    }
    let mut list = Vec::new();
    loop {
        let at = parser.offset();
        let value = parser.parse_integer()?;
        list.push(value.as_i64().ok_or_else(|| parser.error(at, "integer does not fit 64 bits"))?);
        if !parser.try_punct(Punct::Comma) {
            break;
        }
    }
    if except {
        parser.parse_punct(Punct::RParen)?;
    }
    *positions = Some(dense_i64_array(ctx, &list));
    Ok(true)
}

fn print_match_dims(printer: &mut OpPrinter<'_>, _op: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Attr(positions), CustomValue::Attr(inverted), CustomValue::Attr(all)] = values else {
        return;
    };
    if all.is_some() {
        return printer.text("all");
    }
    let text = list_text(printer.ctx(), *positions);
    match inverted {
        Some(_) => printer.text(&format!("except({text})")),
        None => printer.text(&text),
    }
}

fn list_text(ctx: &Context, attr: Option<Attribute>) -> String {
    let values = attr.and_then(|attr| as_dense_i64_array(ctx, attr)).unwrap_or_default();
    values.iter().map(i64::to_string).collect::<Vec<_>>().join(", ")
}

// `1, %a, 2`: values and constants of 32 bits mixed; the smallest number marks a value.

fn parse_indices(parser: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool, Diagnostic> {
    let ctx = parser.ctx();
    let [CustomSlot::Operands(values), CustomSlot::Attr(constants)] = slots else {
        return Err(misuse(parser, "GEPIndices"));
    };
    let mut found = Vec::new();
    loop {
        let at = parser.offset();
        if let Some(integer) = parser.try_integer()? {
            let value = integer.as_i64().and_then(|value| i32::try_from(value).ok());
            found.push(value.ok_or_else(|| parser.error(at, "integer value too large"))?);
        } else {
            values.push(parser.parse_operand()?);
            found.push(i32::MIN);
        }
        if !parser.try_punct(Punct::Comma) {
            break;
        }
    }
    *constants = Some(ctx.dense_i32_array_attr(&found));
    Ok(true)
}

fn print_indices(printer: &mut OpPrinter<'_>, _op: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Operands(values), CustomValue::Attr(constants)] = values else { return };
    let constants = constants.and_then(|attr| printer.ctx().as_dense_i32_array(attr)).unwrap_or_default();
    let mut values = values.iter();
    for (index, constant) in constants.into_iter().enumerate() {
        printer.text(if index > 0 { ", " } else { "" });
        match (constant, values.as_slice().first()) {
            (i32::MIN, Some(&value)) => {
                printer.operand(value);
                values.next();
            }
            _ => printer.text(&constant.to_string()),
        }
    }
}
