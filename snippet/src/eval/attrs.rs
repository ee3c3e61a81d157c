//! Methods of attributes, and the elements of those that hold some.
//!
//! Mirrors <https://mlir.llvm.org/docs/Dialects/Builtin/#attributes>.

use std::sync::Arc;

use legalize_ir::{AttrData, Attribute, Context, ElementsData, FloatKind, Name, Type, TypeData, shape_of};
use num_bigint::{BigInt, Sign};

use super::Machine;
use crate::accessors::is_accessor_of;
use crate::builtin;
use crate::error::EvalError;
use crate::integer::{CppInt, IntType};
use crate::value::{ApFloat, ApInt, Val};

/// Methods of attributes that the evaluator implements.
pub(crate) const ATTR_METHODS: &[&str] = &[
    "getValue",
    "getInt",
    "getSInt",
    "getUInt",
    "getAPSInt",
    "getValueAsDouble",
    "getType",
    "getContext",
    "getElementType",
    "size",
    "empty",
    "asArrayRef",
    "getNumElements",
    "isSplat",
    "getSplatValue",
    "getValues",
    "value_begin",
    "value_end",
    "begin",
    "end",
    "front",
    "back",
    "get",
    "getAs",
    "contains",
    "getNamed",
    "getName",
    "getLeafReference",
    "getRootReference",
    "getNestedReferences",
    "strref",
    "str",
    "getAffineMap",
    "getShape",
    "getAttr",
    "getAttrs",
    "getAsRange",
    "getAsValueRange",
    "getRawData",
    "getShapedType",
    "getOffset",
    "getStrides",
    "isIdentity",
    "getRank",
    "hasTrait",
    "getDialect",
    "getDialectNamespace",
    "getAsOpaquePointer",
    "getReferencedAttr",
    "getSize",
    "data",
    "drop_back",
    "drop_front",
];

impl Machine<'_, '_> {
    /// The items of an attribute that is a range.
    pub(super) fn attr_items(&mut self, attr: Attribute) -> Result<Vec<Val>, EvalError> {
        let ctx = self.env.ctx;
        Ok(match ctx.attr_data(attr) {
            AttrData::Array(elements) => elements.iter().map(|&element| Val::Attr(element)).collect(),
            AttrData::Dictionary(entries) => {
                entries.iter().map(|&(name, value)| Val::Named(name, value)).collect()
            }
            AttrData::DenseArray { element, data, len } => {
                self.step(*len)?;
                self.packed(*element, data)?.into_iter().map(|item| plain(ctx, item)).collect()
            }
            AttrData::DenseElements { ty, data } => {
                let element = shape_of(ctx, *ty).map_or(*ty, |shaped| shaped.element);
                match data {
                    ElementsData::Bytes { data, .. } => {
                        self.step(data.len() as u64)?;
                        self.packed(element, data)?
                    }
                    ElementsData::Strings { data, .. } => {
                        data.iter().map(|text| Val::Str((**text).into())).collect()
                    }
                }
            }
            AttrData::String { value, .. } => {
                value.iter().map(|&byte| super::text::character(byte)).collect()
            }
            AttrData::StridedLayout { strides, .. } => {
                strides.iter().map(|&stride| Val::int64(stride)).collect()
            }
            _ => return Err(EvalError::invalid("attribute is not a range")),
        })
    }

    /// Packed elements: `APInt` or `APFloat` values.
    fn packed(&mut self, element: Type, data: &[u8]) -> Result<Vec<Val>, EvalError> {
        let ctx = self.env.ctx;
        let (width, float) = match ctx.type_data(element) {
            TypeData::Integer { width, .. } => (*width, false),
            TypeData::Index => (64, false),
            TypeData::Float(kind) => (kind.width(), true),
            _ => return Err(EvalError::unknown("elements of this type are not supported")),
        };
        let bytes = (width as usize).div_ceil(8).max(1);
        Ok(data
            .chunks_exact(bytes)
            .map(|word| {
                if float && bytes <= 16 {
                    let mut bits = [0u8; 16];
                    bits[..bytes].copy_from_slice(word);
                    Val::ApFloat(ApFloat { bits: u128::from_le_bytes(bits), ty: element })
                } else {
                    let value = BigInt::from_bytes_le(Sign::Plus, word);
                    Val::ApInt(ApInt::new(value, width))
                }
            })
            .collect())
    }

