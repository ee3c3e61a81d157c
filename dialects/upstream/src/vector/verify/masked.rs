//! Masked operations: memory accesses, gathers and scatters, compressed vectors.

use legalize_dialects_hooks::rules::{Checked, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{Type, TypeData};

/// The sizes of a vector.
fn sizes(at: Subject<'_>, ty: Type) -> Option<&[i64]> {
    match at.data(ty) {
        TypeData::Vector { shape, .. } => Some(shape),
        _ => None,
    }
}

/// Verifies that the memory has elements of the value's type and as many indices as dimensions.
fn verify_memory(at: Subject<'_>, value: Type, what: &str) -> Checked {
    let Some(base) = at.ty(0) else { return Ok(()) };
    if at.element(base) != at.element(value) {
        return wrong(format!("base and {what} element type should match"));
    }
    match at.dims(base).map(<[i64]>::len) {
        Some(rank) if at.group(1).len() != rank => wrong(format!("requires {rank} indices")),
        _ => Ok(()),
    }
}

/// Verifies that another vector has the sizes of the value.
fn verify_sizes(at: Subject<'_>, value: Type, other: Option<Type>, words: &str) -> Checked {
    match (sizes(at, value), other.and_then(|other| sizes(at, other))) {
        (Some(value), Some(other)) if value != other => wrong(format!("expected {words}")),
        _ => Ok(()),
    }
}

/// Verifies that the passthrough value has the type of the result.
fn verify_rest(result: Type, rest: Option<Type>) -> Checked {
    match rest {
        Some(rest) if rest != result => wrong("expected pass_thru of same type as result type"),
        _ => Ok(()),
    }
}

pub(super) fn verify_load(at: Subject<'_>, words: &str) -> Checked {
    let Some(result) = at.result() else { return Ok(()) };
    verify_memory(at, result, "result")?;
    verify_sizes(at, result, at.ty(2), words)?;
    verify_rest(result, at.ty(3))
}

pub(super) fn verify_store(at: Subject<'_>, words: &str) -> Checked {
    let Some(value) = at.ty(3) else { return Ok(()) };
    verify_memory(at, value, "valueToStore")?;
    verify_sizes(at, value, at.ty(2), words)
}

pub(super) fn verify_gather(at: Subject<'_>) -> Checked {
    let Some(result) = at.result() else { return Ok(()) };
    verify_memory(at, result, "result")?;
    verify_sizes(at, result, at.ty(2), "result dim to match indices dim")?;
    verify_sizes(at, result, at.ty(3), "result dim to match mask dim")?;
    verify_rest(result, at.ty(4))
}

pub(super) fn verify_scatter(at: Subject<'_>) -> Checked {
    let Some(value) = at.ty(4) else { return Ok(()) };
    verify_memory(at, value, "valueToStore")?;
    verify_sizes(at, value, at.ty(2), "valueToStore dim to match indices dim")?;
    verify_sizes(at, value, at.ty(3), "valueToStore dim to match mask dim")
}
