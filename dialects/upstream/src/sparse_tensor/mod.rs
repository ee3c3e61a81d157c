//! Rust part of the sparse_tensor dialect: syntax and verifiers of its attributes, verifiers of operations,
//! loops.

mod encoding;
mod infer;
mod levels;
mod loops;
mod map;
mod ranges;
mod slice;
mod storage;
mod types;
mod verify;
mod verify_ops;
mod verify_storage;
mod verify_tensors;

use std::sync::Arc;

use legalize_dialects_hooks::table::DialectHooks;
use legalize_ir::{
    AttrData, Attribute, Context, OpParser, OpPrinter, Param, ParamsSyntax, TensorEncodingHook,
};

/// Returns the alias `#sparse` of encodings.
fn alias(ctx: &Context, attr: Attribute) -> Option<String> {
    match ctx.attr_data(attr) {
        AttrData::Dialect { name, .. } if ctx.str(*name) == "sparse_tensor.encoding" => {
            Some("sparse".to_owned())
        }
        _ => None,
    }
}

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    assembly: &[loops::ASSEMBLY],
    verifiers: verify_ops::RULES,
    inference: infer::INFERENCE,
    directives: &[ranges::add_directives],
    attr_assembly: &[
        ("sparse_tensor.encoding", encoding::parse, encoding::print),
        ("sparse_tensor.slice", slice::parse, slice::print),
    ],
    attr_alias: Some(alias),
    classes: &[types::add_classes],
    others: &[check_encodings, read_specifiers],
    ..DialectHooks::new("sparse_tensor")
};

/// Registers the verification of tensors against their encodings.
fn check_encodings(ctx: &mut Context) {
    ctx.update_attr(ctx.name("sparse_tensor.encoding"), |info| {
        info.extensions.insert(TensorEncodingHook(Arc::new(encoding::check_tensor)));
    });
}

/// Registers the parser of specifiers, which reduces the encoding to the parts that matter for storage.
fn read_specifiers(ctx: &mut Context) {
    let name = ctx.name("sparse_tensor.storage_specifier");
    ctx.update_type(name, |info| {
        if !info.declared.has_custom_assembly() {
            return;
        }
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
}
