//! Clauses of routines: bound names, gangs.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::elements;
use legalize_dialects_hooks::table::misuse;
use legalize_ir::{AttrData, Attribute, Delimiter, OpId, OpParser, OpPrinter, Punct};
use legalize_ods::{CustomSlot, CustomValue};

use super::device::*;
use super::values::*;

// `@name [device], "name" [device], …`: symbols and texts apart

pub(super) fn parse_bind(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [
        CustomSlot::Attr(symbols),
        CustomSlot::Attr(texts),
        CustomSlot::Attr(symbol_devices),
        CustomSlot::Attr(text_devices),
    ] = slots
    else {
        return Err(misuse(p, "BindName"));
    };
    let ctx = p.ctx();
    let mut lists: [Vec<Attribute>; 4] = Default::default();
    p.parse_comma_list(Delimiter::None, |p| {
        let at = p.offset();
        let name = p.parse_attribute(None)?;
        let place = match ctx.attr_data(name) {
            AttrData::SymbolRef { .. } => 0,
            AttrData::String { .. } => 1,
            _ => return Err(p.error(at, "expected a symbol or a string")),
        };
        lists[place].push(name);
        lists[place + 2].push(device(p)?);
        Ok(())
    })?;
    for (slot, list) in [symbols, texts, symbol_devices, text_devices].into_iter().zip(&lists) {
        *slot = Some(ctx.array_attr(list));
    }
    Ok(true)
}

pub(super) fn print_bind(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [
        CustomValue::Attr(symbols),
        CustomValue::Attr(texts),
        CustomValue::Attr(symbol_devices),
        CustomValue::Attr(text_devices),
    ] = values
    else {
        return;
    };
    let ctx = p.ctx();
    // The lists need not have the same length: names and devices are paired across symbols and strings. Names
    // of a kind for which no device is listed are left out.
    let with = |names: Option<Attribute>, devices: Option<Attribute>| {
        names.filter(|_| !elements(ctx, devices).is_empty())
    };
    let of = |devices: Option<Attribute>, names: Option<Attribute>| devices.filter(|_| names.is_some());
    let both = |one, other| elements(ctx, one).iter().chain(elements(ctx, other));
    let names = both(with(*symbols, *symbol_devices), with(*texts, *text_devices));
    let all = names.zip(both(of(*symbol_devices, *symbols), of(*text_devices, *texts)));
    for (index, (&name, &attr)) in all.enumerate() {
        p.text(if index > 0 { ", " } else { "" });
        p.attr(name);
        print_device(p, attr);
    }
}

// nothing, or `([device, …], dim: 2 : i64 [device], …)`

pub(super) fn parse_routine_gang(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Attr(gang), CustomSlot::Attr(dims), CustomSlot::Attr(devices)] = slots else {
        return Err(misuse(p, "RoutineGangClause"));
    };
    let ctx = p.ctx();
    if !p.try_punct(Punct::LParen) {
        *gang = Some(ctx.array_attr(&[none(ctx)]));
        return Ok(true);
    }
    let words = parse_words(p)?;
    let (mut found, mut all) = (Vec::new(), Vec::new());
    p.parse_comma_list(Delimiter::None, |p| {
        p.parse_keyword("dim")?;
        p.parse_punct(Punct::Colon)?;
        found.push(p.parse_attribute(None)?);
        all.push(device(p)?);
        Ok(())
    })?;
    p.parse_punct(Punct::RParen)?;
    *gang = Some(ctx.array_attr(&words));
    *dims = Some(ctx.array_attr(&found));
    *devices = Some(ctx.array_attr(&all));
    Ok(true)
}

pub(super) fn print_routine_gang(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Attr(gang), CustomValue::Attr(dims), CustomValue::Attr(devices)] = values else {
        return;
    };
    let ctx = p.ctx();
    let (dims, devices) = (elements(ctx, *dims), elements(ctx, *devices));
    if devices.is_empty() && is_word_alone(ctx, *gang) {
        return;
    }
    p.text("(");
    let words = elements(ctx, *gang);
    print_devices(p, words);
    p.text(if words.is_empty() || devices.is_empty() { "" } else { ", " });
    for (index, (&dim, &attr)) in dims.iter().zip(devices).enumerate() {
        p.text(if index > 0 { ", dim: " } else { "dim: " });
        p.attr(dim);
        print_device(p, attr);
    }
    p.text(")");
}
