//! Constructs of omp whose first block takes what their clauses list.
//!
//! Mirrors `BlockArgOpenMPOpInterface`, which is asked before an operation's own verifier.

use std::sync::Arc;

use legalize_dialects_hooks::rules::{Checked, Subject, TraitRule, wrong};
use legalize_ir::VerifyPhase;
use legalize_ods::OpDef;

/// Operands that the block takes, one argument for each.
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

/// How many arguments the clauses of an operation ask for.
fn listed(at: Subject<'_>) -> usize {
    let def = at.ir.info(at.ctx, at.op).and_then(|info| info.extensions.of::<Arc<OpDef>>());
    let Some(def) = def else { return 0 };
    // Where the definition says so in C++, what is mapped is used by its name outside.
    let maps = !def.extra_class_declaration.contains("numMapBlockArgs()");
    let groups = def.operands.iter().enumerate().filter(|(_, operand)| {
        CLAUSES.contains(&operand.name.as_str()) && (maps || operand.name != "map_vars")
    });
    groups.map(|(group, _)| at.group(group).len()).sum()
}

fn verify_args(at: Subject<'_>) -> Checked {
    let clauses = match at.name() {
        // A section takes what all of them take.
        "omp.section" => at.parent().map_or(0, listed),
        _ => listed(at),
    };
    let args = at.block(0).map_or(0, |block| at.args(block).len());
    match args < clauses {
        true => wrong(format!("expected at least {clauses} entry block argument(s)")),
        false => Ok(()),
    }
}

pub(super) const RULE: TraitRule = TraitRule {
    name: "BlockArgOpenMPOpInterface",
    phase: VerifyPhase::Traits,
    topic: "entry arguments",
    rule: verify_args,
};
