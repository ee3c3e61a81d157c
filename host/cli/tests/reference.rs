//! Rows of `docs/reference-walk.md`: each names tests, and the tests exist. Also the two log trees of the
//! reference, which are printed on standard error, where filetests do not look.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Rows of a document: their number, and that of code blocks.
const ROWS: [(&str, usize, usize); 3] =
    [("PDLL.md", 145, 84), ("DeclarativeRewrites.md", 75, 40), ("PatternRewriter.md", 33, 9)];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("the workspace").to_owned()
}

/// The texts in backquotes.
fn quoted(cell: &str) -> impl Iterator<Item = &str> {
    cell.split('`').skip(1).step_by(2)
}

/// Returns why a test cannot be found, or nothing if it exists.
fn missing(root: &Path, test: &str) -> Option<String> {
    let (file, name) = test.split_once("::").map_or((test, None), |(file, name)| (file, Some(name)));
    let Ok(text) = std::fs::read_to_string(root.join(file)) else {
        return Some(format!("{file} is not there"));
    };
    let found = match name {
        // A function after `#[test]`, perhaps with further attributes in between.
        Some(name) => text.match_indices(&format!("fn {name}(")).any(|(at, _)| {
            let before = text[..at].trim_end();
            before
                .lines()
                .rev()
                .take_while(|line| line.trim_start().starts_with("#["))
                .any(|line| line.trim() == "#[test]")
        }),
        None if file.ends_with(".rs") => false,
        None if file.contains("tests/filetests/") => text.lines().any(|line| line.starts_with("// test: ")),
        None => file.starts_with("tools/conformance/inputs/"),
    };
    (!found).then(|| format!("{test} is not a test"))
}

/// Returns the faults of the rows as text.
fn faults(root: &Path, document: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let mut counts: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    let mut of = "";
    for line in document.lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            of = quoted(heading).next().unwrap_or_default();
        }
        let is_row = line.starts_with("| ") && !line.starts_with("| section or block");
        if !is_row {
            continue;
        }
        let cells: Vec<&str> = line.trim_matches('|').split(" | ").map(str::trim).collect();
        let &[what, verdict, tests] = cells.as_slice() else {
            faults.push(format!("not three cells: {line}"));
            continue;
        };
        let count = counts.entry(of).or_default();
        count.0 += 1;
        let block = what.strip_prefix("block ").and_then(|rest| rest.split_once(':'));
        if let Some((number, _)) = block {
            count.1 += 1;
            if number.parse() != Ok(count.1) {
                faults.push(format!("{of}: block {number} in the place of block {}", count.1));
            }
        }
        let without_claims = verdict.ends_with("; nothing to test");
        if quoted(tests).next().is_none() && (block.is_some() || !without_claims) {
            faults.push(format!("{of}: {what}: no test"));
        }
        if verdict.contains("partly") && !verdict.contains("the tool") {
            faults.push(format!("{of}: {what}: `partly` without a reason"));
        }
        faults.extend(
            quoted(tests).filter_map(|test| missing(root, test)).map(|why| format!("{of}: {what}: {why}")),
        );
    }
    for (name, rows, blocks) in ROWS {
        let found = counts.remove(name).unwrap_or_default();
        if found != (rows, blocks) {
            faults.push(format!("{name}: {found:?} rows and blocks, not {:?}", (rows, blocks)));
        }
    }
    faults.extend(counts.keys().map(|name| format!("`{name}` is not a document of the reference")));
    faults
}

fn document() -> String {
    std::fs::read_to_string(root().join("docs/reference-walk.md")).expect("docs/reference-walk.md")
}

#[test]
fn every_row_names_tests_that_are_there() {
    let faults = faults(&root(), &document());
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn rows_and_tests_that_vanish_are_reported() {
    let document = document();
    let root = root();
    let row = document.lines().find(|line| line.starts_with("| block 1:")).expect("a row");
    let test = quoted(row.rsplit(" | ").next().expect("a cell")).next().expect("a test");
    let report = |from: &str, to: &str| faults(&root, &document.replacen(from, to, 1)).join("\n");
    assert!(report(&format!("{row}\n"), "").contains("PDLL.md: (144, 83) rows and blocks"));
    assert!(report(test, "host/cli/tests/filetests/good/gone.mlir").contains("gone.mlir is not there"));
    assert!(report(test, "host/cli/tests/filetests/good/drr/toy.td").contains("toy.td is not a test"));
    assert!(report(test, "host/cli/tests/reference.rs::faults").contains("faults is not a test"));
    assert!(report(test, "host/cli/tests/reference.rs::gone").contains("gone is not a test"));
    assert!(report(row, "| block 1: words | as documented | – |").contains("block 1: words: no test"));
    assert!(report(row, &row.replacen(" | ", " | partly: ", 1)).contains("`partly` without a reason"));
    assert!(report("block 2:", "block 3:").contains("block 3 in the place of block 2"));
}

/// The log tree that a run prints on standard error, in the folder of the reference's filetests.
fn log(args: &str) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_legalize"))
        .args(args.split(' '))
        .current_dir(root().join("host/cli/tests/filetests/good/reference"))
        .env_remove("LEGALIZE_LOG")
        .output()
        .expect("the program runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Asserts that these lines occur in a text, in this order; other lines are ignored.
#[track_caller]
fn in_order(text: &str, wanted: &[&str]) {
    let mut rest = text.lines();
    for want in wanted {
        assert!(rest.any(|line| line.trim_start().starts_with(want)), "`{want}` is not there:\n{text}");
    }
}

#[test]
fn the_greedy_log_shows_patterns_and_actions() {
    let text = log("opt --canonicalize --debug-only=greedy-rewriter patterns/branch.mlir");
    in_order(
        &text,
        &[
            "//===---",
            "Processing operation : 'cf.cond_br'(#",
            "\"cf.cond_br\"(%arg0)[^bb1, ^bb1]",
            "* Pattern SimplifyConstCondBranchPred : 'cf.cond_br -> ()' {",
            "} -> failure : pattern failed to match",
            "* Pattern SimplifyCondBranchIdenticalSuccessors : 'cf.cond_br -> ()' {",
            "** Insert  : 'cf.br'(#",
            "} -> success : pattern applied successfully",
            "} -> success : pattern matched",
            "//===---",
        ],
    );
}

#[test]
fn the_walk_log_shows_what_matched() {
    let text = log(
        "rewrite --driver walk --allow-unregistered-dialect --debug-only=walk-rewriter --patterns pdll/patterns.pdll \
         pdll/patterns.mlir",
    );
    in_order(
        &text,
        &[
            "Processing operation : 't.flat'(#",
            "* Pattern Flatten : 't.flat",
            "} -> success : pattern matched",
        ],
    );
    // Operations that no pattern is for are visited too.
    in_order(&text, &["Processing operation : 'func.return'(#", "} -> failure : pattern failed to match"]);
}
