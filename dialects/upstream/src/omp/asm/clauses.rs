//! Clauses of omp's operations.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::{elements, number};
use legalize_dialects_hooks::table::misuse;
use legalize_ir::{
    AttrData, Attribute, Delimiter, Int, OpId, OpParser, OpPrinter, Param, Punct, Type, ValueId,
};
use legalize_ods::{CustomDirectives, CustomSlot, CustomValue, attr_of_class};

use crate::common::enum_clauses::{case, text};

// The keyword of an enum case; the attribute's class determines the enum.

fn parse_word(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Attr(slot), CustomSlot::Str(class)] = slots else { return Err(misuse(p, "ClauseAttr")) };
    let Some(def) = attr_of_class(p.ctx(), class) else { return Err(misuse(p, "ClauseAttr")) };
    let at = p.offset();
    let word = p.parse_any_keyword()?;
    *slot = Some(case(p, at, &def.name, word)?);
    Ok(true)
}

fn print_word(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Attr(Some(attr))] = values else { return };
    p.text(&text(p.ctx(), *attr));
}

// `reproducible:concurrent` or `concurrent`

fn parse_order(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Attr(kind), CustomSlot::Attr(modifier)] = slots else {
        return Err(misuse(p, "OrderClause"));
    };
    let mut at = p.offset();
    let mut word = p.parse_any_keyword()?;
    if p.try_punct(Punct::Colon) {
        *modifier = Some(case(p, at, "omp.order_mod", word)?);
        at = p.offset();
        word = p.parse_any_keyword()?;
    }
    *kind = Some(case(p, at, "omp.orderkind", word)?);
    Ok(true)
}

fn print_order(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Attr(kind), CustomValue::Attr(modifier)] = values else { return };
    if let Some(modifier) = modifier {
        p.text(&text(p.ctx(), *modifier));
        p.text(":");
    }
    if let Some(kind) = kind {
        p.text(&text(p.ctx(), *kind));
    }
}

// `dynamic = %chunk : type, monotonic, simd`

fn parse_schedule(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [
        CustomSlot::Attr(kind),
        CustomSlot::Attr(modifier),
        CustomSlot::Attr(simd),
        CustomSlot::Operands(chunk),
        CustomSlot::Types(types),
    ] = slots
    else {
        return Err(misuse(p, "ScheduleClause"));
    };
    let at = p.offset();
    let word = p.parse_any_keyword()?;
    *kind = Some(case(p, at, "omp.schedulekind", word)?);
    if matches!(word, "static" | "dynamic" | "guided") && p.try_punct(Punct::Equal) {
        chunk.push(p.parse_operand()?);
        types.push(p.parse_colon_type()?);
    }
    for _ in 0..2 {
        if !p.try_punct(Punct::Comma) {
            break;
        }
        let at = p.offset();
        match p.parse_any_keyword()? {
            "simd" => *simd = Some(p.ctx().common().unit),
            word => *modifier = Some(case(p, at, "omp.sched_mod", word)?),
        }
    }
    Ok(true)
}

fn print_schedule(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [
        CustomValue::Attr(kind),
        CustomValue::Attr(modifier),
        CustomValue::Attr(simd),
        CustomValue::Operands(chunk),
        CustomValue::Types(types),
    ] = values
    else {
        return;
    };
    if let Some(kind) = kind {
        p.text(&text(p.ctx(), *kind));
    }
    if let (Some(&value), Some(&ty)) = (chunk.first(), types.first()) {
        p.text(" = ");
        typed(p, value, ty, " : ");
    }
    if let Some(modifier) = modifier {
        p.text(", ");
        p.text(&text(p.ctx(), *modifier));
    }
    p.text(if simd.is_some() { ", simd" } else { "" });
}

fn typed(p: &mut OpPrinter<'_>, value: ValueId, ty: Type, between: &str) {
    p.operand(value);
    p.text(between);
    p.ty(ty);
}

// `strict, %size: type`

fn parse_granularity(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [
        CustomSlot::Attr(modifier),
        CustomSlot::Operands(size),
        CustomSlot::Types(types),
        CustomSlot::Str(class),
    ] = slots
    else {
        return Err(misuse(p, "GrainsizeClause"));
    };
    let at = p.offset();
    if let Some(word) = p.try_any_keyword() {
        let Some(def) = attr_of_class(p.ctx(), class) else { return Err(misuse(p, "GrainsizeClause")) };
        *modifier = Some(case(p, at, &def.name, word)?);
        p.parse_punct(Punct::Comma)?;
    }
    size.push(p.parse_operand()?);
    types.push(p.parse_colon_type()?);
    Ok(true)
}

