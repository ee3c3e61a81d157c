//! Clauses of operand groups: `num_gangs`, `wait` and `gang`.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::{elements, enum_of, number};
use legalize_dialects_hooks::table::misuse;
use legalize_ir::{Attribute, Delimiter, OpId, OpParser, OpPrinter, Punct, Type, UnresolvedOperand, ValueId};
use legalize_ods::{CustomSlot, CustomValue};

use super::device::*;
use super::values::*;
use crate::common::enum_clauses::case;

// `{%value : type, …} [device], …`

pub(super) struct OperandGroups {
    values: Vec<UnresolvedOperand>,
    types: Vec<Type>,
    devices: Vec<Attribute>,
    sizes: Vec<i32>,
    /// For each group, true if its first value is a device number.
    devnums: Vec<bool>,
}

fn parse_operand_groups(p: &mut OpParser<'_, '_>, with_devnum: bool) -> Result<OperandGroups> {
    let mut groups =
        OperandGroups { values: vec![], types: vec![], devices: vec![], sizes: vec![], devnums: vec![] };
    p.parse_comma_list(Delimiter::None, |p| {
        let first = groups.values.len();
        p.parse_punct(Punct::LBrace)?;
        let devnum = with_devnum && p.try_keyword("devnum");
        if devnum {
            p.parse_punct(Punct::Colon)?;
        }
        groups.devnums.push(devnum);
        p.parse_comma_list(Delimiter::None, |p| {
            groups.values.push(p.parse_operand()?);
            groups.types.push(p.parse_colon_type()?);
            Ok(())
        })?;
        p.parse_punct(Punct::RBrace)?;
        groups.sizes.push((groups.values.len() - first) as i32);
        groups.devices.push(device(p)?);
        Ok(())
    })?;
    Ok(groups)
}

/// A position before which text is printed.
#[derive(Clone, Copy)]
enum GroupItem {
    /// A whole group, which may be empty.
    Group(usize),
    /// One of all values.
    Value(usize),
}

