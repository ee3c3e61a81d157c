//! Custom directives of pdl.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::table::misuse;
use legalize_ir::{OpId, OpParser, OpPrinter, Punct, TypeData};
use legalize_ods::{CustomDirectives, CustomSlot, CustomValue};

use crate::pdl::types::range_of;

// `-> type` after an index; without an index all results are meant.

fn parse_results_type(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Attr(index), CustomSlot::Types(types)] = slots else {
        return Err(misuse(p, "ResultsValueType"));
    };
    if index.is_some() {
        p.parse_punct(Punct::Arrow)?;
        types.push(p.parse_type()?);
        return Ok(true);
    }
    let ctx = p.ctx();
    let value = ctx.ty(TypeData::Dialect { name: ctx.name("pdl.value"), params: [].into() });
    types.push(range_of(ctx, value));
    Ok(true)
}

fn print_results_type(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Attr(index), CustomValue::Types(types)] = values else { return };
    if index.is_some() {
        p.text(" -> ");
        p.types(types.iter().copied(), ", ");
    }
}

// Of pdl_interp too: the type of a range, which follows from its elements if there are any.

pub(crate) fn parse_range_type(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Types(parts), CustomSlot::Types(types)] = slots else {
        return Err(misuse(p, "RangeType"));
    };
    types.push(match parts.first() {
        Some(&part) => range_of(p.ctx(), part),
        None => p.parse_colon_type()?,
    });
    Ok(true)
}

pub(crate) fn print_range_type(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Types(parts), CustomValue::Types(types)] = values else { return };
    if parts.is_empty() {
        p.text(": ");
        p.types(types.iter().copied(), ", ");
    }
}

pub(super) const REGION_DIALECTS: &[(&str, &str)] = &[("pdl.pattern", "pdl"), ("pdl.rewrite", "pdl")];

pub(super) fn add_directives(all: &mut CustomDirectives) {
    all.insert("RangeType", parse_range_type, print_range_type);
    all.insert("ResultsValueType", parse_results_type, print_results_type);
}
