//! Typed patterns that match and rewrite in two functions.
#![cfg(feature = "dialects")]

use legalize::conversion::{GreedyConfig, PatternInfo, apply_patterns_greedily};
use legalize::dialects::ops::arith;
use legalize::prelude::*;
use legalize::typed::{AddTypedPatterns, OpSeparatePattern, OpView};

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