    /// Evaluates a method of an attribute; `None` if attributes have no such method.
    pub(in crate::eval) fn attr_method(
        &mut self,
        attr: Attribute,
        name: &str,
        args: &[Val],
    ) -> Result<Option<Val>, EvalError> {
        let ctx = self.env.ctx;
        let data = ctx.attr_data(attr);
        match (name, args) {
            ("getContext", []) => return Ok(Some(Val::Context)),
            ("getAsOpaquePointer", []) => return Ok(Some(Val::uint64(attr.index().into()))),
            ("getDialectNamespace" | "getDialect", []) => {
                let space = match data {
                    AttrData::Dialect { name, .. } => ctx.str(*name).split('.').next().unwrap_or(""),
                    AttrData::Opaque { dialect, .. } if name == "getDialectNamespace" => ctx.str(*dialect),
                    _ => "builtin",
                };
                return Ok(Some(match name {
                    "getDialect" => Val::Dialect(ctx.name(space)),
                    _ => Val::str(space),
                }));
            }
            _ => {}
        }
        let answer = match (name, args, data) {
            ("getType" | "getShapedType", [], AttrData::DenseElements { ty, .. }) => Val::Type(*ty),
            (
                "getShapedType",
                [],
                AttrData::DenseResource { ty, .. } | AttrData::SparseElements { ty, .. },
            ) => Val::Type(*ty),
            ("getType", [], AttrData::Dialect { .. }) => match self.attr_param(attr, name)? {
                Some(value) => value,
                None => Val::opt_type(ctx.attr_type(attr)),
            },
            ("getType", [], AttrData::String { ty: None, .. }) => Val::Type(ctx.common().none),
            ("getType", [], _) => Val::opt_type(ctx.attr_type(attr)),

            ("getValue" | "getAPSInt", [], AttrData::Integer { value, ty }) => {
                let width = match ctx.type_data(*ty) {
                    TypeData::Integer { width, .. } => *width,
                    _ => 64,
                };
                let signed = (name == "getAPSInt").then_some(!matches!(
                    builtin::integer(ctx, *ty),
                    Some((_, legalize_ir::Signedness::Unsigned))
                ));
                Val::ApInt(ApInt { value: value.clone(), width, signed })
            }
            ("getInt" | "getSInt" | "getUInt", [], AttrData::Integer { value, ty }) => {
                let unsigned = name == "getUInt"
                    || matches!(builtin::integer(ctx, *ty), Some((_, legalize_ir::Signedness::Unsigned)));
                let value = match builtin::integer(ctx, *ty) {
                    Some((width, _)) => value.wrapped(width, !unsigned),
                    None => value.clone(),
                };
                let ty = if unsigned { IntType::U64 } else { IntType::I64 };
                let value = crate::value::int_to_i128(&value).and_then(|value| CppInt::exact(value, ty));
                Val::Int(value.ok_or_else(|| EvalError::invalid("integer does not fit 64 bits"))?)
            }
            ("getValue", [], AttrData::Float { bits, ty }) => Val::ApFloat(ApFloat { bits: *bits, ty: *ty }),
            ("getValueAsDouble", [], AttrData::Float { bits, ty }) => {
                Val::Double(self.float_of(&ApFloat { bits: *bits, ty: *ty })?)
            }
            ("getValue" | "strref" | "str" | "data", [], AttrData::String { value, .. }) => {
                Val::Str((**value).into())
            }
            ("size", [], AttrData::String { value, .. }) => Val::size(value.len()),
            ("empty", [], AttrData::String { value, .. }) => Val::Bool(value.is_empty()),
            ("getValue", [], AttrData::Type(ty)) => Val::Type(*ty),
            ("getValue", [], AttrData::AffineMap(map)) => Val::Map(Arc::new((**map).clone())),
            ("getAffineMap", [], AttrData::AffineMap(map)) => Val::Map(Arc::new((**map).clone())),
            ("isIdentity", [], AttrData::AffineMap(map)) => Val::Bool(map.is_identity()),
            // The map of a layout of strides has one result.
            ("isIdentity", [], AttrData::StridedLayout { offset, strides }) => {
                Val::Bool(*offset == 0 && **strides == [1])
            }
            ("getValue", [], AttrData::IntegerSet(set)) => Val::Set(Arc::new((**set).clone())),
            ("getValue" | "getAttrs" | "getAsRange", [], AttrData::Array(elements)) => {
                Val::list(elements.iter().map(|&element| Val::Attr(element)))
            }
            ("getAsValueRange", [], AttrData::Array(elements)) => {
                let mut out = Vec::with_capacity(elements.len());
                for &element in elements {
                    out.push(self.method(Val::Attr(element), "getValue", &[], Vec::new())?);
                }
                Val::list(out)
            }
            ("getValue" | "getAttrs", [], AttrData::Dictionary(_)) => Val::list(self.attr_items(attr)?),
            ("get" | "getAs" | "contains" | "getNamed", [key], AttrData::Dictionary(entries)) => {
                let key = self.text(key)?;
                let found = entries.iter().find(|(name, _)| ctx.str(*name) == key);
                match (name, found) {
                    ("contains", found) => Val::Bool(found.is_some()),
                    (_, None) => Val::Null,
                    ("getNamed", Some(&(name, value))) => Val::Named(name, value),
                    (_, Some(&(_, value))) => Val::Attr(value),
                }
            }
            ("getRootReference", [], AttrData::SymbolRef { root, .. }) => {
                Val::Attr(ctx.string_attr(ctx.str(*root)))
            }
            ("getLeafReference" | "getAttr", [], AttrData::SymbolRef { root, nested }) => {
                Val::Attr(ctx.string_attr(ctx.str(*nested.last().unwrap_or(root))))
            }
            ("getValue", [], AttrData::SymbolRef { root, nested }) => {
                Val::str(ctx.str(*nested.last().unwrap_or(root)))
            }
            ("getNestedReferences", [], AttrData::SymbolRef { nested, .. }) => {
                let refer = |&name: &Name| Val::Attr(ctx.symbol_ref_attr(ctx.str(name)));
                Val::list(nested.iter().map(refer))
            }
            ("asArrayRef", [], AttrData::DenseArray { .. }) => Val::list(self.attr_items(attr)?),
            ("getElementType", [], AttrData::DenseArray { element, .. }) => Val::Type(*element),
            ("size" | "getSize", [], AttrData::DenseArray { len, .. }) => Val::int64(*len as i64),
            ("empty", [], AttrData::DenseArray { len, .. }) => Val::Bool(*len == 0),
            (
                "getElementType",
                [],
                AttrData::DenseElements { ty, .. } | AttrData::DenseResource { ty, .. },
            ) => Val::opt_type(shape_of(ctx, *ty).map(|shaped| shaped.element)),
            (
                "getShape" | "getRank",
                [],
                AttrData::DenseElements { ty, .. } | AttrData::DenseResource { ty, .. },
            ) => {
                return self.type_method(*ty, name, &[]);
            }
            (
                "getNumElements" | "size",
                [],
                AttrData::DenseElements { ty, .. }
                | AttrData::DenseResource { ty, .. }
                | AttrData::SparseElements { ty, .. },
            ) => return self.type_method(*ty, "getNumElements", &[]),
            ("empty", [], AttrData::DenseElements { .. }) => {
                let count = self.attr_method(attr, "getNumElements", &[])?;
                Val::Bool(count.is_some_and(|count| count.as_int() == Some(0)))
            }
            (
                "isSplat",
                [],
                AttrData::DenseElements {
                    data: ElementsData::Bytes { splat, .. } | ElementsData::Strings { splat, .. },
                    ..
                },
            ) => Val::Bool(*splat),
            ("isSplat", [], _) if builtin::is_attr(ctx, attr, builtin::AttrClass::Elements) => {
                Val::Bool(false)
            }
            ("getSplatValue", [], AttrData::DenseElements { .. }) => {
                let first = self.attr_items(attr)?.into_iter().next();
                first.ok_or_else(|| EvalError::invalid("attribute has no element"))?
            }
            (
                "getRawData",
                [],
                AttrData::DenseElements { data: ElementsData::Bytes { data, .. }, .. }
                | AttrData::DenseArray { data, .. },
            ) => {
                self.step(data.len() as u64)?;
                Val::list(data.iter().map(|&byte| super::text::character(byte)))
            }
            ("getValues", [], AttrData::DenseElements { ty, data }) => {
                let items = self.attr_items(attr)?;
                let splat = matches!(
                    data,
                    ElementsData::Bytes { splat: true, .. } | ElementsData::Strings { splat: true, .. }
                );
                match (splat, items.as_slice()) {
                    (true, [item]) => {
                        let count = match self.type_method(*ty, "getNumElements", &[])? {
                            Some(count) => self.as_index(&count)?,
                            None => return Err(EvalError::invalid("elements of a type without a shape")),
                        };
                        self.step(count as u64)?;
                        Val::list(std::iter::repeat_n(item.clone(), count))
                    }
                    _ => Val::list(items),
                }
            }
            ("getOffset", [], AttrData::StridedLayout { offset, .. }) => Val::int64(*offset),
            ("getStrides", [], AttrData::StridedLayout { .. }) => Val::list(self.attr_items(attr)?),
            ("getReferencedAttr", [], AttrData::Distinct { referenced, .. }) => Val::Attr(*referenced),
            (
                "size" | "empty" | "front" | "back" | "begin" | "end" | "value_begin" | "value_end"
                | "drop_back" | "drop_front",
                _,
                AttrData::Array(_)
                | AttrData::Dictionary(_)
                | AttrData::DenseArray { .. }
                | AttrData::String { .. }
                | AttrData::DenseElements { .. },
            ) => {
                let name = name.strip_prefix("value_").unwrap_or(name);
                let items = Arc::new(self.attr_items(attr)?);
                return self.list_method(&items, name, args);
            }
            (_, [], AttrData::Dialect { .. }) => return self.attr_param(attr, name),
            // An enum attribute of a plain integer: its value is the case's.
            _ => return Ok(None),
        };
        Ok(Some(answer))
    }

