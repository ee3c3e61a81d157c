//! Loops of affine: as many bounds, steps and reductions as there are counters and results.

use legalize_dialects_hooks::attributes::{elements, listed_ints};
use legalize_dialects_hooks::rules::{Checked, Rules, Subject, wrong};

use crate::affine::bounds::{LOWER, REDUCTIONS, STEPS, UPPER, map};

/// As many groups and steps as there are counters, results for each group, and a reduction for each result.
fn verify_parallel(Subject { ctx, ir, op }: Subject<'_>) -> Checked {
    let attr = |name: &str| ir.attr_named(ctx, op, name);
    let length = |name: &str| elements(ctx, attr(name)).len();
    let groups = [LOWER, UPPER].map(|bound| listed_ints(ctx, attr(bound.1)));
    let maps = [LOWER, UPPER].map(|bound| map(ctx, attr(bound.0)));
    let &[region] = ir.op(op).regions() else { return Ok(()) };
    let counters = ir.region(region).first().map_or(0, |entry| ir.block(entry).args().len());
    let (Some(lower), Some(upper), steps) = (&groups[0], &groups[1], length(STEPS)) else { return Ok(()) };
    if [lower.len(), upper.len(), steps] != [counters; 3] {
        return wrong(format!(
            "the number of region arguments ({counters}) and the number of map groups for lower ({}) and upper bound \
             ({}), and the number of steps ({steps}) must all match",
            lower.len(),
            upper.len()
        ));
    }
    for (groups, map, name) in [(lower, maps[0], "lower"), (upper, maps[1], "upper")] {
        if groups.iter().any(|group| *group < 1) {
            return wrong(format!("expected {name} bound map to have at least one result"));
        }
        let wanted = groups.iter().fold(0i64, |sum, group| sum.saturating_add(*group));
        if map.is_some_and(|map| map.results.len() as i64 != wanted) {
            return wrong(format!("expected {name} bounds map to have {wanted} results"));
        }
    }
    match length(REDUCTIONS) == ir.op(op).results().len() {
        true => Ok(()),
        false => wrong("a reduction must be specified for each output"),
    }
}

pub(super) const RULES: Rules = Rules::own(&[("affine.parallel", verify_parallel)]);
