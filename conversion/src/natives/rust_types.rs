//! Rust types that functions of natives take and return, with the types of their parameters and results.

use std::sync::Arc;

use legalize_ir::{Attribute, BlockId, Ir, OpId, Reason, RegionId, Type, ValueId};
use legalize_pattern_model::Kind;
use smallvec::SmallVec;

use super::signature::{NativeType, counted};
use super::value::{NativeValue, NativeValues};

/// A Rust type that natives take.
pub trait NativeArg: Sized {
    /// Type of the parameter.
    const TYPE: NativeType;

    /// The argument; `None` if the value is of another type.
    fn from_native(value: &NativeValue, ir: &Ir) -> Option<Self>;
}

/// A Rust type that natives return.
pub trait NativeRet {
    /// Type of the result.
    const TYPE: NativeType;

    /// The result.
    fn into_native(self) -> NativeValue;
}

/// Implements [`NativeArg`] and [`NativeRet`] for handles.
macro_rules! handles {
    ($($ty:ty, $kind:ident, $variant:ident, $read:ident;)*) => {$(
        impl NativeArg for $ty {
            const TYPE: NativeType = NativeType::Is(Kind::$kind);

            fn from_native(value: &NativeValue, _: &Ir) -> Option<Self> {
                value.$read()
            }
        }

        impl NativeRet for $ty {
            const TYPE: NativeType = NativeType::Is(Kind::$kind);

            fn into_native(self) -> NativeValue {
                NativeValue::$variant(self)
            }
        }
    )*};
}

handles! {
    OpId, Operation, Op, op;
    Type, Type, Type, ty;
    Attribute, Attribute, Attr, attr;
    BlockId, Block, Block, block;
    RegionId, Region, Region, region;
}

/// The results of an operation that a declarative rule passes in place of them.
fn results_of(value: &NativeValue, ir: &Ir) -> Option<Vec<ValueId>> {
    let NativeValue::Op(op) = value else { return None };
    Some(ir.try_op(*op)?.results().to_vec())
}

impl NativeArg for ValueId {
    const TYPE: NativeType = NativeType::Is(Kind::Value);

    fn from_native(value: &NativeValue, ir: &Ir) -> Option<Self> {
        value.value().or_else(|| match results_of(value, ir)?.as_slice() {
            [one] => Some(*one),
            _ => None,
        })
    }
}

impl NativeRet for ValueId {
    const TYPE: NativeType = NativeType::Is(Kind::Value);

    fn into_native(self) -> NativeValue {
        NativeValue::Value(self)
    }
}

impl NativeRet for SmallVec<[ValueId; 4]> {
    const TYPE: NativeType = NativeType::Is(Kind::ValueRange);

    fn into_native(self) -> NativeValue {
        NativeValue::Values(self)
    }
}

impl NativeRet for SmallVec<[Type; 4]> {
    const TYPE: NativeType = NativeType::Is(Kind::TypeRange);

    fn into_native(self) -> NativeValue {
        NativeValue::Types(self)
    }
}

impl NativeArg for Vec<ValueId> {
    const TYPE: NativeType = NativeType::Is(Kind::ValueRange);

    fn from_native(value: &NativeValue, ir: &Ir) -> Option<Self> {
        value.values().map(<[_]>::to_vec).or_else(|| results_of(value, ir))
    }
}

impl NativeRet for Vec<ValueId> {
    const TYPE: NativeType = NativeType::Is(Kind::ValueRange);

    fn into_native(self) -> NativeValue {
        NativeValue::Values(self.into())
    }
}

impl NativeArg for Vec<Type> {
    const TYPE: NativeType = NativeType::Is(Kind::TypeRange);

    fn from_native(value: &NativeValue, _: &Ir) -> Option<Self> {
        value.types().map(<[_]>::to_vec)
    }
}

impl NativeRet for Vec<Type> {
    const TYPE: NativeType = NativeType::Is(Kind::TypeRange);

    fn into_native(self) -> NativeValue {
        NativeValue::Types(self.into())
    }
}

/// Implements [`NativeArg`] and [`NativeRet`] for plain values.
macro_rules! plain {
    ($($ty:ty, $name:ident, $read:expr, $make:expr;)*) => {$(
        impl NativeArg for $ty {
            const TYPE: NativeType = NativeType::$name;

            fn from_native(value: &NativeValue, _: &Ir) -> Option<Self> {
                ($read)(value)
            }
        }

        impl NativeRet for $ty {
            const TYPE: NativeType = NativeType::$name;

            fn into_native(self) -> NativeValue {
                ($make)(self)
            }
        }
    )*};
}

