//! Test files of an MLIR checkout, piece by piece: pieces that `mlir-opt` accepts must be accepted and
//! printed alike in custom and generic form, and pieces that it refuses must be refused, at the same line and
//! with the same message.
//!
//! The installed tool is the reference. If its result is not the one that a file's comments expect, the file
//! is of another revision; such pieces are counted separately, and so are those that name dialects or
//! operations whose definitions are not installed.

mod ours;
mod pieces;
mod tally;
mod upstream;

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;

use legalize::ir::Context;
use rayon::prelude::*;

use crate::RandomFlags;
use crate::batch::ModuleError;
use crate::instances;
use crate::report::SuiteReport;
use crate::tools::{Tools, root};
use ours::answer;
use pieces::TestFile;
use pieces::read;
use tally::{Group, Piece, Tally};
use upstream::Verdict;

/// Number of concurrent processes of `mlir-opt`.
const THREADS: usize = 2;

/// First error of a refused piece.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Refusal {
    /// The line of the first error in the piece, counted from one; absent if the error is not located there.
    pub line: Option<usize>,
    /// The first line of its message.
    pub message: String,
}

impl Refusal {
    /// The first error of a piece, or the first in a tool's messages, which is not located in the piece.
    fn of(error: Option<ModuleError>, stderr: &str) -> Refusal {
        match error {
            Some(ModuleError { line, message }) => Refusal { line: Some(line), message },
            None => {
                let message = stderr.lines().find_map(|line| line.split_once("error: "));
                Refusal { line: None, message: message.map_or_else(String::new, |(_, text)| text.to_owned()) }
            }
        }
    }
}

/// Answer of a tool to a piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// Accepted, with the printed text.
    Accepted {
        /// The custom assembly.
        custom: String,
        /// The generic form.
        generic: String,
    },
    /// Refused.
    Refused(Refusal),
}

impl Answer {
    fn is_accepted(&self) -> bool {
        matches!(self, Answer::Accepted { .. })
    }

    /// Returns true if it was refused because an operation is unknown.
    fn is_unknown_op(&self) -> bool {
        let Answer::Refused(refusal) = self else { return false };
        let message = &refusal.message;
        (message.starts_with("custom op '") || message.starts_with("operation being parsed"))
            && message.contains("is unknown")
            || message.contains("created with unregistered dialect")
    }
}

/// Runs the suite on a checkout.
pub(crate) fn run(tools: &Tools, report: &mut SuiteReport, checkout: &Path, flags: &RandomFlags) {
    let folder = pieces::tests(checkout);
    report.note(format!("  revision of the checkout: {}", revision(checkout)));
    let files = read(&folder, report.filter());
    let contexts = [false, true].map(|allow| {
        let mut ctx = instances::context(tools);
        ctx.allow_unregistered_dialects(allow);
        Arc::new(ctx)
    });
    let undefined = undefined_dialects(tools, &contexts[0]);
    report.note(format!("  dialects without installed definitions: {}", list(&undefined)));
    let mut tally = Tally::default();
    for (file, verdicts) in files.iter().zip(judge(tools, &files)) {
        let ctx = &contexts[usize::from(file.runs.allow_unregistered)];
        for (at, verdict) in verdicts.into_iter().enumerate() {
            let text = &file.pieces[at];
            let ours = answer(ctx, text);
            let Verdict { answer: upstream, as_commented } = verdict;
            // All installed definitions are loaded: an operation that the tool knows and ours does not is not
            // defined in `.td` files.
            let unknown = ours.as_ref().is_some_and(Answer::is_unknown_op)
                && upstream.as_ref().is_some_and(Answer::is_accepted);
            let group = match (unknown || pieces::names_any(text, &undefined), as_commented) {
                (true, _) => Group::Undefined,
                (false, true) => Group::AsCommented,
                (false, false) => Group::OtherRevision,
            };
            let name = format!("{}, piece {}", file.name, at + 1);
            tally.add(file.folder(), Piece { name, text, group, ours, upstream });
        }
    }
    tally.print(report);
    let path = root().join(&flags.differing).join("official.txt");
    match tally.write(&path) {
        Ok(()) => report.say(format!("  all that differs: {}", path.display())),
        Err(error) => report.say(format!("cannot write {}: {error}", path.display())),
    }
    tally.check(report);
}

/// Returns the verdicts on all files.
fn judge(tools: &Tools, files: &[TestFile]) -> Vec<Vec<Verdict>> {
    let run = || files.par_iter().map(|file| upstream::verdicts(tools, file)).collect();
    match rayon::ThreadPoolBuilder::new().num_threads(THREADS).build() {
        Ok(pool) => pool.install(run),
        Err(_) => files.iter().map(|file| upstream::verdicts(tools, file)).collect(),
    }
}

/// The dialects that `mlir-opt` registers and no definition declares.
fn undefined_dialects(tools: &Tools, ctx: &Context) -> BTreeSet<String> {
    let mut known = instances::known_dialects(tools);
    known.retain(|name| ctx.dialect(ctx.name(name)).is_none());
    known
}

fn list(names: &BTreeSet<String>) -> String {
    names.iter().map(String::as_str).collect::<Vec<_>>().join(", ")
}

/// The commit of a checkout: from git, or from a file `REVISION` in it.
pub(crate) fn revision(checkout: &Path) -> String {
    let written = std::fs::read_to_string(checkout.join("REVISION")).ok();
    let written = written.and_then(|text| text.lines().next().map(str::to_owned));
    let git = || {
        if !checkout.join(".git").exists() {
            return None;
        }
        let output = Command::new("git").arg("-C").arg(checkout).args(["rev-parse", "HEAD"]).output().ok()?;
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
    };
    git().or(written).unwrap_or_else(|| "unknown".to_owned())
}
