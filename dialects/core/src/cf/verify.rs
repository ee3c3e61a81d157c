//! Verifiers of the cf dialect.

use legalize_dialects_hooks::rules::{Checked, Rules, Subject, wrong};
use legalize_dialects_hooks::switches::case_faults;
use legalize_typed::OpView;

use crate::ops::cf::SwitchOp;

/// Verifies that there is a value of the flag's type for each destination except the default.
fn verify_switch(at: Subject<'_>) -> Checked {
    let destinations = at.ir.op(at.op).successor_count().saturating_sub(1);
    let faults = case_faults(at, "case_values", destinations);
    if let Some((flag, element)) = faults.types {
        return wrong(format!("'flag' type ('{flag}') should match case value type ('{element}')"));
    }
    match faults.count {
        None => Ok(()),
        Some(values) => wrong(format!(
            "number of case values ({values}) should match number of case destinations ({destinations})"
        )),
    }
}

pub(super) const RULES: Rules = Rules::own(&[(SwitchOp::NAME, verify_switch)]);
