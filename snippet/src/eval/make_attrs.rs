//! `get` of the builtin attributes, and the elements of those that hold elements.

use legalize_ir::{AffineMap, AttrData, Attribute, ElementsData, FloatKind, Int, Signedness, Type, TypeData};

use super::{Answer, Machine};
use crate::builtin::{self, AttrClass};
use crate::error::EvalError;
use crate::integer::IntType;
use crate::value::{Val, int_of};

impl Machine<'_, '_> {
    /// `get` of a builtin attribute.
    pub(super) fn attr_get(&mut self, class: AttrClass, args: Vec<Val>) -> Answer {
        let ctx = self.env.ctx;
        let given_context = args.iter().any(|value| matches!(value, Val::Context));
        let args: Vec<Val> = args.into_iter().filter(|value| !matches!(value, Val::Context)).collect();
        let wrong = || {
            EvalError::invalid(format!("a {class:?} attribute cannot be constructed from these arguments"))
        };
        let attr = match (class, args.as_slice()) {
            (AttrClass::Unit, []) => ctx.common().unit,
            (AttrClass::Bool, [value]) => ctx.bool_attr(value.as_bool().ok_or_else(wrong)?),
            (AttrClass::Integer, [ty, value]) => {
                let ty = self.coerce_type(ty)?;
                self.integer_attr(ty, value)?
            }
            (AttrClass::Float, [ty, value]) => {
                let ty = self.coerce_type(ty)?;
                self.float_attr(ty, value)?
            }
            (AttrClass::String, [text]) => {
                let value = self.bytes(text)?;
                ctx.attr(AttrData::String { value: (*value).into(), ty: None })
            }
            (AttrClass::String, [text, ty]) => {
                let value = self.bytes(text)?;
                let ty = self.coerce_type(ty)?;
                let ty = (ty != ctx.common().none).then_some(ty);
                ctx.attr(AttrData::String { value: (*value).into(), ty })
            }
            (AttrClass::String, []) if given_context => ctx.string_attr(""),
            (AttrClass::Type, [ty]) => ctx.type_attr(self.coerce_type(ty)?),
            (AttrClass::Array, [items]) => {
                let items = self.coerce_attrs(items)?;
                ctx.array_attr(&items)
            }
            (AttrClass::Dictionary, []) => ctx.common().empty_dict.as_attribute(),
            (AttrClass::Dictionary, [items]) => {
                let mut entries = Vec::new();
                for item in self.items(items)? {
                    match item {
                        Val::Named(name, value) => entries.push((name, value)),
                        Val::List(pair) => match pair.as_slice() {
                            [name, value] => {
                                entries.push((ctx.name(&self.text(name)?), self.coerce_attr(value)?));
                            }
                            _ => return Err(wrong()),
                        },
                        _ => return Err(wrong()),
                    }
                }
                ctx.dict(entries).as_attribute()
            }
            (AttrClass::SymbolRef | AttrClass::FlatSymbolRef, [Val::Op(op)]) => {
                let name = self.env.ir()?.attr_named(ctx, *op, "sym_name").and_then(|attr| ctx.as_str(attr));
                ctx.symbol_ref_attr(name.ok_or_else(|| EvalError::invalid("operation is not a symbol"))?)
            }
            (AttrClass::SymbolRef | AttrClass::FlatSymbolRef, [name]) => {
                if let Val::Attr(attr) = name
                    && matches!(ctx.attr_data(*attr), AttrData::SymbolRef { .. })
                {
                    return Ok(name.clone());
                }
                ctx.symbol_ref_attr(&self.text(name)?)
            }
            (AttrClass::SymbolRef, [root, nested]) => {
                let root = ctx.name(&self.text(root)?);
                let mut names = Vec::new();
                for item in self.items(nested)? {
                    names.push(ctx.name(&self.text(&item)?));
                }
                ctx.attr(AttrData::SymbolRef { root, nested: names.into() })
            }
            (AttrClass::AffineMap, [Val::Map(map)]) => {
                ctx.attr(AttrData::AffineMap(Box::new(AffineMap::clone(map))))
            }
            (AttrClass::IntegerSet, [Val::Set(set)]) => {
                ctx.attr(AttrData::IntegerSet(Box::new(legalize_ir::IntegerSet::clone(set))))
            }
            (AttrClass::DenseArrayOf(element), [items]) => {
                let element = builtin::element_type(ctx, element);
                self.dense_array(element, items)?
            }
            (
                AttrClass::DenseElements
                | AttrClass::DenseInt
                | AttrClass::DenseFp
                | AttrClass::DenseIntOrFp
                | AttrClass::SplatElements,
                [ty, items],
            ) => {
                let ty = self.coerce_type(ty)?;
                self.dense_elements(ty, items)?
            }
            (AttrClass::StridedLayout, [offset, strides]) => {
                let offset = self.int64(offset)?;
                ctx.attr(AttrData::StridedLayout { strides: self.coerce_dims(strides)?.into(), offset })
            }
            (AttrClass::Location, [Val::Loc(loc)]) => ctx.attr(AttrData::Location(*loc)),
            _ => return Err(wrong()),
        };
        Ok(Val::Attr(attr))
    }

