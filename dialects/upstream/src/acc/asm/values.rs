//! Clauses with values, each with an optional device.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::elements;
use legalize_dialects_hooks::table::misuse;
use legalize_ir::{Attribute, Delimiter, OpId, OpParser, OpPrinter, Punct, Type, UnresolvedOperand, ValueId};
use legalize_ods::{CustomSlot, CustomValue};

use super::device::*;

// `%value : type [device], …`

pub(super) fn parse_values(
    p: &mut OpParser<'_, '_>,
    values: &mut Vec<UnresolvedOperand>,
    types: &mut Vec<Type>,
) -> Result<Attribute> {
    let mut devices = Vec::new();
    p.parse_comma_list(Delimiter::None, |p| {
        values.push(p.parse_operand()?);
        types.push(p.parse_colon_type()?);
        devices.push(device(p)?);
        Ok(())
    })?;
    Ok(p.ctx().array_attr(&devices))
}

pub(super) fn print_values(p: &mut OpPrinter<'_>, values: &[ValueId], types: &[Type], devices: &[Attribute]) {
    for (index, ((&value, &ty), &attr)) in values.iter().zip(types).zip(devices).enumerate() {
        p.text(if index > 0 { ", " } else { "" });
        typed(p, value, ty);
        print_device(p, attr);
    }
}

pub(super) fn parse_operands(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Operands(values), CustomSlot::Types(types), CustomSlot::Attr(devices)] = slots else {
        return Err(misuse(p, "DeviceTypeOperands"));
    };
    *devices = Some(parse_values(p, values, types)?);
    Ok(true)
}

pub(super) fn print_operands(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Operands(values), CustomValue::Types(types), CustomValue::Attr(devices)] = values
    else {
        return;
    };
    print_values(p, values, types, elements(p.ctx(), *devices));
}

// nothing, or `([device, …], %value : type [device], …)`

/// Parses the optional `[device, …], `; returns the devices.
pub(super) fn parse_words(p: &mut OpParser<'_, '_>) -> Result<Vec<Attribute>> {
    if !p.peek_punct(Punct::LSquare) {
        return Ok(Vec::new());
    }
    let words = attrs(p)?;
    p.parse_punct(Punct::Comma)?;
    Ok(words)
}

pub(super) fn parse_operands_or_word(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [
        CustomSlot::Operands(values),
        CustomSlot::Types(types),
        CustomSlot::Attr(devices),
        CustomSlot::Attr(word),
    ] = slots
    else {
        return Err(misuse(p, "DeviceTypeOperandsWithKeywordOnly"));
    };
    let ctx = p.ctx();
    if !p.try_punct(Punct::LParen) {
        *word = Some(ctx.array_attr(&[none(ctx)]));
        return Ok(true);
    }
    // Devices for which the bare keyword is meant are parsed and dropped.
    parse_words(p)?;
    *devices = Some(parse_values(p, values, types)?);
    p.parse_punct(Punct::RParen)?;
    Ok(true)
}

pub(super) fn print_operands_or_word(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [
        CustomValue::Operands(values),
        CustomValue::Types(types),
        CustomValue::Attr(devices),
        CustomValue::Attr(word),
    ] = values
    else {
        return;
    };
    let ctx = p.ctx();
    if values.is_empty() && is_word_alone(ctx, *word) {
        return;
    }
    p.text("(");
    let (words, devices) = (elements(ctx, *word), elements(ctx, *devices));
    print_devices(p, words);
    p.text(if words.is_empty() || devices.is_empty() { "" } else { ", " });
    print_values(p, values, types, devices);
    p.text(")");
}

// nothing, or `(%value : type)`: a word alone is a unit

pub(super) fn parse_operand_or_word(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Operands(values), CustomSlot::Types(types), CustomSlot::Attr(word)] = slots else {
        return Err(misuse(p, "OperandsWithKeywordOnly"));
    };
    if !p.try_punct(Punct::LParen) {
        *word = Some(p.ctx().common().unit);
        return Ok(true);
    }
    values.extend(p.parse_operand_list(Delimiter::None)?);
    types.extend(p.parse_colon_type_list()?);
    p.parse_punct(Punct::RParen)?;
    Ok(true)
}

pub(super) fn print_operand_or_word(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Operands(values), CustomValue::Types(types), CustomValue::Attr(word)] = values else {
        return;
    };
    if word.is_some() {
        return;
    }
    p.text("(");
    p.operands(values.iter().copied());
    p.text(" : ");
    p.types(types.iter().copied(), ", ");
    p.text(")");
}

// nothing, or `([device, …])`

pub(super) fn parse_device_array(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Attr(slot)] = slots else { return Err(misuse(p, "DeviceTypeArrayAttr")) };
    let ctx = p.ctx();
    let mut found = vec![none(ctx)];
    if p.try_punct(Punct::LParen) {
        found = attrs(p)?;
        p.parse_punct(Punct::RParen)?;
    }
    *slot = Some(ctx.array_attr(&found));
    Ok(true)
}

pub(super) fn print_device_array(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Attr(attr)] = values else { return };
    let devices = elements(p.ctx(), *attr);
    if !devices.is_empty() && !is_word_alone(p.ctx(), *attr) {
        p.text("([");
        print_attrs(p, devices);
        p.text("])");
    }
}
