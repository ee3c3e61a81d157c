//! `ub.poison`: the constant with an arbitrary value, and its use by folders.

use legalize_ir::{AttrData, Attribute, Context, FoldInput, FoldResult, Location, OperationState, Type};

/// The operation that holds the attribute.
const POISON: &str = "ub.poison";

/// Returns true for `#ub.poison`.
pub(crate) fn is_poison(ctx: &Context, value: Attribute) -> bool {
    matches!(ctx.attr_data(value), AttrData::Dialect { name, params } if params.is_empty() && ctx.str(*name) == POISON)
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
    let op = ctx.op_name(POISON);
    ctx.op_info(op).filter(|_| is_poison(ctx, value)).map(|_| {
        let mut state = OperationState::new(ctx, op, loc);
        state.set_attr(ctx, "value", value);
        state.result_types.push(ty);
        state
    })
}
