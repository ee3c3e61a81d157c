//! Operations whose definitions are `.td` files: with the embedded definitions and with upstream's own; and
//! definitions that are refused ([`malformed`]).

mod malformed;

use std::ffi::OsString;
use std::path::Path;

use crate::case::{compare_runs, head};
use crate::files::{inputs, name_below};
use crate::report::SuiteReport;
use crate::suites::drr::definitions;
use crate::tools::{Tools, root};

/// The dialects that the inputs use, and upstream's definitions of each.
const UPSTREAM_ODS: [(&str, &str); 6] = [
    ("arith", "mlir/Dialect/Arith/IR/ArithOps.td"),
    ("func", "mlir/Dialect/Func/IR/FuncOps.td"),
    ("cf", "mlir/Dialect/ControlFlow/IR/ControlFlowOps.td"),
    ("scf", "mlir/Dialect/SCF/IR/SCFOps.td"),
    ("index", "mlir/Dialect/Index/IR/IndexOps.td"),
    ("llvm", "mlir/Dialect/LLVMIR/LLVMOps.td"),
];

/// `--ods` and `-I` flags for upstream's definitions of the dialects whose names occur in a text. Most texts
/// do not name `llvm`, whose definitions take longer than all others.
pub(crate) fn upstream_flags(include: &Path, text: &str) -> Vec<OsString> {
    let mut flags = vec!["-I".into(), include.into()];
    for (_, file) in UPSTREAM_ODS.iter().filter(|(dialect, _)| text.contains(dialect)) {
        flags.extend(["--ods".into(), include.join(file).into_os_string()]);
    }
    flags
}

/// Runs the suite. Files with `expected-error` comments hold what both refuse, one thing after another.
pub(crate) fn run(tools: &Tools, report: &mut SuiteReport) {
    malformed::run(tools, report);
    if report.filter().starts_with("malformed") {
        return;
    }
    for path in inputs("ods", "mlir") {
        // Definitions that an input names are not embedded.
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        let more = definitions(&text, &tools.include());
        let upstream_definitions = upstream_flags(&tools.include(), &text);
        let is_expected = text.contains("expected-error");
        for mode in [&[][..], &["--mlir-print-op-generic"][..]] {
            let mut args: Vec<OsString> = mode.iter().map(Into::into).collect();
            if is_expected {
                args.push("--verify-diagnostics".into());
            }
            args.extend(["--split-input-file".into(), path.clone().into()]);
            let upstream = tools.upstream("mlir-opt", &args);
            let whole = [&upstream_definitions[..], &more].concat();
            for (definitions, flags) in [("embedded", &[][..]), ("upstream's", &whole[..])] {
                if definitions == "embedded" && !more.is_empty() {
                    continue;
                }
                let name = format!("{} {} ({definitions})", name_below(&root(), &path), mode.join(" "));
                let ours = tools.ours(std::iter::once(&"opt".into()).chain(flags).chain(&args));
                if !is_expected {
                    compare_runs(report, &name, &ours, &upstream);
                    continue;
                }
                // Words and lines were compared already; what is printed between them is not.
                report.check(&name, ours.accepted() && upstream.accepted(), || {
                    format!("upstream\n{}\nours\n{}", head(&upstream.stderr), head(&ours.stderr))
                });
            }
        }
    }
}
