//! The cases of `scf.index_switch`.

use legalize_dialects_hooks::table::misuse;
use legalize_ir::{OpId, OpParser, OpPrinter};
use legalize_ods::{CustomDirectives, CustomSlot, CustomValue};
use legalize_source::Diagnostic;

// `case 4 { … }`, a region for each number, of `scf.index_switch`

fn parse_region_cases(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool, Diagnostic> {
    let [CustomSlot::Attr(values), CustomSlot::Regions(regions)] = slots else {
        return Err(misuse(p, "SwitchCases"));
    };
    let mut found = Vec::new();
    while p.try_keyword("case") {
        let at = p.offset();
        let value = p.parse_integer()?.as_i64();
        found.push(value.ok_or_else(|| p.error(at, "integer value too large"))?);
        regions.push(p.parse_region(&[])?);
    }
    *values = Some(p.ctx().dense_i64_array_attr(&found));
    Ok(true)
}

fn print_region_cases(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Attr(Some(cases)), CustomValue::Regions(regions)] = values else { return };
    let cases = p.ctx().as_dense_i64_array(*cases).unwrap_or_default();
    for (case, &region) in cases.iter().zip(regions) {
        p.newline();
        p.text(&format!("case {case} "));
        p.region(region, false, true);
    }
}

/// Adds the directives.
pub(in crate::scf) fn add_directives(all: &mut CustomDirectives) {
    all.insert("SwitchCases", parse_region_cases, print_region_cases);
}
