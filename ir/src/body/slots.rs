//! Slots of one kind of entity, addressed by the keys of one body.
//!
//! In debug builds keys carry a random number of their body, added to the version, so that a key of another
//! body finds nothing. In release builds a table is a `SlotMap` and keys are its keys.

use std::ops::{Index, IndexMut};

use slotmap::{Key, SlotMap};

/// A `SlotMap` whose keys are of no use to another one in debug builds.
#[derive(Debug)]
pub(super) struct Slots<K: Key, V> {
    slots: SlotMap<K, V>,
    #[cfg(debug_assertions)]
    tag: u32,
}

impl<K: Key, V> Default for Slots<K, V> {
    fn default() -> Self {
        Slots {
            slots: SlotMap::with_key(),
            // Versions of occupied slots are odd and stay so.
            #[cfg(debug_assertions)]
            tag: (crate::context::random() as u32) << 1,
        }
    }
}

#[cfg(debug_assertions)]
impl<K: Key, V> Slots<K, V> {
    /// A key with its version changed; versions wrap around, so their order stays what it was.
    fn with_version(key: K, change: impl FnOnce(u32) -> u32) -> K {
        let bits = key.data().as_ffi();
        let version = change((bits >> 32) as u32);
        slotmap::KeyData::from_ffi(u64::from(version) << 32 | bits & u64::from(u32::MAX)).into()
    }

    /// Returns the public key for a key of the map.
    fn outer(&self, key: K) -> K {
        Self::with_version(key, |version| version.wrapping_add(self.tag))
    }

    /// Returns the map's key for a public key.
    fn inner(&self, key: K) -> K {
        Self::with_version(key, |version| version.wrapping_sub(self.tag))
    }
}

#[cfg(not(debug_assertions))]
impl<K: Key, V> Slots<K, V> {
    #[inline(always)]
    fn outer(&self, key: K) -> K {
        key
    }

    #[inline(always)]
    fn inner(&self, key: K) -> K {
        key
    }
}

impl<K: Key, V> Slots<K, V> {
    #[inline]
    pub(super) fn insert(&mut self, value: V) -> K {
        let key = self.slots.insert(value);
        self.outer(key)
    }

    /// Inserts the value that `make` creates for the key.
    #[inline]
    pub(super) fn insert_with_key(&mut self, make: impl FnOnce(K) -> V) -> K {
        #[cfg(debug_assertions)]
        let key = {
            let tag = self.tag;
            self.slots
                .insert_with_key(|key| make(Self::with_version(key, |version| version.wrapping_add(tag))))
        };
        #[cfg(not(debug_assertions))]
        let key = self.slots.insert_with_key(make);
        self.outer(key)
    }

    #[inline]
    pub(super) fn remove(&mut self, key: K) -> Option<V> {
        self.slots.remove(self.inner(key))
    }

    #[inline]
    pub(super) fn get(&self, key: K) -> Option<&V> {
        self.slots.get(self.inner(key))
    }

    #[inline]
    pub(super) fn get_mut(&mut self, key: K) -> Option<&mut V> {
        self.slots.get_mut(self.inner(key))
    }

    #[inline]
    pub(super) fn len(&self) -> usize {
        self.slots.len()
    }

    #[inline]
    pub(super) fn capacity(&self) -> usize {
        self.slots.capacity()
    }

    pub(super) fn reserve(&mut self, additional: usize) {
        self.slots.reserve(additional);
    }

    #[cfg(test)]
    pub(super) fn keys(&self) -> impl Iterator<Item = K> + '_ {
        self.iter().map(|entry| entry.0)
    }

    #[cfg(test)]
    pub(super) fn iter(&self) -> impl Iterator<Item = (K, &V)> + '_ {
        self.slots.iter().map(|(key, value)| (self.outer(key), value))
    }
}

#[cold]
#[track_caller]
fn erased_key(key: impl Key) -> ! {
    panic!("{key:?} is erased or belongs to another body")
}

impl<K: Key, V> Index<K> for Slots<K, V> {
    type Output = V;

    #[inline]
    #[track_caller]
    fn index(&self, key: K) -> &V {
        match self.slots.get(self.inner(key)) {
            Some(value) => value,
            None => erased_key(key),
        }
    }
}

impl<K: Key, V> IndexMut<K> for Slots<K, V> {
    #[inline]
    #[track_caller]
    fn index_mut(&mut self, key: K) -> &mut V {
        match self.slots.get_mut(self.inner(key)) {
            Some(value) => value,
            None => erased_key(key),
        }
    }
}
