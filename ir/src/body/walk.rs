//! Walking nested operations without recursion.

use super::{BlockId, Ir, OpId};

/// When an operation is visited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WalkOrder {
    /// Before the operations in its regions.
    PreOrder,
    /// After the operations in its regions.
    PostOrder,
}

/// What a visitor wants next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WalkResult {
    /// Go on.
    Advance,
    /// Do not enter this operation's regions (in pre-order).
    Skip,
    /// Stop the walk.
    Interrupt,
}

impl Ir {
    /// Visits `root` and all operations nested in it; blocks and operations in textual order. Says whether
    /// the walk was interrupted.
    pub fn walk(&self, root: OpId, order: WalkOrder, mut visit: impl FnMut(&Ir, OpId) -> WalkResult) -> bool {
        // Each entry is an operation that was entered, and the operation to visit next inside of it.
        let mut stack: Vec<(OpId, Option<OpId>)> = Vec::new();
        let mut current = Some(root);
        loop {
            if let Some(op) = current {
                let mut enter = true;
                if order == WalkOrder::PreOrder {
                    match visit(self, op) {
                        WalkResult::Advance => {}
                        WalkResult::Skip => enter = false,
                        WalkResult::Interrupt => return true,
                    }
                }
                let first = if enter { self.first_nested(op) } else { None };
                stack.push((op, first));
            }
            let Some((op, next)) = stack.last_mut() else { return false };
            match next.take() {
                Some(child) => {
                    *next = self.next_nested(child);
                    current = Some(child);
                }
                None => {
                    let op = *op;
                    stack.pop();
                    current = None;
                    if order == WalkOrder::PostOrder && visit(self, op) == WalkResult::Interrupt {
                        return true;
                    }
                }
            }
        }
    }

    /// `root` and all operations nested in it, in walk order.
    pub fn nested_ops(&self, root: OpId, order: WalkOrder) -> Vec<OpId> {
        let mut ops = Vec::new();
        self.walk(root, order, |_, op| {
            ops.push(op);
            WalkResult::Advance
        });
        ops
    }

    /// The first operation directly in a region of `op`.
    fn first_nested(&self, op: OpId) -> Option<OpId> {
        let mut blocks = self.op(op).regions().iter().flat_map(|&region| self.region_blocks(region));
        blocks.find_map(|block| self.block(block).first)
    }

    /// The operation that follows `op` in its block, the following blocks, or the following regions of its
    /// parent.
    fn next_nested(&self, op: OpId) -> Option<OpId> {
        let data = self.op(op);
        if data.next.is_some() {
            return data.next;
        }
        let block: BlockId = data.parent?;
        let following = std::iter::successors(self.block(block).next, |&block| self.block(block).next);
        if let Some(op) = following.into_iter().find_map(|block| self.block(block).first) {
            return Some(op);
        }
        let region = self.block(block).parent?;
        let parent = self.region(region).parent?;
        let regions = self.op(parent).regions().iter();
        let following = regions.skip_while(|&&other| other != region).skip(1);
        following.flat_map(|&region| self.region_blocks(region)).find_map(|block| self.block(block).first)
    }
}
