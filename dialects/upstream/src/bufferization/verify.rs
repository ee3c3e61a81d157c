//! Verifiers of bufferization: deallocations, conversions between tensors and buffers.

use legalize_dialects_hooks::rules::{Checked, Rules, Subject, plain, wrong};
use legalize_ir::{Type, TypeData, ValueId, VerifyPhase};

use crate::common::dynamic_sizes::verify_dynamic_sizes;
use crate::common::type_predicates::is_any_memref;

/// Verifies that there is a condition for each deallocated buffer, and a result for each retained one.
fn verify_dealloc(at: Subject<'_>) -> Checked {
    if at.group(0).len() != at.group(1).len() {
        return wrong("must have the same number of conditions as memrefs to deallocate");
    }
    if at.group(2).len() == at.result_types().len() {
        Ok(())
    } else {
        wrong("must have the same number of updated conditions (results) as retained operands")
    }
}

/// The shape of a tensor or buffer, if it has one.
fn shape(at: Subject<'_>, ty: Type) -> Option<Option<&[i64]>> {
    match at.data(ty) {
        TypeData::UnrankedTensor(_) | TypeData::UnrankedMemRef { .. } => Some(None),
        _ => at.dims(ty).map(Some),
    }
}

/// Verifies that a tensor and its buffer have the same shape and element type.
fn verify_match(at: Subject<'_>) -> Checked {
    let (Some(one), Some(other)) = (at.ty(0), at.result()) else { return Ok(()) };
    let (Some(shape), Some(other_shape)) = (shape(at, one), shape(at, other)) else { return Ok(()) };
    if shape != other_shape {
        return plain("shapes do not match");
    }
    if at.element(one) == at.element(other) { Ok(()) } else { plain("element types do not match") }
}

fn verify_materialize(at: Subject<'_>) -> Checked {
    let (Some(from), Some(to)) = (at.ty(0), at.ty(1)) else { return Ok(()) };
    let is_tensor = matches!(at.data(to), TypeData::RankedTensor { .. } | TypeData::UnrankedTensor(_));
    if !is_tensor && !is_any_memref(at.ctx, to) {
        return wrong("'dest' must be a tensor or a memref");
    }
    match (is_tensor, at.result_types().len()) {
        (true, 0) => return wrong("tensor 'dest' implies exactly one tensor result"),
        (false, 1..) => return wrong("memref 'dest' implies zero results"),
        _ => {}
    }
    if is_tensor && at.ty(1) != at.result() {
        return wrong("result and 'dest' types must match");
    }
    if is_tensor && at.has("restrict") {
        return wrong("'restrict' is valid only for memref destinations");
    }
    if at.has("writable") == is_tensor {
        return wrong("'writable' must be specified if and only if the destination is of memref type");
    }
    let (Some(from), Some(to)) = (shape(at, from), shape(at, to)) else { return Ok(()) };
    let agree = |a: i64, b: i64| a == b || a == Type::DYNAMIC || b == Type::DYNAMIC;
    match (from, to) {
        (None, None) => Ok(()),
        (Some(from), Some(to)) if from.len() != to.len() => {
            wrong("rank mismatch between source and destination shape")
        }
        (Some(from), Some(to)) if from.iter().zip(to).all(|(a, b)| agree(*a, *b)) => Ok(()),
        _ => wrong("source/destination shapes are incompatible"),
    }
}

/// Verifies that a copy has the type of its source and no dynamic sizes.
fn verify_alloc(at: Subject<'_>) -> Checked {
    let copied: Vec<ValueId> = at.values(1);
    let (Some(_), Some(copy), Some(result)) = (copied.first(), at.ty(1), at.result()) else { return Ok(()) };
    if !at.group(0).is_empty() {
        return plain("dynamic sizes not needed when copying a tensor");
    }
    if copy == result { Ok(()) } else { plain("expected that `copy` and return type match") }
}

pub(super) const RULES: Rules = Rules::after(
    "transfers",
    &[
        ("bufferization.alloc_tensor", verify_alloc),
        ("bufferization.dealloc", verify_dealloc),
        ("bufferization.materialize_in_destination", verify_materialize),
    ],
);

/// Rules in place of a predicate of the definition, which reports mismatches in a different wording.
pub(super) const EARLY_RULES: Rules = Rules::in_phase(
    VerifyPhase::Interfaces,
    "transfers",
    &[("bufferization.to_buffer", verify_match), ("bufferization.to_tensor", verify_match)],
);

pub(super) const OWN_RULES: Rules =
    Rules::own(&[("bufferization.alloc_tensor", |at| match at.group(1).len() {
        // The sizes of a copy are those of its source.
        0 => verify_dynamic_sizes(at, at.group(0).len()),
        _ => Ok(()),
    })]);
