//! Verifiers of the affine dialect.

mod access;
mod bases;
pub(super) mod dma;
mod ids;
mod loops;
mod maps;

use legalize_dialects_hooks::rules::Rules;

pub(super) const RULES: &[Rules] = &[
    maps::RULES,
    access::RULES,
    loops::RULES,
    loops::BODY_RULES,
    loops::BOUND_RULES,
    dma::RULES,
    ids::RULES,
    bases::RULES,
];
