//! Editing isolated operations of a body side by side, and [adding](fill) operations to it.
//!
//! Nothing in an operation that is isolated from above uses a value from outside, so a task may edit it
//! while others edit its siblings. Each entity is assigned to the task of the operation that it is in; the
//! tasks get handles of the body in which they find their own entities and, to read, those outside of all
//! tasks. The entities stay where they are, under their keys.
//!
//! Invariant: what a task sees and does depends on its own operation and on what no task changes, so results
//! are the same in whatever order, and on however many threads, tasks run. The keys of what tasks create are
//! not, and nothing may depend on these.
//!
//! Omitted: operations with operands, results or successors, whose use lists reach outside.

mod assign;
mod fill;

pub(crate) use fill::{Expected, Filling};

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};

use rustc_hash::FxHashSet;

use super::journal::Undo;
use super::slots::{Copies, Freed, SharedSlots, Task};
use super::uses::{FreedUses, SharedUses};
use super::{BlockData, BlockId, Created, Ir, OpData, OpId, RegionData, ValueData, ValueId};
use crate::context::{Context, ContextId};

/// Numbers of entities: operations, blocks, regions and values.
type Sizes = [u32; 4];

/// The part of a body that its handles share.
struct Shared {
    ops: SharedSlots<OpData>,
    blocks: SharedSlots<BlockData>,
    regions: SharedSlots<RegionData>,
    values: SharedSlots<ValueData>,
    operands: SharedUses<ValueId>,
    successors: SharedUses<BlockId>,
    /// The task of what no task changes.
    frozen: Task,
    /// The operations of the tasks, without what is in them.
    roots: Copies<OpId, OpData>,
    sizes: Sizes,
    counters: Counters,
    context: Option<ContextId>,
    nominal_size: usize,
    /// True if edits of tasks are journalled.
    is_journalled: bool,
    /// Edits of the groups that have ended, by the number of the group, if they are journalled.
    journals: Mutex<Vec<(usize, Vec<Undo>)>>,
}

/// The remains of a handle that has ended.
struct Left {
    ops: Freed,
    blocks: Freed,
    regions: Freed,
    values: Freed,
    operands: FreedUses,
    successors: FreedUses,
    /// Entities that there are more than before.
    more: Sizes,
    counters: Counters,
}

/// Counters of edits.
#[derive(Clone, Copy)]
struct Counters {
    edits: u64,
    nesting: u64,
    created: Created,
}

/// A body that is shared; it is whole again when this is dropped.
struct Sharing<'a> {
    ir: &'a mut Ir,
    shared: Option<Shared>,
    /// True if the handles have given all that they created to the whole body.
    are_given: bool,
}

impl Drop for Sharing<'_> {
    fn drop(&mut self) {
        self.take_back();
    }
}

impl Sharing<'_> {
    /// Makes the body whole again.
    fn take_back(&mut self) {
        let Some(mut shared) = self.shared.take() else { return };
        let mut journals = std::mem::take(shared.journals.get_mut().unwrap_or_else(PoisonError::into_inner));
        journals.sort_by_key(|&(group, _)| group);
        // Whatever happened, what was known of the body may not hold any more.
        self.ir.edits += 1;
        // A body that a task has kept is dropped in the order of its fields: if the last table is not used
        // any more, none is. Else nothing comes back.
        if !self.ir.successors.take_back(shared.successors) {
            *self.ir = Ir { edits: self.ir.edits, context: self.ir.context, ..Ir::default() };
            return;
        }
        self.ir.ops.take_back(shared.ops, self.are_given);
        self.ir.blocks.take_back(shared.blocks, self.are_given);
        self.ir.regions.take_back(shared.regions, self.are_given);
        self.ir.values.take_back(shared.values, self.are_given);
        self.ir.operands.take_back(shared.operands);
        // Tasks have nothing in common, so their edits can be undone one task after the other.
        for (_, edits) in journals {
            self.ir.journal.append(edits);
        }
    }
}

