//! What operations do besides computing their results.

use legalize_ir::{Context, Ir, OpId, Traits, effect_traits};
use smallvec::SmallVec;

/// Whether an operation, with all in it where that counts, has no effects.
pub(super) fn has_no_effects(ctx: &Context, ir: &Ir, root: OpId) -> bool {
    holds_of_all(ctx, ir, root, Traits::NO_MEMORY_EFFECT)
}

/// Whether an operation, with all in it where that counts, has effects that are known, and none that writes.
pub(super) fn does_not_write(ctx: &Context, ir: &Ir, root: OpId) -> bool {
    holds_of_all(ctx, ir, root, Traits::NO_MEMORY_EFFECT | Traits::DOES_NOT_WRITE)
}

/// Whether an operation reads memory and does nothing else to it.
pub(super) fn only_reads(ctx: &Context, ir: &Ir, op: OpId) -> bool {
    ir.info(ctx, op).is_some_and(|info| {
        effect_traits(ctx, ir, op, info).contains(Traits::ONLY_READS)
            && !info.traits.contains(Traits::RECURSIVE_MEMORY_EFFECTS)
    })
}

/// True if one of these holds of the effects that an operation declares, and of those in it where they are its own.
fn holds_of_all(ctx: &Context, ir: &Ir, root: OpId, any: Traits) -> bool {
    // Level by level: an operation of which it does not hold is mostly found without going deep.
    let mut pending: SmallVec<[OpId; 4]> = SmallVec::from_slice(&[root]);
    let mut asked = 0;
    while let Some(&op) = pending.get(asked) {
        asked += 1;
        let Some(info) = ir.info(ctx, op) else { return false };
        let is_recursive = info.traits.contains(Traits::RECURSIVE_MEMORY_EFFECTS);
        let effects = effect_traits(ctx, ir, op, info);
        let declares = effects.intersects(Traits::OWN_MEMORY_EFFECTS | Traits::NO_MEMORY_EFFECT);
        if !(if declares { effects.intersects(any) } else { is_recursive }) {
            return false;
        }
        if is_recursive {
            let blocks = ir.op(op).regions().iter().flat_map(|&region| ir.region_blocks(region));
            pending.extend(blocks.flat_map(|block| ir.block_ops(block)));
        }
    }
    true
}
