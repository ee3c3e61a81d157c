//! Patterns that cannot be evaluated: a run stops at the first and restores the body, or skips such
//! applications.

use legalize_conversion::*;
use legalize_ir::{WalkOrder, verify};

use legalize_source::{Allowance, Limit, Limits};

use super::common::{Module, context_within};

/// Input in which `u.good` is replaced by `u.done`; on `u.bad` the pattern has made edits when it turns out
/// that it cannot be evaluated.
const INPUT: &str = r#"
  "u.good"() : () -> ()
  "u.bad"() : () -> ()
  "u.good"() : () -> ()
  "u.bad"() : () -> ()
"#;

fn patterns() -> PatternSet {
    let mut set = PatternSet::new();
    let rename = |op, to: &str, rewriter: &mut dyn Rewriter<'_>| {
        let loc = rewriter.ir().op(op).loc();
        rewriter.build(to, loc, |_, _| {});
        rewriter.erase_op(op);
    };
    set.add_fn(PatternInfo::on("Good", "u.good").with_generated_ops(["u.done"]), move |op, rewriter| {
        rename(op, "u.done", rewriter);
        Ok(())
    });
    set.add_fn(
        PatternInfo::on("Bad", "u.bad").with_benefit(2).with_generated_ops(["u.done"]),
        move |op, rewriter| {
            rename(op, "u.done", rewriter);
            Err(MatchFailure::not_evaluated("it has no answer"))
        },
    );
    set
}

/// The names of the operations in the module's body.
fn names(m: &Module) -> String {
    let ops = m.ir.nested_ops(m.root, WalkOrder::PreOrder);
    ops.into_iter().skip(1).map(|op| m.ctx.op_str(m.ir.op(op).name())).collect::<Vec<_>>().join(" ")
}

/// The lines that errors are about.
fn lines(m: &Module, errors: &[PatternError]) -> Vec<u32> {
    let line = |error: &PatternError| {
        let diagnostic = error.diagnostic().resolved(m.ctx.sources());
        assert_eq!(diagnostic.code, "convert::not_evaluated");
        diagnostic.line_col().expect("a place").line
    };
    errors.iter().map(line).collect()
}

const LEFT_OUT: &str = "u.done u.bad u.done u.bad";

#[test]
fn a_greedy_run_stops_and_restores_or_goes_on() {
    let mut m = Module::parse(INPUT);
    let set = m.freeze(patterns());
    let before = m.print();
    let config = GreedyConfig::default().with(|config| config.top_down = true);
    let error = apply_patterns_greedily(&m.ctx, &mut m.ir, m.root, &set, &config).unwrap_err();
    assert_eq!((error.pattern.as_deref(), error.op.as_str()), (Some("Bad"), "u.bad"));
    assert_eq!(lines(&m, &[*error]), [3]);
    assert_eq!(m.print(), before);
    let config = config.with(|config| config.keep_going = true);
    let report = apply_patterns_greedily(&m.ctx, &mut m.ir, m.root, &set, &config).unwrap();
    assert!(report.changed && report.stop.converged());
    // The rounds visit them repeatedly.
    assert_eq!(lines(&m, &report.errors), [3, 5]);
    assert_eq!(names(&m), LEFT_OUT);
    assert!(!verify(&m.ctx, &m.ir, m.root).has_errors());
}

#[test]
fn a_walk_stops_and_restores_or_goes_on() {
    let mut m = Module::parse(INPUT);
    let set = m.freeze(patterns());
    let before = m.print();
    let error = walk_and_apply_patterns(&m.ctx, &mut m.ir, m.root, &set).unwrap_err();
    let WalkError::NotEvaluated(error) = *error else { panic!("{error}") };
    assert_eq!(lines(&m, &[*error]), [3]);
    assert_eq!(m.print(), before);
    let report = WalkDriver::new(&set, &WalkConfig::default().with(|config| config.keep_going = true))
        .run(&m.ctx, &mut m.ir, m.root)
        .unwrap();
    assert_eq!(lines(&m, &report.errors), [3, 5]);
    assert_eq!(names(&m), LEFT_OUT);
}

/// Patterns that replace `u.good` by more and more operations, until a limit is reached.
fn endless() -> PatternSet {
    let mut set = PatternSet::new();
    set.add_fn(PatternInfo::on("More", "u.good"), |op, rewriter| {
        let loc = rewriter.ir().op(op).loc();
        for _ in 0..8 {
            rewriter.build("u.good", loc, |_, _| {});
        }
        rewriter.erase_op(op);
        Ok(())
    });
    set
}

