//! Verifiers of the affine dialect.

mod access;
mod ids;
mod index;
mod loops;

use legalize_dialects_hooks::rules::Rules;

pub(super) const RULES: &[Rules] =
    &[access::OWN_RULES, access::RULES, loops::RULES, ids::RULES, index::RULES];
