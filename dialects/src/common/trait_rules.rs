//! Rules about all operations with a trait or an interface, whatever their dialect.

use legalize_ir::VerifyPhase;

use crate::common::functions::verify::verify_function;
use crate::common::rules::{Checked, Subject, TraitRule, plain};

/// How likely successors are is said of all of them.
///
/// Mirrors `WeightedBranchOpInterface`.
fn verify_weights(at: Subject<'_>) -> Checked {
    let weights = at.attr("branch_weights").and_then(|weights| at.ctx.as_dense_i32_array(weights));
    let Some(weights) = weights.filter(|weights| !weights.is_empty()) else { return Ok(()) };
    let (found, wanted) = (weights.len(), at.ir.op(at.op).successor_count());
    if found != wanted {
        return plain(format!(
            "expects number of branch weights to match number of successors: {found} vs {wanted}"
        ));
    }
    match weights.iter().all(|weight| *weight == 0) {
        true => plain("branch weights cannot all be zero"),
        false => Ok(()),
    }
}

/// All of them.
pub(crate) const TRAIT_RULES: &[TraitRule] = &[
    TraitRule {
        name: "FunctionOpInterface",
        phase: VerifyPhase::Traits,
        topic: "functions",
        rule: verify_function,
    },
    TraitRule {
        name: "PossibleTopLevelTransformOpTrait",
        phase: VerifyPhase::Traits,
        topic: "top level",
        rule: crate::transform::verify::verify_top_level,
    },
    // Traits are asked before the operation's verifier, the last that is declared first.
    TraitRule {
        name: crate::tosa::verify::shapes::ALIKE,
        phase: VerifyPhase::Traits,
        topic: "alike",
        rule: crate::tosa::verify::shapes::verify_ranks,
    },
    TraitRule {
        name: crate::tosa::verify::shapes::TAKER,
        phase: VerifyPhase::Traits,
        topic: "resolvable",
        rule: crate::tosa::verify::shapes::verify_resolvable,
    },
    TraitRule {
        name: "WeightedBranchOpInterface",
        phase: VerifyPhase::Traits,
        topic: "weights",
        rule: verify_weights,
    },
];
