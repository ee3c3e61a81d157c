//! Memory footprint of interned data, for the budgets of drivers.

use std::mem::{size_of, size_of_val};

use super::attr::{AttrData, ElementsData};
use super::int::Int;
use super::location::LocData;
use super::ty::{Param, TypeData};

/// Heap memory owned by a value, besides its own size.
pub(crate) trait Footprint {
    /// True for data whose text has a limit of its own.
    const HAS_TEXT_LIMIT: bool = false;

    /// Bytes on the heap.
    fn heap_bytes(&self) -> usize;

    /// Bytes of the text, if that has a limit.
    fn text_bytes(&self) -> u32 {
        0
    }
}

impl Footprint for Int {
    fn heap_bytes(&self) -> usize {
        match self {
            Int::Small(_) => 0,
            Int::Big(value) => value.bits().div_ceil(8) as usize,
        }
    }
}

impl Footprint for Param {
    fn heap_bytes(&self) -> usize {
        match self {
            Param::None | Param::Bool(_) | Param::Type(_) | Param::Attr(_) => 0,
            Param::Int(value) => value.heap_bytes(),
            Param::Str(text) => text.len(),
            Param::List(all) => all.heap_bytes(),
        }
    }
}

impl Footprint for [Param] {
    fn heap_bytes(&self) -> usize {
        let mut pending: Vec<&[Param]> = vec![self];
        let mut bytes = 0;
        while let Some(params) = pending.pop() {
            bytes += size_of_val(params);
            for param in params {
                match param {
                    Param::List(nested) => pending.push(nested),
                    param => bytes += param.heap_bytes(),
                }
            }
        }
        bytes
    }
}

impl Footprint for TypeData {
    const HAS_TEXT_LIMIT: bool = true;

    fn heap_bytes(&self) -> usize {
        match self {
            TypeData::Integer { .. }
            | TypeData::Index
            | TypeData::Float(_)
            | TypeData::None
            | TypeData::Complex(_)
            | TypeData::UnrankedTensor(_)
            | TypeData::UnrankedMemRef { .. } => 0,
            TypeData::Tuple(types) => size_of_val(&**types),
            TypeData::Function { inputs, results } => size_of_val(&**inputs) + size_of_val(&**results),
            TypeData::Vector { shape, scalable, .. } => size_of_val(&**shape) + scalable.len(),
            TypeData::RankedTensor { shape, .. } | TypeData::MemRef { shape, .. } => size_of_val(&**shape),
            TypeData::Opaque { body, .. } => body.len(),
            TypeData::Dialect { params, .. } => params.heap_bytes(),
        }
    }
}

impl Footprint for AttrData {
    const HAS_TEXT_LIMIT: bool = true;

    fn heap_bytes(&self) -> usize {
        match self {
            AttrData::Unit
            | AttrData::Float { .. }
            | AttrData::Type(_)
            | AttrData::Properties(_)
            | AttrData::DenseResource { .. }
            | AttrData::SparseElements { .. }
            | AttrData::Distinct { .. }
            | AttrData::Location(_) => 0,
            AttrData::Integer { value, .. } => value.heap_bytes(),
            AttrData::String { value, .. } => value.len(),
            AttrData::Array(all) => size_of_val(&**all),
            AttrData::Dictionary(all) => size_of_val(&**all),
            AttrData::SymbolRef { nested, .. } => size_of_val(&**nested),
            AttrData::DenseElements { data, .. } => match data {
                ElementsData::Bytes { data, .. } => data.len(),
                ElementsData::Strings { data, .. } => {
                    data.iter().map(|text| text.len() + size_of::<Box<[u8]>>()).sum()
                }
            },
            AttrData::DenseArray { data, .. } => data.len(),
            // Each operator is a separate allocation; their number is limited.
            AttrData::AffineMap(map) => size_of_val(&**map) + size_of_val(&*map.results),
            AttrData::IntegerSet(set) => size_of_val(&**set),
            AttrData::StridedLayout { strides, .. } => size_of_val(&**strides),
            AttrData::Opaque { body, .. } => body.len(),
            AttrData::Dialect { params, .. } => params.heap_bytes(),
        }
    }
}

impl Footprint for LocData {
    fn heap_bytes(&self) -> usize {
        match self {
            LocData::Fused { locations, .. } => size_of_val(&**locations),
            _ => 0,
        }
    }
}
