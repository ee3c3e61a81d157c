//! Attributes as plain Rust values, and back.
//!
//! An attribute's definition determines the builtin attribute that holds a value ([`AttrValueKind`]); values
//! without a plain Rust type are passed as [`Attribute`].

use legalize_ir::{AttrData, Attribute, Context, FloatKind, Int, Param, Signedness, Type, TypeData};

/// Kind of attribute that holds a plain value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttrValueKind {
    /// Any attribute, unchanged.
    Any,
    /// A signless integer of a number of bits.
    Int(u32),
    /// A signed integer (`si32`).
    Signed(u32),
    /// An unsigned integer (`ui32`).
    Unsigned(u32),
    /// An integer of type `index`.
    Index,
    /// `true` or `false`.
    Bool,
    /// A float of 32 bits.
    F32,
    /// A float of 64 bits.
    F64,
    /// Text.
    Str,
    /// The name of a symbol.
    Symbol,
    /// A type.
    Type,
    /// A unit attribute; only its presence counts.
    Unit,
    /// The case of an enum, in the dialect's attribute of that name.
    Case(&'static str),
    /// An array of attributes that hold values of a kind.
    Array(&'static AttrValueKind),
    /// A dense array of signless integers of a number of bits (`array<i64: …>`); of one bit for Booleans.
    Dense(u32),
    /// A dense array of floats of 32 bits.
    DenseF32,
    /// A dense array of floats of 64 bits.
    DenseF64,
}

/// A plain value to be stored in an attribute.
#[derive(Clone, Debug, PartialEq)]
pub enum Plain {
    /// An attribute.
    Attr(Attribute),
    /// An integer, a Boolean or the case of an enum; the bits of an unsigned one.
    Int(i64),
    /// Text or a symbol's name.
    Str(Box<str>),
    /// A float.
    Float(f64),
    /// A type.
    Type(Type),
    /// A list of values.
    List(Vec<Plain>),
}

impl Plain {
    /// Returns the attribute that holds the value; nothing for a unit attribute that is `false`.
    ///
    /// # Panics
    /// If the kind does not fit the value; generated code ensures that it does.
    #[track_caller]
    pub fn into_attr(self, ctx: &Context, kind: AttrValueKind) -> Option<Attribute> {
        let int = |width, signedness, value: i64| {
            let value = match signedness {
                Signedness::Unsigned => Int::Small(value).wrapped(width, false),
                _ => Int::Small(value),
            };
            ctx.int_attr(ctx.ty(TypeData::Integer { width, signedness }), value)
        };
        Some(match (kind, self) {
            (_, Plain::Attr(attr)) => attr,
            (AttrValueKind::Int(width), Plain::Int(value)) => int(width, Signedness::Signless, value),
            (AttrValueKind::Signed(width), Plain::Int(value)) => int(width, Signedness::Signed, value),
            (AttrValueKind::Unsigned(width), Plain::Int(value)) => int(width, Signedness::Unsigned, value),
            (AttrValueKind::Index, Plain::Int(value)) => ctx.int_attr(ctx.common().index, value),
            (AttrValueKind::Bool, Plain::Int(value)) => ctx.bool_attr(value != 0),
            (AttrValueKind::Unit, Plain::Int(0)) => return None,
            (AttrValueKind::Unit, Plain::Int(_)) => ctx.common().unit,
            (AttrValueKind::Case(name), Plain::Int(value)) => {
                let params = Box::new([Param::Int(Int::Small(value))]);
                ctx.attr(AttrData::Dialect { name: ctx.name(name), params })
            }
            (AttrValueKind::F32, Plain::Float(value)) => float_attr(ctx, FloatKind::F32, value),
            (AttrValueKind::F64, Plain::Float(value)) => float_attr(ctx, FloatKind::F64, value),
            (AttrValueKind::Array(element), Plain::List(all)) => {
                let mut attrs = Vec::with_capacity(all.len());
                for value in all {
                    attrs.extend(value.into_attr(ctx, *element));
                }
                ctx.array_attr(&attrs)
            }
            (
                AttrValueKind::Dense(_) | AttrValueKind::DenseF32 | AttrValueKind::DenseF64,
                Plain::List(all),
            ) => dense_attr(ctx, kind, &all),
            (AttrValueKind::Str, Plain::Str(text)) => ctx.string_attr(&text),
            (AttrValueKind::Symbol, Plain::Str(text)) => ctx.symbol_ref_attr(&text),
            (AttrValueKind::Type, Plain::Type(ty)) => ctx.type_attr(ty),
            (kind, value) => panic!("{value:?} is not a value of an attribute of kind {kind:?}"),
        })
    }
}

/// Returns a float attribute.
pub(crate) fn float_attr(ctx: &Context, kind: FloatKind, value: f64) -> Attribute {
    ctx.attr(AttrData::Float { bits: kind.encode(value), ty: ctx.float_type(kind) })
}

/// Returns a dense array of the numbers in a list.
#[track_caller]
fn dense_attr(ctx: &Context, kind: AttrValueKind, all: &[Plain]) -> Attribute {
    let mut data = Vec::new();
    for value in all {
        match (kind, value) {
            (AttrValueKind::Dense(1), Plain::Int(value)) => data.push(u8::from(*value != 0)),
            (AttrValueKind::Dense(width), Plain::Int(value)) => {
                data.extend_from_slice(&value.to_le_bytes()[..(width / 8) as usize]);
            }
            (AttrValueKind::DenseF32, Plain::Float(value)) => {
                data.extend_from_slice(&(*value as f32).to_le_bytes());
            }
            (AttrValueKind::DenseF64, Plain::Float(value)) => data.extend_from_slice(&value.to_le_bytes()),
            _ => panic!("{value:?} is not an element of an attribute of kind {kind:?}"),
        }
    }
    let element = match kind {
        AttrValueKind::DenseF32 => ctx.float_type(FloatKind::F32),
        AttrValueKind::DenseF64 => ctx.float_type(FloatKind::F64),
        AttrValueKind::Dense(width) => ctx.int_type(width),
        _ => panic!("kind {kind:?} is not one of dense arrays"),
    };
    ctx.attr(AttrData::DenseArray { element, len: all.len() as u64, data: data.into_boxed_slice() })
}

/// A value that an attribute can be read as.
pub trait FromAttr<'c>: Sized {
    /// Returns the value; nothing if the attribute is of another kind.
    fn from_attr(ctx: &'c Context, attr: Attribute) -> Option<Self>;

    /// Returns the elements of a dense array; nothing if they are of another type, or if the value is never
    /// an element.
    fn from_dense(_element: &TypeData, _data: &[u8]) -> Option<Vec<Self>> {
        None
    }
}

/// Elements of a dense array, packed as little-endian words.
macro_rules! words {
    ($of:ty, $element:pat) => {
        fn from_dense(element: &TypeData, data: &[u8]) -> Option<Vec<Self>> {
            if !matches!(element, $element) {
                return None;
            }
            let words = data.chunks_exact(size_of::<$of>());
            Some(words.map(|word| <$of>::from_le_bytes(word.try_into().unwrap_or_default())).collect())
        }
    };
}

impl<'c, T: FromAttr<'c>> FromAttr<'c> for Vec<T> {
    fn from_attr(ctx: &'c Context, attr: Attribute) -> Option<Self> {
        match ctx.attr_data(attr) {
            AttrData::Array(all) => all.iter().map(|&attr| T::from_attr(ctx, attr)).collect(),
            AttrData::DenseArray { element, data, .. } => T::from_dense(ctx.type_data(*element), data),
            _ => None,
        }
    }
}

