//! Small dialect conversions: patterns on any root, remapped values, merged blocks, a PDLL pattern with a
//! type converter, a cast without uses.
//!
//! The patterns in Rust move blocks, query remapped values or match any operation, which rules cannot
//! express.

use std::sync::Arc;

use legalize_conversion::{
    Conversion, ConversionAnswer, ConversionConfig, ConversionRewriter, ConversionTarget, ConvertedOperands,
    DeclarativeOptions, FrozenPatternSet, MatchResult, PatternInfo, PatternSet, RewriterExt, TypeConverter,
};
use legalize_dialects_core::ops::func;
use legalize_ir::{BlockId, Context, InsertPoint, Ir, OpId};
use legalize_passes::{Pass, PassDef, PassHost, PassInput, PassKind, PassOptions, pass_kind};
use legalize_source::Diagnostics;
use legalize_typed::OpView;

use super::build::{
    convert, legal_if, materialize, operand_is, operands, region, replace_by, result_is, result_types,
    without_arguments,
};
use super::legalize::{convert_consumer, convert_producer_to_f64};
use super::{not_legalizable, rules, tolerated};
use crate::ops::{
    BrOp, CastOp, FinishOp, IllegalOpF, MergeBlocksOp, RemappedValueRegionOp, ReturnOp,
    SingleBlockImplicitTerminatorOp, TypeChangerOp, TypeConsumerOp, TypeProducerOp, Variadic1Op,
};

/// Returns all passes of this file.
pub(super) fn passes() -> Vec<Arc<dyn PassKind>> {
    vec![
        pass_kind(
            PassDef::new(
                "test-legalize-unknown-root-patterns",
                "TestUnknownRootOpDriver",
                "Converts by a pattern on any operation",
            )
            .filters_patterns(),
            unknown_root,
        ),
        pass_kind(
            PassDef::new(
                "test-dialect-conversion-pdll",
                "TestDialectConversionPDLLPass",
                "Converts by a PDLL pattern with a type converter",
            )
            .filters_patterns(),
            pdll,
        ),
        pass_kind(
            PassDef::new("test-remapped-value", "TestRemappedValue", "Converts by remapped values")
                .filters_patterns(),
            remapped_value,
        ),
        pass_kind(
            PassDef::new(
                "test-merge-blocks",
                "TestMergeBlocksPatternDriver",
                "Merges blocks in a conversion",
            )
            .filters_patterns(),
            merge_blocks,
        ),
        pass_kind(
            PassDef::new(
                "test-target-materialization-with-no-uses",
                "TestTargetMaterializationWithNoUses",
                "Requests an unused cast",
            )
            .filters_patterns(),
            materialization_without_uses,
        ),
    ]
}

/// Mode of a pass's conversion.
#[derive(Clone, Copy)]
enum Run {
    Full,
    Partial,
    /// The pass ignores the result.
    Lenient,
}

fn conversion(
    target: ConversionTarget,
    patterns: FrozenPatternSet,
    config: ConversionConfig,
    run: Run,
) -> Arc<dyn Pass> {
    Arc::new(move |input: &mut PassInput<'_>| {
        let conversion = Conversion::new(&target, &patterns, &config);
        let (ctx, roots) = (input.ctx, [input.root]);
        let result = match run {
            Run::Full => conversion.full(ctx, input.ir, &roots),
            Run::Partial | Run::Lenient => conversion.partial(ctx, input.ir, &roots),
        };
        match (run, result) {
            (Run::Lenient, Ok(report)) => not_legalizable(ctx, input.ir, &report.unlegalized),
            (Run::Lenient, Err(failure)) => {
                let left = failure.unlegalized.clone();
                let mut all = tolerated(*failure);
                all.extend(not_legalizable(ctx, input.ir, &left));
                all
            }
            (_, Ok(_)) => Diagnostics::new(),
            (_, Err(failure)) => failure.into(),
        }
    })
}

/// Pass that erases every operation of the dialect.
fn unknown_root(host: &dyn PassHost, options: &PassOptions) -> Result<Arc<dyn Pass>, Diagnostics> {
    let mut patterns = PatternSet::new();
    patterns.add_fn(PatternInfo::any("erase-test-operations"), |op, rewriter| {
        let ctx = rewriter.ctx();
        if ctx.str(ctx.op_dialect(rewriter.ir().op(op).name())) != "test" {
            return Err("it is of another dialect".into());
        }
        rewriter.erase_op(op);
        Ok(())
    });
    let mut target = ConversionTarget::new();
    target.add_illegal_dialect("test");
    let patterns = host.freeze_for_pass(patterns, options)?;
    Ok(conversion(target, patterns, ConversionConfig::default(), Run::Partial))
}

