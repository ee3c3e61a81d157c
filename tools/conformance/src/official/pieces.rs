//! Pieces of a checkout's test files, and the flags of their `RUN` lines. Passes are not tested: a piece is
//! parsed, verified and printed, under the flags that affect this.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use legalize::opt::coverage::Runs;
use legalize::opt::split_input;

use crate::files::{all_below, name_below};

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
        let runs = Runs::of(&text);
        let pieces = match &runs.marker {
            Some(marker) => split_input(&text, marker).0.iter().map(|piece| piece.text.to_owned()).collect(),
            None => vec![text],
        };
        files.push(TestFile { name, runs, pieces });
    }
    files
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
