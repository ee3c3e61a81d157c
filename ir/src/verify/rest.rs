//! The errors after those that the verifier's walk ends at.
//!
//! Every operation is checked on its own, regardless of errors in others; then unregistered operations,
//! symbols, checks that need valid regions, isolation and dominance. An operation that failed on its own only
//! gets the last two checks; one that failed in its regions does not get the checks after them. Each check of
//! an operation reports one error at most.

use std::ops::ControlFlow;

use legalize_source::{Diagnostic, Diagnostics, Exceeded, Limits, Span};
use rustc_hash::{FxHashMap, FxHashSet};

use super::deep::{self, Inside};
use super::plan::{Flags, Plans};
use super::{Check, levels, look_at_values, parallel, structure};
use crate::body::{Ir, OpId, WalkOrder};
use crate::context::{Context, Workers};
use crate::dominance::DominanceInfo;
use crate::symbols::SymbolTables;

/// Maximum number of errors of one body that are collected where not all are reported.
const MAX_ERRORS: usize = 1 << 16;

/// Adds the errors of a body that are not in `found`, which holds at least one.
#[cold]
pub(super) fn add(ctx: &Context, ir: &Ir, root: OpId, found: &mut Diagnostics) {
    let mut rest = Rest::new(found, ctx.sources().limits());
    check_each(ctx, ir, root, &mut |_, error| rest.push(*error));
    found.sort_rest_by_span();
}

/// Checks every operation of a body on its own. Errors go to `found` with the operation at fault.
pub(super) fn check_each(ctx: &Context, ir: &Ir, root: OpId, found: &mut dyn FnMut(OpId, Box<Diagnostic>)) {
    let mut plans = Plans::new(ctx);
    let ops = ir.nested_ops(root, WalkOrder::PreOrder);
    let failed = check_alone(ctx, ir, &ops, &mut plans, found);
    let mut take = |op: OpId, check: Check| check.unwrap_or_else(|error| found(op, error));
    let holds_failed = ancestors(ir, &failed, root);
    let surroundings = surroundings(ctx, ir, &ops, &mut plans);
    let mut tables = SymbolTables::new();
    let mut isolated: FxHashMap<OpId, Inside> = FxHashMap::default();
    let mut dominance = DominanceInfo::new();
    for &op in &ops {
        let around =
            ir.parent_op(op).and_then(|parent| surroundings.get(&parent)).copied().unwrap_or_default();
        if !failed.contains(&op) {
            let flags = plans.of(ctx, ir.op(op).name()).flags;
            if !flags.contains(Flags::REGISTERED) {
                take(op, structure::check_unregistered(ctx, ir, op));
            }
            if flags.contains(Flags::SYMBOL_TABLE) {
                let symbols = structure::check_symbols(ctx, ir, op, |error| {
                    take(op, Err(error));
                    Ok(())
                });
                take(op, symbols);
            }
            if flags.contains(Flags::SYMBOL_USER) && around.has_symbol_table {
                take(op, structure::check_symbol_uses(ctx, ir, op, &mut tables));
            }
            if !holds_failed.contains(&op) {
                take(op, structure::check_after_regions(ctx, ir, op));
            }
        }
        let Some(block) = ir.op(op).parent().filter(|_| op != root) else { continue };
        ir.refresh_order(block);
        if look_at_values(ir, ir.op(op), block).0 {
            continue;
        }
        let outside = around.isolated.and_then(|isolation| {
            let inside = isolated.entry(isolation).or_insert_with(|| Inside::new(isolation));
            deep::isolation_error(ctx, ir, op, inside)
        });
        if let Some(error) = outside.or_else(|| deep::dominance_error(ctx, ir, op, &mut dominance)) {
            take(op, Err(Box::new(error)));
        }
    }
}

/// Checks operations and their blocks by themselves, and returns those that failed.
fn check_alone(
    ctx: &Context,
    ir: &Ir,
    ops: &[OpId],
    plans: &mut Plans,
    found: &mut dyn FnMut(OpId, Box<Diagnostic>),
) -> FxHashSet<OpId> {
    let depth = levels::exceeded(ctx);
    let mut failed = FxHashSet::default();
    let mut found = |at, error| {
        failed.insert(at);
        found(at, error);
    };
    if !parallel::is_long(ctx, ops) {
        ops.iter().for_each(|&op| check_own(ctx, ir, op, plans, depth, &mut found));
        return failed;
    }
    each_own(ctx, ir, ops, depth, |_, at, error| found(at, error));
    failed
}

