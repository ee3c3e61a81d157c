//! Answers of native code that depend on nothing but its arguments.
//!
//! Invariant: only attributes and types are keys, so an entry holds as long as the context does. The table stops
//! growing at [`MAX_ENTRIES`].

use std::sync::RwLock;

use legalize_ir::{Attribute, Type};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::natives::{NativeValue, NativeValues};

/// Most answers that are kept per text.
const MAX_ENTRIES: usize = 4096;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Part {
    Attr(Attribute),
    Type(Type),
    Null,
}

/// The arguments of a call, where an answer can be kept by them.
pub(crate) type Key = SmallVec<[Part; 2]>;

/// The key of these arguments.
pub(crate) fn key(args: &[NativeValue]) -> Option<Key> {
    args.iter()
        .map(|arg| match arg {
            NativeValue::Attr(attr) => Some(Part::Attr(*attr)),
            NativeValue::Type(ty) => Some(Part::Type(*ty)),
            NativeValue::Null => Some(Part::Null),
            _ => None,
        })
        .collect()
}

/// The answers so far.
#[derive(Debug, Default)]
pub(crate) struct Remembered {
    known: RwLock<FxHashMap<Key, NativeValues>>,
}

impl Remembered {
    pub(crate) fn find(&self, key: &Key) -> Option<NativeValues> {
        self.known.read().ok()?.get(key).cloned()
    }

    pub(crate) fn keep(&self, key: Key, answer: &NativeValues) {
        if let Ok(mut known) = self.known.write()
            && known.len() < MAX_ENTRIES
        {
            known.insert(key, answer.clone());
        }
    }
}
