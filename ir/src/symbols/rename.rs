//! Renaming symbols.

use rustc_hash::{FxHashMap, FxHashSet};

use super::set_symbol_name;
use super::uses::{scopes, symbol_uses_in};
use crate::body::{Ir, OpId, RegionId};
use crate::context::{AttrData, AttrDict, Attribute, Context, Name, Nested, Param, Type, TypeData};

/// Renames a symbol, and updates every reference to it: those of its own table, and those of the tables
/// around that reach it through the names of the tables between.
///
/// # Panics
/// If the operation is erased or belongs to another body.
#[track_caller]
pub fn rename_symbol(ctx: &Context, ir: &mut Ir, symbol: OpId, name: Name) {
    for (region, path) in scopes(ctx, ir, symbol) {
        replace(ctx, ir, region, &path, name);
    }
    set_symbol_name(ctx, ir, symbol, name);
}

/// Renames the root of every reference in `region` from `old` to `new`.
///
/// # Panics
/// If the region is erased or belongs to another body.
#[track_caller]
pub fn replace_symbol_uses(ctx: &Context, ir: &mut Ir, region: RegionId, old: Name, new: Name) {
    replace(ctx, ir, region, &[old], new);
}

/// Replaces the last name of `path` with `new` in every reference in `region` that begins with `path`.
#[track_caller]
fn replace(ctx: &Context, ir: &mut Ir, region: RegionId, path: &[Name], new: Name) {
    let mut renaming = Renaming { ctx, path, new, attrs: FxHashMap::default(), types: FxHashMap::default() };
    let mut done: FxHashSet<OpId> = FxHashSet::default();
    for found in symbol_uses_in(ctx, ir, region) {
        if !done.insert(found.user) {
            continue;
        }
        let data = ir.op(found.user);
        let old = [data.inherent(), data.discardable()];
        let new = old.map(|dict| renaming.dict(dict));
        if new != old {
            ir.set_attr_dicts(found.user, new[0], new[1]);
        }
    }
}

/// References that get another name, in attributes and types that nest as deep as they like: parts are
/// renamed before what holds them, from a list and not by recursion. What occurs more than once is looked at
/// once.
struct Renaming<'c> {
    ctx: &'c Context,
    path: &'c [Name],
    new: Name,
    attrs: FxHashMap<Attribute, Attribute>,
    types: FxHashMap<Type, Type>,
}

