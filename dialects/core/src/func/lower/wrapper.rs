//! The C interface of functions: `_mlir_ciface_NAME`, which takes and returns descriptors by pointer.
//!
//! Mirrors <https://mlir.llvm.org/docs/TargetLLVMIR/#c-compatible-wrapper-emission>.

use legalize_conversion::{ConversionRewriter, MatchFailure, MatchResult, RewriterExt, TypeConverter};
use legalize_ir::{AttrDict, Context, OpId, Type, ValueId};
use legalize_typed::OpView;

use crate::func::lower::arguments::{new_inputs, own_argument_attrs, set_dicts};
use crate::func::lower::calls::call_by_name;
use crate::func::lower::functions::{function_state, start_body};
use crate::func::lower::signature::Signature;
use crate::llvm::convert::build::Builder;
use crate::llvm::convert::descriptors::{is_memref, pack, unpack};
use crate::llvm::{self, LlvmType, classify};
use crate::ops::func::FuncOp;
use crate::ops::llvm as ops;

/// A function for which a C interface is created.
pub(super) struct Wrapped<'a> {
    /// The `func.func`.
    pub op: OpId,
    /// The `llvm.func` that replaces it.
    pub new: OpId,
    /// The name of the function.
    pub name: &'a str,
    /// The types of its arguments.
    pub inputs: &'a [Type],
    /// The converted signature.
    pub signature: &'a Signature,
    /// Attributes of the new arguments.
    pub args: &'a [AttrDict],
}

/// Adds the wrapper: a function that calls the definition, or, for a declaration, one that it calls.
pub(super) fn add(
    wrapped: &Wrapped<'_>,
    is_declaration: bool,
    converter: &TypeConverter,
    rewriter: &mut dyn ConversionRewriter<'_>,
) -> MatchResult {
    let ctx = rewriter.ctx();
    let pointer = llvm::pointer(ctx, 0);
    // A struct is returned through a pointer that is the first argument.
    let by_pointer = matches!(classify(ctx, wrapped.signature.result), Some(LlvmType::Struct { .. }));
    let (mut types, mut attrs) = (Vec::new(), Vec::new());
    let own = own_argument_attrs(ctx, rewriter.ir(), wrapped.op);
    let of = |dicts: &[AttrDict], index: usize| dicts.get(index).copied().unwrap_or(ctx.common().empty_dict);
    if by_pointer {
        types.push(pointer);
        attrs.push(ctx.common().empty_dict);
    }
    for (index, &input) in wrapped.inputs.iter().enumerate() {
        let (ty, dict) = match (is_memref(ctx, input), new_inputs(&wrapped.signature.entry, index)) {
            (false, Some((start, 1))) => {
                (wrapped.signature.entry.converted_types()[start], of(wrapped.args, start))
            }
            _ => (pointer, of(&own, index)),
        };
        types.push(ty);
        attrs.push(dict);
    }
    let result = if by_pointer { llvm::void(ctx) } else { wrapped.signature.result };
    let name = format!("_mlir_ciface_{}", wrapped.name);
    let ty = llvm::function(ctx, result, &types, false);
    let mut state = function_state(ctx, rewriter, wrapped.op, &name, ty);
    if !own.is_empty() {
        set_dicts(ctx, &mut state, ops::LLVMFuncOp::ARG_ATTRS_ATTR, &attrs);
    }
    if let Some(attrs) = FuncOp::of(wrapped.op).res_attrs(rewriter).filter(|_| !by_pointer) {
        state.set_attr(ctx, ops::LLVMFuncOp::RES_ATTRS_ATTR, attrs);
    }
    state.fill_default_attrs(ctx);
    let region = rewriter.create_region();
    state.regions.push(region);
    let wrapper = rewriter.create_op(&state);
    rewriter.guarded(|rewriter| {
        if is_declaration {
            call_wrapper(wrapped, &name, by_pointer, converter, rewriter)
        } else {
            let args = start_body(rewriter, wrapper, &types);
            call_wrapped(wrapped, &args, by_pointer, converter, rewriter)
        }
    })
}

