//! Rust part of the sparse_tensor dialect: the text of its attributes and what they demand.

mod encoding;
mod levels;
mod map;
mod ranges;
mod slice;
pub(crate) mod types;
mod verify;
pub(crate) mod verify_ops;

pub(crate) use ranges::add_directives;

use std::sync::Arc;

use legalize_ir::verify::TensorEncodingHook;
use legalize_ir::{AttrData, Attribute, Context, DialectSyntax, OpParser, OpPrinter, Param, ParamsSyntax};

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
        info.attached = ParamsSyntax::new(encoding::parse, encoding::print);
        info.extensions.insert(TensorEncodingHook(Arc::new(encoding::check_tensor)));
    });
    let name = ctx.name("sparse_tensor.slice");
    ctx.update_attr(name, |info| {
        info.attached = ParamsSyntax::new(slice::parse, slice::print);
    });
    let name = ctx.name("sparse_tensor.storage_specifier");
    ctx.update_type(name, |info| {
        if !info.declared.has_form() {
            return;
        }
        // What the definition reads, without what an encoding says beyond the storage.
        let (reads, prints) = (info.declared.clone(), info.declared.clone());
        info.attached = ParamsSyntax::new(
            move |p: &mut OpParser<'_, '_>| {
                let Some(read) = reads.reader(p.ctx()) else { return Ok(Box::default()) };
                let params = read(p)?;
                let only = |param: Param| match param {
                    Param::Attr(attr) => Param::Attr(encoding::storage_only(p.ctx(), attr)),
                    param => param,
                };
                Ok(params.into_iter().map(only).collect())
            },
            move |p: &mut OpPrinter<'_>, params: &[Param]| {
                if let Some(print) = prints.printer(p.ctx()) {
                    print(p, params);
                }
            },
        );
    });
    let dialect = ctx.name("sparse_tensor");
    ctx.update_dialect(dialect, |info| {
        let old = info.extensions.of::<DialectSyntax>().cloned().unwrap_or_default();
        info.extensions.insert(DialectSyntax { attr_alias: Some(Arc::new(alias)), ..old });
    });
}