impl Renaming<'_> {
    fn dict(&mut self, dict: AttrDict) -> AttrDict {
        self.rename(dict.as_attribute());
        let renamed = self.attribute(dict.as_attribute());
        match self.ctx.attr_data(renamed) {
            AttrData::Properties(attr) => self.ctx.properties(*attr),
            _ => self.ctx.as_dict(renamed).unwrap_or(dict),
        }
    }

    /// Renames an attribute and all that it holds.
    fn rename(&mut self, attr: Attribute) {
        let mut pending = vec![Nested::Attr(attr)];
        let mut held = Vec::new();
        while let Some(&item) = pending.last() {
            self.ctx.held_by(item, &mut held);
            let waiting = pending.len();
            pending.extend(held.drain(..).filter(|&part| !self.is_renamed(part)));
            if pending.len() > waiting {
                continue;
            }
            pending.pop();
            match item {
                Nested::Attr(attr) => _ = self.attrs.insert(attr, self.attribute_here(attr)),
                Nested::Type(ty) => _ = self.types.insert(ty, self.type_here(ty)),
            }
        }
    }

    fn is_renamed(&self, item: Nested) -> bool {
        match item {
            Nested::Attr(attr) => self.attrs.contains_key(&attr),
            Nested::Type(ty) => self.types.contains_key(&ty),
        }
    }

    /// The attribute with references renamed.
    fn attribute(&self, attr: Attribute) -> Attribute {
        self.attrs[&attr]
    }

    fn ty(&self, ty: Type) -> Type {
        self.types[&ty]
    }

    fn attribute_here(&self, attr: Attribute) -> Attribute {
        let ctx = self.ctx;
        match ctx.attr_data(attr) {
            AttrData::SymbolRef { root, nested } => {
                let (mut root, mut nested) = (*root, nested.clone());
                match self.path {
                    [old] if root == *old => root = self.new,
                    [first, rest @ ..] if root == *first && !rest.is_empty() && nested.starts_with(rest) => {
                        nested[rest.len() - 1] = self.new;
                    }
                    _ => return attr,
                }
                ctx.attr(AttrData::SymbolRef { root, nested })
            }
            AttrData::Type(ty) => ctx.type_attr(self.ty(*ty)),
            AttrData::Array(elements) => {
                let renamed: Vec<_> = elements.iter().map(|&element| self.attribute(element)).collect();
                ctx.array_attr(&renamed)
            }
            AttrData::Dictionary(entries) => {
                let entries: Vec<_> =
                    entries.iter().map(|&(name, value)| (name, self.attribute(value))).collect();
                ctx.dict(entries).as_attribute()
            }
            AttrData::Dialect { name, params } => {
                let params = self.params(params);
                ctx.attr(AttrData::Dialect { name: *name, params })
            }
            _ => self.typed_attribute(attr).unwrap_or(attr),
        }
    }

    /// Returns an attribute with its type and nested attributes renamed; `None` if nothing in it changes.
    fn typed_attribute(&self, attr: Attribute) -> Option<Attribute> {
        let ctx = self.ctx;
        let mut parts = Vec::new();
        ctx.held_by(Nested::Attr(attr), &mut parts);
        let changes = parts.into_iter().any(|part| match part {
            Nested::Attr(part) => self.attribute(part) != part,
            Nested::Type(part) => self.ty(part) != part,
        });
        // Elements may be many; they are copied only for a reason.
        let mut data = changes.then(|| ctx.attr_data(attr).clone())?;
        match &mut data {
            AttrData::Integer { ty, .. }
            | AttrData::Float { ty, .. }
            | AttrData::DenseElements { ty, .. }
            | AttrData::DenseResource { ty, .. }
            | AttrData::DenseArray { element: ty, .. }
            | AttrData::String { ty: Some(ty), .. }
            | AttrData::Opaque { ty: Some(ty), .. } => *ty = self.ty(*ty),
            AttrData::SparseElements { ty, indices, values } => {
                *ty = self.ty(*ty);
                *indices = self.attribute(*indices);
                *values = self.attribute(*values);
            }
            AttrData::Properties(attr) | AttrData::Distinct { referenced: attr, .. } => {
                *attr = self.attribute(*attr);
            }
            _ => return None,
        }
        Some(ctx.attr(data))
    }

    fn type_here(&self, ty: Type) -> Type {
        let mut data = self.ctx.type_data(ty).clone();
        match &mut data {
            TypeData::Complex(element)
            | TypeData::UnrankedTensor(element)
            | TypeData::Vector { element, .. } => *element = self.ty(*element),
            TypeData::Tuple(types) => types.iter_mut().for_each(|ty| *ty = self.ty(*ty)),
            TypeData::Function { inputs, results } => {
                inputs.iter_mut().chain(results).for_each(|ty| *ty = self.ty(*ty));
            }
            TypeData::RankedTensor { element, encoding, .. } => {
                *element = self.ty(*element);
                *encoding = encoding.map(|attr| self.attribute(attr));
            }
            TypeData::MemRef { element, layout, memory_space, .. } => {
                *element = self.ty(*element);
                *layout = layout.map(|attr| self.attribute(attr));
                *memory_space = memory_space.map(|attr| self.attribute(attr));
            }
            TypeData::UnrankedMemRef { element, memory_space } => {
                *element = self.ty(*element);
                *memory_space = memory_space.map(|attr| self.attribute(attr));
            }
            TypeData::Dialect { params, .. } => *params = self.params(params),
            _ => return ty,
        }
        self.ctx.ty(data)
    }

    fn params(&self, params: &[Param]) -> Box<[Param]> {
        params.iter().map(|param| self.param(param)).collect()
    }

    fn param(&self, param: &Param) -> Param {
        match param {
            Param::Attr(attr) => Param::Attr(self.attribute(*attr)),
            Param::Type(ty) => Param::Type(self.ty(*ty)),
            Param::List(list) => Param::List(self.params(list)),
            other => other.clone(),
        }
    }
}
