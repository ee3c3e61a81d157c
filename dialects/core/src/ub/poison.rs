//! `ub.poison`: the constant with an arbitrary value, and its use by folders.

use legalize_ir::{Attribute, Context, FoldInput, FoldResult, Location, OperationState, Type};
use legalize_typed::{AttrView, OpView};

use crate::ops::ub::{PoisonAttr, PoisonOp};

/// Returns true for `#ub.poison`.
pub(crate) fn is_poison(ctx: &Context, value: Attribute) -> bool {
    PoisonAttr::isa(ctx, value)
}

/// Folds an operation to poison if one of its operands is poison.
#[inline]
pub(crate) fn poisoned(input: &FoldInput<'_>) -> Option<FoldResult> {
    let mut constants = input.operands.iter().copied().flatten();
    constants.find(|&value| is_poison(input.ctx, value)).map(FoldResult::Attribute)
}

/// Creates `ub.poison` of a type, for other dialects that fold to it.
pub(crate) fn materialize(
    ctx: &Context,
    value: Attribute,
    ty: Type,
    loc: Location,
) -> Option<OperationState> {
    let op = ctx.op_name(PoisonOp::NAME);
    ctx.op_info(op).filter(|_| is_poison(ctx, value)).map(|_| {
        let mut state = OperationState::new(ctx, op, loc);
        state.set_attr(ctx, "value", value);
        state.result_types.push(ty);
        state
    })
}
