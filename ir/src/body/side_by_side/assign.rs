//! The tasks of operations: what each may change, and which of them run one after the other.

use std::ops::Range;

use rustc_hash::FxHashSet;

use super::super::slots::Task;
use super::super::{BlockId, Ir, OpData, OpId, ValueId};
use crate::context::{Context, Traits};

/// Number of groups into which operations of about the same size are divided.
const GROUPS: usize = 64;
/// Number of operations, nested ones included, for which a group is worth while.
const GROUP_OPS: usize = 512;

/// The tasks of some operations.
pub(super) struct Tasks {
    /// The task of what no task changes, the one before the first.
    pub frozen: Task,
    first: Task,
    pub count: usize,
    /// Operations that one handle visits one after the other. It does not depend on the number of threads.
    pub groups: Vec<Range<usize>>,
}

impl Tasks {
    /// The task of the operation at an index.
    pub(super) fn task(&self, index: usize) -> Task {
        self.first.after(index).unwrap_or(self.frozen)
    }

    /// The index of the operation of a task.
    pub(super) fn index(&self, task: Task) -> Option<usize> {
        Some(task.since(self.first)).filter(|&index| index < self.count)
    }
}

impl Ir {
    /// Assigns a task to each of these operations, with all that is in it, if they can be edited side by
    /// side and that is worth it.
    pub(super) fn assign_tasks(&mut self, ctx: &Context, roots: &[OpId]) -> Option<Tasks> {
        let is_worth_it = roots.len() > 1 && self.ops.len() >= 2 * GROUP_OPS && ctx.splits_work();
        if !is_worth_it || self.journal.is_open() || self.ops.is_handle() {
            return None;
        }
        let parent = self.parent_op(roots[0])?;
        let is_closed = |&root: &OpId| {
            let Some(data) = self.try_op(root) else { return false };
            let info = ctx.op_info(data.name());
            info.is_some_and(|info| info.traits.contains(Traits::ISOLATED_FROM_ABOVE))
                && data.operand_count() == 0
                && data.results().is_empty()
                && data.successor_count() == 0
                && self.parent_op(root) == Some(parent)
        };
        let mut distinct = FxHashSet::with_capacity_and_hasher(roots.len(), Default::default());
        if !roots.iter().all(|root| is_closed(root) && distinct.insert(*root)) {
            return None;
        }
        // Tasks may ask for the order of what is around them, and cannot see all of it.
        for block in self.op(parent).regions().iter().flat_map(|&region| self.region_blocks(region)) {
            self.refresh_order(block);
        }
        let (frozen, first) = (Task::WHOLE.after(1)?, Task::WHOLE.after(2)?);
        let ir = &*self;
        let sizes = ctx.run_tasks(roots.len(), |index| {
            first.after(index).and_then(|task| ir.assign_inside(roots[index], task))
        });
        let sizes: Vec<usize> = sizes.into_iter().map(|size| size.unwrap_or(0)).collect();
        let tasks = Tasks { frozen, first, count: roots.len(), groups: groups(&sizes) };
        let is_closed = sizes.iter().all(|&size| size > 0);
        if is_closed && tasks.groups.len() > 1 && self.assign_outside(&tasks, parent, sizes.iter().sum()) {
            return Some(tasks);
        }
        self.unassign();
        None
    }

    fn unassign(&mut self) {
        self.ops.unassign();
        self.blocks.unassign();
        self.regions.unassign();
        self.values.unassign();
    }

