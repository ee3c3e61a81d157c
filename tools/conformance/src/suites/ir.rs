//! MLIR text of any dialect, in generic form or with the builtin dialect's syntax.

use std::ffi::OsStr;
use std::path::PathBuf;

use crate::RandomFlags;
use crate::case::compare_runs;
use crate::files::{inputs, name_below};
use crate::report::SuiteReport;
use crate::suites::ir_random::{Differing, SEPARATOR};
use crate::suites::ir_verify;
use crate::tools::{Tools, root};

/// The flags with which our files are printed.
const MODES: [&[&str]; 4] = [
    &[],
    &["--mlir-print-op-generic"],
    &["--mlir-print-debuginfo"],
    &["--mlir-print-op-generic", "--mlir-print-local-scope"],
];

/// Flags of the printer that affect the text of few files: alone and in unusual combinations.
const FLAGS: [&[&str]; 12] = [
    &["--mlir-print-debuginfo", "--mlir-pretty-debuginfo"],
    &["--mlir-pretty-debuginfo"],
    &["--mlir-print-op-generic", "--mlir-print-debuginfo", "--mlir-print-local-scope"],
    &["--mlir-print-debuginfo", "--mlir-pretty-debuginfo", "--mlir-print-local-scope"],
    &["--mlir-elide-elementsattrs-if-larger=2"],
    &["--mlir-elide-resource-strings-if-larger=20", "--mlir-print-op-generic"],
    &["--mlir-print-elementsattrs-with-hex-if-larger=1"],
    &["--mlir-print-value-users"],
    &["--mlir-print-value-users", "--mlir-print-op-generic", "--mlir-print-debuginfo"],
    &["--mlir-print-unique-ssa-ids"],
    &["--mlir-print-skip-regions", "--mlir-print-assume-verified"],
    &["--mlir-use-nameloc-as-prefix", "--mlir-print-unique-ssa-ids"],
];

/// Runs the suite.
pub(crate) fn run(tools: &Tools, report: &mut SuiteReport, random: &RandomFlags) {
    let is_rejected = |path: &PathBuf| path.components().any(|part| part.as_os_str() == "rejected");
    let (rejected, accepted): (Vec<_>, Vec<_>) = inputs("ir", "mlir").into_iter().partition(is_rejected);
    for path in rejected {
        let name = name_below(&root(), &path);
        if !report.wants(&name) {
            continue;
        }
        let args: Vec<&OsStr> = ALWAYS.map(OsStr::new).into_iter().chain([path.as_os_str()]).collect();
        let upstream = tools.upstream("mlir-opt", &args);
        let ours = tools.ours(std::iter::once(&"opt".as_ref()).chain(&args));
        compare_runs(report, &name, &ours, &upstream);
    }
    files(tools, report, random, &accepted);
    ir_verify::run(tools, report);
}

/// Prints all files in one run of each tool per mode.
fn files(tools: &Tools, report: &mut SuiteReport, random: &RandomFlags, paths: &[PathBuf]) {
    let (mut names, mut pieces) = (Vec::new(), Vec::new());
    for path in paths {
        let name = name_below(&root(), path);
        let text = std::fs::read_to_string(path).unwrap_or_default();
        for (piece, number) in text.split(SEPARATOR).zip(1..) {
            let name = format!("{name}, piece {number}");
            if report.wants(&name) {
                names.push(name);
                pieces.push(piece.to_owned());
            }
        }
    }
    let mut differing = Differing::new(tools, random);
    for mode in MODES.iter().chain(&FLAGS).filter(|_| !pieces.is_empty()) {
        let names: Vec<String> = names.iter().map(|name| format!("{name} {}", mode.join(" "))).collect();
        differing.batch(report, &names, &pieces, mode, true);
    }
}

/// Flags of every run.
pub(crate) const ALWAYS: [&str; 2] = ["--allow-unregistered-dialect", "--split-input-file"];
