//! Modules: read, printed, and read again.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, PoisonError, RwLock, mpsc};
use std::time::Duration;

use legalize_ir::{Context, ParseOptions, PrintOptions, parse_module, print_op};
use legalize_session::Session;
use legalize_source::{Diagnostic, Severity, in_parallel};

use super::assembly::MissingAssembly;
use super::cause::{cause, plain};
use super::ranking::{Blocked, Detail, Ranking, Subject};
use super::report::{BlockerKind, ModuleCount};
use super::runs::Runs;
use crate::{SEPARATOR, split_input};

/// Time limit for one piece; limits on work end any run, but a report on thousands of pieces should not wait
/// for them.
const TIME_LIMIT: Duration = Duration::from_secs(20);

/// Part of each text that has resources or names them: `dense_resource`, `dialect_resources`.
const RESOURCES: &str = "resource";
/// Stack size of the thread that reads a piece.
const STACK: usize = 8 << 20;

/// A file with modules.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct ModuleFile {
    /// The name in reports.
    pub name: String,
    /// The flags of its `RUN` lines.
    pub runs: Runs,
    /// The pieces of the file.
    pub pieces: Vec<String>,
    /// The reason why the file cannot be read.
    pub unreadable: Option<String>,
}

impl ModuleFile {
    /// Splits a file into pieces: as its `RUN` lines say, or at `// -----` if it has none.
    pub fn new(name: impl Into<String>, text: &str) -> Self {
        let runs = Runs::of(text);
        let default = (!text.contains("RUN:")).then_some(SEPARATOR);
        let pieces = match runs.marker.as_deref().or(default) {
            Some(marker) => split_input(text, marker).0.iter().map(|piece| piece.text.to_owned()).collect(),
            None => vec![text.to_owned()],
        };
        ModuleFile { name: name.into(), runs, pieces, unreadable: None }
    }

    /// Returns a file that cannot be read, for this reason. It counts as one module.
    pub fn unreadable(name: impl Into<String>, why: impl Into<String>) -> Self {
        ModuleFile {
            name: name.into(),
            runs: Runs::default(),
            pieces: Vec::new(),
            unreadable: Some(why.into()),
        }
    }
}

/// Runs a job on a thread of its own; returns nothing if it panics or takes longer than a limit. A thread
/// that takes longer is abandoned.
pub fn within<R: Send + 'static>(limit: Duration, job: impl FnOnce() -> R + Send + 'static) -> Option<R> {
    let (sender, receiver) = mpsc::channel();
    let work = move || {
        // The receiver is dropped after the time limit.
        let _ = sender.send(catch_unwind(AssertUnwindSafe(job)).ok());
    };
    std::thread::Builder::new().stack_size(STACK).spawn(work).ok()?;
    receiver.recv_timeout(limit).ok().flatten()
}

/// A piece that counts.
struct Piece<'f> {
    name: String,
    text: &'f str,
    allow_unregistered: bool,
}

/// The reason why a piece does not count as read again.
enum Miss {
    /// Refused, with the error if there is one.
    Refused(Option<Diagnostic>),
    /// Read, but its printed text is refused.
    Again(Option<Diagnostic>),
    /// Read again, and printed otherwise.
    Otherwise,
    /// A panic, or the time limit.
    Stopped,
}

/// Reads all pieces of which no error is expected, by the first session, or the second if a file allows
/// unregistered dialects.
pub(super) fn measure(
    sessions: &[Arc<Session>; 2],
    files: &[ModuleFile],
    assembly: &MissingAssembly,
    ranking: &mut Ranking,
) -> ModuleCount {
    let pieces: Vec<Piece<'_>> = files.iter().filter(|file| !file.runs.fails).flat_map(counted).collect();
    // The resources of a file belong to the context, and are renamed where another file has their names.
    let resources: [RwLock<()>; 2] = Default::default();
    let misses = in_parallel(&pieces, |piece| {
        let which = usize::from(piece.allow_unregistered);
        let (session, text) = (sessions[which].clone(), piece.text.to_owned());
        let _alone_or_beside_others = if text.contains(RESOURCES) {
            (Some(resources[which].write().unwrap_or_else(PoisonError::into_inner)), None)
        } else {
            (None, Some(resources[which].read().unwrap_or_else(PoisonError::into_inner)))
        };
        within(TIME_LIMIT, move || read_twice(session.ctx(), &text)).unwrap_or(Err(Miss::Stopped)).err()
    });
    let mut count = ModuleCount { total: pieces.len(), ..ModuleCount::default() };
    for (piece, miss) in pieces.iter().zip(misses) {
        match &miss {
            None => {
                count.read += 1;
                count.read_again += 1;
            }
            Some(Miss::Again(_) | Miss::Otherwise) => count.read += 1,
            Some(Miss::Refused(_) | Miss::Stopped) => {}
        }
        if let Some(miss) = miss {
            ranking.add(Subject::Module, &blocked(piece, &miss, assembly), &piece.name);
        }
    }
    for file in files {
        if file.unreadable.is_some() {
            count.total += 1;
            let detail = Detail { why: file.unreadable.clone(), call: None };
            let blocked = BTreeMap::from([((BlockerKind::File, file.name.clone()), detail)]);
            ranking.add(Subject::Module, &blocked, &file.name);
        }
    }
    count
}

