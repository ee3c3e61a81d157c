//! PDLL: verdicts, messages, syntax trees and PDL dialect text of our own inputs, and the behaviour of their
//! patterns.

mod behaviour;
pub(crate) mod mutated;
pub(crate) mod random;

use std::ffi::OsStr;
use std::io::Write;
use std::path::{Path, PathBuf};

use crate::case::{compare_runs, first_message};
use crate::files::{all_below, inputs, name_below};
use crate::report::SuiteReport;
use crate::tools::{Output, Tools, root};

/// Runs the suite: each piece of each file alone, then the files whose pieces are all accepted as a whole,
/// which covers the names of pieces; then the patterns on their inputs.
pub(crate) fn run(tools: &Tools, report: &mut SuiteReport) {
    let own = root().join("tools/conformance/inputs/pdll");
    let is_mutant = |path: &PathBuf| path.starts_with(own.join("mutants"));
    let files = inputs("pdll", "pdll").into_iter().filter(|path| !path.starts_with(own.join("included")));
    let (mutants, mut files): (Vec<PathBuf>, Vec<PathBuf>) = files.partition(is_mutant);
    files.extend(all_below(&root().join("pdll/tests/cases"), "pdll"));
    let each = report.each(&files, |report, path| file(tools, report, path));
    Messages::of_all(&each).finish(report, "messages", SAME_MESSAGES);
    chance(tools, report, &mutants);
    behaviour::run(tools, report, &own);
}

/// Number of comparisons of files with random mistakes that were identical at the last count.
const IDENTICAL_BY_CHANCE: usize = 964;
/// Number of first errors with upstream's message at the last count.
const SAME_MESSAGES: usize = 1764;
const SAME_MESSAGES_BY_CHANCE: usize = 911;

/// Compares files with random mistakes, many pieces each, which are judged together.
fn chance(tools: &Tools, report: &mut SuiteReport, files: &[PathBuf]) {
    let mut part = report.part();
    let messages = Messages::of_all(&part.each(files, |part, path| file(tools, part, path)));
    let (identical, total) = part.counts();
    if total > 0 {
        report.note(format!("pdll: mistakes made by chance: {identical} of {total} identical"));
        report.check("mistakes made by chance", identical == total, || format!("{identical} of {total}"));
        if report.filter().is_empty() {
            let name = "mistakes made by chance: as many as before";
            report.floor(name, identical, IDENTICAL_BY_CHANCE, total);
        }
    }
    messages.finish(report, "messages of mistakes made by chance", SAME_MESSAGES_BY_CHANCE);
}

/// Number of first errors with equal messages.
#[derive(Default)]
struct Messages {
    same: usize,
    total: usize,
}

impl Messages {
    fn of_all(each: &[Messages]) -> Messages {
        let sum = |count: fn(&Messages) -> usize| each.iter().map(count).sum();
        Messages { same: sum(|messages| messages.same), total: sum(|messages| messages.total) }
    }

    fn add(&mut self, report: &mut SuiteReport, name: &str, ours: &Output, upstream: &Output) {
        if ours.accepted() || upstream.accepted() || upstream.crashed() {
            return;
        }
        let (ours, upstream) = (first_message(&ours.stderr), first_message(&upstream.stderr));
        self.total += 1;
        if ours == upstream {
            self.same += 1;
        } else {
            report.say(format!("pdll: {name}: another message\n    - {upstream}\n    + {ours}"));
        }
    }

    fn finish(self, report: &mut SuiteReport, name: &str, before: usize) {
        if self.total > 0 {
            report.note(format!("pdll: {name}: {} of {} the same", self.same, self.total));
            report.check(name, self.same == self.total, || format!("{} of {}", self.same, self.total));
            if report.filter().is_empty() {
                let name = format!("{name}: as many as before");
                report.floor(&name, self.same, before, self.total);
            }
        }
    }
}

