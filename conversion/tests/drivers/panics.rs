//! Patterns that panic: the body is restored for the code that catches the panic.

use std::panic::{AssertUnwindSafe, catch_unwind};

use legalize_conversion::*;
use legalize_ir::*;

use crate::common::*;

const INPUT: &str = r#"
%0 = "u.a"() : () -> i32
"u.region"() ({ "u.a"() : () -> i32 }) : () -> ()
%1 = "u.last"(%0) : (i32) -> i32
"u.use"(%1) : (i32) -> ()
"#;

/// Renames `u.a`, and panics at `u.last` after edits of all kinds; in the middle of an edit if `half_way`.
fn patterns(half_way: bool) -> PatternSet {
    let mut set = PatternSet::new();
    set.add(rename("u.a", "u.b"));
    set.add_fn(PatternInfo::on("panics", "u.last"), move |op, rewriter| {
        let (ctx, ir) = (rewriter.ctx(), rewriter.ir());
        let region = ir.op(op).prev().map(|prev| ir.op(prev).regions()[0]).ok_or("no region")?;
        let result = ir.op(op).results()[0];
        let new = rewriter.build("u.new", Location::UNKNOWN, |ctx, state| {
            state.result_types.push(ctx.common().i32);
        });
        rewriter.set_attr(op, "tag", Some(ctx.string_attr("here")));
        rewriter.create_block(region, None, &[]);
        rewriter.start_modification(op);
        let value = rewriter.ir().op(new).results()[0];
        rewriter.replace_all_uses(result, &[value]);
        if half_way {
            rewriter.ir_mut().erase_op(new);
        }
        panic!("a mistake of its author");
    });
    set
}

/// Runs a driver that panics; the body is as it was, with as many checkpoints open as before.
#[track_caller]
fn check(run: impl Fn(&Context, &mut Ir, OpId, &FrozenPatternSet)) {
    for half_way in [false, true] {
        let mut m = Module::parse(INPUT);
        let set = m.freeze(patterns(half_way));
        let before = m.print();
        let outer = m.ir.checkpoint();
        m.ir.set_attr(&m.ctx, m.root, m.ctx.name("outer"), Some(m.ctx.string_attr("here")));
        let begun = m.print();
        let result = catch_unwind(AssertUnwindSafe(|| run(&m.ctx, &mut m.ir, m.root, &set)));
        assert!(result.is_err(), "the pattern was not reached");
        assert_eq!(m.print(), begun);
        assert_eq!(m.ir.open_checkpoints(), 1);
        m.ir.rollback_to(outer);
        assert_eq!(m.print(), before);
        assert!(!verify(&m.ctx, &m.ir, m.root).has_errors());
        // The body is still usable.
        let mut renames = PatternSet::new();
        renames.add(rename("u.a", "u.b"));
        let renames = m.freeze(renames);
        assert!(m.greedy(&renames).changed);
        assert!(!m.print().contains("u.a"));
    }
}

#[test]
fn a_walk_restores_the_body_after_a_panic() {
    check(|ctx, ir, root, set| drop(walk_and_apply_patterns(ctx, ir, root, set)));
}

#[test]
fn the_greedy_driver_restores_the_body_after_a_panic() {
    check(|ctx, ir, root, set| {
        drop(apply_patterns_greedily(ctx, ir, root, set, &GreedyConfig::default()));
    });
    check(|ctx, ir, root, set| {
        let ops = ir.nested_ops(root, WalkOrder::PreOrder);
        drop(apply_op_patterns_greedily(ctx, ir, &ops[1..], set, &GreedyConfig::default()));
    });
}

#[test]
fn a_conversion_restores_the_body_after_a_panic() {
    let mut target = ConversionTarget::new();
    target.add_illegal_op("u.a").add_illegal_op("u.last").add_legal_op("u.b");
    for check_patterns in [false, true] {
        let config = ConversionConfig::default().with(|config| config.check_patterns = check_patterns);
        check(|ctx, ir, root, set| drop(apply_partial_conversion(ctx, ir, root, &target, set, &config)));
        check(|ctx, ir, root, set| drop(apply_analysis_conversion(ctx, ir, root, &target, set, &config)));
    }
}

/// Without rollback, operations converted before stay converted; the edits of the pattern are rolled back.
#[test]
fn a_conversion_without_rollback_undoes_the_pattern_that_panics() {
    let mut m = Module::parse(INPUT);
    let set = m.freeze(patterns(false));
    let mut target = ConversionTarget::new();
    target.add_illegal_op("u.a").add_illegal_op("u.last").add_legal_op("u.b");
    let config = ConversionConfig::default().with(|config| config.mode = ConversionMode::NoRollback);
    let run = || apply_partial_conversion(&m.ctx, &mut m.ir, m.root, &target, &set, &config);
    assert!(catch_unwind(AssertUnwindSafe(run)).is_err());
    assert_eq!(m.ir.open_checkpoints(), 0);
    assert!(!verify(&m.ctx, &m.ir, m.root).has_errors());
    let text = m.print();
    assert!(text.contains("u.last") && text.contains("u.b") && !text.contains("u.new"), "{text}");
}
