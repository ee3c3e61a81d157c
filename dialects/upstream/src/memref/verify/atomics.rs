//! Atomic updates of elements of buffers.

use legalize_dialects_hooks::rules::{Checked, plain_at, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{OpId, TypeData, WalkOrder, memory_effects_recursively};

/// Kinds of atomic updates, in the order of their numbers: the keyword, and the element types that the kind
/// applies to.
const KINDS: [(&str, Takes); 16] = [
    ("addf", Takes::Floats),
    ("addi", Takes::Integers),
    ("andi", Takes::Integers),
    ("assign", Takes::All),
    ("maximumf", Takes::Floats),
    ("maxnumf", Takes::Floats),
    ("maxs", Takes::Integers),
    ("maxu", Takes::Integers),
    ("minimumf", Takes::Floats),
    ("minnumf", Takes::Floats),
    ("mins", Takes::Integers),
    ("minu", Takes::Integers),
    ("mulf", Takes::Floats),
    ("muli", Takes::Integers),
    ("ori", Takes::Integers),
    ("xori", Takes::Integers),
];

#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::memref) enum Takes {
    All,
    Floats,
    Integers,
}

pub(super) fn verify_atomic(at: Subject<'_>) -> Checked {
    let (Some(value), Some(buffer), Some(kind)) = (at.ty(0), at.ty(1), at.int("kind")) else { return Ok(()) };
    if at.dims(buffer).is_some_and(|shape| shape.len() != at.group(2).len()) {
        return wrong("expects the number of subscripts to be equal to memref rank");
    }
    let Some((word, takes)) = usize::try_from(kind).ok().and_then(|kind| KINDS.get(kind)) else {
        return Ok(());
    };
    match (takes, at.data(value)) {
        (Takes::Floats, data) if !matches!(data, TypeData::Float(_)) => {
            wrong(format!("with kind '{word}' expects a floating-point type"))
        }
        (Takes::Integers, data) if !matches!(data, TypeData::Integer { .. }) => {
            wrong(format!("with kind '{word}' expects an integer type"))
        }
        _ => Ok(()),
    }
}

pub(super) fn verify_generic_atomic(at: Subject<'_>) -> Checked {
    let (Some(block), Some(result)) = (at.block(0), at.result()) else { return Ok(()) };
    match at.args(block)[..] {
        [arg] if arg != result => wrong("expected block argument of the same type result type"),
        [_] => verify_no_effects(at),
        _ => wrong("expected single number of entry block arguments"),
    }
}

/// Verifies that no operation in the body has a memory effect, in the order in which nested operations end.
fn verify_no_effects(at: Subject<'_>) -> Checked {
    let nested = at.ir.nested_ops(at.op, WalkOrder::PostOrder).into_iter().filter(|op| *op != at.op);
    let has_effect =
        |op: &OpId| memory_effects_recursively(at.ctx, at.ir, *op).is_none_or(|effects| !effects.is_empty());
    match nested.into_iter().find(has_effect) {
        Some(op) => plain_at(
            at,
            op,
            "body of 'memref.generic_atomic_rmw' should contain only operations with no side effects",
        ),
        None => Ok(()),
    }
}

pub(super) fn verify_atomic_yield(at: Subject<'_>) -> Checked {
    let result = at.parent().and_then(Subject::result);
    match (at.ty(0), result) {
        (Some(found), Some(result)) if found != result => wrong(format!(
            "types mismatch between yield op: '{}' and its parent: '{}'",
            at.show(found),
            at.show(result)
        )),
        _ => Ok(()),
    }
}
