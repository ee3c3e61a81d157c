//! Parts of operations that are lowered.

use legalize_ir::{BlockId, Ir, OpId, RegionId, Type, ValueId};

pub(super) fn operands(ir: &Ir, op: OpId) -> Vec<ValueId> {
    ir.operands(op).collect()
}

pub(super) fn result_types(ir: &Ir, op: OpId) -> Vec<Type> {
    ir.op(op).results().iter().map(|&value| ir.value_type(value)).collect()
}

pub(super) fn regions(ir: &Ir, op: OpId) -> Vec<RegionId> {
    ir.op(op).regions().to_vec()
}

/// First and last block of a region.
pub(super) fn ends(ir: &Ir, region: RegionId) -> Option<(BlockId, BlockId)> {
    let data = ir.region(region);
    Some((data.first()?, data.last()?))
}

pub(super) fn terminator(ir: &Ir, block: BlockId) -> Option<OpId> {
    ir.block(block).last()
}
