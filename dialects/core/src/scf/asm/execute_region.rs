//! `scf.execute_region`: `-> types no_inline { … }`.

use legalize_dialects_hooks::Result;
use legalize_ir::{OpId, OpParser, OpPrinter, OperationState, Type};

use crate::ops::scf::ExecuteRegionOp;

pub(super) fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    if let Some(types) = p.try_arrow_type_list()? {
        state.result_types.extend(types);
    }
    if p.try_keyword(ExecuteRegionOp::NO_INLINE_ATTR) {
        let ctx = p.ctx();
        state.set_attr(ctx, ExecuteRegionOp::NO_INLINE_ATTR, ctx.common().unit);
    }
    let region = p.parse_region(&[])?;
    state.regions.push(region);
    p.parse_attr_dict(state)
}

pub(super) fn print(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let Some(&region) = ir.op(op).regions().first() else { return p.generic_op(op) };
    let no_inline = ctx.name(ExecuteRegionOp::NO_INLINE_ATTR);
    let results: Vec<Type> = ir.op(op).results().iter().map(|&value| ir.value_type(value)).collect();
    if !results.is_empty() {
        p.arrow_type_list(results.into_iter());
    }
    if ir.attr(ctx, op, no_inline).is_some() {
        p.text(" no_inline");
    }
    p.text(" ");
    p.region(region, true, true);
    p.attr_dict(op, &[no_inline]);
}
