//! Enum cases, parsed and printed as keywords.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::{enum_of, number};
use legalize_ir::{AttrData, Attribute, Context, Int, OpParser, Param};

/// The attribute of an enum case, or of cases joined by `|`; `None` if the word names none.
pub(crate) fn find_case(ctx: &Context, name: &str, word: &str) -> Option<Attribute> {
    let value = enum_of(ctx, ctx.name(name))?.symbolize(word)?;
    let params = [Param::Int(Int::Small(value))];
    Some(ctx.attr(AttrData::Dialect { name: ctx.name(name), params: params.into() }))
}

/// The same, or an error at an offset.
pub(crate) fn case(p: &OpParser<'_, '_>, at: u32, name: &str, word: &str) -> Result<Attribute> {
    find_case(p.ctx(), name, word).ok_or_else(|| p.error(at, format!("'{word}' is not a case of {name}")))
}

/// The keyword of an enum case, or those of several.
pub(crate) fn text(ctx: &Context, attr: Attribute) -> String {
    let AttrData::Dialect { name, .. } = ctx.attr_data(attr) else { return String::new() };
    let value = number(ctx, Some(attr)).unwrap_or_default();
    enum_of(ctx, *name).and_then(|def| def.stringify(value)).unwrap_or_default()
}
