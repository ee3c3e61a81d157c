//! Instrumentations of a pass manager: which callbacks are called, and in which order.
#![cfg(feature = "dialects")]

use std::sync::{Arc, Mutex};

use legalize::passes::{PassDef, PassInstrumentation, PassManager, PassTarget, Timing, parse_pipeline};
use legalize::prelude::*;

/// Records each call, after the name of the instrumentation.
struct Recorder {
    name: &'static str,
    calls: Arc<Mutex<Vec<String>>>,
}

impl Recorder {
    fn note(&self, call: &str, pass: Option<&PassDef>, target: PassTarget<'_>) {
        let op = if target.ir.is_live(target.op) {
            target.ctx.op_str(target.ir.op(target.op).name())
        } else {
            "(erased)"
        };
        let pass = pass.map_or("", |pass| &pass.argument);
        self.calls.lock().expect("no panic").push(format!("{}: {call} {pass} {op}", self.name));
    }
}

impl PassInstrumentation for Recorder {
    fn run_before_pipeline(&self, target: PassTarget<'_>) {
        self.note("pipeline {", None, target);
    }
    fn run_after_pipeline(&self, target: PassTarget<'_>) {
        self.note("} pipeline", None, target);
    }
    fn run_before_pass(&self, pass: &PassDef, target: PassTarget<'_>) {
        self.note("pass {", Some(pass), target);
    }
    fn run_after_pass(&self, pass: &PassDef, target: PassTarget<'_>) {
        self.note("} pass", Some(pass), target);
    }
    fn run_after_pass_failed(&self, pass: &PassDef, target: PassTarget<'_>, diagnostics: &Diagnostics) {
        assert!(diagnostics.has_errors());
        self.note("} failed", Some(pass), target);
    }
}

/// The calls of a run, by two instrumentations.
fn calls(pipeline: &str, module: &str) -> Vec<String> {
    let session = legalize::session().build().expect("a session");
    let mut module = session.parse("a.mlir", module).expect("a module");
    let calls: Arc<Mutex<Vec<String>>> = Arc::default();
    let mut manager: PassManager = parse_pipeline(&session, pipeline).expect("a pipeline");
    for name in ["a", "b"] {
        manager.add_instrumentation(Arc::new(Recorder { name, calls: calls.clone() }));
    }
    let root = module.root;
    manager.run(session.ctx(), &mut module.ir, root, &mut Timing::default());
    std::mem::take(&mut *calls.lock().expect("no panic"))
}

#[test]
fn callbacks_before_come_in_order_and_those_after_in_reverse() {
    assert_eq!(
        calls("builtin.module(func.func(cse),symbol-dce)", "func.func private @f()"),
        [
            "a: pipeline {  builtin.module",
            "b: pipeline {  builtin.module",
            "a: pipeline {  func.func",
            "b: pipeline {  func.func",
            "a: pass { cse func.func",
            "b: pass { cse func.func",
            "b: } pass cse func.func",
            "a: } pass cse func.func",
            "b: } pipeline  func.func",
            "a: } pipeline  func.func",
            "a: pass { symbol-dce builtin.module",
            "b: pass { symbol-dce builtin.module",
            "b: } pass symbol-dce builtin.module",
            "a: } pass symbol-dce builtin.module",
            "b: } pipeline  builtin.module",
            "a: } pipeline  builtin.module",
        ]
    );
}

#[test]
fn a_pass_that_fails_ends_its_pipeline() {
    let module = "func.func @f() -> i32 {
                    %0 = arith.constant 1 : i32
                    %1 = arith.addi %0, %0 : i32
                    return %1 : i32
                  }";
    let pipeline = "builtin.module(canonicalize{max-iterations=1 test-convergence=true},cse)";
    assert_eq!(
        calls(pipeline, module),
        [
            "a: pipeline {  builtin.module",
            "b: pipeline {  builtin.module",
            "a: pass { canonicalize builtin.module",
            "b: pass { canonicalize builtin.module",
            "b: } failed canonicalize builtin.module",
            "a: } failed canonicalize builtin.module",
            "b: } pipeline  builtin.module",
            "a: } pipeline  builtin.module",
        ]
    );
}
