//! Table of values that are computed once for each operation name.

use super::name::OpName;

/// Values by operation name, each computed on first use. The names must be of one context.
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

    /// Returns the value of a name; computes it with `make` on first use.
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
