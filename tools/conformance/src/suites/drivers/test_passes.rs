//! mlir-opt's test passes on its test dialect, and ours under the same flags.
//!
//! Inputs are in `tools/conformance/inputs/drivers/test`; their first line `// RUN-FLAGS: …` gives the flags
//! of both. Two cases per input: exit status, module, first error and remarks; then the events that the
//! passes print. With a second line `// ORDER-VARIES` the order of upstream's events varies between runs:
//! theirs and ours are sorted, and one of several runs of theirs must agree. With `// RESULT-VARIES` the cast
//! at which upstream stops varies between runs: then exit status, remarks and the presence of an error are
//! compared. `aborts/` has inputs that abort upstream's process: ours must end properly. Outputs in an input
//! are compared too (`goldens`), and a line `// RULES: …` names rules of the checklist (`rules`).

use std::ffi::OsString;

use super::goldens;
use legalize_filetest::verdicts::{events, summary, verdict};
use legalize_filetest::words;

use crate::files::{inputs, name_below};
use crate::report::SuiteReport;
use crate::tools::{Output, Tools, root};

/// Number of runs of upstream's tool if its events vary.
const RUNS: usize = 24;

/// Compares all inputs.
pub(super) fn run(tools: &Tools, report: &mut SuiteReport) {
    report.each(&inputs("drivers/test", "mlir"), |report, path| {
        let name = name_below(&root(), path);
        if !report.wants(&name) {
            return;
        }
        let text = std::fs::read_to_string(path).unwrap_or_default();
        let Some(flags) = text.lines().next().and_then(|line| line.split_once("RUN-FLAGS:")) else {
            report.check(&name, false, || "the first line has no RUN-FLAGS".to_owned());
            return;
        };
        // Tools run in the workspace's folder: messages contain the input's path relative to it.
        let args: Vec<OsString> =
            words(flags.1).into_iter().chain([name.clone()]).map(OsString::from).collect();
        // With threads the output is interleaved.
        let single = [OsString::from("--mlir-disable-threading")];
        let upstream = tools.upstream("mlir-opt", single.iter().chain(&args));
        // Upstream stops at the first failure, and so do the events.
        let first = [OsString::from("--max-errors=upstream")];
        let ours = tools.test_opt(first.iter().chain(&args));
        goldens::check(report, tools, path, &name, &args, &upstream);
        if upstream.crashed() {
            report
                .check(&name, !ours.crashed(), || format!("ours ends with {:?}: {}", ours.code, ours.stderr));
            return;
        }
        let second = text.lines().nth(1);
        if second == Some("// RESULT-VARIES") {
            report.compare(
                &name,
                &verdict(ours.code, &ours.stderr),
                &verdict(upstream.code, &upstream.stderr),
            );
            return;
        }
        let summary = |output: &Output| summary(output.code, &output.stdout, &output.stderr);
        report.compare(&name, &summary(&ours), &summary(&upstream));
        let sorted = second == Some("// ORDER-VARIES");
        let (ours, mut theirs) = (events(&ours.stdout, sorted), events(&upstream.stdout, sorted));
        for _ in 0..if sorted { RUNS } else { 0 } {
            if ours == theirs {
                break;
            }
            let again = tools.upstream_loaded("mlir-opt", single.iter().chain(&args));
            theirs = events(&again.stdout, sorted);
        }
        report.compare(&format!("{name}: events"), &ours, &theirs);
    });
}