/// The pieces of a file that count: those with text, and without a comment that expects an error.
fn counted(file: &ModuleFile) -> impl Iterator<Item = Piece<'_>> {
    let pieces = file.pieces.iter().enumerate();
    let pieces = pieces.filter(|(_, piece)| !piece.contains("expected-error") && !piece.trim().is_empty());
    pieces.map(|(at, text)| Piece {
        name: format!("{}, piece {}", file.name, at + 1),
        text,
        allow_unregistered: file.runs.allow_unregistered,
    })
}

/// Reads a piece, prints it, and reads that.
fn read_twice(ctx: &Context, text: &str) -> Result<(), Miss> {
    let printed = read(ctx, text).map_err(Miss::Refused)?;
    let again = read(ctx, &printed).map_err(Miss::Again)?;
    if again == printed { Ok(()) } else { Err(Miss::Otherwise) }
}

/// Reads, verifies and prints a text, or returns the first error.
fn read(ctx: &Context, text: &str) -> Result<String, Option<Diagnostic>> {
    let file = ctx.sources().add("-", text);
    if text.contains(RESOURCES) {
        ctx.forget_resources();
    }
    let (module, found) = parse_module(ctx, file, &ParseOptions::default()).into_parts();
    match module.filter(|_| !found.has_errors()) {
        Some(module) => Ok(print_op(ctx, &module.ir, module.root, &PrintOptions::default())),
        None => Err(found.into_iter().find(|one| one.severity == Severity::Error)),
    }
}

/// All that is known to block a piece.
fn blocked(piece: &Piece<'_>, miss: &Miss, assembly: &MissingAssembly) -> Blocked {
    let other = |why: &str| ((BlockerKind::Other, why.to_owned()), Detail::default());
    match miss {
        Miss::Stopped => BTreeMap::from([other("panic or time limit")]),
        Miss::Otherwise => BTreeMap::from([other("printed otherwise when read again")]),
        Miss::Again(error) => {
            let message = error.as_ref().map_or("", |error| &error.message);
            BTreeMap::from([other(&format!("read again: {}", plain(message)))])
        }
        Miss::Refused(error) => {
            let mut blocked = assembly.mentioned(piece.text);
            match error {
                Some(error) => {
                    let (key, detail) = cause(error, assembly);
                    blocked.insert(key, detail);
                }
                None => blocked.extend([other("no message")]),
            }
            blocked
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_without_runs_are_split_at_the_usual_marker() {
        let pieces = |text: &str| ModuleFile::new("a.mlir", text).pieces.len();
        assert_eq!(pieces("a\n// -----\nb\n"), 2);
        assert_eq!(pieces("// RUN: x-opt %s\na\n// -----\nb\n"), 1);
        assert_eq!(pieces("// RUN: x-opt %s -split-input-file\na\n// -----\nb\n"), 2);
    }

    #[test]
    fn pieces_that_expect_an_error_do_not_count() {
        let file = ModuleFile::new("a.mlir", "a\n// -----\n// expected-error {{x}}\nb\n// -----\n\n");
        let names: Vec<String> = counted(&file).map(|piece| piece.name).collect();
        assert_eq!(names, ["a.mlir, piece 1"]);
    }

    #[test]
    fn a_panic_and_a_long_run_give_nothing() {
        assert_eq!(within(TIME_LIMIT, || 1), Some(1));
        let slow = || std::thread::sleep(Duration::from_secs(1));
        assert_eq!(within(Duration::from_millis(1), slow), None);
    }
}
