//! `scf.for`.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::loop_assembly::LoopAssembly;
use legalize_ir::{Context, OpId, OpParser, OpPrinter, OperationState};
use legalize_typed::OpView;

use crate::ops::scf::{ForOp, YieldOp};

fn assembly(ctx: &Context) -> LoopAssembly {
    LoopAssembly::default()
        .with_implicit_terminator(Some(ctx.op_name(YieldOp::NAME)))
        .with_unsigned(ctx.name(ForOp::UNSIGNED_CMP_ATTR))
}

pub(super) fn parse_for(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    assembly(p.ctx()).parse(p, state)
}

pub(super) fn print_for(p: &mut OpPrinter<'_>, op: OpId) {
    assembly(p.ctx()).print(p, op);
}
