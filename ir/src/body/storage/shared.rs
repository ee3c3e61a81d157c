//! An array that several handles use at once.
//!
//! Elements that were handed out before are at their place for all handles. New ones are handed out to a
//! handle in runs: from the space at the array's end, or from memory elsewhere, as the array does not move as
//! long as it is shared. Elements of a run are initialised as vacant while the lock is held, so a handle that
//! took a run later may look at all elements before it.

use std::alloc::{alloc, dealloc, handle_alloc_error};
use std::mem::ManuallyDrop;
use std::ptr::NonNull;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::{LIMIT, Run, Storage, keep, layout, take_run};

/// Number of elements that a handle takes at once, at least.
const CHUNK: u32 = if cfg!(test) { 8 } else { 256 };

/// A run of elements in memory of their own, with their indices.
pub(super) struct Chunk<T> {
    pub first: u32,
    pub count: u32,
    place: NonNull<T>,
}

// SAFETY: it owns its elements.
unsafe impl<T: Send + Sync> Send for Chunk<T> {}
// SAFETY: a shared reference to it gives shared references to elements alone.
unsafe impl<T: Sync> Sync for Chunk<T> {}

impl<T> Chunk<T> {
    fn new(first: u32, count: u32, vacant: fn() -> T) -> Self {
        // SAFETY: the size is not zero, as neither the type's nor the number is.
        let place = unsafe { alloc(layout::<T>(count)) };
        let Some(place) = NonNull::new(place.cast::<T>()) else { handle_alloc_error(layout::<T>(count)) };
        for offset in 0..count {
            // SAFETY: in bounds of what was allocated.
            unsafe { place.add(offset as usize).write(vacant()) };
        }
        Chunk { first, count, place }
    }

    pub(super) fn find(&self, index: u32) -> Option<NonNull<T>> {
        let offset = index.checked_sub(self.first).filter(|&offset| offset < self.count)?;
        // SAFETY: in bounds of what was allocated.
        Some(unsafe { self.place.add(offset as usize) })
    }

    pub(super) fn find_run(&self, first: u32, count: u32) -> Option<NonNull<T>> {
        let place = self.find(first)?;
        (count <= self.count - (first - self.first)).then_some(place)
    }
}

impl<T> Drop for Chunk<T> {
    fn drop(&mut self) {
        // SAFETY: allocated with this layout.
        unsafe { dealloc(self.place.as_ptr().cast(), layout::<T>(self.count)) };
    }
}

/// The array that handles share, and what may be handed out.
pub(in crate::body) struct Reserve<T> {
    base: NonNull<T>,
    capacity: u32,
    vacant: fn() -> T,
    state: Mutex<State<T>>,
}

struct State<T> {
    /// Number of elements that are initialised at the beginning of the array.
    len: u32,
    /// First index that is in no chunk.
    bound: u32,
    /// Runs in the array that were not handed out, and runs in chunks that came back.
    spare: Vec<Run>,
    spare_in_chunks: Vec<Run>,
    chunks: Vec<Chunk<T>>,
}

// SAFETY: what handles do with elements is up to them; a lock guards the rest.
unsafe impl<T: Send + Sync> Send for Reserve<T> {}
// SAFETY: as above.
unsafe impl<T: Send + Sync> Sync for Reserve<T> {}

impl<T> Reserve<T> {
    fn state(&self) -> MutexGuard<'_, State<T>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A further handle.
    pub(in crate::body) fn handle(self: &Arc<Self>) -> Storage<T> {
        Storage {
            base: self.base,
            len: self.state().len,
            next: 0,
            end: 0,
            capacity: self.capacity,
            spare: Vec::new(),
            chunks: Vec::new(),
            reserve: Some(Arc::clone(self)),
        }
    }
}

impl<T> Drop for Reserve<T> {
    fn drop(&mut self) {
        if self.capacity > 0 {
            // SAFETY: allocated with this layout, and no handle is left.
            unsafe { dealloc(self.base.as_ptr().cast(), layout::<T>(self.capacity)) };
        }
    }
}

