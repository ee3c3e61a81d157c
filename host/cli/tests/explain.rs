//! `convert --explain`: every step of the repository's first example, as data and as a page.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn convert(explain: &str, to: &Path, input: &str) -> Output {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("the workspace");
    Command::new(env!("CARGO_BIN_EXE_legalize"))
        .args(["convert", "--target", "examples/lower-to-llvm/target.ron", explain, "--explain-to"])
        .arg(to)
        .arg(format!("examples/lower-to-llvm/{input}"))
        .current_dir(root)
        .output()
        .expect("the program runs")
}

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

#[test]
fn json_has_every_step() {
    let to = file("explained.json");
    let output = convert("--explain=json", &to, "input.mlir");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = std::fs::read_to_string(&to).expect("it was written");
    let applied = text.matches("\"applied\": true").count();
    assert!(applied > 10, "{text}");
    // Each step has the operation and its replacement.
    assert_eq!(text.matches("\"op\": \"").count(), text.matches("\"pattern\": \"").count());
    assert!(text.contains("llvm.add") && text.contains("arith.addi"), "{text}");
}

#[test]
fn every_piece_of_an_input_is_explained() {
    let (to, input) = (file("pieces.json"), file("pieces.mlir"));
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/lower-to-llvm");
    let text = std::fs::read_to_string(example.join("input.mlir")).expect("the example");
    std::fs::write(&input, format!("{text}\n// -----\n{text}")).expect("a file");
    let explain = |to: &Path, input: &Path| {
        Command::new(env!("CARGO_BIN_EXE_legalize"))
            .args(["convert", "--split-input-file", "--explain=json", "--target"])
            .arg(example.join("target.ron"))
            .arg("--explain-to")
            .arg(to)
            .arg(input)
            .output()
            .expect("the program runs")
    };
    assert!(explain(&to, &input).status.success());
    let both = std::fs::read_to_string(&to).expect("it was written");
    let half = both.len() / 2;
    assert_eq!(
        both[..half].matches("\"applied\": true").count(),
        both[half..].matches("\"applied\": true").count()
    );
    // If the input cannot be read, the file keeps its contents.
    assert_eq!(explain(&to, Path::new("nowhere.mlir")).status.code(), Some(1));
    assert_eq!(std::fs::read_to_string(&to).expect("it is there"), both);
}

#[test]
fn a_missing_symbol_has_no_graph() {
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/lower-to-llvm/input.mlir");
    let output = Command::new(env!("CARGO_BIN_EXE_legalize"))
        .args(["graph", "--symbol", "nope"])
        .arg(example)
        .output()
        .expect("the program runs");
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("no operation has the symbol 'nope'"));
}

#[test]
fn json_has_the_operations_that_stayed_illegal() {
    let to = file("failed.json");
    assert_eq!(convert("--explain=json", &to, "fails.mlir").status.code(), Some(1));
    let text = std::fs::read_to_string(&to).expect("it was written");
    for wanted in [
        "\"name\": \"arith.ceildivsi\"",
        "\"op\": \"%0 = arith.ceildivsi %arg0, %c4096_i64 : i64\"",
        "fails.mlir\\\":5:12)",
        "\"illegal\": true",
        "\"attempts\": []",
    ] {
        assert!(text.contains(wanted), "{wanted}\n{text}");
    }
}

#[test]
fn html_shows_a_conversion_that_fails() {
    let to = file("explained.html");
    let output = convert("--explain=html", &to, "fails.mlir");
    assert_eq!(output.status.code(), Some(1));
    let page = std::fs::read_to_string(&to).expect("it was written");
    assert!(page.starts_with("<!doctype html>") && page.trim_end().ends_with("</html>"));
    assert!(page.contains("<h2>Not legalized</h2>") && page.contains("no pattern applies to it"), "{page}");
    assert!(page.contains("arith.ceildivsi %arg0") && page.contains("fails.mlir&quot;:5:12"), "{page}");
    for tag in ["details", "summary", "pre", "body"] {
        let (open, close) = (format!("<{tag}"), format!("</{tag}>"));
        assert_eq!(page.matches(&open).count(), page.matches(&close).count(), "{tag}\n{page}");
    }
    // The page is self-contained.
    assert!(!page.contains("src=") && !page.contains("href="), "{page}");
}

