//! The answers of `mlir-opt` to the pieces of a file: all in one run, or each in a separate one if that run
//! crashes.

use std::time::Duration;

use super::pieces::TestFile;
use super::{Answer, Refusal};
use crate::batch::{errors, joined};
use crate::tools::Tools;

/// The marker between pieces in the input and output of `mlir-opt`; it does not occur in test files.
const MARKER: &str = "// ===== piece of a file =====";
/// Time limit for the pieces of one file.
const TIME_LIMIT: Duration = Duration::from_secs(60);

/// Verdict of `mlir-opt` on a piece.
#[derive(Clone, Debug)]
pub(super) struct Verdict {
    /// The answer; absent if it crashes or takes too long.
    pub answer: Option<Answer>,
    /// True if that is the answer that the file's comments expect.
    pub as_commented: bool,
}

/// Returns the verdicts on all pieces of a file.
pub(super) fn verdicts(tools: &Tools, file: &TestFile) -> Vec<Verdict> {
    let pieces: Vec<&str> = file.pieces.iter().map(String::as_str).collect();
    let custom = run(tools, file, &pieces, &[]);
    let generic = run(tools, file, &pieces, &["--mlir-print-op-generic"]);
    let as_commented = file.runs.checks_errors.then(|| commented(tools, file, &pieces));
    let answers = custom.into_iter().zip(generic).map(|(custom, generic)| match (custom?, generic?) {
        (Ok(custom), Ok(generic)) => Some(Answer::Accepted { custom, generic }),
        (Err(refusal), _) | (_, Err(refusal)) => Some(Answer::Refused(refusal)),
    });
    let verdict = |(at, answer): (usize, Option<Answer>)| {
        let refused = matches!(answer, Some(Answer::Refused(_)));
        let expects_error = pieces[at].contains("expected-error");
        let as_commented = match &as_commented {
            Some(as_commented) => as_commented[at],
            None if file.runs.checks_errors_of_passes => !refused || expects_error,
            None => refused == file.runs.fails,
        };
        Verdict { answer, as_commented }
    };
    answers.enumerate().map(verdict).collect()
}

/// Printed text or refusal of a piece; absent for a crash.
type Said = Option<Result<String, Refusal>>;

fn args<'a>(file: &TestFile, more: &[&'a str]) -> Vec<&'a str> {
    let mut args = vec!["--mlir-disable-threading", "--mlir-print-op-on-diagnostic=false"];
    args.extend(file.runs.allow_unregistered.then_some("--allow-unregistered-dialect"));
    args.extend(more);
    args
}

fn run(tools: &Tools, file: &TestFile, pieces: &[&str], more: &[&str]) -> Vec<Said> {
    let (input, output) = (format!("--split-input-file={MARKER}"), format!("--output-split-marker={MARKER}"));
    let flags = [more, &[input.as_str(), output.as_str(), "-"]].concat();
    let (text, starts) = joined(pieces, &format!("{MARKER}\n"));
    let found = tools.upstream_on_within("mlir-opt", args(file, &flags), &text, TIME_LIMIT);
    let printed: Vec<&str> = found.stdout.split(MARKER).collect();
    let errors = errors(&found.stderr, &starts);
    let silent = |(text, error): (&&str, &Option<_>)| text.trim().is_empty() && error.is_none();
    let unclear = found.crashed() || printed.len() != pieces.len() || printed.iter().zip(&errors).any(silent);
    if unclear && pieces.len() > 1 {
        return pieces.iter().flat_map(|piece| run(tools, file, &[piece], more)).collect();
    }
    if found.crashed() {
        return vec![None; pieces.len()];
    }
    let rendered = |(text, error): (&&str, Option<_>)| {
        if text.trim().is_empty() {
            Some(Err(Refusal::of(error, &found.stderr)))
        } else {
            Some(Ok(text.trim_end().trim_start_matches('\n').to_owned()))
        }
    };
    printed.iter().zip(errors).map(rendered).collect()
}

/// Returns for each piece whether it has exactly the errors that its comments expect.
fn commented(tools: &Tools, file: &TestFile, pieces: &[&str]) -> Vec<bool> {
    let input = format!("--split-input-file={MARKER}");
    let (text, starts) = joined(pieces, &format!("{MARKER}\n"));
    let flags = args(file, &["--verify-diagnostics", &input, "-o", "/dev/null", "-"]);
    let found = tools.upstream_on_within("mlir-opt", flags, &text, TIME_LIMIT);
    if found.crashed() && pieces.len() > 1 {
        return pieces.iter().flat_map(|piece| commented(tools, file, &[piece])).collect();
    }
    let errors = errors(&found.stderr, &starts);
    errors.iter().map(|error| error.is_none() && !found.crashed()).collect()
}