fn print_granularity(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Attr(modifier), CustomValue::Operands(size), CustomValue::Types(types)] = values else {
        return;
    };
    if let Some(modifier) = modifier {
        p.text(&text(p.ctx(), *modifier));
        p.text(", ");
    }
    if let (Some(&value), Some(&ty)) = (size.first(), types.first()) {
        typed(p, value, ty, ": ");
    }
}

// `%value : type -> 32 : i64`, with commas between them

fn parse_aligned(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Operands(values), CustomSlot::Types(types), CustomSlot::Attr(alignments)] = slots else {
        return Err(misuse(p, "AlignedClause"));
    };
    let mut found = Vec::new();
    p.parse_comma_list(Delimiter::None, |p| {
        values.push(p.parse_operand()?);
        types.push(p.parse_colon_type()?);
        p.parse_punct(Punct::Arrow)?;
        found.push(p.parse_attribute(None)?);
        Ok(())
    })?;
    *alignments = Some(p.ctx().array_attr(&found));
    Ok(true)
}

fn print_paired(p: &mut OpPrinter<'_>, values: &[ValueId], types: &[Type], attrs: Option<Attribute>) {
    let attrs = elements(p.ctx(), attrs);
    for (index, (&value, &ty)) in values.iter().zip(types).enumerate() {
        p.text(if index > 0 { ", " } else { "" });
        typed(p, value, ty, " : ");
        p.text(" -> ");
        if let Some(&attr) = attrs.get(index) {
            p.attr(attr);
        }
    }
}

fn print_aligned(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Operands(values), CustomValue::Types(types), CustomValue::Attr(attrs)] = values else {
        return;
    };
    print_paired(p, values, types, *attrs);
}

// `%variable = %step : type`, with commas between them

fn parse_linear(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Operands(values), CustomSlot::Types(types), CustomSlot::Operands(steps)] = slots else {
        return Err(misuse(p, "LinearClause"));
    };
    p.parse_comma_list(Delimiter::None, |p| {
        values.push(p.parse_operand()?);
        p.parse_punct(Punct::Equal)?;
        steps.push(p.parse_operand()?);
        types.push(p.parse_colon_type()?);
        Ok(())
    })?;
    Ok(true)
}

fn print_linear(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Operands(values), CustomValue::Types(types), CustomValue::Operands(steps)] = values
    else {
        return;
    };
    for (index, ((&value, &ty), &step)) in values.iter().zip(types).zip(steps).enumerate() {
        p.text(if index > 0 { ", " } else { "" });
        p.operand(value);
        p.text(" = ");
        typed(p, step, ty, " : ");
    }
}

// `%value -> @function : type`, with commas between them

fn parse_copyprivate(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Operands(values), CustomSlot::Types(types), CustomSlot::Attr(symbols)] = slots else {
        return Err(misuse(p, "Copyprivate"));
    };
    let mut found = Vec::new();
    p.parse_comma_list(Delimiter::None, |p| {
        values.push(p.parse_operand()?);
        p.parse_punct(Punct::Arrow)?;
        found.push(p.parse_attribute(None)?);
        types.push(p.parse_colon_type()?);
        Ok(())
    })?;
    *symbols = Some(p.ctx().array_attr(&found));
    Ok(true)
}

fn print_copyprivate(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Operands(values), CustomValue::Types(types), CustomValue::Attr(symbols)] = values
    else {
        return;
    };
    let symbols = elements(p.ctx(), *symbols);
    for (index, ((&value, &ty), &symbol)) in values.iter().zip(types).zip(symbols).enumerate() {
        p.text(if index > 0 { ", " } else { "" });
        p.operand(value);
        p.text(" -> ");
        p.attr(symbol);
        p.text(" : ");
        p.ty(ty);
    }
}

/// Keywords of map flags that differ from those of the enum.
const MAP_WORDS: &[(&str, &str)] = &[("delete", "del"), ("private", "priv")];
/// The flags in the order of printing.
const MAP_ORDER: &[&str] = &[
    "always",
    "implicit",
    "ompx_hold",
    "close",
    "present",
    "to",
    "from",
    "del",
    "return_param",
    "storage",
    "priv",
    "literal",
    "attach",
    "attach_always",
    "attach_none",
    "attach_auto",
    "ref_ptr",
    "ref_ptee",
    "ref_ptr_ptee",
    "is_device_ptr",
];
const MAP: &str = "omp.clause_map_flags";

