//! Verifiers of the omp dialect.

mod atomics;
mod entry_args;
mod nested;
mod regions;
mod wrappers;

use legalize_dialects_hooks::rules::{Rules, TraitRule};

pub(super) const RULES: &[Rules] = &[
    atomics::RULES,
    atomics::REGION_RULES,
    nested::RULES,
    nested::ALLOCATORS,
    regions::RULES,
    regions::REGION_RULES,
    wrappers::RULES,
    wrappers::REGION_RULES,
];

pub(super) const TRAIT_RULES: &[TraitRule] = &[entry_args::RULE];
