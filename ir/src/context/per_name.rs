//! Facts about operation names that a run computes once for each.

use super::name::OpName;

/// Table of facts about operation names, each computed the first time that it is wanted.
pub struct PerName<T> {
    known: Vec<Option<T>>,
}

impl<T> Default for PerName<T> {
    fn default() -> Self {
        PerName { known: Vec::new() }
    }
}

impl<T> PerName<T> {
    /// Returns the value of a name, if it was computed.
    #[inline]
    pub fn get(&self, name: OpName) -> Option<&T> {
        self.known.get(name.index() as usize)?.as_ref()
    }

    /// Returns the value of a name, computed by `make` the first time.
    #[inline]
    pub fn get_or_insert_with(&mut self, name: OpName, make: impl FnOnce() -> T) -> &T {
        let index = name.index() as usize;
        if index >= self.known.len() {
            self.grow(index);
        }
        self.known[index].get_or_insert_with(make)
    }

    #[cold]
    fn grow(&mut self, index: usize) {
        self.known.resize_with(index + 1, || None);
    }
}
