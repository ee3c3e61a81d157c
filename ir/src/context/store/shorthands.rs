//! Short ways to common types and attributes.

use super::super::registry::TypedAttr;
use super::super::{AttrData, Attribute, FloatKind, Int, Name, Param, Signedness, Type, TypeData};
use super::Context;

impl Context {
    /// `iN`
    pub fn int_type(&self, width: u32) -> Type {
        self.ty(TypeData::Integer { width, signedness: Signedness::Signless })
    }

    /// A float type.
    pub fn float_type(&self, kind: FloatKind) -> Type {
        self.ty(TypeData::Float(kind))
    }

    /// `(inputs) -> results`
    pub fn function_type(&self, inputs: &[Type], results: &[Type]) -> Type {
        self.ty(TypeData::Function { inputs: inputs.into(), results: results.into() })
    }

    /// An integer attribute; the value wraps to the type's width.
    pub fn int_attr(&self, ty: Type, value: impl Into<Int>) -> Attribute {
        let value = value.into();
        let value = match self.type_data(ty) {
            TypeData::Integer { width, signedness } => {
                value.wrapped(*width, *signedness != Signedness::Unsigned)
            }
            _ => value.wrapped(64, true),
        };
        self.attr(AttrData::Integer { value, ty })
    }

    /// `true` or `false`
    pub fn bool_attr(&self, value: bool) -> Attribute {
        if value { self.common.true_ } else { self.common.false_ }
    }

    /// `"text"`
    pub fn string_attr(&self, text: &str) -> Attribute {
        self.attr(AttrData::String { value: text.as_bytes().into(), ty: None })
    }

    /// A type as an attribute.
    pub fn type_attr(&self, ty: Type) -> Attribute {
        self.attr(AttrData::Type(ty))
    }

    /// `[…]`
    pub fn array_attr(&self, elements: &[Attribute]) -> Attribute {
        self.attr(AttrData::Array(elements.into()))
    }

    /// `@name`
    pub fn symbol_ref_attr(&self, name: &str) -> Attribute {
        self.attr(AttrData::SymbolRef { root: self.name(name), nested: Box::default() })
    }

    /// `array<i32: …>`
    pub fn dense_i32_array_attr(&self, values: &[i32]) -> Attribute {
        let data: Vec<u8> = values.iter().flat_map(|value| value.to_le_bytes()).collect();
        self.attr(AttrData::DenseArray {
            element: self.common.i32,
            len: values.len() as u64,
            data: data.into_boxed_slice(),
        })
    }

    /// `array<i64: …>`
    pub fn dense_i64_array_attr(&self, values: &[i64]) -> Attribute {
        let data: Vec<u8> = values.iter().flat_map(|value| value.to_le_bytes()).collect();
        self.attr(AttrData::DenseArray {
            element: self.common.i64,
            len: values.len() as u64,
            data: data.into_boxed_slice(),
        })
    }

    /// The values of `array<i64: …>`.
    pub fn as_dense_i64_array(&self, attr: Attribute) -> Option<Vec<i64>> {
        match self.attr_data(attr) {
            AttrData::DenseArray { element, data, .. } if *element == self.common.i64 => Some(
                data.chunks_exact(8)
                    .map(|word| i64::from_le_bytes(word.try_into().unwrap_or_default()))
                    .collect(),
            ),
            _ => None,
        }
    }

    /// The values of `array<i32: …>`.
    pub fn as_dense_i32_array(&self, attr: Attribute) -> Option<Vec<i32>> {
        match self.attr_data(attr) {
            AttrData::DenseArray { element, data, .. } if *element == self.common.i32 => Some(
                data.chunks_exact(4)
                    .map(|word| i32::from_le_bytes([word[0], word[1], word[2], word[3]]))
                    .collect(),
            ),
            _ => None,
        }
    }

    /// The value of an integer attribute that fits 64 signed bits.
    pub fn as_i64(&self, attr: Attribute) -> Option<i64> {
        match self.attr_data(attr) {
            AttrData::Integer { value, .. } => value.as_i64(),
            _ => None,
        }
    }

    /// The text of a string attribute that is UTF-8.
    pub fn as_str(&self, attr: Attribute) -> Option<&str> {
        match self.attr_data(attr) {
            AttrData::String { value, .. } => std::str::from_utf8(value).ok(),
            _ => None,
        }
    }

    /// Returns true if a type of this name was created: `shop.price` for `!shop.price<5>`.
    pub fn has_types_of(&self, name: Name) -> bool {
        self.types.iter().any(|ty| matches!(&ty.data, TypeData::Dialect { name: of, .. } if *of == name))
    }

    /// Returns true if an attribute of this name was created: `shop.tag` for `#shop.tag<1>`.
    pub fn has_attrs_of(&self, name: Name) -> bool {
        self.attrs.iter().any(|attr| matches!(&attr.data, AttrData::Dialect { name: of, .. } if *of == name))
    }

    /// The type of a typed attribute (integer, float, dense elements, typed string, …).
    pub fn attr_type(&self, attr: Attribute) -> Option<Type> {
        match self.attr_data(attr) {
            AttrData::Integer { ty, .. }
            | AttrData::Float { ty, .. }
            | AttrData::DenseElements { ty, .. }
            | AttrData::DenseResource { ty, .. }
            | AttrData::SparseElements { ty, .. } => Some(*ty),
            AttrData::String { ty, .. } | AttrData::Opaque { ty, .. } => *ty,
            AttrData::Dialect { name, params } => match (self.attr_info(*name), &**params) {
                (Some(info), params) => info.self_type(params).or_else(|| {
                    let model = self.attr_interface::<dyn TypedAttr>(attr)?;
                    model.attr_type(self, attr)
                }),
                // Type of an attribute that is not declared, whose text C++ code parses.
                (None, [Param::Str(_), Param::Type(ty)]) => Some(*ty),
                (None, _) => None,
            },
            _ => None,
        }
    }
}
