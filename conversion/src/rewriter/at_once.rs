//! Immediate replacement and erasure, for rewriters that do not delay edits.

use legalize_ir::{BlockId, InsertPoint, Ir, OpId, RegionId, Use, ValueId};
use smallvec::SmallVec;

use super::Rewriter;
use crate::block_order::block_post_order;
use crate::listener::Event;

/// Replaces an operation at once.
#[track_caller]
pub(crate) fn replace_now<'c, R: Rewriter<'c> + ?Sized>(rewriter: &mut R, op: OpId, values: &[ValueId]) {
    let results = SmallVec::<[ValueId; 4]>::from_slice(rewriter.ir().op(op).results());
    assert!(
        results.len() == values.len(),
        "'{}' op: an operation with {} results is replaced by {} values",
        rewriter.ctx().op_str(rewriter.ir().op(op).name()),
        results.len(),
        values.len()
    );
    rewriter.notify(&Event::OpReplaced { op, values });
    for (&result, &value) in results.iter().zip(values) {
        replace_uses_now(rewriter, result, value, &mut |_, _| true);
    }
    erase_now(rewriter, op);
}

/// Replaces uses at once, the newest first; listeners are notified of each user as modified.
#[track_caller]
pub(crate) fn replace_uses_now<'c, R: Rewriter<'c> + ?Sized>(
    rewriter: &mut R,
    from: ValueId,
    to: ValueId,
    which: &mut dyn FnMut(&Ir, Use) -> bool,
) {
    if from == to {
        return;
    }
    let uses: SmallVec<[Use; 8]> = rewriter.ir().uses(from).collect();
    for value_use in uses {
        if which(rewriter.ir(), value_use) {
            rewriter.ir_mut().set_operand(value_use.op, value_use.index as usize, to);
            rewriter.notify(&Event::OpModified { op: value_use.op });
        }
    }
}

/// Checks that no operation outside of one that is erased uses its results.
#[cold]
#[track_caller]
fn check_unused<'c, R: Rewriter<'c> + ?Sized>(rewriter: &R, root: OpId) {
    let (ctx, ir) = (rewriter.ctx(), rewriter.ir());
    for (index, &result) in ir.op(root).results().iter().enumerate() {
        let Some(user) = ir.users(result).find(|&user| !ir.is_ancestor(root, user)) else {
            continue;
        };
        let [name, user] = [root, user].map(|op| ctx.op_str(ir.op(op).name()));
        panic!("'{name}' op is erased, but its result {index} is used by '{user}' op");
    }
}

/// Erases an operation at once. Nested operations go first, users before definitions, each with its event.
#[track_caller]
pub(crate) fn erase_now<'c, R: Rewriter<'c> + ?Sized>(rewriter: &mut R, root: OpId) {
    if !rewriter.ir().results_unused(root) {
        check_unused(rewriter, root);
    }
    move_insert_point_off(rewriter, root);
    if rewriter.is_listening() {
        if !rewriter.ir().op(root).regions().is_empty() {
            for step in erase_order(rewriter.ir(), root) {
                match step {
                    // Operations used in a cycle are erased with the root.
                    Nested::Op(op) => {
                        rewriter.notify(&Event::OpErased { op });
                        if rewriter.ir().results_unused(op) {
                            rewriter.ir_mut().erase_op(op);
                        }
                    }
                    Nested::Block(block) => rewriter.notify(&Event::BlockErased { block }),
                }
            }
        }
        rewriter.notify(&Event::OpErased { op: root });
    }
    rewriter.ir_mut().erase_op(root);
}

/// Erases a block at once.
#[track_caller]
pub(crate) fn erase_block_now<'c, R: Rewriter<'c> + ?Sized>(rewriter: &mut R, block: BlockId) {
    if matches!(rewriter.insert_point(), Some(at) if rewriter.ir().insert_block_of(at) == block) {
        rewriter.cursor().set(None);
    }
    let ops: Vec<OpId> = rewriter.ir().block_ops_rev(block).collect();
    for op in ops {
        if rewriter.ir().results_unused(op) {
            erase_now(rewriter, op);
        }
    }
    rewriter.notify(&Event::BlockErased { block });
    rewriter.ir_mut().erase_block(block);
}

/// Moves the insertion point off an operation that is erased.
fn move_insert_point_off<'c, R: Rewriter<'c> + ?Sized>(rewriter: &mut R, op: OpId) {
    let Some(at) = rewriter.insert_point() else { return };
    if !matches!(at, InsertPoint::Before(other) | InsertPoint::After(other) if other == op) {
        return;
    }
    let data = rewriter.ir().op(op);
    let at = match (data.next(), data.parent()) {
        (Some(next), _) => Some(InsertPoint::Before(next)),
        (None, Some(block)) => Some(InsertPoint::End(block)),
        (None, None) => None,
    };
    rewriter.cursor().set(at);
}

enum Nested {
    Op(OpId),
    Block(BlockId),
}

/// Entities nested in an operation, in the order in which it is erased: last region first, successors before
/// predecessors, last operation first; the blocks of a region when they are all empty.
fn erase_order(ir: &Ir, root: OpId) -> Vec<Nested> {
    enum Pending {
        Op(OpId),
        Region(RegionId),
        OpsOf(BlockId),
    }
    // Built in reverse, so that a plain stack does.
    let mut reversed = Vec::new();
    let mut pending = vec![Pending::Op(root)];
    while let Some(next) = pending.pop() {
        match next {
            Pending::Op(op) => {
                if op != root {
                    reversed.push(Nested::Op(op));
                }
                pending.extend(ir.op(op).regions().iter().rev().map(|&region| Pending::Region(region)));
            }
            Pending::Region(region) => {
                let blocks = block_post_order(ir, region);
                reversed.extend(blocks.iter().rev().map(|&block| Nested::Block(block)));
                pending.extend(blocks.into_iter().map(Pending::OpsOf));
            }
            Pending::OpsOf(block) => pending.extend(ir.block_ops_rev(block).map(Pending::Op)),
        }
    }
    reversed.reverse();
    reversed
}