/// The handle of a group of tasks, which it visits one after the other.
struct Handle<'a> {
    ir: Ir,
    shared: &'a Shared,
    /// The tasks so far, each with a checkpoint that is open, if their edits are journalled.
    begun: Vec<Task>,
    /// Entities that there are more than before.
    more: Sizes,
}

/// The end of the edits of all tasks together.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ending {
    /// Edits of the body, as far as they are journalled.
    Pass,
    /// Edits that nothing can undo.
    Keep,
    /// Edits that are undone.
    Undo,
}

impl Handle<'_> {
    fn begin(&mut self, task: Task) {
        self.ir.go_on_as(task, self.shared.sizes);
        if self.shared.is_journalled {
            let _open = self.ir.checkpoint();
            self.begun.push(task);
        }
    }

    /// Counts what there is more since it began, or went on, as a task.
    fn count(&mut self) {
        for ((more, now), was) in self.more.iter_mut().zip(self.ir.sizes()).zip(self.shared.sizes) {
            *more = more.wrapping_add(now).wrapping_sub(was);
        }
    }

    /// Ends the handle, and the edits that it has journalled.
    fn end(mut self, group: usize, ending: Ending) -> Left {
        if ending == Ending::Pass {
            self.begun.clear();
        }
        while let Some(&task) = self.begun.last() {
            self.ir.go_on_as(task, self.shared.sizes);
            match ending {
                Ending::Undo => self.ir.rollback_beyond(self.begun.len() - 1),
                _ => self.ir.commit_innermost(),
            }
            self.begun.pop();
            self.count();
        }
        let mut ir = std::mem::take(&mut self.ir);
        if ending == Ending::Pass && self.shared.is_journalled {
            let mut journals = self.shared.journals.lock().unwrap_or_else(PoisonError::into_inner);
            journals.push((group, ir.journal.take()));
        }
        ir.leave(self.more, self.shared.counters)
    }
}

/// Undoes what the group has edited if a task panics: nothing else knows of it.
impl Drop for Handle<'_> {
    fn drop(&mut self) {
        if self.begun.is_empty() || !self.shared.ops.is_of(&self.ir.ops) {
            return;
        }
        // The panic may come from the middle of an edit; a second one must not end the program.
        let _ = catch_unwind(AssertUnwindSafe(|| {
            while let Some(task) = self.begun.pop() {
                self.ir.go_on_as(task, self.shared.sizes);
                self.ir.rollback_beyond(self.begun.len());
            }
        }));
    }
}

/// Operations that are known to be invalid: those outside of all tasks, and those of each task.
struct Invalid {
    outside: FxHashSet<OpId>,
    inside: Vec<Vec<OpId>>,
}

impl Ir {
    /// Calls `edit` for each of these operations, as independent [tasks](Context::run_tasks) of the context,
    /// and returns what it returns, in the order of the operations. A task edits its operation and what is in
    /// it, and reads what is outside of all of them; of the other operations it sees what they were before,
    /// without what is in them.
    ///
    /// Returns nothing, and calls nothing, if that is not possible or not worth it: there are few operations
    /// in all or the context runs tasks one by one; the operations are not different ones side by side that
    /// are isolated from above, without operands, results and successors; or something in them uses a value
    /// from outside.
    ///
    /// Edits of tasks are journalled if a checkpoint is open, so that it rolls them back.
    ///
    /// # Panics
    /// If `edit` does, leaves a checkpoint open, or keeps or exchanges the body; or if the body belongs to
    /// another context.
    pub fn edit_side_by_side<T: Send>(
        &mut self,
        ctx: &Context,
        roots: &[OpId],
        edit: impl Fn(&mut Ir, OpId) -> T + Sync,
    ) -> Option<Vec<T>> {
        self.edit_tasks(ctx, roots, edit, None::<fn(&[T], Created) -> bool>).map(|(results, _)| results)
    }