#[test]
fn a_run_that_goes_on_restores_the_body_at_a_limit() {
    let mut limits = Limits::default();
    limits.created_ops = Allowance::fixed(100);
    let mut m = Module::parse_in(context_within(limits.clone()), INPUT);
    let set = m.freeze(endless());
    let before = m.print();
    let config = GreedyConfig::default().with(|config| {
        config.keep_going = true;
        config.max_iterations = None;
    });
    let error = apply_patterns_greedily(&m.ctx, &mut m.ir, m.root, &set, &config).unwrap_err();
    assert!(error.exceeded.is_some(), "{error}");
    assert_eq!(m.print(), before);
    // A walk does not visit operations that it created.
    let many = INPUT.repeat(10);
    let mut m = Module::parse_in(context_within(limits), &many);
    let set = m.freeze(endless());
    let before = m.print();
    let error = WalkDriver::new(&set, &WalkConfig::default().with(|config| config.keep_going = true))
        .run(&m.ctx, &mut m.ir, m.root)
        .unwrap_err();
    assert!(matches!(&*error, WalkError::NotEvaluated(error) if error.exceeded.is_some()), "{error}");
    assert_eq!(m.print(), before);
}

fn target() -> ConversionTarget {
    let mut target = ConversionTarget::new();
    target.add_legal_op("u.done");
    target
}

#[test]
fn a_conversion_stops_and_restores_or_goes_on() {
    let mut m = Module::parse(INPUT);
    let set = m.freeze(patterns());
    let before = m.print();
    // Also where the operation must become legal, and its explanation is tried once more.
    for illegal in [false, true] {
        let mut target = target();
        if illegal {
            target.add_illegal_op("u.bad");
        }
        let failure = m.partial(&target, &set).unwrap_err();
        assert_eq!((failure.diagnostic.code, failure.others.len()), ("convert::not_evaluated", 0));
        assert!(failure.restored);
        assert_eq!(m.print(), before);
    }
    let going = ConversionConfig::default().with(|config| {
        config.keep_going = true;
        config.max_failures = Some(1);
    });
    let mut strict = target();
    strict.add_illegal_op("u.bad");
    let failure = apply_partial_conversion(&m.ctx, &mut m.ir, m.root, &strict, &set, &going).unwrap_err();
    let codes: Vec<_> = failure.others.iter().map(|other| other.code).collect();
    assert_eq!(
        (failure.diagnostic.code, codes),
        ("convert::no_legalization", vec!["convert::not_evaluated"])
    );
    assert_eq!(m.print(), before);
    let report = apply_partial_conversion(&m.ctx, &mut m.ir, m.root, &target(), &set, &going).unwrap();
    assert_eq!(lines(&m, &report.errors), [3, 5]);
    assert_eq!(names(&m), LEFT_OUT);
}

#[test]
fn as_many_failures_are_collected_as_errors_are_reported() {
    let failures = |change: fn(&mut Limits), most| {
        let mut limits = Limits::default();
        change(&mut limits);
        let mut m = Module::parse_in(context_within(limits), INPUT);
        let set = m.freeze(PatternSet::new());
        let mut target = target();
        target.add_illegal_dialect("u").add_legal_op("u.done");
        let config = ConversionConfig::default().with(|config| config.max_failures = most);
        let failure = apply_partial_conversion(&m.ctx, &mut m.ir, m.root, &target, &set, &config);
        failure.unwrap_err().others.len() + 1
    };
    let upstreams: fn(&mut Limits) = |limits| limits.upstream_errors = true;
    assert_eq!(failures(|_| {}, None), 4);
    assert_eq!(failures(|limits| limits.set(Limit::Errors, 3), None), 3);
    assert_eq!(failures(|limits| limits.set(Limit::Errors, 0), None), 4);
    assert_eq!(failures(|limits| limits.set(Limit::Errors, 3), Some(2)), 2);
    assert_eq!((failures(upstreams, None), failures(upstreams, Some(2))), (1, 2));
}

