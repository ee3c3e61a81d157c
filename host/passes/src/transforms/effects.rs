//! Effects of operations besides computing their results.

use legalize_ir::{Context, Ir, OpId, Traits, effect_traits};
use smallvec::SmallVec;

/// True if an operation has no effects, including nested operations if its effects are recursive.
pub(super) fn has_no_effects(ctx: &Context, ir: &Ir, root: OpId) -> bool {
    holds_of_all(ctx, ir, root, Traits::NO_MEMORY_EFFECT)
}

/// True if an operation's effects are known and none of them writes, including nested operations if its
/// effects are recursive.
pub(super) fn does_not_write(ctx: &Context, ir: &Ir, root: OpId) -> bool {
    holds_of_all(ctx, ir, root, Traits::NO_MEMORY_EFFECT | Traits::DOES_NOT_WRITE)
}

/// True if an operation reads memory and has no other effect.
pub(super) fn only_reads(ctx: &Context, ir: &Ir, op: OpId) -> bool {
    ir.info(ctx, op).is_some_and(|info| {
        effect_traits(ctx, ir, op, info).contains(Traits::ONLY_READS)
            && !info.traits.contains(Traits::RECURSIVE_MEMORY_EFFECTS)
    })
}

/// True if one of the traits holds for the effects that an operation declares, and for nested operations if
/// its effects are recursive.
fn holds_of_all(ctx: &Context, ir: &Ir, root: OpId, any: Traits) -> bool {
    // Level by level: a counterexample is mostly found without descending far.
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
