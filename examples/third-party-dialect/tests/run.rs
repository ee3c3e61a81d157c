//! The dialect and the rules of this example, and rules that the test writes.

use std::path::{Path, PathBuf};

const LOGO: &str = include_str!("../logo.mlir");

fn here(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

fn rewrite(rules: &[PathBuf]) -> Result<String, String> {
    let result = third_party_dialect::rewrite(&[here("td")], rules, Path::new("logo.mlir"), LOGO);
    result.map_err(|found| found.render())
}

/// Writes a rule file beside the test's program.
fn written(name: &str, text: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("the folder for tests can be written");
    path
}

#[test]
fn rules_simplify_the_module() {
    let module = rewrite(&[here("rules/simplify.td")]).expect("everything is in order");
    // Mirror, flip and half a turn cancel each other, a blur by zero does nothing, and 2 + 3 is 5.
    let ops: Vec<&str> =
        module.lines().filter(|line| line.contains("pixel.") && line.contains(" = ")).collect();
    assert_eq!(
        ops,
        [
            r#"    %0 = pixel.load "logo.png" : !pixel.image<64 by 32, i8>"#,
            "    %1 = pixel.blur %0 by 5 beyond wrap : !pixel.image<64 by 32, i8>"
        ],
        "{module}"
    );
}

#[test]
fn other_rules_need_no_other_program() {
    let rules = written(
        "other.td",
        "include \"mlir/IR/PatternBase.td\"\ninclude \"Pixel.td\"\n\
         def : Pat<(Pixel_HalfTurnOp $image), (Pixel_MirrorOp (Pixel_FlipOp $image))>;\n",
    );
    let module = rewrite(&[rules]).expect("everything is in order");
    assert!(!module.contains("half_turn"), "{module}");
    assert_eq!((module.matches("pixel.mirror").count(), module.matches("pixel.flip").count()), (2, 2));
}

#[test]
fn a_mistake_is_shown_in_its_file() {
    let rules = written(
        "mistaken.td",
        "include \"mlir/IR/PatternBase.td\"\ninclude \"Pixel.td\"\n\
         def : Pat<(Pixel_MirrorOp $image), (Pixel_FlipOp $picture)>;\n",
    );
    let found = rewrite(&[rules]).expect_err("no such symbol");
    assert!(found.contains("drr::unbound_symbol") && found.contains("mistaken.td:3:"), "{found}");
}

#[test]
fn modules_are_verified() {
    let text = LOGO.replace("by 2 beyond", "by -2 beyond");
    let found = third_party_dialect::rewrite(
        &[here("td")],
        &[here("rules/simplify.td")],
        Path::new("logo.mlir"),
        &text,
    );
    let found = found.expect_err("a negative radius").render();
    assert!(found.contains("whose value is non-negative") && found.contains("logo.mlir:6:"), "{found}");
}
