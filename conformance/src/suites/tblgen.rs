//! Records of `.td` files: every file of the installed MLIR, a few large ones of LLVM, and our own inputs.

use crate::case::compare_runs;
use crate::files::{all_below, inputs, name_below};
use crate::report::Report;
use crate::tools::{Tools, root};

const FLAGS: [&str; 3] = ["--print-records", "--print-detailed-records", "--dump-json"];

/// Runs the suite.
pub fn run(tools: &Tools, report: &mut Report) {
    let include = tools.include();
    let mut files: Vec<_> = all_below(&include.join("mlir"), "td")
        .into_iter()
        .map(|path| (name_below(&include, &path), path))
        .collect();
    let llvm = ["llvm/IR/Intrinsics.td", "llvm/Target/Target.td", "llvm/Frontend/OpenMP/OMP.td"];
    files.extend(
        llvm.iter().map(|name| (name.to_string(), include.join(name))).filter(|file| file.1.is_file()),
    );
    files.extend(inputs("tblgen", "td").into_iter().map(|path| (name_below(&root(), &path), path)));
    for (name, path) in files {
        for flag in FLAGS {
            let name = format!("{name} {flag}");
            if !report.wants(&name) {
                continue;
            }
            let args = [flag.as_ref(), "-I".as_ref(), include.as_os_str(), path.as_os_str()];
            let mut upstream = tools.upstream("llvm-tblgen", args);
            // Behind the records stand sizes of that process's own memory pools.
            if let Some(end) = upstream.stdout.find("\n-------------------- Memory Allocation Stats") {
                upstream.stdout.truncate(end);
            }
            let ours = tools.ours(["tblgen".as_ref()].into_iter().chain(args));
            compare_runs(report, &name, &ours, &upstream);
            // A file that both reject says no more under another flag.
            if !upstream.accepted() && !ours.accepted() {
                break;
            }
        }
    }
}
