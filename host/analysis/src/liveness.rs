//! Liveness of values: in which blocks, and between which operations, a value may still be used.
//!
//! A value is live into a block if the block, or one that control may reach from it, uses it and does not
//! define it; uses in nested regions count as uses of the operation around them. Mirrors upstream's
//! `Liveness`.

use legalize_ir::{BlockId, Ir, OpId, ValueDef, ValueId};
use rustc_hash::{FxHashMap, FxHashSet};

/// Values that are live at the borders of the blocks below an operation.
#[derive(Clone, Debug, Default)]
pub struct Liveness {
    blocks: FxHashMap<BlockId, Borders>,
}

/// Values that are live at the start and at the end of a block.
#[derive(Clone, Debug, Default)]
struct Borders {
    live_in: FxHashSet<ValueId>,
    live_out: FxHashSet<ValueId>,
}

impl Liveness {
    /// Computes the liveness of all values that are defined in the regions of an operation, and of those from
    /// outside of it that are used there.
    pub fn of(ir: &Ir, root: OpId) -> Liveness {
        let blocks: Vec<BlockId> = ir.nested_blocks(root).collect();
        let mut found = Liveness { blocks: FxHashMap::default() };
        found.blocks.extend(blocks.iter().map(|&block| (block, Borders::default())));
        for &block in &blocks {
            let results = ir.block_ops(block).flat_map(|op| ir.op(op).results().iter());
            for &value in ir.block(block).args().iter().chain(results) {
                found.follow(ir, value);
            }
        }
        let mut outer = FxHashSet::default();
        for op in ir.preorder(root).skip(1) {
            for value in ir.operands(op) {
                let is_outer = ir.value_block(value).is_none_or(|block| !found.blocks.contains_key(&block));
                if is_outer && outer.insert(value) {
                    found.follow(ir, value);
                }
            }
        }
        found
    }

    /// Records one value, backwards from its uses to its definition.
    fn follow(&mut self, ir: &Ir, value: ValueId) {
        let home = ir.value_block(value);
        let region = home.and_then(|home| ir.block(home).parent());
        let mut pending: Vec<BlockId> = Vec::new();
        // Each block between a use and the definition needs the value at its start.
        for user in ir.users(value) {
            let mut block = ir.op(user).parent();
            while let Some(at) = block.filter(|&at| Some(at) != home) {
                let Some(borders) = self.blocks.get_mut(&at) else { break };
                if !borders.live_in.insert(value) {
                    break;
                }
                pending.push(at);
                if ir.block(at).parent() == region {
                    break;
                }
                block = ir.block_parent_op(at).and_then(|op| ir.op(op).parent());
            }
        }
        // The value leaves its block if another one uses it, even one that control does not reach.
        if let Some(home) = home {
            let inner = |user| ir.ancestor_in_block(home, user).is_some();
            if !ir.users(value).all(inner) {
                self.blocks.entry(home).or_default().live_out.insert(value);
            }
        }
        while let Some(block) = pending.pop() {
            for before in ir.predecessors(block) {
                let Some(borders) = self.blocks.get_mut(&before) else { continue };
                borders.live_out.insert(value);
                if Some(before) != home && borders.live_in.insert(value) {
                    pending.push(before);
                }
            }
        }
    }

    /// Returns true if a value is live at the start of a block and defined elsewhere.
    pub fn is_live_in(&self, block: BlockId, value: ValueId) -> bool {
        self.blocks.get(&block).is_some_and(|borders| borders.live_in.contains(&value))
    }

    /// Returns true if a value is live at the end of a block.
    pub fn is_live_out(&self, block: BlockId, value: ValueId) -> bool {
        self.blocks.get(&block).is_some_and(|borders| borders.live_out.contains(&value))
    }

    /// Returns the values that are live at the start of a block and defined elsewhere, in no order.
    pub fn live_in(&self, block: BlockId) -> impl Iterator<Item = ValueId> + '_ {
        self.blocks.get(&block).into_iter().flat_map(|borders| borders.live_in.iter().copied())
    }

    /// Returns the values that are live at the end of a block, in no order.
    pub fn live_out(&self, block: BlockId) -> impl Iterator<Item = ValueId> + '_ {
        self.blocks.get(&block).into_iter().flat_map(|borders| borders.live_out.iter().copied())
    }

    /// Returns true if no operation after `op` uses a value: `op` is the last one in its block that does, and
    /// the value is not live at the end of the block.
    pub fn is_dead_after(&self, ir: &Ir, value: ValueId, op: OpId) -> bool {
        let Some(block) = ir.op(op).parent() else { return true };
        if self.is_live_out(block, value) {
            return false;
        }
        let last = self.last_use(ir, block, value, op);
        last == op || ir.is_before_in_block(last, op)
    }

    /// Returns the first operation of a block at which a value is live, and the last one; `None` if it is not
    /// live in the block.
    pub fn range_in_block(&self, ir: &Ir, block: BlockId, value: ValueId) -> Option<(OpId, OpId)> {
        let first = match ir.value(value).def() {
            ValueDef::Result { op, .. } if !self.is_live_in(block, value) => {
                ir.ancestor_in_block(block, op)?
            }
            _ => ir.block(block).first()?,
        };
        let last = if self.is_live_out(block, value) {
            ir.block(block).last()?
        } else {
            self.last_use(ir, block, value, first)
        };
        Some((first, last))
    }

    /// The last operation of a block that uses a value, itself or in its regions; not before `from`.
    fn last_use(&self, ir: &Ir, block: BlockId, value: ValueId, from: OpId) -> OpId {
        let users = ir.users(value).filter_map(|user| ir.ancestor_in_block(block, user));
        users.fold(from, |last, user| if ir.is_before_in_block(last, user) { user } else { last })
    }

    /// Returns all operations at which a value is live: the one that defines it, or the first of its block if
    /// it is an argument, up to its last uses, in every block; in no order.
    pub fn resolve(&self, ir: &Ir, value: ValueId) -> Vec<OpId> {
        let mut blocks: Vec<BlockId> = Vec::new();
        let mut seen = FxHashSet::default();
        let users = ir.users(value).filter_map(|user| ir.op(user).parent());
        for block in ir.value_block(value).into_iter().chain(users) {
            if seen.insert(block) {
                blocks.push(block);
            }
        }
        let mut ops = Vec::new();
        while let Some(block) = blocks.pop() {
            if let Some((first, last)) = self.range_in_block(ir, block, value) {
                let mut at = Some(first);
                while let Some(op) = at {
                    ops.push(op);
                    at = ir.op(op).next().filter(|_| op != last);
                }
            }
            let end = ir.block(block).last();
            for next in end.into_iter().flat_map(|end| ir.successors(end)) {
                if self.is_live_in(next, value) && seen.insert(next) {
                    blocks.push(next);
                }
            }
        }
        ops
    }
}
