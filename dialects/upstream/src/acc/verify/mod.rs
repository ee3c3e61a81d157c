//! Verifiers of the acc dialect.

mod atomics;
mod compute;
mod constructs;
mod data_clauses;
mod regions;
mod routines;

use legalize_dialects_hooks::rules::Rules;

pub(super) const RULES: &[Rules] = &[
    compute::RULES,
    routines::RULES,
    atomics::RULES,
    atomics::REGION_RULES,
    constructs::RULES,
    constructs::REGION_RULES,
    data_clauses::RULES,
    regions::RULES,
];
