//! Types of async: values that are computed elsewhere.

use legalize_ir::{Context, Param, Type, TypeData};

pub(super) const VALUE: &str = "async.value";

/// What a value of the dialect holds; nothing of another type.
pub(super) fn value_type(ctx: &Context, ty: Type) -> Option<Type> {
    match ctx.type_data(ty) {
        TypeData::Dialect { name, params } if ctx.str(*name) == VALUE => match params[..] {
            [Param::Type(ty)] => Some(ty),
            _ => None,
        },
        _ => None,
    }
}
