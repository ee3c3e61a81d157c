//! Inlining of functions: all of them may be inlined, unless they or a call say otherwise.

use legalize_analysis::Inlining;
use legalize_ir::{BlockId, Context, InsertPoint, Ir, OpId, OperationState, RegionId};
use legalize_typed::OpView;

use crate::ops::cf::BranchOp;
use crate::ops::func::{CallOp, FuncOp, ReturnOp};

pub(super) struct FuncInlining;

impl Inlining for FuncInlining {
    fn may_inline_call(&self, ctx: &Context, ir: &Ir, call: OpId, callable: OpId, _: bool) -> bool {
        let at = (ctx, ir);
        let call_refuses = CallOp::cast(&at, call).is_some_and(|call| call.no_inline(&at));
        let function_refuses = FuncOp::cast(&at, callable).is_some_and(|function| function.no_inline(&at));
        !call_refuses && !function_refuses
    }

    fn may_inline_region(&self, _: &Context, _: &Ir, _: RegionId, _: RegionId, _: bool) -> bool {
        true
    }

    fn may_inline_op(&self, _: &Context, _: &Ir, _: OpId, _: RegionId, _: bool) -> bool {
        true
    }

    fn replace_end_by_branch(&self, ctx: &Context, ir: &mut Ir, end: OpId, next: BlockId) {
        if !ReturnOp::isa(&(ctx, &*ir), end) {
            return;
        }
        let mut state = OperationState::new(ctx, ctx.op_name(BranchOp::NAME), ir.op(end).loc());
        state.operands.extend(ir.operands(end));
        state.successors.push(next);
        let branch = ir.create_op(&state);
        ir.insert_op(branch, InsertPoint::Before(end));
        ir.erase_op(end);
    }

    fn returned_values(&self, ctx: &Context, ir: &Ir, end: OpId) -> Option<Vec<legalize_ir::ValueId>> {
        ReturnOp::isa(&(ctx, ir), end).then(|| ir.operands(end).collect())
    }
}
