//! Loop-invariant code motion: operations that compute the same in every turn move out of the loop.
//!
//! Mirrors upstream's `moveLoopInvariantCode`.

use std::collections::VecDeque;

use legalize_ir::{Context, InsertPoint, Ir, OpId, RegionId, Traits, ValueId};
use rustc_hash::FxHashSet;

use crate::effects::is_memory_effect_free;
use crate::interfaces::is_speculatable;

/// Moves operations before a loop that have no memory effects, may be executed although the loop makes no
/// turn, and use nothing that is computed inside; returns how many moved.
///
/// All regions of the operation are bodies of the loop. Loops nested in it are visited as a whole: call the
/// function on inner loops first.
pub fn move_loop_invariant_code(ctx: &Context, ir: &mut Ir, looping: OpId) -> usize {
    let mut moved = 0;
    for region in ir.op(looping).regions().to_vec() {
        let blocks = ir.region_blocks(region);
        let mut pending: VecDeque<OpId> = blocks.flat_map(|block| ir.block_ops(block)).collect();
        // What was refused is looked at again only after an operand moved.
        while let Some(op) = pending.pop_front() {
            if ir.parent_region(op) != Some(region)
                || !is_memory_effect_free(ctx, ir, op)
                || !is_speculatable(ctx, ir, op)
                || !is_invariant(ctx, ir, op, looping)
            {
                continue;
            }
            ir.detach_op(op);
            ir.insert_op(op, InsertPoint::Before(looping));
            moved += 1;
            let users = ir.op(op).results().iter().flat_map(|&result| ir.users(result));
            pending.extend(users.filter(|&user| ir.parent_region(user) == Some(region)));
        }
    }
    moved
}

/// Returns true if an operation, with what is in its regions, is not a terminator and uses only values from
/// outside of the loop and its own.
fn is_invariant(ctx: &Context, ir: &Ir, op: OpId, looping: OpId) -> bool {
    if ir.info(ctx, op).is_some_and(|info| info.traits.contains(Traits::TERMINATOR)) {
        return false;
    }
    let bodies: FxHashSet<RegionId> = ir.op(looping).regions().iter().copied().collect();
    let mut outer = Outside { ir, bodies, own: ir.nested_regions(op).collect(), known: FxHashSet::default() };
    ir.preorder(op).all(|inner| ir.operands(inner).all(|value| outer.contains(value)))
}

/// The values that an operation in a loop may use to be invariant.
struct Outside<'a> {
    ir: &'a Ir,
    bodies: FxHashSet<RegionId>,
    /// Regions of the operation itself.
    own: FxHashSet<RegionId>,
    /// Regions that are not in the loop.
    known: FxHashSet<RegionId>,
}

impl Outside<'_> {
    fn contains(&mut self, value: ValueId) -> bool {
        let home = self.ir.value_block(value).and_then(|block| self.ir.block(block).parent());
        let mut region = home;
        while let Some(at) = region {
            if self.own.contains(&at) || self.known.contains(&at) {
                return true;
            }
            if self.bodies.contains(&at) {
                return false;
            }
            region = self.ir.region(at).parent().and_then(|op| self.ir.parent_region(op));
        }
        self.known.extend(home);
        true
    }
}
