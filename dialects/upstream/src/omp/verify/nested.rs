//! Constructs of omp that are nested in others: cancellations, ordered regions, scans and worksharing.

use legalize_dialects_hooks::rules::{Checked, Rules, Subject, plain, wrong};
use legalize_ir::{Context, Ir, OpId, SymbolTables, VerifyPhase};

fn ancestors<'a>(at: Subject<'a>) -> impl Iterator<Item = Subject<'a>> {
    std::iter::successors(at.parent(), |parent| parent.parent())
}

/// Verifies that a cancellation is nested in the construct that it names: directly, or in a loop or section
/// of it.
fn verify_cancelling(at: Subject<'_>, orphan: &str, word: &str, cancels: bool) -> Checked {
    let Some(construct) = at.word("cancel_directive") else { return Ok(()) };
    let Some(holder) = ancestors(at).find(|parent| parent.name().starts_with("omp.")) else {
        return wrong(format!("Orphaned {orphan}"));
    };
    let outer = holder.parent();
    let outer_is = |name: &str| outer.is_some_and(|outer| outer.name() == name);
    let (fits, region) = match construct.as_str() {
        "parallel" => (holder.name() == "omp.parallel", "a parallel"),
        "loop" => (outer_is("omp.wsloop"), "a worksharing-loop"),
        "sections" => (outer_is("omp.sections"), "a sections"),
        "taskgroup" => (holder.name() == "omp.task" || outer_is("omp.taskloop"), "a task"),
        _ => return Ok(()),
    };
    if !fits {
        return wrong(format!("{word} {construct} must appear inside {region} region"));
    }
    let Some(outer) = outer.filter(|_| cancels) else { return Ok(()) };
    let kind = match construct.as_str() {
        "loop" => "worksharing",
        "sections" => "sections",
        _ => return Ok(()),
    };
    for clause in ["nowait", "ordered"] {
        if outer.has(clause) {
            return plain(format!(
                "A {kind} construct that is canceled must not have a{} {clause} clause",
                if clause == "ordered" { "n" } else { "" }
            ));
        }
    }
    Ok(())
}

/// The bits of a hint, and their names.
const HINTS: [(i64, &str); 4] =
    [(1, "uncontended"), (2, "contended"), (4, "nonspeculative"), (8, "speculative")];

/// Verifies that contradictory hints are not combined.
pub(super) fn verify_hint(at: Subject<'_>) -> Checked {
    let hint = at.int("hint").unwrap_or(0);
    for (pair, stop) in HINTS.chunks_exact(2).zip(["", "."]) {
        if pair.iter().all(|(bit, _)| hint & bit != 0) {
            return wrong(format!(
                "the hints omp_sync_hint_{} and omp_sync_hint_{} cannot be combined{stop}",
                pair[0].1, pair[1].1
            ));
        }
    }
    Ok(())
}

/// Verifies that an ordered operation is nested in a loop with a suitable `ordered` clause.
fn verify_ordered(at: Subject<'_>) -> Checked {
    let has_region = !at.ir.op(at.op).regions().is_empty();
    let Some(nest) = ancestors(at).find(|parent| parent.name() == "omp.loop_nest") else {
        return if has_region { Ok(()) } else { wrong("must be nested inside of a loop") };
    };
    match nest.parent() {
        Some(wrapper) if wrapper.name() == "omp.wsloop" => match (wrapper.int("ordered"), has_region) {
            (None, _) => wrong("the enclosing worksharing-loop region must have an ordered clause"),
            (Some(0), false) => wrong("the enclosing loop's ordered clause must have a parameter present"),
            (Some(0), true) | (Some(_), false) => Ok(()),
            (Some(_), true) => wrong("the enclosing loop's ordered clause must not have a parameter present"),
        },
        Some(wrapper) if wrapper.name() == "omp.simd" => Ok(()),
        _ => wrong("must be nested inside of a worksharing, simd or worksharing simd loop"),
    }
}

fn verify_dependence(at: Subject<'_>) -> Checked {
    verify_ordered(at)?;
    let shared = ancestors(at).find(|parent| parent.name() == "omp.wsloop");
    let expected = shared.and_then(|shared| shared.int("ordered"));
    if expected.is_some() && expected == at.int("doacross_num_loops") {
        Ok(())
    } else {
        wrong(
            "number of variables in depend clause does not match number of iteration variables in the doacross loop",
        )
    }
}

