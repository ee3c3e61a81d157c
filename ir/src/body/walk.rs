//! Walking nested operations without recursion.

use smallvec::SmallVec;

use super::{BlockId, Ir, OpId, RegionId};

/// Order in which an operation is visited relative to its regions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WalkOrder {
    /// Before the operations in its regions.
    PreOrder,
    /// After the operations in its regions.
    PostOrder,
}

/// Result of a visitor: the continuation of the walk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WalkResult {
    /// Continues the walk.
    Advance,
    /// Skips this operation's regions (in pre-order).
    Skip,
    /// Stops the walk.
    Interrupt,
}

/// A walk over everything nested in a region, one operation at a time, between which its holder may edit.
///
/// The successor of an operation in its block is recorded before the operation is returned, so that the
/// operation may be moved to a place already visited, or erased; then its nested operations are not visited.
#[derive(Clone, Debug)]
pub struct NestedWalk {
    order: WalkOrder,
    stack: SmallVec<[Inside; 4]>,
}

/// Position of a walk inside of an operation.
#[derive(Clone, Copy, Debug)]
struct Inside {
    /// The operation, unless it is the whole walk's region that is left.
    owner: Option<OpId>,
    /// Number of regions that were entered.
    regions: usize,
    block: Option<BlockId>,
    op: Option<OpId>,
}

impl NestedWalk {
    /// A walk that begins with a region's first operation.
    ///
    /// # Panics
    /// If the region is erased or belongs to another body.
    #[track_caller]
    pub fn new(ir: &Ir, region: RegionId, order: WalkOrder) -> Self {
        let whole = Inside { owner: None, regions: 0, block: ir.region(region).first(), op: None };
        NestedWalk { order, stack: SmallVec::from_elem(whole, 1) }
    }

    /// The next operation.
    #[inline]
    pub fn next(&mut self, ir: &Ir) -> Option<OpId> {
        loop {
            let inside = self.stack.last_mut()?;
            if let Some(op) = inside.op {
                let data = ir.op(op);
                inside.op = data.next;
                if data.regions().is_empty() {
                    return Some(op);
                }
                self.stack.push(Inside { owner: Some(op), regions: 0, block: None, op: None });
                if self.order == WalkOrder::PreOrder {
                    return Some(op);
                }
            } else if let Some(block) = inside.block {
                let data = ir.block(block);
                (inside.block, inside.op) = (data.next, data.first);
            } else {
                let owner = inside.owner;
                // In pre-order the owner may be gone by now.
                let data = owner.and_then(|op| ir.try_op(op));
                let next = data.and_then(|data| data.regions().get(inside.regions));
                if let Some(&region) = next {
                    inside.regions += 1;
                    inside.block = ir.region(region).first;
                } else {
                    self.stack.pop();
                    if self.order == WalkOrder::PostOrder && owner.is_some() {
                        return owner;
                    }
                }
            }
        }
    }
}

impl Ir {
    /// Visits `root` and all operations nested in it; blocks and operations in textual order. Returns true if
    /// the walk was interrupted.
    ///
    /// # Panics
    /// If the root is erased or belongs to another body.
    #[track_caller]
    pub fn walk(&self, root: OpId, order: WalkOrder, mut visit: impl FnMut(&Ir, OpId) -> WalkResult) -> bool {
        self.op(root);
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

    /// Visits `root` and all operations nested in it like [`walk`](Ir::walk), with a visitor that edits.
    ///
    /// The operation that follows the visited one is noted before the visit, so the visitor may
    /// - in post-order: change, move, replace or erase the visited operation;
    /// - in pre-order: change it, and edit what is nested in it as it likes; if it erases or moves it, it
    ///   says [`WalkResult::Skip`];
    /// - insert operations anywhere. Those that are inserted right after the visited one or before it are not
    ///   visited.
    ///
    /// # Panics
    /// If the root is erased or belongs to another body, or if the visitor erases an operation around the
    /// visited one, or the one that follows it.
    #[track_caller]
    pub fn walk_mut(
        &mut self,
        root: OpId,
        order: WalkOrder,
        mut visit: impl FnMut(&mut Ir, OpId) -> WalkResult,
    ) -> bool {
        self.op(root);
        let mut stack: Vec<(OpId, Option<OpId>)> = Vec::new();
        // The successor of the current operation in its parent, and the operation.
        let mut current = Some((None, root));
        loop {
            if let Some((follows, op)) = current.take() {
                if let Some((_, next)) = stack.last_mut() {
                    *next = follows;
                }
                let entered = match order {
                    WalkOrder::PreOrder => visit(self, op),
                    WalkOrder::PostOrder => WalkResult::Advance,
                };
                match entered {
                    WalkResult::Advance => stack.push((op, self.first_nested(op))),
                    WalkResult::Skip => {}
                    WalkResult::Interrupt => return true,
                }
            }
            let Some((op, next)) = stack.last_mut() else { return false };
            match next.take() {
                Some(child) => current = Some((self.next_nested(child), child)),
                None => {
                    let op = *op;
                    stack.pop();
                    if order == WalkOrder::PostOrder && visit(self, op) == WalkResult::Interrupt {
                        return true;
                    }
                }
            }
        }
    }

    /// `root` and all operations nested in it, each before those in its regions, one at a time.
    ///
    /// # Panics
    /// If the operation is erased or belongs to another body.
    #[track_caller]
    pub fn preorder(&self, root: OpId) -> impl Iterator<Item = OpId> + Clone + '_ {
        self.op(root);
        std::iter::successors(Some(root), move |&op| {
            // Down, else to what follows the operation or the nearest one around it.
            self.first_nested(op).or_else(|| {
                let mut around = std::iter::successors(Some(op), |&op| self.parent_op(op));
                around.by_ref().take_while(|&op| op != root).find_map(|op| self.next_nested(op))
            })
        })
    }

    /// `root` and all operations nested in it, each after those in its regions, one at a time.
    ///
    /// # Panics
    /// If the operation is erased or belongs to another body.
    #[track_caller]
    pub fn postorder(&self, root: OpId) -> impl Iterator<Item = OpId> + Clone + '_ {
        self.op(root);
        let innermost =
            |op| std::iter::successors(Some(op), |&op| self.first_nested(op)).last().unwrap_or(op);
        std::iter::successors(Some(innermost(root)), move |&op| match op {
            op if op == root => None,
            op => self.next_nested(op).map(innermost).or_else(|| self.parent_op(op)),
        })
    }

    /// The regions of `root` and of all operations nested in it, outer ones first.
    ///
    /// # Panics
    /// If the operation is erased or belongs to another body.
    #[track_caller]
    pub fn nested_regions(&self, root: OpId) -> impl Iterator<Item = RegionId> + Clone + '_ {
        self.preorder(root).flat_map(|op| self.op(op).regions().iter().copied())
    }

    /// The blocks in `root` and in all operations nested in it, outer ones first.
    ///
    /// # Panics
    /// If the operation is erased or belongs to another body.
    #[track_caller]
    pub fn nested_blocks(&self, root: OpId) -> impl Iterator<Item = BlockId> + Clone + '_ {
        self.nested_regions(root).flat_map(|region| self.region_blocks(region))
    }

    /// `root` and all operations nested in it, in walk order.
    ///
    /// # Panics
    /// If the operation is erased or belongs to another body.
    #[track_caller]
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
