//! The blocks where different values of a slot meet: the iterated dominance frontier of those that write it,
//! as far as the slot is read afterwards.

use legalize_ir::{BlockId, DominanceInfo, Ir, OpId, RegionId};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::interfaces::SlotUse;

/// Returns the blocks that need an argument for the slot, in the order of the region.
pub(super) fn merge_points(
    ir: &Ir,
    blocks: &RegionBlocks,
    users: &[(OpId, SlotUse)],
    dominance: &mut DominanceInfo,
) -> Vec<BlockId> {
    if blocks.order.len() == 1 {
        return Vec::new();
    }
    let is_store = |found: &SlotUse| matches!(found, SlotUse::Store(_));
    let stores = users.iter().filter(|user| is_store(&user.1));
    let defining: FxHashSet<BlockId> = stores.filter_map(|user| ir.op(user.0).parent()).collect();
    let live_in = live_in(ir, users, &defining);
    let mut found: FxHashSet<BlockId> = FxHashSet::default();
    let mut pending: Vec<BlockId> = defining.iter().copied().collect();
    pending.retain(|&block| dominance.is_reachable(ir, block));
    while let Some(block) = pending.pop() {
        for &next in blocks.frontiers.get(&block).into_iter().flatten() {
            if live_in.contains(&next) && found.insert(next) {
                pending.push(next);
            }
        }
    }
    let mut found: Vec<BlockId> = found.into_iter().collect();
    found.sort_unstable_by_key(|block| blocks.order.get(block));
    found
}

/// The blocks at whose start the value of the slot matters.
fn live_in(ir: &Ir, users: &[(OpId, SlotUse)], defining: &FxHashSet<BlockId>) -> FxHashSet<BlockId> {
    // Per block the first use that reads or writes.
    let mut firsts: FxHashMap<BlockId, (OpId, SlotUse)> = FxHashMap::default();
    for &(op, found) in users.iter().filter(|user| user.1 != SlotUse::Nothing) {
        let Some(block) = ir.op(op).parent() else { continue };
        let first = firsts.entry(block).or_insert((op, found));
        if ir.is_before_in_block(op, first.0) {
            *first = (op, found);
        }
    }
    let reads = firsts.iter().filter(|entry| entry.1.1 == SlotUse::Load);
    let mut pending: Vec<BlockId> = reads.map(|entry| *entry.0).collect();
    let mut found: FxHashSet<BlockId> = pending.iter().copied().collect();
    while let Some(block) = pending.pop() {
        for before in ir.predecessors(block) {
            if !defining.contains(&before) && found.insert(before) {
                pending.push(before);
            }
        }
    }
    found
}

/// The blocks of a region: promotions change none, so all slots of a region share this.
pub(super) struct RegionBlocks {
    order: FxHashMap<BlockId, usize>,
    /// The dominance frontiers.
    frontiers: FxHashMap<BlockId, Vec<BlockId>>,
    /// The blocks that each one dominates immediately, in order.
    pub children: FxHashMap<BlockId, Vec<BlockId>>,
}

impl RegionBlocks {
    pub(super) fn of(ir: &Ir, region: RegionId, dominance: &mut DominanceInfo) -> RegionBlocks {
        let mut frontiers: FxHashMap<BlockId, Vec<BlockId>> = FxHashMap::default();
        let mut children: FxHashMap<BlockId, Vec<BlockId>> = FxHashMap::default();
        for block in ir.region_blocks(region) {
            let above = dominance.immediate_dominator(ir, block);
            if let Some(above) = above {
                children.entry(above).or_default().push(block);
            }
            if !dominance.is_reachable(ir, block) {
                continue;
            }
            for from in ir.predecessors(block) {
                let mut runner = Some(from).filter(|&from| dominance.is_reachable(ir, from));
                while let Some(at) = runner.filter(|&at| Some(at) != above) {
                    let frontier = frontiers.entry(at).or_default();
                    if frontier.last() == Some(&block) {
                        break;
                    }
                    frontier.push(block);
                    runner = dominance.immediate_dominator(ir, at);
                }
            }
        }
        RegionBlocks { order: ir.region_blocks(region).zip(0..).collect(), frontiers, children }
    }
}
