//! The compiler as a library: modules in threads, bounds in loops, costs.

use interval_compiler::analysis::{IntervalAnalysis, Known};
use interval_compiler::passes::cost_of;
use interval_compiler::{Bounds, Iv, iv, lower_all};
use legalize::analysis::{DataFlowSolver, Lattice, is_memory_effect_free};
use legalize::prelude::*;
use legalize::typed::OpView;

const LOOP: &str = "
func.func private @next(%x: !iv.interval<f64>, %step: !iv.interval<f64>) -> !iv.interval<f64> {
  %0 = iv.add %x, %step : !iv.interval<f64>
  return %0 : !iv.interval<f64>
}
func.func @f(%n: index) -> !iv.interval<f64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = iv.constant <1.0, 2.0> : !iv.interval<f64>
  %end = scf.for %i = %c0 to %n step %c1 iter_args(%x = %one) -> !iv.interval<f64> {
    %y = func.call @next(%x, %one) : (!iv.interval<f64>, !iv.interval<f64>) -> !iv.interval<f64>
    scf.yield %y : !iv.interval<f64>
  }
  %inverse = iv.inverse %end : !iv.interval<f64>
  return %inverse : !iv.interval<f64>
}
";

fn session() -> Session {
    legalize::session().provider(Iv).build().expect("a session")
}

#[test]
fn definitions_miss_no_hooks() {
    let session = session();
    assert!(session.warnings().is_empty(), "{}", session.warnings().render());
    assert!(session.missing_hooks().is_empty());
}

#[test]
fn modules_are_lowered_in_threads() {
    let session = session();
    let mut files: Vec<(String, String)> = (0..6).map(|n| (format!("{n}.mlir"), LOOP.to_owned())).collect();
    files[3].1 = LOOP
        .replace("<1.0, 2.0>", "<-1.0, 2.0>")
        .replace("%inverse = iv.inverse %end", "%inverse = iv.inverse %one");
    let lowered = lower_all(&session, &files).expect("the passes are known");
    for (n, lowered) in lowered.into_iter().enumerate() {
        let (text, reports) = lowered.into_parts();
        let reports = reports.render();
        assert_eq!(text.is_none(), n == 3, "{reports}");
        match text {
            Some(text) => assert!(!text.contains("iv."), "{text}"),
            None => assert!(reports.contains("inverts an interval with zero, from -1 to 2"), "{reports}"),
        }
    }
}

#[test]
fn formulas_report_their_places() {
    let session = session();
    let lower = |text: &str| {
        let files = [("a.iv".to_owned(), text.to_owned())];
        let lowered = lower_all(&session, &files).expect("the passes are known").remove(0);
        let (text, reports) = lowered.into_parts();
        (text, reports.render())
    };
    let (text, reports) = lower("square(x) = x * x\n\ntwice(y) = square(y + [0, 0.5]) * 2\n");
    assert!(text.is_some_and(|text| text.contains("func.func @twice(%arg0: f64, %arg1: f64) -> (f64, f64)")));
    assert_eq!(reports, "");
    let (text, reports) = lower("f(a) = a / ([1, 2] - 1.5)");
    assert!(text.is_none());
    assert!(
        reports.contains("a.iv:1:10: error: inverts an interval with zero, from -0.5 to 0.5"),
        "{reports}"
    );
    let (text, reports) = lower("f(a) = 1 / a");
    assert!(text.is_some());
    assert!(reports.contains("a.iv:1:10: remark: may invert an interval with zero"), "{reports}");
    let mistakes = [
        ("f(a) = a + b", "a.iv:1:13: error: no value `b`"),
        ("f(a = a", "expected a parameter"),
        ("f() = g(1)", "no function `g` of 1 arguments"),
        ("f(a) = [2, 1]", "the lower bound is above the upper bound"),
        ("f(a) = a a", "expected an operator"),
    ];
    for (text, message) in mistakes {
        let (lowered, reports) = lower(text);
        assert!(lowered.is_none() && reports.contains(message), "{reports}");
    }
}

#[test]
fn bounds_follow_loops_and_calls() {
    let session = session();
    let module = session.parse("loop.mlir", LOOP).expect("a module");
    let solver = DataFlowSolver::with_analysis(session.ctx(), &module.ir, module.root, IntervalAnalysis);
    let at = (session.ctx(), &module.ir);
    let ops = module.ir.nested_ops(module.root, WalkOrder::PreOrder);
    let inverse = ops.iter().find_map(|&op| iv::InverseOp::cast(&at, op)).expect("an inverse");
    let known = solver.value(inverse.interval(&at)).expect("a value");
    assert_eq!(known.bounds, Bounds { lower: 1.0, upper: f64::INFINITY });
    assert!(is_memory_effect_free(session.ctx(), &module.ir, inverse.op()));
}

#[test]
fn joins_of_bounds_end() {
    let mut known = Known::from(Bounds { lower: 0.0, upper: 1.0 });
    let steps = (0..100).take_while(|_| {
        let wider = Bounds { lower: known.bounds.lower - 1.0, upper: known.bounds.upper };
        let next = known.join(&wider.into());
        let changed = next != known;
        known = next;
        changed
    });
    assert!(steps.count() < 20);
    assert_eq!(known.bounds, Bounds { lower: f64::NEG_INFINITY, upper: 1.0 });
}

#[test]
fn costs_have_a_default() {
    let session = session();
    let text = LOOP.replace("iv.add", "iv.mul");
    let module = session.parse("mul.mlir", &text).expect("a module");
    let cost = |op| cost_of(session.ctx(), &module.ir, op).expect("an answer");
    let costs: Vec<i64> =
        module.ir.nested_ops(module.root, WalkOrder::PreOrder).into_iter().filter_map(cost).collect();
    assert_eq!(costs, [10, 2]);
}
