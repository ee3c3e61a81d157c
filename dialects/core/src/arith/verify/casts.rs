//! Casts of arith between tensors and between scaled numbers.

use legalize_dialects_hooks::rules::{Checked, Rules, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{Type, TypeData, VerifyPhase, element_type_or_self, shape_of};

/// Verifies that tensors have the same dimensions on both sides of a cast.
fn verify_dimensions(at: Subject<'_>) -> Checked {
    let (Some(from), Some(to)) = (at.ty(0), at.result()) else { return Ok(()) };
    let is_kept = from == to
        || match (at.data(from), at.data(to)) {
            (TypeData::RankedTensor { shape, .. }, TypeData::RankedTensor { shape: other, .. }) => {
                shape == other
            }
            (TypeData::UnrankedTensor(_), _) | (_, TypeData::UnrankedTensor(_)) => false,
            _ => true,
        };
    if is_kept {
        Ok(())
    } else {
        wrong("failed to verify that input and output have the same tensor dimensions")
    }
}

/// Verifies that the float widths of input and result satisfy `is_fit`, and that their shapes agree.
fn verify_scaling(at: Subject<'_>, is_fit: fn(u32, u32) -> bool) -> Checked {
    let (Some(from), Some(scale), Some(to)) = (at.ty(0), at.ty(1), at.result()) else { return Ok(()) };
    // Scalars have no shape, and neither have unranked types.
    let sizes = |ty: Type| shape_of(at.ctx, ty).map(|shaped| shaped.shape);
    let width = |ty: Type| match at.data(element_type_or_self(at.ctx, ty)) {
        TypeData::Float(kind) => Some(kind.width()),
        _ => None,
    };
    let fits = width(from).zip(width(to)).is_some_and(|(from, to)| is_fit(from, to));
    if fits && sizes(from) == sizes(to) {
        Ok(())
    } else {
        wrong(format!(
            "operand types '{}', '{}' and result type '{}' are cast incompatible",
            at.show(from),
            at.show(scale),
            at.show(to)
        ))
    }
}

/// Rules that run before the traits of the operations compare types.
pub(super) const DIMENSIONS: Rules = Rules::in_phase(
    VerifyPhase::Interfaces,
    "tensors",
    &[
        ("arith.bitcast", verify_dimensions),
        ("arith.extf", verify_dimensions),
        ("arith.extsi", verify_dimensions),
        ("arith.extui", verify_dimensions),
        ("arith.fptosi", verify_dimensions),
        ("arith.fptoui", verify_dimensions),
        ("arith.index_cast", verify_dimensions),
        ("arith.index_castui", verify_dimensions),
        ("arith.scaling_extf", verify_dimensions),
        ("arith.scaling_truncf", verify_dimensions),
        ("arith.sitofp", verify_dimensions),
        ("arith.truncf", verify_dimensions),
        ("arith.trunci", verify_dimensions),
        ("arith.uitofp", verify_dimensions),
    ],
);

pub(super) const SCALING: Rules = Rules::in_phase(
    VerifyPhase::Interfaces,
    "scaled",
    &[
        ("arith.scaling_extf", |at| verify_scaling(at, |from, to| to > from)),
        ("arith.scaling_truncf", |at| verify_scaling(at, |from, to| to < from)),
    ],
);
