//! The replacement of one slot by values.

use std::rc::Rc;

use legalize_ir::{BlockId, Context, Ir, Location, OpId, ValueId, set_successor_operands};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use super::{Plan, default_value};
use crate::interfaces::{SlotUse, branch_operands};

pub(super) struct Promotion<'a> {
    ctx: &'a Context,
    ir: &'a mut Ir,
    plan: Plan,
    default: Option<ValueId>,
    /// Per load the value that the slot holds there; none if nothing was written.
    reaching: FxHashMap<OpId, Option<ValueId>>,
}

impl<'a> Promotion<'a> {
    pub(super) fn new(ctx: &'a Context, ir: &'a mut Ir, plan: Plan) -> Self {
        Promotion { ctx, ir, plan, default: None, reaching: FxHashMap::default() }
    }

    pub(super) fn run(mut self) {
        self.find_values();
        self.remove_users();
        self.complete_branches();
        let allocation = self.plan.allocation;
        if let Some(default) = self.default.filter(|&default| self.ir.is_unused(default))
            && let Some(op) = self.ir.defining_op(default)
        {
            self.ir.erase_op(op);
        }
        if self.ir.results_unused(allocation) {
            self.ir.erase_op(allocation);
        }
    }

    fn default(&mut self) -> Option<ValueId> {
        if self.default.is_none() {
            self.default = default_value(self.ctx, self.ir, self.plan.allocation, self.plan.slot);
        }
        self.default
    }

    /// Finds the value that reaches each load, down the dominator tree.
    fn find_values(&mut self) {
        let Some(entry) = self.ir.region(self.plan.region).first() else { return };
        let users: FxHashMap<OpId, SlotUse> = self.plan.users.iter().copied().collect();
        let merges: FxHashSet<BlockId> = self.plan.merge_points.iter().copied().collect();
        let blocks = Rc::clone(&self.plan.blocks);
        let mut of_block: FxHashMap<BlockId, Vec<OpId>> = FxHashMap::default();
        for &(op, _) in &self.plan.users {
            if let Some(block) = self.ir.op(op).parent() {
                of_block.entry(block).or_default().push(op);
            }
        }
        for ops in of_block.values_mut() {
            let ir = &*self.ir;
            ops.sort_by(|&a, &b| match (a == b, ir.is_before_in_block(a, b)) {
                (true, _) => std::cmp::Ordering::Equal,
                (_, true) => std::cmp::Ordering::Less,
                _ => std::cmp::Ordering::Greater,
            });
        }
        let loc = self.ir.value_loc(self.plan.slot.ptr).unwrap_or(Location::UNKNOWN);
        let mut pending = vec![(entry, None)];
        while let Some((block, mut value)) = pending.pop() {
            if merges.contains(&block) {
                value = Some(self.ir.push_arg(block, self.plan.slot.ty, loc));
            }
            for &op in of_block.get(&block).into_iter().flatten() {
                match users[&op] {
                    SlotUse::Load => {
                        self.reaching.insert(op, value);
                    }
                    SlotUse::Store(stored) => value = Some(self.current(stored)),
                    SlotUse::Nothing => {}
                }
            }
            if let Some(end) = self.ir.block(block).last() {
                let mut passed = Vec::new();
                for index in 0..self.ir.op(end).successor_count() {
                    if merges.contains(&self.ir.successor(end, index)) {
                        value = value.or_else(|| self.default());
                        if let Some(value) = value {
                            passed.push((index, value));
                        }
                    }
                }
                if !passed.is_empty() {
                    self.pass(end, &passed);
                }
            }
            let below = blocks.children.get(&block).into_iter().flatten();
            pending.extend(below.map(|&child| (child, value)));
        }
    }

    /// Returns the value that a stored one becomes: it may be a load of the slot itself.
    fn current(&mut self, stored: ValueId) -> ValueId {
        let mut value = stored;
        while let Some(op) = self.ir.defining_op(value)
            && let Some(&reaching) = self.reaching.get(&op)
        {
            match reaching.or_else(|| self.default()) {
                Some(reaching) => value = reaching,
                None => return value,
            }
        }
        value
    }

    fn remove_users(&mut self) {
        for (op, found) in std::mem::take(&mut self.plan.users) {
            if found == SlotUse::Load
                && let Some(&result) = self.ir.op(op).results().first()
            {
                let reaching = self.reaching.get(&op).copied().flatten();
                let by = match reaching {
                    Some(value) => Some(self.current(value)),
                    None => self.default(),
                };
                if let Some(by) = by {
                    self.ir.replace_all_uses(result, by);
                }
            }
            self.ir.erase_op(op);
        }
    }

    /// Passes values to the last arguments of successors, in the order of these.
    fn pass(&mut self, branch: OpId, values: &[(usize, ValueId)]) {
        let passed: Vec<(usize, SmallVec<[ValueId; 4]>)> = values
            .iter()
            .filter_map(|&(successor, value)| {
                let before = branch_operands(self.ctx, self.ir, branch, successor)?;
                let before = self.ir.operands(branch).skip(before.start).take(before.len());
                Some((successor, before.chain([value]).collect()))
            })
            .collect();
        set_successor_operands(self.ctx, self.ir, branch, &passed);
    }

    /// Branches that control does not reach pass the default value.
    fn complete_branches(&mut self) {
        let mut incomplete: Vec<(OpId, usize)> = Vec::new();
        for &block in &self.plan.merge_points {
            let count = self.ir.block(block).args().len();
            incomplete.extend(self.ir.block_uses(block).filter_map(|found| {
                let successor = found.index as usize;
                let passed = branch_operands(self.ctx, self.ir, found.op, successor)?;
                (passed.len() < count).then_some((found.op, successor))
            }));
        }
        let mut by_branch: FxHashMap<OpId, Vec<(usize, ValueId)>> = FxHashMap::default();
        let mut order = Vec::new();
        for (op, successor) in incomplete {
            let Some(default) = self.default() else { return };
            let of_branch = by_branch.entry(op).or_default();
            if of_branch.is_empty() {
                order.push(op);
            }
            of_branch.push((successor, default));
        }
        for op in order {
            let mut values = by_branch.remove(&op).unwrap_or_default();
            values.sort_unstable_by_key(|value| value.0);
            self.pass(op, &values);
        }
    }
}
