//! Random modules, in batches: both tools parse and print them, then each parses the other's output.

use std::path::Path;

use super::ir::ALWAYS;
use crate::RandomFlags;
use crate::case::first_error_line;
use crate::generate::{self, Hits};
use crate::report::SuiteReport;
use crate::tools::{Output, Tools, root};

/// Number of modules in one file.
const BATCH: u64 = 100;
/// Maximum number of differing modules that are reduced.
const SHRUNK: usize = 8;
/// Maximum number of runs to reduce one module.
const SHRINK_RUNS: usize = 160;

/// Text between modules.
pub(crate) const SEPARATOR: &str = "// -----\n";

const MODES: [&[&str]; 4] = [
    &["--mlir-print-op-generic"],
    &["--mlir-print-op-generic", "--mlir-print-debuginfo"],
    &["--mlir-print-op-generic", "--mlir-print-debuginfo", "--mlir-print-local-scope"],
    &["--mlir-print-debuginfo", "--mlir-print-value-users"],
];

/// Runs the random modules.
pub(crate) fn run(tools: &Tools, report: &mut SuiteReport, flags: &RandomFlags) {
    if !report.wants("random") {
        return;
    }
    let mut hits = Hits::default();
    let mut differing = Differing::new(tools, flags);
    let end = flags.seed + flags.modules;
    let mut first = flags.seed;
    while first < end {
        let seeds: Vec<u64> = (first..end.min(first + BATCH)).collect();
        let modules: Vec<String> = seeds.iter().map(|&seed| generate::module(seed, &mut hits)).collect();
        for mode in MODES {
            let names: Vec<String> =
                seeds.iter().map(|seed| format!("random module {seed} {}", mode.join(" "))).collect();
            let printed = differing.batch(report, &names, &modules, mode, false);
            let names: Vec<String> = names.iter().map(|name| format!("{name}, read back")).collect();
            differing.batch(report, &names, &printed, mode, true);
        }
        first += BATCH;
    }
    report.note(hits.table());
    report.note(format!("  texts that upstream prints and does not read again: {}", differing.refused));
    for kind in hits.missing() {
        report.check(&format!("random modules: {kind}"), false, || "was never made".to_owned());
    }
}

/// Runs both tools on a text.
fn both(tools: &Tools, text: &str, mode: &[&str]) -> (Output, Output) {
    let args = || mode.iter().copied().chain(ALWAYS).chain(["-"]);
    // Concurrently, each on a separate processor.
    std::thread::scope(|scope| {
        let upstream = scope.spawn(|| tools.upstream_on("mlir-opt", args(), text));
        let ours = tools.ours_on(std::iter::once("opt").chain(args()), text);
        let upstream = upstream.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        (ours, upstream)
    })
}

/// True if both tools accept a text as a module, and print it alike.
fn agree(ours: &Output, upstream: &Output) -> bool {
    ours.accepted() && upstream.accepted() && ours.stdout == upstream.stdout
}

/// True if both tools refuse a text at the same line: upstream cannot parse some of its own output, such as
/// an alias of a location in an attribute before its definition.
fn both_refuse(ours: &Output, upstream: &Output) -> bool {
    let lines = (first_error_line(&ours.stderr), first_error_line(&upstream.stderr));
    ours.code == Some(1) && upstream.code == Some(1) && lines.0.is_some() && lines.0 == lines.1
}

/// Handling of differing modules.
pub(crate) struct Differing<'a> {
    tools: &'a Tools,
    folder: std::path::PathBuf,
    left: usize,
    /// Number of texts printed by upstream that both tools refuse.
    refused: usize,
}

impl<'a> Differing<'a> {
    /// Creates the state before any difference.
    pub(crate) fn new(tools: &'a Tools, flags: &RandomFlags) -> Self {
        Differing { tools, folder: root().join(&flags.differing), left: SHRUNK, refused: 0 }
    }

