//! Cache of results of native code that depend only on its arguments.
//!
//! Invariant: only attributes and types are keys, so an entry holds as long as the context does. The table
//! stops growing at [`MAX_ENTRIES`].

use std::sync::RwLock;

use legalize_conversion::{NativeValue, NativeValues};
use legalize_ir::{Attribute, Type};
use rustc_hash::FxHashMap;
use smallvec::{SmallVec, smallvec};

/// Maximum number of results that are kept per text.
const MAX_ENTRIES: usize = 4096;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Part {
    Attr(Attribute),
    Type(Type),
    Null,
}

/// Arguments of a call as the key of its result, if they can be one.
pub(crate) type Key = SmallVec<[Part; 2]>;

impl Part {
    fn of(value: &NativeValue) -> Option<Part> {
        match value {
            NativeValue::Attr(attr) => Some(Part::Attr(*attr)),
            NativeValue::Type(ty) => Some(Part::Type(*ty)),
            NativeValue::Null => Some(Part::Null),
            _ => None,
        }
    }
}

/// The key of these arguments.
pub(crate) fn key(args: &[NativeValue]) -> Option<Key> {
    let mut key = Key::new();
    for arg in args {
        key.push(Part::of(arg)?);
    }
    Some(key)
}

/// Cached results of calls that returned one attribute or type. Other results are not cached.
#[derive(Debug, Default)]
pub(crate) struct Remembered {
    known: RwLock<FxHashMap<Key, Part>>,
}

impl Remembered {
    pub(crate) fn find(&self, key: &Key) -> Option<NativeValues> {
        let known = *self.known.read().ok()?.get(key)?;
        Some(smallvec![match known {
            Part::Attr(attr) => NativeValue::Attr(attr),
            Part::Type(ty) => NativeValue::Type(ty),
            Part::Null => NativeValue::Null,
        }])
    }

    pub(crate) fn keep(&self, key: Key, answer: &[NativeValue]) {
        if let [answer] = answer
            && let Some(answer) = Part::of(answer)
            && let Ok(mut known) = self.known.write()
            && known.len() < MAX_ENTRIES
        {
            known.insert(key, answer);
        }
    }
}
