//! The drivers: canonicalization of our inputs, conversions as passes, whole programs, the test passes, the
//! action log, the README's example from end to end, and the rules of the checklist that all of these cover.

mod actions;
mod goldens;
mod lowering;
mod rules;
mod test_passes;

use std::ffi::OsString;

use crate::case::compare_runs;
use crate::files::{inputs, name_below};
use crate::report::SuiteReport;
use crate::suites::ods::upstream_flags;
use crate::tools::{Tools, root};

/// Upstream's own lowering of the dialects in the example.
const LOWERING: [&str; 4] = [
    "--convert-arith-to-llvm",
    "--convert-func-to-llvm",
    "--convert-cf-to-llvm",
    "--reconcile-unrealized-casts",
];

/// Runs the suite.
pub(crate) fn run(tools: &Tools, report: &mut SuiteReport) {
    canonicalization(tools, report);
    lowering::passes(tools, report);
    lowering::programs(tools, report);
    test_passes::run(tools, report);
    actions::run(tools, report);
    example(tools, report);
    rules::run(report);
}

fn canonicalization(tools: &Tools, report: &mut SuiteReport) {
    report.each(&inputs("canonicalize", "mlir"), |report, path| {
        let name = name_below(&root(), path);
        let args = ["--canonicalize".as_ref(), "--split-input-file".as_ref(), path.as_os_str()];
        let upstream = tools.upstream("mlir-opt", args);
        let ours = tools.ours(["opt".as_ref()].into_iter().chain(args));
        compare_runs(report, &name, &ours, &upstream);
    });
}

/// Lowers the example's input, checks the result with upstream's verifier, and runs both results.
fn example(tools: &Tools, report: &mut SuiteReport) {
    let folder = root().join("examples/lower-to-llvm");
    let input = folder.join("input.mlir");
    let upstream =
        tools.upstream("mlir-opt", LOWERING.iter().map(OsString::from).chain([input.clone().into()]));
    let expected = execute(tools, &upstream.stdout);
    let target: [OsString; 3] = ["convert".into(), "--target".into(), folder.join("target.ron").into()];
    // The input and what it is lowered to.
    let named = std::fs::read_to_string(&input).unwrap_or_default() + &upstream.stdout;
    let from_upstream = upstream_flags(&tools.include(), &named);
    for (definitions, flags) in [("embedded", &[][..]), ("upstream's", &from_upstream[..])] {
        let args = target.iter().chain(flags).cloned().chain([input.clone().into()]);
        let ours = tools.ours(args);
        let name = format!("example ({definitions} definitions)");
        report.check(&format!("{name}: accepted by mlir-opt"), ours.accepted(), || ours.stderr.clone());
        let read_back = tools.upstream_on("mlir-opt", ["-"], &ours.stdout);
        report.compare(&format!("{name}: printed as mlir-opt prints it"), &ours.stdout, &read_back.stdout);
        let returned = execute(tools, &ours.stdout);
        report.check(
            &format!("{name}: returns the same number"),
            returned.is_some() && returned == expected,
            || format!("ours returns {returned:?}, upstream's lowering returns {expected:?}"),
        );
        report.compare(
            &format!("{name}: the same module as upstream's lowering"),
            &ours.stdout,
            &upstream.stdout,
        );
    }
}

/// Translates a module of the llvm dialect and runs its `main`.
fn execute(tools: &Tools, module: &str) -> Option<i32> {
    let translated = tools.upstream_on("mlir-translate", ["--mlir-to-llvmir", "-"], module);
    if !translated.accepted() {
        eprintln!("{}", translated.stderr);
        return None;
    }
    tools.upstream_on("lli", ["-"], &translated.stdout).code
}
