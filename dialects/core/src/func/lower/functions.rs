//! Conversion of `func.func` and `func.return` to functions and returns of the llvm dialect.

use legalize_conversion::{ConversionRewriter, ConvertedOperands, MatchResult};
use legalize_dialects_hooks::functions::function_type;
use legalize_ir::{Context, InsertPoint, OpId, OperationState, Type, ValueId};
use legalize_typed::{AttrView, OpView};

use crate::func::lower::arguments::{Loads, argument_attrs, pointees, set_dicts};
use crate::func::lower::signature::{Convention, convert_signature};
use crate::func::lower::wrapper;
use crate::llvm::convert::build::{Builder, malformed};
use crate::llvm::convert::descriptors::{CopyTo, bare_pointer, copy_unranked, is_memref, is_unranked};
use crate::ops::func::FuncOp;
use crate::ops::llvm::{LLVMFuncOp, Linkage, LinkageAttr};
use crate::{llvm, ops};

/// Name of the attribute of variadic functions. No definition declares it, nor the next four.
pub(super) const VARARGS: &str = "func.varargs";

pub(super) const LINKAGE: &str = "llvm.linkage";

pub(super) const READNONE: &str = "llvm.readnone";

pub(super) const EMIT_C_INTERFACE: &str = "llvm.emit_c_interface";

/// Attributes of functions that are converted to others.
pub(super) const OWN_ATTRIBUTES: [&str; 3] = [VARARGS, LINKAGE, READNONE];

pub(super) fn convert_func(
    op: OpId,
    _: &ConvertedOperands,
    convention: &Convention,
    rewriter: &mut dyn ConversionRewriter<'_>,
) -> MatchResult {
    let ctx = rewriter.ctx();
    let ir = rewriter.ir();
    let (converter, bare) = (&convention.converter, convention.is_bare(ctx, ir, Some(op)));
    let (at, func) = ((ctx, ir), FuncOp::of(op));
    let (inputs, results) = function_type(ctx, ir, op).ok_or_else(malformed)?;
    let variadic = ir.attr_named(ctx, op, VARARGS) == Some(ctx.bool_attr(true));
    let pointees = pointees(ctx, ir, converter, op, &inputs, bare)?;
    let passed: Vec<_> = inputs.iter().copied().zip(pointees.iter().copied()).collect();
    let signature = convert_signature(ctx, converter, &passed, &results, (variadic, bare))?;
    if ir.attr_named(ctx, op, READNONE).is_some_and(|attr| attr != ctx.common().unit) {
        return Err("`llvm.readnone` is not a unit attribute".into());
    }
    if ir.attr_named(ctx, op, LINKAGE).is_some_and(|attr| !LinkageAttr::isa(ctx, attr)) {
        return Err("`llvm.linkage` is not a linkage".into());
    }
    let wrapped = !bare && ir.attr_named(ctx, op, EMIT_C_INTERFACE) == Some(ctx.common().unit);
    if wrapped && variadic {
        return Err("a function with any number of arguments has no C interface".into());
    }
    let body = ir.op(op).regions().first().copied().ok_or_else(malformed)?;
    let is_declaration = ir.region(body).is_empty();
    let name = func.sym_name_attr(&at).and_then(|name| ctx.as_str(name)).unwrap_or_default();
    let mut state = function_state(ctx, rewriter, op, name, signature.function);
    // The attribute called `linkage` comes first.
    if let Some(linkage) = rewriter.ir().attr_named(ctx, op, LINKAGE)
        && rewriter.ir().attr_named(ctx, op, LLVMFuncOp::LINKAGE_ATTR).is_none()
    {
        state.set_attr(ctx, LLVMFuncOp::LINKAGE_ATTR, linkage);
    }
    let args = argument_attrs(ctx, rewriter.ir(), converter, op, &signature.entry)?;
    set_dicts(ctx, &mut state, LLVMFuncOp::ARG_ATTRS_ATTR, &args);
    if rewriter.ir().attr_named(ctx, op, READNONE).is_some() {
        state.set_attr(ctx, LLVMFuncOp::MEMORY_EFFECTS_ATTR, llvm::no_memory_effects(ctx));
    }
    if results.len() == 1
        && let Some(attrs) = func.res_attrs(&at)
    {
        state.set_attr(ctx, LLVMFuncOp::RES_ATTRS_ATTR, attrs);
    }
    if wrapped && is_declaration {
        let private = LinkageAttr::new(ctx, Linkage::Private).into();
        state.set_attr(ctx, LLVMFuncOp::LINKAGE_ATTR, private);
    }
    state.fill_default_attrs(ctx);
    let region = rewriter.create_region();
    state.regions.push(region);
    let new = rewriter.create_op(&state);
    let region = rewriter.ir().op(new).regions()[0];
    if !is_declaration {
        rewriter.inline_region(body, region, None);
        // The other blocks are left to the patterns that convert the branches to them.
        if let Some(entry) = rewriter.ir().region(region).first() {
            let mut loads = Loads::new(&pointees);
            rewriter.apply_signature_conversion_with(
                entry,
                &signature.entry,
                converter,
                &mut |rewriter, index, new| loads.load(rewriter, index, new),
            );
        }
    }
    if wrapped {
        let wrapped = wrapper::Wrapped { op, new, name, inputs: &inputs, signature: &signature, args: &args };
        wrapper::add(&wrapped, is_declaration, converter, rewriter)?;
    }
    rewriter.erase_op(op);
    Ok(())
}

