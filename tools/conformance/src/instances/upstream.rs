//! Many modules in one run of `mlir-opt`, with a verdict for each.

use std::collections::BTreeSet;

use crate::batch::{errors, joined};
use crate::tools::Tools;

/// Separator of modules.
const SEPARATOR: &str = "// -----\n";
/// Message of a refusal that has no place in the text, so that its module is unknown.
pub(super) const NO_WORDS: &str = "no message";
/// Modules in one run.
const BATCH: usize = 400;

/// Result of `mlir-opt` for a module.
#[derive(Clone, Debug)]
pub(super) enum Verdict {
    /// The module was printed as this text, which is empty if only that is known.
    Printed(String),
    /// The module was refused with this first error.
    Refused(String),
    /// The tool crashed.
    Crashed,
    /// The output varies from run to run: the tool reads uninitialized memory.
    Varies,
}

impl Verdict {
    /// Returns the printed text.
    pub(super) fn printed(&self) -> Option<&str> {
        match self {
            Verdict::Printed(text) => Some(text),
            _ => None,
        }
    }
}

/// The attribute by which a module is known in what is printed of it; an integer.
pub(super) const ID: &str = "scaffold.id";

/// Two processes at a time.
fn side_by_side(modules: &[&str], run: impl Fn(&[&str]) -> Vec<Verdict> + Sync) -> Vec<Verdict> {
    let half = modules.len().div_ceil(2);
    let (first, second) = modules.split_at(half);
    let all = |modules: &[&str]| -> Vec<Verdict> { modules.chunks(BATCH).flat_map(&run).collect() };
    std::thread::scope(|scope| {
        let other = scope.spawn(|| all(second));
        let mut verdicts = all(first);
        verdicts.extend(other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        verdicts
    })
}

/// The dialects that the tool knows; it accepts all others.
pub(crate) fn dialects(tools: &Tools) -> BTreeSet<String> {
    let output = tools.upstream("mlir-opt", ["--show-dialects"]);
    let names = output.stdout.lines().find_map(|line| line.strip_prefix("Available Dialects: "));
    names.into_iter().flat_map(|names| names.split(',')).map(|name| name.trim().to_owned()).collect()
}

/// Returns the tool's verdicts on modules that it may refuse or crash on; each carries its [`ID`].
///
/// The tool prints each module to its messages as soon as it has it, so that what came before a crash is
/// known and only the rest is run again. That text is not quite what it prints in the end: it knows other
/// aliases. So what it prints in the end is returned, in generic form, where no module of the run crashes it.
pub(super) fn verdicts(tools: &Tools, modules: &[&str]) -> Vec<Verdict> {
    side_by_side(modules, |batch| {
        let mut verdicts = Vec::new();
        while verdicts.len() < batch.len() {
            let rest = &batch[verdicts.len()..];
            let found = until_crash(tools, rest);
            let crashed = found.len() < rest.len();
            verdicts.extend(found);
            if crashed {
                verdicts.push(Verdict::Crashed);
            }
        }
        verdicts
    })
}

/// Returns the tool's output for modules that it accepts, in generic form or custom assembly.
pub(super) fn forms(tools: &Tools, modules: &[&str], generic: bool) -> Vec<Verdict> {
    side_by_side(modules, |batch| forms_of(tools, batch, generic))
}

/// Bytes that memory is filled with, run by run.
const FILLS: [u8; 3] = [0, 85, 170];
/// Texts that the tool prints for a missing value.
const NO_VALUES: [&str; 2] = ["<<NULL VALUE>>", "<<UNKNOWN SSA VALUE>>"];

/// Returns true if the tool's output for a module depends on memory outside of the module: it prints a
/// missing value, or its output differs when it runs alone. The tool reads operands after the last one, or
/// casts a type to a wrong class; there is nothing to compare with.
pub(super) fn varies(tools: &Tools, module: &str, reply: &Verdict) -> bool {
    let has_no_value = |text: &str| NO_VALUES.iter().any(|value| text.contains(value));
    if reply.printed().is_some_and(has_no_value) {
        return true;
    }
    let refused = match reply {
        Verdict::Refused(message) if message != NO_WORDS => Some(message),
        _ => None,
    };
    let answer = |fill: u8| {
        let output = tools.upstream_filled("mlir-opt", FLAGS.into_iter().chain(["-"]), module, fill);
        let error = messages(&output.stderr, &[1]).pop().flatten();
        (output.crashed(), error, output.stdout)
    };
    let first = answer(FILLS[0]);
    // Among other modules it said what is given here.
    let (crashed, error, text) = &first;
    *crashed
        || error.as_ref() != refused
        || has_no_value(text)
        || FILLS[1..].iter().any(|fill| answer(*fill) != first)
}

const FLAGS: [&str; 4] = [
    "--split-input-file",
    "--allow-unregistered-dialect",
    "--mlir-disable-threading",
    "--mlir-print-op-on-diagnostic=false",
];

/// The first error's message of each module that has one.
fn messages(stderr: &str, starts: &[usize]) -> Vec<Option<String>> {
    errors(stderr, starts).into_iter().map(|error| error.map(|error| error.message)).collect()
}

/// The number in a line that contains a module's [`ID`].
fn id_in(line: &str) -> Option<&str> {
    let (_, rest) = line.split_once(ID)?;
    rest.trim_start_matches(" = ").split(' ').next()
}

/// The verdicts up to a crash.
fn until_crash(tools: &Tools, modules: &[&str]) -> Vec<Verdict> {
    let (text, starts) = joined(modules, SEPARATOR);
    let args = FLAGS.into_iter().chain(["--mlir-print-op-generic", "--print-ir", "--verify-each=false", "-"]);
    let output = tools.upstream_on("mlir-opt", args, &text);
    let errors = messages(&output.stderr, &starts);
    let printed: BTreeSet<&str> =
        output.stderr.lines().filter(|line| line.starts_with("})")).filter_map(id_in).collect();
    let was_printed =
        |module: &str| module.lines().rev().find_map(id_in).is_some_and(|id| printed.contains(id));
    let pieces: Vec<&str> = output.stdout.split(SEPARATOR).collect();
    let pieces = if output.crashed() || pieces.len() != modules.len() { Vec::new() } else { pieces };
    let text = |at: usize| pieces.get(at).map_or_else(String::new, |piece| piece.trim_end().to_owned());
    let mut verdicts: Vec<Verdict> = (modules.iter().zip(errors).enumerate())
        .map(|(at, (module, error))| match (was_printed(module), error) {
            (true, _) => Verdict::Printed(text(at)),
            (false, Some(error)) => Verdict::Refused(error),
            (false, None) => Verdict::Crashed,
        })
        .collect();
    if output.crashed() {
        let last = verdicts.iter().rposition(|verdict| !matches!(verdict, Verdict::Crashed));
        verdicts.truncate(last.map_or(0, |last| last + 1));
    }
    for verdict in &mut verdicts {
        // Before the crash: refused without a word.
        if matches!(verdict, Verdict::Crashed) {
            *verdict = Verdict::Refused(NO_WORDS.to_owned());
        }
    }
    verdicts
}

fn forms_of(tools: &Tools, modules: &[&str], generic: bool) -> Vec<Verdict> {
    let (text, starts) = joined(modules, SEPARATOR);
    let form = generic.then_some("--mlir-print-op-generic");
    let output = tools.upstream_on("mlir-opt", FLAGS.into_iter().chain(form).chain(["-"]), &text);
    let pieces: Vec<&str> = output.stdout.split(SEPARATOR).collect();
    if output.crashed() || pieces.len() != modules.len() {
        if modules.len() <= 1 {
            return vec![Verdict::Crashed; modules.len()];
        }
        let (first, second) = modules.split_at(modules.len() / 2);
        let mut verdicts = forms_of(tools, first, generic);
        verdicts.extend(forms_of(tools, second, generic));
        return verdicts;
    }
    let errors = messages(&output.stderr, &starts);
    let verdict = |(piece, error): (&&str, Option<String>)| {
        if piece.trim().is_empty() {
            Verdict::Refused(error.unwrap_or_else(|| NO_WORDS.to_owned()))
        } else {
            Verdict::Printed(piece.trim_end().to_owned())
        }
    };
    pieces.iter().zip(errors).map(verdict).collect()
}
