//! Types with encodings, for snippets.

use legalize_ir::{AttrData, Attribute, Context, TypeData};
use legalize_snippet::{Classes, Val};

pub(crate) fn add_classes(_: &Context, classes: &Classes) {
    classes.register_helper("::mlir::sparse_tensor::getSparseTensorEncoding", |env, args| {
        let ctx = env.ctx;
        let encoding = match args.first().and_then(Val::as_type).map(|ty| ctx.type_data(ty)) {
            Some(TypeData::RankedTensor { encoding, .. }) => *encoding,
            _ => None,
        };
        let is_sparse = |attr: &Attribute| match ctx.attr_data(*attr) {
            AttrData::Dialect { name, .. } => ctx.str(*name) == "sparse_tensor.encoding",
            _ => false,
        };
        Ok(encoding.filter(is_sparse).map_or(Val::Null, Val::Attr))
    });
}
