//! Enum cases, parsed and printed as keywords.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::{enum_of, number};
use legalize_ir::{AttrData, Attribute, Context, Int, OpParser, Param};

/// The attribute of an enum case, or of cases joined by `|`.
pub(crate) fn case(p: &OpParser<'_, '_>, at: u32, name: &str, word: &str) -> Result<Attribute> {
    let ctx = p.ctx();
    match enum_of(ctx, ctx.name(name)).and_then(|def| def.symbolize(word)) {
        Some(value) => {
            let params = [Param::Int(Int::Small(value))];
            Ok(ctx.attr(AttrData::Dialect { name: ctx.name(name), params: params.into() }))
        }
        None => Err(p.error(at, format!("'{word}' is no case of {name}"))),
    }
}

/// The keyword of an enum case, or those of several.
pub(crate) fn text(ctx: &Context, attr: Attribute) -> String {
    let AttrData::Dialect { name, .. } = ctx.attr_data(attr) else { return String::new() };
    let value = number(ctx, Some(attr)).unwrap_or_default();
    enum_of(ctx, *name).and_then(|def| def.stringify(value)).unwrap_or_default()
}
