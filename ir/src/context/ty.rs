//! Types: the builtin dialect's, and those that a dialect defines as a name with parameters.
//!
//! Mirrors <https://mlir.llvm.org/docs/Dialects/Builtin/#types>.

use std::num::NonZeroU32;

use super::{Attribute, Int, Name};

/// Handle of an interned type; equal handles of one context mean equal types.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Type(NonZeroU32);

impl Type {
    pub(crate) fn from_index(index: u32) -> Self {
        Type(NonZeroU32::new(index + 1).expect("index + 1 is not zero"))
    }

    /// The type's index in its context.
    pub fn index(self) -> u32 {
        self.0.get() - 1
    }
}

/// Signedness of an integer type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Signedness {
    /// `iN`
    Signless,
    /// `siN`
    Signed,
    /// `uiN`
    Unsigned,
}

/// The floating-point formats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[expect(missing_docs, reason = "each variant is the name of its format")]
pub enum FloatKind {
    F4E2M1FN,
    F6E2M3FN,
    F6E3M2FN,
    F8E5M2,
    F8E4M3,
    F8E4M3FN,
    F8E5M2FNUZ,
    F8E4M3FNUZ,
    F8E4M3B11FNUZ,
    F8E3M4,
    F8E8M0FNU,
    BF16,
    F16,
    TF32,
    F32,
    F64,
    F80,
    F128,
}

impl FloatKind {
    /// All formats.
    pub const ALL: [FloatKind; 18] = [
        FloatKind::F4E2M1FN,
        FloatKind::F6E2M3FN,
        FloatKind::F6E3M2FN,
        FloatKind::F8E5M2,
        FloatKind::F8E4M3,
        FloatKind::F8E4M3FN,
        FloatKind::F8E5M2FNUZ,
        FloatKind::F8E4M3FNUZ,
        FloatKind::F8E4M3B11FNUZ,
        FloatKind::F8E3M4,
        FloatKind::F8E8M0FNU,
        FloatKind::BF16,
        FloatKind::F16,
        FloatKind::TF32,
        FloatKind::F32,
        FloatKind::F64,
        FloatKind::F80,
        FloatKind::F128,
    ];

    /// The key word in MLIR text.
    pub fn keyword(self) -> &'static str {
        match self {
            FloatKind::F4E2M1FN => "f4E2M1FN",
            FloatKind::F6E2M3FN => "f6E2M3FN",
            FloatKind::F6E3M2FN => "f6E3M2FN",
            FloatKind::F8E5M2 => "f8E5M2",
            FloatKind::F8E4M3 => "f8E4M3",
            FloatKind::F8E4M3FN => "f8E4M3FN",
            FloatKind::F8E5M2FNUZ => "f8E5M2FNUZ",
            FloatKind::F8E4M3FNUZ => "f8E4M3FNUZ",
            FloatKind::F8E4M3B11FNUZ => "f8E4M3B11FNUZ",
            FloatKind::F8E3M4 => "f8E3M4",
            FloatKind::F8E8M0FNU => "f8E8M0FNU",
            FloatKind::BF16 => "bf16",
            FloatKind::F16 => "f16",
            FloatKind::TF32 => "tf32",
            FloatKind::F32 => "f32",
            FloatKind::F64 => "f64",
            FloatKind::F80 => "f80",
            FloatKind::F128 => "f128",
        }
    }

    /// Number of bits of a value.
    pub fn width(self) -> u32 {
        match self {
            FloatKind::F4E2M1FN => 4,
            FloatKind::F6E2M3FN | FloatKind::F6E3M2FN => 6,
            FloatKind::F8E5M2
            | FloatKind::F8E4M3
            | FloatKind::F8E4M3FN
            | FloatKind::F8E5M2FNUZ
            | FloatKind::F8E4M3FNUZ
            | FloatKind::F8E4M3B11FNUZ
            | FloatKind::F8E3M4
            | FloatKind::F8E8M0FNU => 8,
            FloatKind::BF16 | FloatKind::F16 => 16,
            FloatKind::TF32 => 19,
            FloatKind::F32 => 32,
            FloatKind::F64 => 64,
            FloatKind::F80 => 80,
            FloatKind::F128 => 128,
        }
    }
}

