//! Constants of index.

use legalize_ir::{AttrData, Attribute, Context, Ir, Location, OpId, OperationState, Type};
use legalize_typed::OpView;

use crate::ops::index::{BoolConstantOp, ConstantOp};

/// The value of a constant of either kind.
pub(crate) fn value(ctx: &Context, ir: &Ir, op: OpId) -> Option<Attribute> {
    let at = (ctx, ir);
    match BoolConstantOp::cast(&at, op) {
        Some(op) => op.value_attr(&at),
        None => ConstantOp::cast(&at, op)?.value_attr(&at),
    }
}

/// Creates a constant if the dialect has one for the attribute.
pub(super) fn materialize(
    ctx: &Context,
    value: Attribute,
    ty: Type,
    loc: Location,
) -> Option<OperationState> {
    let common = ctx.common();
    let name = match ctx.attr_data(value) {
        AttrData::Integer { ty: value_type, .. } if *value_type == ty && ty == common.index => {
            ConstantOp::NAME
        }
        AttrData::Integer { ty: value_type, .. } if *value_type == ty && ty == common.i1 => {
            BoolConstantOp::NAME
        }
        _ => return None,
    };
    let mut state = OperationState::new(ctx, ctx.op_name(name), loc);
    state.set_attr(ctx, ConstantOp::VALUE_ATTR, value);
    state.result_types.push(ty);
    Some(state)
}
