//! Slots of one kind of entity, addressed by the keys of one body.
//!
//! It is a `SlotMap` whose memory several tasks may use at once: keys, versions and the order in which free
//! slots are used again are the same, and a `SecondaryMap` takes the keys. While a body is shared, each slot
//! says which task it belongs to; the handle of a task finds nothing in the others.
//!
//! In debug builds versions begin at a random number of the body, so that a key of another body finds
//! nothing.
//!
//! Invariants, on which the `unsafe` code relies: slots below the length of the storage are initialised, and
//! a slot of odd version holds a value. A handle looks at a value only if the header says that the slot is
//! its own or one that no task changes. A slot changes its task only between two tasks of one handle, or
//! while the body is not shared. A handle may give its slots to the whole body when it ends a task: from then
//! on no handle finds them.

#![expect(unsafe_code, reason = "tasks share the memory of a body, see `storage`")]

use std::marker::PhantomData;
use std::mem::MaybeUninit;
use std::ops::{Index, IndexMut, Range};
use std::ptr::NonNull;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use rustc_hash::FxHashMap;
use slotmap::{Key, KeyData};

use super::storage::{Reserve, Storage};

/// The number of a task that uses a body together with others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Task(u32);

impl Task {
    /// The only task of a body that is not shared.
    pub(super) const WHOLE: Task = Task(0);

    /// The task that many numbers after this one, as long as there are numbers.
    pub(super) fn after(self, distance: usize) -> Option<Task> {
        u32::try_from(distance).ok().and_then(|distance| self.0.checked_add(distance)).map(Task)
    }

    /// The distance from an earlier task to this one.
    pub(super) fn since(self, earlier: Task) -> usize {
        self.0.wrapping_sub(earlier.0) as usize
    }
}

struct Slot<V> {
    /// The version, odd if there is a value, and above it the task that the slot belongs to; that is 0 while
    /// the body is not shared. They are one number, so that one comparison decides.
    header: AtomicU64,
    value: MaybeUninit<V>,
}

impl<V> Slot<V> {
    fn vacant() -> Self {
        Slot { header: AtomicU64::new(0), value: MaybeUninit::uninit() }
    }
}

/// The header of a slot.
const fn header(task: Task, version: u32) -> u64 {
    (task.0 as u64) << 32 | version as u64
}

/// The version in a header.
const fn version(header: u64) -> u32 {
    header as u32
}

/// The task in a header.
const fn task(header: u64) -> Task {
    Task((header >> 32) as u32)
}

/// Copies of values by their keys, if there are any.
pub(super) type Copies<K, V> = Option<Arc<FxHashMap<K, V>>>;

/// Values by keys that are of no use to another body in debug builds.
pub(super) struct Slots<K: Key, V> {
    storage: Storage<Slot<V>>,
    /// Slots that held values, the one to be used next last.
    free: Vec<u32>,
    occupied: u32,
    first_version: u32,
    /// The header that slots of this handle's task have, the version aside.
    own: u64,
    /// The task whose slots no task changes.
    frozen: Task,
    /// Copies of values of other tasks, as they were when the body was shared.
    copies: Copies<K, V>,
    /// Runs of slots that a handle used for the first time since it gave its slots away, and the free slots
    /// among those that it gave away.
    fresh: Vec<Range<u32>>,
    given: Vec<u32>,
    keys: PhantomData<fn(K) -> K>,
}

/// The part of the slots that the handles of tasks share.
pub(super) struct SharedSlots<V> {
    reserve: Arc<Reserve<Slot<V>>>,
    free: Vec<u32>,
    occupied: u32,
    first_version: u32,
}

impl<K: Key, V> Default for Slots<K, V> {
    fn default() -> Self {
        #[cfg(debug_assertions)]
        let first_version = crate::context::random() as u32 | 1;
        #[cfg(not(debug_assertions))]
        let first_version = 1;
        Slots::of(Storage::default(), first_version)
    }
}

