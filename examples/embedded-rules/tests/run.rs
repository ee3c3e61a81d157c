//! The rules and the pattern, together and alone.

use embedded_rules::simplify;

fn body(ops: &str) -> Vec<String> {
    let text = format!("func.func @f(%a: i32, %b: i32) -> i32 {{\n{ops}\n}}");
    let module = simplify("input.mlir", &text).unwrap_or_else(|found| panic!("{}", found.render()));
    let lines = module.lines().skip(2).take_while(|line| !line.starts_with("  }"));
    lines.map(|line| line.trim().to_owned()).collect()
}

#[test]
fn rules_from_ron_apply() {
    let ops = "%0 = arith.addi %a, %b : i32\n%1 = arith.subi %0, %b : i32\nreturn %1 : i32";
    assert_eq!(body(ops), ["return %arg0 : i32"]);
    let ops = "%0 = arith.addi %a, %b : i32\n%1 = arith.subi %0, %a : i32\nreturn %1 : i32";
    assert_eq!(body(ops).len(), 3, "the other operand is another rule's");
}

#[test]
fn rules_and_patterns_in_rust_apply_together() {
    // The rule restores the original factor, the pattern replaces the product by a shift.
    let ops = "%c = arith.constant 8 : i32\n%0 = arith.xori %a, %b : i32\n%1 = arith.xori %0, %b : i32\n\
               %2 = arith.muli %1, %c : i32\nreturn %2 : i32";
    assert_eq!(
        body(ops),
        ["%c3_i32 = arith.constant 3 : i32", "%0 = arith.shli %arg0, %c3_i32 : i32", "return %0 : i32"]
    );
    let ops = "%c = arith.constant 6 : i32\n%0 = arith.muli %a, %c : i32\nreturn %0 : i32";
    assert!(body(ops).iter().any(|line| line.contains("arith.muli")), "six is not a power of two");
}

#[test]
fn a_module_that_is_malformed_is_shown() {
    let found = simplify("input.mlir", "func.func @f() {\n  arith.addi\n}").expect_err("malformed").render();
    assert!(found.contains("input.mlir:2:"), "{found}");
}

#[test]
fn the_example_input_is_simplified() {
    let module = simplify("input.mlir", include_str!("../input.mlir")).expect("a module");
    assert!(module.contains("arith.shli %arg0") && !module.contains("arith.subi"), "{module}");
}
