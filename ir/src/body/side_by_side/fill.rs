//! Adding operations to a body side by side, each task some of its own.
//!
//! A task sees what it adds, and nothing else. What it has added belongs to the whole body as soon as the
//! task ends, so that nothing has to be looked through afterwards.
//!
//! Invariant: if what was added is discarded, the body is as it was before, under the same keys.

use std::sync::atomic::{AtomicU32, Ordering};

use super::super::data::ERASED;
use super::super::insert::STRIDE;
use super::super::slots::Task;
use super::super::{BlockId, Ir};
use super::{Sharing, Sizes};

/// Numbers of entities for which space is reserved.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Expected {
    pub ops: u32,
    pub values: u32,
    pub operands: u32,
}

/// Numbers of slots: of operations, blocks, regions, values, operands and successors.
type Lengths = [u32; 6];

/// A body to which tasks add operations. They are discarded if this is dropped.
pub(crate) struct Filling<'a> {
    sharing: Sharing<'a>,
    lengths: Lengths,
    sizes: Sizes,
    /// Distance of the next task from the one that has nothing.
    next: AtomicU32,
}

impl Ir {
    /// Returns true if there are no operations and no values.
    pub(crate) fn has_no_values(&self) -> bool {
        self.ops.len() == 0 && self.values.len() == 0
    }

    /// Shares the body with tasks that add to it; nothing if it cannot be, because something was removed or a
    /// checkpoint is open.
    pub(crate) fn fill_side_by_side(&mut self, expected: Expected) -> Option<Filling<'_>> {
        let lengths = self.dense_lengths().filter(|_| !self.journal.is_open() && !self.ops.is_handle())?;
        let frozen = Task::WHOLE.after(1)?;
        self.ops.try_reserve(expected.ops);
        self.values.try_reserve(expected.values);
        self.operands.try_reserve(expected.operands);
        let sizes = self.sizes();
        let shared = Some(self.share(frozen, &[], self.journal.is_open()));
        let sharing = Sharing { shared, ir: self, are_given: false };
        Some(Filling { sharing, lengths, sizes, next: AtomicU32::new(1) })
    }

    fn dense_lengths(&self) -> Option<Lengths> {
        Some([
            self.ops.dense_len()?,
            self.blocks.dense_len()?,
            self.regions.dense_len()?,
            self.values.dense_len()?,
            self.operands.dense_len()?,
            self.successors.dense_len()?,
        ])
    }

    /// Moves all operations of a block to the end of another one, and erases the block, which is in no region
    /// and has no arguments. Nothing is journalled.
    pub(crate) fn append_block(&mut self, from: BlockId, to: BlockId) {
        let Some(data) = self.blocks.remove(from) else { return };
        debug_assert!(data.parent.is_none() && data.args.is_empty() && !self.journal.is_open());
        self.edits += 1;
        let (Some(first), Some(last)) = (data.first, data.last) else { return };
        let prev = self.blocks[to].last.replace(last);
        match prev {
            Some(prev) => self.ops[prev].next = Some(first),
            None => self.blocks[to].first = Some(first),
        }
        self.ops[first].prev = prev;
        let mut order = prev.map_or(0, |prev| *self.ops[prev].order.get_mut() & !ERASED);
        let mut next = Some(first);
        while let Some(op) = next {
            // As if it was appended; numbers that have come to the end of their range do not hold.
            let has_number = order < ERASED - 1 - STRIDE;
            order = if has_number { order + STRIDE } else { ERASED - 1 };
            let data = &mut self.ops[op];
            (data.parent, next) = (Some(to), data.next);
            *data.order.get_mut() = order;
            if !has_number {
                *self.blocks[to].ordered.get_mut() = false;
            }
        }
    }
}

impl Filling<'_> {
    /// A handle of the body, with a task of its own; nothing if there are no tasks left.
    pub(crate) fn handle(&self) -> Option<Ir> {
        let mut handle = self.sharing.shared.as_ref()?.handle();
        handle.go_on_as(self.next_task()?, self.sizes);
        Some(handle)
    }

    /// Gives a handle the next task; returns false if there are no tasks left.
    ///
    /// # Panics
    /// If it is not a handle of this body.
    pub(crate) fn go_on(&self, handle: &mut Ir) -> bool {
        self.assert_own(handle);
        let task = self.next_task();
        task.inspect(|&task| handle.go_on_as(task, handle.sizes())).is_some()
    }

    /// A task that no handle has had.
    fn next_task(&self) -> Option<Task> {
        let distance = self.next.fetch_add(1, Ordering::Relaxed);
        // The last numbers are never used, so that the counter does not come round.
        (distance < u32::MAX / 2).then(|| Task::WHOLE.after(1 + distance as usize)).flatten()
    }

    /// Gives all that the task of a handle has added to the whole body.
    ///
    /// # Panics
    /// If it is not a handle of this body.
    pub(crate) fn end(&self, handle: &mut Ir) {
        self.assert_own(handle);
        handle.ops.give_to_whole();
        handle.blocks.give_to_whole();
        handle.regions.give_to_whole();
        handle.values.give_to_whole();
    }

    fn assert_own(&self, handle: &Ir) {
        let is_own = self.sharing.shared.as_ref().is_some_and(|shared| shared.ops.is_of(&handle.ops));
        assert!(is_own, "a task has exchanged its body for another one");
    }

    /// Keeps what tasks have added, all of which have ended.
    ///
    /// # Panics
    /// If a handle is left.
    pub(crate) fn keep(mut self, handles: Vec<Ir>) {
        let Some(counters) = self.sharing.shared.as_ref().map(|shared| shared.counters) else { return };
        for handle in handles {
            self.assert_own(&handle);
            let now = handle.sizes();
            let more: Sizes = std::array::from_fn(|kind| now[kind].wrapping_sub(self.sizes[kind]));
            let context = handle.context;
            self.sharing.keep(handle.leave(more, counters));
            self.sharing.ir.context = self.sharing.ir.context.or(context);
        }
        self.sharing.are_given = true;
        self.take_back();
    }

    /// Discards what tasks have added.
    ///
    /// # Panics
    /// If a handle is left.
    pub(crate) fn discard(mut self, handles: Vec<Ir>) {
        drop(handles);
        self.take_back();
        let [ops, blocks, regions, values, operands, successors] = self.lengths;
        let ir = &mut *self.sharing.ir;
        ir.ops.truncate(ops, self.sizes[0]);
        ir.blocks.truncate(blocks, self.sizes[1]);
        ir.regions.truncate(regions, self.sizes[2]);
        ir.values.truncate(values, self.sizes[3]);
        ir.operands.truncate(operands);
        ir.successors.truncate(successors);
    }

    fn take_back(&mut self) {
        self.sharing.take_back();
        assert!(self.sharing.ir.regions.len() > 0, "a task has kept its body");
    }
}