/// The data of a type.
///
/// A dimension of [`Type::DYNAMIC`] is `?`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "fields are named as in the builtin dialect's documentation")]
#[non_exhaustive]
pub enum TypeData {
    /// `i32`, `si8`, `ui1`
    Integer { width: u32, signedness: Signedness },
    /// `index`
    Index,
    /// `f32` and the others
    Float(FloatKind),
    /// `none`
    None,
    /// `complex<f32>`
    Complex(Type),
    /// `tuple<i32, f32>`
    Tuple(Box<[Type]>),
    /// `(i32) -> f32`
    Function { inputs: Box<[Type]>, results: Box<[Type]> },
    /// `vector<4x[8]xf32>`; `scalable` has one entry per dimension
    Vector { shape: Box<[i64]>, scalable: Box<[bool]>, element: Type },
    /// `tensor<4x?xf32, #encoding>`
    RankedTensor { shape: Box<[i64]>, element: Type, encoding: Option<Attribute> },
    /// `tensor<*xf32>`
    UnrankedTensor(Type),
    /// `memref<4x?xf32, layout, memory_space>`; an identity layout is not stored
    MemRef { shape: Box<[i64]>, element: Type, layout: Option<Attribute>, memory_space: Option<Attribute> },
    /// `memref<*xf32, memory_space>`
    UnrankedMemRef { element: Type, memory_space: Option<Attribute> },
    /// `!dialect<"body">` or `!dialect.body` of a dialect that is not registered
    Opaque { dialect: Name, body: Box<str> },
    /// A type that a dialect defines: its full name (`llvm.ptr`) and its parameters
    Dialect { name: Name, params: Box<[Param]> },
}

impl TypeData {
    /// Number of bytes of one element of this type in dense elements and arrays; `None` for elements that are
    /// kept as text. At least one: an element of `i0` takes a byte too.
    pub fn element_bytes(&self) -> Option<usize> {
        match self {
            TypeData::Integer { width, .. } => Some(width.div_ceil(8).max(1) as usize),
            TypeData::Index => Some(8),
            TypeData::Float(kind) => Some(kind.width().div_ceil(8) as usize),
            _ => None,
        }
    }
}

impl Type {
    /// The dimension that prints as `?`.
    pub const DYNAMIC: i64 = i64::MIN;
}

/// A parameter of a dialect's type or attribute.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Param {
    /// An optional parameter that is not there.
    None,
    /// Truth value.
    Bool(bool),
    /// Any integer, enum cases included.
    Int(Int),
    /// Text.
    Str(Box<str>),
    /// A type.
    Type(Type),
    /// An attribute.
    Attr(Attribute),
    /// Several.
    List(Box<[Param]>),
}

/// Implements the conversion of plain Rust values and handles to parameters.
macro_rules! from {
    ($($ty:ty => $make:expr;)*) => {$(
        impl From<$ty> for Param {
            fn from(value: $ty) -> Self {
                ($make)(value)
            }
        }
    )*};
}

from! {
    bool => Param::Bool;
    i32 => |value: i32| Param::Int(value.into());
    i64 => |value: i64| Param::Int(value.into());
    u32 => |value: u32| Param::Int(value.into());
    u64 => |value: u64| Param::Int(value.into());
    Int => Param::Int;
    &str => |text: &str| Param::Str(text.into());
    String => |text: String| Param::Str(text.into());
    Type => Param::Type;
    Attribute => Param::Attr;
}

/// An absent parameter is [`Param::None`].
impl<T: Into<Param>> From<Option<T>> for Param {
    fn from(value: Option<T>) -> Self {
        value.map_or(Param::None, T::into)
    }
}
