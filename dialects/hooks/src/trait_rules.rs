//! Rules about all operations with a trait or an interface, whatever their dialect.

use legalize_ir::VerifyPhase;

use crate::functions::verify::verify_function;
use crate::rules::{Checked, Subject, TraitRule, plain};

/// Verifies that there is one branch weight for each successor, and that not all of them are zero.
///
/// Mirrors `WeightedBranchOpInterface`.
fn verify_weights(at: Subject<'_>) -> Checked {
    let weights = at.attr("branch_weights").and_then(|weights| at.ctx.as_dense_i32_array(weights));
    let Some(weights) = weights.filter(|weights| !weights.is_empty()) else { return Ok(()) };
    let (found, expected) = (weights.len(), at.ir.op(at.op).successor_count());
    if found != expected {
        return plain(format!(
            "expects number of branch weights to match number of successors: {found} vs {expected}"
        ));
    }
    if weights.iter().all(|weight| *weight == 0) {
        plain("branch weights cannot all be zero")
    } else {
        Ok(())
    }
}

/// The rules about traits.
pub const TRAIT_RULES: &[TraitRule] = &[
    TraitRule {
        name: "FunctionOpInterface",
        phase: VerifyPhase::Traits,
        topic: "functions",
        rule: verify_function,
    },
    TraitRule {
        name: "WeightedBranchOpInterface",
        phase: VerifyPhase::Traits,
        topic: "weights",
        rule: verify_weights,
    },
];
