//! Attributes of the llvm dialect whose definitions leave their syntax to C++.
//!
//! Parameters of `constant_range`: lower and upper bound, integer attributes of one type without a sign.

use legalize_dialects_hooks::table::{ParamsAssembly, misuse};
use legalize_ir::{AttrData, Attribute, Context, OpId, OpParser, OpPrinter, Param, Punct, TypeData};
use legalize_ods::{CustomSlot, CustomValue};
use legalize_source::Diagnostic;

/// Parses `<iN, lower, upper>`; both bounds wrap to the type's width.
fn parse_range(p: &mut OpParser<'_, '_>) -> Result<Box<[Param]>, Diagnostic> {
    p.parse_punct(Punct::Less)?;
    let at = p.offset();
    let ty = p.parse_type()?;
    let ctx = p.ctx();
    let TypeData::Integer { width, .. } = *ctx.type_data(ty) else {
        let text = legalize_ir::type_to_string(ctx, ty);
        let message = format!("invalid kind of type specified: expected builtin.integer, but found '{text}'");
        return Err(p.error(at, message));
    };
    let ty = ctx.int_type(width);
    p.parse_punct(Punct::Comma)?;
    let lower = p.parse_integer()?;
    p.parse_punct(Punct::Comma)?;
    let upper = p.parse_integer()?;
    p.parse_punct(Punct::Greater)?;
    Ok([lower, upper].map(|bound| Param::Attr(p.ctx().int_attr(ty, bound))).into())
}

fn print_range(p: &mut OpPrinter<'_>, params: &[Param]) {
    let [Param::Attr(lower), Param::Attr(upper)] = *params else { return };
    let AttrData::Integer { ty, .. } = *p.ctx().attr_data(lower) else { return };
    p.text("<");
    p.ty(ty);
    for bound in [lower, upper] {
        // A bound of one bit is a number too, not a truth value.
        if let AttrData::Integer { value, ty } = p.ctx().attr_data(bound)
            && let TypeData::Integer { width, .. } = *p.ctx().type_data(*ty)
        {
            p.text(&format!(", {}", value.wrapped(width, true)));
        }
    }
    p.text(">");
}

const MEMBER: &str = "llvm.tbaa_member";

/// The type and the offset of a member.
fn member_of(ctx: &Context, attr: Attribute) -> Option<(Attribute, &Param)> {
    match ctx.attr_data(attr) {
        AttrData::Dialect { name, params } if ctx.str(*name) == MEMBER => match &**params {
            [Param::Attr(ty), offset] => Some((*ty, offset)),
            _ => None,
        },
        _ => None,
    }
}

/// Parses `{<#root, 0>, <#type, 8>}`, the members of an alias type.
pub(super) fn parse_members(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool, Diagnostic> {
    let [CustomSlot::Param(slot)] = slots else { return Err(misuse(p, "LLVM_TBAAMemberAttrArray")) };
    p.parse_punct(Punct::LBrace)?;
    let mut members = Vec::new();
    loop {
        members.push(Param::Attr(parse_member(p)?));
        if !p.try_punct(Punct::Comma) {
            break;
        }
    }
    p.parse_punct(Punct::RBrace)?;
    *slot = Param::List(members.into());
    Ok(true)
}

fn parse_member(p: &mut OpParser<'_, '_>) -> Result<Attribute, Diagnostic> {
    let at = p.offset();
    let ctx = p.ctx();
    if p.peek_attribute() && !p.peek_punct(Punct::Less) {
        let attr = p.parse_attribute(None)?;
        return match member_of(ctx, attr) {
            Some(_) => Ok(attr),
            None => Err(p.error(at, "invalid kind of attribute specified")),
        };
    }
    p.parse_punct(Punct::Less)?;
    let at = p.offset();
    let ty = p.parse_attribute(None)?;
    let is_node = match ctx.attr_data(ty) {
        AttrData::Dialect { name, .. } => matches!(ctx.str(*name), "llvm.tbaa_root" | "llvm.tbaa_type_desc"),
        _ => false,
    };
    if !is_node {
        return Err(p.error(at, "invalid kind of attribute specified"));
    }
    p.parse_punct(Punct::Comma)?;
    let offset = Param::Int(p.parse_sized_integer(64, true)?);
    p.parse_punct(Punct::Greater)?;
    let params = Box::new([Param::Attr(ty), offset]);
    Ok(ctx.attr(AttrData::Dialect { name: ctx.name(MEMBER), params }))
}

pub(super) fn print_members(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Param(Param::List(members))] = values else { return };
    p.text("{");
    for (at, member) in members.iter().enumerate() {
        let Param::Attr(member) = member else { continue };
        let Some((ty, offset)) = member_of(p.ctx(), *member) else { continue };
        p.text(if at == 0 { "<" } else { ", <" });
        p.attr(ty);
        if let Param::Int(offset) = offset {
            p.text(&format!(", {offset}>"));
        }
    }
    p.text("}");
}

pub(super) const ATTRIBUTES: &[ParamsAssembly] = &[("llvm.constant_range", parse_range, print_range)];
