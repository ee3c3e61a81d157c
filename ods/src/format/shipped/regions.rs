//! Directives that spell regions.

use legalize_ir::{OpId, OpParser, OpPrinter};
use legalize_source::Diagnostic;

use super::{as_dense_i64_array, dense_i64_array, misuse};
use crate::format::custom::{CustomDirectives, CustomSlot, CustomValue};

pub(super) fn add(all: &mut CustomDirectives) {
    all.insert("SingleBlockRegion", parse_single_block, print_single_block);
    all.insert("ElseRegion", parse_else, print_else);
    all.insert("SwitchCases", parse_cases, print_cases);
}

// A region of one block, or no text for an empty block.

fn parse_single_block(parser: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool, Diagnostic> {
    let [CustomSlot::Regions(regions)] = slots else { return Err(misuse(parser, "SingleBlockRegion")) };
    let region = match parser.try_region(&[])? {
        Some(region) => region,
        None => parser.ir().create_region(),
    };
    if parser.ir().region(region).is_empty() {
        let block = parser.ir().create_block(&[]);
        parser.ir().insert_block(block, region, None);
    }
    regions.push(region);
    Ok(true)
}

fn print_single_block(printer: &mut OpPrinter<'_>, _op: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Regions(regions)] = values else { return };
    for &region in regions {
        let block = printer.ir().region(region).first();
        if block.is_some_and(|block| printer.ir().block(block).first().is_some()) {
            printer.region(region, true, true);
        }
    }
}

// `else` and a region, or nothing. Upstream prints the word as text in quotes and reads it without them.

fn parse_else(parser: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool, Diagnostic> {
    let [CustomSlot::Regions(regions)] = slots else { return Err(misuse(parser, "ElseRegion")) };
    let present = parser.try_keyword("else");
    regions.push(if present { parser.parse_region(&[])? } else { parser.ir().create_region() });
    Ok(present)
}

fn print_else(printer: &mut OpPrinter<'_>, _op: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Regions(regions)] = values else { return };
    for &region in regions {
        if !printer.ir().region(region).is_empty() {
            printer.text("\"else \"");
            printer.region(region, true, true);
        }
    }
}

// `case 1 { … }` and so on, each on a line of its own: an array of the numbers, and the regions.

fn parse_cases(parser: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool, Diagnostic> {
    let [CustomSlot::Attr(cases), CustomSlot::Regions(regions)] = slots else {
        return Err(misuse(parser, "SwitchCases"));
    };
    let mut values = Vec::new();
    while parser.try_keyword("case") {
        let at = parser.offset();
        let value = parser.parse_integer()?.as_i64();
        values.push(value.ok_or_else(|| parser.error(at, "integer does not fit 64 bits"))?);
        regions.push(parser.parse_region(&[])?);
    }
    *cases = Some(dense_i64_array(parser.ctx(), &values));
    Ok(true)
}

fn print_cases(printer: &mut OpPrinter<'_>, _op: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Attr(cases), CustomValue::Regions(regions)] = values else { return };
    let cases = cases.and_then(|cases| as_dense_i64_array(printer.ctx(), cases)).unwrap_or_default();
    for (case, &region) in cases.iter().zip(regions) {
        printer.newline();
        printer.text(&format!("case {case} "));
        printer.region(region, false, true);
    }
}
