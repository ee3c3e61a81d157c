//! Control-flow sink: operations move into a region that is the only place that uses them.
//!
//! Mirrors upstream's `controlFlowSink`.

use legalize_ir::{BlockId, Context, DominanceInfo, InsertPoint, Ir, OpId, RegionId, constant_operand};

use crate::effects::is_memory_effect_free;
use crate::interfaces::region_branch;

/// Returns the regions of an operation that are run once at most whenever it is executed.
pub fn regions_run_at_most_once(ctx: &Context, ir: &Ir, op: OpId) -> Vec<RegionId> {
    let Some(flow) = region_branch(ctx, ir, op) else { return Vec::new() };
    let constants: Vec<_> = ir.operands(op).map(|value| constant_operand(ctx, ir, value)).collect();
    let most = flow.max_invocations(ctx, ir, op, &constants);
    let regions = ir.op(op).regions().iter().zip(most);
    regions.filter(|entry| entry.1.is_some_and(|most| most <= 1)).map(|entry| *entry.0).collect()
}

/// Moves operations without memory effects to the start of the one region whose operations use them; returns
/// how many moved.
pub fn sink_into_regions(
    ctx: &Context,
    ir: &mut Ir,
    regions: &[RegionId],
    dominance: &mut DominanceInfo,
) -> usize {
    let mut moved = 0;
    for &region in regions {
        let Some(entry) = ir.region(region).first() else { continue };
        let mut pending: Vec<OpId> = ir.region_blocks(region).flat_map(|block| ir.block_ops(block)).collect();
        while let Some(user) = pending.pop() {
            for index in 0..ir.op(user).operand_count() {
                let Some(op) = ir.defining_op(ir.operand(user, index)) else { continue };
                if ir.parent_region(op) == Some(region)
                    || !is_used_only_in(ctx, ir, op, entry, dominance)
                    || !is_memory_effect_free(ctx, ir, op)
                {
                    continue;
                }
                ir.detach_op(op);
                ir.insert_op(op, InsertPoint::Start(entry));
                moved += 1;
                pending.push(op);
            }
        }
    }
    moved
}

/// Returns true if the entry of a region dominates all users of an operation.
fn is_used_only_in(ctx: &Context, ir: &Ir, op: OpId, entry: BlockId, dominance: &mut DominanceInfo) -> bool {
    let mut users = ir.op(op).results().iter().flat_map(|&result| ir.users(result));
    users.all(|user| ir.op(user).parent().is_some_and(|block| dominance.dominates(ctx, ir, entry, block)))
}
