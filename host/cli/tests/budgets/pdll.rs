//! PDLL files.

use std::fmt::Write as _;

use super::run;

/// Declarations, each built from the previous one (`@`), as `N`, and a pattern that ends with the last one.
fn chain(levels: usize, first: &str, step: &str, pattern: &str) -> String {
    let mut text = format!("{first}\n");
    for level in 1..levels {
        let step = step.replace('@', &format!("C{}", level - 1)).replace('N', &format!("C{level}"));
        let _ = writeln!(text, "{step}");
    }
    let _ = writeln!(text, "{}", pattern.replace('@', &format!("C{}", levels - 1)));
    text
}

const MATCHED: &str = "Pattern { let r = op<t.x>(v: Value); @(v); erase r; }";

const REWRITTEN: &str = "Pattern { let r = op<t.x>(v: Value); rewrite r with { @(v); erase r; }; }";

/// The first declaration, each further one, and the pattern. The calls create nothing.
const SHARING: &[(&str, &str, &str)] = &[
    ("Constraint C0(v: Value) {}", "Constraint N(v: Value) { @(v); @(v); }", MATCHED),
    ("Constraint C0(v: Value) {}", "Constraint N(v: Value) { @(v); @(v); let w = v; @(w); }", MATCHED),
    ("Constraint C0(v: Value) {}", "Constraint N(v: Value) { let w: [@, @] = v; }", MATCHED),
    ("Constraint C0(v: Value) {}", "Constraint N(v: @) { @(v); }", MATCHED),
    ("Rewrite C0(v: Value) {}", "Rewrite N(v: Value) { @(v); @(v); }", REWRITTEN),
    (
        "Constraint C0(v: Value) -> Value { return v; }",
        "Constraint N(v: Value) -> Value { @(v); return @(v); }",
        MATCHED,
    ),
    (
        "Constraint C0(v: Value) -> (a: Value, b: Value) { return (a = v, b = v); }",
        "Constraint N(v: Value) -> (a: Value, b: Value) { let t = @(v); return (a = t.b, b = t.a); }",
        MATCHED,
    ),
    (
        "Constraint C0(v: Value) -> (a: Value, b: Value) { return (a = v, b = v); }",
        "Constraint N(v: Value) -> (a: Value, b: Value) { let t = @(v); let u = @(v); return (a = t.a, b = u.b); }",
        MATCHED,
    ),
    (
        "Constraint C0(v: Value) -> (a: Value, b: Value) { return (a = v, b = v); }",
        "Constraint N(v: Value) -> (a: Value, b: Value) { let t = @(v); let s = (t.a, t.b); return (a = s.1, b = s.0); }",
        MATCHED,
    ),
    (
        "Rewrite C0(v: Value) -> (a: Value, b: Value) { return (a = v, b = v); }",
        "Rewrite N(v: Value) -> (a: Value, b: Value) { let t = @(v); return (a = t.b, b = t.a); }",
        REWRITTEN,
    ),
];

#[test]
fn calls_that_make_nothing_are_inlined_once() {
    for &(first, step, pattern) in SHARING {
        for form in ["mlir", "ron", "automaton"] {
            let args = ["pdll", "-x", form, "a.pdll"];
            run(&[("a.pdll", chain(60, first, step, pattern))], &args).is_fine(step);
        }
    }
}

/// Declarations that create something for each call.
const DOUBLING: &[(&str, &str, &str)] = &[
    ("Constraint C0(v: Value);", "Constraint N(v: Value) { @(v); @(v); }", MATCHED),
    ("Constraint C0(v: Value);", "Constraint N(v: Value) { @(v); @(v); let w = v; @(w); }", MATCHED),
    ("Constraint C0(v: Value);", "Constraint N(v: Value) { let w: [@, @] = v; }", MATCHED),
    ("Rewrite C0(v: Value);", "Rewrite N(v: Value) { @(v); @(v); }", REWRITTEN),
    ("Constraint C0(v: Value) -> Value;", "Constraint N(v: Value) -> Value { @(v); return @(v); }", MATCHED),
    (
        "Constraint C0(v: Value) -> (a: Value, b: Value);",
        "Constraint N(v: Value) -> (a: Value, b: Value) { let t = @(v); let u = @(v); return (a = t.a, b = u.b); }",
        MATCHED,
    ),
];

#[test]
fn calls_that_multiply_end_at_the_limit() {
    for &(first, step, pattern) in DOUBLING {
        for form in ["mlir", "ron"] {
            let args = ["pdll", "-x", form, "a.pdll"];
            run(&[("a.pdll", chain(40, first, step, pattern))], &args).fails_with("pdll::too_large", step);
        }
        run(&[("a.pdll", chain(6, first, step, pattern))], &["pdll", "-x", "mlir", "a.pdll"]).is_fine(step);
    }
}

/// The tuples of an edition, each built from the previous one (`@`), and the statement at the end.
fn tuples(levels: usize, step: &str, end: &str) -> String {
    let mut text =
        "#edition \"2026\"\nPattern { let root = op<t.x>(v: Value); let t0 = (a = v, b = v);\n".to_owned();
    for level in 1..levels {
        let _ = writeln!(text, "let t{level} = {};", step.replace('@', &format!("t{}", level - 1)));
    }
    let _ = writeln!(text, "{} }}", end.replace('@', &format!("t{}", levels - 1)));
    text
}

#[test]
fn tuples_of_tuples_are_shared() {
    let member = format!("replace root with @{}.b;", ".0".repeat(59));
    let steps = [
        (60, "(@, @)", member.as_str()),
        (60, "(a = @, b = @, c = v)", "replace root with @.c;"),
        (30, "((v, @), @)", "erase root;"),
    ];
    for (levels, step, end) in steps {
        for form in ["mlir", "ron", "automaton"] {
            run(&[("a.pdll", tuples(levels, step, end))], &["pdll", "-x", form, "a.pdll"]).is_fine(step);
        }
        let args = ["pdll", "-x", "ast", "--max-pdll-tree-bytes", "1000000", "a.pdll"];
        run(&[("a.pdll", tuples(levels, step, end))], &args).fails_with("pdll::too_large", step);
    }
    for (end, code) in [
        ("@ == @; erase root;", "pdll::type_mismatch"),
        ("let x: Value = @; erase root;", "pdll::type_mismatch"),
    ] {
        let ended = run(&[("a.pdll", tuples(60, "(@, @)", end))], &["pdll", "-x", "ron", "a.pdll"]);
        ended.fails_with(code, end);
        assert!(ended.errors.len() < 20_000, "{} bytes of messages", ended.errors.len());
    }
    run(&[("a.pdll", tuples(70, "(@, @)", "erase root;"))], &["pdll", "-x", "ron", "a.pdll"])
        .fails_with("pdll::too_large", "levels");
}

/// A tree that is printed under each name that refers to it.
#[test]
fn a_tree_that_multiplies_is_not_cut_off() {
    let text = || chain(40, SHARING[0].0, SHARING[0].1, MATCHED);
    let args = ["pdll", "-x", "ast", "--max-pdll-tree-bytes", "1000000", "a.pdll"];
    run(&[("a.pdll", text())], &args).fails_with("pdll::too_large", "-x ast");
}
