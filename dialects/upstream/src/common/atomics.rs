//! Verifiers of atomic reads, writes, updates and captures, which are the same in all dialects that have
//! them.

use legalize_dialects_hooks::rules::{Checked, Subject, plain, plain_at, wrong};
use legalize_ir::{Type, TypeData};

/// The pointee type, if the pointer type determines it.
fn pointee(at: Subject<'_>, ty: Type) -> Option<Type> {
    match at.data(ty) {
        TypeData::MemRef { element, .. } | TypeData::UnrankedMemRef { element, .. } => Some(*element),
        _ => None,
    }
}

/// Verifies that the memory order is not one of the excluded ones.
fn verify_order(at: Subject<'_>, excluded: &[&str; 2], what: &str) -> Checked {
    match at.word("memory_order") {
        Some(order) if excluded.contains(&order.as_str()) => {
            plain(format!("memory-order must not be {} or {} for atomic {what}", excluded[0], excluded[1]))
        }
        _ => Ok(()),
    }
}

pub(crate) fn verify_write(at: Subject<'_>) -> Checked {
    verify_order(at, &["acq_rel", "acquire"], "writes")?;
    match (at.ty(0).and_then(|ty| pointee(at, ty)), at.ty(1)) {
        (Some(held), Some(value)) if held != value => plain("address must dereference to value type"),
        _ => Ok(()),
    }
}

pub(crate) fn verify_read(at: Subject<'_>) -> Checked {
    verify_order(at, &["acq_rel", "release"], "reads")?;
    if at.values(0).first().is_some_and(|from| at.values(1).first() == Some(from)) {
        plain("read and write must not be to the same location for atomic reads")
    } else {
        Ok(())
    }
}

pub(crate) fn verify_update(at: Subject<'_>) -> Checked {
    verify_order(at, &["acq_rel", "acquire"], "updates")?;
    let (Some(block), Some(place)) = (at.block(0), at.ty(0)) else { return Ok(()) };
    let args = at.args(block);
    let &[arg] = &args[..] else { return plain("the region must accept exactly one argument") };
    match pointee(at, place) {
        Some(held) if held != arg => plain(
            "the type of the operand must be a pointer type whose element type is the same as that of the region \
             argument",
        ),
        _ => Ok(()),
    }
}

pub(crate) fn verify_updated(at: Subject<'_>) -> Checked {
    let Some(block) = at.block(0) else { return Ok(()) };
    let dialect = at.name().split_once('.').map_or("", |(dialect, _)| dialect);
    let is_yield = |last: &Subject<'_>| last.name().split_once('.') == Some((dialect, "yield"));
    let Some(end) = at.last(block).filter(is_yield) else { return Ok(()) };
    match (&end.operand_types()[..], at.args(block).first()) {
        ([value], Some(arg)) if value != arg => plain("input and yielded value must have the same type"),
        ([_], _) => Ok(()),
        _ => plain("only updated value must be returned"),
    }
}

/// Verifies that the captured operations have no hint or memory order of their own, which belong to the
/// capture.
fn verify_captured(captured: [Subject<'_>; 2]) -> Checked {
    let clause = ["hint", "memory_order"].into_iter().find(|clause| captured.iter().any(|op| op.has(clause)));
    match clause {
        Some(clause) => wrong(format!("operations inside capture region must not have {clause} clause")),
        None => Ok(()),
    }
}

/// Verifies that a capture consists of two atomic operations on one location and a terminator, in a valid
/// order.
pub(crate) fn verify_capture(at: Subject<'_>) -> Checked {
    let Some(block) = at.block(0) else { return Ok(()) };
    let ops: Vec<Subject<'_>> = at.ir.block_ops(block).map(|op| at.with_op(op)).collect();
    let &[first, second, _] = &ops[..] else {
        return plain(
            "expected three operations in atomic.capture region (one terminator, and two atomic ops)",
        );
    };
    const READ: &str = "read";
    const WRITE: &str = "write";
    const UPDATE: &str = "update";
    let place = |of: Subject<'_>| of.values(0).first().copied();
    // The operations must be of the dialect of the capture.
    let prefix = at.name().trim_end_matches("capture");
    let [one, other] = [first, second].map(|op| op.name().strip_prefix(prefix).unwrap_or(""));
    match (one, other) {
        (UPDATE, READ) if place(first) != place(second) => {
            plain_at(at, first.op, "updated variable in atomic.update must be captured in second operation")
        }
        (READ, UPDATE | WRITE) if place(first) != place(second) => {
            plain_at(at, first.op, "captured variable in atomic.read must be updated in second operation")
        }
        (UPDATE, READ) | (READ, UPDATE | WRITE) => verify_captured([first, second]),
        _ => plain_at(at, first.op, "invalid sequence of operations in the capture region"),
    }
}