impl<K: Key, V> Slots<K, V> {
    fn of(storage: Storage<Slot<V>>, first_version: u32) -> Self {
        Slots {
            storage,
            free: Vec::new(),
            occupied: 0,
            first_version,
            own: header(Task::WHOLE, 0),
            frozen: Task::WHOLE,
            copies: None,
            fresh: Vec::new(),
            given: Vec::new(),
            keys: PhantomData,
        }
    }

    fn key(index: u32, version: u32) -> K {
        KeyData::from_ffi(u64::from(version) << 32 | u64::from(index)).into()
    }

    /// The slot that holds the value of a key, if this handle may change it.
    #[inline(always)]
    fn find(&self, key: K) -> Option<NonNull<Slot<V>>> {
        let bits = key.data().as_ffi();
        let (index, version) = (bits as u32, bits >> 32);
        if index < self.storage.len() {
            // SAFETY: below the length.
            let slot = unsafe { self.storage.at(index) };
            if Self::header_of(slot) == self.own | version {
                return Some(slot);
            }
        }
        None
    }

    /// The header of a slot of the storage.
    #[inline(always)]
    fn header_of(slot: NonNull<Slot<V>>) -> u64 {
        // SAFETY: initialised; it is atomic, as other handles may look at it.
        unsafe { (*slot.as_ptr()).header.load(Ordering::Relaxed) }
    }

    /// Sets the header of a slot that belongs to this handle, or to nothing yet.
    #[inline(always)]
    fn set_header(slot: NonNull<Slot<V>>, header: u64) {
        // SAFETY: as above.
        unsafe { (*slot.as_ptr()).header.store(header, Ordering::Relaxed) };
    }

    /// The slot of a key that is in memory of its own, for the handle of a task.
    #[cold]
    #[inline(never)]
    fn find_elsewhere(&self, key: K) -> Option<NonNull<Slot<V>>> {
        let bits = key.data().as_ffi();
        let slot = self.storage.find_in_chunks(bits as u32)?;
        (Self::header_of(slot) == self.own | bits >> 32).then_some(slot)
    }

    /// The value of a key that the handle of a task may read, but not change.
    #[cold]
    #[inline(never)]
    fn get_outside(&self, key: K) -> Option<&V> {
        if !self.is_handle() {
            return None;
        }
        if let Some(slot) = self.find_elsewhere(key) {
            // SAFETY: it holds a value of this task.
            return Some(unsafe { (*slot.as_ptr()).value.assume_init_ref() });
        }
        let bits = key.data().as_ffi();
        let slot = self.storage.find(bits as u32)?;
        let found = Self::header_of(slot);
        if found == header(self.frozen, (bits >> 32) as u32) {
            // SAFETY: it holds a value, which no task changes.
            return Some(unsafe { (*slot.as_ptr()).value.assume_init_ref() });
        }
        self.copies.as_ref()?.get(&key)
    }

    #[inline(always)]
    pub(super) fn insert(&mut self, value: V) -> K {
        self.insert_with_key(|_| value)
    }

    /// Inserts the value that `make` creates for the key.
    #[inline(always)]
    pub(super) fn insert_with_key(&mut self, make: impl FnOnce(K) -> V) -> K {
        let (index, version, slot) = match self.free.pop() {
            None => self.first_use(),
            Some(index) => {
                let slot = self.storage.find(index).expect("a free slot is there");
                (index, version(Self::header_of(slot)).wrapping_add(1), slot)
            }
        };
        let key = Self::key(index, version);
        let value = make(key);
        // SAFETY: the slot is initialised and vacant, and belongs to the handle.
        unsafe { (*slot.as_ptr()).value.write(value) };
        Self::set_header(slot, self.own | u64::from(version));
        self.occupied = self.occupied.wrapping_add(1);
        key
    }

    /// A slot that was never used.
    #[inline(always)]
    fn first_use(&mut self) -> (u32, u32, NonNull<Slot<V>>) {
        let (mut index, mut slot) = self.claim();
        if index == 0 {
            // No key of a slotmap has index 0.
            (index, slot) = self.claim();
        }
        (index, self.first_version, slot)
    }

