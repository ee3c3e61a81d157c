//! Syntax of xegpu's descriptors of tensors and of memory, which is parsed in C++:
//! `tensor_desc<4x8xf32, #encoding, #layout>`, `mem_desc<4x8xf32, #xegpu.mem_layout<stride = [1, 4]>>`.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::table::ParamsAssembly;
use legalize_ir::{AttrData, Attribute, Context, Delimiter, Int, OpParser, OpPrinter, Param, Punct, Type};

/// Returns true if an attribute is a layout of a tensor, not an encoding of a descriptor.
fn is_layout(ctx: &Context, attr: Attribute) -> bool {
    match ctx.attr_data(attr) {
        AttrData::Dialect { name, .. } => matches!(ctx.str(*name), "xegpu.layout" | "xegpu.slice"),
        _ => false,
    }
}

fn parse(p: &mut OpParser<'_, '_>) -> Result<Box<[Param]>> {
    p.parse_punct(Punct::Less)?;
    let sizes = p.parse_dimension_list(true, true)?;
    let element = p.parse_type()?;
    let (mut encoding, mut layout) = (Param::None, Param::None);
    while p.try_punct(Punct::Comma) {
        let attr = p.parse_attribute(None)?;
        if is_layout(p.ctx(), attr) { layout = Param::Attr(attr) } else { encoding = Param::Attr(attr) }
    }
    p.parse_punct(Punct::Greater)?;
    let sizes = sizes.into_iter().map(|size| Param::Int(Int::Small(size))).collect();
    Ok([Param::List(sizes), Param::Type(element), encoding, layout].into())
}

const MEM_LAYOUT: &str = "xegpu.mem_layout";

fn parse_memory(p: &mut OpParser<'_, '_>) -> Result<Box<[Param]>> {
    p.parse_punct(Punct::Less)?;
    let sizes = p.parse_dimension_list(false, true)?;
    let element = p.parse_type()?;
    let mut layout = Param::None;
    if p.try_punct(Punct::Comma) {
        let at = p.offset();
        let attr = p.parse_attribute(None)?;
        match p.ctx().attr_data(attr) {
            AttrData::Dialect { name, .. } if p.ctx().str(*name) == MEM_LAYOUT => layout = Param::Attr(attr),
            _ => return Err(p.error(at, "invalid kind of attribute specified")),
        }
    }
    p.parse_punct(Punct::Greater)?;
    let sizes = sizes.into_iter().map(|size| Param::Int(Int::Small(size))).collect();
    Ok([Param::List(sizes), Param::Type(element), layout].into())
}

// `<block = [8, 8], stride = [1, 16]>`, a dictionary without braces

fn parse_layout(p: &mut OpParser<'_, '_>) -> Result<Box<[Param]>> {
    let ctx = p.ctx();
    let mut entries = Vec::new();
    p.parse_punct(Punct::Less)?;
    p.parse_comma_list(Delimiter::None, |p| {
        let name = ctx.name(p.parse_any_keyword()?);
        p.parse_punct(Punct::Equal)?;
        entries.push((name, p.parse_attribute(None)?));
        Ok(())
    })?;
    p.parse_punct(Punct::Greater)?;
    Ok([Param::Attr(ctx.dict(entries).as_attribute())].into())
}

fn print_layout(p: &mut OpPrinter<'_>, params: &[Param]) {
    let [Param::Attr(layout)] = params else { return };
    let ctx = p.ctx();
    p.text("<");
    for (index, &(name, value)) in
        ctx.as_dict(*layout).map_or(&[][..], |layout| ctx.dict_entries(layout)).iter().enumerate()
    {
        p.text(if index > 0 { ", " } else { "" });
        p.text(ctx.str(name));
        p.text(" = ");
        p.attr(value);
    }
    p.text(">");
}

pub(super) const ATTR_FORMS: &[ParamsAssembly] = &[(MEM_LAYOUT, parse_layout, print_layout)];

fn print(p: &mut OpPrinter<'_>, params: &[Param]) {
    let [Param::List(sizes), Param::Type(element), attrs @ ..] = params else { return };
    p.text("<");
    for size in sizes {
        match size {
            Param::Int(size) if size.as_i64() == Some(Type::DYNAMIC) => p.text("?x"),
            Param::Int(size) => p.text(&format!("{size}x")),
            _ => {}
        }
    }
    p.ty(*element);
    for attr in attrs {
        if let Param::Attr(attr) = attr {
            p.text(", ");
            p.attr(*attr);
        }
    }
    p.text(">");
}

pub(super) const TYPE_FORMS: &[ParamsAssembly] =
    &[("xegpu.mem_desc", parse_memory, print), ("xegpu.tensor_desc", parse, print)];
