//! Pattern filters, by name and label, of every pass that runs patterns: a module for each, and the patterns
//! tried on it.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::process::{Command, Output, Stdio};

/// Passes without patterns.
const WITHOUT: [&str; 13] = [
    "control-flow-sink",
    "cse",
    "inline",
    "int-range-optimizations",
    "loop-invariant-code-motion",
    "mem2reg",
    "reconcile-unrealized-casts",
    "sccp",
    "symbol-dce",
    "test-dead-code-analysis",
    "test-print-callgraph",
    "test-print-dominance",
    "test-print-liveness",
];

const CHAIN: &str = "
    %c = test.number 0 : i32
    %x = test.chain %c * 2 : i32
    %y = test.chain %x * 3 : i32
    test.discard %y : i32";
const STEPS: &str = "
    %0 = test.source : i32
    %1 = test.one_step (%0) : (i32) -> i32
    test.countdown 2
    test.discard %1 : i32";
const TYPES: &str = "
    %0 = test.source : i32
    %1 = test.add %0, %0 : i32
    test.discard %1 : i32";
const ADD: &str = "
    func.func @f(%a: i32) -> i32 {
      %0 = arith.addi %a, %a : i32
      %1 = arith.muli %0, %a : i32
      return %1 : i32
    }";

/// Inputs of passes: the pass with options, and the module.
const INPUTS: &[(&str, &str, &str)] = &[
    (
        "test-evaluation",
        "",
        "func.func @f(%a: i32) -> i32 {
           %0 = \"test.rewrite\"(%a) : (i32) -> i32
           return %0 : i32
         }",
    ),
    (
        "canonicalize",
        "",
        "func.func @f(%a: i32) -> i32 {
           %c1 = arith.constant 1 : i32
           %c2 = arith.constant 2 : i32
           %0 = arith.addi %a, %c1 : i32
           %1 = arith.addi %0, %c2 : i32
           return %1 : i32
         }",
    ),
    (
        "remove-dead-values",
        "",
        "func.func @f(%c: i1, %a: i32) -> i32 {
           %0:2 = scf.if %c -> (i32, i32) {
             scf.yield %a, %a : i32, i32
           } else {
             %1 = arith.addi %a, %a : i32
             scf.yield %1, %a : i32, i32
           }
           return %0#0 : i32
         }",
    ),
    (
        "convert-scf-to-cf",
        "",
        "func.func @f(%n: index, %s: index) {
           scf.for %i = %n to %n step %s {
             %c = arith.cmpi eq, %i, %n : index
             scf.if %c { }
           }
           return
         }",
    ),
    ("convert-arith-to-llvm", "", ADD),
    ("convert-cf-to-llvm", "", "llvm.func @f() { cf.br ^a\n ^a:\n llvm.return }"),
    ("convert-func-to-llvm", "", "func.func @f() { return }"),
    // A width for which the pass has no prepared patterns.
    (
        "convert-func-to-llvm",
        "",
        "module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} { func.func @f(%i: index) { return } }",
    ),
    (
        "convert-index-to-llvm",
        "",
        "func.func @f(%a: index) -> index {
           %0 = index.add %a, %a
           %1 = index.mul %0, %a
           return %1 : index
         }",
    ),
    ("test-greedy", "", CHAIN),
    ("test-greedy-top-down", "", CHAIN),
    ("test-greedy-aggressive", "", CHAIN),
    ("test-flip-flop", "", "test.flip"),
    (
        "test-pattern-checks",
        "",
        r#""test.checks_good"() : () -> ()
           "test.checks_fails_early"() : () -> ()"#,
    ),
    ("test-walk", "", CHAIN),
    ("test-walk-misuse", "", "test.handle\n test.erase_next\n test.handle"),
    ("test-partial", "", STEPS),
    ("test-full", "", STEPS),
    ("test-analysis", "", STEPS),
    ("test-rollback", "", STEPS),
    ("test-no-rollback", "", STEPS),
    ("test-types", "", TYPES),
    ("test-types-bare", "", TYPES),
    ("test-types-casts", "", TYPES),
    ("test-types-rollback", "", TYPES),
    (
        "test-legalize-patterns",
        "test-legalize-mode=partial",
        r#"func.func @f() -> i32 {
             %0 = "test.illegal_op_a"() : () -> i32
             "test.return"(%0) : (i32) -> ()
           }"#,
    ),
    (
        "test-legalize-type-conversion",
        "",
        r#"func.func @f(%a: f32) -> f32 {
             "test.use"(%a) : (f32) -> ()
             return %a : f32
           }"#,
    ),
    (
        "test-greedy-patterns",
        "",
        r#"func.func @f(%a: i32) -> i32 {
             %0 = "test.op_a"(%a) <{attr = 5 : i32}> : (i32) -> i32
             return %0 : i32
           }"#,
    ),
    (
        "test-pattern-selective-replacement",
        "",
        r#"func.func @f(%a: i32, %b: i32) -> i32 {
             %0 = "test.cast"(%a, %b) : (i32, i32) -> i32
             "test.return"(%0) : (i32) -> ()
           }"#,
    ),
    (
        "test-strict-pattern-driver",
        "strictness=AnyOp",
        r#"func.func @f(%a: i32) {
             %0 = "test.insert_same_op"(%a) : (i32) -> i32
             "test.erase_op"(%0) : (i32) -> ()
             return
           }"#,
    ),
    (
        "test-walk-pattern-rewrite-driver",
        "",
        r#"func.func @f() {
             "test.any_attr_of_i32_str"() {attr = 0 : i32} : () -> ()
             "test.clone_me"() : () -> ()
             return
           }"#,
    ),
    (
        "test-legalize-unknown-root-patterns",
        "",
        r#"func.func @f() { %0 = "test.illegal_op_a"() : () -> i32 return }"#,
    ),
    (
        "test-dialect-conversion-pdll",
        "",
        r#"func.func @f(%a: i64) -> i64 { %0 = "test.cast"(%a) : (i64) -> i64 return %0 : i64 }"#,
    ),
    (
        "test-remapped-value",
        "",
        r#"func.func @f(%a: i32) -> i32 {
             %0 = "test.one_variadic_out_one_variadic_in1"(%a) : (i32) -> i32
             "test.return"(%0) : (i32) -> ()
           }"#,
    ),
    (
        "test-merge-blocks",
        "",
        r#"func.func @f(%a: i32) {
             %0 = "test.merge_blocks"() ({
             ^bb0:
               "test.br"(%a)[^bb1] : (i32) -> ()
             ^bb1(%x: i32):
               "test.return"(%x) : (i32) -> ()
             }) : () -> i32
             "test.return"() : () -> ()
           }"#,
    ),
    (
        "test-target-materialization-with-no-uses",
        "",
        r#"func.func @f(%a: i16) {
             %0 = "test.type_changer"(%a) : (i16) -> i64
             "test.return"(%0) : (i64) -> ()
           }"#,
    ),
];

