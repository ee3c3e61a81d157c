//! Resources: large data that attributes name by a key.
//!
//! Mirrors <https://mlir.llvm.org/docs/LangRef/#external-resources>.

use std::sync::Arc;

use parking_lot::RwLock;
use rustc_hash::FxHashMap;

use super::{Context, Name};

/// The value of a resource.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResourceValue {
    /// `true`, `false`
    Bool(bool),
    /// `"text"`
    String(Box<str>),
    /// `"0x…"`: four bytes of alignment, then the data
    Blob(Box<[u8]>),
}

/// Resources by key; a key without a value was only mentioned.
#[derive(Debug, Default)]
pub(super) struct Resources {
    values: RwLock<FxHashMap<Name, Option<Arc<ResourceValue>>>>,
}

impl Context {
    /// A new resource: of this key, or of this key and a number where the key is taken.
    pub fn declare_resource(&self, key: &str) -> Name {
        let mut values = self.resources.values.write();
        let mut name = self.name(key);
        let mut number = 0;
        while values.contains_key(&name) {
            number += 1;
            name = self.name(&format!("{key}_{number}"));
        }
        values.insert(name, None);
        name
    }

    /// Sets the value of a resource.
    pub fn set_resource(&self, key: Name, value: ResourceValue) {
        self.resources.values.write().insert(key, Some(Arc::new(value)));
    }

    /// Forgets all resources, so that their keys are free again; for modules that are read one after the
    /// other and not kept. Attributes of a module that is kept name what gets their keys later.
    pub fn forget_resources(&self) {
        self.resources.values.write().clear();
    }

    /// The value of a resource, if it has one.
    pub fn resource(&self, key: Name) -> Option<Arc<ResourceValue>> {
        self.resources.values.read().get(&key)?.clone()
    }
}
