//! PDLL files.

use std::fmt::Write as _;

use super::run;

/// Declarations, each made of the one before (`@`), as `N`, and a pattern that ends with the last one.
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

/// The first declaration, each further one, and the pattern.
const DOUBLING: &[(&str, &str, &str)] = &[
    ("Constraint C0(v: Value) {}", "Constraint N(v: Value) { @(v); @(v); }", MATCHED),
    ("Constraint C0(v: Value) {}", "Constraint N(v: Value) { @(v); @(v); let w = v; @(w); }", MATCHED),
    ("Constraint C0(v: Value) {}", "Constraint N(v: Value) { let w: [@, @] = v; }", MATCHED),
    (
        "Rewrite C0(v: Value) {}",
        "Rewrite N(v: Value) { @(v); @(v); }",
        "Pattern { let r = op<t.x>(v: Value); rewrite r with { @(v); erase r; }; }",
    ),
    (
        "Constraint C0(v: Value) -> Value { return v; }",
        "Constraint N(v: Value) -> Value { @(v); return @(v); }",
        MATCHED,
    ),
    (
        "Constraint C0(v: Value) -> (a: Value, b: Value) { return (a = v, b = v); }",
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

/// A tree that is shown under each name that refers to it.
#[test]
fn a_tree_that_multiplies_is_not_cut_off() {
    let text = || chain(40, DOUBLING[0].0, DOUBLING[0].1, MATCHED);
    let args = ["pdll", "-x", "ast", "--max-pdll-tree-bytes", "1000000", "a.pdll"];
    run(&[("a.pdll", text())], &args).fails_with("pdll::too_large", "-x ast");
}
