//! Upstream's verdicts and texts on our own inputs, as recorded by `legalize-conformance recorded`: every dialect's
//! forms, verifiers, folders, patterns and lowerings are judged where upstream's tools are not installed.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use legalize::upstream_dialects::definitions;
use legalize_filetest::{Outcome, RecordedCase, Tool, recorded_cases};

/// Dialects whose definitions are embedded; `builtin` has no prefix of its own.
const EMBEDDED: [&str; 8] = ["arith", "cf", "dlti", "func", "index", "llvm", "scf", "ub"];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tools/conformance")
}

fn cases() -> Vec<RecordedCase> {
    let table = fs::read_to_string(folder().join("recorded.txt")).expect("the table is there");
    recorded_cases(&table, &folder().join("inputs"), &folder().join("recorded")).expect("a valid table")
}

/// Differences that are known, with their reasons, by name of the input.
fn known() -> BTreeSet<String> {
    let text = fs::read_to_string(folder().join("known-differences.txt")).expect("the list is there");
    let lines = text.lines().filter_map(|line| line.strip_prefix("outputs: ")?.split_once(" => "));
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
    let (cases, known, tool) = (cases(), known(), Tool::new(env!("CARGO_BIN_EXE_legalize")));
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

/// Prints the files that judge each dialect with hooks.
#[test]
fn every_dialect_with_hooks_has_recorded_inputs() {
    let mut read: BTreeMap<&str, BTreeSet<PathBuf>> = EMBEDDED
        .into_iter()
        .chain(definitions().map(|(dialect, _)| dialect))
        .map(|name| (name, BTreeSet::new()))
        .collect();
    for case in cases() {
        let text = fs::read_to_string(&case.input).unwrap_or_default();
        for dialect in dialects(&text) {
            read.entry(dialect).or_default().insert(case.input.clone());
        }
    }
    for (dialect, files) in &read {
        println!("{dialect:16} {:4} files", files.len());
    }
    let empty: Vec<_> =
        read.iter().filter(|(_, files)| files.is_empty()).map(|(dialect, _)| dialect).collect();
    assert!(empty.is_empty(), "no input for {empty:?}");
}
