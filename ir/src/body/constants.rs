//! Values of constant operations.

use super::Ir;
use super::data::{OpId, ValueId};
use crate::context::{Attribute, Context, OpInfo, Traits};
use crate::hooks::{Fold, FoldInput, FoldResult};

/// The value of a constant operation: what its folder gives, else its only attribute.
///
/// Mirrors `matchPattern(op, m_Constant(&value))`.
///
/// # Panics
/// If the operation is erased or belongs to another body.
#[inline]
#[track_caller]
pub fn constant_value(ctx: &Context, ir: &Ir, op: OpId) -> Option<Attribute> {
    let info = ir.info(ctx, op)?;
    if info.traits.contains(Traits::CONSTANT_LIKE) { value_of_constant(ctx, ir, op, info) } else { None }
}

fn value_of_constant(ctx: &Context, ir: &Ir, op: OpId, info: &OpInfo) -> Option<Attribute> {
    let Some(fold) = info.folder() else {
        // A folder of a constant returns its only attribute, by convention the one that is declared first.
        let plain = ir.op(op).operand_count() == 0 && ir.op(op).results().len() == 1;
        return info.inherent.first().filter(|_| plain).and_then(|name| ir.attr(ctx, op, *name));
    };
    match fold(&FoldInput { ctx, ir, op, operands: &[] }) {
        Fold::Results(results) => match results.as_slice() {
            &[FoldResult::Attribute(value)] => Some(value),
            _ => None,
        },
        _ => None,
    }
}

/// The value of the constant operation that defines a value.
///
/// # Panics
/// If the value is erased or belongs to another body.
#[inline]
#[track_caller]
pub fn constant_operand(ctx: &Context, ir: &Ir, value: ValueId) -> Option<Attribute> {
    constant_value(ctx, ir, ir.defining_op(value)?)
}
