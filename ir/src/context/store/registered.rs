//! Registered dialects, operations, types and attributes.

use std::sync::Arc;

use super::super::{AttrDict, AttrInfo, DialectInfo, Name, OpInfo, OpName, TypeInfo};
use super::Context;

impl Context {
    /// Inserts an operation, in place of what was registered under its name before.
    pub(crate) fn insert_op(&mut self, mut info: OpInfo) {
        info.default_dict = self.default_dict(&info);
        info.fixed = info.fixed_numbers();
        let index = info.name.0 as usize;
        if self.ops.len() <= index {
            self.ops.resize(index + 1, None);
        }
        self.ops[index] = Some(Arc::new(info));
    }

    /// Changes a registered operation; returns false if it is not registered.
    pub(crate) fn change_op(&mut self, name: OpName, change: impl FnOnce(&mut OpInfo)) -> bool {
        let index = name.0 as usize;
        let Some(Some(mut info)) = self.ops.get_mut(index).map(Option::take) else { return false };
        let changed = Arc::make_mut(&mut info);
        change(changed);
        changed.default_dict = self.default_dict(changed);
        changed.fixed = changed.fixed_numbers();
        self.ops[index] = Some(info);
        true
    }

    fn default_dict(&self, info: &OpInfo) -> Option<AttrDict> {
        let defaults = &info.default_attrs;
        (!defaults.is_empty()).then(|| self.dict(defaults.iter().copied()))
    }

    /// Returns the information registered under an operation name.
    #[inline]
    pub fn op_info(&self, name: OpName) -> Option<&OpInfo> {
        self.ops.get(name.0 as usize)?.as_deref()
    }

    /// All registered operations, in order of their names' first mention.
    pub fn registered_ops(&self) -> impl Iterator<Item = &OpInfo> {
        self.ops.iter().filter_map(|info| info.as_deref())
    }

    /// The registered types, in no order that means anything.
    pub fn registered_types(&self) -> impl Iterator<Item = &TypeInfo> {
        self.type_defs.values().map(|info| &**info)
    }

    /// The registered attributes, in no order that means anything.
    pub fn registered_attrs(&self) -> impl Iterator<Item = &AttrInfo> {
        self.attr_defs.values().map(|info| &**info)
    }

    /// Registers a dialect, in place of what was registered under its name before.
    pub fn register_dialect(&mut self, info: DialectInfo) {
        self.dialects.insert(info.name, Arc::new(info));
    }

    /// Changes a registered dialect; does nothing if it is not registered.
    pub fn update_dialect(&mut self, name: Name, change: impl FnOnce(&mut DialectInfo)) -> bool {
        self.dialects.get_mut(&name).map(|info| change(Arc::make_mut(info))).is_some()
    }

    /// The dialect of a name.
    #[inline]
    pub fn dialect(&self, name: Name) -> Option<&DialectInfo> {
        self.dialects.get(&name).map(|info| &**info)
    }

    /// All registered dialects, sorted by name.
    pub fn registered_dialects(&self) -> Vec<&DialectInfo> {
        let mut all: Vec<_> = self.dialects.values().map(|info| &**info).collect();
        all.sort_by_key(|info| self.str(info.name));
        all
    }

    /// Registers a type of a dialect, in place of what was registered under its name before.
    pub fn register_type(&mut self, info: TypeInfo) {
        self.type_defs.insert(info.name, Arc::new(info));
    }

    /// Changes a registered type, for instance to attach syntax; does nothing if it is not registered.
    pub fn update_type(&mut self, name: Name, change: impl FnOnce(&mut TypeInfo)) -> bool {
        self.type_defs.get_mut(&name).map(|info| change(Arc::make_mut(info))).is_some()
    }

    /// The definition of a dialect's type by its full name (`llvm.ptr`).
    pub fn type_info(&self, name: Name) -> Option<&TypeInfo> {
        self.type_defs.get(&name).map(|info| &**info)
    }

    /// Registers an attribute of a dialect, in place of what was registered under its name before.
    pub fn register_attr(&mut self, info: AttrInfo) {
        self.attr_defs.insert(info.name, Arc::new(info));
    }

    /// Changes a registered attribute, for instance to attach syntax; does nothing if it is not registered.
    pub fn update_attr(&mut self, name: Name, change: impl FnOnce(&mut AttrInfo)) -> bool {
        self.attr_defs.get_mut(&name).map(|info| change(Arc::make_mut(info))).is_some()
    }

    /// The definition of a dialect's attribute by its full name (`llvm.linkage`).
    pub fn attr_info(&self, name: Name) -> Option<&AttrInfo> {
        self.attr_defs.get(&name).map(|info| &**info)
    }
}
