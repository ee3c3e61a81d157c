//! Typed patterns that match and rewrite in two functions.
#![cfg(feature = "dialects")]

use std::sync::Arc;

use legalize::conversion::{
    ConversionAnswer, ConversionConfig, ConversionTarget, GreedyConfig, PatternInfo, Root, TypeConverter,
    apply_partial_conversion, apply_patterns_greedily,
};
use legalize::dialects::ops::arith;
use legalize::dialects::populate_structural_conversions;
use legalize::prelude::*;
use legalize::typed::{
    AddTypedConversions, AddTypedPatterns, BuildOp, Many, OpConversionPattern, OpSeparatePattern, OpView,
};

const INPUT: &str = r"
func.func @f(%a: i32, %b: i32) -> (i32, i32) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %b : i32
  return %0, %1 : i32, i32
}
";

/// Replaces `x + x` by `x`, which is wrong but enough for the test: the operand is found by the match.
struct Doubled;

impl OpSeparatePattern<arith::AddIOp> for Doubled {
    type Found = ValueId;

    fn matches(&self, op: arith::AddIOp, ctx: &Context, ir: &Ir) -> Result<ValueId, MatchFailure> {
        let (lhs, rhs) = (op.lhs(&(ctx, ir)), op.rhs(&(ctx, ir)));
        if lhs == rhs { Ok(lhs) } else { Err("the operands differ".into()) }
    }

    fn rewrite(&self, op: arith::AddIOp, found: ValueId, rewriter: &mut dyn Rewriter<'_>) {
        rewriter.replace_op(op.op(), &[found]);
    }
}

fn rewritten(set: impl FnOnce(&mut PatternSet)) -> String {
    let session = legalize::session().build().expect("a session");
    let mut module = session.parse("a.mlir", INPUT).expect("a module");
    let mut patterns = PatternSet::new();
    set(&mut patterns);
    let frozen = session.freeze_set(patterns).expect("a set");
    apply_patterns_greedily(session.ctx(), &mut module.ir, module.root, &frozen, &GreedyConfig::default())
        .expect("it comes to an end");
    session.print(&module)
}

#[test]
fn a_typed_match_passes_its_result_to_the_rewrite() {
    let text = rewritten(|set| {
        set.add_op_separate(Doubled);
        assert_eq!(set.infos().next().map(|info| info.debug_name.as_str()), Some("Doubled"));
    });
    assert!(text.contains("return %arg0, %0"), "{text}");
    assert!(text.contains("arith.addi %arg0, %arg1") && !text.contains("%arg0, %arg0"), "{text}");
}

#[test]
fn two_functions_of_a_view_are_a_pattern() {
    let text = rewritten(|set| {
        set.add_op_separate_fn(
            PatternInfo::on("first operand", arith::AddIOp::NAME),
            |op: arith::AddIOp, ctx, ir| Ok(op.lhs(&(ctx, ir))),
            |op, found, rewriter| rewriter.replace_op(op.op(), &[found]),
        );
    });
    assert!(text.contains("return %arg0, %arg0") && !text.contains("addi"), "{text}");
}

/// Adds the halves of split integers, without a carry.
struct SplitAdd;

impl OpConversionPattern<arith::AddIOp, Many> for SplitAdd {
    fn match_and_rewrite(
        &self,
        op: arith::AddIOp,
        adaptor: arith::AddIOpAdaptor<'_, Many>,
        rewriter: &mut dyn ConversionRewriter<'_>,
    ) -> MatchResult {
        split(op, &adaptor, rewriter)
    }
}

fn split(
    op: arith::AddIOp,
    adaptor: &arith::AddIOpAdaptor<'_, Many>,
    rewriter: &mut dyn ConversionRewriter<'_>,
) -> MatchResult {
    let loc = rewriter.ir().op(op.op()).loc();
    let mut halves = Vec::new();
    for (&lhs, &rhs) in adaptor.lhs().iter().zip(adaptor.rhs()) {
        halves.push(arith::AddIOp::builder(lhs, rhs).create(rewriter, loc)?.result(rewriter));
    }
    rewriter.replace_op_with_multiple(op.op(), &[&halves]);
    Ok(())
}

