//! Types with encodings, for snippets.

use legalize_ir::Context;
use legalize_snippet::{Classes, EvalError, Val};

use crate::sparse_tensor::encoding::{View, of_tensor};

pub(crate) fn add_classes(_: &Context, classes: &Classes) {
    classes.register_helper("::mlir::sparse_tensor::getSparseTensorEncoding", |env, args| {
        let encoding = args.first().and_then(Val::as_type).and_then(|ty| of_tensor(env.ctx, ty));
        Ok(encoding.map_or(Val::Null, Val::Attr))
    });
    // Returns true for the encoding of a part of a tensor.
    classes.register_method("isSlice", |env, args| {
        let view = match args {
            [Val::Attr(attr)] => View::of_attr(env.ctx, *attr),
            _ => None,
        };
        let view = view.ok_or_else(|| EvalError::invalid("expected an encoding"))?;
        Ok(Val::Bool(!view.slices.is_empty()))
    });
}
