//! Arguments and results of natives.

use std::sync::Arc;

use legalize_ir::{
    AttrData, Attribute, BlockId, Context, Int, Ir, LocData, Location, OpId, RegionId, Type, ValueId,
};
use legalize_pattern_model::Kind;
use legalize_snippet::{ApInt, CppInt, IntType, Val};
use smallvec::SmallVec;

/// An argument or result of a native.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum NativeValue {
    /// An operation.
    Op(OpId),
    /// A value.
    Value(ValueId),
    /// Any number of values.
    Values(SmallVec<[ValueId; 4]>),
    /// A type.
    Type(Type),
    /// Any number of types.
    Types(SmallVec<[Type; 4]>),
    /// An attribute.
    Attr(Attribute),
    /// A block.
    Block(BlockId),
    /// A region.
    Region(RegionId),
    /// Text of the call.
    Text(Arc<str>),
    /// A truth value of C++.
    Bool(bool),
    /// An integer of C++.
    Int(i128),
    /// A floating-point number of C++.
    Float(f64),
    /// Any other value of C++ that one native returns and another takes: an `APInt`, an `APFloat`, a list of
    /// numbers.
    Cpp(CppValue),
    /// An absent optional value.
    Null,
}

impl NativeValue {
    /// The operation.
    pub fn op(&self) -> Option<OpId> {
        if let NativeValue::Op(op) = self { Some(*op) } else { None }
    }

    /// The value, or the one value of a range.
    pub fn value(&self) -> Option<ValueId> {
        match self {
            NativeValue::Value(value) => Some(*value),
            NativeValue::Values(values) if values.len() == 1 => Some(values[0]),
            _ => None,
        }
    }

    /// The values of a range, or the one value.
    pub fn values(&self) -> Option<&[ValueId]> {
        match self {
            NativeValue::Value(value) => Some(std::slice::from_ref(value)),
            NativeValue::Values(values) => Some(values),
            _ => None,
        }
    }

    /// The type.
    pub fn ty(&self) -> Option<Type> {
        if let NativeValue::Type(ty) = self { Some(*ty) } else { None }
    }

    /// The types of a range, or the one type.
    pub fn types(&self) -> Option<&[Type]> {
        match self {
            NativeValue::Type(ty) => Some(std::slice::from_ref(ty)),
            NativeValue::Types(types) => Some(types),
            _ => None,
        }
    }

    /// The attribute.
    pub fn attr(&self) -> Option<Attribute> {
        if let NativeValue::Attr(attr) = self { Some(*attr) } else { None }
    }

    /// The block.
    pub fn block(&self) -> Option<BlockId> {
        if let NativeValue::Block(block) = self { Some(*block) } else { None }
    }

    /// The region.
    pub fn region(&self) -> Option<RegionId> {
        if let NativeValue::Region(region) = self { Some(*region) } else { None }
    }

    /// The text.
    pub fn text(&self) -> Option<&str> {
        if let NativeValue::Text(text) = self { Some(text) } else { None }
    }

    /// Kind of the value, if patterns can bind it.
    pub fn kind(&self) -> Option<Kind> {
        Some(match self {
            NativeValue::Op(_) => Kind::Operation,
            NativeValue::Value(_) => Kind::Value,
            NativeValue::Values(_) => Kind::ValueRange,
            NativeValue::Type(_) => Kind::Type,
            NativeValue::Types(_) => Kind::TypeRange,
            NativeValue::Attr(_) => Kind::Attribute,
            NativeValue::Block(_) => Kind::Block,
            NativeValue::Region(_) => Kind::Region,
            _ => return None,
        })
    }

    /// The integer: one of C++, or an `APInt` that fits.
    pub fn int(&self) -> Option<i128> {
        match self {
            NativeValue::Int(value) => Some(*value),
            NativeValue::Cpp(CppValue(value)) => value.as_int(),
            _ => None,
        }
    }

    /// The truth value.
    pub fn bool(&self) -> Option<bool> {
        if let NativeValue::Bool(value) = self { Some(*value) } else { None }
    }

    /// The floating-point number.
    pub fn float(&self) -> Option<f64> {
        match self {
            NativeValue::Float(value) => Some(*value),
            NativeValue::Cpp(CppValue(Val::Single(value))) => Some(f64::from(*value)),
            _ => None,
        }
    }

    /// The location of the value: that of an operation or value, one that an attribute holds, or a name.
    pub fn loc(&self, ctx: &Context, ir: &Ir) -> Option<Location> {
        match self {
            NativeValue::Op(op) => ir.try_op(*op).map(legalize_ir::OpData::loc),
            NativeValue::Value(value) => ir.value_loc(*value),
            NativeValue::Values(values) => ir.value_loc(*values.first()?),
            NativeValue::Attr(attr) => match ctx.attr_data(*attr) {
                AttrData::Location(loc) => Some(*loc),
                _ => None,
            },
            NativeValue::Text(name) => {
                Some(ctx.loc(LocData::Named { name: ctx.name(name), child: Location::UNKNOWN }))
            }
            _ => None,
        }
    }

    /// Returns true if it is a C++ value that no operation can hold.
    pub fn is_cpp(&self) -> bool {
        matches!(
            self,
            NativeValue::Bool(_) | NativeValue::Int(_) | NativeValue::Float(_) | NativeValue::Cpp(_)
        )
    }
}

/// A value of C++ that is neither a handle nor a plain number.
#[derive(Clone, Debug)]
pub struct CppValue(pub Val);