    /// Same as [`edit_side_by_side`](Ir::edit_side_by_side), but undoes the edits of all tasks unless `keep`
    /// returns true, which is given their results and what has been created since the body was. Returns
    /// whether it did, too.
    ///
    /// # Panics
    /// In the cases of `edit_side_by_side`, and if `keep` panics, after all edits were undone.
    pub fn edit_side_by_side_if<T: Send>(
        &mut self,
        ctx: &Context,
        roots: &[OpId],
        edit: impl Fn(&mut Ir, OpId) -> T + Sync,
        keep: impl FnOnce(&[T], Created) -> bool,
    ) -> Option<(Vec<T>, bool)> {
        self.edit_tasks(ctx, roots, edit, Some(keep))
    }

    fn edit_tasks<T: Send>(
        &mut self,
        ctx: &Context,
        roots: &[OpId],
        edit: impl Fn(&mut Ir, OpId) -> T + Sync,
        keep: Option<impl FnOnce(&[T], Created) -> bool>,
    ) -> Option<(Vec<T>, bool)> {
        self.assert_context(ctx);
        let tasks = self.assign_tasks(ctx, roots)?;
        let invalid = self.invalid_by_task(&tasks);
        let before = keep.is_some().then(|| self.known_invalid.clone());
        let is_open = self.journal.is_open();
        let shared = Some(self.share(tasks.frozen, roots, is_open || keep.is_some()));
        let mut sharing = Sharing { shared, ir: self, are_given: false };
        let shared = sharing.shared.as_ref()?;
        let done = ctx.run_tasks(tasks.groups.len(), |group| {
            let mut handle =
                Handle { ir: shared.handle(), shared, begun: Vec::new(), more: Sizes::default() };
            let (mut results, mut found) = (Vec::new(), Vec::new());
            for index in tasks.groups[group].clone() {
                handle.begin(tasks.task(index));
                let own = &mut handle.ir;
                own.known_invalid.clear();
                own.known_invalid.extend(invalid.outside.iter().chain(&invalid.inside[index]));
                results.push(edit(own, roots[index]));
                assert!(shared.ops.is_of(&own.ops), "a task has exchanged its body for another one");
                assert!(own.open_checkpoints() == handle.begun.len(), "a task has left a checkpoint open");
                found.extend(own.known_invalid.drain().filter(|op| !invalid.outside.contains(op)));
                handle.count();
            }
            (results, found, handle)
        });
        let mut results = Vec::with_capacity(roots.len());
        let (mut known_invalid, mut handles) = (invalid.outside, Vec::with_capacity(done.len()));
        let mut created = shared.counters.created;
        for (of_group, found, handle) in done {
            results.extend(of_group);
            known_invalid.extend(found);
            created.ops += handle.ir.created.ops - shared.counters.created.ops;
            created.values += handle.ir.created.values - shared.counters.created.values;
            handles.push(handle);
        }
        let keeps = keep.map(|keep| keep(&results, created));
        let ending = match keeps {
            Some(false) => Ending::Undo,
            Some(true) if !is_open => Ending::Keep,
            _ => Ending::Pass,
        };
        let left = end_all(ctx, handles, ending);
        left.into_iter().for_each(|left| sharing.keep(left));
        drop(sharing);
        self.known_invalid = before.filter(|_| ending == Ending::Undo).unwrap_or(known_invalid);
        assert!(self.ops.len() > 0, "a task has kept its body");
        Some((results, ending != Ending::Undo))
    }

    fn sizes(&self) -> Sizes {
        [self.ops.len(), self.blocks.len(), self.regions.len(), self.values.len()].map(|size| size as u32)
    }

    fn invalid_by_task(&self, tasks: &assign::Tasks) -> Invalid {
        let mut invalid = Invalid { outside: FxHashSet::default(), inside: vec![Vec::new(); tasks.count] };
        for &op in &self.known_invalid {
            match self.ops.assigned(op).and_then(|found| tasks.index(found.1)) {
                Some(index) => invalid.inside[index].push(op),
                None => _ = invalid.outside.insert(op),
            }
        }
        invalid
    }

