//! `RUN` lines of test files, as far as they say how a file is read.

use crate::SEPARATOR;

/// Flags that do not run a pass, without dashes and values; flags that start with `mlir-` do not either.
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
#[non_exhaustive]
pub struct Runs {
    /// True if operations of unregistered dialects are allowed.
    pub allow_unregistered: bool,
    /// The marker between the pieces; absent if the file is one piece.
    pub marker: Option<String>,
    /// True if a run that checks `expected-error` comments has no pass.
    pub checks_errors: bool,
    /// True if a run that checks `expected-error` comments has passes, so that errors may be a pass's.
    pub checks_errors_of_passes: bool,
    /// True if all runs of a tool named `…-opt` are expected to fail.
    pub fails: bool,
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

impl Runs {
    /// Reads the flags of a text's `RUN` lines.
    pub fn of(text: &str) -> Runs {
        let mut runs = Runs::default();
        let (mut succeeding, mut failing) = (0, 0);
        for line in run_lines(text) {
            for command in line.split(" | ").flat_map(|part| part.split(" && ")) {
                // As a shell splits it; a quote that is not closed holds a separator of commands.
                let words = shlex::split(command)
                    .unwrap_or_else(|| command.split_whitespace().map(str::to_owned).collect());
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
                runs.add_flags(&words[at + 1..]);
            }
        }
        runs.fails = failing > 0 && succeeding == 0;
        runs
    }

    /// Adds the flags of one run.
    fn add_flags(&mut self, words: &[String]) {
        let (mut checks_errors, mut has_passes) = (false, false);
        for word in words.iter().take_while(|word| !word.starts_with(['>', '<', '|', '2', ';'])) {
            let Some(flag) = word.strip_prefix('-').filter(|flag| !flag.is_empty()) else { continue };
            let flag = flag.strip_prefix('-').unwrap_or(flag);
            let name = flag.split_once('=').map_or(flag, |(name, _)| name);
            match name {
                "allow-unregistered-dialect" => self.allow_unregistered = true,
                "verify-diagnostics" => checks_errors = true,
                _ => self.marker = self.marker.take().or(marker_of(word)),
            }
            has_passes |= !NO_PASS.contains(&name) && !name.starts_with("mlir-");
        }
        self.checks_errors |= checks_errors && !has_passes;
        self.checks_errors_of_passes |= checks_errors && has_passes;
    }
}

/// The marker of a flag that splits the input.
fn marker_of(word: &str) -> Option<String> {
    let flag = word.trim_start_matches('-');
    let value = flag.strip_prefix("split-input-file").filter(|_| flag != word)?;
    Some(value.strip_prefix('=').unwrap_or(SEPARATOR).to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn run_lines_say_how_a_file_is_read() {
        let runs = Runs::of(
            "// RUN: mlir-opt -allow-unregistered-dialect %s \\\n// RUN:   -split-input-file -verify-diagnostics\n",
        );
        assert!(
            runs.allow_unregistered && runs.checks_errors && !runs.checks_errors_of_passes && !runs.fails
        );
        assert_eq!(runs.marker.as_deref(), Some("// -----"));
        let runs = Runs::of(
            "// RUN: mlir-opt %s -pass-pipeline=\"builtin.module(cse)\" --verify-diagnostics | FileCheck %s\n",
        );
        assert!(!runs.checks_errors && runs.checks_errors_of_passes && runs.marker.is_none());
        let runs = Runs::of("// RUN: not mlir-opt --split-input-file='// ---' %s 2>&1 | FileCheck %s\n");
        assert!(runs.fails);
        assert_eq!(runs.marker.as_deref(), Some("// ---"));
        let runs = Runs::of("// RUN: mlir-translate -mlir-to-llvmir -split-input-file %s | FileCheck %s\n");
        assert_eq!(runs, Runs { marker: Some("// -----".to_owned()), ..Runs::default() });
    }
}
