//! Verification of result types against inferred ones.

use legalize_dialects_hooks::rules::{Checked, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{InferInput, Type, element_type_or_self, shapes_compatible};

/// Verifies that the inferred types and the result types are compatible, one by one.
pub(crate) fn check(at: Subject<'_>, inferred: &[Type], fits: impl Fn(Type, Type) -> bool) -> Checked {
    let found = at.result_types();
    if found.len() == inferred.len() && inferred.iter().zip(&found).all(|(a, b)| fits(*a, *b)) {
        return Ok(());
    }
    let list =
        |types: &[Type]| types.iter().map(|ty| format!("'{}'", at.show(*ty))).collect::<Vec<_>>().join(", ");
    wrong(format!(
        "inferred type(s) {} are incompatible with return type(s) of operation {}",
        list(inferred),
        list(&found)
    ))
}

/// Returns true if the element types are equal and the shapes may be equal at run time.
pub(crate) fn may_be_one(at: Subject<'_>, inferred: Type, found: Type) -> bool {
    element_type_or_self(at.ctx, inferred) == element_type_or_self(at.ctx, found)
        && shapes_compatible(at.ctx, inferred, found)
}

/// Verifies the result types with the operation's own inference; if that fails, the operation does not fit
/// its definition.
pub(crate) fn verify_inferred(at: Subject<'_>) -> Checked {
    let infer = at.ir.info(at.ctx, at.op).and_then(|info| info.hooks().infer_result_types.as_ref());
    let operands: Vec<_> = at.ir.operands(at.op).collect();
    let input = InferInput::of_op(at.ctx, at.ir, at.op, &operands);
    match infer.map(|infer| infer(&input)) {
        Some(Ok(inferred)) => check(at, &inferred, |a, b| a == b),
        _ => Ok(()),
    }
}
