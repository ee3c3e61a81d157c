//! Types of tensors and buffers, and the condition under which a buffer type matches a tensor type.

use legalize_dialects_hooks::classes::register_type_model;
use legalize_ir::{Context, Type, shape_of};
use legalize_snippet::{Classes, EvalError, Val};

use crate::common::type_predicates::{is_any_memref, is_tensor};

/// Registers the types to which C++ attaches the dialect's interfaces (`attachInterface`).
pub(super) fn add_classes(_: &Context, classes: &Classes) {
    register_type_model(classes, "::mlir::bufferization::BufferLikeType", is_any_memref);
    register_type_model(classes, "::mlir::bufferization::TensorLikeType", is_tensor);
    let name = "::mlir::bufferization::detail::typesMatchAfterBufferization";
    classes.register_helper(name, |env, args| match args {
        [Val::Op(op) | Val::View(op, _), Val::Value(tensor), Val::Value(buffer)] => {
            let ir = env.ir()?;
            // Mismatches of the dialect's own operations are reported by rules.
            let is_own = env.ctx.op_str(ir.op(*op).name()).starts_with("bufferization.");
            Ok(Val::Bool(is_own || is_buffer_of(env.ctx, ir.value_type(*buffer), ir.value_type(*tensor))))
        }
        _ => Err(EvalError::invalid("expected an operation, a tensor and a buffer")),
    });
}

/// Returns true if a buffer has the shape and elements of a tensor. Types of other dialects define their
/// counterparts themselves.
fn is_buffer_of(ctx: &Context, buffer: Type, tensor: Type) -> bool {
    match (shape_of(ctx, buffer), shape_of(ctx, tensor)) {
        (Some(buffer), Some(tensor)) => buffer == tensor,
        _ => true,
    }
}
