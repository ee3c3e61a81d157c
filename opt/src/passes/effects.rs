//! What operations do besides computing their results.

use legalize_ir::{Context, Ir, OpId, Traits};
use smallvec::SmallVec;

/// Whether an operation, with all in it where that counts, has no effects.
pub(super) fn has_no_effects(ctx: &Context, ir: &Ir, root: OpId) -> bool {
    let mut pending: SmallVec<[OpId; 4]> = SmallVec::from_slice(&[root]);
    while let Some(op) = pending.pop() {
        let Some(info) = ir.info(ctx, op) else { return false };
        if info.traits.contains(Traits::RECURSIVE_MEMORY_EFFECTS) {
            let blocks = ir.op(op).regions().iter().flat_map(|&region| ir.region_blocks(region));
            pending.extend(blocks.flat_map(|block| ir.block_ops(block)));
        } else if !info.traits.contains(Traits::NO_MEMORY_EFFECT) {
            return false;
        }
    }
    true
}
