//! One rule in DRR, PDLL and RON gives one model and one result; and a pattern file runs from its exported
//! RON alone.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

use legalize::pattern_model::{Pattern, read_ron};
use legalize::source::SourceMap;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/filetests/good")
}

fn legalize(args: &[&str]) -> String {
    legalize_with_status(0, args)
}

/// Standard output of a run that ends with a given status.
fn legalize_with_status(status: i32, args: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_legalize"))
        .args(args)
        .current_dir(folder())
        .output()
        .expect("it runs");
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(status), "legalize {args:?}:\n{stderr}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// The only pattern of a RON text, in canonical form.
fn rule(ron: &str) -> Pattern {
    let sources = Arc::new(SourceMap::new());
    let (file, diagnostics) = read_ron(&sources, sources.add("rule.ron", ron)).into_parts();
    let file = file.unwrap_or_else(|| panic!("{diagnostics:?}"));
    assert_eq!(file.patterns.len(), 1);
    file.patterns[0].canonical()
}

#[test]
fn the_same_rule_gives_the_same_model() {
    let drr = rule(&legalize(&["drr", "-x", "ron", "add_zero.td"]));
    let pdll = rule(&legalize(&["pdll", "-x", "ron", "add_zero.pdll"]));
    let ron = rule(&std::fs::read_to_string(folder().join("add_zero.ron")).expect("the file is there"));
    assert_eq!(drr, pdll);
    assert_eq!(pdll, ron);
}

#[test]
fn the_same_rule_rewrites_alike() {
    let rewrite =
        |patterns: &str| legalize(&["rewrite", "--fold=false", "--patterns", patterns, "add_zero.mlir"]);
    let results = ["add_zero.td", "add_zero.pdll", "add_zero.ron"].map(rewrite);
    assert!(!results[0].contains("arith.addi"), "the rule applies:\n{}", results[0]);
    assert_eq!(results[0], results[1]);
    assert_eq!(results[1], results[2]);
}

#[test]
fn exported_patterns_run_alone() {
    let dir = std::env::temp_dir().join(format!("legalize-one-rule-{}", std::process::id()));
    std::fs::create_dir_all(&dir).expect("a folder for the export");
    for (command, source) in [("drr", "add_zero.td"), ("pdll", "add_zero.pdll")] {
        let exported = dir.join(format!("{command}.ron"));
        let path = exported.display().to_string();
        legalize(&[command, "-x", "ron", "-o", &path, source]);
        let from_source = legalize(&["rewrite", "--fold=false", "--patterns", source, "add_zero.mlir"]);
        let from_export = legalize(&["rewrite", "--fold=false", "--patterns", &path, "add_zero.mlir"]);
        assert_eq!(from_source, from_export, "{command}");
    }
    std::fs::remove_dir_all(&dir).expect("the folder is ours");
}

/// Patterns that only an edition of PDLL can express run alike from source and from export.
#[test]
fn patterns_of_an_edition_run_alone() {
    let dir = std::env::temp_dir().join(format!("legalize-edition-{}", std::process::id()));
    std::fs::create_dir_all(&dir).expect("a folder for the export");
    // The rules of the last one cannot be applied: they are left out, one by one.
    let impossible = "../bad/evaluation/presence";
    for name in ["edition/arithmetic", "edition/strings", "edition/regions", "edition/fragments", impossible]
    {
        let (source, input) = (format!("{name}.pdll"), format!("{name}.mlir"));
        let status = i32::from(name == impossible);
        let path = dir.join("exported.ron").display().to_string();
        legalize(&["pdll", "-x", "ron", "-o", &path, &source]);
        // The walk driver refuses rules that erase operations they created.
        let drivers = if name == impossible { &["greedy"][..] } else { &["greedy", "walk"] };
        for &driver in drivers {
            let rewrite = |patterns: &str| {
                let flags = ["rewrite", "--fold=false", "--allow-unregistered-dialect", "--keep-going"];
                let rest = ["--driver", driver, "--patterns", patterns, &input];
                legalize_with_status(status, &[&flags[..], &rest].concat())
            };
            let (from_source, from_export) = (rewrite(&source), rewrite(&path));
            assert!(from_source.starts_with("module"), "{name}: {from_source}");
            assert_eq!(from_source, from_export, "{name}, {driver}");
        }
    }
    std::fs::remove_dir_all(&dir).expect("the folder is ours");
}

/// The README's example, its deliberate failure, and the patterns' exports run in place of their sources.
#[test]
fn the_example_converts_and_fails_as_described() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("the workspace");
    let example = root.join("examples/lower-to-llvm");
    let target = example.join("target.ron").display().to_string();
    let input = example.join("input.mlir").display().to_string();
    let converted = legalize(&["convert", "--target", &target, &input]);
    assert!(converted.contains("llvm.func @main") && !converted.contains("arith."), "{converted}");

    let dir = std::env::temp_dir().join(format!("legalize-example-{}", std::process::id()));
    std::fs::create_dir_all(&dir).expect("a folder for the export");
    let exports = [("drr", "integers.td", "integers.ron"), ("pdll", "floats.pdll", "floats.ron")];
    for (command, source, export) in exports {
        let source = example.join(source).display().to_string();
        legalize(&[command, "-x", "ron", "-o", &dir.join(export).display().to_string(), &source]);
    }
    std::fs::copy(example.join("control.ron"), dir.join("control.ron")).expect("copied");
    let spec = std::fs::read_to_string(&target).expect("the spec");
    let spec = spec.replace("integers.td", "integers.ron").replace("floats.pdll", "floats.ron");
    std::fs::write(dir.join("target.ron"), spec).expect("written");
    let from_exports =
        legalize(&["convert", "--target", &dir.join("target.ron").display().to_string(), &input]);
    assert_eq!(converted, from_exports);
    std::fs::remove_dir_all(&dir).expect("the folder is ours");

    let fails = example.join("fails.mlir").display().to_string();
    let output = Command::new(env!("CARGO_BIN_EXE_legalize"))
        .args(["convert", "--target", &target, &fails])
        .env("NO_COLOR", "1")
        .output()
        .expect("it runs");
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr.contains("convert::no_legalization") && stderr.contains("arith.ceildivsi"), "{stderr}");
}