fn pdll(host: &dyn PassHost, options: &PassOptions) -> Result<Arc<dyn Pass>, Diagnostics> {
    let mut converter = TypeConverter::new();
    converter.add_identity();
    converter
        .add_conversion(|ctx, ty| (ty == ctx.common().i64).then(|| ConversionAnswer::to(ctx.common().f64)));
    let converter = Arc::new(converter);
    let mut patterns = PatternSet::new();
    let declared = DeclarativeOptions::converted(converter.clone());
    rules::add_pdll(host, declared, &mut patterns)?;
    let mut target = ConversionTarget::new();
    target.add_legal_op("builtin.module").add_legal_op(func::FuncOp::NAME).add_legal_op(func::ReturnOp::NAME);
    target.mark_unknown_dynamically_legal(legal_if(move |ctx, ir, op| converter.is_legal_op(ctx, ir, op)));
    let patterns = host.freeze_for_pass(patterns, options)?;
    let config = ConversionConfig::default().with(|config| config.build_materializations = false);
    Ok(conversion(target, patterns, config, Run::Full))
}

/// Uses the only operand, remapped, twice.
fn double_operand(op: OpId, _: &ConvertedOperands, rewriter: &mut dyn ConversionRewriter<'_>) -> MatchResult {
    let &[operand] = operands(rewriter.ir(), op).as_slice() else {
        return Err("expected one operand".into());
    };
    let value = rewriter.remapped_value(operand)?;
    let types = result_types(rewriter.ir(), op);
    replace_by(rewriter, op, Variadic1Op::NAME, &[value, value], &types)
}

/// Inlines the block before the operation; the remapped operands of the block's terminator replace the
/// results.
fn inline_region(op: OpId, _: &ConvertedOperands, rewriter: &mut dyn ConversionRewriter<'_>) -> MatchResult {
    let body = region(rewriter.ir(), op)?;
    let block = rewriter.ir().region(body).first().ok_or("the region is empty")?;
    let terminator = rewriter.ir().block(block).last().ok_or("the block is empty")?;
    let mut values = Vec::new();
    for operand in operands(rewriter.ir(), terminator) {
        values.push(rewriter.remapped_value(operand)?);
    }
    if values.len() != rewriter.ir().op(op).results().len() {
        return Err("its region gives another number of values".into());
    }
    without_arguments(rewriter.ir(), block)?;
    rewriter.erase_op(terminator);
    rewriter.inline_block(block, InsertPoint::Before(op), &[]);
    rewriter.replace_op(op, &values);
    Ok(())
}

fn remapped_value(host: &dyn PassHost, options: &PassOptions) -> Result<Arc<dyn Pass>, Diagnostics> {
    let common = *host.ctx().common();
    let mut converter = TypeConverter::new();
    converter.add_identity();
    converter.add_conversion(move |_, ty| (ty == common.f32).then(|| ConversionAnswer::to(common.f64)));
    let converter = Arc::new(converter);
    let mut patterns = PatternSet::new();
    convert(&mut patterns, Variadic1Op::NAME, None, double_operand);
    convert(&mut patterns, TypeProducerOp::NAME, None, convert_producer_to_f64);
    convert(&mut patterns, TypeConsumerOp::NAME, None, convert_consumer);
    convert(&mut patterns, RemappedValueRegionOp::NAME, Some(&converter), inline_region);
    let mut target = ConversionTarget::new();
    target.add_legal_op("builtin.module").add_legal_op(func::FuncOp::NAME).add_legal_op(ReturnOp::NAME);
    target.add_dynamically_legal_op(
        TypeProducerOp::NAME,
        legal_if(move |_, ir, op| result_is(ir, op, common.f64)),
    );
    target.add_dynamically_legal_op(
        TypeConsumerOp::NAME,
        legal_if(move |_, ir, op| operand_is(ir, op, common.f64)),
    );
    target.add_dynamically_legal_op(Variadic1Op::NAME, legal_if(|_, ir, op| ir.op(op).operand_count() > 1));
    let patterns = host.freeze_for_pass(patterns, options)?;
    Ok(conversion(target, patterns, ConversionConfig::default(), Run::Full))
}

/// Merges the second block into the first, without the branch between them.
fn merge_first(op: OpId, rewriter: &mut dyn ConversionRewriter<'_>) -> MatchResult {
    let body = region(rewriter.ir(), op)?;
    let blocks: Vec<BlockId> = rewriter.ir().region_blocks(body).collect();
    let &[first, second, ..] = blocks.as_slice() else { return Err("expected two blocks".into()) };
    let terminator = rewriter.ir().block(first).last().ok_or("the first block is empty")?;
    let values = operands(rewriter.ir(), terminator);
    if values.len() != rewriter.ir().block(second).args().len() {
        return Err("the branch has another number of operands".into());
    }
    rewriter.erase_op(terminator);
    rewriter.merge_blocks(second, first, &values);
    rewriter.modify_op(op, |_| {});
    Ok(())
}

