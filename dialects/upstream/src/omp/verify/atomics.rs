//! Atomic updates of omp, and clauses that depend on each other.

use legalize_dialects_hooks::rules::{Checked, Rules, Subject, wrong};

use crate::common::atomics::{verify_capture, verify_read, verify_update, verify_updated, verify_write};
use crate::omp::verify::nested::verify_hint;

/// Verifies that there is a kind for each variable of a `depend` clause.
fn verify_depends(at: Subject<'_>, group: usize) -> Checked {
    let (values, kinds) = (at.group(group).len(), at.list("depend_kinds").len());
    match values {
        0 if kinds > 0 => wrong("unexpected depend values"),
        _ if kinds != values => wrong("expected as many depend values as depend variables"),
        _ => Ok(()),
    }
}

pub(super) const RULES: Rules = Rules::after(
    "atomics",
    &[
        ("omp.atomic.capture", verify_hint),
        ("omp.atomic.read", |at| verify_read(at).and_then(|()| verify_hint(at))),
        ("omp.atomic.update", |at| verify_update(at).and_then(|()| verify_hint(at))),
        ("omp.atomic.write", |at| verify_write(at).and_then(|()| verify_hint(at))),
        ("omp.target", |at| verify_depends(at, 2)),
        ("omp.target_enter_data", |at| verify_depends(at, 0)),
        ("omp.target_exit_data", |at| verify_depends(at, 0)),
        ("omp.target_update", |at| verify_depends(at, 0)),
        ("omp.task", |at| verify_depends(at, 2)),
    ],
);

pub(super) const REGION_RULES: Rules = Rules::after_regions(
    "atomics",
    &[("omp.atomic.capture", verify_capture), ("omp.atomic.update", verify_updated)],
);
