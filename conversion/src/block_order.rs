//! Orders of a region's blocks, as used by drivers.

use legalize_ir::{BlockId, Ir, RegionId};
use rustc_hash::FxHashSet;
use smallvec::SmallVec;

/// The blocks of a region in post-order from the entry, then those of each unreachable part.
pub(crate) fn block_post_order(ir: &Ir, region: RegionId) -> Vec<BlockId> {
    let mut seen = FxHashSet::default();
    let mut order = Vec::new();
    for start in ir.region_blocks(region) {
        post_order_from(ir, start, &mut seen, &mut order);
    }
    order
}

/// Appends the unvisited blocks that are reachable from `start`, in post-order.
pub(crate) fn post_order_from(
    ir: &Ir,
    start: BlockId,
    seen: &mut FxHashSet<BlockId>,
    order: &mut Vec<BlockId>,
) {
    if !seen.insert(start) {
        return;
    }
    // A branch out of its region is an error that is found later; it must not be followed here.
    let region = ir.block(start).parent();
    let successors = |block: BlockId| -> SmallVec<[BlockId; 2]> {
        let all = ir.block(block).last().map(|op| ir.successors(op)).into_iter().flatten();
        all.filter(|&next| ir.block(next).parent() == region).collect()
    };
    let mut stack = vec![(start, successors(start), 0usize)];
    while let Some((block, next, at)) = stack.last_mut() {
        if let Some(&succ) = next.get(*at) {
            *at += 1;
            if seen.insert(succ) {
                let following = successors(succ);
                stack.push((succ, following, 0));
            }
        } else {
            order.push(*block);
            stack.pop();
        }
    }
}

/// The blocks that are reachable from a region's entry, in the order of a depth-first walk.
pub(crate) fn blocks_in_dominance_order(ir: &Ir, region: RegionId) -> Vec<BlockId> {
    let Some(entry) = ir.region(region).first() else { return Vec::new() };
    if ir.block(entry).next().is_none() {
        return vec![entry];
    }
    let mut seen = FxHashSet::default();
    let mut order = Vec::new();
    let successors = |block: BlockId| -> Vec<BlockId> {
        ir.block(block).last().map(|op| ir.successors(op).collect()).unwrap_or_default()
    };
    seen.insert(entry);
    order.push(entry);
    let mut stack = vec![successors(entry).into_iter()];
    while let Some(next) = stack.last_mut() {
        match next.next() {
            Some(block) if seen.insert(block) => {
                order.push(block);
                stack.push(successors(block).into_iter());
            }
            Some(_) => {}
            None => {
                stack.pop();
            }
        }
    }
    order
}
