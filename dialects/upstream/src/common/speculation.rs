//! Speculation that dialects share.

use legalize_analysis::Speculatability;
use legalize_ir::{AttrData, Context, Ir, OpId, TypeData, constant_operand, shape_of};

/// The size of a dimension that exists may be asked for anywhere.
pub(crate) fn dim_exists(ctx: &Context, ir: &Ir, op: OpId) -> Speculatability {
    if ir.op(op).operand_count() != 2 {
        return Speculatability::NotSpeculatable;
    }
    let index = constant_operand(ctx, ir, ir.operand(op, 1)).map(|index| ctx.attr_data(index));
    let index = match index {
        Some(AttrData::Integer { value, .. }) => value.as_i64(),
        _ => None,
    };
    let ty = ir.value_type(ir.operand(op, 0));
    let is_ranked = matches!(ctx.type_data(ty), TypeData::RankedTensor { .. } | TypeData::MemRef { .. });
    let rank = shape_of(ctx, ty).and_then(|shaped| shaped.shape).map(|dims| dims.len()).filter(|_| is_ranked);
    match (index.and_then(|index| usize::try_from(index).ok()), rank) {
        (Some(index), Some(rank)) if index < rank => Speculatability::Speculatable,
        _ => Speculatability::NotSpeculatable,
    }
}
