//! Messages of the verifier: files with `expected-error` comments, written for both tools and passed by both.
//! A first line `// ODS: FILE …` names definitions that an input needs.

use std::ffi::{OsStr, OsString};

use super::ir::ALWAYS;
use super::ods::upstream_flags;
use crate::files::{inputs, name_below};
use crate::report::SuiteReport;
use crate::suites::drr::definitions;
use crate::tools::{Tools, root};

/// Runs the files of `inputs/ir-verify`.
pub(super) fn run(tools: &Tools, report: &mut SuiteReport) {
    for path in inputs("ir-verify", "mlir") {
        let name = format!("{} --verify-diagnostics", name_below(&root(), &path));
        if !report.wants(&name) {
            continue;
        }
        let flags = ALWAYS.into_iter().chain(["--verify-diagnostics"]);
        let args: Vec<&OsStr> = flags.map(OsStr::new).chain([path.as_os_str()]).collect();
        // Definitions that an input names are not embedded.
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        let more = definitions(&text, &tools.include());
        let definitions: Vec<OsString> = if more.is_empty() {
            Vec::new()
        } else {
            upstream_flags(&tools.include(), &text).into_iter().chain(more).collect()
        };
        let ours = definitions.iter().map(OsString::as_os_str).chain(args.iter().copied());
        for (who, output) in [
            ("upstream", tools.upstream("mlir-opt", &args)),
            ("ours", tools.ours(std::iter::once("opt".as_ref()).chain(ours))),
        ] {
            report.check(&format!("{name} ({who})"), output.accepted(), || {
                let lines = output.stderr.lines().take(12);
                lines.map(|line| format!("\n    {line}")).collect::<String>()
            });
        }
    }
}
