//! Clauses of omp that are lists of pairs (`allocate`, `depend`), and synchronization hints.
//!
//! Mirrors `parseAllocateAndAllocator` and `parseDependVarList`.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::table::misuse;
use legalize_ir::{AttrData, Attribute, Delimiter, Int, OpId, OpParser, OpPrinter, Punct};
use legalize_ods::{CustomDirectives, CustomSlot, CustomValue, operands_from};

use crate::common::enum_clauses::{case, text};

// omp: `none`, or the keywords of a set of hints.

const HINTS: [&str; 4] = ["uncontended", "contended", "nonspeculative", "speculative"];

fn parse_hints(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Attr(slot)] = slots else { return Err(misuse(p, "SynchronizationHint")) };
    let mut hints = 0;
    if !p.try_keyword("none") {
        loop {
            let word = p.parse_any_keyword()?;
            let Some(bit) = HINTS.iter().position(|hint| *hint == word) else {
                return Err(p.error(p.offset(), format!("{word} is not a valid hint")));
            };
            hints |= 1 << bit;
            if !p.try_punct(Punct::Comma) {
                break;
            }
        }
    }
    let ctx = p.ctx();
    *slot = Some(ctx.int_attr(ctx.common().i64, Int::Small(hints)));
    Ok(true)
}

fn print_hints(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Attr(Some(attr))] = values else { return };
    let hints = p.ctx().as_i64(*attr).unwrap_or(0);
    let words: Vec<&str> =
        HINTS.iter().enumerate().filter(|(bit, _)| hints & (1 << bit) != 0).map(|(_, word)| *word).collect();
    p.text(&if hints == 0 { "none".to_owned() } else { words.join(", ") });
}

/// The enum of `depend` clauses.
const DEPEND: &str = "omp.clause_task_depend";

// `%allocator : type -> %variable : type`, with commas between them.

fn parse_allocate(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [
        CustomSlot::Operands(variables),
        CustomSlot::Types(variable_types),
        CustomSlot::Operands(allocators),
        CustomSlot::Types(allocator_types),
    ] = slots
    else {
        return Err(misuse(p, "AllocateAndAllocator"));
    };
    p.parse_comma_list(Delimiter::None, |p| {
        allocators.push(p.parse_operand()?);
        allocator_types.push(p.parse_colon_type()?);
        p.parse_punct(Punct::Arrow)?;
        variables.push(p.parse_operand()?);
        variable_types.push(p.parse_colon_type()?);
        Ok(())
    })?;
    Ok(true)
}

fn print_allocate(p: &mut OpPrinter<'_>, op: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Operands(variables), _, CustomValue::Operands(allocators), _] = values else {
        return;
    };
    // Not all operations verify that there are as many allocators as variables.
    let more = op.map(|op| operands_from(p.ctx(), p.ir(), op, "allocator_vars"));
    let allocators = more.as_ref().filter(|more| !more.is_empty()).unwrap_or(allocators);
    for (index, (&allocator, &variable)) in allocators.iter().zip(variables).enumerate() {
        p.text(if index == 0 { "" } else { ", " });
        for (start, value) in [("", allocator), (" -> ", variable)] {
            p.text(start);
            p.operand(value);
            p.text(" : ");
            p.ty(p.ir().value_type(value));
        }
    }
}

// `kind -> %variable : type`, with commas between them.

fn parse_depend(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Operands(variables), CustomSlot::Types(types), CustomSlot::Attr(kinds)] = slots else {
        return Err(misuse(p, "DependVarList"));
    };
    let mut found = Vec::new();
    p.parse_comma_list(Delimiter::None, |p| {
        let at = p.offset();
        let word = p.parse_any_keyword()?;
        found.push(case(p, at, DEPEND, word)?);
        p.parse_punct(Punct::Arrow)?;
        variables.push(p.parse_operand()?);
        types.push(p.parse_colon_type()?);
        Ok(())
    })?;
    *kinds = Some(p.ctx().attr(AttrData::Array(found.into())));
    Ok(true)
}

fn print_depend(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Operands(variables), CustomValue::Types(types), CustomValue::Attr(kinds)] = values
    else {
        return;
    };
    let ctx = p.ctx();
    let kinds: &[Attribute] = match kinds.map(|kinds| ctx.attr_data(kinds)) {
        Some(AttrData::Array(kinds)) => kinds,
        _ => &[],
    };
    for (index, ((kind, value), ty)) in kinds.iter().zip(variables).zip(types).enumerate() {
        p.text(if index == 0 { "" } else { ", " });
        p.text(&text(ctx, *kind));
        p.text(" -> ");
        p.operand(*value);
        p.text(" : ");
        p.ty(*ty);
    }
}

/// Adds the directives.
pub(super) fn add(all: &mut CustomDirectives) {
    all.insert("AllocateAndAllocator", parse_allocate, print_allocate);
    all.insert("DependVarList", parse_depend, print_depend);
    all.insert("SynchronizationHint", parse_hints, print_hints);
}
