//! Records of `.td` files: every file of the installed MLIR and LLVM, and our own inputs. Random programs are
//! in [`crate::tblgen`].

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::case::compare_runs;
use crate::files::{all_below, inputs, name_below};
use crate::report::SuiteReport;
use crate::tools::{Output, Tools, root};

const FLAGS: [&str; 3] = ["--print-records", "--print-detailed-records", "--dump-json"];

/// The flags with which a file is compared; those about sets have one more.
fn flags(path: &Path) -> impl Iterator<Item = &'static str> {
    let of_sets = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("9_sets"));
    FLAGS.into_iter().chain(of_sets.then_some("--print-sets"))
}

/// Runs of one file: the flag, ours, upstream's.
type Runs = Vec<(&'static str, Output, Output)>;

/// Runs the suite, two files at a time.
pub(crate) fn run(tools: &Tools, report: &mut SuiteReport) {
    let include = tools.include();
    let mut files: Vec<(String, PathBuf)> = ["mlir", "llvm"]
        .iter()
        .flat_map(|tree| all_below(&include.join(tree), "td"))
        .map(|path| (name_below(&include, &path), path))
        .collect();
    files.extend(inputs("tblgen", "td").into_iter().map(|path| (name_below(&root(), &path), path)));
    files.retain(|(name, path)| flags(path).any(|flag| report.wants(&format!("{name} {flag}"))));
    let next = AtomicUsize::new(0);
    let (sender, receiver) = std::sync::mpsc::sync_channel::<(usize, Runs)>(4);
    let mut waiting: std::collections::BTreeMap<usize, Runs> = std::collections::BTreeMap::new();
    let mut shown = 0;
    std::thread::scope(|scope| {
        for _ in 0..2 {
            let (sender, next, files, include) = (sender.clone(), &next, &files, &include);
            scope.spawn(move || {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some((_, path)) = files.get(index) else { return };
                    if sender.send((index, runs(tools, include, path))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        // Printed in the order of the files.
        for (index, runs) in &receiver {
            waiting.insert(index, runs);
            while let Some(runs) = waiting.remove(&shown) {
                for (flag, ours, upstream) in runs {
                    compare_runs(report, &format!("{} {flag}", files[shown].0), &ours, &upstream);
                }
                shown += 1;
            }
        }
    });
    report.check("every file is compared", shown == files.len(), || format!("{shown} of {}", files.len()));
}

fn runs(tools: &Tools, include: &Path, path: &Path) -> Runs {
    let mut runs = Vec::new();
    for flag in flags(path) {
        let args = [flag.as_ref(), "-I".as_ref(), include.as_os_str(), path.as_os_str()];
        let mut upstream = tools.upstream("llvm-tblgen", args);
        // The records are followed by sizes of that process's own memory pools.
        if let Some(end) = upstream.stdout.find("\n-------------------- Memory Allocation Stats") {
            upstream.stdout.truncate(end);
        }
        let ours = tools.ours(["tblgen".as_ref()].into_iter().chain(args));
        // A file that both reject gives the same result for other flags.
        let rejected = !upstream.accepted() && !ours.accepted();
        runs.push((flag, ours, upstream));
        if rejected {
            break;
        }
    }
    runs
}
