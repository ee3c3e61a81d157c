//! Rust part of the sparse_tensor dialect: the text of its attributes and what they demand.

mod encoding;
mod levels;
mod map;
mod ranges;
mod slice;
mod verify;

pub(crate) use ranges::add_directives;

use std::sync::Arc;

use legalize_ir::verify::TensorEncodingHook;
use legalize_ir::{AttrData, Attribute, Context, DialectSyntax, OpParser, Param};

/// Encodings print as `#sparse`.
fn alias(ctx: &Context, attr: Attribute) -> Option<String> {
    match ctx.attr_data(attr) {
        AttrData::Dialect { name, .. } if ctx.str(*name) == "sparse_tensor.encoding" => {
            Some("sparse".to_owned())
        }
        _ => None,
    }
}

/// Attaches their syntax.
pub(crate) fn attach(ctx: &mut Context) {
    let name = ctx.name("sparse_tensor.encoding");
    ctx.update_attr(name, |info| {
        info.parse = Some(Arc::new(encoding::parse));
        info.print = Some(Arc::new(encoding::print));
        info.extensions.insert(TensorEncodingHook(Arc::new(encoding::check_tensor)));
    });
    let name = ctx.name("sparse_tensor.slice");
    ctx.update_attr(name, |info| {
        info.parse = Some(Arc::new(slice::parse));
        info.print = Some(Arc::new(slice::print));
    });
    let name = ctx.name("sparse_tensor.storage_specifier");
    ctx.update_type(name, |info| {
        if let Some(read) = info.parse.clone() {
            info.parse = Some(Arc::new(move |p: &mut OpParser<'_, '_>| {
                let params = read(p)?;
                let only = |param: Param| match param {
                    Param::Attr(attr) => Param::Attr(encoding::storage_only(p.ctx(), attr)),
                    param => param,
                };
                Ok(params.into_iter().map(only).collect())
            }));
        }
    });
    let dialect = ctx.name("sparse_tensor");
    ctx.update_dialect(dialect, |info| {
        let old = info.extensions.of::<DialectSyntax>().cloned().unwrap_or_default();
        info.extensions.insert(DialectSyntax { attr_alias: Some(Arc::new(alias)), ..old });
    });
}
