//! Types of variables.

use legalize_dialects_hooks::classes::register_type_model;
use legalize_dialects_hooks::llvm_types::is_pointer;
use legalize_ir::Context;
use legalize_snippet::Classes;

use crate::common::type_predicates::is_memref;

/// Registers the types to which C++ attaches the dialect's interfaces (`attachInterface`).
pub(super) fn add_classes(_: &Context, classes: &Classes) {
    register_type_model(classes, "::mlir::omp::PointerLikeType", |ctx, ty| {
        is_memref(ctx, ty) || is_pointer(ctx, ty)
    });
}