    /// The parameter of a dialect's attribute that an accessor reads.
    fn attr_param(&mut self, attr: Attribute, accessor: &str) -> Result<Option<Val>, EvalError> {
        let ctx = self.env.ctx;
        let AttrData::Dialect { name, params } = ctx.attr_data(attr) else { return Ok(None) };
        let info = ctx.attr_info(*name);
        let names = info.map_or(&[][..], |info| &info.params);
        let found = names.iter().position(|&param| is_accessor_of(ctx.str(param), accessor));
        let has_reader = info.is_some_and(|info| info.reader(ctx).is_some());
        if found.is_some() && super::types::is_verbatim(has_reader, names, params) {
            return Err(EvalError::unknown(format!(
                "there is no parser for the parameters of '#{}'",
                ctx.str(*name)
            )));
        }
        match found.and_then(|at| Some((at, params.get(at)?))) {
            Some((at, param)) => self.declared_param(&Val::Attr(attr), at, param).map(Some),
            None => Ok(None),
        }
    }
}

/// The items of a dense array are plain numbers in C++.
fn plain(ctx: &Context, item: Val) -> Val {
    match item {
        // `i1` is `bool`.
        Val::ApInt(ApInt { value, width: 1, .. }) => Val::Bool(!value.is_zero()),
        Val::ApInt(value) => {
            let number = IntType::new(value.width, true).zip(value.as_i128());
            number.map_or(Val::ApInt(value), |(ty, number)| Val::Int(CppInt::new(number, ty)))
        }
        Val::ApFloat(value) => match ctx.type_data(value.ty) {
            TypeData::Float(FloatKind::F32) => Val::Single(f32::from_bits(value.bits as u32)),
            TypeData::Float(FloatKind::F64) => Val::Double(f64::from_bits(value.bits as u64)),
            _ => Val::ApFloat(value),
        },
        other => other,
    }
}
