//! Sizes that are operands: one for each dimension that the result's type does not know.

use legalize_dialects_hooks::rules::{Checked, Subject, wrong};
use legalize_ir::Type;

/// Holds the number of sizes that an operation has against the dimensions of its result.
pub(crate) fn verify_dynamic_sizes(at: Subject<'_>, found: usize) -> Checked {
    let Some(shape) = at.result().and_then(|ty| at.dims(ty)) else { return Ok(()) };
    let wanted = shape.iter().filter(|dim| **dim == Type::DYNAMIC).count();
    match found == wanted {
        true => Ok(()),
        false => wrong(format!("incorrect number of dynamic sizes, has {found}, expected {wanted}")),
    }
}