    /// A vacant slot of the storage, initialised.
    #[inline(always)]
    fn claim(&mut self) -> (u32, NonNull<Slot<V>>) {
        let (index, slot) = self.storage.claim(1, Slot::vacant);
        if self.is_handle() {
            // Slots that a handle gets are initialised, and others may look at them.
            match self.fresh.last_mut().filter(|run| run.end == index) {
                Some(run) => run.end += 1,
                None => self.fresh.push(index..index + 1),
            }
        } else {
            // SAFETY: it was claimed.
            unsafe { slot.write(Slot::vacant()) };
        }
        (index, slot)
    }

    #[inline]
    pub(super) fn remove(&mut self, key: K) -> Option<V> {
        let slot = self.find(key).or_else(|| self.find_elsewhere(key))?;
        let index = key.data().as_ffi() as u32;
        // SAFETY: it holds a value, which is moved out; the version says so from now on.
        let value = unsafe { (*slot.as_ptr()).value.assume_init_read() };
        Self::set_header(slot, self.own | u64::from(version(Self::header_of(slot)).wrapping_add(1)));
        self.free.push(index);
        self.occupied = self.occupied.wrapping_sub(1);
        Some(value)
    }

    #[inline(always)]
    pub(super) fn get(&self, key: K) -> Option<&V> {
        match self.find(key) {
            // SAFETY: it holds a value, which no handle changes as long as this one is borrowed.
            Some(slot) => Some(unsafe { (*slot.as_ptr()).value.assume_init_ref() }),
            None => self.get_outside(key),
        }
    }

    /// The value of a key, if this handle may change it and it is where nearly all are; [`get`](Slots::get)
    /// finds the others.
    #[inline(always)]
    pub(super) fn get_own(&self, key: K) -> Option<&V> {
        // SAFETY: as in `get`.
        self.find(key).map(|slot| unsafe { (*slot.as_ptr()).value.assume_init_ref() })
    }

    #[inline(always)]
    pub(super) fn get_mut(&mut self, key: K) -> Option<&mut V> {
        match self.find(key).or_else(|| self.find_elsewhere(key)) {
            // SAFETY: it holds a value, which belongs to this handle, and that is borrowed.
            Some(slot) => Some(unsafe { (*slot.as_ptr()).value.assume_init_mut() }),
            None => None,
        }
    }

    /// Number of values.
    #[inline]
    pub(super) fn len(&self) -> usize {
        self.occupied as usize
    }

    pub(super) fn reserve(&mut self, additional: usize) {
        self.storage.reserve(additional.try_into().unwrap_or(0));
    }

    /// Makes space for that many more values if the system has it.
    pub(super) fn try_reserve(&mut self, additional: u32) {
        self.storage.try_reserve(additional);
    }

    /// Number of slots, if a value was never removed.
    pub(super) fn dense_len(&self) -> Option<u32> {
        (self.storage.is_dense() && self.free.is_empty()).then_some(self.storage.len())
    }

    /// Drops all values whose slots have this index or a later one; `occupied` of the slots before hold
    /// values, and none is free. The keys do not come back.
    pub(super) fn truncate(&mut self, len: u32, occupied: u32) {
        let mut latest = self.first_version;
        for index in len..self.storage.len() {
            let Some(slot) = self.storage.find(index) else { continue };
            let version = version(Self::header_of(slot));
            latest = latest.max(version);
            if version & 1 == 1 {
                // SAFETY: it holds a value, whose slot is forgotten below; there is no handle.
                unsafe { (*slot.as_ptr()).value.assume_init_drop() };
            }
        }
        self.occupied = occupied;
        self.first_version = (latest | 1).wrapping_add(2);
        self.free.clear();
        self.storage.truncate(len);
    }

    // Sharing.

