//! The verifier's words: files with `expected-error` comments, written for both tools and passed by both.

use std::ffi::OsStr;

use super::drr::definitions;
use super::ir::ALWAYS;
use crate::files::{inputs, name_below};
use crate::report::Report;
use crate::tools::{Tools, root};

/// Runs the files of `inputs/ir-verify`.
pub fn run(tools: &Tools, report: &mut Report) {
    for path in inputs("ir-verify", "mlir") {
        let name = format!("{} --verify-diagnostics", name_below(&root(), &path));
        if !report.wants(&name) {
            continue;
        }
        let flags = ALWAYS.into_iter().chain(["--verify-diagnostics"]);
        let args: Vec<&OsStr> = flags.map(OsStr::new).chain([path.as_os_str()]).collect();
        // Definitions that an input names are not embedded.
        let include = tools.include();
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        let more = definitions(&text, &include);
        let own = ["opt".as_ref(), "-I".as_ref(), include.as_os_str()];
        let own = own.into_iter().chain(more.iter().map(AsRef::as_ref)).chain(args.iter().copied());
        for (who, output) in [("upstream", tools.upstream("mlir-opt", &args)), ("ours", tools.ours(own))] {
            report.check(&format!("{name} ({who})"), output.accepted(), || {
                let lines = output.stderr.lines().take(12);
                lines.map(|line| format!("\n    {line}")).collect::<String>()
            });
        }
    }
}