/// Creates the state of a function of the llvm dialect with the attributes of `op` that carry over, also to
/// its C interface.
pub(super) fn function_state(
    ctx: &Context,
    rewriter: &dyn ConversionRewriter<'_>,
    op: OpId,
    name: &str,
    function: Type,
) -> OperationState {
    let ir = rewriter.ir();
    let data = ir.op(op);
    let mut state = OperationState::new(ctx, ctx.op_name(LLVMFuncOp::NAME), data.loc());
    state.set_attr(ctx, LLVMFuncOp::SYM_NAME_ATTR, ctx.string_attr(name));
    state.set_attr(ctx, LLVMFuncOp::FUNCTION_TYPE_ATTR, ctx.type_attr(function));
    // Attributes that `func.func` itself declares are dropped, except the visibility.
    for &(name, value) in ctx.dict_entries(data.discardable()) {
        if !OWN_ATTRIBUTES.contains(&ctx.str(name)) {
            state.set_attr(ctx, ctx.str(name), value);
        }
    }
    // Symbols are public by default.
    let visibility = FuncOp::of(op).sym_visibility_attr(rewriter);
    if let Some(visibility) = visibility.filter(|&attr| ctx.as_str(attr) != Some("public")) {
        state.set_attr(ctx, LLVMFuncOp::SYM_VISIBILITY_ATTR, visibility);
    }
    state
}

/// Converts a return; several results are returned as one struct.
pub(super) fn convert_return(
    op: OpId,
    operands: &ConvertedOperands,
    convention: &Convention,
    rewriter: &mut dyn ConversionRewriter<'_>,
) -> MatchResult {
    let ctx = rewriter.ctx();
    let ir = rewriter.ir();
    // A return in a function that is still of func is not converted.
    let function = ir.parent_op(op).filter(|&function| LLVMFuncOp::isa(&(ctx, ir), function));
    let bare = convention.is_bare(ctx, ir, function);
    let original: Vec<Type> = ir.operands(op).map(|value| ir.value_type(value)).collect();
    let discardable = ir.op(op).discardable();
    let mut values = operands.values().to_vec();
    let is_whole = |&ty: &Type| bare_pointer(ctx, &convention.converter, ty).is_none();
    let memrefs = || original.iter().filter(|&&ty| is_memref(ctx, ty));
    // A single result is returned as it is.
    if bare
        && (original.iter().any(|&ty| is_unranked(ctx, ty)) || original.len() > 1 && memrefs().any(is_whole))
    {
        return Err("a memref is more than a pointer".into());
    }
    for (value, &ty) in values.iter_mut().zip(&original) {
        if bare {
            if let Some(pointer) = bare_pointer(ctx, &convention.converter, ty) {
                *value = Builder::new(rewriter, op).extract(*value, &[0], pointer);
            }
        } else if is_unranked(ctx, ty) {
            *value = copy_unranked(op, *value, CopyTo::Heap, rewriter)?;
        }
    }
    let b = &mut Builder::new(rewriter, op);
    let mut state = OperationState::new(ctx, ctx.op_name(ops::llvm::ReturnOp::NAME), b.loc);
    state.discardable = discardable;
    match &values[..] {
        values @ ([] | [_]) => state.operands.extend_from_slice(values),
        values => {
            let types: Vec<Type> = values.iter().map(|&value| b.ty(value)).collect();
            let mut whole = b.poison(llvm::structure(ctx, &types));
            for (index, &value) in values.iter().enumerate() {
                whole = b.insert(whole, value, &[index as i64]);
            }
            state.operands.push(whole);
        }
    }
    b.create(state);
    rewriter.erase_op(op);
    Ok(())
}

/// Sets the insertion point to the start of a function's only block, which is created with these arguments.
pub(super) fn start_body(
    rewriter: &mut dyn ConversionRewriter<'_>,
    function: OpId,
    args: &[Type],
) -> Vec<ValueId> {
    let region = rewriter.ir().op(function).regions()[0];
    let loc = rewriter.ir().op(function).loc();
    let args: Vec<_> = args.iter().map(|&ty| (ty, loc)).collect();
    let block = rewriter.create_block(region, None, &args);
    rewriter.set_insert_point(InsertPoint::End(block));
    rewriter.ir().block(block).args().to_vec()
}
