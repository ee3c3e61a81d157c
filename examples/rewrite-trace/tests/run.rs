//! The driver, and the trace of it and of a driver of the library.

use legalize::prelude::*;
use rewrite_trace::{Budget, Outcome, RULES, Trace, rewrite};

const INPUT: &str = "func.func @f(%a: i32, %b: i32, %c: i32) -> i32 {
  %sum = arith.addi %a, %b : i32
  %product = arith.muli %sum, %c : i32
  return %product : i32
}";

#[test]
fn a_rewrite_is_drawn() {
    let (module, trace, outcome) = rewrite("input.mlir", INPUT, Budget { rewrites: 100 }).expect("a module");
    assert_eq!(outcome, Outcome::Rest(1));
    let drawing = trace.to_string();
    assert!(drawing.starts_with("└─ 1: Distribute on "), "{drawing}");
    let step = &trace.steps[0];
    assert!(step.before.contains("arith.muli"), "{drawing}");
    let signs: String = step.edits.iter().filter_map(|edit| edit.chars().next()).collect();
    // Two products and a sum are created, a user of the product is changed, the product and then its sum are
    // erased.
    assert_eq!(signs, "+++~--", "{drawing}");
    assert_eq!(
        (module.matches("arith.muli").count(), module.matches("arith.addi").count()),
        (2, 1),
        "{module}"
    );
}

#[test]
fn the_budget_ends_a_run() {
    let sum = "func.func @f(%a: i32) -> i32 {
      %0 = arith.addi %a, %a : i32
      %1 = arith.addi %0, %a : i32
      %2 = arith.addi %1, %a : i32
      %3 = arith.addi %2, %a : i32
      return %3 : i32
    }";
    let (_, trace, outcome) = rewrite("input.mlir", sum, Budget { rewrites: 1 }).expect("a module");
    assert_eq!((outcome, trace.steps.len()), (Outcome::UsedUp, 1));
    let (_, trace, outcome) = rewrite("input.mlir", sum, Budget { rewrites: 100 }).expect("a module");
    assert_eq!(outcome, Outcome::Rest(trace.steps.len()));
    assert!(trace.steps.len() > 1 && trace.steps.iter().all(|step| step.pattern == "ToTheRight"), "{trace}");
}

#[test]
fn the_trace_listens_to_the_greedy_driver_too() {
    let session = legalize::session().patterns_text("rules.pdll", RULES).build().expect("the rules load");
    let patterns = session.freeze_set(session.pattern_set(None)).expect("the rules freeze");
    let mut module = session.parse("input.mlir", INPUT).expect("a module");
    let mut trace = Trace::new();
    let config = GreedyConfig::default();
    let driver = GreedyDriver::new(&patterns, &config).with_listener(&mut trace);
    driver.run(session.ctx(), &mut module.ir, module.root).expect("rules that can be evaluated");
    let names: Vec<&str> = trace.steps.iter().map(|step| step.pattern.as_str()).collect();
    assert_eq!(names, ["Distribute"]);
}

#[test]
fn the_example_input_is_traced() {
    let (_, trace, outcome) =
        rewrite("input.mlir", include_str!("../input.mlir"), Budget { rewrites: 100 }).expect("a module");
    assert_eq!(outcome, Outcome::Rest(trace.steps.len()));
    let drawing = trace.to_string();
    assert!(drawing.contains("Distribute") && drawing.contains("ToTheRight"), "{drawing}");
    assert!(!drawing.contains("UNKNOWN SSA VALUE"), "{drawing}");
}
