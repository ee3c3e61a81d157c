//! Operations that are known not to be what their definitions say, in a body that was read without being
//! verified.

use rustc_hash::FxHashSet;

use super::plan::{Flags, Plans};
use super::rest::{check_own, each_own};
use super::{levels, parallel, structure};
use crate::body::{Ir, OpId, WalkOrder};
use crate::context::Context;

/// Marks the operations in `root` that the verifier refuses for themselves, and those that are not isolated
/// from above and have such an operation in a region. Folders, patterns in Rust, custom assembly formats and
/// the other hooks skip them ([`Ir::is_known_invalid`]), as they access declared parts without checking that
/// these exist.
///
/// The parser calls this if it does not verify. Earlier marks are dropped, so call it again after a module
/// was fixed.
pub fn mark_invalid(ctx: &Context, ir: &mut Ir, root: OpId) {
    ir.known_invalid.clear();
    let mut plans = Plans::new(ctx);
    let depth = levels::exceeded(ctx);
    let mut invalid = FxHashSet::default();
    let mut failed = FxHashSet::default();
    let ops = ir.nested_ops(root, WalkOrder::PostOrder);
    let is_divided = parallel::is_long(ctx, &ops);
    if is_divided {
        each_own(ctx, ir, &ops, depth, |op, at, _| {
            failed.insert(op);
            invalid.insert(at);
        });
    }
    for op in ops {
        let mut sound = !failed.contains(&op);
        if !is_divided {
            check_own(ctx, ir, op, &mut plans, depth, &mut |at, _| {
                sound = false;
                invalid.insert(at);
            });
        }
        let data = ir.op(op);
        let isolated = plans.of(ctx, data.name()).flags.contains(Flags::ISOLATED);
        let blocks = data.regions().iter().flat_map(|&region| ir.region_blocks(region));
        let nested = blocks.flat_map(|block| ir.block_ops(block)).any(|inner| invalid.contains(&inner));
        // Checks of the regions rely on their contents.
        let sound =
            sound && if nested { isolated } else { structure::check_after_regions(ctx, ir, op).is_ok() };
        if !sound {
            invalid.insert(op);
        }
    }
    ir.known_invalid = invalid;
}
