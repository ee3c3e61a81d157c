//! Verifiers of the amdgpu dialect.

mod buffers;
mod copies;
mod lanes;
mod products;
mod spaces;

use legalize_dialects_hooks::rules::Rules;

pub(super) use copies::TYPE_VERIFIERS;

pub(super) const RULES: &[Rules] =
    &[buffers::RULES, copies::OWN_RULES, lanes::OWN_RULES, products::OWN_RULES];
