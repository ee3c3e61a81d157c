//! `scf.if`: a condition, result types, and one or two regions.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::region_assembly::{parse_choice, print_choice};
use legalize_ir::{OpId, OpParser, OpPrinter, OperationState, Type};
use legalize_typed::OpView;

use crate::ops::scf::YieldOp;

pub(super) fn parse_if(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let condition = p.parse_operand()?;
    state.operands.push(p.resolve_operand(&condition, ctx.common().i1)?);
    parse_choice(p, state, ctx.op_name(YieldOp::NAME))
}

pub(super) fn print_if(p: &mut OpPrinter<'_>, op: OpId) {
    let ir = p.ir();
    let &[then, other] = ir.op(op).regions() else { return p.generic_op(op) };
    p.text(" ");
    p.operands(ir.operands(op));
    let results: Vec<Type> = ir.op(op).results().iter().map(|&value| ir.value_type(value)).collect();
    if !results.is_empty() {
        p.text(" -> (");
        p.types(results.iter().copied(), ", ");
        p.text(")");
    }
    print_choice(p, op, [then, other]);
    p.attr_dict(op, &[]);
}