/// Prints the text before a position.
type Before<'f> = &'f dyn Fn(&mut OpPrinter<'_>, GroupItem);

fn print_operand_groups(
    p: &mut OpPrinter<'_>,
    (values, types): (&[ValueId], &[Type]),
    devices: &[Attribute],
    sizes: Option<Attribute>,
    before: Before<'_>,
) {
    let sizes = sizes.and_then(|sizes| p.ctx().as_dense_i32_array(sizes)).unwrap_or_default();
    let mut next = 0;
    for (index, (&attr, &size)) in devices.iter().zip(&sizes).enumerate() {
        p.text(if index > 0 { ", {" } else { "{" });
        before(p, GroupItem::Group(index));
        for at in 0..size.max(0) as usize {
            let (Some(&value), Some(&ty)) = (values.get(next), types.get(next)) else { break };
            p.text(if at > 0 { ", " } else { "" });
            before(p, GroupItem::Value(next));
            typed(p, value, ty);
            next += 1;
        }
        p.text("}");
        print_device(p, attr);
    }
}

pub(super) fn parse_segments(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [
        CustomSlot::Operands(values),
        CustomSlot::Types(types),
        CustomSlot::Attr(devices),
        CustomSlot::Attr(sizes),
    ] = slots
    else {
        return Err(misuse(p, "NumGangs"));
    };
    let groups = parse_operand_groups(p, false)?;
    (*values, *types) = (groups.values, groups.types);
    *devices = Some(p.ctx().array_attr(&groups.devices));
    *sizes = Some(p.ctx().dense_i32_array_attr(&groups.sizes));
    Ok(true)
}

pub(super) fn print_segments(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [
        CustomValue::Operands(values),
        CustomValue::Types(types),
        CustomValue::Attr(devices),
        CustomValue::Attr(sizes),
    ] = values
    else {
        return;
    };
    let devices = elements(p.ctx(), *devices);
    print_operand_groups(p, (values, types), devices, *sizes, &|_, _| {});
}

/// Prints the common part of `wait` and `gang`: nothing for the bare keyword, or in parentheses the devices
/// of the bare keyword and the groups.
fn print_words_and_groups(
    p: &mut OpPrinter<'_>,
    word: Option<Attribute>,
    (values, types): (&[ValueId], &[Type]),
    devices: Option<Attribute>,
    sizes: Option<Attribute>,
    before: Before<'_>,
) {
    let ctx = p.ctx();
    if values.is_empty() && is_word_alone(ctx, word) {
        return;
    }
    p.text("(");
    let (words, devices) = (elements(ctx, word), elements(ctx, devices));
    print_devices(p, words);
    p.text(if words.is_empty() || devices.is_empty() { "" } else { ", " });
    print_operand_groups(p, (values, types), devices, sizes, before);
    p.text(")");
}

// nothing, or `([device, …], {devnum: %value : type, …} [device], …)`

pub(super) fn parse_wait(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [
        CustomSlot::Operands(values),
        CustomSlot::Types(types),
        CustomSlot::Attr(devices),
        CustomSlot::Attr(sizes),
        CustomSlot::Attr(devnums),
        CustomSlot::Attr(word),
    ] = slots
    else {
        return Err(misuse(p, "WaitClause"));
    };
    let ctx = p.ctx();
    if !p.try_punct(Punct::LParen) {
        *word = Some(ctx.array_attr(&[none(ctx)]));
        return Ok(true);
    }
    let words = parse_words(p)?;
    let groups = parse_operand_groups(p, true)?;
    p.parse_punct(Punct::RParen)?;
    (*values, *types) = (groups.values, groups.types);
    *devices = Some(ctx.array_attr(&groups.devices));
    *sizes = Some(ctx.dense_i32_array_attr(&groups.sizes));
    let flags: Vec<Attribute> = groups.devnums.iter().map(|flag| ctx.bool_attr(*flag)).collect();
    *devnums = Some(ctx.array_attr(&flags));
    *word = Some(ctx.array_attr(&words));
    Ok(true)
}

pub(super) fn print_wait(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [
        CustomValue::Operands(values),
        CustomValue::Types(types),
        CustomValue::Attr(devices),
        CustomValue::Attr(sizes),
        CustomValue::Attr(devnums),
        CustomValue::Attr(word),
    ] = values
    else {
        return;
    };
    let ctx = p.ctx();
    let flags = elements(ctx, *devnums);
    print_words_and_groups(p, *word, (values, types), *devices, *sizes, &|p, place| {
        if let GroupItem::Group(group) = place
            && flags.get(group) == Some(&ctx.common().true_)
        {
            p.text("devnum: ");
        }
    });
}

// nothing, or `([device, …], {num=%value : type, static=…} [device], …)`

const GANG_WORDS: [(&str, &str); 3] = [("num", "Num"), ("dim", "Dim"), ("static", "Static")];

pub(super) fn parse_gang(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [
        CustomSlot::Operands(values),
        CustomSlot::Types(types),
        CustomSlot::Attr(kinds),
        CustomSlot::Attr(devices),
        CustomSlot::Attr(sizes),
        CustomSlot::Attr(word),
    ] = slots
    else {
        return Err(misuse(p, "GangClause"));
    };
    let ctx = p.ctx();
    if !p.try_punct(Punct::LParen) {
        *word = Some(ctx.array_attr(&[none(ctx)]));
        return Ok(true);
    }
    let mut words = Vec::new();
    let mut more = true;
    if p.peek_punct(Punct::LSquare) {
        words = attrs(p)?;
        more = p.try_punct(Punct::Comma);
    }
    let (mut found, mut all, mut counts) = (Vec::new(), Vec::new(), Vec::new());
    if more {
        p.parse_comma_list(Delimiter::None, |p| {
            let first = values.len();
            p.parse_punct(Punct::LBrace)?;
            // As at upstream, a comma precedes each value but the first of all groups.
            while values.is_empty() || p.try_punct(Punct::Comma) {
                let at = p.offset();
                let kind = GANG_WORDS.iter().find(|entry| p.try_keyword(entry.0));
                let Some((_, kind)) = kind else {
                    let message = if values.is_empty() {
                        "expect at least one of num, dim or static values"
                    } else {
                        "new value expected after comma"
                    };
                    return Err(p.error(at, message));
                };
                found.push(case(p, at, GANG, kind)?);
                p.parse_punct(Punct::Equal)?;
                values.push(p.parse_operand()?);
                types.push(p.parse_colon_type()?);
            }
            p.parse_punct(Punct::RBrace)?;
            counts.push((values.len() - first) as i32);
            all.push(device(p)?);
            Ok(())
        })?;
    }
    p.parse_punct(Punct::RParen)?;
    *kinds = Some(ctx.array_attr(&found));
    *devices = Some(ctx.array_attr(&all));
    *sizes = Some(ctx.dense_i32_array_attr(&counts));
    *word = Some(ctx.array_attr(&words));
    Ok(true)
}

pub(super) fn print_gang(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [
        CustomValue::Operands(values),
        CustomValue::Types(types),
        CustomValue::Attr(kinds),
        CustomValue::Attr(devices),
        CustomValue::Attr(sizes),
        CustomValue::Attr(word),
    ] = values
    else {
        return;
    };
    let ctx = p.ctx();
    let kinds = elements(ctx, *kinds);
    let def = enum_of(ctx, ctx.name(GANG));
    print_words_and_groups(p, *word, (values, types), *devices, *sizes, &|p, place| {
        let GroupItem::Value(at) = place else { return };
        let kind = number(ctx, kinds.get(at).copied());
        let is = |kind_word: &str| def.as_ref().and_then(|def| def.symbolize(kind_word)) == kind;
        if let Some((word, _)) = GANG_WORDS.iter().find(|entry| is(entry.1)) {
            p.text(&format!("{word}="));
        }
    });
}
