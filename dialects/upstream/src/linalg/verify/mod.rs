//! Verifiers of the linalg dialect.

mod contractions;
mod forms;
mod products;
mod relayouts;
mod structured;
mod windows;

use legalize_dialects_hooks::rules::{Rules, TraitRule};

pub(super) const RULES: &[Rules] =
    &[structured::RULES, forms::RULES, products::RULES, relayouts::RULES, windows::RULES];

pub(super) const TRAIT_RULES: &[TraitRule] = &{
    let [results, structured] = structured::STRUCTURED_RULES;
    [windows::CONVOLUTION_RULE, results, structured, contractions::RULE]
};
