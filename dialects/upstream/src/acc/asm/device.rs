//! Device types of values, and clauses that consist of a keyword only.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::{elements, enum_of};
use legalize_ir::{
    AttrData, Attribute, Context, Delimiter, Int, OpParser, OpPrinter, Param, Punct, Type, ValueId,
};

pub(super) const DEVICE: &str = "acc.device_type";
pub(super) const GANG: &str = "acc.gang_arg_type";
pub(super) const COMBINED: &str = "acc.combined_constructs";

/// The device type `none`: no device in particular.
pub(super) fn none(ctx: &Context) -> Attribute {
    let value = enum_of(ctx, ctx.name(DEVICE)).and_then(|def| def.symbolize("none")).unwrap_or(0);
    let params = [Param::Int(Int::Small(value))];
    ctx.attr(AttrData::Dialect { name: ctx.name(DEVICE), params: params.into() })
}

/// Returns true if a clause consists of its keyword only.
pub(super) fn is_word_alone(ctx: &Context, attr: Option<Attribute>) -> bool {
    matches!(elements(ctx, attr), [only] if *only == none(ctx))
}

pub(super) fn attrs(p: &mut OpParser<'_, '_>) -> Result<Vec<Attribute>> {
    let mut found = Vec::new();
    p.parse_comma_list(Delimiter::Square, |p| {
        found.push(p.parse_attribute(None)?);
        Ok(())
    })?;
    Ok(found)
}

/// Parses `[device]` after a value; `none` if it is missing.
pub(super) fn device(p: &mut OpParser<'_, '_>) -> Result<Attribute> {
    if !p.try_punct(Punct::LSquare) {
        return Ok(none(p.ctx()));
    }
    let attr = p.parse_attribute(None)?;
    p.parse_punct(Punct::RSquare)?;
    Ok(attr)
}

pub(super) fn print_device(p: &mut OpPrinter<'_>, attr: Attribute) {
    if attr != none(p.ctx()) {
        p.text(" [");
        p.attr(attr);
        p.text("]");
    }
}

pub(super) fn typed(p: &mut OpPrinter<'_>, value: ValueId, ty: Type) {
    p.operand(value);
    p.text(" : ");
    p.ty(ty);
}

/// Prints `[device, …]`.
pub(super) fn print_devices(p: &mut OpPrinter<'_>, all: &[Attribute]) {
    if !all.is_empty() {
        p.text("[");
        print_attrs(p, all);
        p.text("]");
    }
}

pub(super) fn print_attrs(p: &mut OpPrinter<'_>, all: &[Attribute]) {
    for (index, &attr) in all.iter().enumerate() {
        p.text(if index > 0 { ", " } else { "" });
        p.attr(attr);
    }
}
