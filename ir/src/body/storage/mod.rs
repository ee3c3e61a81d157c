//! Memory of the entities of a body: an array that grows at its end, and that several tasks may use at once,
//! each its own elements.
//!
//! While a body is [shared](shared) each task has a handle of its own to the same array. All `unsafe` code of
//! the crate is here and in [`slots`](super::slots) and [`uses`](super::uses), which check what this module
//! asks of them; without it a body is copied for each task and back, which costs more than many passes do
//! (`docs/design/performance/parallel.md`).
//!
//! Invariants, on which the code relies:
//!
//! 1. `base` points to space for `capacity` elements, of which the first `len` are initialised. They stay
//!    where they are and stay initialised as long as a handle exists that knows them.
//! 2. Of a shared array, each element is used by one handle at most, except for those that no handle changes.
//!    `Slots` checks that at each access. `UsePool` reaches nodes through slots that were checked, and
//!    through other nodes: before a body is shared, all nodes of the use lists of a task are found to be
//!    those of its own operations (`side_by_side/assign.rs`), and a task links and releases only its own.
//!    A task that adds to the body (`side_by_side/fill.rs`) finds nothing but what it adds.
//! 3. References are made to single elements, never to the array.

#![expect(unsafe_code, reason = "tasks share the memory of a body")]

mod shared;

use std::alloc::{Layout, alloc, dealloc, handle_alloc_error, realloc};
use std::fmt;
use std::ptr::NonNull;
use std::sync::Arc;

use shared::Chunk;
pub(in crate::body) use shared::Reserve;

/// An array whose elements are dropped by its user.
pub(in crate::body) struct Storage<T> {
    base: NonNull<T>,
    /// Number of elements that are initialised, as far as this handle knows.
    len: u32,
    /// The next element to be handed out, and the end of those that may be handed out.
    next: u32,
    end: u32,
    /// Number of elements for which there is space at `base`.
    capacity: u32,
    /// Runs of elements that were never handed out, initialised as vacant.
    spare: Vec<Run>,
    /// Runs of elements elsewhere, for which there was no space; for a handle of a task only.
    chunks: Vec<Chunk<T>>,
    /// The array that others use as well, for a handle of a task.
    reserve: Option<Arc<Reserve<T>>>,
}

// SAFETY: it owns its elements like a `Vec`; invariant 2 keeps handles of one array apart.
unsafe impl<T: Send + Sync> Send for Storage<T> {}
// SAFETY: a shared reference to it gives shared references to elements alone.
unsafe impl<T: Sync> Sync for Storage<T> {}

/// Number of elements for which the first allocation has space.
const FIRST_CAPACITY: u32 = 8;
/// Indices from here on have a meaning of their own for users of an array.
const LIMIT: u32 = u32::MAX - 1;

impl<T> Default for Storage<T> {
    fn default() -> Self {
        const { assert!(size_of::<T>() > 0) };
        Storage {
            base: NonNull::dangling(),
            len: 0,
            next: 0,
            end: 0,
            capacity: 0,
            spare: Vec::new(),
            chunks: Vec::new(),
            reserve: None,
        }
    }
}

/// A run of indices: the first, and the one after the last.
type Run = (u32, u32);

/// Keeps a run for later, unless it is empty.
fn keep(spare: &mut Vec<Run>, run: Run) {
    if run.0 < run.1 {
        spare.push(run);
    }
}

/// Takes a run of that many indices or more.
fn take_run(spare: &mut Vec<Run>, count: u32) -> Option<Run> {
    let at = spare.iter().position(|run| run.1 - run.0 >= count)?;
    Some(spare.swap_remove(at))
}

/// The memory layout of that many elements.
fn layout<T>(count: u32) -> Layout {
    Layout::array::<T>(count as usize).expect("less than the address space")
}

impl<T> Storage<T> {
    /// Number of elements that are initialised at the beginning of the array.
    #[inline(always)]
    pub(in crate::body) fn len(&self) -> u32 {
        self.len
    }

    /// The place of an element; nothing if no element of this index is known here. What is done with it must
    /// respect invariant 2.
    #[inline(always)]
    pub(in crate::body) fn find(&self, index: u32) -> Option<NonNull<T>> {
        self.find_in_array(index).or_else(|| self.find_in_chunks(index))
    }

    /// The place of an element of the array itself.
    #[inline(always)]
    pub(in crate::body) fn find_in_array(&self, index: u32) -> Option<NonNull<T>> {
        // SAFETY: below the length.
        (index < self.len).then(|| unsafe { self.at(index) })
    }

    /// The place of the first of `count` elements of the array that were handed out side by side.
    #[inline(always)]
    pub(in crate::body) fn find_run(&self, first: u32, count: u32) -> Option<NonNull<T>> {
        debug_assert!(first.checked_add(count).is_some());
        if first.wrapping_add(count) <= self.len {
            // SAFETY: elements that were handed out have indices below `LIMIT`.
            return Some(unsafe { self.base.add(first as usize) });
        }
        None
    }

