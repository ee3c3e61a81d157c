//! Definitions with one mistake each: `mlir-tblgen` and `legalize ods` refuse them at the same place in the
//! same words.
//!
//! A file of `tools/conformance/inputs/ods/malformed` has a head, whose first line names generators
//! (`// generator: -gen-op-defs …`), and pieces after lines `// -----`; a piece is read with the head before
//! it and keeps its line numbers. Both read upstream's definitions. Of each tool the first error is compared,
//! after this:
//!
//! - blanks are left out, since drawings break lines, and the first letter is a small one, as it always is in
//!   our messages;
//! - upstream's `(from line N)`, a line of the generator's own C++, is left out;
//! - upstream reads a format from a buffer without a name and shows the line with a caret; our place is in
//!   the file, so the text around both is compared. A format of types or attributes is compared alike;
//! - where upstream's error has no place at all, words alone are compared.
//!
//! Inputs on which upstream's tool crashes are counted separately. Notes and help are not compared.

use std::path::Path;

use crate::case::{first_message, first_place, head};
use crate::files::{inputs, name_below};
use crate::report::SuiteReport;
use crate::tools::{Output, Tools, root};

/// A piece of a file.
struct Piece {
    name: String,
    text: String,
    generators: Vec<String>,
}

/// The place of an error.
#[derive(Debug, PartialEq, Eq)]
enum Place {
    /// The file's name, line and column.
    File(String, u32, u32),
    /// Line of a format and the length of its part before the error; `None` if no caret is drawn.
    Format(String, Option<usize>),
    Nowhere,
}

/// Runs the pieces of all files.
pub(super) fn run(tools: &Tools, report: &mut SuiteReport) {
    let files = inputs("ods/malformed", "td");
    let mut pieces = Vec::new();
    for path in &files {
        let text = std::fs::read_to_string(path).unwrap_or_default();
        pieces.extend(split(&name_below(&root(), path), &text));
    }
    report.each(&pieces, |report, piece| compare(tools, report, piece));
    if report.filter().is_empty() {
        report.note(format!("ods: {} malformed definitions in {} files", pieces.len(), files.len()));
    }
}

/// The pieces of a file, named by the last definition in each.
fn split(file: &str, text: &str) -> Vec<Piece> {
    let mut sections: Vec<(usize, Vec<&str>)> = vec![(0, Vec::new())];
    for (number, line) in text.lines().enumerate() {
        if line.trim() == "// -----" {
            sections.push((number + 1, Vec::new()));
        } else if let Some((_, lines)) = sections.last_mut() {
            lines.push(line);
        }
    }
    let (_, top) = sections.remove(0);
    let generators = top.first().and_then(|line| line.strip_prefix("// generator:")).unwrap_or_default();
    let generators: Vec<String> = generators.split_whitespace().map(str::to_owned).collect();
    let piece = |(start, lines): (usize, Vec<&str>)| {
        let defined = lines.iter().rev().find_map(|line| line.strip_prefix("def "));
        let word = defined.unwrap_or("").split(|c: char| !c.is_alphanumeric() && c != '_').next();
        let blank = vec![""; start - top.len()];
        Piece {
            name: format!("{file}: {}", word.filter(|word| !word.is_empty()).unwrap_or("no definition")),
            text: [&top[..], &blank, &lines].concat().join("\n") + "\n",
            generators: generators.clone(),
        }
    };
    sections.into_iter().map(piece).collect()
}

fn compare(tools: &Tools, report: &mut SuiteReport, piece: &Piece) {
    if !report.wants(&piece.name) {
        return;
    }
    let include = tools.include();
    let written = tempfile::tempdir().and_then(|folder| {
        let path = folder.path().join("piece.td");
        std::fs::write(&path, &piece.text).map(|()| (folder, path))
    });
    let (_folder, path) = match written {
        Ok(written) => written,
        Err(error) => return report.check(&piece.name, false, || error.to_string()),
    };
    let upstream = upstream(tools, &include, &path, &piece.generators);
    let flags = ["ods".as_ref(), "-I".as_ref(), include.as_os_str(), path.as_os_str()];
    let ours = tools.ours(flags);
    if upstream.crashed() && !ours.crashed() {
        return report.unanswered(&piece.name);
    }
    let same = match (ours.accepted(), upstream.accepted()) {
        (true, true) => true,
        (false, false) => {
            !ours.crashed() && words(&ours) == words(&upstream) && same_place(&ours, &upstream, &piece.text)
        }
        _ => false,
    };
    report.check(&piece.name, same, || {
        let say = |output: &Output| {
            if output.accepted() { "    accepts\n".to_owned() } else { head(&output.stderr) }
        };
        format!("upstream\n{}ours\n{}", say(&upstream), say(&ours))
    });
}

/// Returns the output of the first generator that refuses the file, or of the last.
fn upstream(tools: &Tools, include: &Path, path: &Path, generators: &[String]) -> Output {
    let mut answer = Output { code: None, stdout: String::new(), stderr: "no generator is named".to_owned() };
    for generator in generators {
        let flags = [generator.as_ref(), "-I".as_ref(), include.as_os_str(), path.as_os_str()];
        answer = tools.upstream("mlir-tblgen", flags);
        if !answer.accepted() {
            break;
        }
    }
    answer
}

/// Returns the first message, normalized for comparison.
fn words(output: &Output) -> String {
    let message = first_message(&output.stderr);
    let message = match message.rfind("(fromline") {
        Some(at) => &message[..at],
        None => &message,
    };
    let mut chars = message.chars();
    chars.next().map(|first| first.to_lowercase().chain(chars).collect()).unwrap_or_default()
}

/// The place of the first error of upstream's tool.
fn upstream_place(stderr: &str) -> Place {
    // The following lines have no place either if they belong to another error.
    let mut lines = stderr.lines().skip_while(|line| !line.contains("error: "));
    let Some(first) = lines.next() else { return Place::Nowhere };
    if !first.starts_with("error: ") {
        return file_place(stderr);
    }
    match (lines.next(), lines.next()) {
        (Some(text), Some(caret)) => Place::Format(text.to_owned(), caret.find('^')),
        _ => Place::Nowhere,
    }
}

fn file_place(stderr: &str) -> Place {
    let name = |file: String| file.rsplit('/').next().unwrap_or_default().to_owned();
    first_place(stderr).map_or(Place::Nowhere, |(file, line, column)| Place::File(name(file), line, column))
}

fn same_place(ours: &Output, upstream: &Output, text: &str) -> bool {
    let (ours, upstream) = (file_place(&ours.stderr), upstream_place(&upstream.stderr));
    match (&ours, &upstream) {
        (Place::File(_, line, column), Place::Format(shown, caret)) => {
            let at = text.lines().nth(*line as usize - 1).and_then(|line| {
                let (at, _) = line.char_indices().nth(*column as usize - 1).unwrap_or((line.len(), ' '));
                line.split_at_checked(at)
            });
            let (Some((before, after)), Some((shown_before, shown_after))) =
                (at, caret.and_then(|caret| shown.split_at_checked(caret)))
            else {
                return caret.is_none();
            };
            before.ends_with(shown_before) && after.starts_with(shown_after)
        }
        (_, Place::Nowhere) => true,
        _ => ours == upstream,
    }
}
