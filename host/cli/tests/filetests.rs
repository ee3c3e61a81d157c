//! Filetests of the command line, in the format of `legalize-filetest`; and the diagnostic codes of the
//! filetests, the sources and the documentation. Every error has a help. `filetests/codes` holds the smallest
//! input for each code that the other filetests do not expect. `BLESS=1 cargo test -p legalize-cli` writes
//! outputs.

mod workspace;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use legalize_filetest::{Suite, Tool, expected};

use workspace::{packages, root, sources};

/// The pages of the book with an example of each code.
const EXAMPLES: &str = "docs/book/src/reference/diagnostic-examples";

#[test]
fn every_filetest_passes() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/filetests");
    Suite::below(folder).run(&Tool::new(env!("CARGO_BIN_EXE_legalize")).with_help_on_every_error());
}

/// Every code that the sources mention is documented; every documented one has an example in the book, and a
/// filetest that expects it or a Rust test that names it.
#[test]
fn codes_are_documented() {
    let documented = documented_codes();
    let mentioned = mentioned_codes();
    let (headings, shown) = example_codes();
    let tested = tested_codes();
    let faults = [
        ("docs/diagnostics.md does not list", &mentioned - &documented),
        ("docs/diagnostics.md lists and no source mentions", &documented - &mentioned),
        (
            "the pages of examples have a heading for, but docs/diagnostics.md does not list",
            &headings - &documented,
        ),
        ("no page of examples has a block for", &documented - &shown),
        ("no filetest expects and no Rust test names", &documented - &tested),
    ];
    let faults: Vec<String> = (faults.iter())
        .filter(|(_, codes)| !codes.is_empty())
        .map(|(what, codes)| {
            let codes: Vec<&str> = codes.iter().map(String::as_str).collect();
            format!("codes that {what}: {}", codes.join(", "))
        })
        .collect();
    assert!(faults.is_empty(), "{}\nexamples are in {EXAMPLES}", faults.join("\n"));
}

/// The codes of docs/diagnostics.md.
fn documented_codes() -> BTreeSet<String> {
    let document = read(&root().join("docs/diagnostics.md"));
    let rows = document.lines().filter_map(|line| line.strip_prefix("| `"));
    rows.filter_map(|line| line.split('`').next()).map(str::to_owned).collect()
}

/// The codes that are string literals of published sources.
fn mentioned_codes() -> BTreeSet<String> {
    let mut files = Vec::new();
    sources().iter().for_each(|folder| files_below(folder, &mut files));
    files.retain(|path| is_rust(path));
    files.iter().flat_map(|path| codes(&read(path))).collect()
}

/// The codes that have a heading in the pages of examples, and those that a block below their heading shows:
/// in the output of a command, or in a program that meets the code.
fn example_codes() -> (BTreeSet<String>, BTreeSet<String>) {
    let mut files = Vec::new();
    files_below(&root().join(EXAMPLES), &mut files);
    let (mut headings, mut shown) = (BTreeSet::new(), BTreeSet::new());
    for path in files {
        let (mut heading, mut fenced) = (None, false);
        for line in read(&path).lines() {
            if line.starts_with("```") {
                fenced = !fenced;
            } else if !fenced && line.starts_with('#') {
                let code = line.strip_prefix("### `").and_then(|rest| rest.strip_suffix('`'));
                heading = code.map(str::to_owned);
                headings.extend(heading.clone());
            } else if let Some(code) = heading.as_ref().filter(|_| fenced) {
                let is_part = |letter: char| letter.is_ascii_alphanumeric() || "_:".contains(letter);
                if line.split(|letter| !is_part(letter)).any(|word| word == code) {
                    shown.insert(code.clone());
                }
            }
        }
    }
    (headings, shown)
}

/// The codes that the filetests of all packages expect, and those in files of Rust tests.
fn tested_codes() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (package, _) in packages() {
        let mut files = Vec::new();
        files_below(&package.join("tests"), &mut files);
        files_below(&package.join("src"), &mut files);
        for path in files {
            let below = path.strip_prefix(&package).expect("a file of the package");
            let is_below = |name: &str| below.iter().any(|part| part == name);
            if is_below("filetests") {
                let text = fs::read_to_string(&path).unwrap_or_default();
                let test = expected(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
                found
                    .extend(test.into_iter().flat_map(|test| test.reports.reports).map(|report| report.code));
            } else if is_rust(&path) && (is_below("tests") || below.ends_with("tests.rs")) {
                // In a rendered report a code is in brackets, or before a colon.
                let text = read(&path).replace(['[', ']'], "\"").replace(": ", "\"");
                found.extend(codes(&text));
            }
        }
    }
    found
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn is_rust(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "rs")
}

fn files_below(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            files_below(&path, found);
        } else {
            found.push(path);
        }
    }
}

/// String literals that are a code: `"area::reason"`.
fn codes(text: &str) -> Vec<String> {
    let areas = [
        "source", "parse", "verify", "ir", "snippet", "tblgen", "ods", "model", "pdl", "drr", "pdll",
        "convert", "pattern", "opt", "spec", "dialects", "greedy", "typed", "build", "limit", "project",
        "session", "init", "coverage",
    ];
    text.split('"')
        .filter(|word| {
            word.split_once("::").is_some_and(|(area, reason)| {
                areas.contains(&area)
                    && !reason.is_empty()
                    && reason
                        .bytes()
                        .all(|byte| byte.is_ascii_lowercase() || byte == b'_' || byte.is_ascii_digit())
            })
        })
        .map(str::to_owned)
        .collect()
}
