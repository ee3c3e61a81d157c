//! Types that stand for buffers and for tensors.

use legalize_dialects_hooks::classes::register_type_model;
use legalize_ir::Context;
use legalize_snippet::Classes;

use crate::common::type_predicates::{is_any_memref, is_tensor};

/// Registers the types that implement the dialect's interfaces from outside (`attachInterface`).
pub(super) fn add_classes(_: &Context, classes: &Classes) {
    register_type_model(classes, "::mlir::bufferization::BufferLikeType", is_any_memref);
    register_type_model(classes, "::mlir::bufferization::TensorLikeType", is_tensor);
}
