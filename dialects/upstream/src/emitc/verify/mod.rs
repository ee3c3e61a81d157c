//! Verifiers of the emitc dialect.

mod arithmetic;
mod functions;
mod regions;
mod values;

use legalize_dialects_hooks::rules::Rules;
use legalize_dialects_hooks::table::VerifyUse;

pub(super) const RULES: &[Rules] = &[
    arithmetic::OWN_RULES,
    functions::OWN_RULES,
    regions::RULES,
    regions::SWITCHES,
    regions::REGION_RULES,
    values::RULES,
];

pub(super) const SYMBOL_USES: &[(&str, VerifyUse)] = &[
    ("emitc.call", functions::verify_use),
    ("emitc.get_field", values::verify_field_use),
    ("emitc.get_global", values::verify_global_use),
];
