//! Parts of operations that are lowered, and the blocks around them.

use legalize_conversion::{MatchFailure, Rewriter};
use legalize_ir::{BlockId, InsertPoint, Ir, Location, OpId, RegionId, Type, ValueId};

use crate::llvm::convert::build::{Builder, malformed};
use crate::ops::cf;

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

/// A block that was split at an operation: the block, the rest of that block after it, the region and the
/// location.
pub(super) struct SplitPoint {
    pub before: BlockId,
    pub after: BlockId,
    pub region: RegionId,
    pub loc: Location,
}

/// Splits the block before an operation, which is moved to the second part.
pub(super) fn split(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> Result<SplitPoint, MatchFailure> {
    let before = rewriter.ir().op(op).parent().ok_or_else(malformed)?;
    let region = rewriter.ir().block(before).parent().ok_or_else(malformed)?;
    let after = rewriter.split_block(op);
    let loc = rewriter.ir().op(op).loc();
    Ok(SplitPoint { before, after, region, loc })
}

/// `cf.br` at the end of a block, with the location of `at`.
pub(super) fn branch(
    rewriter: &mut dyn Rewriter<'_>,
    at: OpId,
    from: BlockId,
    to: BlockId,
    args: &[ValueId],
) {
    rewriter.set_insert_point(InsertPoint::End(from));
    Builder::new(rewriter, at).branch::<cf::BranchOp>(&[args], &[to], &[]);
}
