//! Signatures of natives that are registered with Rust types, and their comparison with calls.
//!
//! A function that is registered with its types is compared with the native's declaration, and with the
//! arguments in patterns, when a set is frozen. If a pattern does not determine the type of an argument, it
//! is checked when the function is called. Mirrors C++ overload resolution for the functions that
//! `registerConstraintFunction` and `registerRewriteFunction` take.

use std::fmt;
use std::sync::Arc;

use legalize_ir::{Attribute, BlockId, Ir, OpId, Reason, RegionId, Type, ValueId};
use legalize_pattern_model::{Kind, Native};
use smallvec::SmallVec;

use super::arrange::{ArrangedArg, ArrangedCall};
use super::value::{NativeValue, NativeValues};

/// Type of a parameter or result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NativeType {
    /// A kind of entity that patterns bind.
    Is(Kind),
    /// A text.
    Text,
    /// A truth value of C++.
    Bool,
    /// An integer of C++.
    Int,
    /// A floating-point number of C++.
    Float,
    /// Any type.
    Any,
}

impl fmt::Display for NativeType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NativeType::Is(kind) => kind.describe(),
            NativeType::Text => "a text",
            NativeType::Bool => "a boolean",
            NativeType::Int => "an integer",
            NativeType::Float => "a floating-point number",
            NativeType::Any => "anything",
        })
    }
}

impl NativeType {
    /// The type of a value; `None` for an optional that is absent.
    pub fn of(value: &NativeValue) -> Option<Self> {
        Some(match value {
            NativeValue::Null => return None,
            NativeValue::Text(_) => NativeType::Text,
            NativeValue::Bool(_) => NativeType::Bool,
            NativeValue::Float(_) => NativeType::Float,
            value => match value.kind() {
                Some(kind) => NativeType::Is(kind),
                None if value.int().is_some() => NativeType::Int,
                None if value.float().is_some() => NativeType::Float,
                None => NativeType::Any,
            },
        })
    }

    /// Returns true if a value of another type may be passed as this one.
    fn takes(self, given: NativeType) -> bool {
        use Kind::{Operation, Type, TypeRange, Value, ValueRange};
        match (self, given) {
            (NativeType::Any, _) | (_, NativeType::Any) => true,
            (NativeType::Is(ValueRange), NativeType::Is(Value | Operation))
            | (NativeType::Is(Value), NativeType::Is(Operation))
            | (NativeType::Is(TypeRange), NativeType::Is(Type)) => true,
            (taken, given) => taken == given,
        }
    }
}

/// The types of a function's parameters and results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NativeSignature {
    /// Types of the parameters.
    pub params: Vec<NativeType>,
    /// Types of the results.
    pub results: Vec<NativeType>,
}

impl fmt::Display for NativeSignature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list =
            |types: &[NativeType]| types.iter().map(NativeType::to_string).collect::<Vec<_>>().join(", ");
        write!(f, "({})", list(&self.params))?;
        if self.results.is_empty() { Ok(()) } else { write!(f, " -> ({})", list(&self.results)) }
    }
}

/// Formats a count with a noun, which has an `s` unless the count is one.
fn counted(count: usize, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

impl NativeSignature {
    /// Describes the mismatch of a call or of its native's declaration with the function's signature, if
    /// there is one. `given` is the type of each argument of the call, as far as it is known; `bound` holds
    /// the kinds of its results.
    pub(crate) fn mismatch(
        &self,
        native: &Native,
        arranged: Option<&ArrangedCall>,
        given: &[Option<NativeType>],
        bound: &[Kind],
    ) -> Option<String> {
        let declared = |at: usize| native.params.get(at)?.kind.map(NativeType::Is);
        let of_arg = |at: usize| declared(at).or_else(|| given.get(at).copied().flatten());
        let passed: Option<Vec<Option<NativeType>>> = match arranged {
            None => Some((0..given.len()).map(of_arg).collect()),
            Some(arranged) => (arranged.args.iter())
                .map(|arg| match arg {
                    ArrangedArg::Arg(at) => Some(of_arg(*at)),
                    ArrangedArg::Root => Some(Some(NativeType::Is(Kind::Operation))),
                    ArrangedArg::Literal(value) => Some(NativeType::of(value)),
                    ArrangedArg::From(_) => None,
                })
                .collect(),
        };
        if let Some(passed) = passed {
            if passed.len() != self.params.len() {
                let (taken, passed) = (counted(self.params.len(), "argument"), passed.len());
                return Some(format!("the function takes {taken}, not {passed}"));
            }
            for (at, (taken, passed)) in self.params.iter().zip(passed).enumerate() {
                if let Some(passed) = passed
                    && !taken.takes(passed)
                {
                    return Some(format!("the function takes {taken} as argument {}, not {passed}", at + 1));
                }
            }
        }
        if self.results.len() != bound.len() && !bound.is_empty() {
            let (returned, bound) = (counted(self.results.len(), "result"), bound.len());
            return Some(format!("the function returns {returned}, not {bound}"));
        }
        let strict = is_declared(native);
        let order = arranged.map(ArrangedCall::result_order).filter(|order| order.len() == bound.len());
        for (at, &returned) in self.results.iter().enumerate().take(bound.len()) {
            let bound = NativeType::Is(bound[order.map_or(at, |order| order[at])]);
            // The kind of a call's result in a declarative rule is a guess: another native may take it.
            let passes = !strict && !matches!(returned, NativeType::Is(_));
            if !passes && !bound.takes(returned) {
                return Some(format!("the function returns {returned} as result {}, not {bound}", at + 1));
            }
        }
        None
    }
}

/// Returns true if the frontend declares the parameters and results of a native; declarative rules do not.
pub(crate) fn is_declared(native: &Native) -> bool {
    if native.params.is_empty() {
        native.body.is_none() && !native.results.is_empty()
    } else {
        native.params.iter().all(|param| param.kind.is_some())
    }
}

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

plain! {
    Arc<str>, Text, |value: &NativeValue| value.text().map(Arc::from), NativeValue::Text;
    bool, Bool, NativeValue::bool, NativeValue::Bool;
    i128, Int, NativeValue::int, NativeValue::Int;
    i64, Int, |value: &NativeValue| value.int()?.try_into().ok(), |value: i64| NativeValue::Int(value.into());
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
}
