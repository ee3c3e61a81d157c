//! Levels of the sparse_tensor dialect: `lvls = 0`, or `lvls = 0 to 2`.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::table::misuse;
use legalize_ir::{Attribute, Int, OpId, OpParser, OpPrinter, Param};
use legalize_ods::{CustomDirectives, CustomSlot, CustomValue};

/// Parses a level.
fn parse_level(p: &mut OpParser<'_, '_>) -> Result<i64> {
    let at = p.offset();
    let level = p.parse_integer()?.as_i64().filter(|level| *level >= 0);
    level.ok_or_else(|| p.error(at, "expected a level"))
}

/// Parses the first level, and the one after the last.
fn parse_range(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let at = p.name_offset();
    let low = parse_level(p)?;
    let high = match p.try_keyword("to") {
        true => parse_level(p)?,
        false => low.saturating_add(1),
    };
    if high <= low {
        return Err(p.error(at, "expect larger level upper bound than lower bound"));
    }
    let ctx = p.ctx();
    let level = |level: i64| Int::Small(level);
    match slots {
        [CustomSlot::Attr(first), CustomSlot::Attr(end)] => {
            *first = Some(ctx.int_attr(ctx.common().index, level(low)));
            *end = Some(ctx.int_attr(ctx.common().index, level(high)));
        }
        [CustomSlot::Param(first), CustomSlot::Param(end)] => {
            (*first, *end) = (Param::Int(level(low)), Param::Int(level(high)));
        }
        _ => return Err(misuse(p, "LevelRange")),
    }
    Ok(true)
}

fn print_range(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let ctx = p.ctx();
    let of_attr = |attr: &Option<Attribute>| attr.and_then(|attr| ctx.as_i64(attr));
    let range = match values {
        [CustomValue::Attr(first), CustomValue::Attr(end)] => of_attr(first).zip(of_attr(end)),
        [CustomValue::Param(Param::Int(first)), CustomValue::Param(Param::Int(end))] => {
            first.as_i64().zip(end.as_i64())
        }
        _ => None,
    };
    let Some((low, high)) = range else { return };
    p.text(&low.to_string());
    if low.checked_add(1) != Some(high) {
        p.text(&format!(" to {high}"));
    }
}

/// Adds the directive.
pub(super) fn add_directives(all: &mut CustomDirectives) {
    all.insert("LevelRange", parse_range, print_range);
}
