//! Operands in the inference of result types.

use legalize_dialects_hooks::Result;
use legalize_ir::{InferInput, Reason, Type};

/// The type of an operand.
pub(crate) fn operand(input: &InferInput<'_>, index: usize) -> Result<Type, Reason> {
    let value = input.operands.get(index).ok_or_else(|| format!("operand #{index} is missing"))?;
    Ok(input.ir.value_type(*value))
}