fn test_opt(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_test-opt"))
        .args(args)
        .env_remove("LEGALIZE_LOG")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    child.stdin.take().expect("a pipe").write_all(input.as_bytes()).expect("it reads");
    child.wait_with_output().expect("it ends")
}

/// The patterns that a pass tries, and its other output.
fn tried(pass: &str, options: &str, module: &str) -> (BTreeSet<String>, String) {
    let flag = format!("--{pass}={options}");
    let output = test_opt(&[&flag, "--allow-unregistered-dialect", "--log-actions-to=-"], module);
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(text.contains("Action `pass-execution`"), "{flag}\n{text}");
    let names = text
        .lines()
        .filter_map(|line| line.split_once("Action `apply-pattern pattern: "))
        .filter_map(|(_, rest)| rest.split_once(" (").map(|(name, _)| name.to_owned()));
    (names.collect(), text)
}

#[test]
fn every_pass_that_runs_patterns_filters_them() {
    let help = test_opt(&["--help"], "");
    let help = String::from_utf8_lossy(&help.stdout).into_owned();
    let (_, passes) = help.split_once("Passes, run in the order given").expect("passes are flags");
    // Each flag with the text below it.
    let mut found: BTreeMap<&str, bool> = BTreeMap::new();
    let mut last = None;
    for line in passes.lines().map(str::trim) {
        if let Some(flag) = line.strip_prefix("--") {
            let name = flag.split(['[', ' ']).next().unwrap_or_default();
            found.insert(name, false);
            last = Some(name);
        } else if let Some(last) = last.filter(|_| line.starts_with("enable-patterns=")) {
            found.insert(last, true);
        }
    }
    let with: BTreeSet<&str> = found.iter().filter(|entry| *entry.1).map(|entry| *entry.0).collect();
    let without: Vec<&str> = found.iter().filter(|entry| !entry.1).map(|entry| *entry.0).collect();
    assert_eq!(without, WITHOUT, "a pass that runs patterns is declared with `filters_patterns`");
    let tested: BTreeSet<&str> = INPUTS.iter().map(|input| input.0).collect();
    assert_eq!(tested, with, "each has an input here");
}

#[test]
fn every_pass_goes_by_its_filter() {
    let (some, others) = INPUTS.split_at(INPUTS.len() / 2);
    std::thread::scope(|scope| {
        scope.spawn(|| some.iter().for_each(filtered));
        others.iter().for_each(filtered);
    });
}

fn filtered(&(pass, options, module): &(&str, &str, &str)) {
    let (all, _) = tried(pass, options, module);
    // Alone, a pattern may not be reached: operations before the root stay illegal, or the result would.
    let reached = all.iter().find(|one| {
        let (only, text) = tried(pass, &format!("{options} enable-patterns='{one}',nope"), module);
        assert_eq!(text.matches("no pattern has the name or label 'nope'").count(), 1, "{pass}\n{text}");
        assert!(only.iter().all(|other| other == *one), "{pass} with '{one}': {only:?}");
        !only.is_empty()
    });
    let one = reached.unwrap_or_else(|| panic!("{pass}: none of {all:?} is tried alone"));

    let (without, text) = tried(pass, &format!("{options} disable-patterns='{one}'"), module);
    assert!(!without.contains(one), "{pass} without '{one}': {without:?}");
    assert!(!text.contains("convert::unknown_pattern"), "{text}");
}
