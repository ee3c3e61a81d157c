//! The replacement of one slot by values.

use legalize_ir::{Arity, Attribute, BlockId, Context, DominanceInfo, Ir, Location, Name, OpId, ValueId};
use rustc_hash::{FxHashMap, FxHashSet};

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

    pub(super) fn run(mut self, dominance: &mut DominanceInfo) {
        self.find_values(dominance);
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
    fn find_values(&mut self, dominance: &mut DominanceInfo) {
        let Some(entry) = self.ir.region(self.plan.region).first() else { return };
        let users: FxHashMap<OpId, SlotUse> = self.plan.users.iter().copied().collect();
        let merges: FxHashSet<BlockId> = self.plan.merge_points.iter().copied().collect();
        let mut children: FxHashMap<BlockId, Vec<BlockId>> = FxHashMap::default();
        for block in self.ir.region_blocks(self.plan.region) {
            if let Some(above) = dominance.immediate_dominator(self.ir, block) {
                children.entry(above).or_default().push(block);
            }
        }
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
                for index in 0..self.ir.op(end).successor_count() {
                    if merges.contains(&self.ir.successor(end, index)) {
                        value = value.or_else(|| self.default());
                        if let Some(value) = value {
                            self.pass(end, index, value);
                        }
                    }
                }
            }
            let below = children.get(&block).into_iter().flatten();
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

    /// Passes a value to the last argument of a successor.
    fn pass(&mut self, branch: OpId, successor: usize, value: ValueId) {
        append_successor_operand(self.ctx, self.ir, branch, successor, value);
    }

    /// Branches that control does not reach pass the default value.
    fn complete_branches(&mut self) {
        for block in self.plan.merge_points.clone() {
            let uses: Vec<_> = self.ir.block_uses(block).collect();
            for found in uses {
                let passed = branch_operands(self.ctx, self.ir, found.op, found.index as usize);
                if passed.is_some_and(|passed| passed.len() < self.ir.block(block).args().len())
                    && let Some(default) = self.default()
                {
                    self.pass(found.op, found.index as usize, default);
                }
            }
        }
    }
}

/// Inserts an operand at the end of those that a branch passes to a successor, and adapts the sizes of the
/// operand groups in its attributes.
fn append_successor_operand(ctx: &Context, ir: &mut Ir, branch: OpId, successor: usize, value: ValueId) {
    let Some(range) = branch_operands(ctx, ir, branch, successor) else { return };
    let mut operands: Vec<ValueId> = ir.operands(branch).collect();
    operands.insert(range.end.min(operands.len()), value);
    let sizes = grown_segments(ctx, ir, branch, successor);
    ir.set_operands(branch, &operands);
    for (name, sizes) in sizes {
        ir.set_attr(ctx, branch, name, Some(sizes));
    }
}

/// The attributes that hold the sizes of a branch's operand groups, with one more for a successor. The groups
/// of the successors come last, in order; those in a group of groups count one by one.
fn grown_segments(ctx: &Context, ir: &Ir, branch: OpId, successor: usize) -> Vec<(Name, Attribute)> {
    let sizes = |name: Name| ctx.as_dense_i32_array(ir.attr(ctx, branch, name)?);
    let name = ctx.name("operandSegmentSizes");
    let (Some(info), Some(mut outer)) = (ir.info(ctx, branch), sizes(name)) else { return Vec::new() };
    let inner = |group: usize| match info.operands.get(group)?.arity {
        Arity::VariadicOfVariadic(name) => Some((name, sizes(name)?)),
        _ => None,
    };
    let counts: Vec<usize> =
        (0..outer.len()).map(|group| inner(group).map_or(1, |inner| inner.1.len())).collect();
    let count: usize = counts.iter().sum();
    let Some(mut wanted) = (count + successor).checked_sub(ir.op(branch).successor_count()) else {
        return Vec::new();
    };
    let mut changed = Vec::new();
    for (group, &count) in counts.iter().enumerate() {
        if wanted >= count {
            wanted -= count;
            continue;
        }
        outer[group] += 1;
        if let Some((name, mut sizes)) = inner(group) {
            sizes[wanted] += 1;
            changed.push((name, ctx.dense_i32_array_attr(&sizes)));
        }
        changed.push((name, ctx.dense_i32_array_attr(&outer)));
        break;
    }
    changed
}