    /// Assigns an operation and all that is in it to a task, and returns the number of operations. Returns
    /// nothing if something in it uses a value or a block from outside.
    fn assign_inside(&self, root: OpId, task: Task) -> Option<usize> {
        let is_own = |value: ValueId| self.values.assigned(value).is_some_and(|found| found.1 == task);
        let (mut values, mut successors): (Vec<ValueId>, Vec<BlockId>) = Default::default();
        let mut size = 1;
        self.assign_contents(self.ops.assign(root, task)?, task, &mut |op| {
            let data = self.ops.assign(op, task)?;
            size += 1;
            // Nearly all are defined before.
            let used = self.operands.slice(data.operands).iter().map(|node| node.target);
            values.extend(used.filter(|&value| !is_own(value)));
            successors.extend(self.successors.slice(data.successor_nodes()).iter().map(|node| node.target));
            Some(data)
        });
        let is_own_block = |block: BlockId| self.blocks.assigned(block).is_some_and(|found| found.1 == task);
        let is_closed = values.into_iter().all(is_own) && successors.into_iter().all(is_own_block);
        is_closed.then_some(size)
    }

    /// Lets all tasks read what is around `parent` and in it, except for the `inside` operations that are
    /// assigned to one of them. Returns false if one of the others uses a value or a block of a task: then
    /// the use lists of tasks hold uses that are not theirs.
    fn assign_outside(&self, tasks: &Tasks, parent: OpId, inside: usize) -> bool {
        let task = tasks.frozen;
        let outermost =
            std::iter::successors(Some(parent), |&op| self.parent_op(op)).last().unwrap_or(parent);
        let is_of_task = |task: Task| tasks.index(task).is_some();
        let uses_inside = |data: &OpData| {
            let mut values = self.operands.slice(data.operands).iter().map(|node| node.target);
            let mut blocks = self.successors.slice(data.successor_nodes()).iter().map(|node| node.target);
            values.any(|value| self.values.assigned(value).is_some_and(|found| is_of_task(found.1)))
                || blocks.any(|block| self.blocks.assigned(block).is_some_and(|found| is_of_task(found.1)))
        };
        let Some(data) = self.ops.assign(outermost, task) else { return false };
        let (mut is_closed, mut outside) = (!uses_inside(data), 1);
        self.assign_contents(data, task, &mut |op| {
            let (_, assigned) = self.ops.assigned(op)?;
            if assigned != Task::WHOLE {
                return None;
            }
            let data = self.ops.assign(op, task)?;
            outside += 1;
            is_closed &= !uses_inside(data);
            Some(data)
        });
        // Operations that are nowhere in this module may use anything.
        is_closed && inside + outside == self.ops.len()
    }

    /// Assigns the regions, blocks and values in an operation to a task, and calls `enter` for each operation
    /// in it, which assigns that and returns its data, unless it is left out. Entities that are assigned are
    /// not found in the usual way, hence the care.
    fn assign_contents<'a>(
        &'a self,
        around: &'a OpData,
        task: Task,
        enter: &mut dyn FnMut(OpId) -> Option<&'a OpData>,
    ) {
        let mut pending = vec![around];
        while let Some(around) = pending.pop() {
            for region in around.regions().iter().filter_map(|&region| self.regions.assign(region, task)) {
                let mut next = region.first;
                while let Some(block) = next.and_then(|block| self.blocks.assign(block, task)) {
                    next = block.next;
                    block.args.iter().for_each(|&arg| _ = self.values.assign(arg, task));
                    let mut next = block.first;
                    while let Some(op) = next {
                        next = self.ops.assigned(op).and_then(|found| found.0.next);
                        let Some(data) = enter(op) else { continue };
                        data.results().iter().for_each(|&result| _ = self.values.assign(result, task));
                        if !data.regions().is_empty() {
                            pending.push(data);
                        }
                    }
                }
            }
        }
    }
}

/// Divides operations of these sizes into runs of about the same size.
fn groups(sizes: &[usize]) -> Vec<Range<usize>> {
    let wanted = (sizes.iter().sum::<usize>() / GROUPS).max(GROUP_OPS);
    let mut groups = Vec::new();
    let (mut start, mut size) = (0, 0);
    for (index, more) in sizes.iter().enumerate() {
        size += more;
        if size >= wanted {
            groups.push(start..index + 1);
            (start, size) = (index + 1, 0);
        }
    }
    if start < sizes.len() {
        groups.push(start..sizes.len());
    }
    groups
}
