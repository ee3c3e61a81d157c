//! Pieces of a checkout's test files, and the flags of their `RUN` lines. Passes are not tested: a piece is
//! parsed, verified and printed, under the flags that affect this.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use legalize::opt::{SEPARATOR, split_input};

use legalize_filetest::words;

use crate::files::{all_below, name_below};

/// Flags of `mlir-opt` that do not run a pass, without dashes and values; flags that start with `mlir-` do
/// not either.
const NO_PASS: [&str; 6] = [
    "allow-unregistered-dialect",
    "split-input-file",
    "verify-diagnostics",
    "verify-each",
    "verify-roundtrip",
    "o",
];

/// Flags of a file's `RUN` lines.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Runs {
    /// True if operations of unregistered dialects are allowed.
    pub allow_unregistered: bool,
    /// The marker between the pieces; absent if the file is one piece.
    pub marker: Option<String>,
    /// True if a run that checks `expected-error` comments has no pass.
    pub checks_errors: bool,
    /// True if a run that checks `expected-error` comments has passes, so that errors may be a pass's.
    pub checks_errors_of_passes: bool,
    /// True if all runs of `mlir-opt` are expected to fail.
    pub fails: bool,
}

/// A file of the checkout.
pub(crate) struct TestFile {
    /// The path below the tests' folder.
    pub name: String,
    /// The flags of its `RUN` lines.
    pub runs: Runs,
    /// The pieces of the file.
    pub pieces: Vec<String>,
}

impl TestFile {
    /// The folder that the file is counted in.
    pub(super) fn folder(&self) -> &str {
        self.name.rsplit_once('/').map_or(".", |(folder, _)| folder)
    }
}

/// The folder of tests: `mlir/test` of a whole checkout, or the folder itself.
pub(super) fn tests(checkout: &Path) -> PathBuf {
    let inner = checkout.join("mlir/test");
    if inner.is_dir() { inner } else { checkout.to_owned() }
}

/// Reads all test files whose names contain a text, sorted by name.
pub(crate) fn read(folder: &Path, wanted: &str) -> Vec<TestFile> {
    let mut files = Vec::new();
    for path in all_below(folder, "mlir") {
        let name = name_below(folder, &path);
        let Ok(text) = std::fs::read_to_string(&path) else { continue };
        if !name.contains(wanted) {
            continue;
        }
        let runs = runs_of(&text);
        let pieces = match &runs.marker {
            Some(marker) => split_input(&text, marker).0.iter().map(|piece| piece.text.to_owned()).collect(),
            None => vec![text],
        };
        files.push(TestFile { name, runs, pieces });
    }
    files
}

/// The `RUN` lines of a text; lines that end in a backslash are joined.
fn run_lines(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut open = false;
    for line in text.lines() {
        let Some((_, run)) = line.split_once("RUN:") else {
            open = false;
            continue;
        };
        let run = run.trim();
        let (run, continues) = run.strip_suffix('\\').map_or((run, false), |run| (run, true));
        match lines.last_mut().filter(|_| open) {
            Some(last) => {
                last.push(' ');
                last.push_str(run);
            }
            None => lines.push(run.to_owned()),
        }
        open = continues;
    }
    lines
}

/// Parses the flags of a text's `RUN` lines.
pub(super) fn runs_of(text: &str) -> Runs {
    let mut runs = Runs::default();
    let (mut succeeding, mut failing) = (0, 0);
    for line in run_lines(text) {
        for command in line.split(" | ").flat_map(|part| part.split(" && ")) {
            let words = words(command);
            let Some(at) = words.iter().position(|word| word.ends_with("-opt")) else {
                let marker = words.iter().find_map(|word| marker_of(word));
                runs.marker = runs.marker.or(marker);
                continue;
            };
            if words[..at].iter().any(|word| word == "not") {
                failing += 1;
            } else {
                succeeding += 1;
            }
            let (mut checks_errors, mut has_passes) = (false, false);
            for word in words[at + 1..].iter().take_while(|word| !word.starts_with(['>', '<', '|', '2', ';']))
            {
                let Some(flag) = word.strip_prefix('-').filter(|flag| !flag.is_empty()) else { continue };
                let flag = flag.strip_prefix('-').unwrap_or(flag);
                let name = flag.split_once('=').map_or(flag, |(name, _)| name);
                match name {
                    "allow-unregistered-dialect" => runs.allow_unregistered = true,
                    "verify-diagnostics" => checks_errors = true,
                    _ => runs.marker = runs.marker.or(marker_of(word)),
                }
                has_passes |= !NO_PASS.contains(&name) && !name.starts_with("mlir-");
            }
            runs.checks_errors |= checks_errors && !has_passes;
            runs.checks_errors_of_passes |= checks_errors && has_passes;
        }
    }
    runs.fails = failing > 0 && succeeding == 0;
    runs
}

/// The marker of a flag that splits the input.
fn marker_of(word: &str) -> Option<String> {
    let flag = word.trim_start_matches('-');
    let value = flag.strip_prefix("split-input-file").filter(|_| flag != word)?;
    Some(value.strip_prefix('=').unwrap_or(SEPARATOR).to_owned())
}

/// Returns true if a text outside of comments names something of one of these dialects: `NAME.word`.
pub(super) fn names_any(text: &str, dialects: &BTreeSet<String>) -> bool {
    text.lines().any(|line| {
        let line = line.split_once("//").map_or(line, |(before, _)| before);
        line.match_indices('.').any(|(dot, _)| {
            let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '$' || c == '.' || c == '-';
            let start = line[..dot].rfind(|c| !is_word(c)).map_or(0, |at| at + 1);
            let before = line[..start].chars().next_back();
            let after = line[dot + 1..].chars().next();
            dialects.contains(&line[start..dot])
                && !matches!(before, Some('%' | '@' | '^'))
                && after.is_some_and(|c| c.is_ascii_alphabetic() || c == '_')
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn run_lines_say_how_a_file_is_read() {
        let runs = runs_of(
            "// RUN: mlir-opt -allow-unregistered-dialect %s \\\n// RUN:   -split-input-file -verify-diagnostics\n",
        );
        assert!(
            runs.allow_unregistered && runs.checks_errors && !runs.checks_errors_of_passes && !runs.fails
        );
        assert_eq!(runs.marker.as_deref(), Some("// -----"));
        let runs = runs_of(
            "// RUN: mlir-opt %s -pass-pipeline=\"builtin.module(cse)\" --verify-diagnostics | FileCheck %s\n",
        );
        assert!(!runs.checks_errors && runs.checks_errors_of_passes && runs.marker.is_none());
        let runs = runs_of("// RUN: not mlir-opt --split-input-file='// ---' %s 2>&1 | FileCheck %s\n");
        assert!(runs.fails);
        assert_eq!(runs.marker.as_deref(), Some("// ---"));
        let runs = runs_of("// RUN: mlir-translate -mlir-to-llvmir -split-input-file %s | FileCheck %s\n");
        assert_eq!(runs, Runs { marker: Some("// -----".to_owned()), ..Runs::default() });
    }

    #[test]
    fn names_of_a_dialect_are_found_outside_of_comments() {
        let dialects = BTreeSet::from(["test".to_owned()]);
        for text in ["test.op", "  \"test.op\"() : () -> ()", "%0 = a.b : !test.i", "#test<x> #test.x"] {
            assert!(names_any(text, &dialects), "{text}");
        }
        for text in ["// test.op", "a.test.op", "@test.x", "%test.x", "test . x", "my_test.op", "test.1"] {
            assert!(!names_any(text, &dialects), "{text}");
        }
    }
}
