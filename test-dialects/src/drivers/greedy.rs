//! `--test-greedy-patterns` and `--test-pattern-selective-replacement`.

use std::sync::Arc;

use legalize_conversion::{
    GreedyConfig, MatchResult, PatternInfo, PatternSet, Rewriter, apply_patterns_greedily, create_or_fold,
    recovered,
};
use legalize_dialects_core::ops::arith;
use legalize_ir::{AttrData, InsertPoint, OpId, Traits, ValueId};
use legalize_passes::{OptionType, OptionValue, PassDef, PassInput, PassKind, pass_kind};
use legalize_typed::OpView;

use super::build::{has, mark, operands, region, replace_by, result_types, rewrite, state};
use super::rules;
use crate::ops::{
    AnyAttrOfOp, CastOp, Commutative2Op, InPlaceFoldAnchorOp, InPlaceFoldOp, MixedIn3Op, MixedOut3Op,
    OneI32OutOp, OneRegionOp,
};

/// Replaces the operation by one that is folded on creation: rules cannot request a fold.
fn fold_anchor(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let ctx = rewriter.ctx();
    let types = result_types(rewriter.ir(), op);
    let new = state(ctx, rewriter.ir(), op, InPlaceFoldOp::NAME, &operands(rewriter.ir(), op), &types);
    let values = create_or_fold(rewriter, &new);
    rewriter.replace_op(op, &values);
    Ok(())
}

/// Creates a constant at the start of the block: rules create operations before the root.
fn constant_at_start(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let ctx = rewriter.ctx();
    if !has(ctx, rewriter.ir(), op, "test_fold_before_previously_folded_op") {
        return Err("it is not asked for".into());
    }
    let block = rewriter.ir().op(op).parent().ok_or("it is in no block")?;
    rewriter.set_insert_point(InsertPoint::Start(block));
    let common = *ctx.common();
    let mut constant = state(ctx, rewriter.ir(), op, arith::ConstantOp::NAME, &[], &[common.i1]);
    constant.set_attr(ctx, arith::ConstantOp::VALUE_ATTR, common.true_);
    let constant = rewriter.create_op(&constant);
    let values = rewriter.ir().op(constant).results().to_vec();
    replace_by(rewriter, op, CastOp::NAME, &values, &[common.i32])
}

/// Replaces the operation by the constant of an operation of the same name: a rule would not see operands
/// that folding has reordered.
fn commutative_constant(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let (ctx, ir) = (rewriter.ctx(), rewriter.ir());
    let inner = ir.operands(op).next().and_then(|operand| ir.defining_op(operand));
    let inner = inner.filter(|&inner| ir.op(inner).name() == ir.op(op).name());
    let constant: Option<ValueId> = inner.and_then(|inner| ir.operands(inner).nth(1));
    let constant = constant.filter(|&value| legalize_ir::constant_operand(ctx, ir, value).is_some());
    let constant = constant.ok_or("the first operand has no constant")?;
    rewriter.replace_op(op, &[constant]);
    Ok(())
}

/// Moves the terminator's operand out of the region: rules do not support regions.
fn move_eligible(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let (ctx, ir) = (rewriter.ctx(), rewriter.ir());
    let body = region(ir, op)?;
    let block = ir.region(body).first().ok_or("the region is empty")?;
    let last = ir.block(block).last().ok_or("the block is empty")?;
    let read = ir.operands(last).next().and_then(|operand| ir.defining_op(operand));
    let read = read.filter(|&read| ir.parent_region(read) == Some(body) && has(ctx, ir, read, "eligible"));
    let read = read.ok_or("nothing eligible is read")?;
    rewriter.move_op(read, InsertPoint::Before(op));
    Ok(())
}

/// Creates an unregistered operation: rules are limited to defined ones.
fn make_eligible(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    if has(rewriter.ctx(), rewriter.ir(), op, "eligible") {
        return Err("it is eligible".into());
    }
    mark(rewriter, op, "eligible");
    Ok(())
}

/// Increments a number below three, in place: rules create new operations.
pub(super) fn increment(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let ctx = rewriter.ctx();
    let attr = AnyAttrOfOp::of(op).attr_attr(rewriter);
    let number = attr.filter(|&attr| matches!(ctx.attr_data(attr), AttrData::Integer { .. }));
    let number = number.and_then(|number| ctx.as_i64(number)).ok_or("it is not an integer")?;
    if number >= 3 {
        return Err("it is large enough".into());
    }
    rewriter.set_attr(op, AnyAttrOfOp::ATTR_ATTR, Some(ctx.int_attr(ctx.common().i32, number + 1)));
    Ok(())
}

