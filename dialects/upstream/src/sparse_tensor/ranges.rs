//! Levels of the sparse_tensor dialect: `lvls = 0`, or `lvls = 0 to 2`.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::table::misuse;
use legalize_ir::{Attribute, Int, OpId, OpParser, OpPrinter, Param};
use legalize_ods::{CustomDirectives, CustomSlot, CustomValue};

/// A level as a word of 64 bits; a negative number is a large one, as upstream.
pub(super) fn word(level: &Int) -> u64 {
    level.wrapped(64, true).as_i64().unwrap_or(0).cast_unsigned()
}

/// Parses a level.
fn parse_level(p: &mut OpParser<'_, '_>) -> Result<u64> {
    let at = p.offset();
    let level = p.parse_integer()?;
    if level.fits(64, true) || level.fits(64, false) {
        Ok(word(&level))
    } else {
        Err(p.error(at, "integer value too large"))
    }
}

/// Parses the first level, and the one after the last.
fn parse_range(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let at = p.name_offset();
    let low = parse_level(p)?;
    let high = if p.try_keyword("to") { parse_level(p)? } else { low.wrapping_add(1) };
    if high <= low {
        return Err(p.error(at, "expect larger level upper bound than lower bound"));
    }
    let ctx = p.ctx();
    match slots {
        [CustomSlot::Attr(first), CustomSlot::Attr(end)] => {
            let level = |level: u64| ctx.int_attr(ctx.common().index, Int::Small(level.cast_signed()));
            (*first, *end) = (Some(level(low)), Some(level(high)));
        }
        [CustomSlot::Param(first), CustomSlot::Param(end)] => {
            (*first, *end) = (Param::Int(low.into()), Param::Int(high.into()));
        }
        _ => return Err(misuse(p, "LevelRange")),
    }
    Ok(true)
}

fn print_range(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let ctx = p.ctx();
    // Upstream prints 32 bits of an attribute's value.
    let of_attr = |attr: &Option<Attribute>| {
        attr.and_then(|attr| ctx.as_i64(attr)).map(|level| level.cast_unsigned() & u64::from(u32::MAX))
    };
    let range = match values {
        [CustomValue::Attr(first), CustomValue::Attr(end)] => of_attr(first).zip(of_attr(end)),
        [CustomValue::Param(Param::Int(first)), CustomValue::Param(Param::Int(end))] => {
            Some((word(first), word(end)))
        }
        _ => None,
    };
    let Some((low, high)) = range else { return };
    p.text(&low.to_string());
    if low.wrapping_add(1) != high {
        p.text(&format!(" to {high}"));
    }
}

/// Adds the directive.
pub(super) fn add_directives(all: &mut CustomDirectives) {
    all.insert("LevelRange", parse_range, print_range);
}
