//! Verifiers of the linalg dialect.

mod forms;
mod structured;

use legalize_dialects_hooks::rules::{Rules, TraitRule};

pub(super) const RULES: &[Rules] = &[structured::RULES, forms::RULES];

pub(super) const TRAIT_RULES: &[TraitRule] = structured::TRAIT_RULES;
