//! Options of a pass that is applied by the transform dialect: a dictionary whose values may be operands.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::table::misuse;
use legalize_ir::{
    AttrData, Attribute, Delimiter, Name, OpId, OpParser, OpPrinter, Param, Punct, UnresolvedOperand, ValueId,
};
use legalize_ods::{CustomDirectives, CustomSlot, CustomValue};

/// Placeholder for an operand in the dictionary.
const OPERAND: &str = "transform.param_operand";

/// Parses `{"name" = value, …}`.
fn parse_options(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Attr(options), CustomSlot::Operands(operands)] = slots else {
        return Err(misuse(p, "ApplyRegisteredPassOptions"));
    };
    let (ctx, at) = (p.ctx(), p.offset());
    let mut entries: Vec<(Name, Attribute)> = Vec::new();
    p.parse_comma_list(Delimiter::Brace, |p| {
        let name = ctx.name(&p.parse_keyword_or_string()?);
        p.parse_punct(Punct::Equal)?;
        entries.push((name, parse_value(p, operands)?));
        Ok(())
    })?;
    if entries
        .iter()
        .enumerate()
        .any(|(index, entry)| entries[..index].iter().any(|other| other.0 == entry.0))
    {
        return Err(p.error(at, "duplicate keys found in options dictionary"));
    }
    *options = Some(ctx.dict(entries).as_attribute());
    Ok(true)
}

/// Parses an operand, `[value, …]`, or an attribute.
fn parse_value(p: &mut OpParser<'_, '_>, operands: &mut Vec<UnresolvedOperand>) -> Result<Attribute> {
    let ctx = p.ctx();
    if let Some(operand) = p.try_operand()? {
        let index = ctx.int_attr(ctx.common().i64, operands.len() as i64);
        operands.push(operand);
        return Ok(
            ctx.attr(AttrData::Dialect { name: ctx.name(OPERAND), params: [Param::Attr(index)].into() })
        );
    }
    if !p.peek_punct(Punct::LSquare) {
        return p.parse_attribute(None);
    }
    let mut values = Vec::new();
    p.parse_comma_list(Delimiter::Square, |p| {
        values.push(p.nested(|p| parse_value(p, operands))?);
        Ok(())
    })?;
    Ok(ctx.array_attr(&values))
}

fn print_options(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Attr(Some(options)), CustomValue::Operands(operands)] = values else { return };
    let ctx = p.ctx();
    let AttrData::Dictionary(entries) = ctx.attr_data(*options) else { return };
    p.text("{");
    for (index, &(name, value)) in entries.iter().enumerate() {
        p.text(if index > 0 { ", " } else { "" });
        p.string(ctx.str(name).as_bytes());
        p.text(" = ");
        print_value(p, value, operands);
    }
    p.text("}");
}

fn print_value(p: &mut OpPrinter<'_>, value: Attribute, operands: &[ValueId]) {
    let ctx = p.ctx();
    match ctx.attr_data(value) {
        AttrData::Array(values) => {
            p.text("[");
            for (index, &value) in values.iter().enumerate() {
                p.text(if index > 0 { ", " } else { "" });
                p.nested(|p| print_value(p, value, operands));
            }
            p.text("]");
        }
        AttrData::Dialect { name, params } if ctx.str(*name) == OPERAND => {
            let index = match params.first() {
                Some(Param::Attr(index)) => ctx.as_i64(*index).and_then(|index| usize::try_from(index).ok()),
                _ => None,
            };
            if let Some(&operand) = index.and_then(|index| operands.get(index)) {
                p.operand(operand);
            }
        }
        _ => p.attr(value),
    }
}

/// Adds the directive.
pub(super) fn add_directives(all: &mut CustomDirectives) {
    all.insert("ApplyRegisteredPassOptions", parse_options, print_options);
}