    /// The place of the first of `count` elements, as [`find_run`](Storage::find_run), for elements that are
    /// not in the array itself.
    #[cold]
    #[inline(never)]
    pub(in crate::body) fn find_run_in_chunks(&self, first: u32, count: u32) -> Option<NonNull<T>> {
        self.chunks.iter().find_map(|chunk| chunk.find_run(first, count))
    }

    /// The place of an element of the array.
    ///
    /// # Safety
    /// The index is below [`len`](Storage::len).
    #[inline(always)]
    pub(in crate::body) unsafe fn at(&self, index: u32) -> NonNull<T> {
        debug_assert!(index < self.len);
        // SAFETY: in bounds by invariant 1.
        unsafe { self.base.add(index as usize) }
    }

    /// The place of an element that is not in the array itself, if it is known here.
    #[cold]
    #[inline(never)]
    pub(in crate::body) fn find_in_chunks(&self, index: u32) -> Option<NonNull<T>> {
        self.chunks.iter().find_map(|chunk| chunk.find(index))
    }

    /// Hands out `count` elements side by side: the index and the place of the first. The caller initialises
    /// them at once; `vacant` makes one that is not used yet.
    #[inline(always)]
    pub(in crate::body) fn claim(&mut self, count: u32, vacant: fn() -> T) -> (u32, NonNull<T>) {
        if self.end - self.next < count {
            self.find_space(count, vacant);
        }
        let first = self.next;
        self.next += count;
        if self.next > self.capacity {
            return (first, self.find_in_chunks(first).expect("a chunk has space"));
        }
        self.len = self.len.max(self.next);
        // SAFETY: below `capacity`.
        (first, unsafe { self.base.add(first as usize) })
    }

    /// Makes space for that many more elements, unless the array is shared.
    pub(in crate::body) fn reserve(&mut self, additional: u32) {
        if self.reserve.is_none() && self.capacity - self.len < additional {
            self.grow(additional.max(self.capacity));
        }
    }

    /// Makes space for that many more elements if the system has it, unless the array is shared.
    pub(in crate::body) fn try_reserve(&mut self, additional: u32) {
        let wanted = self.len.saturating_add(additional).min(LIMIT);
        if self.reserve.is_none() && self.capacity < wanted {
            self.try_grow(wanted);
        }
    }

    /// Returns true if all elements of the array were handed out, in order, and none is spare.
    pub(in crate::body) fn is_dense(&self) -> bool {
        self.reserve.is_none() && self.next >= self.len && self.spare.is_empty()
    }

    /// Forgets all elements from an index on, without dropping them.
    pub(in crate::body) fn truncate(&mut self, len: u32) {
        if self.reserve.is_none() && len <= self.len {
            self.len = len;
            (self.next, self.end) = (len, self.capacity);
            self.spare.clear();
        }
    }

    #[cold]
    fn find_space(&mut self, count: u32, vacant: fn() -> T) {
        if self.reserve.is_some() {
            return self.take_chunk(count, vacant);
        }
        // At the end of the array nothing is initialised, and nothing needs to be kept.
        if self.next < self.len {
            keep(&mut self.spare, (self.next, self.end));
        }
        if let Some(run) = take_run(&mut self.spare, count) {
            (self.next, self.end) = run;
            return;
        }
        if self.capacity - self.len < count {
            self.grow(count.max(self.capacity));
            assert!(self.capacity - self.len >= count, "fewer than 2^32 - 2 elements");
        }
        (self.next, self.end) = (self.len, self.capacity);
    }

    /// Moves the array, which nothing else uses, to where there is space for that many more elements.
    fn grow(&mut self, additional: u32) {
        let wanted = self.capacity.saturating_add(additional).clamp(FIRST_CAPACITY, LIMIT);
        assert!(wanted > self.capacity, "fewer than 2^32 - 2 elements");
        if !self.try_grow(wanted) {
            handle_alloc_error(layout::<T>(wanted));
        }
    }

    /// Moves the array, which nothing else uses, to where there is space for more elements than now; returns
    /// false if the system has none.
    fn try_grow(&mut self, wanted: u32) -> bool {
        // SAFETY: the sizes are not zero, and the old layout is that of the allocation, if there is one.
        let moved = unsafe {
            match self.capacity {
                0 => alloc(layout::<T>(wanted)),
                capacity => {
                    realloc(self.base.as_ptr().cast(), layout::<T>(capacity), layout::<T>(wanted).size())
                }
            }
        };
        let Some(base) = NonNull::new(moved.cast()) else { return false };
        if self.next >= self.len {
            self.end = wanted;
        }
        (self.base, self.capacity) = (base, wanted);
        true
    }
}

impl<T> Drop for Storage<T> {
    fn drop(&mut self) {
        if self.reserve.is_some() {
            self.give_back();
        } else if self.capacity > 0 {
            // SAFETY: allocated with this layout, and no other handle is left.
            unsafe { dealloc(self.base.as_ptr().cast(), layout::<T>(self.capacity)) };
        }
    }
}

impl<T> fmt::Debug for Storage<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Storage").field("len", &self.len).field("is_shared", &self.reserve.is_some()).finish()
    }
}