/// Implements [`NativeArg`] and [`NativeRet`] for integers; one that does not fit is of another type.
macro_rules! integers {
    ($($ty:ty)*) => {$(
        impl NativeArg for $ty {
            const TYPE: NativeType = NativeType::Int;

            fn from_native(value: &NativeValue, _: &Ir) -> Option<Self> {
                value.int()?.try_into().ok()
            }
        }

        impl NativeRet for $ty {
            const TYPE: NativeType = NativeType::Int;

            fn into_native(self) -> NativeValue {
                NativeValue::from(self)
            }
        }
    )*};
}

integers! { i8 i16 i32 i64 u8 u16 u32 u64 }

plain! {
    String, Text, |value: &NativeValue| value.text().map(str::to_owned), NativeValue::from;
    Arc<str>, Text, |value: &NativeValue| value.text().map(Arc::from), NativeValue::Text;
    bool, Bool, NativeValue::bool, NativeValue::Bool;
    i128, Int, NativeValue::int, NativeValue::Int;
    f64, Float, NativeValue::float, NativeValue::Float;
    NativeValue, Any, |value: &NativeValue| Some(value.clone()), |value| value;
}

/// Optional parameter: an absent value is `None`.
impl<T: NativeArg> NativeArg for Option<T> {
    const TYPE: NativeType = T::TYPE;

    fn from_native(value: &NativeValue, ir: &Ir) -> Option<Self> {
        match value {
            NativeValue::Null => Some(None),
            value => T::from_native(value, ir).map(Some),
        }
    }
}

impl<T: NativeRet> NativeRet for Option<T> {
    const TYPE: NativeType = T::TYPE;

    fn into_native(self) -> NativeValue {
        self.map_or(NativeValue::Null, T::into_native)
    }
}

/// The parameters of a native: a tuple of [`NativeArg`]s.
pub trait NativeArgs: Sized {
    /// Types of the parameters.
    fn types() -> Vec<NativeType>;

    /// The arguments.
    ///
    /// # Errors
    /// Returns a message that names the argument that is missing or of another type.
    fn from_natives(values: &[NativeValue], ir: &Ir) -> Result<Self, Reason>;
}

/// The results of a native: one [`NativeRet`] or a tuple of them, `()` for none.
pub trait NativeRets {
    /// Types of the results.
    fn types() -> Vec<NativeType>;

    /// The results.
    fn into_natives(self) -> NativeValues;
}

impl<T: NativeRet> NativeRets for T {
    fn types() -> Vec<NativeType> {
        vec![T::TYPE]
    }

    fn into_natives(self) -> NativeValues {
        SmallVec::from_iter([self.into_native()])
    }
}

/// Argument of the given number.
fn argument<T: NativeArg>(values: &[NativeValue], at: usize, ir: &Ir) -> Result<T, Reason> {
    let lacks = || format!("takes {} as argument {}, which is missing", T::TYPE, at + 1);
    let value = values.get(at).ok_or_else(lacks)?;
    T::from_native(value, ir).ok_or_else(|| {
        let given = NativeType::of(value).map_or("nothing".to_owned(), |given| given.to_string());
        format!("takes {} as argument {}, but got {given}", T::TYPE, at + 1).into()
    })
}

/// Implements [`NativeArgs`] and [`NativeRets`] for tuples.
macro_rules! tuples {
    ($($count:literal: $($name:ident $at:tt)*;)*) => {$(
        impl<$($name: NativeArg),*> NativeArgs for ($($name,)*) {
            fn types() -> Vec<NativeType> {
                vec![$($name::TYPE),*]
            }

            fn from_natives(values: &[NativeValue], ir: &Ir) -> Result<Self, Reason> {
                let _ = ir;
                if values.len() > $count {
                    return Err(format!("takes {}, not {}", counted($count, "argument"), values.len()).into());
                }
                Ok(($(argument::<$name>(values, $at, ir)?,)*))
            }
        }

        impl<$($name: NativeRet),*> NativeRets for ($($name,)*) {
            fn types() -> Vec<NativeType> {
                vec![$($name::TYPE),*]
            }

            fn into_natives(self) -> NativeValues {
                SmallVec::from_iter::<[NativeValue; $count]>([$(self.$at.into_native()),*])
            }
        }
    )*};
}

tuples! {
    0: ;
    1: A 0;
    2: A 0 B 1;
    3: A 0 B 1 C 2;
    4: A 0 B 1 C 2 D 3;
    5: A 0 B 1 C 2 D 3 E 4;
    6: A 0 B 1 C 2 D 3 E 4 F 5;
    7: A 0 B 1 C 2 D 3 E 4 F 5 G 6;
    8: A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7;
    9: A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7 I 8;
    10: A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7 I 8 J 9;
    11: A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7 I 8 J 9 K 10;
    12: A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7 I 8 J 9 K 10 L 11;
}
