//! What operations hand to their regions, and what their regions hand back: values of the types that are taken there.
//!
//! Loops and branches whose rules say it in words of their own have them in their files.

use legalize_ir::VerifyPhase;
use legalize_ir::verify::place;
use legalize_ir::{Context, OpId, Type};
use legalize_source::Diagnostic;

use crate::common::chain;
use crate::common::rules::{Checked, Subject, wrong};

/// An operation with one region whose end hands values to the results.
struct Edges {
    name: &'static str,
    /// The group of operands that the region's arguments stand for, if any does.
    given: Option<usize>,
    /// The operations that end the region so.
    ends: &'static [&'static str],
    /// How many results are of the operation itself and not of its region.
    own: usize,
    /// Whether the region's end is also its start, once more.
    again: bool,
    /// What a value is to the one who takes it.
    held: fn(&Context, Type) -> Type,
}

const SAME: fn(&Context, Type) -> Type = |_, ty| ty;

const PLAIN: Edges = Edges { name: "", given: None, ends: &[], own: 0, again: false, held: SAME };

const EDGES: &[Edges] = &[
    Edges { name: "acc.loop", ends: &["acc.yield"], again: true, ..PLAIN },
    Edges { name: "acc.parallel", ends: &["acc.yield"], ..PLAIN },
    Edges { name: "acc.serial", ends: &["acc.yield"], ..PLAIN },
    Edges {
        name: "async.execute",
        given: Some(1),
        ends: &["async.yield"],
        own: 1,
        held: |ctx, ty| crate::r#async::asm::value_type(ctx, ty).unwrap_or(ty),
        ..PLAIN
    },
];

/// The types that are handed on are those that are taken.
pub(crate) fn verify_edge(
    at: Subject<'_>,
    point: OpId,
    edge: (&str, &str),
    given: &[Type],
    taken: &[Type],
    held: fn(&Context, Type) -> Type,
) -> Checked {
    let note = || place(at.ctx, at.ir.op(point).loc(), Diagnostic::note("region branch point"));
    verify_types(at, edge, given, taken, held).map_err(|error| error.with_note(note()))
}

fn verify_types(
    at: Subject<'_>,
    (from, to): (&str, &str),
    given: &[Type],
    taken: &[Type],
    held: fn(&Context, Type) -> Type,
) -> Checked {
    let edge = format!("along control flow edge from {from} to {to}:");
    if given.len() != taken.len() {
        return wrong(format!(
            "{edge} region branch point has {} operands, but region successor needs {} inputs",
            given.len(),
            taken.len()
        ));
    }
    let fits = |(given, taken): (&Type, &Type)| held(at.ctx, *given) == held(at.ctx, *taken);
    match given.iter().zip(taken).position(|pair| !fits(pair)) {
        Some(index) => wrong(format!(
            "{edge} successor operand type #{index} '{}' should match successor input type #{index} '{}'",
            at.show(given[index]),
            at.show(taken[index])
        )),
        None => Ok(()),
    }
}

fn verify(at: Subject<'_>) -> Checked {
    let Some(edges) = EDGES.iter().find(|edges| edges.name == at.name()) else { return Ok(()) };
    let Some(block) = at.block(0) else { return Ok(()) };
    if let Some(group) = edges.given {
        verify_edge(at, at.op, ("parent", "Region #0"), &at.types(group), &at.args(block), edges.held)?;
    }
    let results = at.result_types();
    let results = results.get(edges.own..).unwrap_or_default();
    for block in at.ir.op(at.op).regions().iter().take(1).flat_map(|&region| at.ir.region_blocks(region)) {
        let Some(end) = at.last(block).filter(|end| edges.ends.contains(&end.name())) else { continue };
        let from = format!("Operation {}", end.name());
        if edges.again {
            verify_edge(at, end.op, (&from, "Region #0"), &end.operand_types(), &[], edges.held)?;
        }
        verify_edge(at, end.op, (&from, "parent"), &end.operand_types(), results, edges.held)?;
    }
    Ok(())
}

/// Attaches the rules to the operations that are registered.
pub(crate) fn attach(ctx: &mut Context) {
    for edges in EDGES {
        chain::add(ctx, edges.name, "region edges", VerifyPhase::RegionTraits, verify);
    }
}
