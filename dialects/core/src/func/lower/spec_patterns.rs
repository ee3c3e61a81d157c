//! The patterns `func-to-llvm`, which conversion specs request by name: functions. The pass has its own
//! patterns in the neighbouring modules.
//!
//! In Rust because a declarative pattern cannot change the arguments of a region's blocks.

use std::sync::Arc;

use legalize_conversion::{
    ConversionRewriter, ConvertedOperands, FnConversionPattern, MatchFailure, MatchResult, PatternInfo,
    PatternSet, TypeConverter, convert_value_attrs,
};
use legalize_dialects_hooks::functions::function_type;
use legalize_ir::{Context, OpId, OperationState, Type};
use legalize_typed::OpView;

use crate::func::lower::arguments::{argument_attrs, set_dicts};
use crate::llvm;
use crate::ops::func::FuncOp;
use crate::ops::llvm::LLVMFuncOp;

/// Adds the patterns of the conversion `func-to-llvm`.
pub(crate) fn add(_: &Context, converter: &Arc<TypeConverter>, patterns: &mut PatternSet) {
    let info = PatternInfo::on("func-to-llvm", FuncOp::NAME).with_generated_ops([LLVMFuncOp::NAME]);
    let shared = converter.clone();
    patterns.add_conversion(FnConversionPattern::new(
        info,
        Some(converter.clone()),
        move |op, _: &ConvertedOperands, rewriter: &mut dyn ConversionRewriter<'_>| {
            convert_function(op, &shared, rewriter)
        },
    ));
}

/// Attributes of `func.func` that do not carry over as they are.
const OWN_ATTRIBUTES: [&str; 4] = ["function_type", "sym_visibility", "arg_attrs", "res_attrs"];

/// Converts `func.func` to `llvm.func`: the type becomes an llvm function type, the body moves, its blocks'
/// arguments are converted. Private and nested functions keep external linkage, as upstream.
fn convert_function(
    op: OpId,
    converter: &Arc<TypeConverter>,
    rewriter: &mut dyn ConversionRewriter<'_>,
) -> MatchResult {
    let ctx = rewriter.ctx();
    let (inputs, results) = function_type(ctx, rewriter.ir(), op).ok_or("no function type")?;
    let does_not_convert = || MatchFailure::new("a type of the signature does not convert");
    let signature = converter.convert_signature(ctx, &inputs).ok_or_else(does_not_convert)?;
    let params = signature.converted_types();
    let converted = results.iter().map(|&ty| converter.convert(ctx, ty));
    let converted: Vec<_> = converted.collect::<Option<_>>().ok_or_else(does_not_convert)?;
    let result_counts: Vec<usize> = converted.iter().map(|types| types.len()).collect();
    let results: Vec<Type> = converted.into_iter().flatten().collect();
    let result = match results[..] {
        [] => llvm::void(ctx),
        [one] => one,
        _ => return Err("an llvm function has at most one result".into()),
    };
    let all: Vec<Type> = params.iter().copied().chain(results).collect();
    if !all.iter().all(|&ty| llvm::is_compatible(ctx, ty, false)) {
        return Err("a converted type is not an llvm type".into());
    }
    let ty = llvm::function(ctx, result, params, false);

    let data = rewriter.ir().op(op);
    let (inherent, discardable, loc) = (data.inherent(), data.discardable(), data.loc());
    let body = data.regions().first().copied();
    let mut state = OperationState::new(ctx, ctx.op_name(LLVMFuncOp::NAME), loc);
    for &(name, value) in ctx.dict_entries(inherent) {
        if !OWN_ATTRIBUTES.contains(&ctx.str(name)) {
            state.set_attr(ctx, ctx.str(name), value);
        }
    }
    let args = argument_attrs(ctx, rewriter.ir(), converter, op, &signature)?;
    set_dicts(ctx, &mut state, LLVMFuncOp::ARG_ATTRS_ATTR, &args);
    let old = FuncOp::of(op).res_attrs(rewriter);
    if let Some(attrs) = old.and_then(|old| convert_value_attrs(ctx, old, &result_counts)) {
        state.set_attr(ctx, LLVMFuncOp::RES_ATTRS_ATTR, attrs);
    }
    if let Some(visibility) = FuncOp::of(op).sym_visibility_attr(rewriter) {
        state.set_attr(ctx, "sym_visibility", visibility);
    }
    state.discardable = discardable;
    state.set_attr(ctx, "function_type", ctx.type_attr(ty));
    state.fill_default_attrs(ctx);
    let region = rewriter.create_region();
    state.regions.push(region);
    let new = rewriter.create_op(&state);
    if let Some(body) = body {
        rewriter.inline_region(body, rewriter.ir().op(new).regions()[0], None);
        rewriter.convert_region_types(region, converter, None)?;
    }
    rewriter.erase_op(op);
    Ok(())
}