fn file(tools: &Tools, report: &mut SuiteReport, path: &Path) -> Messages {
    let mut messages = Messages::default();
    let include = tools.include();
    let own = root().join("tools/conformance/inputs/pdll");
    let folder = path.parent().unwrap_or(path);
    let text = std::fs::read_to_string(path).unwrap_or_default();
    let includes_definitions = text.contains(".td\"") || text.contains("included/");
    for flags in [&["-x", "ast"][..], &["-x", "mlir"], &["--dump-ods", "-x", "ast"]] {
        let dumps = flags.len() > 2;
        if dumps && !includes_definitions {
            continue;
        }
        let name = format!("{} {}", name_below(&root(), path), flags.join(" "));
        if !report.wants(&name) {
            continue;
        }
        let run = |input: &Path, more: &[&str]| -> (Output, Output) {
            let dirs = ["-I".as_ref(), include.as_os_str(), "-I".as_ref(), folder.as_os_str()];
            let args = flags.iter().chain(more).copied().map(OsStr::new);
            let own = ["-I".as_ref(), own.as_os_str()];
            let args: Vec<&OsStr> = args.chain(dirs).chain(own).chain([input.as_os_str()]).collect();
            let upstream = about_the_file(without_addresses(tools.upstream("mlir-pdll", &args)), input);
            (without_addresses(tools.ours(std::iter::once(&"pdll".as_ref()).chain(&args))), upstream)
        };
        let (mut all_accepted, mut line) = (true, 1);
        for piece in text.split("// -----") {
            let file = tempfile::Builder::new().suffix(".pdll").tempfile();
            let written = file.and_then(|mut file| file.write_all(piece.as_bytes()).map(|()| file));
            let name = format!("{name}, piece at line {line}");
            match written {
                Ok(file) => {
                    let (ours, upstream) = run(file.path(), &[]);
                    all_accepted &= upstream.accepted();
                    if !dumps {
                        compare_runs(report, &name, &ours, &upstream);
                        messages.add(report, &name, &ours, &upstream);
                    } else if upstream.accepted() {
                        report.compare(&name, definitions(&ours), definitions(&upstream));
                    }
                }
                Err(error) => report.check(&name, false, || error.to_string()),
            }
            line += piece.matches('\n').count();
        }
        if all_accepted && !dumps && text.contains("// -----") {
            let (ours, upstream) = run(path, &["--split-input-file"]);
            compare_runs(report, &format!("{name} --split-input-file"), &ours, &upstream);
        }
    }
    messages
}

/// The dump of definitions, on either stream.
fn definitions(output: &Output) -> &str {
    let of = |text: &str| {
        let start = text.find("ODSContext {")?;
        Some((start, start + text[start..].find("\n}\n")? + 3))
    };
    [&output.stderr, &output.stdout]
        .into_iter()
        .find_map(|text| of(text).map(|(start, end)| &text[start..end]))
        .unwrap_or_default()
}

/// Errors within a literal have a place in the literal, `loc("…":1:1)`. If an error with a place in the file
/// follows, that one is compared.
fn about_the_file(mut output: Output, file: &Path) -> Output {
    let place = format!("loc(\"{}\":", file.display());
    if output.stderr.lines().any(|line| line.starts_with(&place) && line.contains(": error: ")) {
        let elsewhere = |line: &&str| !line.starts_with("loc(\"") || line.starts_with(&place);
        output.stderr = output.stderr.split_inclusive('\n').filter(elsewhere).collect();
    }
    output
}

/// Removes node addresses, which vary between runs.
fn without_addresses(mut output: Output) -> Output {
    let mut text = String::with_capacity(output.stdout.len());
    let mut words = output.stdout.split(" 0x");
    text.push_str(words.next().unwrap_or_default());
    for word in words {
        let digits = word.bytes().take_while(u8::is_ascii_hexdigit).count();
        text.push_str(" 0x");
        text.push_str(&word[digits..]);
    }
    output.stdout = text;
    output
}
