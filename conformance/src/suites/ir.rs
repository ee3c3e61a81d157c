//! MLIR text of any dialect, in generic form or with the builtin dialect's syntax.

use std::ffi::OsStr;

use crate::case::compare_runs;
use crate::files::{inputs, name_below};
use crate::report::Report;
use crate::suites::ir_verify;
use crate::tools::{Tools, root};

/// What our files are printed as.
const MODES: [&[&str]; 4] = [
    &[],
    &["--mlir-print-op-generic"],
    &["--mlir-print-debuginfo"],
    &["--mlir-print-op-generic", "--mlir-print-local-scope"],
];

/// Flags of the printer that change the text of few files: alone and in odd company.
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
pub fn run(tools: &Tools, report: &mut Report) {
    for path in inputs("ir", "mlir") {
        let rejected = path.components().any(|part| part.as_os_str() == "rejected");
        let flags = if rejected { &[][..] } else { &FLAGS[..] };
        for mode in MODES.iter().chain(flags) {
            let name = format!("{} {}", name_below(&root(), &path), mode.join(" "));
            if !report.wants(&name) {
                continue;
            }
            let args: Vec<&OsStr> = mode.iter().map(OsStr::new).chain(ALWAYS.map(OsStr::new)).collect();
            let args: Vec<&OsStr> = args.into_iter().chain([path.as_os_str()]).collect();
            let upstream = tools.upstream("mlir-opt", &args);
            let ours = tools.ours(std::iter::once(&"opt".as_ref()).chain(&args));
            compare_runs(report, &name, &ours, &upstream);
            if rejected {
                break;
            }
        }
    }
    ir_verify::run(tools, report);
}

/// What every run is told.
pub const ALWAYS: [&str; 2] = ["--allow-unregistered-dialect", "--split-input-file"];
