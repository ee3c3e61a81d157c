//! Random programs over upstream's definitions, each read by `mlir-pdll` and by ours.
//!
//! A program is made from its seed alone: by code that keeps book of what is in scope, so that most are well formed.
//! Verdict and PDL text are compared, or the place of the first error. What programs have is counted; a construct
//! that none of a run has makes the run fail.

mod declarations;
mod definitions;
mod hits;
mod matching;
mod program;
mod rewriting;

use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;

use crate::RandomFlags;
use crate::case::compare_runs;
use crate::report::SuiteReport;
use crate::tools::{Output, Tools, root};
use hits::Hits;
use program::Program;

/// Two threads, as the machines of the gate have two processors at least.
const THREADS: u64 = 2;

/// Fewer programs than this need not show the whole language.
const ENOUGH: u64 = 500;

/// The program of a seed.
pub fn text_of(tools: &Tools, seed: u64) -> String {
    Program::new(seed, &definitions::load(&tools.include())).text
}

/// A program and what the tools say of it.
struct Run {
    seed: u64,
    program: Program,
    outputs: Option<(Output, Output)>,
}

/// Runs the programs.
pub fn run(tools: &Tools, report: &mut SuiteReport, flags: &RandomFlags) {
    let definitions = definitions::load(&tools.include());
    report.check("random programs have definitions to include", definitions.len() > 10, || {
        format!("only {} files could be read", definitions.len())
    });
    let next = AtomicU64::new(0);
    let (sender, receiver) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..THREADS {
            let (sender, next, definitions) = (sender.clone(), &next, &definitions);
            let wanted = report.filter().to_owned();
            scope.spawn(move || {
                let Ok(folder) = tempfile::tempdir() else { return };
                loop {
                    let turn = next.fetch_add(1, Ordering::Relaxed);
                    if turn >= flags.programs {
                        return;
                    }
                    let seed = flags.seed + turn;
                    let program = Program::new(seed, definitions);
                    let outputs =
                        name(seed).contains(&wanted).then(|| both(tools, folder.path(), &program.text));
                    if sender.send(Run { seed, program, outputs }).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
    });
    let mut runs: Vec<Run> = receiver.iter().collect();
    runs.sort_by_key(|run| run.seed);
    summarize(report, flags, runs);
}

fn name(seed: u64) -> String {
    format!("random program {seed}")
}

/// What ours and upstream say.
fn both(tools: &Tools, folder: &Path, text: &str) -> (Output, Output) {
    let file = folder.join("program.pdll");
    let written = std::fs::write(&file, text)
        .and_then(|()| std::fs::write(folder.join("included.pdll"), program::INCLUDED));
    if let Err(error) = written {
        let failed = |stderr: String| Output { code: None, stdout: String::new(), stderr };
        return (failed(error.to_string()), failed(error.to_string()));
    }
    let include = tools.include();
    let args = [
        "-x".as_ref(),
        "mlir".as_ref(),
        "-I".as_ref(),
        include.as_os_str(),
        "-I".as_ref(),
        folder.as_os_str(),
        file.as_os_str(),
    ];
    let upstream = tools.upstream("mlir-pdll", args);
    (tools.ours(std::iter::once("pdll".as_ref()).chain(args)), upstream)
}

fn summarize(report: &mut SuiteReport, flags: &RandomFlags, runs: Vec<Run>) {
    let mut hits = Hits::default();
    let (made, mut run, mut accepted, mut crashed) = (runs.len() as u64, 0u64, 0u64, 0u64);
    for Run { seed, program, outputs } in runs {
        hits.merge(&program.hits);
        let Some((ours, upstream)) = outputs else { continue };
        run += 1;
        accepted += u64::from(upstream.accepted());
        crashed += u64::from(upstream.crashed());
        let before = report.counts();
        compare_runs(report, &name(seed), &ours, &upstream);
        let after = report.counts();
        if (after.1 - before.1) > (after.0 - before.0) {
            let folder = root().join(&flags.differing).join("pdll");
            // A developer's convenience; the report has the difference too.
            let _ = std::fs::create_dir_all(&folder)
                .and_then(|()| std::fs::write(folder.join(format!("{seed}.pdll")), &program.text));
        }
    }
    if run == 0 {
        return;
    }
    report.note(format!("pdll: programs: {run} run, {accepted} accepted by upstream, {crashed} crash it"));
    report.check("random programs: every one is run", made == flags.programs, || {
        format!("only {made} of {} could be made", flags.programs)
    });
    let missing = hits.print();
    if run >= ENOUGH {
        let most = accepted * 100 >= run * 80;
        report.check("random programs: most are well formed", most, || format!("{accepted} of {run}"));
        let what = || format!("never hit: {}", missing.join(", "));
        report.check("random programs show the whole language", missing.is_empty(), what);
    }
}
