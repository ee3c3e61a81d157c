//! Cache of name lookups, so that a snippet looks up its names once and not in every evaluation.
//!
//! Invariant: the cache belongs to one table of classes and one namespace, those of the first lookup, and a
//! failed lookup is cached only until the next registration. Reading takes no lock.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};

use crate::classes::{ClassRef, Classes, Helper};
use crate::tree::Path;

/// Cached lookup of a name.
#[derive(Default)]
struct Meaning {
    class: OnceLock<ClassRef>,
    seen: OnceLock<(Classes, Box<str>)>,
    no_class: AtomicU64,
    no_helper: AtomicU64,
}

impl fmt::Debug for Meaning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Meaning").field("class", &self.class).finish_non_exhaustive()
    }
}

/// Returns the class that a path names.
#[inline]
pub(crate) fn class_of(path: &Path, classes: &Classes, namespace: &str) -> Option<ClassRef> {
    match path.remembered::<Meaning>() {
        Some(meaning) => meaning.class(classes, namespace, path.spelled()),
        None => classes.find_class(path.spelled(), namespace),
    }
}

/// Returns the host's function that a path names.
#[inline]
pub(crate) fn helper_of(path: &Path, classes: &Classes, namespace: &str) -> Option<Arc<Helper>> {
    match path.remembered::<Meaning>() {
        Some(meaning) => meaning.helper(classes, namespace, path.spelled()),
        None => classes.find_helper(path.spelled(), namespace),
    }
}

impl Meaning {
    /// Returns the class of that name, looked up unless it is cached.
    #[inline]
    fn class(&self, classes: &Classes, namespace: &str, name: &str) -> Option<ClassRef> {
        let is_here = self.is_here(classes, namespace);
        if let Some(class) = self.class.get().filter(|_| is_here) {
            return Some(class.clone());
        }
        let found =
            self.unless_missing(&self.no_class, classes, namespace, || classes.find_class(name, namespace));
        if let Some(class) = found.as_ref().filter(|_| is_here) {
            let _ = self.class.set(class.clone());
        }
        found
    }

    /// Returns the host's function of that name.
    #[inline]
    fn helper(&self, classes: &Classes, namespace: &str, name: &str) -> Option<Arc<Helper>> {
        self.unless_missing(&self.no_helper, classes, namespace, || classes.find_helper(name, namespace))
    }

    /// Returns true if the cache belongs to this table and namespace.
    #[inline]
    fn is_here(&self, classes: &Classes, namespace: &str) -> bool {
        let (of, within) = self.seen.get_or_init(|| (classes.clone(), namespace.into()));
        of.is_same(classes) && **within == *namespace
    }

    /// Looks a name up, unless it was missing before and nothing was registered since.
    #[inline]
    fn unless_missing<T>(
        &self,
        missing: &AtomicU64,
        classes: &Classes,
        namespace: &str,
        find: impl FnOnce() -> Option<T>,
    ) -> Option<T> {
        if !self.is_here(classes, namespace) {
            return find();
        }
        // Read before the lookup: a concurrent registration is found the next time.
        let generation = classes.generation() + 1;
        if missing.load(Ordering::Relaxed) == generation {
            return None;
        }
        let found = find();
        if found.is_none() {
            missing.store(generation, Ordering::Relaxed);
        }
        found
    }
}