/// The text of a function with `i64` after a conversion to two `i32`, with the pattern that is added.
fn converted(add: impl FnOnce(&mut PatternSet, &Arc<TypeConverter>)) -> String {
    let session = legalize::session().build().expect("a session");
    let (ctx, text) = (session.ctx(), INPUT.replace("i32", "i64"));
    let mut module = session.parse("a.mlir", &text).expect("a module");
    let (i32, i64) = (ctx.common().i32, ctx.common().i64);
    let mut converter = TypeConverter::new();
    converter.add_identity();
    converter.add_conversion(move |_, ty| (ty == i64).then(|| ConversionAnswer::to_many([i32, i32])));
    let converter = Arc::new(converter);
    let (mut patterns, mut target) = (PatternSet::new(), ConversionTarget::new());
    populate_structural_conversions(ctx, &mut patterns, &mut target, &converter);
    let types = converter.clone();
    target.add_legal_dialect("builtin");
    target.add_dynamically_legal_op("arith.addi", move |ctx, ir, op| Some(types.is_legal_op(ctx, ir, op)));
    add(&mut patterns, &converter);
    let patterns = session.freeze_set(patterns).expect("a set");
    let config = ConversionConfig::default();
    apply_partial_conversion(ctx, &mut module.ir, module.root, &target, &patterns, &config)
        .unwrap_or_else(|failure| panic!("{}", Diagnostics::from(failure).render()));
    session.print(&module)
}

#[test]
fn patterns_of_a_set_share_its_converter() {
    let all = [
        converted(|set, converter| {
            set.with_converter(converter).add_op_conversion(SplitAdd);
        }),
        converted(|set, converter| {
            let info = PatternInfo::on("SplitAdd", arith::AddIOp::NAME);
            set.with_converter(converter)
                .add_op_conversion_fn::<arith::AddIOp, Many>(info, |op, adaptor, rewriter| {
                    split(op, &adaptor, rewriter)
                });
        }),
        converted(|set, converter| {
            let info = PatternInfo::on("SplitAdd", arith::AddIOp::NAME);
            set.add_op_conversion_fn::<arith::AddIOp, Many>(
                info,
                Some(converter.clone()),
                |op, adaptor, rewriter| split(op, &adaptor, rewriter),
            );
        }),
        converted(|set, converter| {
            let info = PatternInfo::on("SplitAdd", arith::AddIOp::NAME);
            set.with_converter(converter).add_conversion_many_fn(info, |op, operands, rewriter| {
                let (ctx, loc) = (rewriter.ctx(), rewriter.ir().op(op).loc());
                let mut halves = Vec::new();
                for (&lhs, &rhs) in operands.many(0).iter().zip(operands.many(1)) {
                    let mut state = OperationState::new(ctx, ctx.op_name(arith::AddIOp::NAME), loc);
                    state.operands.extend([lhs, rhs]);
                    state.result_types.push(ctx.common().i32);
                    let half = rewriter.create_op(&state);
                    halves.push(rewriter.ir().op(half).results()[0]);
                }
                rewriter.replace_op_with_multiple(op, &[&halves]);
                Ok(())
            });
        }),
    ];
    let first = &all[0];
    assert!(first.contains("(i32, i32, i32, i32)") && !first.contains("i64"), "{first}");
    assert_eq!(first.matches("arith.addi").count(), 4, "{first}");
    assert!(all.iter().all(|text| text == first), "{all:#?}");
}

#[test]
fn typed_functions_are_tried_on_their_definition() {
    let mut set = PatternSet::new();
    set.add_op_fn::<arith::AddIOp>(PatternInfo::on("other", arith::MulIOp::NAME), |_, _| Ok(()));
    let root = set.infos().next().map(|info| info.root.clone());
    assert_eq!(root, Some(Root::Op(arith::AddIOp::NAME.to_owned())));
}
