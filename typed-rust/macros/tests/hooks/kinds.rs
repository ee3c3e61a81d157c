//! Hooks of each kind run.

use legalize::prelude::*;

use crate::implementation::Hooked;

fn session(attached: bool, patterns: &str) -> Session {
    let session = legalize::session().provider(Hooked { attached, natives: false });
    let session = session.allow_unregistered_dialects().patterns_text("rules.pdll", patterns).build();
    session.unwrap_or_else(|found| panic!("{}", found.render()))
}

/// The messages about a text, with and without the hooks.
fn refusals(text: &str) -> (Vec<String>, Vec<String>) {
    let messages = |attached| match session(attached, "").parse("a.mlir", text) {
        Ok(_) => Vec::new(),
        Err(found) => found.iter().map(|one| one.message.clone()).collect(),
    };
    (messages(true), messages(false))
}

#[track_caller]
fn assert_refused(text: &str, message: &str) {
    let (with, without) = refusals(text);
    assert!(with.iter().any(|one| one.contains(message)), "{with:?}");
    assert_eq!(without, Vec::<String>::new());
}

#[test]
fn verifiers_of_operations_and_regions_refuse() {
    assert_refused(
        r#"%0 = "hooked.lit"() <{lit = #hooked.lit<1>, other = #hooked.lit<1>}> : () -> i32"#,
        "'hooked.lit' op repeats itself",
    );
    assert_refused(
        r#""hooked.block"() ({ "x.br"()[^b] : () -> ()
        ^b: "x.end"() : () -> () }) : () -> ()"#,
        "'hooked.block' op has several blocks",
    );
}

#[test]
fn verifiers_of_types_attributes_and_the_dialect_refuse() {
    assert_refused(r#""x.y"() : () -> !hooked.sized<0>"#, "a size is above zero");
    assert_refused(r#""x.y"() {a = #hooked.lit<13>} : () -> ()"#, "13 is unlucky");
    assert_refused(r#""x.y"() {hooked.bad} : () -> ()"#, "has a bad attribute");
}

#[test]
fn folder_and_materializer_give_a_constant() {
    let text = r#"%0 = "hooked.lit"() <{lit = #hooked.lit<4, #hooked.lit<2>>}> : () -> i32
        %1 = "hooked.id"(%0) : (i32) -> i32
        "x.use"(%1) : (i32) -> ()"#;
    let canonical = |attached| {
        let session = session(attached, "");
        let mut module = session.parse("a.mlir", text).expect("a module");
        session.run_pipeline("builtin.module(canonicalize)", &mut module).expect("a pass that runs");
        session.print(&module)
    };
    let (with, without) = (canonical(true), canonical(false));
    assert!(
        with.contains("\"hooked.constant\"() <{value = 4 : i32}>") && !with.contains("hooked.id"),
        "{with}"
    );
    assert!(without.contains("hooked.lit") && without.contains("hooked.id"), "{without}");
}

#[test]
fn custom_assembly_and_inference_are_used() {
    let session = session(true, "Pattern { let r = op<x.w>(a: Value); replace r with op<hooked.widen>(a); }");
    let mut module = session
        .parse(
            "a.mlir",
            r#"hooked.spelled "a b"
            %0 = "x.v"() : () -> i32
            %1 = "x.w"(%0) : (i32) -> i64
            "x.use"(%1) : (i64) -> ()"#,
        )
        .unwrap_or_else(|found| panic!("{}", found.render()));
    let patterns = session.freeze_set(session.pattern_set(None)).expect("a sound set");
    let config = GreedyConfig::default();
    apply_patterns_greedily(session.ctx(), &mut module.ir, module.root, &patterns, &config).expect("it ends");
    let text = session.print(&module);
    assert!(text.contains("hooked.spelled \"a b\""), "{text}");
    assert!(text.contains("\"hooked.widen\"(%0) : (i32) -> i64"), "{text}");
}

/// Rewrites an operation if the method gives a number, and reports whether it did.
fn gives(attached: bool, class: &str, op: &str, call: &str) -> bool {
    let patterns = format!(
        "Constraint Gives(o: Op) [{{ return success(::llvm::cast<::hooked::{class}>(o).{call}); }}];
        Pattern {{ let r = op<hooked.{op}>; Gives(r); erase r; }}"
    );
    let session = session(attached, &patterns);
    let mut module = session.parse("a.mlir", &format!("\"hooked.{op}\"() : () -> ()")).expect("a module");
    let patterns = session.freeze_set(session.pattern_set(None));
    let patterns = patterns.unwrap_or_else(|found| panic!("{}", found.render()));
    let config = GreedyConfig::default();
    apply_patterns_greedily(session.ctx(), &mut module.ir, module.root, &patterns, &config)
        .unwrap_or_else(|found| panic!("{}", found.reason));
    !session.print(&module).contains("hooked.")
}

#[test]
fn a_default_runs_unless_it_is_written() {
    // The defaults call the method that is written.
    assert!(gives(true, "PaidOp", "paid", "getPriceOf(3) == 21"));
    assert!(gives(true, "PaidOp", "paid", "isCheap()"));
    assert!(gives(true, "OwnOp", "own", "getPriceOf(3) == 20"));
    assert!(!gives(true, "OwnOp", "own", "isCheap()"));
}

#[test]
fn an_operation_of_defaults_alone_may_be_attached() {
    assert!(gives(false, "SquareOp", "square", "getCorners() == 4"));
    assert!(gives(true, "SquareOp", "square", "getCorners() == 5"));
}
