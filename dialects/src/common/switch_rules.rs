//! Operations that go on by cases: as many cases as there are values for them, and what the regions of cases hand on.

use std::collections::HashSet;

use legalize_ir::{Context, RegionId};

use crate::common::rules::{Checked, Verify, attach_rules, wrong};
use crate::common::subject::Subject;

const YIELD: &str = "emitc.yield";

/// What a region of a case hands on is as much as the operation gives.
fn verify_case(at: Subject<'_>, region: RegionId, name: &str) -> Checked {
    let Some(last) = at.ir.region(region).first().and_then(|block| at.last(block)) else { return Ok(()) };
    if last.name() != YIELD {
        return wrong(format!("expected region to end with {YIELD}, but got {}", last.name()));
    }
    let (found, wanted) = (last.operand_types(), at.result_types());
    if found.len() != wanted.len() {
        return wrong(format!(
            "expected each region to return {} values, but {name} returns {}",
            wanted.len(),
            found.len()
        ));
    }
    match found.iter().zip(&wanted).position(|(found, wanted)| found != wanted) {
        Some(index) => {
            wrong(format!("expected result #{index} of each region to be '{}'", at.show(wanted[index])))
        }
        None => Ok(()),
    }
}

fn verify_regions(at: Subject<'_>) -> Checked {
    let (Some(values), regions) = (at.ints("cases"), at.ir.op(at.op).regions()) else { return Ok(()) };
    let Some((&otherwise, cases)) = regions.split_first() else { return Ok(()) };
    if cases.len() != values.len() {
        return wrong(format!("has {} case regions but {} case values", cases.len(), values.len()));
    }
    let mut seen = HashSet::new();
    if let Some(value) = values.iter().find(|value| !seen.insert(**value)) {
        return wrong(format!("has duplicate case value: {value}"));
    }
    verify_case(at, otherwise, "default region")?;
    cases
        .iter()
        .enumerate()
        .try_for_each(|(index, region)| verify_case(at, *region, &format!("case region #{index}")))
}

const RULES: &[(&str, Verify)] = &[("emitc.switch", verify_regions)];

/// Attaches the rules to the operations that are registered.
pub(crate) fn attach(ctx: &mut Context) {
    attach_rules(ctx, "switches", RULES);
}
