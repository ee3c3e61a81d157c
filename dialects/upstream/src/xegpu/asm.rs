//! Syntax of xegpu's tensor descriptors, which is parsed in C++: `tensor_desc<4x8xf32, #encoding, #layout>`.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::table::ParamsForm;
use legalize_ir::text::Punct;
use legalize_ir::{AttrData, Attribute, Context, Int, OpParser, OpPrinter, Param};

/// Returns true if an attribute is a layout of a tensor, not an encoding of a descriptor.
fn is_layout(ctx: &Context, attr: Attribute) -> bool {
    match ctx.attr_data(attr) {
        AttrData::Dialect { name, .. } => matches!(ctx.str(*name), "xegpu.layout" | "xegpu.slice"),
        _ => false,
    }
}

fn parse(p: &mut OpParser<'_, '_>) -> Result<Box<[Param]>> {
    p.parse_punct(Punct::Less)?;
    let sizes = p.parse_dimension_list(false, true)?;
    let element = p.parse_type()?;
    let (mut encoding, mut layout) = (Param::None, Param::None);
    while p.try_punct(Punct::Comma) {
        let attr = p.parse_attribute(None)?;
        match is_layout(p.ctx(), attr) {
            true => layout = Param::Attr(attr),
            false => encoding = Param::Attr(attr),
        }
    }
    p.parse_punct(Punct::Greater)?;
    let sizes = sizes.into_iter().map(|size| Param::Int(Int::Small(size))).collect();
    Ok([Param::List(sizes), Param::Type(element), encoding, layout].into())
}

fn print(p: &mut OpPrinter<'_>, params: &[Param]) {
    let [Param::List(sizes), Param::Type(element), attrs @ ..] = params else { return };
    p.text("<");
    for size in sizes {
        if let Param::Int(size) = size {
            p.text(&format!("{size}x"));
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

pub(super) const TYPE_FORMS: &[ParamsForm] = &[("xegpu.tensor_desc", parse, print)];
