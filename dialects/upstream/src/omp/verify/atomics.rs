//! Atomic updates of omp, loop transformations, and clauses that depend on each other.

use legalize_dialects_hooks::rules::{Checked, Rules, Subject, wrong};

use crate::common::atomics::{verify_capture, verify_read, verify_update, verify_updated, verify_write};

/// Verifies that there is a kind for each variable of a `depend` clause.
fn verify_depends(at: Subject<'_>, group: usize) -> Checked {
    let (values, kinds) = (at.group(group).len(), at.list("depend_kinds").len());
    match values {
        0 if kinds > 0 => wrong("unexpected depend values"),
        _ if kinds != values => wrong("expected as many depend values as depend variables"),
        _ => Ok(()),
    }
}

/// Verifies a tiling: a size for each loop, and two generated loops for each.
fn verify_tile(at: Subject<'_>) -> Checked {
    let (made, of, sizes) = (at.group(0).len(), at.group(1).len(), at.group(2).len());
    if of == 0 {
        return wrong("must apply to at least one loop");
    }
    if sizes != of {
        return wrong("there must be one tile size for each applyee");
    }
    match made == 0 || made == 2 * of {
        true => Ok(()),
        false => wrong("expecting two times the number of generatees than applyees"),
    }
}

pub(super) const RULES: Rules = Rules::after(
    "atomics",
    &[
        ("omp.atomic.read", verify_read),
        ("omp.atomic.update", verify_update),
        ("omp.atomic.write", verify_write),
        ("omp.target", |at| verify_depends(at, 2)),
        ("omp.target_enter_data", |at| verify_depends(at, 0)),
        ("omp.target_exit_data", |at| verify_depends(at, 0)),
        ("omp.target_update", |at| verify_depends(at, 0)),
        ("omp.task", |at| verify_depends(at, 2)),
        ("omp.tile", verify_tile),
    ],
);

pub(super) const REGION_RULES: Rules = Rules::after_regions(
    "atomics",
    &[("omp.atomic.capture", verify_capture), ("omp.atomic.update", verify_updated)],
);