fn descriptor(ctx: &Context, converter: &TypeConverter, ty: Type) -> Result<Type, MatchFailure> {
    converter
        .convert_type(ctx, ty)
        .ok_or_else(|| MatchFailure::new("a type of the signature does not convert"))
}

/// Creates the wrapper's body: loads descriptors, calls the function, stores its result.
fn call_wrapped(
    wrapped: &Wrapped<'_>,
    args: &[ValueId],
    by_pointer: bool,
    converter: &TypeConverter,
    rewriter: &mut dyn ConversionRewriter<'_>,
) -> MatchResult {
    let ctx = rewriter.ctx();
    let mut b = Builder::new(rewriter, wrapped.op);
    let mut passed = Vec::new();
    for (&input, &arg) in wrapped.inputs.iter().zip(&args[usize::from(by_pointer)..]) {
        if is_memref(ctx, input) {
            let whole = b.value(ops::LoadOp::NAME, &[arg], descriptor(ctx, converter, input)?, &[]);
            passed.extend(unpack(&mut b, whole));
        } else {
            passed.push(arg);
        }
    }
    let call = call_by_name(&mut b, wrapped.name, &passed, wrapped.signature.result)?;
    let results = b.ir().op(call).results().to_vec();
    if by_pointer {
        b.op(ops::StoreOp::NAME, &[results[0], args[0]], &[], &[]);
        b.op(ops::ReturnOp::NAME, &[], &[], &[]);
    } else {
        b.op(ops::ReturnOp::NAME, &results, &[], &[]);
    }
    Ok(())
}

/// Creates the declaration's new body: stores descriptors, calls the wrapper, loads its result.
fn call_wrapper(
    wrapped: &Wrapped<'_>,
    name: &str,
    by_pointer: bool,
    converter: &TypeConverter,
    rewriter: &mut dyn ConversionRewriter<'_>,
) -> MatchResult {
    let ctx = rewriter.ctx();
    let args = start_body(rewriter, wrapped.new, wrapped.signature.entry.converted_types());
    let mut b = Builder::new(rewriter, wrapped.op);
    let mut passed = Vec::new();
    if by_pointer {
        passed.push(allocate(&mut b, converter, wrapped.signature.result)?);
    }
    for (index, &input) in wrapped.inputs.iter().enumerate() {
        let Some((start, count)) = new_inputs(&wrapped.signature.entry, index) else { continue };
        if is_memref(ctx, input) {
            let ty = descriptor(ctx, converter, input)?;
            let whole = pack(&mut b, &args[start..start + count], ty).ok_or("no descriptor")?;
            let place = allocate(&mut b, converter, ty)?;
            b.op(ops::StoreOp::NAME, &[whole, place], &[], &[]);
            passed.push(place);
        } else {
            passed.push(args[start]);
        }
    }
    let result = if by_pointer { llvm::void(ctx) } else { wrapped.signature.result };
    let call = call_by_name(&mut b, name, &passed, result)?;
    let mut results = b.ir().op(call).results().to_vec();
    if by_pointer {
        results = vec![b.value(ops::LoadOp::NAME, &[passed[0]], wrapped.signature.result, &[])];
    }
    b.op(ops::ReturnOp::NAME, &results, &[], &[]);
    Ok(())
}

/// Allocates one value of a type on the stack.
fn allocate(b: &mut Builder<'_, '_>, converter: &TypeConverter, ty: Type) -> Result<ValueId, MatchFailure> {
    let ctx = b.ctx;
    let index = descriptor(ctx, converter, ctx.common().index)?;
    let one = b.llvm_index(index, 1);
    let attrs = [(ops::AllocaOp::ELEM_TYPE_ATTR, ctx.type_attr(ty))];
    Ok(b.value(ops::AllocaOp::NAME, &[one], llvm::pointer(ctx, 0), &attrs))
}