/// Verifies that a scan is nested in a loop with an `inscan` reduction.
fn verify_scan(at: Subject<'_>) -> Checked {
    if at.group(0).is_empty() == at.group(1).is_empty() {
        return plain("Exactly one of EXCLUSIVE or INCLUSIVE clause is expected");
    }
    let reduces = |loops: &Subject<'_>| {
        matches!(loops.name(), "omp.wsloop" | "omp.simd")
            && loops.word("reduction_mod").as_deref() == Some("inscan")
    };
    if ancestors(at).any(|parent| reduces(&parent)) {
        Ok(())
    } else {
        plain(
            "SCAN directive needs to be enclosed within a parent worksharing loop construct or SIMD construct with \
         INSCAN reduction modifier",
        )
    }
}

/// The first operation of a name nested in another, at any depth.
fn held(at: Subject<'_>, name: &str) -> Option<OpId> {
    let mut open = vec![at.op];
    while let Some(op) = open.pop() {
        for &region in at.ir.op(op).regions() {
            for inner in at.ir.region_blocks(region).flat_map(|block| at.ir.block_ops(block)) {
                if at.with_op(inner).name() == name {
                    return Some(inner);
                }
                open.push(inner);
            }
        }
    }
    None
}

fn verify_distribution(at: Subject<'_>) -> Checked {
    let region = at.ir.op(at.op).regions().first();
    let last = region.and_then(|&region| at.ir.region(region).last());
    let Some(block) = last else { return wrong("region cannot be empty") };
    if at.last(block).is_none_or(|last| last.name() != "omp.terminator") {
        return wrong("region must be terminated with omp.terminator");
    }
    for (name, message) in [
        ("omp.barrier", "explicit barriers are not allowed in workdistribute region"),
        ("omp.parallel", "nested parallel constructs not allowed in workdistribute"),
        ("omp.teams", "nested teams constructs not allowed in workdistribute"),
    ] {
        if held(at, name).is_some() {
            return wrong(message);
        }
    }
    if at.parent().is_some_and(|parent| parent.name() == "omp.teams") {
        Ok(())
    } else {
        wrong("workdistribute must be nested under teams")
    }
}

fn verify_shared_loop(at: Subject<'_>) -> Checked {
    if !ancestors(at).any(|parent| parent.name() == "omp.workshare") {
        return wrong("must be nested in an omp.workshare");
    }
    let inner = at.block(0).and_then(|block| at.ir.block(block).first()).map(|op| at.with_op(op));
    if inner.is_some_and(|inner| inner.name() != "omp.loop_nest") {
        wrong("expected to be a standalone loop wrapper")
    } else {
        Ok(())
    }
}

/// Verifies that there is an allocator for each allocated variable.
fn verify_allocators(at: Subject<'_>) -> Checked {
    let count = |group: &str| at.group_named(group).map_or(0, |group| at.group(group).len());
    if count("allocate_vars") == count("allocator_vars") {
        Ok(())
    } else {
        plain("expected equal sizes for allocate and allocator variables")
    }
}

fn verify_canonical(at: Subject<'_>) -> Checked {
    let (Some(block), Some(count)) = (at.block(0), at.ty(0)) else { return Ok(()) };
    match at.args(block)[..] {
        [arg] if arg != count => wrong("Region argument must be the same type as the trip count"),
        [_] => Ok(()),
        _ => wrong("Canonical loop region must have exactly one argument"),
    }
}

/// Verifies that a named critical region is declared.
pub(super) fn verify_critical(ctx: &Context, ir: &Ir, op: OpId, tables: &mut SymbolTables) -> Checked {
    let at = Subject { ctx, ir, op };
    let Some(symbol) = at.attr("name") else { return Ok(()) };
    let found = tables.lookup_nearest(ctx, ir, op, symbol).map(|found| at.with_op(found));
    if found.is_some_and(|found| found.name() == "omp.critical.declare") {
        Ok(())
    } else {
        wrong(format!(
            "expected symbol reference {} to point to a critical declaration",
            legalize_ir::attr_to_string(ctx, symbol)
        ))
    }
}

pub(super) const RULES: Rules = Rules::after(
    "omp nested",
    &[
        ("omp.canonical_loop", verify_canonical),
        ("omp.cancel", |at| verify_cancelling(at, "cancel construct", "cancel", true)),
        ("omp.cancellation_point", |at| {
            verify_cancelling(at, "cancellation point", "cancellation point", false)
        }),
        ("omp.critical.declare", verify_hint),
        ("omp.ordered", verify_dependence),
        ("omp.ordered.region", verify_ordered),
        ("omp.scan", verify_scan),
        ("omp.workdistribute", verify_distribution),
        ("omp.workshare.loop_wrapper", verify_shared_loop),
    ],
);

/// Rules about allocators; other operations accept any number.
pub(super) const ALLOCATORS: Rules = Rules::in_phase(
    VerifyPhase::Traits,
    "omp allocators",
    &[
        ("omp.parallel", verify_allocators),
        ("omp.sections", verify_allocators),
        ("omp.single", verify_allocators),
    ],
);
