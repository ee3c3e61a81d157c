//! Result types that C++ code infers.

use std::sync::Arc;

use legalize_ir::{Context, InferInput, Type};
use smallvec::{SmallVec, smallvec};

use crate::common::Result;

pub(crate) type Inferred = Result<SmallVec<[Type; 2]>, String>;

pub(crate) type Hook = fn(&InferInput<'_>) -> Inferred;

/// The type of an operand.
pub(crate) fn operand(input: &InferInput<'_>, index: usize) -> Result<Type, String> {
    let value = input.operands.get(index).ok_or_else(|| format!("operand #{index} is missing"))?;
    Ok(input.ir.value_type(*value))
}

/// A condition for each buffer that is retained.
fn retained(input: &InferInput<'_>) -> Inferred {
    let ctx = input.ctx;
    let sizes = ctx.dict_entry(input.inherent, ctx.name("operandSegmentSizes"));
    match sizes.and_then(|sizes| ctx.as_dense_i32_array(sizes)).as_deref() {
        Some(&[_, _, retained])
            if usize::try_from(retained).is_ok_and(|count| count <= input.operands.len()) =>
        {
            Ok(smallvec![ctx.common().i1; retained as usize])
        }
        _ => Err("it is not known which operands are retained".to_owned()),
    }
}

/// Attaches the hooks to the operations that are registered.
pub(crate) fn attach(ctx: &mut Context) {
    const HOOKS: &[(&str, Hook)] = &[("bufferization.dealloc", retained)];
    for &(name, infer) in HOOKS {
        let op = ctx.op_name(name);
        ctx.update_op(op, |info| info.attached_mut().infer_result_types = Some(Arc::new(infer)));
    }
}
