//! What is known of keys: a table by their slots.
//!
//! `slotmap::SecondaryMap` does the same for keys of any age; a conversion asks and sets three of these per
//! operation, and need not keep what an older key in the slot stood for.

use std::marker::PhantomData;

use slotmap::Key;

/// How many entries a table grows by.
const STEP: usize = 1024;

/// An entry holds for the key that it was set for alone. No key has version 0, so that stands for none.
#[derive(Clone, Debug)]
pub(super) struct BySlot<K, V> {
    entries: Vec<(u32, V)>,
    keys: PhantomData<K>,
}

impl<K, V> Default for BySlot<K, V> {
    fn default() -> Self {
        BySlot { entries: Vec::new(), keys: PhantomData }
    }
}

/// A key's slot and version.
#[inline]
fn parts(key: impl Key) -> (usize, u32) {
    let bits = key.data().as_ffi();
    ((bits & u64::from(u32::MAX)) as usize, (bits >> 32) as u32)
}

impl<K: Key, V: Copy + Default> BySlot<K, V> {
    #[inline]
    pub fn get(&self, key: K) -> Option<V> {
        let (slot, version) = parts(key);
        self.entries.get(slot).filter(|entry| entry.0 == version).map(|entry| entry.1)
    }

    /// Sets what is known of a key; gives what was known.
    #[inline]
    pub fn insert(&mut self, key: K, value: V) -> Option<V> {
        let (slot, version) = parts(key);
        if slot >= self.entries.len() {
            self.grow(slot);
        }
        let entry = &mut self.entries[slot];
        let old = std::mem::replace(entry, (version, value));
        (old.0 == version).then_some(old.1)
    }

    #[inline]
    pub fn remove(&mut self, key: K) -> Option<V> {
        let (slot, version) = parts(key);
        let entry = self.entries.get_mut(slot).filter(|entry| entry.0 == version)?;
        Some(std::mem::take(entry).1)
    }

    #[cold]
    fn grow(&mut self, slot: usize) {
        self.entries.resize(slot + STEP, (0, V::default()));
    }
}

#[cfg(test)]
mod tests {
    use slotmap::{DefaultKey, SlotMap};

    use super::BySlot;

    #[test]
    fn an_entry_is_of_its_key_not_of_the_next_one_in_the_slot() {
        let mut keys: SlotMap<DefaultKey, ()> = SlotMap::new();
        let mut table: BySlot<DefaultKey, u8> = BySlot::default();
        let first = keys.insert(());
        assert_eq!(table.get(first), None);
        assert_eq!(table.insert(first, 1), None);
        assert_eq!(table.insert(first, 2), Some(1));
        keys.remove(first);
        let second = keys.insert(());
        assert_eq!(table.get(second), None);
        assert_eq!(table.remove(second), None);
        assert_eq!(table.get(first), Some(2));
        assert_eq!(table.insert(second, 3), None);
        assert_eq!(table.get(first), None);
        assert_eq!(table.remove(second), Some(3));
        assert_eq!(table.get(second), None);
    }
}
