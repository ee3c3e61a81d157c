//! Operations with regions: the types of the values that are passed along the edges of control flow between
//! an operation and its regions (`RegionBranchOpInterface`).
//!
//! Operations whose verifiers report mismatches in a different wording have rules in their own dialects.

use legalize_ir::{Context, OpId, Type, located};
use legalize_source::Diagnostic;

use crate::rules::{Checked, Subject, wrong};

/// Compares the types themselves.
pub const SAME: fn(&Context, Type) -> Type = |_, ty| ty;

/// An operation with one region whose terminator passes values to the results.
pub struct Edges {
    /// The group of operands that the region's arguments take, if any.
    pub given: Option<usize>,
    /// The terminators of that kind.
    pub ends: &'static [&'static str],
    /// Number of results that are the operation's own and not the region's.
    pub own: usize,
    /// True if the region may be entered again after its terminator.
    pub again: bool,
    /// The type that is compared.
    pub held: fn(&Context, Type) -> Type,
}

impl Edges {
    /// Describes a region without arguments that is entered once.
    pub const fn ending_in(ends: &'static [&'static str]) -> Self {
        Edges { given: None, ends, own: 0, again: false, held: |_, ty| ty }
    }
}

/// Verifies that the forwarded types match those of the values that receive them.
///
/// # Errors
/// Fails if the constraint does not hold.
pub fn verify_edge(
    at: Subject<'_>,
    point: OpId,
    edge: (&str, &str),
    given: &[Type],
    taken: &[Type],
    held: fn(&Context, Type) -> Type,
) -> Checked {
    let note = || located(at.ctx, at.ir.op(point).loc(), Diagnostic::note("region branch point"));
    verify_types(at, edge, given, taken, held).map_err(|error| error.with_note(note()))
}

/// Verifies the same without a note about the point in the control flow.
///
/// # Errors
/// Fails if the constraint does not hold.
pub fn verify_types(
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

/// Verifies the types along the edges of an operation with one region.
///
/// # Errors
/// Fails if the constraint does not hold.
pub fn verify_edges(at: Subject<'_>, edges: &Edges) -> Checked {
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

/// Verifies that the operands of the terminators of this name have the operation's result types.
///
/// # Errors
/// Fails if the constraint does not hold.
pub fn verify_scope(at: Subject<'_>, end: &str) -> Checked {
    let results = at.result_types();
    let regions = at.ir.op(at.op).regions().iter();
    for block in regions.flat_map(|&region| at.ir.region_blocks(region)) {
        let Some(last) = at.last(block).filter(|last| last.name() == end) else { continue };
        verify_types(at, (&format!("Operation {end}"), "parent"), &last.operand_types(), &results, SAME)?;
    }
    Ok(())
}
