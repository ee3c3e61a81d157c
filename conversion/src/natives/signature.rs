//! Signatures of natives that are registered with Rust types, and their comparison with calls.
//!
//! A function that is registered with its types is compared with the native's declaration, and with the
//! arguments in patterns, when a set is frozen. If a pattern does not determine the type of an argument, it
//! is checked when the function is called. Mirrors C++ overload resolution for the functions that
//! `registerConstraintFunction` and `registerRewriteFunction` take.

use std::fmt;

use legalize_pattern_model::{Kind, Native};

use super::arrange::{ArrangedArg, ArrangedCall};
use super::value::NativeValue;

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
pub(super) fn counted(count: usize, what: &str) -> String {
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