    /// Returns true if this is the handle of a task.
    pub(super) fn is_handle(&self) -> bool {
        self.own != header(Task::WHOLE, 0)
    }

    /// The value of a key, and the task that its slot is assigned to; to be used while tasks are assigned.
    pub(super) fn assigned(&self, key: K) -> Option<(&V, Task)> {
        debug_assert!(!self.is_handle());
        let bits = key.data().as_ffi();
        let slot = self.storage.find(bits as u32)?;
        let found = Self::header_of(slot);
        // SAFETY: it holds a value, which is borrowed with this handle, the only one.
        (version(found) == (bits >> 32) as u32)
            .then(|| (unsafe { (*slot.as_ptr()).value.assume_init_ref() }, task(found)))
    }

    /// Says which task a slot belongs to when the body is shared, and returns the value; nothing if the key
    /// is of nothing, or the slot was assigned before. It is not found in the usual way any more until the
    /// body was shared, or the assignment is [undone](Slots::unassign).
    pub(super) fn assign(&self, key: K, task: Task) -> Option<&V> {
        let (value, _) = self.assigned(key)?;
        let bits = key.data().as_ffi();
        let slot = self.storage.find(bits as u32)?;
        let version = (bits >> 32) as u32;
        // SAFETY: initialised; it is atomic, as another thread may assign what is in another operation.
        let stored = unsafe { &(*slot.as_ptr()).header };
        let free = header(Task::WHOLE, version);
        stored.compare_exchange(free, header(task, version), Ordering::Relaxed, Ordering::Relaxed).ok()?;
        Some(value)
    }

    /// Assigns no slot to a task any more.
    pub(super) fn unassign(&mut self, are_given: bool) {
        for index in 0..self.storage.len() {
            let Some(slot) = self.storage.find(index) else { continue };
            let found = Self::header_of(slot);
            if task(found) != Task::WHOLE {
                debug_assert!(!are_given, "a handle has given all that it inserted to the whole body");
                Self::set_header(slot, u64::from(version(found)));
            }
        }
    }

    /// Lets the handle of a task go on as that of another one, and tells it how many values there are.
    pub(super) fn go_on_as(&mut self, task: Task, occupied: u32) {
        (self.own, self.occupied) = (header(task, 0), occupied);
    }

    /// Gives all that the handle of a task inserted to the whole body: no handle finds it any more.
    pub(super) fn give_to_whole(&mut self) {
        debug_assert!(self.is_handle());
        for index in std::mem::take(&mut self.fresh).into_iter().flatten() {
            let Some(slot) = self.storage.find(index) else { continue };
            Self::set_header(slot, header(Task::WHOLE, version(Self::header_of(slot))));
        }
        // They are to stay with the whole body.
        self.given.append(&mut self.free);
    }

    /// Gives the slots away to be shared.
    pub(super) fn share(&mut self) -> SharedSlots<V> {
        SharedSlots {
            reserve: self.storage.share(Slot::vacant),
            free: std::mem::take(&mut self.free),
            occupied: std::mem::take(&mut self.occupied),
            first_version: self.first_version,
        }
    }

    /// Takes slots back that were shared, with what tasks made of them. If a handle is left, nothing comes
    /// back. Slots are looked through for those of tasks, unless handles have given all to the whole body.
    pub(super) fn take_back(&mut self, shared: SharedSlots<V>, are_given: bool) {
        if let Some(storage) = Storage::take_back(shared.reserve) {
            self.storage = storage;
            (self.free, self.occupied) = (shared.free, shared.occupied);
            if !are_given || cfg!(debug_assertions) {
                self.unassign(are_given);
            }
        }
    }

    /// Returns true if this handle may change the value of a key.
    pub(super) fn may_change(&self, key: K) -> bool {
        self.find(key).or_else(|| self.find_elsewhere(key)).is_some()
    }
}

