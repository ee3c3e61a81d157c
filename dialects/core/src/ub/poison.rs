//! `ub.poison`: the constant whose value is nothing in particular, and what folders make of it.

use legalize_ir::{AttrData, Attribute, Context, FoldInput, FoldResult, Location, OperationState, Type};

/// The operation that holds the attribute.
const POISON: &str = "ub.poison";

/// Whether a constant is `#ub.poison`.
pub(crate) fn is_poison(ctx: &Context, value: Attribute) -> bool {
    matches!(ctx.attr_data(value), AttrData::Dialect { name, params } if params.is_empty() && ctx.str(*name) == POISON)
}

/// What an operation gives whose result means nothing where one of its operands means nothing.
#[inline]
pub(crate) fn poisoned(input: &FoldInput<'_>) -> Option<FoldResult> {
    let mut constants = input.operands.iter().copied().flatten();
    constants.find(|&value| is_poison(input.ctx, value)).map(FoldResult::Attribute)
}

/// `ub.poison` of a type, for other dialects that fold to it.
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
