//! `loop-invariant-code-motion`.

use std::sync::Arc;

use legalize_analysis::{is_loop_like, move_loop_invariant_code};
use legalize_ir::WalkOrder;
use legalize_source::Diagnostics;

use crate::{PassDef, PassInput, PassKind, plain_pass};

/// Moves operations out of loops that compute the same in every turn.
pub fn loop_invariant_code_motion() -> Arc<dyn PassKind> {
    let definition = PassDef::new(
        "loop-invariant-code-motion",
        "LoopInvariantCodeMotion",
        "Moves operations out of loops that compute the same in every turn",
    )
    .stays_inside();
    plain_pass(definition, |input: &mut PassInput<'_>| {
        let PassInput { ctx, ir, root } = input;
        // Inner loops first, so that what moves out of them can move on.
        for op in ir.nested_ops(*root, WalkOrder::PostOrder) {
            if is_loop_like(ctx, ir, op) {
                move_loop_invariant_code(ctx, ir, op);
            }
        }
        Diagnostics::new()
    })
}
