//! Verifiers of the affine dialect.

mod access;
mod bases;
mod ids;
mod loops;
mod maps;

use legalize_dialects_hooks::rules::Rules;

pub(super) const RULES: &[Rules] =
    &[maps::RULES, access::RULES, loops::RULES, loops::BOUND_RULES, ids::RULES, bases::RULES];
