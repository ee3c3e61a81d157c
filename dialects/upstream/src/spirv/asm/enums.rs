//! Keywords of enums, as attributes of operations.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::enum_of;
use legalize_ir::{
    AttrData, Attribute, Context, Int, Ir, OpId, OpParser, OperationState, Param, attr_to_string,
};

use crate::common::enum_clauses::find_case;

/// The attribute of an enum with this value.
pub(super) fn enum_attr(ctx: &Context, name: &str, value: i64) -> Attribute {
    let params = [Param::Int(Int::Small(value))];
    ctx.attr(AttrData::Dialect { name: ctx.name(name), params: params.into() })
}

/// The keyword of an enum attribute of an operation.
pub(super) fn enum_text(ctx: &Context, ir: &Ir, op: OpId, attr: &str, name: &str) -> String {
    let value = legalize_dialects_hooks::attributes::enum_value(ctx, ir, op, attr).unwrap_or(0);
    enum_of(ctx, ctx.name(name)).and_then(|def| def.stringify(value)).unwrap_or_default()
}

/// Parses an enum case, or several, in quotes; `attr` is the name in errors.
pub(crate) fn parse_quoted(p: &mut OpParser<'_, '_>, attr: &str, name: &str) -> Result<Attribute> {
    let ctx = p.ctx();
    let at = p.offset();
    let text = p.parse_attribute(None)?;
    let Some(word) = ctx.as_str(text) else {
        return Err(p.error(at, format!("expected {attr} attribute specified as string")));
    };
    let fault = || format!("invalid {attr} attribute specification: {}", attr_to_string(ctx, text));
    find_case(ctx, name, word).ok_or_else(|| p.error(at, fault()))
}

/// Parses an enum case as a bare keyword.
pub(crate) fn parse_word(
    p: &mut OpParser<'_, '_>,
    state: &mut OperationState,
    attr: &str,
    name: &str,
) -> Result<()> {
    let ctx = p.ctx();
    let at = p.offset();
    let word = p.parse_any_keyword()?;
    let Some(value) = enum_of(ctx, ctx.name(name)).and_then(|def| def.symbolize(word)) else {
        return Err(p.error(at, format!("invalid {attr} attribute specification: {word}")));
    };
    state.set_attr(ctx, attr, enum_attr(ctx, name, value));
    Ok(())
}
