//! Parameters of types, as their verifiers access them.

use legalize_ir::{Context, Param, Reason, Type, TypeData};

/// The result of a verifier of parameters.
pub type Checked = Result<(), Reason>;

/// Returns an error unless a condition holds.
///
/// # Errors
/// Fails if the constraint does not hold.
pub fn refuse_unless(holds: bool, reason: impl Into<Reason>) -> Checked {
    if holds { Ok(()) } else { Err(reason.into()) }
}

/// The only parameter, if it is a type.
pub fn only_type(params: &[Param]) -> Option<Type> {
    match params {
        [Param::Type(ty)] => Some(*ty),
        _ => None,
    }
}

/// The name and parameters of a dialect's type.
pub fn named_type(ctx: &Context, ty: Type) -> Option<(&str, &[Param])> {
    match ctx.type_data(ty) {
        TypeData::Dialect { name, params } => Some((ctx.str(*name), params)),
        _ => None,
    }
}

/// Returns true for a dialect's type of that name.
pub fn is_named(ctx: &Context, ty: Type, expected: &str) -> bool {
    named_type(ctx, ty).is_some_and(|(name, _)| name == expected)
}
