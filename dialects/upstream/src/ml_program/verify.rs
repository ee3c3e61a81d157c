//! Verifiers of ml_program.

use legalize_dialects_hooks::functions::verify::{verify_output, verify_return};
use legalize_dialects_hooks::rules::{Checked, Rules, wrong};
use legalize_dialects_hooks::subject::Subject;

/// A global that does not change starts with a value.
fn verify_global(at: Subject<'_>) -> Checked {
    match at.has("is_mutable") || at.has("value") {
        true => Ok(()),
        false => wrong("immutable global must have an initial value"),
    }
}

pub(super) const RULES: &[Rules] = &[Rules::own(&[
    ("ml_program.global", verify_global),
    ("ml_program.output", verify_output),
    ("ml_program.return", verify_return),
])];
