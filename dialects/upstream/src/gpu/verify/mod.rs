//! Verifiers of the gpu dialect.

mod functions;
mod groups;
mod kernels;
mod launches;
mod reductions;

use legalize_dialects_hooks::rules::Rules;
use legalize_dialects_hooks::table::VerifyUse;

pub(super) const RULES: &[Rules] = &[
    functions::RULES,
    groups::OWN_RULES,
    groups::RULES,
    kernels::RULES,
    launches::REGION_RULES,
    reductions::OWN_RULES,
    reductions::OWN_REGION_RULES,
    crate::nvvm::targets::RULES,
];

pub(super) use launches::verify_attribute;

pub(super) const SYMBOL_USES: &[(&str, VerifyUse)] = kernels::SYMBOL_USES;
