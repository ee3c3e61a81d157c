//! Conversions between values that C++ does implicitly.

use std::sync::Arc;

use legalize_ir::{AttrData, Attribute, Location, OpName, Type, TypeData};

use super::{MAX_ITEMS, Machine};
use crate::classes::EnumClass;
use crate::error::EvalError;
use crate::integer::{CppInt, IntType};
use crate::value::{ShapeBuilder, Val};

pub(super) fn is_not(value: &Val, what: &str) -> EvalError {
    EvalError::invalid(format!("{} is not {what}", value.kind()))
}

impl Machine<'_, '_> {
    /// Converts a value to a boolean as C++ does.
    pub(crate) fn as_truth(&self, value: &Val) -> Result<bool, EvalError> {
        value.as_bool().ok_or_else(|| is_not(value, "a boolean"))
    }

    /// Converts a value to locations.
    pub(crate) fn locations(&mut self, value: &Val) -> Result<Vec<Location>, EvalError> {
        let location = |item: &Val| match item {
            Val::Loc(loc) => Ok(*loc),
            other => Err(is_not(other, "a location")),
        };
        self.items(value)?.iter().map(location).collect()
    }

    pub(crate) fn int(&self, value: &Val) -> Result<i128, EvalError> {
        match value {
            Val::Enum(class, _) if class.scoped => Err(self.no_integer(class)),
            Val::Engaged(_) | Val::Null => Err(is_not(value, "an integer")),
            // A number is converted to an integer as C++ does for arguments.
            Val::Double(_) | Val::Single(_) => {
                let number = self.double(value)?;
                Ok(super::assign::truncated(number, CppInt::new(0, IntType::I64))?.value())
            }
            Val::ApInt(int) => int.as_i128().ok_or_else(|| EvalError::invalid("integer is too large")),
            other => other.as_int().ok_or_else(|| is_not(value, "an integer")),
        }
    }

    /// Converts a value to a C++ integer with its type: a boolean is an `int`, an enum's value has the
    /// enum's underlying type.
    pub(crate) fn integer(&self, value: &Val) -> Result<CppInt, EvalError> {
        match value {
            Val::Int(value) => Ok(*value),
            Val::Bool(value) => Ok(CppInt::new(i128::from(*value), IntType::I32)),
            Val::Enum(class, value) if !class.scoped => Ok(class.integer(*value)),
            other => {
                let value = self.int(other)?;
                let result = CppInt::literal(value);
                result.ok_or_else(|| EvalError::invalid(format!("{value} does not fit 64 bits")))
            }
        }
    }

    fn no_integer(&self, class: &EnumClass) -> EvalError {
        let name = &class.cpp_name;
        EvalError::invalid(format!(
            "a value of '{name}' does not convert to an integer, cast it: 'static_cast<…>(…)'"
        ))
    }

    /// Converts a value to an integer as an explicit cast does, which includes values of an enum.
    pub(crate) fn cast_integer(&self, value: &Val) -> Result<CppInt, EvalError> {
        match value {
            Val::Enum(class, value) => Ok(class.integer(*value)),
            other => self.integer(other),
        }
    }

    pub(crate) fn int64(&self, value: &Val) -> Result<i64, EvalError> {
        let value = self.int(value)?;
        i64::try_from(value).map_err(|_| EvalError::invalid(format!("{value} does not fit 64 bits")))
    }

    pub(crate) fn double(&self, value: &Val) -> Result<f64, EvalError> {
        match value {
            Val::Double(value) => Ok(*value),
            Val::Single(value) => Ok(f64::from(*value)),
            Val::ApFloat(value) => self.float_of(value),
            other => Ok(self.int(other)? as f64),
        }
    }

    /// Converts a value to a `float`.
    pub(crate) fn single(&self, value: &Val) -> Result<f32, EvalError> {
        match value {
            Val::Single(value) => Ok(*value),
            Val::Double(value) => Ok(*value as f32),
            Val::ApFloat(value) => Ok(self.float_of(value)? as f32),
            other => Ok(self.int(other)? as f32),
        }
    }

