//! Inference of result types.

use legalize_dialects_hooks::table::{Infer, Inferred};
use legalize_ir::InferInput;
use smallvec::smallvec;

/// Infers a condition for each retained buffer.
fn retained(input: &InferInput<'_>) -> Inferred {
    let ctx = input.ctx;
    let sizes = ctx.dict_entry(input.inherent, ctx.name("operandSegmentSizes"));
    match sizes.and_then(|sizes| ctx.as_dense_i32_array(sizes)).as_deref() {
        Some(&[_, _, retained])
            if usize::try_from(retained).is_ok_and(|count| count <= input.operands.len()) =>
        {
            Ok(smallvec![ctx.common().i1; retained as usize])
        }
        _ => Err("it is not known which operands are retained".into()),
    }
}

pub(super) const INFERENCE: &[(&str, Infer)] = &[("bufferization.dealloc", retained)];