// `always, tofrom`; an unknown keyword is ignored.

fn parse_map(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Attr(slot)] = slots else { return Err(misuse(p, "MapClause")) };
    let ctx = p.ctx();
    let def = legalize_dialects_hooks::attributes::enum_of(ctx, ctx.name(MAP));
    let bits = |word: &str| def.as_ref().and_then(|def| def.symbolize(word)).unwrap_or(0);
    let mut flags = 0;
    p.parse_comma_list(Delimiter::None, |p| {
        let word = p.parse_any_keyword()?;
        flags |= match word {
            "tofrom" => bits("to") | bits("from"),
            // The enum's own words are none of the clause's.
            "del" | "priv" => 0,
            _ => bits(MAP_WORDS.iter().find(|entry| entry.0 == word).map_or(word, |entry| entry.1)),
        };
        Ok(())
    })?;
    let params = [Param::Int(Int::Small(flags))];
    *slot = Some(ctx.attr(AttrData::Dialect { name: ctx.name(MAP), params: params.into() }));
    Ok(true)
}

fn print_map(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Attr(attr)] = values else { return };
    let ctx = p.ctx();
    let flags = number(ctx, *attr).unwrap_or(0);
    let def = legalize_dialects_hooks::attributes::enum_of(ctx, ctx.name(MAP));
    let has =
        |word: &str| def.as_ref().and_then(|def| def.symbolize(word)).is_some_and(|bit| flags & bit != 0);
    let mut words = Vec::new();
    for &word in MAP_ORDER.iter().filter(|word| has(word)) {
        match word {
            "to" if has("from") => words.push("tofrom"),
            "from" if has("to") => {}
            _ => words.push(MAP_WORDS.iter().find(|entry| entry.1 == word).map_or(word, |entry| entry.0)),
        }
    }
    p.text(&if words.is_empty() { "none".to_owned() } else { words.join(", ") });
}

fn parse_capture(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Attr(slot)] = slots else { return Err(misuse(p, "CaptureType")) };
    let at = p.offset();
    let word = p.parse_any_keyword()?;
    *slot = Some(case(p, at, "omp.variable_capture_kind", word)?);
    Ok(true)
}

// `[0], [1, 2]`: an array of arrays

fn parse_members(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Attr(slot)] = slots else { return Err(misuse(p, "MembersIndex")) };
    let ctx = p.ctx();
    let mut all = Vec::new();
    p.parse_comma_list(Delimiter::None, |p| {
        let mut indices = Vec::new();
        p.parse_comma_list(Delimiter::Square, |p| {
            indices.push(ctx.int_attr(ctx.common().i64, p.parse_integer()?));
            Ok(())
        })?;
        all.push(ctx.array_attr(&indices));
        Ok(())
    })?;
    *slot = Some(ctx.array_attr(&all));
    Ok(true)
}

fn print_members(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Attr(attr)] = values else { return };
    let ctx = p.ctx();
    for (index, &member) in elements(ctx, *attr).iter().enumerate() {
        let numbers = elements(ctx, Some(member)).iter().map(|&number| ctx.as_i64(number).unwrap_or(0));
        let numbers: Vec<String> = numbers.map(|number| number.to_string()).collect();
        p.text(if index > 0 { ", " } else { "" });
        p.text(&format!("[{}]", numbers.join(", ")));
    }
}

pub(super) fn add(all: &mut CustomDirectives) {
    all.insert("AlignedClause", parse_aligned, print_aligned);
    all.insert("CaptureType", parse_capture, print_word);
    all.insert("Copyprivate", parse_copyprivate, print_copyprivate);
    all.insert("LinearClause", parse_linear, print_linear);
    all.insert("MapClause", parse_map, print_map);
    all.insert("MembersIndex", parse_members, print_members);
    all.insert("OrderClause", parse_order, print_order);
    all.insert("ScheduleClause", parse_schedule, print_schedule);
    all.insert_with_classes("ClauseAttr", parse_word, print_word);
    all.insert_with_classes("GrainsizeClause", parse_granularity, print_granularity);
    all.insert_with_classes("NumTasksClause", parse_granularity, print_granularity);
}
