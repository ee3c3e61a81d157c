//! Functions of spirv.

use legalize_dialects_hooks::functions::parameters::verify_attrs;
use legalize_dialects_hooks::functions::signature;
use legalize_dialects_hooks::functions::verify::{verify_entry, verify_visibility};
use legalize_dialects_hooks::rules::{Checked, Rules, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::VerifyPhase;

fn verify_function(at: Subject<'_>) -> Checked {
    verify_visibility(at)?;
    if signature(at).is_some_and(|(_, results)| results.len() > 1) {
        return wrong("cannot have more than one result");
    }
    verify_attrs(at)?;
    verify_entry(at)
}

pub(crate) const RULES: Rules =
    Rules::of(VerifyPhase::Traits, "functions", &[("spirv.func", verify_function)]);