    /// Compares modules in one run of each tool; returns upstream's output for each. If `may_refuse` is set,
    /// both may refuse a module at the same line.
    pub(crate) fn batch(
        &mut self,
        report: &mut SuiteReport,
        names: &[String],
        modules: &[String],
        mode: &[&str],
        may_refuse: bool,
    ) -> Vec<String> {
        let (ours, upstream) = both(self.tools, &modules.join(SEPARATOR), mode);
        let printed: Vec<String> = upstream.stdout.split(SEPARATOR).map(str::to_owned).collect();
        if agree(&ours, &upstream) && printed.len() == modules.len() {
            for name in names {
                report.check(name, true, String::new);
            }
            return printed;
        }
        // One by one if the numbers of pieces in the outputs differ, or a piece is missing.
        let pieces: Vec<&str> = ours.stdout.split(SEPARATOR).collect();
        let whole = pieces.len() == modules.len() && printed.len() == modules.len();
        let mut texts = Vec::new();
        for (index, (name, module)) in names.iter().zip(modules).enumerate() {
            if whole && pieces[index] == printed[index] && !printed[index].is_empty() {
                report.check(name, true, String::new);
                texts.push(printed[index].clone());
                continue;
            }
            let (ours, upstream) = both(self.tools, module, mode);
            if agree(&ours, &upstream) {
                report.check(name, true, String::new);
            } else if may_refuse && both_refuse(&ours, &upstream) {
                report.check(name, true, String::new);
                self.refused += 1;
            } else {
                self.keep(name, module, mode);
                let both = ours.accepted() && upstream.accepted();
                if both {
                    report.compare(name, &ours.stdout, &upstream.stdout);
                } else {
                    report.check(name, false, || {
                        format!("ours says\n{}upstream says\n{}", head(&ours.stderr), head(&upstream.stderr))
                    });
                }
            }
            texts.push(upstream.stdout);
        }
        texts
    }

    /// Writes a differing module to the folder, with a reduced one in which all irrelevant lines are removed.
    fn keep(&mut self, name: &str, module: &str, mode: &[&str]) {
        if self.left == 0 {
            return;
        }
        self.left -= 1;
        let base: String = name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
        let small = self.shrink(module, mode);
        let write = |path: &Path, text: &str| {
            if let Err(error) =
                std::fs::create_dir_all(&self.folder).and_then(|()| std::fs::write(path, text))
            {
                println!("cannot write {}: {error}", path.display());
            }
        };
        write(&self.folder.join(format!("{base}.mlir")), module);
        let small_path = self.folder.join(format!("{base}.small.mlir"));
        write(&small_path, &small);
        println!("kept as {} ({} lines)", small_path.display(), small.lines().count());
    }

    /// Removes lines as long as the tools still disagree in the same way.
    fn shrink(&self, module: &str, mode: &[&str]) -> String {
        let verdicts = |text: &str| {
            let (ours, upstream) = both(self.tools, text, mode);
            (!agree(&ours, &upstream)).then_some((ours.code, upstream.code))
        };
        let wanted = verdicts(module);
        let mut lines: Vec<&str> = module.split_inclusive('\n').collect();
        let mut size = lines.len().div_ceil(2);
        let mut runs = 0;
        loop {
            let mut at = 0;
            while at < lines.len() && runs < SHRINK_RUNS {
                let end = (at + size).min(lines.len());
                let without: Vec<&str> = lines[..at].iter().chain(&lines[end..]).copied().collect();
                runs += 1;
                if verdicts(&without.concat()) == wanted {
                    lines = without;
                } else {
                    at = end;
                }
            }
            if size == 1 || runs >= SHRINK_RUNS {
                return lines.concat();
            }
            size = size.div_ceil(2);
        }
    }
}

/// The first lines of a program's output.
fn head(text: &str) -> String {
    text.lines().take(4).map(|line| format!("    {}\n", line.chars().take(200).collect::<String>())).collect()
}