/// Creates as many results as a number that the pattern sets: rules cannot set the number of results.
fn one_to_many(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let ctx = rewriter.ctx();
    let i32 = ctx.common().i32;
    let two = ctx.int_attr(i32, 2_i64);
    let mut many = state(ctx, rewriter.ir(), op, MixedOut3Op::NAME, &[], &[i32; 5]);
    many.set_attr(ctx, MixedOut3Op::COUNT_ATTR, two);
    let many = rewriter.create_op(&many);
    let values = rewriter.ir().op(many).results().to_vec();
    let mut one = state(ctx, rewriter.ir(), op, MixedIn3Op::NAME, &values, &[i32]);
    one.set_attr(ctx, MixedIn3Op::COUNT_ATTR, two);
    rewriter.replace_op_with_new(op, &one);
    Ok(())
}

/// Returns the pass on all patterns.
pub(super) fn pass() -> Arc<dyn PassKind> {
    let yes = || OptionValue::Bool(true);
    let definition =
        PassDef::new("test-greedy-patterns", "TestGreedyPatternDriver", "Runs test dialect patterns")
            .option(
                "top-down",
                "Visits the first operation first",
                OptionType::Bool,
                OptionValue::Bool(false),
            )
            .option(
                "max-iterations",
                "Most rounds",
                OptionType::Int { signed: true, width: 32 },
                OptionValue::Int(10),
            )
            .option("fold", "Whether operations are folded", OptionType::Bool, yes())
            .option("cse-constants", "Whether equal constants are made one", OptionType::Bool, yes())
            .filters_patterns();
    pass_kind(definition, |host, options| {
        let mut patterns = PatternSet::new();
        rules::add(host, rules::RULES, &mut patterns)?;
        rules::add(host, rules::NAMED_RULES, &mut patterns)?;
        rewrite(&mut patterns, InPlaceFoldAnchorOp::NAME, fold_anchor);
        rewrite(&mut patterns, CastOp::NAME, constant_at_start);
        rewrite(&mut patterns, Commutative2Op::NAME, commutative_constant);
        rewrite(&mut patterns, OneRegionOp::NAME, move_eligible);
        rewrite(&mut patterns, "foo.maybe_eligible_op", make_eligible);
        rewrite(&mut patterns, AnyAttrOfOp::NAME, increment);
        rewrite(&mut patterns, OneI32OutOp::NAME, one_to_many);
        let patterns = host.freeze_for_pass(patterns, options)?;
        let config = GreedyConfig::default().with(|config| {
            config.top_down = options.bool("top-down");
            config.max_iterations =
                options.limit("max-iterations").map(|most| u32::try_from(most).unwrap_or(u32::MAX));
            config.fold = options.bool("fold");
            config.cse_constants = options.bool("cse-constants");
            config.keep_going = host.keep_going();
        });
        Ok(Arc::new(move |input: &mut PassInput<'_>| {
            // Convergence is not required by this pass.
            match apply_patterns_greedily(input.ctx, input.ir, input.root, &patterns, &config) {
                Ok(report) => recovered(&report.errors),
                Err(error) => error.into(),
            }
        }))
    })
}

/// Replaces the result by one operand in terminators and by the other elsewhere: rules replace all uses.
fn replace_selectively(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let ctx = rewriter.ctx();
    let &[first, second] = operands(rewriter.ir(), op).as_slice() else {
        return Err("expected two operands".into());
    };
    let result = rewriter.ir().op(op).results().first().copied().ok_or("there is no result")?;
    rewriter.replace_uses_if(result, first, &mut |ir, value_use| {
        ir.info(ctx, value_use.op).is_some_and(|info| info.traits.contains(Traits::TERMINATOR))
    })?;
    rewriter.replace_op(op, &[second]);
    Ok(())
}

/// Returns the pass that replaces only some uses.
pub(super) fn selective_replacement() -> Arc<dyn PassKind> {
    let definition = PassDef::new(
        "test-pattern-selective-replacement",
        "TestSelectiveReplacementPatternDriver",
        "Replaces only some uses of a value",
    )
    .filters_patterns();
    pass_kind(definition, |host, options| {
        let mut patterns = PatternSet::new();
        patterns.add_fn(PatternInfo::on(CastOp::NAME, CastOp::NAME), replace_selectively);
        let patterns = host.freeze_for_pass(patterns, options)?;
        let config = GreedyConfig::default().with(|config| config.keep_going = host.keep_going());
        Ok(Arc::new(move |input: &mut PassInput<'_>| {
            match apply_patterns_greedily(input.ctx, input.ir, input.root, &patterns, &config) {
                Ok(report) => recovered(&report.errors),
                Err(error) => error.into(),
            }
        }))
    })
}
