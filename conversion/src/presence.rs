//! Checks that entities named by a pattern still exist, and are not erased with an operation.
//!
//! An erased operation keeps its data until the edits are committed, and a block leaves its region before it
//! is erased; so being stored is not enough. Checked before edits that come from data, which may be
//! arbitrary.

use legalize_ir::{BlockId, InsertPoint, Ir, OpId, RegionId, ValueDef, ValueId, WalkOrder};

/// Returns true if a value's definition is in the program.
pub(crate) fn value_is_there(ir: &Ir, value: ValueId) -> bool {
    ir.try_value(value).is_some_and(|data| match data.def() {
        ValueDef::Result { op, .. } => ir.is_live(op),
        ValueDef::Argument { block, .. } => block_is_there(ir, block),
    })
}

/// Returns true if a block is in a region of an existing operation.
pub(crate) fn block_is_there(ir: &Ir, block: BlockId) -> bool {
    ir.is_live_block(block) && ir.block(block).parent().is_some_and(|region| region_is_there(ir, region))
}

/// Returns true if a region belongs to an existing operation.
pub(crate) fn region_is_there(ir: &Ir, region: RegionId) -> bool {
    ir.try_region(region).is_some_and(|data| data.parent().is_none_or(|op| ir.is_live(op)))
}

/// Returns true if operations can be created at a place.
pub(crate) fn place_is_there(ir: &Ir, at: InsertPoint) -> bool {
    match at {
        InsertPoint::Before(op) | InsertPoint::After(op) => {
            ir.is_live(op) && ir.op(op).parent().is_some_and(|block| block_is_there(ir, block))
        }
        InsertPoint::Start(block) | InsertPoint::End(block) => block_is_there(ir, block),
    }
}

/// Returns true if a place is in a region, or nested in it.
pub(crate) fn place_is_inside(ir: &Ir, region: RegionId, at: InsertPoint) -> bool {
    let mut next = Some(ir.insert_block_of(at));
    while let Some(block) = next {
        let around = ir.block(block).parent();
        if around == Some(region) {
            return true;
        }
        next = around.and_then(|around| ir.region(around).parent()).and_then(|op| ir.op(op).parent());
    }
    false
}

/// Returns true if a value is defined in the regions of an operation.
pub(crate) fn value_is_inside(ir: &Ir, op: OpId, value: ValueId) -> bool {
    if ir.op(op).regions().is_empty() {
        return false;
    }
    match ir.value(value).def() {
        ValueDef::Result { op: defining_op, .. } => defining_op != op && ir.is_ancestor(op, defining_op),
        ValueDef::Argument { block, .. } => {
            ir.block_parent_op(block).is_some_and(|around| ir.is_ancestor(op, around))
        }
    }
}

/// Returns true if something outside of an operation uses a value, or branches to a block, of its regions:
/// then the operation cannot be erased.
pub(crate) fn is_read_outside(ir: &Ir, op: OpId) -> bool {
    if ir.op(op).regions().is_empty() {
        return false;
    }
    let outside = |user: OpId| !ir.is_ancestor(op, user);
    ir.nested_ops(op, WalkOrder::PreOrder).into_iter().any(|nested| {
        let data = ir.op(nested);
        let blocks = data.regions().iter().flat_map(|&region| ir.region_blocks(region));
        (nested != op && data.results().iter().any(|&value| ir.users(value).any(outside)))
            || blocks.into_iter().any(|block| {
                ir.block(block).args().iter().any(|&value| ir.users(value).any(outside))
                    || ir.block_uses(block).any(|block_use| outside(block_use.op))
            })
    })
}