#[test]
#[ignore = "needs Chromium, which `.ci/run --full` installs"]
fn a_browser_shows_each_step() {
    let to = file("shown.html");
    assert!(convert("--explain=html", &to, "input.mlir").status.success());
    let page = std::fs::read_to_string(&to).expect("it was written");
    let profile = file("chromium");
    let shown = Command::new("chromium")
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"])
        .args([
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--dump-dom",
        ])
        .arg(format!("--user-data-dir={}", profile.display()))
        .arg(format!("file://{}", to.display()))
        .output()
        .expect("Chromium runs");
    let dom = String::from_utf8_lossy(&shown.stdout);
    // The browser's DOM has all steps of the page, none nested in another because of an unclosed tag.
    let steps = page.matches("<details").count();
    assert!(steps > 10 && dom.matches("<details").count() == steps, "{dom}");
    assert!(dom.contains("llvm.add") && dom.contains("arith.addi"), "{dom}");
}

#[test]
fn the_readme_says_what_it_prints() {
    // README: a conversion that fails always prints the reasons; with `--explain`, one that succeeds lists
    // the operations that stay and what was tried on each; JSON and HTML have every step.
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("the workspace");
    let readme = std::fs::read_to_string(root.join("README.md")).expect("the file").replace('\n', " ");
    for sentence in [
        "A conversion that fails always prints the reasons.",
        "With `--explain`, one that succeeds lists the operations that could not be legalized and were left unchanged, \
         and the patterns that were tried on each.",
        "`--explain=json` and `--explain=html` print every step: the operation, the pattern that was tried, and what it \
         created or why it did not apply.",
    ] {
        assert!(readme.contains(sentence), "{sentence}");
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/filetests/bad/reasons");
    let spec = |name: &str, target: &str| {
        let patterns = format!("[File({:?})]", folder.join("rules.td"));
        let text = format!(
            "(schema: \"legalize-conversion\", version: 1, mode: partial, target: ({target}), patterns: {patterns})"
        );
        let path = file(name);
        std::fs::write(&path, text).expect("a file");
        path
    };
    let illegal = spec("readme_illegal.ron", "illegal: (dialects: [\"r\"])");
    let unknown = spec("readme_unknown.ron", "legal: (dialects: [\"func\"])");
    let run = |target: &Path, explain: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_legalize"));
        command.args(["convert", "--target"]).arg(target).args(explain).arg("convert.mlir");
        command.current_dir(&folder).output().expect("the program runs")
    };
    let text = |output: &Output| String::from_utf8_lossy(&output.stderr).replace("\n  │", "");
    let reason = "'an odd number' does not hold for attribute '4 : i32'";
    let failed = run(&illegal, &[]);
    assert!(!failed.status.success() && text(&failed).contains(reason), "{}", text(&failed));
    let silent = run(&unknown, &[]);
    assert!(silent.status.success() && silent.stderr.is_empty(), "{}", text(&silent));
    for explain in ["--explain", "--explain=json", "--explain=html"] {
        let explained = run(&unknown, &[explain]);
        let text = text(&explained);
        assert!(
            explained.status.success() && text.contains("r.f") && text.contains("OnlyOdd"),
            "{explain}\n{text}"
        );
        assert!(text.contains(reason), "{explain}\n{text}");
    }
    // What a pattern created.
    let to = file("readme.html");
    assert!(convert("--explain=html", &to, "input.mlir").status.success());
    assert!(std::fs::read_to_string(&to).expect("it was written").contains("llvm.add"));
}

#[test]
fn logs_and_explanations_name_what_a_condition_saw() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/filetests/bad/reasons");
    let run = |args: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_legalize")).args(args).current_dir(&folder).output();
        String::from_utf8(output.expect("the program runs").stderr).expect("UTF-8")
    };
    let reason = "'an odd number' does not hold for attribute '4 : i32' (rules.td:7:28)";
    let log = run(&["rewrite", "--patterns", "rules.td", "--debug-only=greedy-rewriter", "convert.mlir"]);
    assert!(log.contains(&format!("** Failure : {reason}")), "{log}");
    let log = run(&[
        "rewrite",
        "--patterns",
        "rules.td",
        "--driver=walk",
        "--debug-only=walk-rewriter",
        "convert.mlir",
    ]);
    assert!(log.contains(reason), "{log}");
    let log = run(&["convert", "--target", "target.ron", "--explain=json", "convert.mlir"]);
    assert!(log.contains("'an odd number' does not hold for attribute '4 : i32'"), "{log}");
}
