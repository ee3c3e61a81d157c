//! Casts of integers.

use legalize_dialects_hooks::rules::{Checked, Rules, Subject, plain};
use legalize_ir::{Type, TypeData, VerifyPhase, element_type_or_self};

/// Verifies an extension of integers.
fn verify_extension(at: Subject<'_>) -> Checked {
    let ctx = at.ctx;
    let (Some(&input), Some(result)) = (at.operand_types().first(), at.result()) else { return Ok(()) };
    let shape = |ty: Type| match ctx.type_data(ty) {
        TypeData::Vector { shape, scalable, .. } => Some((shape, scalable)),
        _ => None,
    };
    let message = match (shape(input), shape(result)) {
        (Some(_), None) => "input type is a vector but output type is an integer",
        (None, Some(_)) => "input type is an integer but output type is a vector",
        (one, other) if one != other => "input and output vectors are of incompatible shape",
        _ => "",
    };
    if !message.is_empty() {
        return plain(message);
    }
    let width = |ty: Type| match ctx.type_data(element_type_or_self(ctx, ty)) {
        TypeData::Integer { width, .. } => Some(*width),
        _ => None,
    };
    match (width(input), width(result)) {
        (Some(from), Some(to)) if to <= from => plain(
            "integer width of the output type is smaller or equal to the integer width of the input type",
        ),
        _ => Ok(()),
    }
}

pub(super) const RULES: Rules = Rules::in_phase(
    VerifyPhase::Traits,
    "types",
    &[("llvm.sext", verify_extension), ("llvm.zext", verify_extension)],
);
