//! Arguments and results of natives as Rust values, so that the functions of a set's trait have typed
//! parameters.

use legalize_conversion::{MatchFailure, NativeValue, NativeValues};
use legalize_ir::{Attribute, BlockId, OpId, Reason, RegionId, Type, ValueId};
use smallvec::SmallVec;

/// A value that a native's argument can be read as.
pub trait FromNative<'a>: Sized {
    /// Returns the value; nothing if the argument is of another kind.
    fn from_native(value: &'a NativeValue) -> Option<Self>;
}

/// A value that a native can return.
pub trait IntoNative {
    /// Returns the value.
    fn into_native(self) -> NativeValue;
}

macro_rules! handles {
    ($($of:ty, $read:ident, $case:ident);* $(;)?) => {$(
        impl FromNative<'_> for $of {
            fn from_native(value: &NativeValue) -> Option<Self> {
                value.$read()
            }
        }

        impl IntoNative for $of {
            fn into_native(self) -> NativeValue {
                NativeValue::$case(self)
            }
        }
    )*};
}

handles! {
    OpId, op, Op;
    ValueId, value, Value;
    Type, ty, Type;
    Attribute, attr, Attr;
}

impl FromNative<'_> for BlockId {
    fn from_native(value: &NativeValue) -> Option<Self> {
        if let NativeValue::Block(block) = value { Some(*block) } else { None }
    }
}

impl IntoNative for BlockId {
    fn into_native(self) -> NativeValue {
        NativeValue::Block(self)
    }
}

impl FromNative<'_> for RegionId {
    fn from_native(value: &NativeValue) -> Option<Self> {
        if let NativeValue::Region(region) = value { Some(*region) } else { None }
    }
}

impl IntoNative for RegionId {
    fn into_native(self) -> NativeValue {
        NativeValue::Region(self)
    }
}

impl<'a> FromNative<'a> for &'a [ValueId] {
    fn from_native(value: &'a NativeValue) -> Option<Self> {
        value.values()
    }
}

impl<'a> FromNative<'a> for &'a [Type] {
    fn from_native(value: &'a NativeValue) -> Option<Self> {
        value.types()
    }
}

impl IntoNative for SmallVec<[ValueId; 4]> {
    fn into_native(self) -> NativeValue {
        NativeValue::Values(self)
    }
}

impl IntoNative for SmallVec<[Type; 4]> {
    fn into_native(self) -> NativeValue {
        NativeValue::Types(self)
    }
}

impl<'a> FromNative<'a> for &'a str {
    fn from_native(value: &'a NativeValue) -> Option<Self> {
        value.text()
    }
}

impl FromNative<'_> for bool {
    fn from_native(value: &NativeValue) -> Option<Self> {
        value.bool()
    }
}

impl IntoNative for bool {
    fn into_native(self) -> NativeValue {
        NativeValue::Bool(self)
    }
}

macro_rules! integers {
    ($($of:ty)*) => {$(
        impl FromNative<'_> for $of {
            fn from_native(value: &NativeValue) -> Option<Self> {
                value.int()?.try_into().ok()
            }
        }

        impl IntoNative for $of {
            fn into_native(self) -> NativeValue {
                NativeValue::Int(self.into())
            }
        }
    )*};
}

integers! { i32 u32 i64 u64 }

impl IntoNative for String {
    fn into_native(self) -> NativeValue {
        NativeValue::Text(self.into())
    }
}

impl IntoNative for Vec<ValueId> {
    fn into_native(self) -> NativeValue {
        NativeValue::Values(self.into())
    }
}

impl IntoNative for Vec<Type> {
    fn into_native(self) -> NativeValue {
        NativeValue::Types(self.into())
    }
}

/// Success of a native, as C++ text tests with `failed`.
impl IntoNative for Result<(), Reason> {
    fn into_native(self) -> NativeValue {
        NativeValue::Bool(self.is_ok())
    }
}

impl IntoNative for () {
    fn into_native(self) -> NativeValue {
        NativeValue::Null
    }
}

impl FromNative<'_> for f64 {
    fn from_native(value: &NativeValue) -> Option<Self> {
        value.float()
    }
}

impl IntoNative for f64 {
    fn into_native(self) -> NativeValue {
        NativeValue::Float(self)
    }
}

impl FromNative<'_> for String {
    fn from_native(value: &NativeValue) -> Option<Self> {
        value.text().map(str::to_owned)
    }
}

impl FromNative<'_> for Vec<ValueId> {
    fn from_native(value: &NativeValue) -> Option<Self> {
        value.values().map(<[_]>::to_vec)
    }
}

impl FromNative<'_> for Vec<Type> {
    fn from_native(value: &NativeValue) -> Option<Self> {
        value.types().map(<[_]>::to_vec)
    }
}

impl FromNative<'_> for () {
    fn from_native(_: &NativeValue) -> Option<Self> {
        Some(())
    }
}

impl IntoNative for &str {
    fn into_native(self) -> NativeValue {
        NativeValue::Text(self.into())
    }
}

impl IntoNative for &[ValueId] {
    fn into_native(self) -> NativeValue {
        NativeValue::Values(self.into())
    }
}

impl IntoNative for &[Type] {
    fn into_native(self) -> NativeValue {
        NativeValue::Types(self.into())
    }
}

/// An absent optional value is [`NativeValue::Null`].
impl<'a, T: FromNative<'a>> FromNative<'a> for Option<T> {
    fn from_native(value: &'a NativeValue) -> Option<Self> {
        match value {
            NativeValue::Null => Some(None),
            value => T::from_native(value).map(Some),
        }
    }
}

impl<T: IntoNative> IntoNative for Option<T> {
    fn into_native(self) -> NativeValue {
        self.map_or(NativeValue::Null, T::into_native)
    }
}

impl<'a> FromNative<'a> for &'a NativeValue {
    fn from_native(value: &'a NativeValue) -> Option<Self> {
        Some(value)
    }
}

impl IntoNative for NativeValue {
    fn into_native(self) -> NativeValue {
        self
    }
}

/// Returns argument number `index` of a call.
///
/// # Errors
/// If it is of another kind than the trait declares; the pattern does not match then.
pub fn native_argument<'a, T: FromNative<'a>>(
    args: &'a [NativeValue],
    index: usize,
) -> Result<T, MatchFailure> {
    let found = args.get(index).and_then(T::from_native);
    found.ok_or_else(|| {
        MatchFailure::not_evaluated("an argument of a native is of another kind than declared")
    })
}

/// Result of a native's function, as the values that the call binds.
pub trait Answer {
    /// Returns the values.
    fn into_values(self) -> NativeValues;
}

impl Answer for () {
    fn into_values(self) -> NativeValues {
        NativeValues::new()
    }
}

macro_rules! tuples {
    ($($($name:ident)+;)*) => {$(
        impl<$($name: IntoNative),+> Answer for ($($name,)+) {
            fn into_values(self) -> NativeValues {
                #[expect(non_snake_case, reason = "a variable per type parameter")]
                let ($($name,)+) = self;
                [$($name.into_native()),+].into_iter().collect()
            }
        }
    )*};
}

tuples! { A; A B; A B C; A B C D; A B C D E; A B C D E F; }
