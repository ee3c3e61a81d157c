//! Effects of operations besides computing their results.

use legalize_ir::{Context, Ir, OpId, Traits, effect_traits};
use smallvec::SmallVec;

/// Returns true if an operation has no memory effects, nor any operation in its regions if its effects are
/// recursive.
pub fn is_memory_effect_free(ctx: &Context, ir: &Ir, root: OpId) -> bool {
    effects_are(ctx, ir, root, Traits::NO_MEMORY_EFFECT)
}

/// Returns true if an operation's effects are known and none of them writes, including those of operations in
/// its regions if its effects are recursive.
pub fn does_not_write(ctx: &Context, ir: &Ir, root: OpId) -> bool {
    effects_are(ctx, ir, root, Traits::NO_MEMORY_EFFECT | Traits::DOES_NOT_WRITE)
}

/// Returns true if an operation reads memory and has no other effect.
pub fn only_reads(ctx: &Context, ir: &Ir, op: OpId) -> bool {
    ir.info(ctx, op).is_some_and(|info| {
        effect_traits(ctx, ir, op, info).contains(Traits::ONLY_READS)
            && !info.traits.contains(Traits::RECURSIVE_MEMORY_EFFECTS)
    })
}

/// Returns true if one of the traits holds for the effects that an operation declares, and for nested
/// operations if its effects are recursive.
fn effects_are(ctx: &Context, ir: &Ir, root: OpId, any: Traits) -> bool {
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