    pub(super) fn integer_attr(&self, ty: Type, value: &Val) -> Result<Attribute, EvalError> {
        let ctx = self.env.ctx;
        if !matches!(ctx.type_data(ty), TypeData::Integer { .. } | TypeData::Index) {
            return Err(EvalError::invalid("an integer attribute has an integer or index type"));
        }
        let value: Int = match value {
            Val::ApInt(value) => value.value.clone(),
            // Its parameter is an `int64_t`, whose sign a type without one does not extend.
            other => {
                let signed = match ctx.type_data(ty) {
                    TypeData::Integer { signedness, .. } => *signedness == Signedness::Signed,
                    _ => true,
                };
                let class = if signed { IntType::I64 } else { IntType::U64 };
                int_of(self.integer(other)?.to(IntType::I64).to(class).value())
            }
        };
        Ok(ctx.int_attr(ty, value))
    }

    pub(super) fn float_attr(&self, ty: Type, value: &Val) -> Result<Attribute, EvalError> {
        let ctx = self.env.ctx;
        let TypeData::Float(kind) = ctx.type_data(ty) else {
            return Err(EvalError::invalid("a float attribute has a float type"));
        };
        let bits = self.float_bits(*kind, ty, value)?;
        Ok(ctx.attr(AttrData::Float { bits, ty }))
    }

    pub(super) fn float_bits(&self, kind: FloatKind, ty: Type, value: &Val) -> Result<u128, EvalError> {
        if let Val::ApFloat(value) = value
            && value.ty == ty
        {
            return Ok(value.bits);
        }
        let value = self.double(value)?;
        super::floats::f64_to_float(kind, value)
            .ok_or_else(|| EvalError::unknown(format!("{value} cannot be written as '{}'", kind.keyword())))
    }

    /// Packs elements of a type into bytes.
    pub(super) fn pack(&mut self, element: Type, items: &[Val]) -> Result<Vec<u8>, EvalError> {
        let ctx = self.env.ctx;
        self.step(items.len() as u64)?;
        let mut data = Vec::new();
        for item in items {
            // Attributes are unwrapped.
            let item = match item {
                Val::Attr(_) => self.method(item.clone(), "getValue", &[], Vec::new())?,
                other => other.clone(),
            };
            match ctx.type_data(element) {
                TypeData::Float(kind) => {
                    let bits = self.float_bits(*kind, element, &item)?;
                    let bytes = (kind.width() as usize).div_ceil(8);
                    data.extend_from_slice(&bits.to_le_bytes()[..bytes]);
                }
                TypeData::Integer { .. } | TypeData::Index => {
                    let width = builtin::integer(ctx, element).map_or(64, |(width, _)| width);
                    let value = match item {
                        Val::ApInt(value) => value.value,
                        other => int_of(self.int(&other)?),
                    };
                    let bytes = (width as usize).div_ceil(8).max(1);
                    let value = value.wrapped(width, false).to_big();
                    let (_, mut word) = value.to_bytes_le();
                    word.resize(bytes, 0);
                    data.extend_from_slice(&word);
                }
                _ => return Err(EvalError::unknown("elements of this type cannot be packed")),
            }
        }
        Ok(data)
    }

    pub(super) fn dense_array(&mut self, element: Type, items: &Val) -> Result<Attribute, EvalError> {
        let items = self.array_ref(items)?;
        let data = self.pack(element, &items)?.into_boxed_slice();
        Ok(self.env.ctx.attr(AttrData::DenseArray { element, len: items.len() as u64, data }))
    }

    pub(super) fn dense_elements(&mut self, ty: Type, items: &Val) -> Result<Attribute, EvalError> {
        let ctx = self.env.ctx;
        let Some(shaped) = legalize_ir::shape_of(ctx, ty) else {
            return Err(EvalError::invalid("elements have a shaped type"));
        };
        let element = shaped.element;
        let count = match self.type_method(ty, "getNumElements", &[])? {
            Some(count) => self.as_index(&count)?,
            None => return Err(EvalError::invalid("elements have a static shape")),
        };
        let items = match items {
            Val::List(_) => self.items(items)?,
            Val::Attr(attr)
                if matches!(ctx.attr_data(*attr), AttrData::Array(_) | AttrData::DenseArray { .. }) =>
            {
                self.items(items)?
            }
            single => vec![single.clone()],
        };
        if items.len() != count && items.len() != 1 {
            return Err(EvalError::invalid(format!("{} elements for a type of {count}", items.len())));
        }
        let mut data = self.pack(element, &items)?;
        let width = data.len() / items.len().max(1);
        let splat = !items.is_empty() && data.chunks(width.max(1)).all(|item| item == &data[..width]);
        if splat {
            data.truncate(width);
        }
        let data = ElementsData::Bytes { splat, data: data.into_boxed_slice() };
        Ok(ctx.attr(AttrData::DenseElements { ty, data }))
    }
}
