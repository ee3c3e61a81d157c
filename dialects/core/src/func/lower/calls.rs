//! Calls by name and through values, and functions as values.

use legalize_conversion::{ConversionRewriter, ConvertedOperands, MatchFailure, MatchResult};
use legalize_ir::{AttrDict, Context, Ir, OpId, OperationState, Type, ValueId};
use legalize_typed::{BuildOp, OpView};

use crate::func::lower::declare::{module_of, symbol};
use crate::func::lower::signature::{Convention, packed_result, returned};
use crate::llvm::convert::build::{Builder, malformed};
use crate::llvm::convert::descriptors::{
    CopyTo, aligned_pointer, copy_unranked, describe, is_memref, is_unranked, unpack,
};
use crate::ops::func::{CallOp, ConstantOp};
use crate::ops::llvm::AddressOfOp;
use crate::{llvm, ops};

/// A call by name or through a value.
pub(super) fn convert_call(
    op: OpId,
    operands: &ConvertedOperands,
    convention: &Convention,
    rewriter: &mut dyn ConversionRewriter<'_>,
) -> MatchResult {
    let ctx = rewriter.ctx();
    let ir = rewriter.ir();
    let converter = &convention.converter;
    let original: Vec<Type> = ir.operands(op).map(|value| ir.value_type(value)).collect();
    let results: Vec<Type> = ir.op(op).results().iter().map(|&value| ir.value_type(value)).collect();
    // Only memrefs have two calling conventions; the callee is looked up among all symbols.
    let has_memrefs = original.iter().chain(&results).any(|&ty| is_memref(ctx, ty));
    let is_named = CallOp::isa(&(ctx, ir), op);
    let bare = has_memrefs && (convention.bare_pointers || convention.is_bare(ctx, ir, callee(ctx, ir, op)));
    let result = packed_result(ctx, converter, &results, bare).ok_or("a result type does not convert")?;
    let (inherent, discardable) = (ir.op(op).inherent(), ir.op(op).discardable());
    let mut b = Builder::new(rewriter, op);
    let mut args = Vec::new();
    for (&value, &ty) in operands.values().iter().zip(&original) {
        if !is_memref(ctx, ty) {
            args.push(value);
        } else if bare {
            args.push(aligned_pointer(&mut b, value).ok_or("a memref is more than a pointer")?);
        } else {
            args.extend(unpack(&mut b, value));
        }
    }
    let call = call(&mut b, &args, result, inherent, discardable)?;
    let whole = b.ir().op(call).results().first().copied();
    let mut values: Vec<ValueId> = match (whole, &results[..]) {
        (None, _) => Vec::new(),
        (Some(one), [_]) => vec![one],
        (Some(whole), several) => {
            let types = several.iter().filter_map(|&ty| returned(ctx, converter, ty, bare));
            (0..).zip(types).map(|(index, ty)| b.extract(whole, &[index], ty)).collect()
        }
    };
    for (value, &ty) in values.iter_mut().zip(&results) {
        // In a call through a value, a pointer is converted to a descriptor at its uses, as upstream.
        if bare && is_named && is_memref(ctx, ty) {
            let descriptor = converter.convert_type(ctx, ty).ok_or("a result type does not convert")?;
            let mut b = Builder::new(rewriter, op);
            *value = describe(&mut b, *value, ty, descriptor).ok_or_else(malformed)?;
        } else if is_unranked(ctx, ty) {
            *value = copy_unranked(op, *value, CopyTo::Stack, rewriter)?;
        }
    }
    rewriter.replace_op(op, &values);
    Ok(())
}

/// The function that is called by name, if the module has it.
fn callee(ctx: &Context, ir: &Ir, call: OpId) -> Option<OpId> {
    let at = (ctx, ir);
    let name = CallOp::cast(&at, call)?.callee(&at);
    symbol(ctx, ir, module_of(ctx, ir, call)?, name)
}

/// Creates an `llvm.call` of a function, without a result if that is `void`.
pub(crate) fn call_by_name(
    b: &mut Builder<'_, '_>,
    name: &str,
    args: &[ValueId],
    result: Type,
) -> Result<OpId, MatchFailure> {
    let result = Some(result).filter(|&result| result != llvm::void(b.ctx));
    let call = ops::llvm::CallOp::builder()
        .callee(name)
        .callee_operands(args)
        .op_bundle_operands(&[])
        .result_types(result.as_slice());
    Ok(call.create(b.rewriter, b.loc)?.op())
}

/// Creates an `llvm.call` with the attributes of another call, without a result if that is `void`.
pub(crate) fn call(
    b: &mut Builder<'_, '_>,
    args: &[ValueId],
    result: Type,
    inherent: AttrDict,
    discardable: AttrDict,
) -> Result<OpId, MatchFailure> {
    let ctx = b.ctx;
    let result = Some(result).filter(|&result| result != llvm::void(ctx));
    let mut call = ops::llvm::CallOp::builder()
        .callee_operands(args)
        .op_bundle_operands(&[])
        .result_types(result.as_slice());
    for dict in [inherent, discardable] {
        for &(name, value) in ctx.dict_entries(dict) {
            call = call.attr(ctx.str(name), value);
        }
    }
    Ok(call.create(b.rewriter, b.loc)?.op())
}

/// Converts a function as a value to its address.
pub(super) fn convert_constant(
    op: OpId,
    _: &ConvertedOperands,
    convention: &Convention,
    rewriter: &mut dyn ConversionRewriter<'_>,
) -> MatchResult {
    let ctx = rewriter.ctx();
    let ir = rewriter.ir();
    let name = ConstantOp::of(op).value_attr(rewriter).ok_or_else(malformed)?;
    let &[result] = ir.op(op).results() else { return Err(malformed()) };
    let ty = convention.converter.convert_type(ctx, ir.value_type(result));
    let ty = ty.ok_or("the type does not convert")?;
    let discardable = ir.op(op).discardable();
    let b = &mut Builder::new(rewriter, op);
    let mut state = OperationState::new(ctx, ctx.op_name(AddressOfOp::NAME), b.loc);
    state.result_types.push(ty);
    state.discardable = discardable;
    state.set_attr(ctx, AddressOfOp::GLOBAL_NAME_ATTR, name);
    let new = b.create(state);
    let value = b.ir().op(new).results()[0];
    rewriter.replace_op(op, &[value]);
    Ok(())
}
