//! Conversions as passes: small inputs under the flags of their first line, and whole programs that are
//! lowered and run.

use std::ffi::OsString;

use super::execute;
use legalize_filetest::words;

use crate::case::compare_runs;
use crate::files::{inputs, name_below};
use crate::report::SuiteReport;
use crate::tools::{Tools, root};

/// Upstream's pipeline from structured control flow to the llvm dialect.
const PIPELINE: [&str; 6] = [
    "--convert-scf-to-cf",
    "--convert-arith-to-llvm",
    "--convert-index-to-llvm",
    "--convert-func-to-llvm",
    "--convert-cf-to-llvm",
    "--reconcile-unrealized-casts",
];

/// The flags in a file's line `// RUN-FLAGS: …`.
fn flags(text: &str) -> Vec<OsString> {
    let line = text.lines().find_map(|line| line.split_once("RUN-FLAGS:"));
    line.map_or_else(Vec::new, |(_, flags)| words(flags).into_iter().map(OsString::from).collect())
}

/// Small inputs, one pass or two each.
pub(super) fn passes(tools: &Tools, report: &mut SuiteReport) {
    report.each(&inputs("drivers/lower", "mlir"), |report, path| {
        let name = name_below(&root(), path);
        let mut args = flags(&std::fs::read_to_string(path).unwrap_or_default());
        args.push(path.clone().into());
        let upstream = tools.upstream("mlir-opt", &args);
        let mut ours = tools.ours([OsString::from("opt")].into_iter().chain(args));
        // Invalid options of a pass are errors of our command line, which have a different exit status.
        if ours.code == Some(2) {
            ours.code = Some(1);
        }
        compare_runs(report, &name, &ours, &upstream);
    });
}

/// Whole programs: the same module, and the same number returned.
pub(super) fn programs(tools: &Tools, report: &mut SuiteReport) {
    report.each(&inputs("drivers/programs", "mlir"), |report, path| {
        let name = name_below(&root(), path);
        if !report.wants(&name) {
            return;
        }
        let args = || PIPELINE.iter().map(OsString::from).chain([path.clone().into()]);
        let upstream = tools.upstream("mlir-opt", args());
        let ours = tools.ours([OsString::from("opt")].into_iter().chain(args()));
        compare_runs(report, &name, &ours, &upstream);
        let (expected, returned) = (execute(tools, &upstream.stdout), execute(tools, &ours.stdout));
        report.check(&format!("{name}: run"), returned.is_some() && returned == expected, || {
            format!("ours returns {returned:?}, upstream's lowering returns {expected:?}")
        });
    });
}
