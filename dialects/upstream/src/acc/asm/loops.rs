//! Loops: their bounds, and the constructs that they are combined with.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::table::misuse;
use legalize_ir::{Delimiter, OpId, OpParser, OpPrinter, Punct, ValueId};
use legalize_ods::{CustomSlot, CustomValue};

use super::device::*;
use crate::common::enum_clauses::case;

// `parallel`: the loop's part of `parallel_loop`

pub(super) fn parse_combined(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Attr(slot)] = slots else { return Err(misuse(p, "CombinedConstructsLoop")) };
    let at = p.offset();
    let word = p.parse_any_keyword()?;
    if !matches!(word, "kernels" | "parallel" | "serial") {
        return Err(p.error(at, "expected compute construct name"));
    }
    *slot = Some(case(p, at, COMBINED, &format!("{word}_loop"))?);
    Ok(true)
}

pub(super) fn print_combined(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Attr(Some(attr))] = values else { return };
    let text = crate::common::enum_clauses::text(p.ctx(), *attr);
    p.text(text.trim_end_matches("_loop"));
}

// nothing, or `control(%i : type) = (%l : type) to (%u : type) step (%s : type)`; then the region

pub(super) fn parse_control(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Regions(regions), bounds @ ..] = slots else { return Err(misuse(p, "LoopControl")) };
    let mut args = Vec::new();
    if p.try_keyword("control") {
        p.parse_punct(Punct::LParen)?;
        let mut names = Vec::new();
        p.parse_comma_list(Delimiter::None, |p| {
            names.push(p.parse_argument(true, false)?);
            Ok(())
        })?;
        p.parse_punct(Punct::RParen)?;
        args = names;
        p.parse_punct(Punct::Equal)?;
        for (index, pair) in bounds.chunks_exact_mut(2).enumerate() {
            let [CustomSlot::Operands(values), CustomSlot::Types(types)] = pair else {
                return Err(misuse(p, "LoopControl"));
            };
            match index {
                0 => {}
                1 => p.parse_keyword("to")?,
                _ => p.parse_keyword("step")?,
            }
            p.parse_punct(Punct::LParen)?;
            values.extend(p.parse_operand_list(Delimiter::None)?);
            types.extend(p.parse_colon_type_list()?);
            p.parse_punct(Punct::RParen)?;
        }
    }
    regions.push(p.parse_region(&args)?);
    Ok(true)
}

pub(super) fn print_control(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Regions(regions), bounds @ ..] = values else { return };
    let Some(&region) = regions.first() else { return };
    let ir = p.ir();
    let args: &[ValueId] = ir.region(region).first().map_or(&[], |block| ir.block(block).args());
    if !args.is_empty() {
        p.text("control(");
        for (index, &arg) in args.iter().enumerate() {
            p.text(if index > 0 { ", " } else { "" });
            typed(p, arg, ir.value_type(arg));
        }
        for (index, pair) in bounds.chunks_exact(2).enumerate() {
            let [CustomValue::Operands(values), CustomValue::Types(types)] = pair else { return };
            p.text([") = (", ") to (", ")  step ("][index.min(2)]);
            p.operands(values.iter().copied());
            p.text(" : ");
            p.types(types.iter().copied(), ", ");
        }
        p.text(") ");
    }
    p.region(region, false, true);
}
