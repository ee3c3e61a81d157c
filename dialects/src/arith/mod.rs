//! Rust part of the arith dialect: folders, value names, verifiers, the text of `arith.select`.

mod classes;
mod constant;
mod elements;
mod fold;
pub(crate) mod lower;
mod narrow;
mod natives;
mod patterns;
mod syntax;
mod verify;
pub(crate) mod verify_casts;

use std::sync::Arc;

use legalize_ir::{Attribute, Context, Location, OperationState, Type};
use legalize_typed::OpView;

pub(crate) use classes::add_classes;
pub(crate) use constant::{as_int, float_constant, int_constant, int_width};
pub(crate) use elements::{dense_element, int_bytes, int_elements};
pub(crate) use fold::{int_predicate, inverted_int_predicate};
pub(crate) use natives::add as add_natives;
pub(crate) use patterns::add as add_patterns;

use crate::ops::arith::{ConstantOp, DIALECT};
use crate::ub;

/// Makes a constant if the dialect has one for the attribute.
fn materialize(ctx: &Context, value: Attribute, ty: Type, loc: Location) -> Option<OperationState> {
    let is_typed = ctx.attr_type(value) == Some(ty);
    let is_number = as_int(ctx, value).is_some()
        || constant::as_float(ctx, value).is_some()
        || matches!(ctx.attr_data(value), legalize_ir::AttrData::DenseElements { .. });
    if !is_number {
        return ub::materialize(ctx, value, ty, loc);
    }
    (is_typed && is_number).then(|| {
        let mut state = OperationState::new(ctx, ctx.op_name(ConstantOp::NAME), loc);
        state.set_attr(ctx, ConstantOp::VALUE_ATTR, value);
        state.result_types.push(ty);
        state
    })
}

/// Attaches the hooks to what is registered.
pub(crate) fn attach(ctx: &mut Context) {
    fold::attach(ctx);
    syntax::attach(ctx);
    verify::attach(ctx);
    let dialect = ctx.name(DIALECT);
    ctx.update_dialect(dialect, |info| info.hooks_mut().materialize_constant = Some(Arc::new(materialize)));
}
