//! The blocks where different values of a slot meet: the iterated dominance frontier of those that write it,
//! as far as the slot is read afterwards.

use legalize_ir::{BlockId, DominanceInfo, Ir, OpId, RegionId};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::interfaces::SlotUse;

/// Returns the blocks that need an argument for the slot, in the order of the region.
pub(super) fn merge_points(
    ir: &Ir,
    region: RegionId,
    users: &[(OpId, SlotUse)],
    dominance: &mut DominanceInfo,
) -> Vec<BlockId> {
    if ir.region(region).first() == ir.region(region).last() {
        return Vec::new();
    }
    let is_store = |found: &SlotUse| matches!(found, SlotUse::Store(_));
    let stores = users.iter().filter(|user| is_store(&user.1));
    let defining: FxHashSet<BlockId> = stores.filter_map(|user| ir.op(user.0).parent()).collect();
    let live_in = live_in(ir, users, &defining);
    let frontiers = Frontiers::of(ir, region, dominance);
    let mut found: FxHashSet<BlockId> = FxHashSet::default();
    let blocks: Vec<BlockId> = ir.region_blocks(region).collect();
    let reachable = |block: &&BlockId, dominance: &mut DominanceInfo| dominance.is_reachable(ir, **block);
    let mut pending: Vec<BlockId> = blocks
        .iter()
        .filter(|block| defining.contains(block) && reachable(block, dominance))
        .copied()
        .collect();
    while let Some(block) = pending.pop() {
        for &next in frontiers.of_block(block) {
            if live_in.contains(&next) && found.insert(next) {
                pending.push(next);
            }
        }
    }
    blocks.into_iter().filter(|block| found.contains(block)).collect()
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

/// The dominance frontier of each block of a region.
struct Frontiers {
    by_block: FxHashMap<BlockId, Vec<BlockId>>,
}

impl Frontiers {
    fn of(ir: &Ir, region: RegionId, dominance: &mut DominanceInfo) -> Frontiers {
        let mut by_block: FxHashMap<BlockId, Vec<BlockId>> = FxHashMap::default();
        for block in ir.region_blocks(region) {
            if !dominance.is_reachable(ir, block) {
                continue;
            }
            let above = dominance.immediate_dominator(ir, block);
            let before: Vec<BlockId> = ir.predecessors(block).collect();
            for from in before {
                let mut runner = Some(from).filter(|&from| dominance.is_reachable(ir, from));
                while let Some(at) = runner.filter(|&at| Some(at) != above) {
                    let frontier = by_block.entry(at).or_default();
                    if frontier.last() == Some(&block) {
                        break;
                    }
                    frontier.push(block);
                    runner = dominance.immediate_dominator(ir, at);
                }
            }
        }
        Frontiers { by_block }
    }

    fn of_block(&self, block: BlockId) -> &[BlockId] {
        self.by_block.get(&block).map_or(&[], |frontier| frontier)
    }
}
