//! Data that other crates attach to registered entities.

use std::any::{Any, TypeId};
use std::sync::Arc;

use rustc_hash::FxHashMap;

/// Values of any type, one per type, by which another crate attaches its data to an operation.
#[derive(Clone, Default)]
pub struct Extensions {
    map: FxHashMap<TypeId, Arc<dyn Any + Send + Sync>>,
}

impl Extensions {
    /// Sets the value of a type, in place of an earlier one.
    pub fn insert<T: Any + Send + Sync>(&mut self, value: T) {
        self.map.insert(TypeId::of::<T>(), Arc::new(value));
    }

    /// Removes the value of a type.
    pub fn remove<T: Any + Send + Sync>(&mut self) {
        self.map.remove(&TypeId::of::<T>());
    }

    /// The value of a type.
    pub fn get<T: Any + Send + Sync>(&self) -> Option<&T> {
        self.map.get(&TypeId::of::<T>())?.downcast_ref()
    }
}
