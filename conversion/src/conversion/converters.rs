//! The type converters of a run, by number, with their cached answers.

use std::num::NonZeroU32;
use std::sync::Arc;

use legalize_ir::{Context, Ir, Type, ValueId};

use crate::type_converter::{TypeConverter, Types};

/// Number of a type converter, from 1, so that an `Option` of it takes no extra space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ConverterId(NonZeroU32);

impl ConverterId {
    pub(super) fn new(index: usize) -> Self {
        ConverterId(NonZeroU32::MIN.saturating_add(index as u32))
    }

    #[inline]
    pub(super) fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

/// A converter that some pattern uses, with its answers in this run by type.
struct Converter {
    converter: Arc<TypeConverter>,
    cache: Vec<Option<Type>>,
}

impl Converter {
    fn known(&self, ty: Type) -> Option<Type> {
        *self.cache.get(ty.index() as usize)?
    }

    fn convert_type(&mut self, ctx: &Context, ty: Type) -> Option<Type> {
        if let Some(to) = self.known(ty) {
            return Some(to);
        }
        let at = ty.index() as usize;
        let to = self.converter.convert_type(ctx, ty)?;
        if self.cache.len() <= at {
            self.cache.resize(at + 1, None);
        }
        self.cache[at] = Some(to);
        Some(to)
    }
}

/// The converters of a run, and the one of the running pattern.
#[derive(Default)]
pub(super) struct Converters {
    all: Vec<Converter>,
    /// Converter of the running pattern.
    pub in_use: Option<ConverterId>,
}

impl Converters {
    /// The number of a converter.
    #[inline]
    pub(super) fn id(&mut self, converter: &Arc<TypeConverter>) -> ConverterId {
        let known = self.all.iter().position(|known| Arc::ptr_eq(&known.converter, converter));
        let index = known.unwrap_or_else(|| {
            self.all.push(Converter { converter: converter.clone(), cache: Vec::new() });
            self.all.len() - 1
        });
        ConverterId::new(index)
    }

    /// The converter of a number.
    pub(super) fn at(&self, id: ConverterId) -> &Arc<TypeConverter> {
        &self.all[id.index()].converter
    }

    /// The running pattern's converter.
    pub(super) fn current(&self) -> Option<&Arc<TypeConverter>> {
        self.in_use.map(|id| self.at(id))
    }

    /// The converted type by the running pattern's converter, if that is exactly one type; the type itself
    /// without a converter.
    pub(super) fn convert_type(&mut self, ctx: &Context, ty: Type) -> Option<Type> {
        match self.in_use {
            Some(id) => self.all[id.index()].convert_type(ctx, ty),
            None => Some(ty),
        }
    }

    /// The one type that a type is known to be converted to, for any value of it.
    #[inline]
    pub(super) fn known_type(&self, ty: Type) -> Option<Type> {
        let known = &self.all[self.in_use?.index()];
        let to = known.known(ty)?;
        (!known.converter.looks_at_values()).then_some(to)
    }

    /// The one type that a type is converted to, for any value of it.
    #[inline]
    pub(super) fn one_type(&mut self, ctx: &Context, ty: Type) -> Option<Type> {
        match self.known_type(ty) {
            Some(to) => Some(to),
            None => self.find_type(ctx, ty),
        }
    }

    #[cold]
    fn find_type(&mut self, ctx: &Context, ty: Type) -> Option<Type> {
        let converter = &mut self.all[self.in_use?.index()];
        if converter.converter.looks_at_values() { None } else { converter.convert_type(ctx, ty) }
    }

    /// The converted types of a value; `None` if its type does not convert, or no converter is in use.
    pub(super) fn convert_value(&mut self, ctx: &Context, ir: &Ir, value: ValueId) -> Option<Types> {
        let ty = ir.value_type(value);
        if let Some(to) = self.known_type(ty) {
            return Some(Types::from_slice(&[to]));
        }
        let known = &mut self.all[self.in_use?.index()];
        let types = known.converter.convert_value(ctx, ir, value)?;
        if !known.converter.looks_at_values() && types.len() == 1 {
            known.convert_type(ctx, ty);
        }
        Some(types)
    }
}
