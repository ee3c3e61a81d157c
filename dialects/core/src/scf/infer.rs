//! Result types of scf that C++ code infers.

use legalize_dialects_hooks::table::{Infer, Inferred};
use legalize_ir::InferInput;

/// Infers the types that the first region yields.
fn yielded(input: &InferInput<'_>) -> Inferred {
    let ir = input.ir;
    let block = input.regions.first().and_then(|region| ir.try_region(*region)?.first());
    let last = block.and_then(|block| ir.block(block).last()).ok_or("the first region is empty")?;
    Ok(ir.operands(last).map(|value| ir.value_type(value)).collect())
}

pub(super) const INFERENCE: &[(&str, Infer)] = &[("scf.if", yielded)];
