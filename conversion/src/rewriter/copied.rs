//! Events of cloned operations and blocks.

use legalize_ir::{BlockId, OpId};

use super::Rewriter;
use crate::listener::Event;

/// Notifies listeners of cloned operations, the last of the list first: each, then all blocks in it, then the
/// operations in these.
pub(super) fn notify_copied<'c, R: Rewriter<'c> + ?Sized>(rewriter: &mut R, mut pending: Vec<OpId>) {
    while let Some(op) = pending.pop() {
        rewriter.notify(&Event::OpInserted { op, previous: None });
        pending.extend(notify_blocks(rewriter, op));
    }
}

/// Notifies listeners of all blocks in a cloned operation; returns the operations of these, the last one
/// first.
pub(super) fn notify_blocks<'c, R: Rewriter<'c> + ?Sized>(rewriter: &mut R, op: OpId) -> Vec<OpId> {
    let ir = rewriter.ir();
    let blocks: Vec<BlockId> =
        ir.op(op).regions().iter().flat_map(|&region| ir.region_blocks(region)).collect();
    for &block in &blocks {
        rewriter.notify(&Event::BlockInserted { block, previous: None });
    }
    let ir = rewriter.ir();
    blocks.iter().rev().flat_map(|&block| ir.block_ops_rev(block)).collect()
}