impl<V> SharedSlots<V> {
    /// A handle of a task, which reads the slots of the task `frozen` as well.
    pub(super) fn handle<K: Key>(&self, frozen: Task, copies: &Copies<K, V>) -> Slots<K, V> {
        let mut handle = Slots::of(self.reserve.handle(), self.first_version);
        (handle.own, handle.frozen) = (header(frozen, 0), frozen);
        handle.copies.clone_from(copies);
        handle
    }

    /// Returns true if a handle is one of these slots.
    pub(super) fn is_of<K: Key>(&self, handle: &Slots<K, V>) -> bool {
        handle.storage.is_handle_of(&self.reserve)
    }
}

/// Free slots that the handle of a task leaves.
#[derive(Default)]
pub(super) struct Freed(Vec<u32>);

impl<K: Key, V> Slots<K, V> {
    /// Ends the handle of a task.
    pub(super) fn end(mut self) -> Freed {
        let mut freed = std::mem::take(&mut self.given);
        freed.append(&mut self.free);
        Freed(freed)
    }
}

impl<V> SharedSlots<V> {
    /// Keeps what a handle left, and the number of values that it has more than when it began.
    pub(super) fn keep(&mut self, mut freed: Freed, more: u32) {
        self.free.append(&mut freed.0);
        self.occupied = self.occupied.wrapping_add(more);
    }
}

#[cfg(test)]
impl<K: Key, V> Slots<K, V> {
    pub(super) fn keys(&self) -> impl Iterator<Item = K> + '_ {
        self.iter().map(|entry| entry.0)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (K, &V)> + '_ {
        (0..self.storage.len()).filter_map(|index| {
            let slot = self.storage.find(index)?;
            let key = Self::key(index, version(Self::header_of(slot)) | 1);
            self.get(key).map(|value| (key, value))
        })
    }
}

impl<K: Key, V> Drop for Slots<K, V> {
    fn drop(&mut self) {
        if self.is_handle() || !std::mem::needs_drop::<V>() {
            return;
        }
        for index in 0..self.storage.len() {
            let Some(slot) = self.storage.find(index) else { continue };
            if version(Self::header_of(slot)) & 1 == 1 {
                // SAFETY: it holds a value; no other handle is left, and this one ends.
                unsafe { (*slot.as_ptr()).value.assume_init_drop() };
            }
        }
    }
}

impl<K: Key, V> std::fmt::Debug for Slots<K, V> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Slots")
            .field("occupied", &self.occupied)
            .field("is_handle", &self.is_handle())
            .finish_non_exhaustive()
    }
}

#[cold]
#[inline(never)]
#[track_caller]
fn erased_key(key: impl Key) -> ! {
    panic!("{key:?} is erased or belongs to another body")
}

impl<K: Key, V> Slots<K, V> {
    #[cold]
    #[inline(never)]
    #[track_caller]
    fn outside(&self, key: K) -> &V {
        match self.get_outside(key) {
            Some(value) => value,
            None => erased_key(key),
        }
    }

    #[cold]
    #[inline(never)]
    #[track_caller]
    fn elsewhere(&mut self, key: K) -> &mut V {
        match self.find_elsewhere(key) {
            // SAFETY: it holds a value, which belongs to this handle, and that is borrowed.
            Some(slot) => unsafe { (*slot.as_ptr()).value.assume_init_mut() },
            None => erased_key(key),
        }
    }
}

impl<K: Key, V> Index<K> for Slots<K, V> {
    type Output = V;

    #[inline(always)]
    #[track_caller]
    fn index(&self, key: K) -> &V {
        match self.get_own(key) {
            Some(value) => value,
            None => self.outside(key),
        }
    }
}

impl<K: Key, V> IndexMut<K> for Slots<K, V> {
    #[inline(always)]
    #[track_caller]
    fn index_mut(&mut self, key: K) -> &mut V {
        match self.find(key) {
            // SAFETY: as in `get_mut`.
            Some(slot) => unsafe { (*slot.as_ptr()).value.assume_init_mut() },
            None => self.elsewhere(key),
        }
    }
}
