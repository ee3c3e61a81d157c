//! Facts about keys: a table by their slots.
//!
//! `slotmap::SecondaryMap` does the same for keys of any age, and is an array up to the last slot that was
//! set, which a run on one function of many would fill each time. A conversion reads and writes three of
//! these per operation, and need not keep the value of an older key of the slot.

use std::marker::PhantomData;

use rustc_hash::FxHashMap;
use slotmap::{Key, KeyData};

use crate::paged::Paged;

/// Number of entries up to which a map is never replaced by a table.
const FEW: usize = 1024;
/// Becomes dense above 1/8 occupancy, where a table takes less space than a map.
const SPARSE: usize = 8;

/// Table whose entries are valid only for the key that they were set for. No key has version 0, which marks
/// an empty entry.
#[derive(Clone, Debug)]
pub(crate) struct BySlot<K, V> {
    entries: Paged<(u32, V)>,
    keys: PhantomData<K>,
}

impl<K, V> Default for BySlot<K, V> {
    fn default() -> Self {
        BySlot { entries: Paged::default(), keys: PhantomData }
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
    pub(crate) fn get(&self, key: K) -> Option<V> {
        let (slot, version) = parts(key);
        self.entries.get(slot).filter(|entry| entry.0 == version).map(|entry| entry.1)
    }

    /// Sets the value of a key; returns the previous one.
    #[inline]
    pub(crate) fn insert(&mut self, key: K, value: V) -> Option<V> {
        let (slot, version) = parts(key);
        let entry = self.entries.entry(slot);
        let old = std::mem::replace(entry, (version, value));
        (old.0 == version).then_some(old.1)
    }

    #[inline]
    pub(crate) fn remove(&mut self, key: K) -> Option<V> {
        let (slot, version) = parts(key);
        let entry = self.entries.get_mut(slot).filter(|entry| entry.0 == version)?;
        Some(std::mem::take(entry).1)
    }

    /// Keys with their values, by slot.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (K, V)> {
        let set = self.entries.iter().filter(|(_, entry)| entry.0 != 0);
        set.map(|(slot, &(version, value))| {
            (KeyData::from_ffi(u64::from(version) << 32 | slot as u64).into(), value)
        })
    }
}

/// The word and the bit of a slot.
#[inline]
fn bit(slot: usize) -> (usize, u64) {
    (slot / 64, 1 << (slot % 64))
}

/// Equivalent for keys that are few in most conversions: a map, and a table once they are many.
#[derive(Clone, Debug)]
pub(crate) struct SparseBySlot<K, V> {
    few: FxHashMap<K, V>,
    /// One bit per slot, set where the map has had an entry: nearly all keys that are asked for have none.
    seen: Paged<u64>,
    many: Option<BySlot<K, V>>,
}

impl<K, V> Default for SparseBySlot<K, V> {
    fn default() -> Self {
        SparseBySlot { few: FxHashMap::default(), seen: Paged::default(), many: None }
    }
}

impl<K: Key, V: Copy + Default> SparseBySlot<K, V> {
    #[inline]
    pub(crate) fn get(&self, key: K) -> Option<V> {
        match &self.many {
            Some(many) => many.get(key),
            None => {
                let (word, bit) = bit(parts(key).0);
                let seen = self.seen.get(word).is_some_and(|word| word & bit != 0);
                if seen { self.few.get(&key).copied() } else { None }
            }
        }
    }

    /// Sets the value of a key; returns the previous one.
    #[inline]
    pub(crate) fn insert(&mut self, key: K, value: V) -> Option<V> {
        if let Some(many) = &mut self.many {
            return many.insert(key, value);
        }
        let (word, bit) = bit(parts(key).0);
        *self.seen.entry(word) |= bit;
        let old = self.few.insert(key, value);
        if self.few.len() > FEW && self.few.len() > parts(key).0 / SPARSE {
            self.spread();
        }
        old
    }

    #[inline]
    pub(crate) fn remove(&mut self, key: K) -> Option<V> {
        match &mut self.many {
            Some(many) => many.remove(key),
            None => self.few.remove(&key),
        }
    }

    #[cold]
    fn spread(&mut self) {
        let mut many = BySlot::default();
        // An older key may have had the same slot; it is not queried any more.
        let mut all: Vec<(K, V)> = self.few.drain().collect();
        all.sort_unstable_by_key(|entry| parts(entry.0));
        for (key, value) in all {
            many.insert(key, value);
        }
        self.few = FxHashMap::default();
        self.seen = Paged::default();
        self.many = Some(many);
    }
}

#[cfg(test)]
mod tests {
    use slotmap::{DefaultKey, SlotMap};

    use super::{BySlot, FEW, SparseBySlot};

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
        assert_eq!(table.iter().collect::<Vec<_>>(), [(second, 3)]);
        assert_eq!(table.remove(second), Some(3));
        assert_eq!(table.get(second), None);
    }
    #[test]
    fn a_sparse_table_answers_alike_when_it_is_full() {
        let mut keys: SlotMap<DefaultKey, ()> = SlotMap::new();
        let mut table: SparseBySlot<DefaultKey, usize> = SparseBySlot::default();
        let old = keys.insert(());
        assert_eq!(table.insert(old, 7), None);
        keys.remove(old);
        let all: Vec<DefaultKey> = (0..2 * FEW).map(|_| keys.insert(())).collect();
        for (index, &key) in all.iter().enumerate() {
            assert_eq!(table.insert(key, index), None);
            assert_eq!(table.remove(all[index / 2]), Some(index / 2));
            assert_eq!(table.insert(all[index / 2], index / 2), None);
            assert_eq!(table.insert(key, index), Some(index));
        }
        assert!(table.many.is_some() && table.few.is_empty());
        assert!(all.iter().enumerate().all(|(index, &key)| table.get(key) == Some(index)));
    }
}
