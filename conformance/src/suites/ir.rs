//! MLIR text of any dialect, in generic form or with the builtin dialect's syntax.

use crate::case::compare_runs;
use crate::files::{inputs, name_below};
use crate::generate;
use crate::report::Report;
use crate::tools::{Tools, root};

const MODES: [&[&str]; 4] = [
    &[],
    &["--mlir-print-op-generic"],
    &["--mlir-print-debuginfo"],
    &["--mlir-print-op-generic", "--mlir-print-local-scope"],
];

/// Runs the suite.
pub fn run(tools: &Tools, report: &mut Report) {
    for path in inputs("ir", "mlir") {
        for mode in MODES {
            let name = format!("{} {}", name_below(&root(), &path), mode.join(" "));
            let args =
                ["--allow-unregistered-dialect".as_ref(), "--split-input-file".as_ref(), path.as_os_str()];
            let args: Vec<_> = mode.iter().map(|flag| flag.as_ref()).chain(args).collect();
            let upstream = tools.upstream("mlir-opt", &args);
            let ours = tools.ours(std::iter::once(&"opt".as_ref()).chain(&args));
            compare_runs(report, &name, &ours, &upstream);
        }
    }
    for (seed, text) in generate::modules(24) {
        let name = format!("generated module {seed}");
        let args = ["--allow-unregistered-dialect", "--mlir-print-op-generic", "-"];
        let upstream = tools.upstream_on("mlir-opt", args, &text);
        let ours = tools.ours_on(["opt"].into_iter().chain(args), &text);
        compare_runs(report, &name, &ours, &upstream);
    }
}
