//! Promotion of memory slots: what is written to a slot and read from it becomes a value.
//!
//! A slot is promoted if all of its users are loads and stores in its own region, and branches can pass its
//! value to the blocks where several stores meet. Mirrors upstream's `Mem2Reg`.

mod frontier;
mod promote;

use std::rc::Rc;

use legalize_ir::{BlockId, Context, DominanceInfo, InsertPoint, Ir, OpId, RegionId, ValueId, WalkOrder};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::interfaces::{MemorySlot, SlotUse, is_branch, slot_allocation, slot_use};
use frontier::{RegionBlocks, merge_points};
use promote::Promotion;

/// Promotes the memory slots that are allocated in the regions of an operation; returns true if there were
/// any.
pub fn promote_memory_slots(ctx: &Context, ir: &mut Ir, root: OpId) -> bool {
    let mut promoted = false;
    for region in ir.op(root).regions().to_vec() {
        let mut inner: Vec<OpId> = Vec::new();
        for op in ir.region_blocks(region).flat_map(|block| ir.block_ops(block)) {
            inner.extend(ir.nested_ops(op, WalkOrder::PostOrder));
        }
        inner.retain(|&op| slot_allocation(ctx, ir, op).is_some());
        promoted |= promote_all(ctx, ir, inner);
    }
    promoted
}

/// Promotes as many slots of these allocations as possible: one slot less may make another one possible.
fn promote_all(ctx: &Context, ir: &mut Ir, mut allocations: Vec<OpId>) -> bool {
    let mut dominance = DominanceInfo::new();
    let mut regions = FxHashMap::default();
    let mut promoted = false;
    loop {
        let mut left = Vec::new();
        let mut changed = false;
        for op in allocations {
            let Some(allocation) = slot_allocation(ctx, ir, op) else { continue };
            let slots = allocation.slots(ctx, ir, op);
            let plan =
                slots.into_iter().find_map(|slot| plan(ctx, ir, op, slot, &mut dominance, &mut regions));
            match plan {
                Some(plan) => {
                    changed = true;
                    Promotion::new(ctx, ir, plan).run();
                }
                None => left.push(op),
            }
        }
        if !changed {
            return promoted;
        }
        promoted = true;
        allocations = left;
    }
}

/// Changes that promote a slot.
struct Plan {
    allocation: OpId,
    slot: MemorySlot,
    region: RegionId,
    /// The users, each once.
    users: Vec<(OpId, SlotUse)>,
    blocks: Rc<RegionBlocks>,
    /// Blocks where different values of the slot meet, in order.
    merge_points: Vec<BlockId>,
}

/// Plans the promotion of a slot; `None` if it has to stay, or is not used.
fn plan(
    ctx: &Context,
    ir: &Ir,
    allocation: OpId,
    slot: MemorySlot,
    dominance: &mut DominanceInfo,
    regions: &mut FxHashMap<RegionId, Rc<RegionBlocks>>,
) -> Option<Plan> {
    let region = ir.parent_region(allocation)?;
    let mut seen = FxHashSet::default();
    let mut users = Vec::new();
    for user in ir.users(slot.ptr) {
        if ir.parent_region(user) != Some(region) {
            return None;
        }
        if seen.insert(user) {
            users.push((user, slot_use(ctx, ir, user, slot)?));
        }
    }
    if users.is_empty() {
        return None;
    }
    let blocks = regions.entry(region).or_insert_with(|| Rc::new(RegionBlocks::of(ir, region, dominance)));
    let blocks = Rc::clone(blocks);
    let merge_points = merge_points(ir, &blocks, &users, dominance);
    let passes = |&block: &BlockId| {
        let mut before = ir.predecessors(block);
        before.all(|block| ir.block(block).last().is_some_and(|end| is_branch(ctx, ir, end)))
    };
    if !merge_points.iter().all(passes) {
        return None;
    }
    Some(Plan { allocation, slot, region, users, blocks, merge_points })
}

/// Creates the value of a slot to which nothing was written, at the start of the block of the allocation.
fn default_value(ctx: &Context, ir: &mut Ir, allocation: OpId, slot: MemorySlot) -> Option<ValueId> {
    let state = slot_allocation(ctx, ir, allocation)?.default_value(ctx, ir, allocation, slot)?;
    let block = ir.op(allocation).parent()?;
    let op = ir.create_op(&state);
    ir.insert_op(op, InsertPoint::Start(block));
    ir.op(op).results().first().copied()
}
