//! Directives that spell types.

use legalize_ir::text::{OpParser, OpPrinter, Punct};
use legalize_ir::{OpId, Type};
use legalize_source::Diagnostic;

use super::misuse;
use crate::format::custom::{CustomDirectives, CustomSlot, CustomValue};

pub(super) fn add(all: &mut CustomDirectives) {
    all.insert("SemiFunctionType", parse_semi_function_type, print_semi_function_type);
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
    let open = match optional {
        true => parser.try_punct(Punct::LParen),
        false => {
            parser.parse_punct(Punct::LParen)?;
            true
        }
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
