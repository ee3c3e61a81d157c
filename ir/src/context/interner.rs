//! Interning tables: equal data gives equal indices, reading an index takes no lock.
//!
//! Storage only grows and never moves, so references into it live as long as the table. Only interning
//! takes a lock, and only on one of several shards.

use std::borrow::Borrow;
use std::hash::{BuildHasher, Hash};
use std::sync::atomic::{AtomicU64, Ordering};

use hashbrown::HashTable;
use parking_lot::RwLock;
use rustc_hash::FxBuildHasher;

use super::footprint::Footprint;
use super::made::{add_again, add_bytes, counts_again};

const SHARDS: usize = 16;

/// A table of distinct values, addressed by index in order of first interning.
pub(crate) struct Interner<T> {
    items: boxcar::Vec<T>,
    shards: [RwLock<HashTable<u32>>; SHARDS],
    bytes: AtomicU64,
}

impl<T: Hash + Eq + Footprint> Interner<T> {
    pub(crate) fn new() -> Self {
        Interner {
            items: boxcar::Vec::new(),
            shards: std::array::from_fn(|_| RwLock::new(HashTable::new())),
            bytes: AtomicU64::new(0),
        }
    }

    /// The index of a value, added if it is new.
    pub(crate) fn intern(&self, value: T) -> u32 {
        let hash = FxBuildHasher.hash_one(&value);
        match self.find(hash, |item| *item == value) {
            Some(index) => self.found(index),
            None => self.insert(hash, value),
        }
    }

    /// Returns the index of a value; the stored value is only created if it is new.
    pub(crate) fn intern_as<Q>(&self, value: Q, make: impl FnOnce(Q) -> T) -> u32
    where
        Q: Hash + Eq,
        T: Borrow<Q>,
    {
        let hash = FxBuildHasher.hash_one(&value);
        match self.find(hash, |item| *item.borrow() == value) {
            Some(index) => self.found(index),
            None => self.insert(hash, make(value)),
        }
    }

    /// Returns the index of a value given by a borrowed key; the owned value is only created if it is new.
    pub(crate) fn intern_with<Q>(&self, key: &Q, make: impl FnOnce() -> T) -> u32
    where
        Q: Hash + Eq + ?Sized,
        T: Borrow<Q>,
    {
        let hash = FxBuildHasher.hash_one(key);
        match self.find(hash, |item| item.borrow() == key) {
            Some(index) => self.found(index),
            None => self.insert(hash, make()),
        }
    }

    /// The index of a value that is known by a borrowed form, if it was interned.
    pub(crate) fn lookup<Q>(&self, key: &Q) -> Option<u32>
    where
        Q: Hash + Eq + ?Sized,
        T: Borrow<Q>,
    {
        self.find(FxBuildHasher.hash_one(key), |item| item.borrow() == key)
    }

    /// The value at an index.
    #[inline]
    #[track_caller]
    pub(crate) fn at(&self, index: u32) -> &T {
        match self.items.get(index as usize) {
            Some(item) => item,
            None => panic!("handle {index} is of another context"),
        }
    }

    /// All values in order of index.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &T> {
        self.items.iter().map(|entry| entry.1)
    }

    /// Bytes of all values, about.
    pub(crate) fn bytes(&self) -> u64 {
        self.bytes.load(Ordering::Relaxed)
    }

    pub(crate) fn len(&self) -> usize {
        self.items.count()
    }

    fn shard(&self, hash: u64) -> &RwLock<HashTable<u32>> {
        // The table uses the high bits for its tags and the low bits for its buckets.
        &self.shards[(hash >> 40) as usize % SHARDS]
    }

    fn find(&self, hash: u64, same: impl Fn(&T) -> bool) -> Option<u32> {
        let shard = self.shard(hash).read();
        shard.find(hash, |&index| same(self.at(index))).copied()
    }

    /// The index of a value that was there, which may have to be [counted again](counts_again).
    #[inline]
    fn found(&self, index: u32) -> u32 {
        if counts_again() {
            let value = self.at(index);
            add_again(self.identity(), index, Self::size_of(value), value.text_bytes());
        }
        index
    }

    /// A number by which a thread tells this table from others.
    pub(super) fn identity(&self) -> usize {
        std::ptr::from_ref(self).addr()
    }

    fn size_of(value: &T) -> u64 {
        (size_of::<T>() + size_of::<u32>() + value.heap_bytes()) as u64
    }

    fn insert(&self, hash: u64, value: T) -> u32 {
        let mut shard = self.shard(hash).write();
        // Another thread may have been faster between the look-up and the write lock.
        if let Some(&index) = shard.find(hash, |&index| *self.at(index) == value) {
            drop(shard);
            return self.found(index);
        }
        let bytes = Self::size_of(&value);
        self.bytes.fetch_add(bytes, Ordering::Relaxed);
        add_bytes(bytes);
        let index = u32::try_from(self.items.push(value)).expect("fewer than 2^32 distinct values");
        shard.insert_unique(hash, index, |&index| FxBuildHasher.hash_one(self.at(index)));
        index
    }
}
