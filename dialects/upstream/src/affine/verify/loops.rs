//! Loops of affine: numbers of bounds, steps and reductions, which match those of induction variables and
//! results.

use legalize_dialects_hooks::attributes::{elements, listed_ints};
use legalize_dialects_hooks::loops::verify_carried;
use legalize_dialects_hooks::region_branch::{SAME, verify_edge};
use legalize_dialects_hooks::rules::{Checked, Rules, Subject, wrong};
use legalize_ir::{AttrData, Signedness, TypeData, VerifyPhase};

use crate::affine::bounds::{LOWER, REDUCTIONS, STEPS, UPPER, map};

/// Verifies that there are as many groups and steps as induction variables, results for each group, and a
/// reduction for each result.
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
        let expected = groups.iter().fold(0i64, |sum, group| sum.saturating_add(*group));
        if map.is_some_and(|map| map.results.len() as i64 != expected) {
            return wrong(format!("expected {name} bounds map to have {expected} results"));
        }
    }
    if length(REDUCTIONS) != ir.op(op).results().len() {
        return wrong("a reduction must be specified for each output");
    }
    let at = Subject { ctx, ir, op };
    for (reduction, ty) in elements(ctx, attr(REDUCTIONS)).iter().zip(at.result_types()) {
        let kind = ctx.as_i64(*reduction).and_then(|kind| KINDS.get(usize::try_from(kind).ok()?));
        let Some(kind) = kind else { return wrong("invalid reduction attribute") };
        if !kind.reduces(at.data(ty)) {
            return wrong("result type cannot match reduction attribute");
        }
    }
    Ok(())
}

/// Kind of numbers that a reduction applies to.
#[derive(Clone, Copy)]
enum Kind {
    Anything,
    Floats,
    Integers,
    Signed,
    Unsigned,
    Nothing,
}

impl Kind {
    fn reduces(self, ty: &TypeData) -> bool {
        let signedness = match ty {
            TypeData::Integer { signedness, .. } => Some(*signedness),
            _ => None,
        };
        match self {
            Kind::Anything => true,
            Kind::Floats => matches!(ty, TypeData::Float(_)),
            Kind::Integers => signedness.is_some(),
            Kind::Signed => matches!(signedness, Some(Signedness::Signed | Signedness::Signless)),
            Kind::Unsigned => matches!(signedness, Some(Signedness::Unsigned | Signedness::Signless)),
            Kind::Nothing => false,
        }
    }
}

/// Kinds of numbers of the reductions, by number: `addf`, `addi`, `andi`, `assign`, `maximumf`, `maxnumf`,
/// `maxs`, `maxu`, `minimumf`, `minnumf`, `mins`, `minu`, `mulf`, `muli`, `ori`, `xori`.
const KINDS: [Kind; 16] = [
    Kind::Floats,
    Kind::Integers,
    Kind::Integers,
    Kind::Anything,
    Kind::Floats,
    Kind::Nothing,
    Kind::Signed,
    Kind::Unsigned,
    Kind::Floats,
    Kind::Nothing,
    Kind::Signed,
    Kind::Unsigned,
    Kind::Floats,
    Kind::Integers,
    Kind::Integers,
    Kind::Nothing,
];

/// Verifies that a loop has bounds, and as many loop-carried values as results.
fn verify_for(at: Subject<'_>) -> Checked {
    for (attr, name) in [("lowerBoundMap", "lower"), ("upperBoundMap", "upper")] {
        if let Some(AttrData::AffineMap(map)) = at.attr_data(attr)
            && map.results.is_empty()
        {
            return wrong(format!("expected {name} bound map to have at least one result"));
        }
    }
    let results = at.ir.op(at.op).results().len();
    if results == 0 {
        return Ok(());
    }
    if at.group(2).len() == results {
        Ok(())
    } else {
        wrong("mismatch between the number of loop-carried values and results")
    }
}

/// Verifies the types of the loop-carried values at both ends of the body.
fn verify_for_body(at: Subject<'_>) -> Checked {
    let Some(body) = at.block(0) else { return Ok(()) };
    let yielded = at.last(body).filter(|last| last.name() == "affine.yield").map(|last| last.operand_types());
    let args = at.args(body);
    verify_carried(
        at,
        &at.types(2),
        args.get(1..).unwrap_or_default(),
        yielded.as_deref(),
        &at.result_types(),
    )
}

/// Verifies that a condition without an alternative has no results.
fn verify_alternative(at: Subject<'_>) -> Checked {
    match at.block(1) {
        Some(_) => Ok(()),
        None => verify_edge(at, at.op, ("parent", "parent"), &[], &at.result_types(), SAME),
    }
}

/// Verifies that the yielded types are the parent's result types.
fn verify_yield(at: Subject<'_>) -> Checked {
    let Some(parent) = at.parent() else { return Ok(()) };
    if !matches!(parent.name(), "affine.for" | "affine.if" | "affine.parallel") {
        return wrong("only terminates affine.if/for/parallel regions");
    }
    let (results, values) = (parent.result_types(), at.operand_types());
    if results.len() != values.len() {
        return wrong("parent of yield must have same number of results as the yield operands");
    }
    if results == values { Ok(()) } else { wrong("types mismatch between yield op and its parent") }
}

pub(super) const RULES: Rules =
    Rules::own(&[("affine.parallel", verify_parallel), ("affine.yield", verify_yield)]);

pub(super) const BOUND_RULES: Rules =
    Rules::in_phase(VerifyPhase::AfterRegions, "bounds", &[("affine.for", verify_for)]);

pub(super) const BODY_RULES: Rules = Rules::in_phase(
    VerifyPhase::RegionTraits,
    "loops",
    &[("affine.for", verify_for_body), ("affine.if", verify_alternative)],
);
