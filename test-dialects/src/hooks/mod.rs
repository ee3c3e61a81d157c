//! Hooks that the definitions leave to the host language: folders, verifiers, inference, syntax, branches.

mod fold;
pub(crate) mod recursive;
mod syntax;
mod verify;

use std::ops::Range;
use std::sync::Arc;

use legalize_ir::{
    AttrData, Attribute, Context, InferInput, Ir, Location, OpId, OperationState, Reason, Type, TypeData,
};
use legalize_typed::OpView;
use smallvec::{SmallVec, smallvec};

use crate::ops::{BrOp, BranchOp, ConcatOp, CondBrOp, ConversionFuncOp, DIALECT, NumberOp};

/// Materializes a constant of a typed attribute.
fn materialize(ctx: &Context, value: Attribute, ty: Type, loc: Location) -> Option<OperationState> {
    let fits = ctx.attr_type(value) == Some(ty) && matches!(ctx.attr_data(value), AttrData::Integer { .. });
    fits.then(|| {
        let mut state = OperationState::new(ctx, ctx.op_name(NumberOp::NAME), loc);
        state.set_attr(ctx, NumberOp::VALUE_ATTR, value);
        state.result_types.push(ty);
        state
    })
}

/// Infers the width of `test.concat`: the sum of those of its operands.
fn infer_concat(input: &InferInput<'_>) -> Result<SmallVec<[Type; 2]>, Reason> {
    let mut width = 0u32;
    for &value in input.operands {
        let TypeData::Integer { width: part, .. } = input.ctx.type_data(input.ir.value_type(value)) else {
            return Err("expected integers".into());
        };
        width = width.checked_add(*part).ok_or("the result is too wide")?;
    }
    if width == 0 {
        return Err("expected at least one part".into());
    }
    Ok(smallvec![input.ctx.int_type(width)])
}

/// Forwards all operands of `test.branch` and `test.br` to the successor.
fn br_operands(_: &Context, ir: &Ir, op: OpId, _: usize) -> Range<usize> {
    0..ir.op(op).operand_count()
}

/// Forwards group `successor + 1` of `test.cond_br` to that successor.
fn cond_br_operands(ctx: &Context, ir: &Ir, op: OpId, successor: usize) -> Range<usize> {
    let data = ir.op(op);
    CondBrOp::OPERANDS.range(ctx, data.inherent(), data.operand_count(), successor + 1)
}

/// Attaches all hooks to the registered definitions.
pub(crate) fn attach(ctx: &mut Context) {
    fold::attach(ctx);
    syntax::attach(ctx);
    recursive::attach(ctx);
    verify::attach(ctx);
    let dialect = ctx.name(DIALECT);
    ctx.update_dialect(dialect, |info| {
        info.hooks_mut().materialize_constant = Some(Arc::new(materialize));
        // As upstream: operations that are only used by patterns need no definition.
        info.allow_unknown_ops = true;
    });
    let op = ctx.op_name(ConcatOp::NAME);
    ctx.update_op(op, |info| info.attached_mut().infer_result_types = Some(Arc::new(infer_concat)));
    for name in [BranchOp::NAME, BrOp::NAME] {
        let op = ctx.op_name(name);
        ctx.update_op(op, |info| info.attached_mut().successor_operands = Some(Arc::new(br_operands)));
    }
    legalize_dialects_core::attach_function_assembly(ctx, ConversionFuncOp::NAME);
    let op = ctx.op_name(CondBrOp::NAME);
    ctx.update_op(op, |info| info.attached_mut().successor_operands = Some(Arc::new(cond_br_operands)));
}