    /// Converts text, or a number that denotes a character, to a piece of a text.
    pub(crate) fn piece(&self, value: &Val) -> Result<Arc<[u8]>, EvalError> {
        match value {
            Val::Int(value) if value.ty().width() == 8 => Ok([value.byte()].into()),
            other => self.bytes(other),
        }
    }

    /// Formats a number as `std::to_string` and `Twine` do.
    pub(crate) fn digits(&self, value: &Val) -> Result<Arc<[u8]>, EvalError> {
        match value {
            Val::Double(_) | Val::Single(_) => match self.double(value)? {
                // Formatted like `%f`.
                number if number.is_finite() => Ok(format!("{number:.6}").into_bytes().into()),
                _ => Err(EvalError::unknown("this number does not convert to a string")),
            },
            other => Ok(self.integer(other)?.value().to_string().into_bytes().into()),
        }
    }

    /// Returns the text that a value prints to a `raw_ostream`.
    pub(crate) fn printed(&self, value: &Val) -> Result<Arc<[u8]>, EvalError> {
        let ctx = self.env.ctx;
        let text = match value {
            Val::Type(ty) => legalize_ir::type_to_string(ctx, *ty),
            Val::Attr(attr) => legalize_ir::attr_to_string(ctx, *attr),
            Val::Loc(loc) => legalize_ir::loc_to_string(ctx, *loc),
            Val::Affine(expr) => expr.to_string(),
            Val::Map(map) => map.to_string(),
            Val::ApInt(int) if int.signed == Some(false) => int.unsigned().to_big().to_string(),
            Val::ApInt(int) => int.signed().to_big().to_string(),
            Val::Int(int) if int.ty().width() == 8 => return Ok([int.byte()].into()),
            Val::Int(_) | Val::Bool(_) => return self.digits(value),
            other => return self.bytes(other),
        };
        Ok(text.into_bytes().into())
    }

    pub(crate) fn bytes(&self, value: &Val) -> Result<Arc<[u8]>, EvalError> {
        match value {
            Val::Str(bytes) => Ok(bytes.clone()),
            Val::OpName(name) => Ok(self.env.ctx.op_str(*name).as_bytes().into()),
            Val::Dialect(name) => Ok(self.env.ctx.str(*name).as_bytes().into()),
            Val::Attr(attr) => match self.env.ctx.attr_data(*attr) {
                AttrData::String { value, .. } => Ok((**value).into()),
                AttrData::SymbolRef { root, .. } => Ok(self.env.ctx.str(*root).as_bytes().into()),
                _ => Err(is_not(value, "a string")),
            },
            other => Err(is_not(other, "a string")),
        }
    }

    pub(crate) fn text(&self, value: &Val) -> Result<String, EvalError> {
        let bytes = self.bytes(value)?;
        String::from_utf8(bytes.to_vec()).map_err(|_| EvalError::invalid("string is not UTF-8"))
    }

    /// Converts a value to a type, implicitly.
    pub(crate) fn coerce_type(&self, value: &Val) -> Result<Type, EvalError> {
        match value {
            Val::Type(ty) => Ok(*ty),
            Val::Shape(builder) => Ok(self.build_shape(builder)),
            Val::Attr(attr) => match self.env.ctx.attr_data(*attr) {
                AttrData::Type(ty) => Ok(*ty),
                _ => Err(is_not(value, "a type")),
            },
            other => Err(is_not(other, "a type")),
        }
    }

    /// Converts a value to an attribute if C++ has an implicit conversion.
    pub(crate) fn coerce_attr(&self, value: &Val) -> Result<Attribute, EvalError> {
        let ctx = self.env.ctx;
        match value {
            Val::Attr(attr) => Ok(*attr),
            Val::Loc(loc) => Ok(ctx.attr(AttrData::Location(*loc))),
            other => Err(is_not(other, "an attribute")),
        }
    }

    pub(crate) fn coerce_attrs(&mut self, value: &Val) -> Result<Vec<Attribute>, EvalError> {
        self.items(value)?.iter().map(|item| self.coerce_attr(item)).collect()
    }

