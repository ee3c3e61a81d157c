//! Upstream's verdicts and texts on our own inputs, as recorded by `legalize-conformance recorded`: every
//! dialect's forms, verifiers, folders, patterns and lowerings are judged where upstream's tools are not
//! installed.

mod inputs;
mod kinds;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use legalize::upstream_dialects::definitions;
use legalize_filetest::verdicts::{Program, VerdictGroup, verdict_groups};
use legalize_filetest::{Outcome, RecordedCase, Tool, recorded_cases};

/// Dialects whose definitions are embedded.
const EMBEDDED: [&str; 9] = ["arith", "builtin", "cf", "dlti", "func", "index", "llvm", "scf", "ub"];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tools/conformance")
}

fn cases() -> Vec<RecordedCase> {
    let table = fs::read_to_string(folder().join("recorded.txt")).expect("the table is there");
    recorded_cases(&table, &folder().join("inputs"), &folder().join("recorded")).expect("a valid table")
}

fn groups() -> Vec<VerdictGroup> {
    let table = fs::read_to_string(folder().join("verdicts.txt")).expect("the table is there");
    verdict_groups(&table, &folder().join("inputs")).expect("a valid table")
}

/// Differences that are known, with their reasons, by name of the input: of `outputs` or `verdicts`.
fn known(of: &str) -> BTreeSet<String> {
    let text = fs::read_to_string(folder().join("known-differences.txt")).expect("the list is there");
    let lines = text.lines().filter_map(|line| line.strip_prefix(of)?.strip_prefix(": ")?.split_once(" => "));
    lines.map(|(name, _)| name.to_owned()).collect()
}

/// The dialects whose operations, types or attributes a text names.
fn dialects(text: &str) -> BTreeSet<&'static str> {
    let all = EMBEDDED.into_iter().chain(definitions().map(|(dialect, _)| dialect));
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let names = |dialect: &str| {
        text.match_indices(dialect).any(|(at, _)| {
            let before = text[..at].chars().next_back();
            let after = &text[at + dialect.len()..];
            let is_symbol = matches!(before, Some('!' | '#'));
            !before.is_some_and(|c| is_name(c) || matches!(c, '.' | '%' | '@' | '-' | '/'))
                && (after.starts_with('.') && after[1..].starts_with(is_name)
                    || is_symbol && after.starts_with('<'))
        })
    };
    all.filter(|dialect| names(dialect)).collect()
}

/// The flags with which our tool reads an input.
fn flags(case: &RecordedCase, text: &str) -> Vec<String> {
    let mut flags = vec!["opt".to_owned()];
    let named = dialects(text);
    for (_, files) in definitions().filter(|(dialect, _)| named.contains(dialect)) {
        flags.extend(files.iter().flat_map(|file| ["--ods".to_owned(), (*file).to_owned()]));
    }
    flags.extend(case.flags.iter().cloned());
    flags.push(case.input.display().to_string());
    flags
}

#[test]
fn outputs_are_as_recorded() {
    let (cases, known, tool) = (cases(), known("outputs"), Tool::new(env!("CARGO_BIN_EXE_legalize")));
    let next = AtomicUsize::new(0);
    let run = || {
        let mut differing = Vec::new();
        while let Some(case) = cases.get(next.fetch_add(1, Ordering::Relaxed)) {
            let text = fs::read_to_string(&case.input).unwrap_or_default();
            let output = tool.run(flags(case, &text), &folder(), "").expect("it runs");
            let compared = case.compare(&Outcome::of(&output));
            match (compared, known.contains(&case.name)) {
                (Ok(()), false) | (Err(_), true) => {}
                (Ok(()), true) => {
                    differing.push(format!("{}: listed as a known difference, but equal", case.name));
                }
                (Err(error), false) => {
                    let messages = String::from_utf8_lossy(&output.stderr);
                    let first: Vec<&str> = messages.lines().take(12).collect();
                    differing.push(format!("{}: {error}\n{}", case.name, first.join("\n")));
                }
            }
        }
        differing
    };
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let mut differing: Vec<String> = std::thread::scope(|scope| {
        let running: Vec<_> = (0..threads).map(|_| scope.spawn(run)).collect();
        running.into_iter().flat_map(|thread| thread.join().expect("no panic")).collect()
    });
    differing.sort();
    let all = cases.len();
    println!(
        "{} of {all} as recorded, {} known differences",
        all - differing.len() - known.len(),
        known.len()
    );
    assert!(differing.is_empty(), "{} of {all} differ:\n{}", differing.len(), differing.join("\n"));
}

/// The programs of this package; `test-opt` has a test of its own.
#[test]
fn verdicts_are_as_recorded() {
    let (known, tool) = (known("verdicts"), Tool::new(env!("CARGO_BIN_EXE_legalize")));
    let workspace = fs::canonicalize(folder().join("../..")).expect("the workspace");
    let mut differing = Vec::new();
    for group in groups() {
        let command: &[&str] = match group.program {
            Program::Tblgen => &["tblgen"],
            Program::Pdll => &["pdll"],
            Program::Drr => &["drr", "--upstream-limits"],
            Program::Ods => &["ods"],
            _ => continue,
        };
        let record = folder().join("recorded/verdicts").join(format!("{}.txt", group.kind));
        let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("verdicts");
        let found = group.differences([&record, &workspace, &scratch], &known, |case, input| {
            let args = command.iter().copied().map(str::to_owned).chain(case.flags.iter().cloned());
            tool.run(args.chain([input.display().to_string()]), &workspace, "")
        });
        println!("{}: {} inputs, {} differ", group.kind, group.cases.len(), found.len());
        differing.extend(found);
    }
    assert!(differing.is_empty(), "{} differ:\n{}", differing.len(), differing.join("\n"));
}
