//! Types of created operations.

use legalize_ir::{BuildHook, Context, InferInput, Ir, OpId, OperationState, Type};
use smallvec::SmallVec;

use crate::pattern::MatchFailure;
use crate::rewriter::Rewriter;

/// Infers the result types of a new operation; returns true if they are set. If others can be used instead,
/// impossible inference is not a failure.
pub(crate) fn infer_types(
    ctx: &Context,
    ir: &Ir,
    state: &mut OperationState,
    or_others: bool,
) -> Result<bool, MatchFailure> {
    let hooks = ctx.op_info(state.name).map(|info| info.hooks());
    let Some(infer) = hooks.and_then(|hooks| hooks.infer_result_types.as_ref()) else {
        return match hooks.and_then(|hooks| hooks.build.as_ref()).filter(|_| !or_others) {
            Some(build) => built(ctx, ir, state, &**build),
            None => Ok(false),
        };
    };
    let input = InferInput::of_state(ctx, ir, state);
    match infer(&input) {
        Ok(types) => {
            state.result_types = types;
            Ok(true)
        }
        Err(why) if !or_others => {
            let name = ctx.op_str(state.name);
            Err(MatchFailure::not_evaluated(format!(
                "the result types of '{name}' cannot be inferred: {why}"
            )))
        }
        Err(_) => Ok(false),
    }
}

/// Completes an operation by the builder of its definition; returns false if it has none, which a group of
/// results without any needs not.
fn built(
    ctx: &Context,
    ir: &Ir,
    state: &mut OperationState,
    build: &dyn BuildHook,
) -> Result<bool, MatchFailure> {
    if build.lacks(ctx).is_some() {
        return Ok(false);
    }
    build.build(ctx, ir, state).map(|()| true).map_err(|why| {
        let name = ctx.op_str(state.name);
        MatchFailure::not_evaluated(format!("'{name}' cannot be built: {why}"))
    })
}

pub(crate) fn types_of_results(ir: &Ir, op: OpId) -> SmallVec<[Type; 4]> {
    ir.op(op).results().iter().map(|&result| ir.value_type(result)).collect()
}

/// Types as the running pattern's converter converts them, if they are to be converted.
pub(crate) fn converted_types<'c, R: Rewriter<'c> + ?Sized>(
    remap: bool,
    rewriter: &mut R,
    types: SmallVec<[Type; 4]>,
) -> Result<SmallVec<[Type; 4]>, MatchFailure> {
    if !remap {
        return Ok(types);
    }
    match rewriter.as_conversion() {
        Some(conversion) => match conversion.convert_types(&types) {
            Some(types) => Ok(types.into_iter().collect()),
            None => Err(MatchFailure::new("a result type cannot be converted").for_types()),
        },
        None => Ok(types),
    }
}
