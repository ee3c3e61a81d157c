//! Operands of data operations: variables, their types, recipes.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::table::misuse;
use legalize_ir::{AttrData, OpId, OpParser, OpPrinter, Punct};
use legalize_ods::{CustomSlot, CustomValue};

use super::device::*;
use crate::acc::types::{element_type, is_pointer};

// `varPtr(%value`, then `type) varType(type)`

pub(super) fn parse_var(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Operands(values)] = slots else { return Err(misuse(p, "Var")) };
    if !p.try_keyword("varPtr") {
        p.parse_keyword("var")?;
    }
    p.parse_punct(Punct::LParen)?;
    values.push(p.parse_operand()?);
    Ok(true)
}

pub(super) fn print_var(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Operands(values)] = values else { return };
    let Some(&value) = values.first() else { return };
    p.text(if is_pointer(p.ctx(), p.ir().value_type(value)) { "varPtr(" } else { "var(" });
    p.operand(value);
}

pub(super) fn parse_var_type(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Types(types), CustomSlot::Attr(var_type)] = slots else {
        return Err(misuse(p, "VarPtrType"));
    };
    let at = p.offset();
    let ty = p.parse_type()?;
    types.push(ty);
    p.parse_punct(Punct::RParen)?;
    let ctx = p.ctx();
    let element = if p.try_keyword("varType") {
        p.parse_punct(Punct::LParen)?;
        let element = p.parse_type()?;
        p.parse_punct(Punct::RParen)?;
        element
    } else {
        element_type(ctx, ty).ok_or_else(|| p.error(at, "expected 'varType' after an opaque pointer"))?
    };
    *var_type = Some(ctx.type_attr(element));
    Ok(true)
}

pub(super) fn print_var_type(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Types(types), CustomValue::Attr(var_type)] = values else { return };
    let Some(&ty) = types.first() else { return };
    p.ty(ty);
    p.text(")");
    let ctx = p.ctx();
    if let Some(AttrData::Type(element)) = var_type.map(|attr| ctx.attr_data(attr))
        && element_type(ctx, ty) != Some(*element)
    {
        p.text(" varType(");
        p.ty(*element);
        p.text(")");
    }
}

// `accPtr(%value : type)`

pub(super) fn parse_acc_var(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Operands(values), CustomSlot::Types(types)] = slots else {
        return Err(misuse(p, "AccVar"));
    };
    if !p.try_keyword("accPtr") {
        p.parse_keyword("accVar")?;
    }
    p.parse_punct(Punct::LParen)?;
    values.push(p.parse_operand()?);
    types.push(p.parse_colon_type()?);
    p.parse_punct(Punct::RParen)?;
    Ok(true)
}

pub(super) fn print_acc_var(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Operands(values), CustomValue::Types(types)] = values else { return };
    let (Some(&value), Some(&ty)) = (values.first(), types.first()) else { return };
    p.text(if is_pointer(p.ctx(), ty) { "accPtr(" } else { "accVar(" });
    typed(p, value, ty);
    p.text(")");
}

pub(super) fn parse_recipe(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Attr(slot)] = slots else { return Err(misuse(p, "RecipeSym")) };
    *slot = Some(p.parse_attribute(None)?);
    Ok(true)
}

pub(super) fn print_recipe(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    if let [CustomValue::Attr(Some(attr))] = values {
        p.attr(*attr);
    }
}
