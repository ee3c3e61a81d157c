//! Failures are not tried again in the same state.

use legalize_conversion::*;
use legalize_ir::*;
use legalize_source::{Limit, Limits};

use crate::common::*;

/// Adds a pattern that replaces its root by an operation, without declaring it as generated, and may create
/// another one before it.
fn lead(set: &mut PatternSet, pattern: &str, from: &str, to: &str, beside: Option<&str>) {
    let (to, beside) = (to.to_owned(), beside.map(str::to_owned));
    set.add_fn(PatternInfo::on(pattern, from), move |op, rewriter| {
        let ctx = rewriter.ctx();
        let state = |name: &str| OperationState::new(ctx, ctx.op_name(name), Location::UNKNOWN);
        if let Some(beside) = &beside {
            rewriter.create_op(&state(beside));
        }
        rewriter.replace_op_with_new(op, &state(&to));
        Ok(())
    });
}

fn target() -> ConversionTarget {
    let mut target = ConversionTarget::new();
    target.add_illegal_dialect("u").add_legal_dialect("v").add_legal_dialect("builtin");
    target
}

/// Patterns with several ways from each of a number of operations to the next, the last of which is illegal.
fn steps(count: usize, ways: usize) -> PatternSet {
    let mut set = PatternSet::new();
    for step in 0..count {
        for way in 0..ways {
            let (from, to) = (format!("u.{step}"), format!("u.{}", step + 1));
            lead(&mut set, &format!("{step} by {way}"), &from, &to, None);
        }
    }
    set
}

fn run(
    set: PatternSet,
    target: &ConversionTarget,
    config: &ConversionConfig,
) -> (Module, Result<ConversionReport, Box<ConversionFailure>>) {
    let mut limits = Limits::default();
    limits.set(Limit::Attempts, 100_000);
    let mut m = Module::parse_in(context_within(limits), "\"u.0\"() : () -> ()");
    let set = m.freeze(set);
    let result = apply_partial_conversion(&m.ctx, &mut m.ir, m.root, target, &set, config);
    (m, result)
}

fn failure(set: PatternSet, config: &ConversionConfig) -> Box<ConversionFailure> {
    run(set, &target(), config).1.expect_err("the last one is illegal")
}

#[test]
fn attempts_do_not_multiply_with_the_ways() {
    for mode in [ConversionMode::Rollback, ConversionMode::NoRollback] {
        let config = ConversionConfig::default().with(|config| config.mode = mode);
        let attempts = |count, ways| {
            let failure = failure(steps(count, ways), &config);
            assert_eq!(failure.diagnostic.code, "convert::no_legalization", "{failure}");
            assert!(failure.stats.repeated_failures > 0);
            failure.stats.patterns_tried
        };
        for ways in [2, 3, 5] {
            let counts = [20, 40, 80, 160].map(|count| attempts(count, ways));
            println!("{mode:?}, {ways} ways: {counts:?}");
            assert!(counts.windows(2).all(|pair| pair[1] * 10 <= pair[0] * 24), "{ways} ways: {counts:?}");
        }
    }
}

#[test]
fn without_a_memory_all_ways_are_tried() {
    let config = ConversionConfig::default().with(|config| config.remember_failures = false);
    let failure = failure(steps(6, 3), &config);
    assert_eq!(failure.stats.patterns_tried, (1..=6).map(|step| 3_u64.pow(step)).sum::<u64>());
    assert_eq!(failure.stats.repeated_failures, 0);
}

#[test]
fn a_failure_is_explained_as_if_all_were_tried() {
    let anew = ConversionConfig::default().with(|config| config.remember_failures = false);
    for (count, ways) in [(3, 2), (5, 3), (6, 3), (8, 2), (7, 3), (9, 2)] {
        let explained = failure(steps(count, ways), &ConversionConfig::default());
        let other = failure(steps(count, ways), &anew);
        assert_eq!(explained.tree.to_string(), other.tree.to_string(), "{count} steps, {ways} ways");
        assert_eq!(format!("{:?}", explained.diagnostic), format!("{:?}", other.diagnostic));
    }
}

/// Equal operations are not in the same state if another operation is next to them.
#[test]
fn the_same_operation_in_another_state_is_tried_again() {
    let mut set = PatternSet::new();
    // Patterns that were added last are tried first.
    for (way, beside) in ["v.b", "v.a", "v.a", "v.a"].into_iter().enumerate() {
        lead(&mut set, &format!("way {way}"), "u.0", "u.1", Some(beside));
    }
    for way in 0..3 {
        lead(&mut set, &format!("on {way}"), "u.1", "u.2", None);
    }
    lead(&mut set, "dead end", "u.2", "u.3", None);
    let mut target = target();
    // Legal after `v.b`, with any number of operations between.
    target.add_dynamically_legal_op("u.2", |ctx, ir, op| {
        let before = std::iter::successors(ir.op(op).prev(), |&op| ir.op(op).prev());
        Some(before.into_iter().any(|op| ctx.op_str(ir.op(op).name()) == "v.b"))
    });
    let (m, result) = run(set, &target, &ConversionConfig::default());
    let report = result.expect("the last way is legal");
    assert!(report.stats.repeated_failures > 0);
    insta::assert_snapshot!(m.print(), @r#"
    "builtin.module"() ({
      "v.b"() : () -> ()
      "u.2"() : () -> ()
    }) : () -> ()
    "#);
}

/// A pattern that is being applied further up is not applied again, but it is on another path to the same
/// operation.
#[test]
fn a_failure_depends_on_the_patterns_applied_around_it() {
    let mut set = PatternSet::new();
    // On any operation: `u.0` to `u.1`, and `u.2` to what is legal.
    set.add_fn(PatternInfo::any("anything").with_benefit(9), |op, rewriter| {
        let ctx = rewriter.ctx();
        let to = match ctx.op_str(rewriter.ir().op(op).name()) {
            "u.0" => "u.1",
            "u.2" => "v.fine",
            _ => return Err("another operation".into()),
        };
        rewriter.replace_op_with_new(op, &OperationState::new(ctx, ctx.op_name(to), Location::UNKNOWN));
        Ok(())
    });
    lead(&mut set, "the other way", "u.0", "u.1", None);
    for way in 0..3 {
        lead(&mut set, &format!("on {way}"), "u.1", "u.2", None);
    }
    lead(&mut set, "dead end", "u.2", "u.3", None);
    let (m, result) = run(set, &target(), &ConversionConfig::default());
    let report = result.expect("the other way is legal");
    assert!(report.stats.repeated_failures > 0);
    assert!(m.print().contains("v.fine"), "{}", m.print());
}
