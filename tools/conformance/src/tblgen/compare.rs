//! Runs random programs through both tools and reports differences.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::time::Duration;

use super::program::Program;
use super::{hits::Hits, shrink};
use crate::RandomFlags;
use crate::case::first_error;
use crate::report::SuiteReport;
use crate::tools::{Output, Tools, root};

/// Two threads, as the machines of the gate have two processors at least.
const THREADS: u64 = 2;

/// Time limit: programs are small, so a tool that takes longer hangs.
const TIME_LIMIT: Duration = Duration::from_secs(20);

const FLAGS: [&str; 3] = ["--print-records", "--print-detailed-records", "--dump-json"];

/// Minimum number of programs that must cover the whole language.
const ENOUGH: u64 = 600;

/// Files that programs may include, by path.
const FILES: [(&str, &str); 5] = [
    ("more.td", "class More<int n> {\n  int more = n;\n}\n"),
    ("block.td", "def : Base;\n"),
    ("broken.td", "class Fine;\n\ndef broken { int x = \"a\"; }\n"),
    ("first/deep.td", "include \"deeper.td\"\nclass Deep : Deeper;\n"),
    ("second/deeper.td", "class Deeper { int deep = 1; }\n"),
];

/// Result of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    /// Accepted by both, with the same records in all formats.
    Accepted,
    /// Rejected by both, at the same line.
    Rejected,
    /// Rejected by both; upstream does not report the line.
    RejectedSomewhere,
    /// Upstream's tool crashed or hung.
    Unanswered,
    /// A difference: its kind, and its text.
    Differs(String, String),
}

/// A folder in which programs are written and run.
pub(super) struct Runner<'t> {
    tools: &'t Tools,
    folder: PathBuf,
}

impl<'t> Runner<'t> {
    /// Creates a runner in a separate folder.
    pub(super) fn new(tools: &'t Tools, folder: PathBuf) -> std::io::Result<Self> {
        for (name, text) in FILES {
            let path = folder.join(name);
            std::fs::create_dir_all(path.parent().unwrap_or(&folder))?;
            std::fs::write(path, text)?;
        }
        Ok(Runner { tools, folder })
    }

    fn args(&self, flag: &str) -> Vec<String> {
        let at = |name: &str| self.folder.join(name).display().to_string();
        let mut args = vec![flag.to_owned(), "-D".to_owned(), "FROM_COMMAND_LINE".to_owned()];
        for folder in ["", "first", "second"] {
            args.extend(["-I".to_owned(), at(folder)]);
        }
        args.push(at("main.td"));
        args
    }

    fn upstream(&self, flag: &str) -> Output {
        let mut output = self.tools.upstream_within("llvm-tblgen", self.args(flag), TIME_LIMIT);
        // The records are followed by sizes of that process's own memory pools.
        if let Some(end) = output.stdout.find("\n-------------------- Memory Allocation Stats") {
            output.stdout.truncate(end);
        }
        output
    }

    fn ours(&self, flag: &str) -> Output {
        self.tools.ours_within(["tblgen".to_owned()].into_iter().chain(self.args(flag)), TIME_LIMIT)
    }

    /// Compares the results of both tools for a program.
    pub(super) fn outcome(&self, program: &Program) -> Outcome {
        let write = |name: &str, text: String| std::fs::write(self.folder.join(name), text);
        let written = write("main.td", program.main_text())
            .and_then(|()| write("included.td", program.included_text()));
        if let Err(error) = written {
            return Outcome::Differs("file".to_owned(), error.to_string());
        }
        let (upstream, ours) = (self.upstream(FLAGS[0]), self.ours(FLAGS[0]));
        if ours.crashed() {
            return Outcome::Differs(
                "crash".to_owned(),
                format!("ours crashes\n{}", crate::case::head(&ours.stderr)),
            );
        }
        if upstream.crashed() {
            return Outcome::Unanswered;
        }
        match (ours.accepted(), upstream.accepted()) {
            (true, true) => self.compare_records(&ours, &upstream),
            (false, false) => compare_errors(&ours, &upstream),
            (true, false) => Outcome::Differs(
                gist("only ours accepts", &upstream.stderr),
                format!("only ours accepts\n{}", crate::case::head(&upstream.stderr)),
            ),
            (false, true) => Outcome::Differs(
                gist("only upstream accepts", &ours.stderr),
                format!("only upstream accepts\n{}", crate::case::head(&ours.stderr)),
            ),
        }
    }

    fn compare_records(&self, ours: &Output, upstream: &Output) -> Outcome {
        if ours.stdout != upstream.stdout {
            return Outcome::Differs(FLAGS[0].to_owned(), first_difference(&ours.stdout, &upstream.stdout));
        }
        for flag in &FLAGS[1..] {
            let (upstream, ours) = (self.upstream(flag), self.ours(flag));
            if upstream.crashed() && !ours.crashed() {
                return Outcome::Unanswered;
            }
            if ours.code != upstream.code || ours.stdout != upstream.stdout {
                return Outcome::Differs(
                    (*flag).to_owned(),
                    first_difference(&ours.stdout, &upstream.stdout),
                );
            }
        }
        Outcome::Accepted
    }
}