    pub(crate) fn coerce_types(&mut self, value: &Val) -> Result<Vec<Type>, EvalError> {
        match value {
            Val::Type(ty) => Ok(vec![*ty]),
            other => self.items(other)?.iter().map(|item| self.coerce_type(item)).collect(),
        }
    }

    /// Converts a value to dimensions.
    pub(crate) fn coerce_dims(&mut self, value: &Val) -> Result<Vec<i64>, EvalError> {
        match value {
            Val::Int(_) => Ok(vec![self.int64(value)?]),
            other => self.items(other)?.iter().map(|item| self.int64(item)).collect(),
        }
    }

    pub(crate) fn coerce_bools(&mut self, value: &Val) -> Result<Vec<bool>, EvalError> {
        let items = self.items(value)?;
        items.iter().map(|item| item.as_bool().ok_or_else(|| is_not(item, "a boolean"))).collect()
    }

    /// Converts a value to the name of an operation.
    pub(crate) fn to_op_name(&self, value: &Val) -> Result<OpName, EvalError> {
        match value {
            Val::OpName(name) => Ok(*name),
            other => Ok(self.env.ctx.op_name(&self.text(other)?)),
        }
    }

    pub(crate) fn build_shape(&self, builder: &ShapeBuilder) -> Type {
        let ctx = self.env.ctx;
        let shape: Box<[i64]> = builder.shape.as_slice().into();
        let element = builder.element;
        match ctx.type_data(builder.base) {
            TypeData::Vector { .. } => {
                ctx.ty(TypeData::Vector { shape, scalable: builder.scalable.as_slice().into(), element })
            }
            TypeData::MemRef { layout, memory_space, .. } => {
                ctx.ty(TypeData::MemRef { shape, element, layout: *layout, memory_space: *memory_space })
            }
            TypeData::RankedTensor { encoding, .. } => {
                ctx.ty(TypeData::RankedTensor { shape, element, encoding: *encoding })
            }
            _ => ctx.ty(TypeData::RankedTensor { shape, element, encoding: None }),
        }
    }

    /// Returns the items of a value that can be iterated over.
    pub(crate) fn items(&mut self, value: &Val) -> Result<Vec<Val>, EvalError> {
        let items = match value {
            Val::List(items) => items.to_vec(),
            Val::Attr(attr) => self.attr_items(*attr)?,
            Val::Type(ty) => match self.env.ctx.type_data(*ty) {
                TypeData::Tuple(types) => types.iter().map(|&ty| Val::Type(ty)).collect(),
                _ => return Err(is_not(value, "a range")),
            },
            Val::Str(bytes) => bytes.iter().map(|&byte| super::text::character(byte)).collect(),
            Val::Region(region) => {
                let ir = self.env.ir()?;
                ir.region_blocks(*region).map(Val::Block).collect()
            }
            Val::Block(block) => {
                let ir = self.env.ir()?;
                ir.block_ops(*block).map(Val::Op).collect()
            }
            Val::Named(name, attr) => {
                let name = Val::Attr(self.env.ctx.string_attr(self.env.ctx.str(*name)));
                vec![name, Val::Attr(*attr)]
            }
            Val::Mutable(range) => self.mutable_items(*range)?,
            // One value where a range is expected.
            Val::Value(_) | Val::Op(_) | Val::View(..) => vec![value.clone()],
            Val::Null => return Err(EvalError::invalid("null is not a range")),
            other => return Err(is_not(other, "a range")),
        };
        self.step(items.len() as u64)?;
        if items.len() > MAX_ITEMS {
            return Err(EvalError::too_large("range", "items", MAX_ITEMS));
        }
        Ok(items)
    }

    /// The items of an `ArrayRef` of plain values, which a single one converts to.
    pub(crate) fn array_ref(&mut self, value: &Val) -> Result<Vec<Val>, EvalError> {
        match value {
            Val::Bool(_)
            | Val::Int(_)
            | Val::Enum(..)
            | Val::ApInt(_)
            | Val::Double(_)
            | Val::Single(_)
            | Val::ApFloat(_)
            | Val::Map(_) => Ok(vec![value.clone()]),
            other => self.items(other),
        }
    }
}
