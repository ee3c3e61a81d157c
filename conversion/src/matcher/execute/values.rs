//! Values of references, and results of natives.

use legalize_ir::{Context, InsertPoint, OpId};
use legalize_pattern_model::Kind;
use smallvec::SmallVec;

use crate::matcher::execute::state::MatchState;
use crate::matcher::program::Program;
use crate::matcher::program::position::Val;
use crate::matcher::program::steps::{DeclaredBy, Expected, Ref};
use crate::natives::{NativeType, NativeValue, NativeValues};
use crate::pattern::MatchFailure;

/// The value of a reference.
pub(crate) fn resolve(
    program: &Program,
    state: &mut MatchState,
    locals: &[NativeValue],
    ctx: &Context,
    ir: &legalize_ir::Ir,
    what: &Ref,
) -> NativeValue {
    match what {
        Ref::Const(value) => value.clone(),
        Ref::Local(local) => locals[*local as usize].clone(),
        Ref::Pos(pos, single) => {
            let found = state.at(program, ctx, ir, *pos);
            match if *single { state.single(found) } else { found } {
                Val::Null => NativeValue::Null,
                Val::Op(op) => NativeValue::Op(op),
                Val::Value(value) if *single => NativeValue::Value(value),
                Val::Value(value) => NativeValue::Values(SmallVec::from_slice(&[value])),
                Val::Values { start, len } => NativeValue::Values(state.value_list(start, len).into()),
                Val::Type(ty) if *single => NativeValue::Type(ty),
                Val::Type(ty) => NativeValue::Types(SmallVec::from_slice(&[ty])),
                Val::Types { start, len } => NativeValue::Types(state.type_list(start, len).into()),
                Val::Attr(attr) => NativeValue::Attr(attr),
                // No symbol is bound to all attributes.
                Val::Attributes(..) => NativeValue::Null,
                Val::Block(block) => NativeValue::Block(block),
                Val::Region(region) => NativeValue::Region(region),
            }
        }
    }
}

/// Binds the results of a native, if they match its declaration.
pub(crate) fn bind_results(
    locals: &mut [NativeValue],
    results: &[(u16, Expected)],
    mut returned: NativeValues,
    name: &str,
) -> Result<(), MatchFailure> {
    if returned.len() < results.len() || (returned.len() > results.len() && !results.is_empty()) {
        return Err(MatchFailure::not_evaluated(format!(
            "native '{name}' returned {} results, but {} are declared",
            returned.len(),
            results.len()
        )));
    }
    if let (&[(local, expected)], 1) = (results, returned.len()) {
        locals[local as usize] = bound(expected, returned.pop().unwrap_or(NativeValue::Null), name)?;
        return Ok(());
    }
    for (&(local, expected), value) in results.iter().zip(returned) {
        locals[local as usize] = bound(expected, value, name)?;
    }
    Ok(())
}

/// Converts a result of a native to its declared kind.
fn bound(expected: Expected, value: NativeValue, name: &str) -> Result<NativeValue, MatchFailure> {
    let Expected { kind, by } = expected;
    let guessed = by == DeclaredBy::Nothing;
    Ok(match (kind, value) {
        (Kind::ValueRange, NativeValue::Value(value)) => NativeValue::Values(SmallVec::from_slice(&[value])),
        (Kind::TypeRange, NativeValue::Type(ty)) => NativeValue::Types(SmallVec::from_slice(&[ty])),
        (Kind::Value, NativeValue::Values(values)) if values.len() == 1 => NativeValue::Value(values[0]),
        (Kind::Type, NativeValue::Types(types)) if types.len() == 1 => NativeValue::Type(types[0]),
        (kind, value) if value.kind() == Some(kind) || matches!(value, NativeValue::Null) => value,
        // DRR does not declare the result of a call, but guesses it; another native may take it.
        (_, value) if guessed && (value.is_cpp() || value.text().is_some()) => value,
        // C++ converts an operation with one result to that result.
        (Kind::Value | Kind::ValueRange, NativeValue::Op(op)) if by != DeclaredBy::Function => {
            NativeValue::Op(op)
        }
        (Kind::Attribute, NativeValue::Op(op)) if guessed => NativeValue::Op(op),
        (Kind::Attribute, NativeValue::Value(value)) if guessed => NativeValue::Value(value),
        (kind, value) => {
            let returned =
                NativeType::of(&value).map_or_else(|| format!("{value:?}"), |returned| returned.to_string());
            return Err(MatchFailure::not_evaluated(format!(
                "native '{name}' returned {returned}, but {} is declared",
                kind.describe()
            )));
        }
    })
}

/// The insertion point of a pattern.
pub(crate) fn before(root: OpId) -> InsertPoint {
    InsertPoint::Before(root)
}
