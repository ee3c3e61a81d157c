//! Names of results in text.

use legalize_dialects_hooks::table::ResultNames;
use legalize_ir::{AttrData, Context, Ir, OpId, ValueId};
use legalize_typed::OpView;

use super::constant::value;
use crate::ops::index::{BoolConstantOp, ConstantOp};

fn constant_name(ctx: &Context, ir: &Ir, op: OpId, name: &mut dyn FnMut(ValueId, &str)) {
    let (Some(&result), Some(value)) = (ir.op(op).results().first(), value(ctx, ir, op)) else {
        return;
    };
    if let AttrData::Integer { value, ty } = ctx.attr_data(value) {
        if *ty == ctx.common().i1 {
            name(result, if value.is_zero() { "false" } else { "true" });
        } else {
            name(result, &format!("idx{value}"));
        }
    }
}

pub(super) const RESULT_NAMES: &[(&str, ResultNames)] = &[
    (ConstantOp::NAME, ResultNames::Computed(constant_name)),
    (BoolConstantOp::NAME, ResultNames::Computed(constant_name)),
];
