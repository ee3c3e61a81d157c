//! Use lists: the operands that use a value, and the successors that refer to a block.
//!
//! A use is a node in a pool; the uses of one owner are consecutive, the uses of one target are linked. The
//! newest use comes first, as upstream has it. Indices are 32 bits wide.

#![expect(unsafe_code, reason = "tasks share the memory of a body, see `storage`")]

use std::ptr::NonNull;
use std::sync::Arc;

use slotmap::Key;

use super::OpId;
use super::storage::{Reserve, Storage};

/// Null index of a node.
pub(crate) const NONE: u32 = u32::MAX;
/// The node is in no list although its owner still names the target (its owner is erased).
const UNLINKED: u32 = u32::MAX - 1;

/// Use of a value or block.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node<K> {
    pub target: K,
    pub owner: OpId,
    pub next: u32,
    pub prev: u32,
}

/// The consecutive uses of one owner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Range {
    pub start: u32,
    pub len: u32,
}

impl Range {
    pub(super) fn contains(self, index: u32) -> bool {
        index.wrapping_sub(self.start) < self.len
    }

    pub(super) fn indices(self) -> std::ops::Range<u32> {
        self.start..self.start + self.len
    }
}

/// The targets of one owner's uses. Unlike those of `Map`, its elements are skipped at no cost: operations
/// may have many operands, and a group of these is far from the first.
#[derive(Clone)]
pub(super) struct Targets<'a, K>(std::slice::Iter<'a, Node<K>>);

impl<'a, K> Targets<'a, K> {
    #[inline(always)]
    pub(super) fn new(nodes: &'a [Node<K>]) -> Self {
        Targets(nodes.iter())
    }
}

impl<K: Copy> Iterator for Targets<'_, K> {
    type Item = K;

    #[inline(always)]
    fn next(&mut self) -> Option<K> {
        self.0.next().map(|node| node.target)
    }

    #[inline(always)]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }

    #[inline(always)]
    fn nth(&mut self, at: usize) -> Option<K> {
        self.0.nth(at).map(|node| node.target)
    }

    #[inline(always)]
    fn fold<B, F: FnMut(B, K) -> B>(self, start: B, mut step: F) -> B {
        self.0.fold(start, |found, node| step(found, node.target))
    }
}

impl<K: Copy> DoubleEndedIterator for Targets<'_, K> {
    #[inline(always)]
    fn next_back(&mut self) -> Option<K> {
        self.0.next_back().map(|node| node.target)
    }
}

impl<K: Copy> ExactSizeIterator for Targets<'_, K> {}

/// All uses of one kind of target.
#[derive(Debug)]
pub(crate) struct UsePool<K> {
    nodes: Storage<Node<K>>,
    /// Starts of free ranges, by size class.
    free: Vec<Vec<u32>>,
}

/// The part of a pool that the handles of tasks share.
pub(super) struct SharedUses<K> {
    reserve: Arc<Reserve<Node<K>>>,
    free: Vec<Vec<u32>>,
}

/// Ranges up to eight are exact, larger ones round up to a power of two.
fn class(len: u32) -> (usize, u32) {
    if len <= 8 {
        (len as usize, len)
    } else {
        let capacity = len.checked_next_power_of_two().expect("fewer than 2^31 operands");
        (8 + (capacity.trailing_zeros() as usize - 3), capacity)
    }
}

#[cold]
#[track_caller]
fn unknown(index: u32) -> ! {
    panic!("use {index} belongs to another body")
}

fn vacant<K: Key>() -> Node<K> {
    Node { target: K::null(), owner: OpId::null(), next: NONE, prev: UNLINKED }
}

impl<K: Key> Default for UsePool<K> {
    fn default() -> Self {
        UsePool { nodes: Storage::default(), free: Vec::new() }
    }
}

impl<K: Key> UsePool<K> {
    /// Allocates nodes for the uses of one owner; every node is unlinked.
    #[inline]
    pub(super) fn alloc(&mut self, owner: OpId, targets: &[K]) -> Range {
        let len = u32::try_from(targets.len()).expect("fewer than 2^32 operands");
        let Some(&last) = targets.last() else {
            return Range::default();
        };
        let (class, capacity) = class(len);
        let (start, place) = match self.free.get_mut(class).and_then(Vec::pop) {
            Some(start) => (start, self.place(start)),
            None => self.nodes.claim(capacity, vacant),
        };
        let node = |target| Node { target, owner, next: NONE, prev: UNLINKED };
        for (offset, &target) in targets.iter().enumerate() {
            // SAFETY: one of `capacity` nodes side by side, which belong to no operation.
            unsafe { place.add(offset).write(node(target)) };
        }
        for offset in len as usize..capacity as usize {
            // SAFETY: as above.
            unsafe { place.add(offset).write(node(last)) };
        }
        Range { start, len }
    }

    /// Releases the nodes of an owner; every node must be unlinked.
    #[inline]
    pub(super) fn release(&mut self, range: Range) {
        if range.len == 0 {
            return;
        }
        debug_assert!(
            range.indices().all(|index| !self.is_linked(index)),
            "a node that is released is in no list"
        );
        let (class, _) = class(range.len);
        if self.free.len() <= class {
            self.free.resize(class + 1, Vec::new());
        }
        self.free[class].push(range.start);
    }

    /// The node at an index, if there is one.
    pub(super) fn get(&self, index: u32) -> Option<&Node<K>> {
        // SAFETY: as in `at`.
        self.nodes.find(index).map(|place| unsafe { &*place.as_ptr() })
    }

