//! Types and attributes of a context.

use std::sync::atomic::Ordering;

use super::super::depth::{Deep, Extent};
use super::super::made::add_long_text;
use super::super::{AttrData, Attribute, LocData, Type, TypeData};
use super::Context;

/// Bytes of a text from which on it is remembered that there is one.
const LONG: u32 = 1 << 12;

impl Context {
    /// Interns a type.
    pub fn ty(&self, data: TypeData) -> Type {
        Type::from_index(self.types.intern_as(data, |data| {
            let extent = self.noted(self.extent_of_type(&data));
            Deep { data, extent }
        }))
    }

    /// The data of a type.
    ///
    /// # Panics
    /// If the handle is of another context and has no counterpart in this one.
    #[inline]
    #[track_caller]
    pub fn type_data(&self, ty: Type) -> &TypeData {
        &self.deep_type(ty).data
    }

    /// Number of types; every [`Type::index`] is below it.
    pub fn type_count(&self) -> usize {
        self.types.len()
    }

    /// Interns an attribute.
    ///
    /// # Panics
    /// If a dictionary is not sorted by name; use [`Context::dict`].
    #[track_caller]
    pub fn attr(&self, data: AttrData) -> Attribute {
        if let AttrData::Dictionary(entries) = &data {
            let sorted = entries.windows(2).all(|pair| self.str(pair[0].0) < self.str(pair[1].0));
            assert!(sorted, "a dictionary is sorted by name, each name once");
        }
        self.intern_attr(data)
    }

    /// The data of an attribute.
    ///
    /// # Panics
    /// If the handle is of another context and has no counterpart in this one.
    #[inline]
    #[track_caller]
    pub fn attr_data(&self, attr: Attribute) -> &AttrData {
        &self.deep_attr(attr).data
    }

    pub(super) fn intern_attr(&self, data: AttrData) -> Attribute {
        Attribute::from_index(self.attrs.intern_as(data, |data| {
            match data {
                AttrData::Distinct { .. } => self.has_distinct.store(true, Ordering::Relaxed),
                AttrData::DenseResource { .. } => self.has_resources.store(true, Ordering::Relaxed),
                _ => {}
            }
            let extent = self.noted(self.extent_of_attr(&data));
            Deep { data, extent }
        }))
    }

    #[inline]
    pub(in crate::context) fn deep_type(&self, ty: Type) -> &Deep<TypeData> {
        self.types.at(ty.index())
    }

    #[inline]
    pub(in crate::context) fn deep_attr(&self, attr: Attribute) -> &Deep<AttrData> {
        self.attrs.at(attr.index())
    }

    #[inline]
    pub(in crate::context) fn deep_loc(&self, index: u32) -> &Deep<LocData> {
        self.locs.at(index)
    }

    /// The extent of what is interned, remembered if there was nothing as deep or as long.
    fn noted(&self, extent: Extent) -> Extent {
        self.deepest.fetch_max(extent.depth, Ordering::Relaxed);
        if extent.bytes > LONG {
            self.longest.fetch_max(extent.bytes, Ordering::Relaxed);
            if extent.bytes > self.most_text_bytes() {
                add_long_text();
            }
        }
        extent
    }

    /// Bytes of the longest text of a type or attribute; 0 if none is long.
    pub(in crate::context) fn longest(&self) -> u32 {
        self.longest.load(Ordering::Relaxed)
    }

    /// Upper bound of the bytes that any type or attribute is estimated at.
    pub(crate) fn most_estimated_bytes(&self) -> u32 {
        self.longest().max(LONG)
    }

    /// The number of levels of the deepest type, attribute or location.
    pub(crate) fn deepest(&self) -> u32 {
        self.deepest.load(Ordering::Relaxed)
    }

    /// Number of attributes; every [`Attribute::index`] is below it.
    pub fn attr_count(&self) -> usize {
        self.attrs.len()
    }

    /// Returns true if the context has a `distinct` attribute, which prints with a number that depends on
    /// those before it.
    pub(crate) fn has_distinct(&self) -> bool {
        self.has_distinct.load(Ordering::Relaxed)
    }

    /// Returns true if an attribute of the context names a resource, which is printed after the module.
    pub(crate) fn has_resource_attrs(&self) -> bool {
        self.has_resources.load(Ordering::Relaxed)
    }

    /// All types, in order of first interning.
    pub(crate) fn types(&self) -> impl Iterator<Item = (Type, &TypeData)> {
        self.types.iter().enumerate().map(|(index, item)| (Type::from_index(index as u32), &item.data))
    }

    /// All attributes, in order of first interning.
    pub(crate) fn attrs(&self) -> impl Iterator<Item = (Attribute, &AttrData)> {
        self.attrs.iter().enumerate().map(|(index, item)| (Attribute::from_index(index as u32), &item.data))
    }

    /// A number for a `distinct` attribute that no other one of the context has.
    pub fn new_distinct_id(&self) -> u64 {
        self.distinct_ids.fetch_add(1, Ordering::Relaxed)
    }
}
