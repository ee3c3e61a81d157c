//! Verifiers of branches and of unreachable blocks.

use legalize_dialects_hooks::rules::{Checked, Verify, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_dialects_hooks::switches::case_faults;
use legalize_ir::AttrData;

/// Verifies that a block has no predecessors and is not an entry block.
fn verify_unreachable(at: Subject<'_>) -> Checked {
    let Subject { ir, op, .. } = at;
    let Some(block) = ir.op(op).parent() else { return Ok(()) };
    let is_entry = ir.parent_region(op).and_then(|region| ir.region(region).first()) == Some(block);
    if is_entry { wrong("cannot be used in reachable block") } else { Ok(()) }
}

fn verify_weights(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let Some(AttrData::Array(weights)) =
        ir.attr_named(ctx, op, "branch_weights").map(|attr| ctx.attr_data(attr))
    else {
        return Ok(());
    };
    if weights.len() != 2 {
        return wrong("must have exactly two branch weights");
    }
    if weights.iter().all(|weight| ctx.as_i64(*weight) == Some(0)) {
        wrong("branch weights cannot both be zero")
    } else {
        Ok(())
    }
}

/// Verifies that there is a literal of the selector's type for each target except the default.
fn verify_switch(at: Subject<'_>) -> Checked {
    let targets = at.ir.op(at.op).successor_count().saturating_sub(1);
    let faults = case_faults(at, "literals", targets);
    if let Some((selector, literals)) = faults.types {
        return wrong(format!("'selector' type ('{selector}') should match literals type ('{literals}')"));
    }
    match faults.count {
        None => Ok(()),
        Some(values) => {
            wrong(format!("number of literals ({values}) should match number of targets ({targets})"))
        }
    }
}

pub(super) const VERIFIERS: &[(&str, Verify)] = &[
    ("spirv.BranchConditional", verify_weights),
    ("spirv.Switch", verify_switch),
    ("spirv.Unreachable", verify_unreachable),
];