impl<T> Storage<T> {
    /// Gives the array away to be shared; `vacant` makes elements that are not used yet.
    pub(in crate::body) fn share(&mut self, vacant: fn() -> T) -> Arc<Reserve<T>> {
        let mut owned = ManuallyDrop::new(std::mem::take(self));
        let mut spare = std::mem::take(&mut owned.spare);
        if owned.next < owned.len {
            keep(&mut spare, (owned.next, owned.end));
        }
        let state = State {
            len: owned.len,
            bound: owned.capacity,
            spare,
            spare_in_chunks: Vec::new(),
            chunks: Vec::new(),
        };
        Arc::new(Reserve { base: owned.base, capacity: owned.capacity, vacant, state: Mutex::new(state) })
    }

    /// Returns true if this is a handle of that array.
    pub(in crate::body) fn is_handle_of(&self, reserve: &Arc<Reserve<T>>) -> bool {
        self.reserve.as_ref().is_some_and(|own| Arc::ptr_eq(own, reserve))
    }

    /// Takes an array back that was shared. If a handle is left, that keeps it, and nothing comes back.
    pub(in crate::body) fn take_back(reserve: Arc<Reserve<T>>) -> Option<Self> {
        let mut reserve = ManuallyDrop::new(Arc::try_unwrap(reserve).ok()?);
        let Reserve { base, capacity, vacant, ref mut state } = *reserve;
        let state = state.get_mut().unwrap_or_else(PoisonError::into_inner);
        let mut whole = Storage::default();
        (whole.base, whole.capacity, whole.len) = (base, capacity, state.len);
        (whole.next, whole.end) = (state.len, capacity);
        whole.spare = std::mem::take(&mut state.spare);
        let (chunks, bound) = (std::mem::take(&mut state.chunks), state.bound);
        if !chunks.is_empty() {
            let rest = (whole.len, whole.capacity);
            whole.grow(bound - whole.capacity);
            for index in rest.0..rest.1 {
                // SAFETY: below `capacity`, and not initialised.
                unsafe { whole.base.add(index as usize).write(vacant()) };
            }
            keep(&mut whole.spare, rest);
            for chunk in chunks {
                // SAFETY: all chunks are side by side from the former `capacity` on, and below `bound`.
                unsafe {
                    let to = whole.base.add(chunk.first as usize);
                    to.copy_from_nonoverlapping(chunk.place, chunk.count as usize);
                }
            }
            whole.spare.append(&mut std::mem::take(&mut state.spare_in_chunks));
            whole.len = bound;
            (whole.next, whole.end) = (bound, whole.capacity);
        }
        // What else the state holds is empty; the array has moved to its new owner.
        Some(whole)
    }

    /// Takes a run of at least that many elements for this handle.
    pub(super) fn take_chunk(&mut self, count: u32, vacant: fn() -> T) {
        let Some(reserve) = self.reserve.clone() else { return };
        let mut state = reserve.state();
        let rest = (self.next, self.end);
        keep(if rest.1 <= self.capacity { &mut state.spare } else { &mut self.spare }, rest);
        self.len = state.len;
        if let Some(run) = take_run(&mut state.spare, count).or_else(|| take_run(&mut self.spare, count)) {
            (self.next, self.end) = run;
        } else if self.capacity - state.len >= count {
            let taken = count.max(CHUNK).min(self.capacity - state.len);
            for index in state.len..state.len + taken {
                // SAFETY: below `capacity`; no handle was told of it.
                unsafe { self.base.add(index as usize).write(vacant()) };
            }
            (self.next, self.end) = (state.len, state.len + taken);
            state.len += taken;
            self.len = state.len;
        } else {
            let own: u32 = self.chunks.iter().map(|chunk| chunk.count).sum();
            let taken = count.max(CHUNK).max(own).min(LIMIT - state.bound);
            assert!(taken >= count, "fewer than 2^32 - 2 elements");
            let first = state.bound;
            self.chunks.push(Chunk::new(first, taken, vacant));
            state.bound += taken;
            (self.next, self.end) = (first, first + taken);
        }
    }

    /// Gives back what the handle has not used, as it ends.
    pub(super) fn give_back(&mut self) {
        let Some(reserve) = self.reserve.take() else { return };
        let mut state = reserve.state();
        let rest = (self.next, self.end);
        keep(if rest.1 <= self.capacity { &mut state.spare } else { &mut self.spare }, rest);
        state.spare_in_chunks.append(&mut self.spare);
        state.chunks.append(&mut self.chunks);
    }
}