#[test]
fn a_conversion_stops_at_an_operation_that_a_pattern_created() {
    // `u.top` is replaced by `u.bad`, on which another pattern cannot be evaluated; `u.good` would be legal,
    // too.
    let mut m = Module::parse(r#""u.top"() : () -> ()"#);
    let mut set = patterns();
    for (to, benefit) in [("u.bad", 3), ("u.good", 1)] {
        set.add_fn(
            PatternInfo::on(to, "u.top").with_benefit(benefit).with_generated_ops([to]),
            move |op, rewriter| {
                let loc = rewriter.ir().op(op).loc();
                rewriter.build(to, loc, |_, _| {});
                rewriter.erase_op(op);
                Ok(())
            },
        );
    }
    let set = m.freeze(set);
    let mut target = target();
    target.add_illegal_op("u.top").add_illegal_op("u.bad");
    let failure = m.partial(&target, &set).unwrap_err();
    assert_eq!(failure.diagnostic.code, "convert::not_evaluated");
    assert_eq!(names(&m), "u.top");
    let going = ConversionConfig::default().with(|config| config.keep_going = true);
    let report = apply_partial_conversion(&m.ctx, &mut m.ir, m.root, &target, &set, &going).unwrap();
    assert_eq!((report.errors.len(), names(&m).as_str()), (1, "u.done"));
}

#[test]
fn without_rollback_the_body_stays_sound() {
    let mut m = Module::parse(INPUT);
    let set = m.freeze(patterns());
    let config = ConversionConfig::default().with(|config| config.mode = ConversionMode::NoRollback);
    let failure = apply_partial_conversion(&m.ctx, &mut m.ir, m.root, &target(), &set, &config).unwrap_err();
    assert_eq!((failure.diagnostic.code, failure.restored), ("convert::not_evaluated", false));
    assert_eq!(names(&m), "u.done u.bad u.good u.bad");
    // The error names the operations that stay converted.
    let converted: Vec<_> = failure.converted.iter().map(|op| m.ctx.op_str(op.name)).collect();
    assert_eq!(converted, ["u.good"]);
    let text = failure.diagnostic.resolved(m.ctx.sources()).render();
    assert!(text.contains("these operations stay converted"), "{text}");
    assert!(!verify(&m.ctx, &m.ir, m.root).has_errors());
}

#[test]
fn an_applicator_gives_the_error_or_keeps_it() {
    let Module { ctx, mut ir, root } = Module::parse(INPUT);
    let set = patterns().freeze(&ctx, &Natives::new()).unwrap();
    let ops: Vec<_> = ir.nested_ops(root, WalkOrder::PreOrder).into_iter().skip(1).collect();
    let mut rewriter = PlainRewriter::new(&ctx, &mut ir);
    let error = PatternApplicator::new(&set).match_and_rewrite(ops[1], &mut rewriter).unwrap_err();
    assert_eq!(error.reason, "it has no answer");
    let mut applicator = PatternApplicator::new(&set).with_keep_going(true);
    // The edits of the pattern are undone, and each place is reported once.
    for _ in 0..2 {
        assert!(rewriter.ir().is_live(ops[1]));
        assert_eq!(applicator.match_and_rewrite(ops[1], &mut rewriter).unwrap(), None);
    }
    assert_eq!(applicator.take_errors().len(), 1);
}

#[test]
fn a_conversion_pattern_is_not_passed_over_in_silence_elsewhere() {
    let mut m = Module::parse(INPUT);
    let mut set = PatternSet::new();
    set.add_conversion_fn(PatternInfo::on("Converts", "u.good"), None, |_, _, _| Ok(()));
    let set = m.freeze(set);
    let config = GreedyConfig::default();
    let error = apply_patterns_greedily(&m.ctx, &mut m.ir, m.root, &set, &config).unwrap_err();
    assert_eq!(error.reason, "a conversion pattern needs the dialect-conversion driver");
}

#[test]
fn a_native_gives_as_much_as_is_declared() {
    const RULE: &str = r#"
        natives: [(name: "Two", params: [(name: "", kind: Operation)], results: [Attribute])],
        patterns: [(
            name: "P", benefit: 1,
            match: [Operation(id: "root", name: Some("u.good"), operands: [], results: [])],
            root: "root",
            rewrite: [
                Native(name: "Two", args: [Ref("root")], results: [(id: "a", kind: Attribute)]),
                Operation(id: "new", name: "u.done", operands: [], attributes: [(name: "n", value: "a")],
                    results: Of([])),
                Replace(op: "root", with: Operation("new")),
            ],
        )],
    "#;
    let run = |count: usize| {
        let mut m = Module::parse(INPUT);
        let mut natives = Natives::new();
        natives.add_rewrite("Two", move |rewriter, _| {
            let one = NativeValue::Attr(rewriter.ctx().bool_attr(true));
            Ok(std::iter::repeat_n(one, count).collect())
        });
        let set = super::common::ron(&m.ctx, RULE, DeclarativeOptions::plain());
        let set = m.freeze_with(set, &natives);
        let done = apply_patterns_greedily(&m.ctx, &mut m.ir, m.root, &set, &GreedyConfig::default());
        done.map(|report| report.stats.patterns_applied).map_err(|error| error.reason)
    };
    assert_eq!(run(1), Ok(2));
    for count in [0, 2] {
        assert_eq!(run(count), Err(format!("native 'Two' returned {count} results, but 1 are declared")));
    }
}
