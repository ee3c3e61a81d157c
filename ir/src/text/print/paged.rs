//! Numbers of values and blocks, in pages that are created where keys fall.
//!
//! Invariant: keys are those of live entities of one body, so the number of a slot identifies one.

use std::marker::PhantomData;

use slotmap::Key;

/// Entries of a page.
const PAGE: usize = 1 << 10;

/// Entry of a key without a number.
const ABSENT: u32 = u32::MAX;

/// Numbers by key; none is `u32::MAX`.
pub(super) struct Paged<K> {
    pages: Vec<Option<Box<[u32; PAGE]>>>,
    keys: PhantomData<fn(K)>,
}

impl<K> Default for Paged<K> {
    fn default() -> Self {
        Paged { pages: Vec::new(), keys: PhantomData }
    }
}

impl<K: Key> Paged<K> {
    #[inline]
    fn slot(key: K) -> usize {
        // The lower half is the number of the slot.
        key.data().as_ffi() as u32 as usize
    }

    #[inline]
    pub(super) fn get(&self, key: K) -> Option<u32> {
        let slot = Self::slot(key);
        let page = self.pages.get(slot / PAGE)?.as_ref()?;
        Some(page[slot % PAGE]).filter(|&number| number != ABSENT)
    }

    #[inline]
    pub(super) fn insert(&mut self, key: K, number: u32) {
        let slot = Self::slot(key);
        match self.pages.get_mut(slot / PAGE) {
            Some(Some(page)) => page[slot % PAGE] = number,
            _ => self.insert_in_new(slot, number),
        }
    }

    #[cold]
    fn insert_in_new(&mut self, slot: usize, number: u32) {
        let index = slot / PAGE;
        if self.pages.len() <= index {
            self.pages.resize_with(index + 1, || None);
        }
        self.pages[index].get_or_insert_with(|| Box::new([ABSENT; PAGE]))[slot % PAGE] = number;
    }
}
