//! Custom directives of irdl: named values with their variadicity.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::{elements, enum_of, number};
use legalize_dialects_hooks::table::misuse;
use legalize_ir::{AttrData, Attribute, Context, Delimiter, Int, OpId, OpParser, OpPrinter, Param, Punct};
use legalize_ods::{CustomDirectives, CustomSlot, CustomValue};

const NUMBER: &str = "irdl.variadicity";
const NUMBERS: &str = "irdl.variadicity_array";
/// The default variadicity.
const SINGLE: &str = "single";

fn number_of(ctx: &Context, word: &str) -> Attribute {
    let name = ctx.name(NUMBER);
    let case = enum_of(ctx, name).and_then(|def| def.symbolize(word)).unwrap_or(0);
    ctx.attr(AttrData::Dialect { name, params: [Param::Int(Int::from(case))].into() })
}

/// Parses `(name: %value, name: optional %value, …)`: values, their names, and their variadicity.
fn parse_values(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Operands(values), CustomSlot::Attr(names), CustomSlot::Attr(numbers)] = slots else {
        return Err(misuse(p, "NamedValueListWithVariadicity"));
    };
    let ctx = p.ctx();
    let (mut called, mut variadicities) = (Vec::new(), Vec::new());
    p.parse_comma_list(Delimiter::Paren, |p| {
        called.push(ctx.string_attr(p.parse_any_keyword()?));
        p.parse_punct(Punct::Colon)?;
        let word = ["single", "optional", "variadic"].into_iter().find(|word| p.try_keyword(word));
        variadicities.push(Param::Attr(number_of(ctx, word.unwrap_or(SINGLE))));
        values.push(p.parse_operand()?);
        Ok(())
    })?;
    *names = Some(ctx.array_attr(&called));
    let params = [Param::List(variadicities.into())].into();
    *numbers = Some(ctx.attr(AttrData::Dialect { name: ctx.name(NUMBERS), params }));
    Ok(true)
}

fn print_values(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Operands(values), CustomValue::Attr(names), CustomValue::Attr(numbers)] = values else {
        return;
    };
    let ctx = p.ctx();
    let numbers = match numbers.map(|numbers| ctx.attr_data(numbers)) {
        Some(AttrData::Dialect { params, .. }) => match params.first() {
            Some(Param::List(numbers)) => &**numbers,
            _ => &[],
        },
        _ => &[],
    };
    p.text("(");
    for (index, (value, name)) in values.iter().zip(elements(ctx, *names)).enumerate() {
        p.text(if index > 0 { ", " } else { "" });
        p.text(ctx.as_str(*name).unwrap_or_default());
        p.text(": ");
        let word = match numbers.get(index) {
            Some(Param::Attr(variadicities)) => number(ctx, Some(*variadicities))
                .and_then(|case| enum_of(ctx, ctx.name(NUMBER))?.stringify(case)),
            _ => None,
        };
        if let Some(word) = word.filter(|word| word != SINGLE) {
            p.text(&word);
            p.text(" ");
        }
        p.operand(*value);
    }
    p.text(")");
}

/// Adds the directives.
pub(super) fn add_directives(all: &mut CustomDirectives) {
    all.insert("NamedValueListWithVariadicity", parse_values, print_values);
}