impl<T: Copy + Into<Plain>> From<&[T]> for Plain {
    fn from(all: &[T]) -> Self {
        Plain::List(all.iter().map(|&value| value.into()).collect())
    }
}

impl FromAttr<'_> for f32 {
    fn from_attr(ctx: &Context, attr: Attribute) -> Option<Self> {
        match ctx.attr_data(attr) {
            AttrData::Float { bits, ty } if *ctx.type_data(*ty) == TypeData::Float(FloatKind::F32) => {
                Some(f32::from_bits(*bits as u32))
            }
            _ => None,
        }
    }

    words!(f32, TypeData::Float(FloatKind::F32));
}

impl FromAttr<'_> for f64 {
    fn from_attr(ctx: &Context, attr: Attribute) -> Option<Self> {
        match ctx.attr_data(attr) {
            AttrData::Float { bits, ty } if *ctx.type_data(*ty) == TypeData::Float(FloatKind::F64) => {
                Some(f64::from_bits(*bits as u64))
            }
            _ => None,
        }
    }

    words!(f64, TypeData::Float(FloatKind::F64));
}

impl From<f32> for Plain {
    fn from(value: f32) -> Self {
        Plain::Float(value.into())
    }
}

impl From<f64> for Plain {
    fn from(value: f64) -> Self {
        Plain::Float(value)
    }
}

