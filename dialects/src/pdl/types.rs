//! Types of pdl, for snippets.

use std::sync::Arc;

use legalize_ir::{Context, Param, Type, TypeData};
use legalize_snippet::{Classes, NativeClass, Val};

use crate::common::classes::type_argument;
use crate::common::parameters::named_type;

/// The type of the value or values whose type or types a type of the pdl dialect stands for.
fn pdl_value_type(ctx: &Context, of: Type) -> Type {
    let value = ctx.ty(TypeData::Dialect { name: ctx.name("pdl.value"), params: [].into() });
    match ctx.type_data(of) {
        TypeData::Dialect { name, .. } if ctx.str(*name) == "pdl.range" => {
            ctx.ty(TypeData::Dialect { name: *name, params: [Param::Type(value)].into() })
        }
        _ => value,
    }
}

pub(crate) fn add_classes(_: &Context, classes: &Classes) {
    // The base class is written in C++.
    let is_pdl =
        |ctx: &Context, ty: Type| named_type(ctx, ty).is_some_and(|(name, _)| name.starts_with("pdl."));
    let class = NativeClass { is_type: Some(Arc::new(is_pdl)), ..NativeClass::default() };
    classes.register_class("::mlir::pdl::PDLType", class);
    classes.register_helper("::getGetValueTypeOpValueType", |env, args| {
        Ok(Val::Type(pdl_value_type(env.ctx, type_argument(args)?)))
    });
}
