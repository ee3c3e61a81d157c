//! Verifiers of the omp dialect.

mod atomics;
mod canonical;
mod clauses;
mod entry_args;
mod maps;
mod nested;
mod regions;
mod wrappers;

use legalize_dialects_hooks::rules::{Rules, TraitRule};
use legalize_dialects_hooks::table::VerifyUse;

pub(super) const RULES: &[Rules] = &[
    atomics::RULES,
    atomics::REGION_RULES,
    canonical::OWN_RULES,
    clauses::RULES,
    maps::RULES,
    maps::REGION_RULES,
    nested::RULES,
    nested::ALLOCATORS,
    regions::RULES,
    regions::REGION_RULES,
    wrappers::RULES,
    wrappers::REGION_RULES,
];

pub(super) const TRAIT_RULES: &[TraitRule] = &[entry_args::RULE];

pub(super) const SYMBOL_USES: &[(&str, VerifyUse)] = &[("omp.critical", nested::verify_critical)];
