//! Functions of spirv.

use legalize_ir::VerifyPhase;

use crate::common::functions::signature;
use crate::common::functions::verify::{verify_attrs, verify_entry, verify_visibility};
use crate::common::rules::{Checked, Rules, wrong};
use crate::common::subject::Subject;

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
