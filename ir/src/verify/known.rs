//! Operations that are known not to be what their definitions say, in a body that was read without being verified.

use rustc_hash::FxHashSet;

use super::plan::{Flags, Plans};
use super::{levels, structure};
use crate::body::{Ir, OpId, WalkOrder};
use crate::context::Context;

/// Marks the operations in `root` that the verifier refuses for themselves, and those that are not isolated from
/// above and have such an operation in a region. Folders, patterns in Rust, custom forms and the other hooks leave them alone
/// ([`Ir::is_known_invalid`]): they read what a definition declares without asking whether it is there.
///
/// The reader does this where it does not verify. Marks that were there before are dropped, so call it again on a module that
/// was mended.
pub fn mark_invalid(ctx: &Context, ir: &mut Ir, root: OpId) {
    ir.known_invalid.clear();
    let mut plans = Plans::new(ctx);
    let depth = levels::exceeded(ctx);
    let mut invalid = FxHashSet::default();
    for op in ir.nested_ops(root, WalkOrder::PostOrder) {
        let data = ir.op(op);
        let plan = plans.of(ctx, data.name());
        let isolated = plan.flags.contains(Flags::ISOLATED);
        let mut sound = structure::check_op_alone(ctx, ir, op, plan).is_ok()
            && structure::check_regions(ctx, ir, op, plan).is_ok()
            && depth.is_none_or(|exceeded| levels::check(ctx, ir, op, exceeded).is_ok())
            && (data.successor_count() == 0 || data.next().is_none());
        let mut nested = false;
        for block in data.regions().iter().flat_map(|&region| ir.region_blocks(region)) {
            sound &= structure::enter_block(ctx, ir, block, &mut plans).is_ok();
            if structure::leave_block(ctx, ir, block, &mut plans).is_err() {
                sound = false;
                invalid.extend(ir.block(block).last());
            }
            nested |= ir.block_ops(block).any(|inner| invalid.contains(&inner));
        }
        // What looks at the regions relies on what is in them.
        let sound =
            sound && if nested { isolated } else { structure::check_after_regions(ctx, ir, op).is_ok() };
        if !sound {
            invalid.insert(op);
        }
    }
    ir.known_invalid = invalid;
}
