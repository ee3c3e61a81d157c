//! Canonical loops and their transformations: handles of loops, and tiles.

use legalize_dialects_hooks::rules::{Checked, Rules, Subject, wrong};
use legalize_ir::{OpId, PrintOptions, ValueId, located, print_op};
use legalize_source::Diagnostic;

const LOOP: &str = "omp.canonical_loop";

/// The groups of operands of an operation that generate loops, and that are transformed.
fn groups(at: Subject<'_>) -> (Vec<ValueId>, Vec<ValueId>) {
    match at.name() {
        LOOP => (at.values(1), Vec::new()),
        "omp.tile" => (at.values(0), at.values(1)),
        _ => (Vec::new(), at.ir.operands(at.op).collect()),
    }
}

/// The operations that generate a loop with a handle, and those that transform it.
fn users(at: Subject<'_>, handle: ValueId) -> (Vec<OpId>, Vec<OpId>) {
    let (mut makers, mut takers) = (Vec::new(), Vec::new());
    for used in at.ir.uses(handle) {
        let user = at.with_op(used.op);
        let (generatees, _) = groups(user);
        let start = match user.name() {
            LOOP => user.group(1).start,
            "omp.tile" => user.group(0).start,
            _ => 0,
        };
        let index = used.index as usize;
        let makes = (start..start + generatees.len()).contains(&index);
        if makes { makers.push(used.op) } else { takers.push(used.op) }
    }
    (makers, takers)
}

fn note(at: Subject<'_>, op: OpId, text: &str, with_op: bool) -> Diagnostic {
    let options = PrintOptions::default().with(|options| options.generic = true);
    let shown = if with_op { print_op(at.ctx, at.ir, op, &options) } else { String::new() };
    located(at.ctx, at.ir.op(op).loc(), Diagnostic::note(format!("{text}{shown}")))
}

/// Verifies that a loop is generated and transformed at most once each, and generated if it is transformed.
fn verify_handle(at: Subject<'_>) -> Checked {
    let Some(&handle) = at.ir.op(at.op).results().first() else { return Ok(()) };
    let (makers, takers) = users(at, handle);
    if let [.., second, first] = makers[..] {
        return wrong("CLI must have at most one generator").map_err(|error| {
            let first = note(at, first, "first generator here:", false);
            error.with_note(first).with_note(note(at, second, "second generator here:", false))
        });
    }
    if let [.., second, first] = takers[..] {
        return wrong("CLI must have at most one consumer").map_err(|error| {
            let first = note(at, first, "first consumer here:", true);
            error.with_note(first).with_note(note(at, second, "second consumer here:", true))
        });
    }
    match (&makers[..], &takers[..]) {
        ([], &[taker, ..]) => wrong("CLI has no generator")
            .map_err(|error| error.with_note(note(at, taker, "see consumer here: ", true))),
        _ => Ok(()),
    }
}

/// The loop that a handle denotes.
fn generated(at: Subject<'_>, handle: ValueId) -> Option<Subject<'_>> {
    users(at, handle).0.first().map(|op| at.with_op(*op))
}

/// Verifies a tiling: a size for each loop, two generated loops for each, and loops that contain nothing but
/// the next.
fn verify_tile(at: Subject<'_>) -> Checked {
    let (generatees, applied, sizes) = (at.group(0).len(), at.values(1), at.group(2).len());
    if applied.is_empty() {
        return wrong("must apply to at least one loop");
    }
    if sizes != applied.len() {
        return wrong("there must be one tile size for each applyee");
    }
    if generatees != 0 && generatees != 2 * sizes {
        return wrong("expecting two times the number of generatees than applyees");
    }
    let mut counters = Vec::new();
    for pair in applied.windows(2) {
        let (Some(outer), Some(inner)) = (generated(at, pair[0]), generated(at, pair[1])) else {
            return wrong("applyee CLI has no generator");
        };
        if outer.name() != LOOP || inner.name() != LOOP {
            return wrong("currently only supports omp.canonical_loop as applyee");
        }
        let body = outer.block(0);
        counters.extend(body.and_then(|block| at.ir.block(block).args().first().copied()));
        if !is_perfect(outer, inner) {
            return wrong("tiled loop nest must be perfectly nested");
        }
        if at.ir.operands(inner.op).next().is_some_and(|count| counters.contains(&count)) {
            return wrong("tiled loop nest must be rectangular");
        }
    }
    Ok(())
}

/// Returns true if a loop contains nothing but another and its terminator.
fn is_perfect(outer: Subject<'_>, inner: Subject<'_>) -> bool {
    let ir = outer.ir;
    let Some(&region) = ir.op(outer.op).regions().first() else { return false };
    let mut blocks = ir.region_blocks(region);
    let (Some(block), None) = (blocks.next(), blocks.next()) else { return false };
    let ops: Vec<OpId> = ir.block_ops(block).collect();
    matches!(ops[..], [first, end] if first == inner.op && outer.with_op(end).name() == "omp.terminator")
}

pub(super) const OWN_RULES: Rules = Rules::own(&[("omp.new_cli", verify_handle), ("omp.tile", verify_tile)]);
