//! Names of results that several dialects assign in the same way.

use legalize_ir::{AttrData, Context, Ir, OpId, ValueId};

/// Names a constant by its value: `%true`, `%c3`.
pub(crate) fn by_value(ctx: &Context, ir: &Ir, op: OpId, set: &mut dyn FnMut(ValueId, &str)) {
    let Some(&result) = ir.op(op).results().first() else { return };
    let Some(value) = ir.attr_named(ctx, op, "value") else { return };
    if ctx.attr_type(value) == Some(ctx.common().i1) {
        return set(result, if value == ctx.common().true_ { "true" } else { "false" });
    }
    if let AttrData::Integer { value, .. } = ctx.attr_data(value) {
        set(result, &format!("c{value}"));
    }
}
