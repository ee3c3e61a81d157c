//! The tasks of operations: what each may change, and which of them run one after the other.

use std::ops::Range;

use super::super::slots::Task;
use super::super::uses::NONE;
use super::super::{BlockData, Ir, NestedWalk, OpData, OpId, ValueData, WalkOrder};
use crate::context::{Context, Traits};

/// Number of groups into which operations of about the same size are divided.
const GROUPS: usize = 64;
/// Number of operations, nested ones included, for which a group is worth while.
const GROUP_OPS: usize = 512;
/// The part of a body that operations hold at least, as a divisor, if it is worth while to divide them.
const LEAST_PART: usize = 16;

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

/// Undoes all assignments if it is dropped, also by a panic.
struct Assigning<'a> {
    ir: &'a mut Ir,
    is_done: bool,
}

impl Drop for Assigning<'_> {
    fn drop(&mut self) {
        if !self.is_done {
            self.ir.ops.unassign(false);
            self.ir.blocks.unassign(false);
            self.ir.regions.unassign(false);
            self.ir.values.unassign(false);
        }
    }
}

/// All that was assigned to one task.
#[derive(Default)]
struct Assigned<'a> {
    ops: Vec<(OpId, &'a OpData)>,
    blocks: Vec<&'a BlockData>,
    values: Vec<&'a ValueData>,
}

impl Ir {
    /// Assigns a task to each of these operations, with all that is in it, if they can be edited side by
    /// side and that is worth it.
    pub(super) fn assign_tasks(&mut self, ctx: &Context, roots: &[OpId]) -> Option<Tasks> {
        let is_possible = roots.len() > 1 && !self.ops.is_handle();
        if !is_possible || !ctx.splits_work() || !roots.iter().all(|&root| self.is_live(root)) {
            return None;
        }
        let parent = self.parent_op(roots[0])?;
        let is_alone = |&root: &OpId| {
            let data = self.op(root);
            let info = ctx.op_info(data.name());
            info.is_some_and(|info| info.traits.contains(Traits::ISOLATED_FROM_ABOVE))
                && data.operand_count() == 0
                && data.results().is_empty()
                && data.successor_count() == 0
                && self.parent_op(root) == Some(parent)
        };
        if !roots.iter().all(is_alone) || !self.is_worth_dividing(roots) {
            return None;
        }
        // Tasks may ask for the order of what is around them, and cannot see all of it.
        for block in self.op(parent).regions().iter().flat_map(|&region| self.region_blocks(region)) {
            self.refresh_order(block);
        }
        let outermost = std::iter::successors(Some(parent), |&op| self.parent_op(op)).last()?;
        let (frozen, first) = (Task::WHOLE.after(1)?, Task::WHOLE.after(2)?);
        let mut assigning = Assigning { ir: self, is_done: false };
        let ir = &*assigning.ir;
        let sizes = ctx.run_tasks(roots.len(), |index| {
            let task = first.after(index)?;
            let assigned = ir.assign_tree(roots[index], task, &|_| false)?;
            ir.is_closed(&assigned, task).then_some(assigned.ops.len())
        });
        let sizes: Vec<usize> = sizes.into_iter().collect::<Option<_>>()?;
        let tasks = Tasks { frozen, first, count: roots.len(), groups: groups(&sizes) };
        if tasks.groups.len() < 2 {
            return None;
        }
        let outside = ir.assign_tree(outermost, frozen, &|task| tasks.index(task).is_some())?;
        if !ir.is_closed(&outside, frozen) {
            return None;
        }
        assigning.is_done = true;
        Some(tasks)
    }

    /// Returns true if these operations hold a good part of a large body: preparing the body costs time in
    /// proportion to all of it.
    fn is_worth_dividing(&self, roots: &[OpId]) -> bool {
        let wanted = (2 * GROUP_OPS).max(self.ops.len() / LEAST_PART);
        let mut size = 0;
        for &region in roots.iter().flat_map(|&root| self.op(root).regions()) {
            let mut walk = NestedWalk::new(self, region, WalkOrder::PreOrder);
            while walk.next(self).is_some() {
                size += 1;
                if size >= wanted {
                    return true;
                }
            }
        }
        false
    }

    /// Assigns an operation and all that is in it to a task, except for operations of the tasks to be left
    /// out. Returns nothing if something was assigned before. Entities that are assigned are not found in
    /// the usual way, hence the care.
    fn assign_tree(&self, root: OpId, task: Task, left_out: &dyn Fn(Task) -> bool) -> Option<Assigned<'_>> {
        let mut all = Assigned::default();
        let mut pending = vec![self.assign_op(root, task, &mut all)?];
        while let Some(around) = pending.pop() {
            for &region in around.regions() {
                let mut next = self.regions.assign(region, task)?.first;
                while let Some(block) = next {
                    let data = self.blocks.assign(block, task)?;
                    next = data.next;
                    all.blocks.push(data);
                    for &arg in &data.args {
                        all.values.push(self.values.assign(arg, task)?);
                    }
                    let mut next = data.first;
                    while let Some(op) = next {
                        let (data, assigned) = self.ops.assigned(op)?;
                        next = data.next;
                        if left_out(assigned) {
                            continue;
                        }
                        self.assign_op(op, task, &mut all)?;
                        if !data.regions().is_empty() {
                            pending.push(data);
                        }
                    }
                }
            }
        }
        Some(all)
    }

    fn assign_op<'a>(&'a self, op: OpId, task: Task, all: &mut Assigned<'a>) -> Option<&'a OpData> {
        let data = self.ops.assign(op, task)?;
        all.ops.push((op, data));
        for &result in data.results() {
            all.values.push(self.values.assign(result, task)?);
        }
        Some(data)
    }

    /// Returns true if what was assigned to a task uses nothing else and is used by nothing else: all nodes
    /// of its use lists are those of its operations. Nodes have no task of their own, so edits reach others
    /// only if there are such.
    fn is_closed(&self, all: &Assigned<'_>, task: Task) -> bool {
        let owner = |op: OpId| self.ops.assigned(op).filter(|found| found.1 == task).map(|found| found.0);
        let is_own_use = |node: u32| {
            let found = self.operands.get(node).and_then(|found| owner(found.owner));
            node == NONE || found.is_some_and(|data| data.operands.contains(node))
        };
        let is_own_branch = |node: u32| {
            let found = self.successors.get(node).and_then(|found| owner(found.owner));
            node == NONE || found.is_some_and(|data| data.successor_nodes().contains(node))
        };
        let is_own_value = |value| self.values.assigned(value).is_some_and(|found| found.1 == task);
        let is_own_block = |block| self.blocks.assigned(block).is_some_and(|found| found.1 == task);
        all.values.iter().all(|value| is_own_use(value.first_use))
            && all.blocks.iter().all(|block| is_own_branch(block.first_use))
            && all.ops.iter().all(|&(op, data)| {
                self.operands.slice(data.operands).iter().all(|node| {
                    let is_linked = is_own_use(node.next) && is_own_use(node.prev);
                    node.owner == op && is_linked && is_own_value(node.target)
                }) && self.successors.slice(data.successor_nodes()).iter().all(|node| {
                    let is_linked = is_own_branch(node.next) && is_own_branch(node.prev);
                    node.owner == op && is_linked && is_own_block(node.target)
                })
            })
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
