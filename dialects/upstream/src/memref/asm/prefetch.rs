//! `memref.prefetch`.

use legalize_ir::{Delimiter, OpId, OpParser, OpPrinter, OperationState};
use legalize_source::Diagnostic;

use crate::common::prefetch::Prefetch;

// `%buffer[%i], read, locality<3>, data : memref<…>`

pub(super) fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<(), Diagnostic> {
    let ctx = p.ctx();
    let buffer = p.parse_operand()?;
    let at = p.offset();
    let indices = p.parse_operand_list(Delimiter::Square)?;
    let prefetch = Prefetch::parse(p)?;
    let ty = p.parse_colon_type()?;
    state.operands.push(p.resolve_operand(&buffer, ty)?);
    let types = vec![ctx.common().index; indices.len()];
    p.resolve_operands(&indices, &types, at, &mut state.operands)?;
    prefetch.set(p, state)
}

pub(super) fn print(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    p.text(" ");
    p.operands(ir.operands(op).take(1));
    p.text("[");
    p.operands(ir.operands(op).skip(1));
    p.text("]");
    Prefetch::print(p, op);
    p.attr_dict(op, &Prefetch::attributes(ctx));
    p.text(" : ");
    if let Some(buffer) = ir.operands(op).next() {
        p.ty(ir.value_type(buffer));
    }
}
