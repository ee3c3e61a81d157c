//! Syntax of types: pointers with their memory space, `!ptr.ptr<#ptr.generic_space>`, and the metadata of
//! types that are like pointers, `!ptr.ptr_metadata<type>`.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::table::ParamsAssembly;
use legalize_ir::{AttrData, OpParser, OpPrinter, Param, Punct, TypeData};

fn parse_pointer(p: &mut OpParser<'_, '_>) -> Result<Box<[Param]>> {
    p.parse_punct(Punct::Less)?;
    let at = p.offset();
    let space = p.parse_attribute(None)?;
    // Memory spaces are attributes of dialects.
    if !matches!(p.ctx().attr_data(space), AttrData::Dialect { .. }) {
        return Err(p.error(at, "invalid kind of attribute specified"));
    }
    p.parse_punct(Punct::Greater)?;
    Ok([Param::Attr(space)].into())
}

fn print_pointer(p: &mut OpPrinter<'_>, params: &[Param]) {
    if let [Param::Attr(space)] = params {
        p.text("<");
        p.attr(*space);
        p.text(">");
    }
}

fn parse_metadata(p: &mut OpParser<'_, '_>) -> Result<Box<[Param]>> {
    p.parse_punct(Punct::Less)?;
    let at = p.offset();
    let ty = p.parse_type()?;
    let is_like = match p.ctx().type_data(ty) {
        TypeData::MemRef { .. } | TypeData::UnrankedMemRef { .. } => true,
        TypeData::Dialect { name, .. } => p.ctx().str(*name) == "ptr.ptr",
        _ => false,
    };
    if !is_like {
        return Err(p.error(at, "invalid kind of type specified"));
    }
    p.parse_punct(Punct::Greater)?;
    Ok([Param::Type(ty)].into())
}

fn print_metadata(p: &mut OpPrinter<'_>, params: &[Param]) {
    if let [Param::Type(ty)] = params {
        p.text("<");
        p.ty(*ty);
        p.text(">");
    }
}

pub(super) const TYPE_FORMS: &[ParamsAssembly] =
    &[("ptr.ptr", parse_pointer, print_pointer), ("ptr.ptr_metadata", parse_metadata, print_metadata)];
