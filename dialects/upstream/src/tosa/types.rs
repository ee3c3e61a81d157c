//! Types of tosa: verifiers of their parameters, and the predicate for them.

use legalize_dialects_hooks::classes::register_type_predicates;
use legalize_dialects_hooks::parameters::Checked;
use legalize_dialects_hooks::table::VerifyParams;
use legalize_ir::{Context, Param, Type, TypeData};
use legalize_snippet::Classes;

/// Registers the functions on types that definitions call.
pub(super) fn add_classes(_: &Context, classes: &Classes) {
    register_type_predicates(classes, &[("mlir::tosa::isa_tosa_shape_type", is_shape)]);
}

fn is_shape(ctx: &Context, ty: Type) -> bool {
    matches!(ctx.type_data(ty), TypeData::Dialect { name, .. } if ctx.str(*name) == "tosa.shape")
}

fn verify_shape(_: &Context, params: &[Param]) -> Checked {
    match params {
        [Param::Int(rank)] if rank.is_negative() => {
            Err(format!("invalid rank (must be >= 0): {rank}").into())
        }
        _ => Ok(()),
    }
}

pub(crate) const VERIFIERS: &[(&str, VerifyParams)] = &[("tosa.shape", verify_shape)];
