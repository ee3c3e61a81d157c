//! Dominance and isolation of operands that are not defined earlier in their user's block.
//!
//! The quick check is done for those operands only. If one of them is at fault, the regions are walked once
//! more in upstream's order, so that the error that is reported is the one that upstream reports.

use legalize_source::Diagnostic;
use rustc_hash::FxHashSet;

use super::Check;
use super::report::{error_at, note_at, op_error};
use crate::body::{BlockId, Ir, OpId, RegionId, ValueDef, ValueId};
use crate::context::{Context, Location, Traits};
use crate::dominance::DominanceInfo;

pub(super) fn check_dominance(
    ctx: &Context,
    ir: &Ir,
    root: OpId,
    distant: &[OpId],
    dominance: &mut DominanceInfo,
) -> Check {
    if distant.iter().all(|&op| first_not_dominating(ctx, ir, op, dominance).is_none()) {
        return Ok(());
    }
    let mut pending = vec![root];
    while let Some(op) = pending.pop() {
        for &region in ir.op(op).regions() {
            for inner in ir.region_blocks(region).flat_map(|block| ir.block_ops(block)) {
                if let Some(error) = dominance_error(ctx, ir, inner, dominance) {
                    return Err(Box::new(error));
                }
                if !ir.op(inner).regions().is_empty() && !is_isolated(ctx, ir, inner) {
                    pending.push(inner);
                }
            }
        }
    }
    Ok(())
}

fn is_isolated(ctx: &Context, ir: &Ir, op: OpId) -> bool {
    ctx.op_info(ir.op(op).name()).is_some_and(|info| info.traits.contains(Traits::ISOLATED_FROM_ABOVE))
}

/// The error about an operand that is not computed on every way to its user, if there is one.
pub(super) fn dominance_error(
    ctx: &Context,
    ir: &Ir,
    op: OpId,
    dominance: &mut DominanceInfo,
) -> Option<Diagnostic> {
    let index = first_not_dominating(ctx, ir, op, dominance)?;
    Some(not_dominating(ctx, ir, op, index))
}

/// The first operand that is not computed on every way to its user; none in blocks that are never reached.
fn first_not_dominating(ctx: &Context, ir: &Ir, op: OpId, dominance: &mut DominanceInfo) -> Option<usize> {
    let block = ir.op(op).parent()?;
    if !dominance.is_reachable(ir, block) {
        return None;
    }
    (0..ir.op(op).operand_count())
        .find(|&index| !dominance.value_dominates(ctx, ir, ir.operand(op, index), op))
}

fn not_dominating(ctx: &Context, ir: &Ir, op: OpId, index: usize) -> Diagnostic {
    let message = format!("operand #{index} does not dominate this use");
    let error = error_at(ctx, ir.op(op).loc(), "ir::dominance", message);
    let value = ir.operand(op, index);
    let Some(home) = ir.value_block(value) else { return error };
    let relation = relation(ir, ir.op(op).parent(), home);
    let note = match ir.value(value).def() {
        ValueDef::Result { op: def, .. } => {
            let relation = match relation {
                Relation::SameBlock => "op in the same block",
                Relation::SameRegion => "op in the same region",
                Relation::Parent => "op in a parent region",
                Relation::Child => "op in a child region",
                Relation::Unrelated => "op is neither in a parent nor in a child region",
            };
            note_at(ctx, ir.op(def).loc(), format!("operand defined here ({relation})"))
        }
        ValueDef::Argument { block, .. } => {
            let loc = ir.block_parent_op(block).map_or(Location::UNKNOWN, |parent| ir.op(parent).loc());
            let region = ir.block(block).parent();
            let position =
                region.and_then(|region| ir.region_blocks(region).position(|other| other == block));
            let relation = match relation {
                Relation::SameBlock | Relation::SameRegion => "in the same region",
                Relation::Parent => "in a parent region",
                Relation::Child => "in a child region",
                Relation::Unrelated => "neither in a parent nor in a child region",
            };
            let text = match position {
                Some(at) => format!("operand defined as a block argument (block #{at} {relation})"),
                None => " (block without parent)".to_owned(),
            };
            note_at(ctx, loc, text)
        }
    };
    error.with_note(note)
}