fn merge(op: OpId, _: &ConvertedOperands, rewriter: &mut dyn ConversionRewriter<'_>) -> MatchResult {
    merge_first(op, rewriter)
}

/// Same as `merge`, but creates an illegal operation: all edits are rolled back.
fn merge_without_effect(
    op: OpId,
    _: &ConvertedOperands,
    rewriter: &mut dyn ConversionRewriter<'_>,
) -> MatchResult {
    let (loc, i32) = (rewriter.ir().op(op).loc(), rewriter.ctx().common().i32);
    rewriter.build(IllegalOpF::NAME, loc, |_, state| state.result_types.push(i32));
    merge_first(op, rewriter)
}

const SINGLE: &str = SingleBlockImplicitTerminatorOp::NAME;

fn inside(ctx: &Context, ir: &Ir, op: OpId, name: &str) -> bool {
    std::iter::successors(ir.parent_op(op), |&parent| ir.parent_op(parent))
        .any(|parent| ctx.op_str(ir.op(parent).name()) == name)
}

/// Inlines the block before the operation.
fn inline_single(op: OpId, _: &ConvertedOperands, rewriter: &mut dyn ConversionRewriter<'_>) -> MatchResult {
    let ctx = rewriter.ctx();
    let parent =
        rewriter.ir().parent_op(op).filter(|&parent| ctx.op_str(rewriter.ir().op(parent).name()) == SINGLE);
    parent.ok_or("it is in no operation of its name")?;
    let body = region(rewriter.ir(), op)?;
    let block = rewriter.ir().region(body).first().ok_or("the region is empty")?;
    let terminator = rewriter.ir().block(block).last().ok_or("the block is empty")?;
    without_arguments(rewriter.ir(), block)?;
    rewriter.erase_op(terminator);
    rewriter.inline_block(block, InsertPoint::Before(op), &[]);
    rewriter.erase_op(op);
    Ok(())
}

fn merge_blocks(host: &dyn PassHost, options: &PassOptions) -> Result<Arc<dyn Pass>, Diagnostics> {
    let mut patterns = PatternSet::new();
    convert(&mut patterns, MergeBlocksOp::NAME, None, merge);
    convert(&mut patterns, "test.undo_blocks_merge", None, merge_without_effect);
    convert(&mut patterns, SINGLE, None, inline_single);
    let mut target = ConversionTarget::new();
    for name in [
        func::FuncOp::NAME,
        "builtin.module",
        FinishOp::NAME,
        TypeConsumerOp::NAME,
        TypeProducerOp::NAME,
        ReturnOp::NAME,
    ] {
        target.add_legal_op(name);
    }
    target.add_illegal_op(IllegalOpF::NAME);
    target.add_dynamically_legal_op(
        MergeBlocksOp::NAME,
        legal_if(|_, ir, op| {
            let blocks = ir.op(op).regions().first().map_or(0, |&body| ir.region_blocks(body).count());
            blocks == 1
        }),
    );
    target.add_dynamically_legal_op(
        BrOp::NAME,
        legal_if(|ctx, ir, op| inside(ctx, ir, op, MergeBlocksOp::NAME)),
    );
    target.add_dynamically_legal_op(SINGLE, legal_if(|ctx, ir, op| !inside(ctx, ir, op, SINGLE)));
    let patterns = host.freeze_for_pass(patterns, options)?;
    Ok(conversion(target, patterns, ConversionConfig::default(), Run::Lenient))
}

/// Replaces the operation by its converted operands.
fn forward(op: OpId, new: &ConvertedOperands, rewriter: &mut dyn ConversionRewriter<'_>) -> MatchResult {
    rewriter.replace_op(op, new.values());
    Ok(())
}

fn materialization_without_uses(
    host: &dyn PassHost,
    options: &PassOptions,
) -> Result<Arc<dyn Pass>, Diagnostics> {
    let mut converter = TypeConverter::new();
    converter.add_identity();
    converter
        .add_conversion(|ctx, ty| (ty == ctx.common().i16).then(|| ConversionAnswer::to(ctx.common().i64)));
    converter.add_target_materialization(|rewriter, input| materialize(rewriter, input, CastOp::NAME));
    let mut patterns = PatternSet::new();
    convert(&mut patterns, TypeChangerOp::NAME, Some(&Arc::new(converter)), forward);
    let mut target = ConversionTarget::new();
    target.add_illegal_op(TypeChangerOp::NAME);
    let patterns = host.freeze_for_pass(patterns, options)?;
    Ok(conversion(target, patterns, ConversionConfig::default(), Run::Partial))
}
