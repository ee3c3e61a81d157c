//! `func.constant`: the constant that refers to a function.

use legalize_ir::{AttrData, Attribute, Context, Location, OperationState, Type, TypeData};
use legalize_typed::OpView;

use crate::ops::func::ConstantOp;

/// Creates `func.constant` from a reference to a function.
pub(super) fn materialize(
    ctx: &Context,
    value: Attribute,
    ty: Type,
    loc: Location,
) -> Option<OperationState> {
    let is_flat = matches!(ctx.attr_data(value), AttrData::SymbolRef { nested, .. } if nested.is_empty());
    let fits = is_flat && matches!(ctx.type_data(ty), TypeData::Function { .. });
    fits.then(|| {
        let mut state = OperationState::new(ctx, ctx.op_name(ConstantOp::NAME), loc);
        state.set_attr(ctx, ConstantOp::VALUE_ATTR, value);
        state.result_types.push(ty);
        state
    })
}