fn compare_errors(ours: &Output, upstream: &Output) -> Outcome {
    let Some(expected) = first_error(&upstream.stderr) else { return Outcome::RejectedSomewhere };
    let found = first_error(&ours.stderr);
    if found.as_ref() == Some(&expected) {
        return Outcome::Rejected;
    }
    Outcome::Differs(
        gist(&gist("line", &ours.stderr), &upstream.stderr),
        format!(
            "rejected by both, ours at {found:?}, upstream at {expected:?}\n{}{}",
            crate::case::head(&ours.stderr),
            crate::case::head(&upstream.stderr)
        ),
    )
}

/// A kind of difference with the first words of a message, so that a reduced program differs in the same way.
fn gist(kind: &str, stderr: &str) -> String {
    let message = stderr
        .lines()
        .find_map(|line| line.split_once("error: ").or_else(|| line.split_once('×')))
        .map_or("", |(_, message)| message);
    let words: String = message.chars().take_while(|c| !matches!(c, '\'' | ':' | '(')).take(40).collect();
    format!("{kind}: {}", words.trim())
}

fn first_difference(ours: &str, upstream: &str) -> String {
    let mut lines = ours.lines().zip(upstream.lines());
    let cut = |line: &str| line.chars().take(200).collect::<String>();
    match lines.find(|(ours, upstream)| ours != upstream) {
        Some((ours, upstream)) => format!("\n    - {}\n    + {}", cut(upstream), cut(ours)),
        None => "one output is longer".to_owned(),
    }
}

/// Runs the programs.
pub(crate) fn run(tools: &Tools, report: &mut SuiteReport, flags: &RandomFlags) {
    let (programs, first) = (flags.programs, flags.seed);
    let base = root().join(&flags.differing).join("tblgen");
    let next = AtomicU64::new(0);
    let (sender, receiver) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..THREADS {
            let (sender, next, base) = (sender.clone(), &next, &base);
            let wanted = report.filter().to_owned();
            scope.spawn(move || {
                let Ok(folder) = tempfile::tempdir() else { return };
                let Ok(runner) = Runner::new(tools, folder.path().to_owned()) else { return };
                loop {
                    let turn = next.fetch_add(1, Ordering::Relaxed);
                    if turn >= programs {
                        return;
                    }
                    let program = Program::new(first + turn);
                    let name = name(program.seed);
                    let outcome = if name.contains(&wanted) {
                        let outcome = runner.outcome(&program);
                        note(&runner, base, &program, &outcome);
                        Some(outcome)
                    } else {
                        None
                    };
                    if sender.send((program.seed, program.hits, outcome)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
    });
    let mut results: Vec<_> = receiver.iter().collect();
    results.sort_by_key(|result| result.0);
    summarize(report, results, programs);
}

fn name(seed: u64) -> String {
    format!("program {seed}")
}

fn summarize(report: &mut SuiteReport, results: Vec<(u64, Hits, Option<Outcome>)>, programs: u64) {
    let mut hits = Hits::default();
    let (mut accepted, mut rejected, mut somewhere, mut unanswered, mut run) = (0, 0, 0, 0, 0);
    let created = results.len() as u64;
    for (seed, program_hits, outcome) in results {
        hits.merge(&program_hits);
        let Some(outcome) = outcome else { continue };
        run += 1;
        match outcome {
            Outcome::Accepted => accepted += 1,
            Outcome::Rejected => rejected += 1,
            Outcome::RejectedSomewhere => somewhere += 1,
            Outcome::Unanswered => {
                unanswered += 1;
                report.unanswered(&name(seed));
                continue;
            }
            Outcome::Differs(..) => {}
        }
        report.check(&name(seed), !matches!(outcome, Outcome::Differs(..)), || match &outcome {
            Outcome::Differs(kind, what) => {
                format!("{kind}: {what}\n    it is in the folder tblgen/{seed} of --differing")
            }
            _ => String::new(),
        });
    }
    report.note(format!(
        "tblgen: programs: {run} run, {accepted} accepted alike, {rejected} rejected at the same line, {somewhere} \
         rejected where upstream gives no line, {unanswered} crash upstream's tool"
    ));
    report.check("every program is run", created == programs, || {
        format!("only {created} of {programs} could be run")
    });
    let missing = hits.print();
    if programs >= ENOUGH {
        let what = || format!("never hit: {}", missing.join(", "));
        report.check("the programs show the whole language", missing.is_empty(), what);
    }
}

/// Writes a differing program, with a reduced one that differs likewise, or one that crashes upstream's tool.
fn note(runner: &Runner<'_>, base: &Path, program: &Program, outcome: &Outcome) {
    let folder = base.join(program.seed.to_string());
    let write = |name: &str, text: String| {
        // For convenience only; the report has the difference too.
        let _ = std::fs::create_dir_all(&folder).and_then(|()| std::fs::write(folder.join(name), text));
    };
    let (kind, what) = match outcome {
        Outcome::Differs(kind, what) => (kind.as_str(), what.as_str()),
        Outcome::Unanswered => ("crash of upstream's tool", ""),
        _ => return,
    };
    write("main.td", program.main_text());
    write("included.td", program.included_text());
    write("difference.txt", format!("{kind}: {what}\n"));
    if matches!(outcome, Outcome::Differs(..)) {
        let small = shrink::shrink(runner, program, kind);
        write("small.td", small.main_text());
    }
}