impl FromAttr<'_> for Attribute {
    fn from_attr(_ctx: &Context, attr: Attribute) -> Option<Self> {
        Some(attr)
    }
}

impl From<Attribute> for Plain {
    fn from(attr: Attribute) -> Self {
        Plain::Attr(attr)
    }
}

impl FromAttr<'_> for bool {
    fn from_attr(ctx: &Context, attr: Attribute) -> Option<Self> {
        match ctx.attr_data(attr) {
            AttrData::Unit => Some(true),
            _ => int_of(ctx, attr).map(|value| value != 0),
        }
    }

    fn from_dense(element: &TypeData, data: &[u8]) -> Option<Vec<Self>> {
        let is_bit = matches!(element, TypeData::Integer { width: 1, signedness: Signedness::Signless });
        is_bit.then(|| data.iter().map(|&byte| byte != 0).collect())
    }
}

impl From<bool> for Plain {
    fn from(value: bool) -> Self {
        Plain::Int(i64::from(value))
    }
}

impl<'c> FromAttr<'c> for &'c str {
    fn from_attr(ctx: &'c Context, attr: Attribute) -> Option<Self> {
        match ctx.attr_data(attr) {
            AttrData::String { value, .. } => std::str::from_utf8(value).ok(),
            AttrData::SymbolRef { root, nested } if nested.is_empty() => Some(ctx.str(*root)),
            _ => None,
        }
    }
}

impl From<&str> for Plain {
    fn from(text: &str) -> Self {
        Plain::Str(text.into())
    }
}

impl FromAttr<'_> for Type {
    fn from_attr(ctx: &Context, attr: Attribute) -> Option<Self> {
        match ctx.attr_data(attr) {
            AttrData::Type(ty) => Some(*ty),
            _ => None,
        }
    }
}

impl From<Type> for Plain {
    fn from(ty: Type) -> Self {
        Plain::Type(ty)
    }
}

/// Integers are truncated to their width, as by C++ accessors.
macro_rules! integers {
    ($($of:ty),*) => {$(
        impl FromAttr<'_> for $of {
            fn from_attr(ctx: &Context, attr: Attribute) -> Option<Self> {
                int_of(ctx, attr).map(|value| value as $of)
            }

            words!($of, TypeData::Integer { width: <$of>::BITS, signedness: Signedness::Signless });
        }

        impl From<$of> for Plain {
            fn from(value: $of) -> Self {
                Plain::Int(value as i64)
            }
        }
    )*};
}

integers!(i8, i16, i32, i64, u8, u16, u32, u64);

/// The integer that an attribute holds, or the value of its enum case; the low 64 bits.
pub fn int_of(ctx: &Context, attr: Attribute) -> Option<i64> {
    match ctx.attr_data(attr) {
        AttrData::Integer { value, .. } => value.wrapped(64, true).as_i64(),
        AttrData::Dialect { params, .. } => match &**params {
            [Param::Int(value)] => value.wrapped(64, true).as_i64(),
            _ => None,
        },
        _ => None,
    }
}
