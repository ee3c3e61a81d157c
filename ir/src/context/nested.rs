//! Contents of attributes and types: other attributes and types, at any depth.
//!
//! Locations are not looked into, except that the attribute of a location is itself an item. Mirrors
//! `AttrTypeWalker`.

use rustc_hash::{FxHashMap, FxHashSet};

use super::{AttrData, Attribute, Context, Param, Type, TypeData};

/// An attribute or a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Nested {
    /// An attribute.
    Attr(Attribute),
    /// A type.
    Type(Type),
}

impl From<Attribute> for Nested {
    fn from(attr: Attribute) -> Self {
        Nested::Attr(attr)
    }
}

impl From<Type> for Nested {
    fn from(ty: Type) -> Self {
        Nested::Type(ty)
    }
}

impl Context {
    /// An attribute or type and all that it holds, outer ones first and in order. What occurs more than once
    /// is met once.
    pub fn nested(&self, item: impl Into<Nested>) -> impl Iterator<Item = Nested> + '_ {
        let mut seen = FxHashSet::default();
        // The next one is the last.
        let mut pending = vec![item.into()];
        let mut held = Vec::new();
        std::iter::from_fn(move || {
            let item = std::iter::from_fn(|| pending.pop()).find(|&item| seen.insert(item))?;
            self.held_by(item, &mut held);
            pending.extend(held.drain(..).rev());
            Some(item)
        })
    }

    /// Returns the number of attributes and types that are written when an attribute or type is printed
    /// without aliases; repeated ones count each time. `known` caches earlier counts.
    pub(crate) fn written_parts(&self, item: Nested, known: &mut FxHashMap<Nested, u64>) -> u64 {
        let mut pending = vec![item];
        let mut held = Vec::new();
        while let Some(&item) = pending.last() {
            self.held_by(item, &mut held);
            let waiting = pending.len();
            pending.extend(held.iter().filter(|part| !known.contains_key(part)));
            if pending.len() == waiting {
                let parts = held.iter().fold(1u64, |parts, part| parts.saturating_add(known[part]));
                known.insert(item, parts);
                pending.pop();
            }
            held.clear();
        }
        known[&item]
    }

    /// Appends what an attribute or type holds itself.
    pub(crate) fn held_by(&self, item: Nested, held: &mut Vec<Nested>) {
        match item {
            Nested::Attr(attr) => held_by_attr(self.attr_data(attr), held),
            Nested::Type(ty) => held_by_type(self.type_data(ty), held),
        }
    }
}

pub(super) fn held_by_attr(data: &AttrData, held: &mut Vec<Nested>) {
    match data {
        AttrData::Type(ty)
        | AttrData::Integer { ty, .. }
        | AttrData::Float { ty, .. }
        | AttrData::DenseElements { ty, .. }
        | AttrData::DenseResource { ty, .. }
        | AttrData::DenseArray { element: ty, .. }
        | AttrData::String { ty: Some(ty), .. }
        | AttrData::Opaque { ty: Some(ty), .. } => held.push(Nested::Type(*ty)),
        AttrData::SparseElements { ty, indices, values } => {
            held.extend([Nested::Type(*ty), Nested::Attr(*indices), Nested::Attr(*values)]);
        }
        AttrData::Properties(attr) | AttrData::Distinct { referenced: attr, .. } => {
            held.push(Nested::Attr(*attr));
        }
        AttrData::Array(elements) => held.extend(elements.iter().copied().map(Nested::Attr)),
        AttrData::Dictionary(entries) => held.extend(entries.iter().map(|entry| Nested::Attr(entry.1))),
        AttrData::Dialect { params, .. } => held_by_params(params, held),
        AttrData::String { .. }
        | AttrData::Opaque { .. }
        | AttrData::Unit
        | AttrData::SymbolRef { .. }
        | AttrData::AffineMap(_)
        | AttrData::IntegerSet(_)
        | AttrData::StridedLayout { .. }
        | AttrData::Location(_) => {}
    }
}

pub(super) fn held_by_type(data: &TypeData, held: &mut Vec<Nested>) {
    match data {
        TypeData::Complex(element) | TypeData::UnrankedTensor(element) | TypeData::Vector { element, .. } => {
            held.push(Nested::Type(*element));
        }
        TypeData::Tuple(types) => held.extend(types.iter().copied().map(Nested::Type)),
        TypeData::Function { inputs, results } => {
            held.extend(inputs.iter().chain(results).copied().map(Nested::Type));
        }
        TypeData::RankedTensor { element, encoding, .. } => {
            held.push(Nested::Type(*element));
            held.extend(encoding.map(Nested::Attr));
        }
        TypeData::MemRef { element, layout, memory_space, .. } => {
            held.push(Nested::Type(*element));
            held.extend(layout.map(Nested::Attr));
            held.extend(memory_space.map(Nested::Attr));
        }
        TypeData::UnrankedMemRef { element, memory_space } => {
            held.push(Nested::Type(*element));
            held.extend(memory_space.map(Nested::Attr));
        }
        TypeData::Dialect { params, .. } => held_by_params(params, held),
        _ => {}
    }
}

fn held_by_params(params: &[Param], held: &mut Vec<Nested>) {
    let mut pending: Vec<&Param> = params.iter().rev().collect();
    while let Some(param) = pending.pop() {
        match param {
            Param::Type(ty) => held.push(Nested::Type(*ty)),
            Param::Attr(attr) => held.push(Nested::Attr(*attr)),
            Param::List(list) => pending.extend(list.iter().rev()),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use legalize_source::SourceMap;

    use super::*;
    use crate::text::{attr_to_string, parse_attr_str, type_to_string};

    #[test]
    fn shared_parts_are_written_each_time() {
        let mut ctx = Context::new(Arc::new(SourceMap::new()));
        crate::register_builtin(&mut ctx);
        let mut attr = parse_attr_str(&ctx, "[unit]", None).expect("an attribute");
        let mut known = FxHashMap::default();
        assert_eq!(ctx.written_parts(attr.into(), &mut known), 2);
        for _ in 0..70 {
            attr = ctx.attr(AttrData::Array([attr, attr].into()));
        }
        assert_eq!(ctx.written_parts(attr.into(), &mut known), u64::MAX);
        assert_eq!(known.len(), 72);
    }

    #[test]
    fn everything_is_met_once_and_in_order() {
        let mut ctx = Context::new(Arc::new(SourceMap::new()));
        crate::register_builtin(&mut ctx);
        let text =
            "[{a = tensor<2xi8, @x>, b = (i8) -> f32}, memref<1xf32, \"s\">, dense<1> : tensor<1xi8>, @x]";
        let attr = parse_attr_str(&ctx, text, None).expect("an attribute");
        let visited: Vec<_> = ctx
            .nested(attr)
            .skip(1)
            .map(|item| match item {
                Nested::Attr(attr) => attr_to_string(&ctx, attr),
                Nested::Type(ty) => type_to_string(&ctx, ty),
            })
            .collect();
        insta::assert_snapshot!(visited.join("\n"), @r#"
        {a = tensor<2xi8, @x>, b = (i8) -> f32}
        tensor<2xi8, @x>
        tensor<2xi8, @x>
        i8
        @x
        (i8) -> f32
        (i8) -> f32
        f32
        memref<1xf32, "s">
        memref<1xf32, "s">
        "s"
        dense<1> : tensor<1xi8>
        tensor<1xi8>
        "#);
    }
}
