//! Constructs of omp whose entry block arguments correspond to their clauses.
//!
//! Mirrors `BlockArgOpenMPOpInterface`, which is verified before an operation's own verifier runs.

use std::sync::Arc;

use legalize_dialects_hooks::rules::{Checked, Subject, TraitRule, wrong};
use legalize_ir::VerifyPhase;
use legalize_ods::OpDef;

/// Operand groups with one block argument for each operand.
const CLAUSES: [&str; 9] = [
    "has_device_addr_vars",
    "host_eval_vars",
    "in_reduction_vars",
    "map_vars",
    "private_vars",
    "reduction_vars",
    "task_reduction_vars",
    "use_device_addr_vars",
    "use_device_ptr_vars",
];

/// Number of entry block arguments that the clauses of an operation require.
fn listed(at: Subject<'_>) -> usize {
    let def = at.ir.info(at.ctx, at.op).and_then(|info| info.extensions.get::<Arc<OpDef>>());
    let Some(def) = def else { return 0 };
    // If the definition declares so in C++, mapped variables have no block arguments.
    let maps = !def.extra_class_declaration.contains("numMapBlockArgs()");
    let groups = def.operands.iter().enumerate().filter(|(_, operand)| {
        CLAUSES.contains(&operand.name.as_str()) && (maps || operand.name != "map_vars")
    });
    groups.map(|(group, _)| at.group(group).len()).sum()
}

fn verify_args(at: Subject<'_>) -> Checked {
    let clauses = match at.name() {
        // A section has the arguments of the enclosing construct.
        "omp.section" => at.parent().map_or(0, listed),
        _ => listed(at),
    };
    let args = at.block(0).map_or(0, |block| at.args(block).len());
    if args < clauses {
        wrong(format!("expected at least {clauses} entry block argument(s)"))
    } else {
        Ok(())
    }
}

pub(super) const RULE: TraitRule = TraitRule {
    name: "BlockArgOpenMPOpInterface",
    phase: VerifyPhase::Traits,
    topic: "entry arguments",
    rule: verify_args,
};