/// Checks operations and their blocks by themselves, by several threads. Errors go to `found` in the order of
/// the operations, with the operation that was checked and the one at fault.
pub(super) fn each_own(
    ctx: &Context,
    ir: &Ir,
    ops: &[OpId],
    depth: Option<Exceeded>,
    mut found: impl FnMut(OpId, OpId, Box<Diagnostic>),
) {
    let (workers, part) = (Workers::default(), parallel::parts(ctx, ops.len()));
    let check = |index| {
        let mut plans = workers.take(|| Plans::new(ctx));
        let mut errors = Vec::new();
        for &op in &ops[part(index)] {
            check_own(ctx, ir, op, &mut plans, depth, &mut |at, error| errors.push((op, at, error)));
        }
        workers.give_back(plans);
        errors
    };
    ctx.stream_tasks(parallel::part_count(ctx, ops.len()), check, |errors| {
        errors.into_iter().for_each(|(op, at, error)| found(op, at, error));
        ControlFlow::Continue(())
    });
}

/// Checks an operation and its blocks without what is in them. Errors go to `found` with the operation at
/// fault.
pub(super) fn check_own(
    ctx: &Context,
    ir: &Ir,
    op: OpId,
    plans: &mut Plans,
    depth: Option<Exceeded>,
    found: &mut dyn FnMut(OpId, Box<Diagnostic>),
) {
    let data = ir.op(op);
    let plan = plans.of(ctx, data.name());
    let branch = if data.successor_count() != 0 { structure::branch_before_end(ctx, ir, op) } else { None };
    let checked = branch
        .map_or(Ok(()), Err)
        .and_then(|()| structure::check_op_alone(ctx, ir, op, plan))
        .and_then(|()| depth.map_or(Ok(()), |exceeded| levels::check(ctx, ir, op, exceeded)))
        .and_then(|()| structure::check_regions(ctx, ir, op, plan));
    if let Err(error) = checked {
        found(op, error);
    }
    for block in data.regions().iter().flat_map(|&region| ir.region_blocks(region)) {
        if let Err(error) = structure::enter_block(ctx, ir, block, plans) {
            found(op, error);
        }
        if let Err(error) = structure::leave_block(ctx, ir, block, plans) {
            found(ir.block(block).last().unwrap_or(op), error);
        }
    }
}

/// The operations in `root`, and itself, that have one of these in a region.
fn ancestors(ir: &Ir, ops: &FxHashSet<OpId>, root: OpId) -> FxHashSet<OpId> {
    let mut ancestors = FxHashSet::default();
    for &op in ops.iter().filter(|&&op| op != root) {
        let mut parent = ir.parent_op(op);
        while let Some(around) = parent.filter(|&around| ancestors.insert(around)) {
            parent = ir.parent_op(around).filter(|_| around != root);
        }
    }
    ancestors
}

/// The operations around those in a region that matter to them.
#[derive(Clone, Copy, Default)]
struct Surroundings {
    /// The innermost one that is isolated from above.
    isolated: Option<OpId>,
    has_symbol_table: bool,
}

/// The surroundings in the regions of each operation that has any; outer operations come first in `ops`.
fn surroundings(ctx: &Context, ir: &Ir, ops: &[OpId], plans: &mut Plans) -> FxHashMap<OpId, Surroundings> {
    let mut all: FxHashMap<OpId, Surroundings> = FxHashMap::default();
    for &op in ops.iter().filter(|&&op| !ir.op(op).regions().is_empty()) {
        let mut own = ir.parent_op(op).and_then(|parent| all.get(&parent)).copied().unwrap_or_default();
        let flags = plans.of(ctx, ir.op(op).name()).flags;
        if flags.contains(Flags::ISOLATED) {
            own.isolated = Some(op);
        }
        own.has_symbol_table |= flags.contains(Flags::SYMBOL_TABLE);
        all.insert(op, own);
    }
    all
}

/// Message and place of an error.
type Key = (String, Option<Span>, Option<String>);

fn key(error: &Diagnostic) -> Key {
    (error.message.clone(), error.span(), error.location().map(str::to_owned))
}

/// Errors that are added to others, without duplicates.
struct Rest<'a> {
    found: &'a mut Diagnostics,
    /// Errors that were there before, by number.
    known: FxHashMap<Key, usize>,
    most: usize,
}

impl<'a> Rest<'a> {
    fn new(found: &'a mut Diagnostics, limits: &Limits) -> Self {
        let mut known: FxHashMap<_, usize> = FxHashMap::default();
        for error in found.iter() {
            *known.entry(key(error)).or_default() += 1;
        }
        let most = match limits.errors.base {
            0 => usize::MAX,
            reported => MAX_ERRORS.max(usize::try_from(reported).unwrap_or(usize::MAX)),
        };
        Rest { found, known, most }
    }

    fn push(&mut self, error: Diagnostic) {
        if let Some(count) = self.known.get_mut(&key(&error)).filter(|n| **n > 0) {
            *count -= 1;
        } else if self.found.len() < self.most {
            self.found.push(error);
        }
    }
}