    #[inline(always)]
    pub(super) fn at(&self, index: u32) -> &Node<K> {
        // SAFETY: initialised; it belongs to an operation that this handle may read.
        unsafe { &*self.place(index).as_ptr() }
    }

    #[inline(always)]
    fn at_mut(&mut self, index: u32) -> &mut Node<K> {
        // SAFETY: initialised; it belongs to an operation of this handle, which is borrowed.
        unsafe { &mut *self.place(index).as_ptr() }
    }

    #[inline(always)]
    pub(super) fn slice(&self, range: Range) -> &[Node<K>] {
        match self.nodes.find_run(range.start, range.len) {
            // SAFETY: nodes of one operation are side by side; as in `at`.
            Some(place) => unsafe { std::slice::from_raw_parts(place.as_ptr(), range.len as usize) },
            None => self.slice_elsewhere(range),
        }
    }

    #[cold]
    #[inline(never)]
    fn slice_elsewhere(&self, range: Range) -> &[Node<K>] {
        match self.nodes.find_run_in_chunks(range.start, range.len) {
            // SAFETY: as above.
            Some(place) => unsafe { std::slice::from_raw_parts(place.as_ptr(), range.len as usize) },
            None if range.len == 0 => &[],
            None => unknown(range.start),
        }
    }

    #[cold]
    #[inline(never)]
    fn at_elsewhere(&self, index: u32) -> NonNull<Node<K>> {
        self.nodes.find_in_chunks(index).unwrap_or_else(|| unknown(index))
    }

    /// The place of a node.
    #[inline(always)]
    fn place(&self, index: u32) -> NonNull<Node<K>> {
        match self.nodes.find_in_array(index) {
            Some(place) => place,
            None => self.at_elsewhere(index),
        }
    }

    pub(super) fn set_target(&mut self, index: u32, target: K) {
        debug_assert!(!self.is_linked(index));
        self.at_mut(index).target = target;
    }

    pub(super) fn is_linked(&self, index: u32) -> bool {
        self.at(index).prev != UNLINKED
    }

    /// Puts a node at the front of the list that starts at `head`.
    #[inline]
    pub(super) fn link_front(&mut self, index: u32, head: &mut u32) {
        debug_assert!(!self.is_linked(index));
        let next = std::mem::replace(head, index);
        let node = self.at_mut(index);
        node.next = next;
        node.prev = NONE;
        if next != NONE {
            self.at_mut(next).prev = index;
        }
    }

    /// Inserts a node after `prev`, or at the front for [`NONE`].
    pub(super) fn link_after(&mut self, index: u32, prev: u32, head: &mut u32) {
        debug_assert!(!self.is_linked(index));
        let next = if prev == NONE {
            std::mem::replace(head, index)
        } else {
            std::mem::replace(&mut self.at_mut(prev).next, index)
        };
        if next != NONE {
            self.at_mut(next).prev = index;
        }
        let node = self.at_mut(index);
        node.next = next;
        node.prev = prev;
    }

    /// Takes a node out of its list; gives the node before it, so that it can be put back.
    #[inline(always)]
    pub(super) fn unlink(&mut self, index: u32, head: &mut u32) -> u32 {
        let node = self.at_mut(index);
        debug_assert!(node.prev != UNLINKED);
        let prev = std::mem::replace(&mut node.prev, UNLINKED);
        let next = std::mem::replace(&mut node.next, NONE);
        if prev == NONE {
            *head = next;
        } else {
            self.at_mut(prev).next = next;
        }
        if next != NONE {
            self.at_mut(next).prev = prev;
        }
        prev
    }

    /// Makes space for that many more nodes if the system has it.
    pub(super) fn try_reserve(&mut self, additional: u32) {
        self.nodes.try_reserve(additional);
    }

    /// Number of nodes, if none was ever released.
    pub(super) fn dense_len(&self) -> Option<u32> {
        (self.nodes.is_dense() && self.free.iter().all(Vec::is_empty)).then_some(self.nodes.len())
    }

    /// Forgets all nodes from an index on, when none of those before is free.
    pub(super) fn truncate(&mut self, len: u32) {
        self.free.clear();
        self.nodes.truncate(len);
    }

    // Sharing.

    /// Gives the pool away to be shared.
    pub(super) fn share(&mut self) -> SharedUses<K> {
        SharedUses { reserve: self.nodes.share(vacant), free: std::mem::take(&mut self.free) }
    }

    /// Takes a pool back that was shared. If a handle is left, nothing comes back, and it returns false.
    pub(super) fn take_back(&mut self, shared: SharedUses<K>) -> bool {
        let Some(nodes) = Storage::take_back(shared.reserve) else { return false };
        (self.nodes, self.free) = (nodes, shared.free);
        true
    }
}

/// Free ranges that the handle of a task leaves.
#[derive(Default)]
pub(super) struct FreedUses(Vec<Vec<u32>>);

impl<K: Key> UsePool<K> {
    /// Ends the handle of a task.
    pub(super) fn end(mut self) -> FreedUses {
        FreedUses(std::mem::take(&mut self.free))
    }
}

impl<K: Key> SharedUses<K> {
    /// The handle of a task.
    pub(super) fn handle(&self) -> UsePool<K> {
        UsePool { nodes: self.reserve.handle(), free: Vec::new() }
    }

    /// Keeps what a handle left.
    pub(super) fn keep(&mut self, mut freed: FreedUses) {
        if self.free.len() < freed.0.len() {
            self.free.resize(freed.0.len(), Vec::new());
        }
        for (free, more) in self.free.iter_mut().zip(&mut freed.0) {
            free.append(more);
        }
    }
}