/// Position of a definition relative to its user.
enum Relation {
    SameBlock,
    SameRegion,
    Parent,
    Child,
    Unrelated,
}

fn relation(ir: &Ir, user: Option<BlockId>, home: BlockId) -> Relation {
    if user == Some(home) {
        return Relation::SameBlock;
    }
    let user = user.and_then(|block| ir.block(block).parent());
    let home = ir.block(home).parent();
    match (user, home) {
        _ if user == home => Relation::SameRegion,
        (Some(user), Some(home)) if is_inside(ir, user, home) => Relation::Parent,
        (Some(user), Some(home)) if is_inside(ir, home, user) => Relation::Child,
        _ => Relation::Unrelated,
    }
}

/// Returns true if `inner` is `outer` or nested in it.
fn is_inside(ir: &Ir, inner: RegionId, outer: RegionId) -> bool {
    let up = |&region: &RegionId| ir.parent_region(ir.region(region).parent()?);
    std::iter::successors(Some(inner), up).any(|region| region == outer)
}

/// Checks that operations in an isolated operation's regions read nothing from outside.
pub(super) fn check_isolation(ctx: &Context, ir: &Ir, root: OpId, distant: &[OpId]) -> Check {
    let mut inside = Inside::new(root);
    if distant.iter().all(|&op| ir.operands(op).all(|value| inside.contains(ir, value))) {
        return Ok(());
    }
    for &region in ir.op(root).regions() {
        let mut pending = vec![region];
        while let Some(region) = pending.pop() {
            for op in ir.region_blocks(region).flat_map(|block| ir.block_ops(block)) {
                if let Some(error) = isolation_error(ctx, ir, op, &mut inside) {
                    return Err(Box::new(error));
                }
                if !is_isolated(ctx, ir, op) {
                    pending.extend(ir.op(op).regions());
                }
            }
        }
    }
    Ok(())
}

/// The error about an operand from outside of an isolated operation's regions, if there is one.
pub(super) fn isolation_error(ctx: &Context, ir: &Ir, op: OpId, inside: &mut Inside) -> Option<Diagnostic> {
    for value in ir.operands(op) {
        if ir.value_block(value).and_then(|block| ir.block(block).parent()).is_none() {
            let message = "operation's operand is unlinked".to_owned();
            return Some(error_at(ctx, ir.op(op).loc(), "ir::isolation", message));
        }
        if !inside.contains(ir, value) {
            let note = note_at(ctx, ir.op(inside.root).loc(), "required by region isolation constraints");
            let message = "using value defined outside the region";
            return Some(op_error(ctx, ir, op, "ir::isolation", message).with_note(note));
        }
    }
    None
}

/// Query for values that are defined in an operation's regions; the ancestors of every region are visited
/// once.
pub(super) struct Inside {
    root: OpId,
    regions: FxHashSet<RegionId>,
}

impl Inside {
    pub(super) fn new(root: OpId) -> Self {
        Inside { root, regions: FxHashSet::default() }
    }

    fn contains(&mut self, ir: &Ir, value: ValueId) -> bool {
        let home = ir.value_block(value).and_then(|block| ir.block(block).parent());
        let mut at = home;
        while let Some(region) = at {
            let parent = ir.region(region).parent();
            if parent == Some(self.root) || self.regions.contains(&region) {
                let path =
                    std::iter::successors(home, |&region| ir.parent_region(ir.region(region).parent()?));
                for on_the_way in path {
                    if !self.regions.insert(on_the_way) || on_the_way == region {
                        break;
                    }
                }
                return true;
            }
            at = parent.and_then(|parent| ir.parent_region(parent));
        }
        false
    }
}
