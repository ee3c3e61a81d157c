//! The edits of a declarative pattern, compiled and run.
//!
//! Inside a dialect conversion, with [`OperandMode::Remapped`](crate::OperandMode), matched values become what
//! stands for them now, and matched types what they convert to, where new operations use them.

mod attributes;
mod create;
mod direct;
mod run;
mod steps;

pub(crate) use attributes::{Dicts, Known, inputs};
pub(crate) use direct::{Direct, Replaced};
pub(crate) use run::Run;
pub(crate) use steps::compile_steps;

use std::sync::Arc;

use legalize_ir::{Attribute, Context, InsertPoint, Location, Name, OpId, OpName};
use legalize_pattern_model::Kind;
use smallvec::SmallVec;

use super::Program;
use super::compile::Ref;
use super::position::Val;
use super::state::MatchState;
use crate::natives::{NativeValue, NativeValues, RewriteFn};
use crate::pattern::MatchFailure;

/// Something used by an edit, and whether it was there before the rewrite.
#[derive(Clone, Debug)]
pub(crate) struct Use {
    pub what: Ref,
    pub matched: bool,
}

/// Where result types come from.
#[derive(Clone, Debug)]
pub(crate) enum Results {
    Infer { replaced: Option<Use> },
    Of(Vec<Use>),
    Like(Use),
}

/// Where a location comes from.
#[derive(Clone, Debug)]
pub(crate) enum Place {
    Root,
    Matched,
    Of { of: Vec<Use>, metadata: Option<Attribute> },
    Named(Location),
}

/// One edit.
pub(crate) enum Step {
    Range {
        local: u16,
        types: bool,
        elements: Vec<Use>,
    },
    Create(Box<Create>),
    /// A new block at the end of a new region: its arguments with their types.
    Block {
        local: u16,
        region: Use,
        arguments: Vec<(u16, Use)>,
    },
    /// Operations are created at the end of that block from here on, or where they were before.
    InsertInto {
        block: Option<Use>,
    },
    Result {
        local: u16,
        op: Use,
        index: u32,
    },
    Results {
        local: u16,
        op: Use,
        group: Option<u32>,
        single: bool,
    },
    ReplaceByOp {
        op: Use,
        by: Use,
    },
    ReplaceByValues {
        op: Use,
        by: Vec<Use>,
    },
    Erase {
        op: Use,
    },
    Native {
        run: RewriteFn,
        args: Vec<Use>,
        results: Vec<(u16, Kind)>,
        name: Arc<str>,
        /// Whether it gives the same for the same attributes and types, and does nothing else.
        is_function: bool,
    },
}

/// A new operation.
pub(crate) struct Create {
    pub local: u16,
    pub name: OpName,
    pub operands: Vec<Use>,
    pub attributes: Vec<(Name, Use)>,
    pub results: Results,
    pub successors: Vec<Use>,
    pub regions: Vec<RegionFrom>,
    pub place: Place,
}

/// A region of a new operation.
pub(crate) enum RegionFrom {
    /// A matched one moves over.
    Moved(Use),
    /// A new one.
    New(u16),
}

/// What a reference stands for.
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
                Val::Block(block) => NativeValue::Block(block),
                Val::Region(region) => NativeValue::Region(region),
            }
        }
    }
}

/// Binds what a native gave back, if it is what the native is declared to give.
pub(crate) fn bind_results(
    locals: &mut [NativeValue],
    results: &[(u16, Kind)],
    mut made: NativeValues,
    name: &str,
) -> Result<(), MatchFailure> {
    if made.len() < results.len() || (made.len() > results.len() && !results.is_empty()) {
        return Err(MatchFailure::not_evaluated(format!(
            "native '{name}' gave {} results where {} are declared",
            made.len(),
            results.len()
        )));
    }
    if let (&[(local, kind)], 1) = (results, made.len()) {
        locals[local as usize] = bound(kind, made.pop().unwrap_or(NativeValue::Null), name)?;
        return Ok(());
    }
    for (&(local, kind), value) in results.iter().zip(made) {
        locals[local as usize] = bound(kind, value, name)?;
    }
    Ok(())
}

/// A value that a native gave, as what it is declared to be.
fn bound(kind: Kind, value: NativeValue, name: &str) -> Result<NativeValue, MatchFailure> {
    Ok(match (kind, value) {
        (Kind::ValueRange, NativeValue::Value(value)) => NativeValue::Values(SmallVec::from_slice(&[value])),
        (Kind::TypeRange, NativeValue::Type(ty)) => NativeValue::Types(SmallVec::from_slice(&[ty])),
        (Kind::Value, NativeValue::Values(values)) if values.len() == 1 => NativeValue::Value(values[0]),
        (Kind::Type, NativeValue::Types(types)) if types.len() == 1 => NativeValue::Type(types[0]),
        (kind, value) if value.kind() == Some(kind) || matches!(value, NativeValue::Null) => value,
        // DRR does not say what a call gives, but guesses; another native may take it.
        (_, value) if value.is_cpp() || value.text().is_some() => value,
        (Kind::Value | Kind::ValueRange | Kind::Attribute, NativeValue::Op(op)) => NativeValue::Op(op),
        (Kind::Attribute, NativeValue::Value(value)) => NativeValue::Value(value),
        (kind, value) => {
            return Err(MatchFailure::not_evaluated(format!(
                "native '{name}' gave {value:?} where {} is declared",
                kind.describe()
            )));
        }
    })
}

/// The insertion point of a pattern.
pub(crate) fn before(root: OpId) -> InsertPoint {
    InsertPoint::Before(root)
}
