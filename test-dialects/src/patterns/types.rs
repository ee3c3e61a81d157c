//! Conversion of types: 1:1, 1:N and 1:0, signatures of functions and regions, branches.

use std::sync::Arc;

use legalize_conversion::{
    ConversionRewriter, ConvertedOperands, FnConversionPattern, MatchFailure, MatchResult, PatternInfo,
    PatternSet, TypeConverter, populate_function_signature_conversion,
};
use legalize_ir::{OpId, OperationState, RegionId, ValueId};
use legalize_typed::OpView;

use crate::ops::{
    AddOp, BranchOp, CfgOp, CondBrOp, DiscardOp, FuncOp, LeaveOp, LegalOp, MakePairOp, PureOp, ScopeOp,
    SegmentsOp, SourceOp, TokenOp, UnpackOp, YieldOp,
};

/// Operations that are recreated with converted operands, results and regions.
pub(crate) const RETYPED: [&str; 12] = [
    SourceOp::NAME,
    DiscardOp::NAME,
    PureOp::NAME,
    LegalOp::NAME,
    LeaveOp::NAME,
    YieldOp::NAME,
    BranchOp::NAME,
    CondBrOp::NAME,
    CfgOp::NAME,
    ScopeOp::NAME,
    AddOp::NAME,
    SegmentsOp::NAME,
];

/// Recreates an operation with converted types.
fn retype(
    op: OpId,
    operands: &ConvertedOperands,
    converter: &Arc<TypeConverter>,
    rewriter: &mut dyn ConversionRewriter<'_>,
) -> MatchResult {
    let (ctx, ir) = (rewriter.ctx(), rewriter.ir());
    let data = ir.op(op);
    let mut state = OperationState::new(ctx, data.name(), data.loc());
    state.operands = operands.values().into();
    state.successors = ir.successors(op).collect();
    state.inherent = data.inherent();
    state.discardable = data.discardable();
    let mut counts = Vec::new();
    for &result in data.results() {
        let types = converter
            .convert(ctx, ir.value_type(result))
            .ok_or_else(|| MatchFailure::new("the type of a result cannot be converted"))?;
        counts.push(types.len());
        state.result_types.extend(types);
    }
    // All operations with segment sizes use this name.
    if let Some(name) = SegmentsOp::OPERANDS.segments
        && let Some(sizes) = ir.attr_named(ctx, op, name).and_then(|sizes| ctx.as_dense_i32_array(sizes))
    {
        state.set_attr(ctx, name, ctx.dense_i32_array_attr(&segments(&sizes, operands)));
    }
    let regions: Vec<RegionId> = data.regions().to_vec();
    for _ in &regions {
        state.regions.push(rewriter.create_region());
    }
    let new = rewriter.create_op(&state);
    for (index, &region) in regions.iter().enumerate() {
        let to = rewriter.ir().op(new).regions()[index];
        rewriter.inline_region(region, to, None);
        rewriter.convert_region_types(to, converter, None)?;
    }
    let results = rewriter.ir().op(new).results().to_vec();
    let mut rest = results.as_slice();
    let lists: Vec<&[ValueId]> = counts
        .into_iter()
        .map(|count| {
            let (list, others) = rest.split_at(count);
            rest = others;
            list
        })
        .collect();
    rewriter.replace_op_with_multiple(op, &lists);
    Ok(())
}

/// The converted sizes of the operand groups.
fn segments(sizes: &[i32], operands: &ConvertedOperands) -> Vec<i32> {
    let mut next = 0;
    sizes
        .iter()
        .map(|&size| {
            let end = (next + usize::try_from(size).unwrap_or(0)).min(operands.len());
            let count = (next..end).map(|index| operands.many(index).len()).sum::<usize>();
            next = end;
            i32::try_from(count).unwrap_or(i32::MAX)
        })
        .collect()
}

/// Replaces a pair by its converted parts.
fn lower_make_pair(
    op: OpId,
    operands: &ConvertedOperands,
    rewriter: &mut dyn ConversionRewriter<'_>,
) -> MatchResult {
    rewriter.replace_op_with_multiple(op, &[operands.values()]);
    Ok(())
}

/// Replaces the results by the parts of the pair.
fn lower_unpack(
    op: OpId,
    operands: &ConvertedOperands,
    converter: &Arc<TypeConverter>,
    rewriter: &mut dyn ConversionRewriter<'_>,
) -> MatchResult {
    let first = rewriter.ir().op(op).results().first().map(|&first| rewriter.ir().value_type(first));
    let types = first.and_then(|first| converter.convert(rewriter.ctx(), first));
    let count = types.ok_or("the first part does not convert")?.len();
    let (first, second) = operands.values().split_at_checked(count).ok_or("the pair is too small")?;
    rewriter.replace_op_with_multiple(op, &[first, second]);
    Ok(())
}

/// Replaces a token by no values.
fn lower_token(op: OpId, _: &ConvertedOperands, rewriter: &mut dyn ConversionRewriter<'_>) -> MatchResult {
    rewriter.replace_op_with_multiple(op, &[&[]]);
    Ok(())
}

/// Adds the patterns.
pub(crate) fn add(converter: &Arc<TypeConverter>, patterns: &mut PatternSet) {
    for name in RETYPED {
        let shared = converter.clone();
        let info = PatternInfo::on(format!("retype-{name}"), name);
        patterns.add_conversion(
            FnConversionPattern::new(
                info,
                Some(converter.clone()),
                move |op, operands: &ConvertedOperands, rewriter: &mut dyn ConversionRewriter<'_>| {
                    retype(op, operands, &shared, rewriter)
                },
            )
            .with_many_values(),
        );
    }
    let shared = converter.clone();
    let info = PatternInfo::on("lower-unpack", UnpackOp::NAME);
    patterns.add_conversion(
        FnConversionPattern::new(
            info,
            Some(converter.clone()),
            move |op, operands: &ConvertedOperands, rewriter: &mut dyn ConversionRewriter<'_>| {
                lower_unpack(op, operands, &shared, rewriter)
            },
        )
        .with_many_values(),
    );
    let info = PatternInfo::on("lower-make-pair", MakePairOp::NAME);
    let pattern = FnConversionPattern::new(info, Some(converter.clone()), lower_make_pair);
    patterns.add_conversion(pattern.with_many_values());
    let info = PatternInfo::on("lower-token", TokenOp::NAME);
    patterns.add_conversion(FnConversionPattern::new(info, Some(converter.clone()), lower_token));
    populate_function_signature_conversion(patterns, FuncOp::NAME, converter.clone());
}