impl PartialEq for CppValue {
    fn eq(&self, other: &Self) -> bool {
        fn same(left: &Val, right: &Val) -> bool {
            match (left, right) {
                (Val::ApInt(left), Val::ApInt(right)) => left == right,
                (Val::Int(left), Val::Int(right)) => left == right,
                (Val::Single(left), Val::Single(right)) => left == right,
                (Val::ApFloat(left), Val::ApFloat(right)) => left == right,
                (Val::Map(left), Val::Map(right)) => left == right,
                (Val::Affine(left), Val::Affine(right)) => left == right,
                (Val::Set(left), Val::Set(right)) => left == right,
                (Val::Enum(class, left), Val::Enum(other, right)) => left == right && class == other,
                (Val::List(left), Val::List(right)) => {
                    left.len() == right.len()
                        && left.iter().zip(&**right).all(|(left, right)| same(left, right))
                }
                _ => {
                    let left = NativeValue::from(left);
                    left == NativeValue::from(right) && !matches!(left, NativeValue::Cpp(_))
                }
            }
        }
        same(&self.0, &other.0)
    }
}

/// Converts a value of a text to an argument of a native.
impl From<&Val> for NativeValue {
    fn from(value: &Val) -> Self {
        let all = |items: &[Val]| -> Option<NativeValue> {
            let values = || items.iter().map(Val::as_value).collect::<Option<_>>().map(NativeValue::Values);
            values().or_else(|| items.iter().map(Val::as_type).collect::<Option<_>>().map(NativeValue::Types))
        };
        match value {
            Val::Null | Val::Void => NativeValue::Null,
            Val::Op(op) | Val::View(op, _) => NativeValue::Op(*op),
            Val::Value(value) => NativeValue::Value(*value),
            Val::Type(ty) => NativeValue::Type(*ty),
            Val::Attr(attr) => NativeValue::Attr(*attr),
            Val::Block(block) => NativeValue::Block(*block),
            Val::Region(region) => NativeValue::Region(*region),
            Val::Bool(value) | Val::Logical(value) => NativeValue::Bool(*value),
            Val::Int(value) if value.ty() == IntType::I64 => NativeValue::Int(value.value()),
            Val::Double(value) => NativeValue::Float(*value),
            Val::Engaged(value) => NativeValue::from(&**value),
            other => other
                .as_str()
                .map(|text| NativeValue::Text(text.into()))
                .or_else(|| all(other.as_list()?))
                .unwrap_or_else(|| NativeValue::Cpp(CppValue(other.clone()))),
        }
    }
}

/// Converts an argument of a native to a value of a text.
impl From<&NativeValue> for Val {
    fn from(value: &NativeValue) -> Self {
        match value {
            NativeValue::Op(op) => Val::Op(*op),
            NativeValue::Value(value) => Val::Value(*value),
            NativeValue::Values(values) => Val::list(values.iter().map(|&value| Val::Value(value))),
            NativeValue::Type(ty) => Val::Type(*ty),
            NativeValue::Types(types) => Val::list(types.iter().map(|&ty| Val::Type(ty))),
            NativeValue::Attr(attr) => Val::Attr(*attr),
            NativeValue::Block(block) => Val::Block(*block),
            NativeValue::Region(region) => Val::Region(*region),
            NativeValue::Text(text) => Val::str(text),
            NativeValue::Bool(value) => Val::Bool(*value),
            NativeValue::Int(value) => CppInt::exact(*value, IntType::I64)
                .or_else(|| CppInt::exact(*value, IntType::U64))
                .map_or_else(|| Val::ApInt(ApInt::new(Int::from(*value), 128)), Val::Int),
            NativeValue::Float(value) => Val::Double(*value),
            NativeValue::Cpp(CppValue(value)) => value.clone(),
            NativeValue::Null => Val::Null,
        }
    }
}

/// Implements the conversion of plain Rust values and handles.
macro_rules! from {
    ($($ty:ty => $make:expr;)*) => {$(
        impl From<$ty> for NativeValue {
            fn from(value: $ty) -> Self {
                ($make)(value)
            }
        }
    )*};
}

from! {
    OpId => NativeValue::Op;
    ValueId => NativeValue::Value;
    Type => NativeValue::Type;
    Attribute => NativeValue::Attr;
    BlockId => NativeValue::Block;
    RegionId => NativeValue::Region;
    bool => NativeValue::Bool;
    f64 => NativeValue::Float;
    f32 => |value: f32| NativeValue::Float(value.into());
    i8 => |value: i8| NativeValue::Int(value.into());
    i16 => |value: i16| NativeValue::Int(value.into());
    i32 => |value: i32| NativeValue::Int(value.into());
    i64 => |value: i64| NativeValue::Int(value.into());
    i128 => NativeValue::Int;
    u8 => |value: u8| NativeValue::Int(value.into());
    u16 => |value: u16| NativeValue::Int(value.into());
    u32 => |value: u32| NativeValue::Int(value.into());
    u64 => |value: u64| NativeValue::Int(value.into());
    &str => |text: &str| NativeValue::Text(text.into());
    String => |text: String| NativeValue::Text(text.into());
    Arc<str> => NativeValue::Text;
}

/// An absent optional value is [`NativeValue::Null`].
impl<T: Into<NativeValue>> From<Option<T>> for NativeValue {
    fn from(value: Option<T>) -> Self {
        value.map_or(NativeValue::Null, T::into)
    }
}

/// A few native values.
pub type NativeValues = SmallVec<[NativeValue; 4]>;
