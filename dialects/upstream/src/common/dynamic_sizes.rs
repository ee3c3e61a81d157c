//! Dynamic sizes: one operand for each dynamic dimension of the result's type.

use legalize_dialects_hooks::rules::{Checked, Subject, wrong};
use legalize_ir::Type;

/// Verifies that the number of size operands equals the number of dynamic dimensions of the result.
pub(crate) fn verify_dynamic_sizes(at: Subject<'_>, found: usize) -> Checked {
    let Some(shape) = at.result().and_then(|ty| at.dims(ty)) else { return Ok(()) };
    let expected = shape.iter().filter(|dim| **dim == Type::DYNAMIC).count();
    if found == expected {
        Ok(())
    } else {
        wrong(format!("incorrect number of dynamic sizes, has {found}, expected {expected}"))
    }
}
