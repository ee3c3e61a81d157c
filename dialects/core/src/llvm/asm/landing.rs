//! Custom assembly of `landingpad`.

use legalize_dialects_hooks::Result;
use legalize_ir::{OpId, OpParser, OpPrinter, OperationState, Punct};

// `cleanup (catch %a : type) (filter %b : type) : type`

pub(super) fn parse_landing(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    if p.try_keyword("cleanup") {
        state.set_attr(ctx, "cleanup", ctx.common().unit);
    }
    while p.try_punct(Punct::LParen) {
        if !p.try_keyword("filter") {
            p.parse_keyword("catch")?;
        }
        let operand = p.parse_operand()?;
        let ty = p.parse_colon_type()?;
        state.operands.push(p.resolve_operand(&operand, ty)?);
        p.parse_punct(Punct::RParen)?;
    }
    let ty = p.parse_colon_type()?;
    state.result_types.push(ty);
    Ok(())
}

pub(super) fn print_landing(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let cleanup = ctx.name("cleanup");
    p.text(if ir.attr(ctx, op, cleanup).is_some() { " cleanup " } else { " " });
    for value in ir.operands(op) {
        let ty = ir.value_type(value);
        let filter = matches!(crate::llvm::classify(ctx, ty), Some(crate::llvm::LlvmType::Array { .. }));
        p.text(if filter { "(filter " } else { "(catch " });
        p.operand(value);
        p.text(" : ");
        p.ty(ty);
        p.text(") ");
    }
    p.attr_dict(op, &[cleanup]);
    p.text(": ");
    if let Some(&result) = ir.op(op).results().first() {
        p.ty(ir.value_type(result));
    }
}