    /// Gives the entities away to be shared.
    fn share(&mut self, frozen: Task, roots: &[OpId], is_journalled: bool) -> Shared {
        let copies =
            roots.iter().filter_map(|&root| Some((root, self.ops.assigned(root)?.0.without_contents())));
        Shared {
            frozen,
            roots: Some(Arc::new(copies.collect())),
            sizes: self.sizes(),
            counters: Counters { edits: self.edits, nesting: self.nesting, created: self.created },
            context: self.context,
            nominal_size: self.nominal_size(),
            is_journalled,
            journals: Mutex::default(),
            ops: self.ops.share(),
            blocks: self.blocks.share(),
            regions: self.regions.share(),
            values: self.values.share(),
            operands: self.operands.share(),
            successors: self.successors.share(),
        }
    }

    /// Lets a handle go on as that of another task, with as many entities as there were when the body was
    /// shared: limits that depend on them are the same for each task.
    fn go_on_as(&mut self, task: Task, [ops, blocks, regions, values]: Sizes) {
        self.ops.go_on_as(task, ops);
        self.blocks.go_on_as(task, blocks);
        self.regions.go_on_as(task, regions);
        self.values.go_on_as(task, values);
    }

    /// Ends a handle.
    fn leave(self, more: Sizes, before: Counters) -> Left {
        let created = Created {
            ops: self.created.ops - before.created.ops,
            values: self.created.values - before.created.values,
        };
        Left {
            more,
            counters: Counters {
                edits: self.edits - before.edits,
                nesting: self.nesting - before.nesting,
                created,
            },
            ops: self.ops.end(),
            blocks: self.blocks.end(),
            regions: self.regions.end(),
            values: self.values.end(),
            operands: self.operands.end(),
            successors: self.successors.end(),
        }
    }
}

/// Ends the handles of all groups: side by side, unless there is nothing to do but to pass edits on.
fn end_all(ctx: &Context, handles: Vec<Handle<'_>>, ending: Ending) -> Vec<Left> {
    if ending == Ending::Pass {
        return handles.into_iter().enumerate().map(|(group, handle)| handle.end(group, ending)).collect();
    }
    let handles: Vec<_> = handles.into_iter().map(|handle| Mutex::new(Some(handle))).collect();
    let left = ctx.run_tasks(handles.len(), |group| {
        let handle = handles[group].lock().unwrap_or_else(PoisonError::into_inner).take();
        handle.map(|handle| handle.end(group, ending))
    });
    left.into_iter().flatten().collect()
}

impl Shared {
    /// A handle, which is of no task yet.
    fn handle(&self) -> Ir {
        let Counters { edits, nesting, created } = self.counters;
        Ir {
            ops: self.ops.handle(self.frozen, &self.roots),
            blocks: self.blocks.handle(self.frozen, &None),
            regions: self.regions.handle(self.frozen, &None),
            values: self.values.handle(self.frozen, &None),
            operands: self.operands.handle(),
            successors: self.successors.handle(),
            edits,
            nesting,
            created,
            context: self.context,
            nominal_size: Some(self.nominal_size),
            ..Ir::default()
        }
    }
}

impl Sharing<'_> {
    /// Keeps what a handle left.
    fn keep(&mut self, left: Left) {
        let Some(shared) = &mut self.shared else { return };
        let [ops, blocks, regions, values] = left.more;
        shared.ops.keep(left.ops, ops);
        shared.blocks.keep(left.blocks, blocks);
        shared.regions.keep(left.regions, regions);
        shared.values.keep(left.values, values);
        shared.operands.keep(left.operands);
        shared.successors.keep(left.successors);
        self.ir.edits += left.counters.edits;
        self.ir.nesting += left.counters.nesting;
        self.ir.created.ops += left.counters.created.ops;
        self.ir.created.values += left.counters.created.values;
    }
}
