//! Types of async: values that are computed asynchronously.

use legalize_ir::{Context, Param, Type, TypeData};

pub(super) const VALUE: &str = "async.value";

/// The type that `!async.value` holds; `None` for other types.
pub(super) fn value_type(ctx: &Context, ty: Type) -> Option<Type> {
    match ctx.type_data(ty) {
        TypeData::Dialect { name, params } if ctx.str(*name) == VALUE => match params[..] {
            [Param::Type(ty)] => Some(ty),
            _ => None,
        },
        _ => None,
    }
}
