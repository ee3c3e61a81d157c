//! Sparse conditional constant propagation: values that are always one constant are replaced by it.
//!
//! Mirrors upstream's `SCCP`.

use legalize_ir::{BlockId, Context, Ir, OpId, RegionId, ValueId};
use legalize_source::Exceeded;
use rustc_hash::FxHashMap;

use crate::constants::ConstantPool;
use crate::dataflow::{Constant, DataFlowSolver};

/// Replaces the values below an operation that are constants wherever control can get, and erases operations
/// that only computed such values, if `is_removable` allows it.
///
/// # Errors
/// If the constants take more memory than they may, or the analysis more visits; nothing is changed then.
pub fn propagate_constants(
    ctx: &Context,
    ir: &mut Ir,
    root: OpId,
    is_removable: impl Fn(&Context, &Ir, OpId) -> bool,
) -> Result<(), Exceeded> {
    let solver = DataFlowSolver::constants(ctx, ir, root);
    if let Some(exceeded) = solver.exceeded() {
        return Err(exceeded);
    }
    let mut found: FxHashMap<ValueId, Constant> = FxHashMap::default();
    for block in ir.nested_blocks(root) {
        let results = ir.block_ops(block).flat_map(|op| ir.op(op).results().iter());
        for &value in ir.block(block).args().iter().chain(results) {
            if let Some(known @ Constant::Known(..)) = solver.constant(value) {
                found.insert(value, known);
            }
        }
    }
    drop(solver);
    let mut pool = ConstantPool::new();
    let mut replace = |ir: &mut Ir, block: BlockId, value: ValueId| {
        let Some(&Constant::Known(attr, dialect)) = found.get(&value) else { return false };
        let ty = ir.value_type(value);
        let Some(constant) = pool.get_or_create(ctx, ir, block, dialect, attr, ty) else { return false };
        ir.replace_all_uses(value, constant);
        true
    };
    let mut pending: Vec<BlockId> = Vec::new();
    push_blocks(ir, ir.op(root).regions(), &mut pending);
    while let Some(block) = pending.pop() {
        let ops: Vec<OpId> = ir.block_ops(block).collect();
        for op in ops {
            let results = ir.op(op).results().to_vec();
            let mut replaced_all = !results.is_empty();
            for result in results {
                replaced_all &= replace(ir, block, result);
            }
            if replaced_all && is_removable(ctx, ir, op) {
                ir.erase_op(op);
                continue;
            }
            push_blocks(ir, ir.op(op).regions(), &mut pending);
        }
        for arg in ir.block(block).args().to_vec() {
            replace(ir, block, arg);
        }
    }
    Ok(())
}

fn push_blocks(ir: &Ir, regions: &[RegionId], pending: &mut Vec<BlockId>) {
    for &region in regions {
        let blocks: Vec<BlockId> = ir.region_blocks(region).collect();
        pending.extend(blocks.into_iter().rev());
    }
}
