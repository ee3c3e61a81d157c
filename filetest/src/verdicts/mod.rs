//! Verdicts of another tool on many small inputs: one file for each line of a table.
//!
//! ```text
//! // inputs          kind       program    flags
//! tblgen/**/*.td   : records  : tblgen   : --print-records
//! pdll/**/*.pdll   : ast      : pdll     : -x ast
//! drivers/**/*.mlir : passes  : test-opt : RUN-FLAGS
//! ```
//!
//! Of each case, the record has what both tools must agree on: the output of an accepted input, or line and
//! text of the first error of a refused one. A long output is kept as its beginning and a sum of its bytes.
//! Omitted: what the tools print on purpose in other words, which is not recorded.

mod events;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Output;
use std::sync::atomic::{AtomicUsize, Ordering};

pub use events::{events, outcome_of_passes, summary, verdict};

use crate::recorded::matching;
use crate::{first_error_line, first_place, normalized_message};

/// A program with its counterpart among upstream's tools.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Program {
    /// `legalize tblgen` and `llvm-tblgen`, on whole files.
    Tblgen,
    /// `legalize pdll` and `mlir-pdll`, on each piece of a file.
    Pdll,
    /// `legalize drr` and the generator of rewriters of `mlir-tblgen`: verdicts only.
    Drr,
    /// `legalize ods` and generators of `mlir-tblgen` that the file names, on each piece after its head:
    /// verdicts only.
    Ods,
    /// `test-opt` and `mlir-opt`.
    TestOpt,
}

/// Inputs of one line of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct VerdictGroup {
    /// The kind, which is the name of the record.
    pub kind: String,
    /// The program that reads them.
    pub program: Program,
    /// The inputs.
    pub cases: Vec<VerdictCase>,
}

impl VerdictGroup {
    /// Compares the runs of the program under test with the record, on all cores, and returns the
    /// differences: other verdicts, known differences that are gone, and cases that are not recorded or no
    /// longer there.
    pub fn differences(
        &self,
        [record, workspace, scratch]: [&Path; 3],
        known: &BTreeSet<String>,
        run: impl Fn(&VerdictCase, &Path) -> io::Result<Output> + Sync,
    ) -> Vec<String> {
        let recorded = unpacked(&fs::read_to_string(record).unwrap_or_default());
        let next = AtomicUsize::new(0);
        let judge = |index: usize, case: &VerdictCase| -> io::Result<Option<String>> {
            let name = format!("{} {}", case.name, self.kind);
            let input = case.input(workspace, &scratch.join(format!("{}-{index}", self.kind)))?;
            let output = run(case, &input)?;
            let streams = [&output.stdout, &output.stderr].map(|bytes| String::from_utf8_lossy(bytes));
            let streams = [&*streams[0], &*streams[1]];
            let found = case.verdict(self.program, output.status.code(), streams, &input);
            let Some(expected) = recorded.get(&case.name) else {
                return Ok(Some(format!("{name}: no verdict is recorded")));
            };
            Ok(match (agrees(self.program, expected, &found), known.contains(&name)) {
                (true, false) | (false, true) => None,
                (true, true) => Some(format!("{name}: listed as a known difference, but equal")),
                (false, false) => Some(format!("{name}: {}", difference(expected, &found))),
            })
        };
        let work = || {
            let mut found = Vec::new();
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                let Some(case) = self.cases.get(index) else { return found };
                found.extend(
                    judge(index, case).unwrap_or_else(|error| Some(format!("{}: {error}", case.name))),
                );
            }
        };
        let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let mut all: Vec<String> = std::thread::scope(|scope| {
            let running: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            running
                .into_iter()
                .flat_map(|thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
                .collect()
        });
        let names: BTreeSet<&str> = self.cases.iter().map(|case| case.name.as_str()).collect();
        let gone = recorded.keys().filter(|name| !names.contains(name.as_str()));
        all.extend(gone.map(|name| format!("{name} {}: recorded, but not an input", self.kind)));
        all.sort();
        all
    }
}

/// The first difference of two verdicts.
pub fn difference(recorded: &str, found: &str) -> String {
    let lines = recorded.lines().zip(found.lines()).position(|(recorded, found)| recorded != found);
    let at = lines.unwrap_or_else(|| recorded.lines().count().min(found.lines().count()));
    let of = |text: &str| text.lines().nth(at).unwrap_or("(nothing)").to_owned();
    format!("line {} of the verdict\n  recorded: {}\n  found:    {}", at + 1, of(recorded), of(found))
}

/// An input.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct VerdictCase {
    /// The file below the folder of inputs, and the number of the piece if only a piece is read.
    pub name: String,
    /// The file.
    pub file: PathBuf,
    /// The text of the piece; absent if the file is read itself.
    pub piece: Option<String>,
    /// The flags of both programs.
    pub flags: Vec<String>,
    /// The generators of upstream's that a file of definitions names.
    pub generators: Vec<String>,
}

/// Lists the groups of a table.
///
/// # Errors
/// If a folder cannot be read, or a line is malformed or matches no input.
pub fn verdict_groups(table: &str, inputs: &Path) -> io::Result<Vec<VerdictGroup>> {
    let lines = table.lines().filter(|line| !line.is_empty() && !line.starts_with("//"));
    lines.map(|line| group(line, inputs)).collect()
}

fn group(line: &str, inputs: &Path) -> io::Result<VerdictGroup> {
    let wrong = |what: &str| io::Error::other(format!("{what}: {line}"));
    let parts: Vec<&str> = line.splitn(4, ':').map(str::trim).collect();
    let [patterns, kind, program, flags] = parts[..] else {
        return Err(wrong("`INPUTS : KIND : PROGRAM : FLAGS` expected"));
    };
    let program = match program {
        "tblgen" => Program::Tblgen,
        "pdll" => Program::Pdll,
        "drr" => Program::Drr,
        "ods" => Program::Ods,
        "test-opt" => Program::TestOpt,
        _ => return Err(wrong("unknown program")),
    };
    let mut cases = Vec::new();
    for pattern in patterns.split_whitespace() {
        let found = matching(inputs, pattern)?;
        if found.is_empty() {
            return Err(wrong("no input matches"));
        }
        for file in found {
            let text = String::from_utf8_lossy(&fs::read(&file)?).into_owned();
            cases.extend(of_file(program, &file, &text, flags, inputs));
        }
    }
    Ok(VerdictGroup { kind: kind.to_owned(), program, cases })
}

fn of_file(program: Program, file: &Path, text: &str, flags: &str, inputs: &Path) -> Vec<VerdictCase> {
    let below = file.strip_prefix(inputs).unwrap_or(file).display().to_string();
    let own = text.lines().find_map(|line| line.split_once("RUN-FLAGS:")).map_or("", |(_, flags)| flags);
    let mut flags: Vec<String> = flags
        .split_whitespace()
        .flat_map(|flag| match flag {
            "RUN-FLAGS" => crate::words(own),
            flag => vec![flag.to_owned()],
        })
        .collect();
    if program == Program::Pdll {
        let folders =
            [file.parent().unwrap_or(inputs), &inputs.join("pdll")].map(|path| path.display().to_string());
        flags.extend(folders.into_iter().flat_map(|folder| ["-I".to_owned(), folder]));
    }
    let head = text.lines().next().and_then(|line| line.strip_prefix("// generator:")).unwrap_or_default();
    let case = |name: String, piece: Option<String>| VerdictCase {
        name,
        file: file.to_owned(),
        piece,
        flags: flags.clone(),
        generators: head.split_whitespace().map(str::to_owned).collect(),
    };
    let pieces = match program {
        Program::Pdll => text.split("// -----").map(str::to_owned).collect(),
        Program::Ods => with_head(text),
        _ => return vec![case(below, None)],
    };
    let numbered = pieces.into_iter().zip(1..);
    numbered.map(|(piece, number)| case(format!("{below} {number}"), Some(piece))).collect()
}

/// The pieces after the first one, each after the first one, with their line numbers.
fn with_head(text: &str) -> Vec<String> {
    let lines: Vec<&str> = text.lines().collect();
    let ends: Vec<usize> = (0..lines.len()).filter(|&at| lines[at].trim() == "// -----").collect();
    let Some(&first) = ends.first() else { return Vec::new() };
    let pieces = ends.iter().enumerate().map(|(index, &start)| {
        let end = ends.get(index + 1).copied().unwrap_or(lines.len());
        let blank = "\n".repeat(start + 1 - first);
        format!("{}\n{blank}{}\n", lines[..first].join("\n"), lines[start + 1..end].join("\n"))
    });
    pieces.collect()
}

impl VerdictCase {
    /// The path of the input for a program that runs in the folder of the workspace: the file, or a file with
    /// the piece, which is written to a folder of its own.
    ///
    /// # Errors
    /// If the piece cannot be written.
    pub fn input(&self, workspace: &Path, scratch: &Path) -> io::Result<PathBuf> {
        let Some(piece) = &self.piece else {
            return Ok(self.file.strip_prefix(workspace).unwrap_or(&self.file).to_owned());
        };
        fs::create_dir_all(scratch)?;
        let path = scratch.join("piece").with_extension(self.file.extension().unwrap_or_default());
        fs::write(&path, piece)?;
        Ok(path)
    }

    /// True if the output is a syntax tree with the definitions that the piece includes.
    fn shows_definitions(&self) -> bool {
        let includes = |piece: &String| piece.contains(".td\"") || piece.contains("included/");
        self.flags.iter().any(|flag| flag == "ast") && self.piece.as_ref().is_some_and(includes)
    }

    /// Returns what is recorded of a run on the input at a path: its exit status, absent after a signal, and
    /// streams.
    pub fn verdict(
        &self,
        program: Program,
        code: Option<i32>,
        [stdout, stderr]: [&str; 2],
        input: &Path,
    ) -> String {
        // Places in included files are relative to the folder that has them.
        let folders = self.flags.iter().filter(|flag| flag.starts_with('/'));
        let of = |text: &str| {
            let text = text.replace(&input.display().to_string(), "input");
            folders.clone().fold(text, |text, folder| text.replace(&format!("{folder}/"), ""))
        };
        let (stdout, stderr) = (of(stdout), of(stderr));
        if program == Program::TestOpt && matches!(code, Some(0 | 1)) {
            let source = fs::read_to_string(&self.file).unwrap_or_default();
            // Whole lines, as in a record.
            return outcome_of_passes(&source, code, &stdout, &stderr).trim_end_matches('\n').to_owned()
                + "\n";
        }
        match code {
            // The syntax tree of definitions is that of the definitions that are installed, or embedded.
            Some(0) if self.shows_definitions() => accepted(""),
            Some(0) => accepted(&without_addresses(of_program(program, &stdout))),
            Some(1) => {
                let line = match first_error_line(&stderr) {
                    Some(line) if program != Program::Ods || is_in_input(&stderr) => format!("line {line}"),
                    _ => "a line that is not compared".to_owned(),
                };
                format!("refused in {line}: {}\n", normalized_message(&stderr))
            }
            _ => "crashed\n".to_owned(),
        }
    }
}

/// Maximum number of bytes of an output that is recorded as a whole.
const WHOLE: usize = 8000;

/// The verdict on an accepted input: the output, or the beginning of a long one with a sum of all of it.
fn accepted(output: &str) -> String {
    if output.len() <= WHOLE {
        return format!("accepted\n{output}");
    }
    // FNV-1a: the same on all machines, and a change of any byte changes it.
    let sum = output.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    let shown: String = output.lines().take(20).map(|line| format!("{line}\n")).collect();
    format!(
        "accepted, {} lines with the sum {sum:016x}, of which the first are\n{shown}",
        output.lines().count()
    )
}

/// The beginning of a verdict without a place.
const NOWHERE: &str = "refused in a line that is not compared";

/// True if the first error has a place in the input, not in a file that it includes.
fn is_in_input(stderr: &str) -> bool {
    let first = stderr.lines().find(|line| line.contains("error: ") || line.contains('×'));
    let has_place = first.is_some_and(|line| !line.starts_with("error: "));
    has_place && first_place(stderr).is_some_and(|(file, ..)| file == "input")
}

/// The part of the output that is compared.
fn of_program(program: Program, stdout: &str) -> &str {
    match program {
        // The records are followed by sizes of the process's memory.
        Program::Tblgen => {
            stdout.split("\n-------------------- Memory Allocation Stats").next().unwrap_or(stdout)
        }
        Program::Drr | Program::Ods => "",
        Program::Pdll | Program::TestOpt => stdout,
    }
}

/// Removes node addresses, which vary between runs.
fn without_addresses(stdout: &str) -> String {
    let mut text = String::with_capacity(stdout.len());
    let mut words = stdout.split(" 0x");
    text.push_str(words.next().unwrap_or_default());
    for word in words {
        let digits = word.bytes().take_while(u8::is_ascii_hexdigit).count();
        text.push_str(" 0x");
        text.push_str(&word[digits..]);
    }
    text
}

/// True if a verdict is as recorded. A crash of upstream's tool has nothing to compare with, except that ours
/// ends properly; a place that upstream does not give is not compared, nor are the words of programs that
/// have their own.
pub fn agrees(program: Program, recorded: &str, found: &str) -> bool {
    let crashed = |text: &str| text == "crashed\n";
    let place = |text: &str| text.split_once(": ").map(|(place, _)| place.to_owned());
    if matches!(program, Program::Tblgen | Program::Drr)
        && let (true, Some(recorded), Some(found)) =
            (recorded.starts_with("refused in "), place(recorded), place(found))
    {
        return recorded == found || recorded == NOWHERE && found.starts_with("refused in ");
    }
    if crashed(recorded) {
        return !crashed(found);
    }
    let Some(recorded) = recorded.strip_prefix(NOWHERE) else { return recorded == found };
    let words = found.starts_with("refused in ").then(|| found.split_once(": ")).flatten();
    words.is_some_and(|(_, words)| recorded.strip_prefix(": ") == Some(words))
}

/// Beginning of the line before each case of a record.
const CASE: &str = "=====> ";

/// The text of a record, from verdicts by name.
pub fn packed(verdicts: &BTreeMap<String, String>) -> String {
    let mut text = String::new();
    for (name, verdict) in verdicts {
        let end = if verdict.ends_with('\n') { "" } else { "\n" };
        let _ = write!(text, "{CASE}{name}\n{verdict}{end}");
    }
    text
}

/// The verdicts of a record by name.
pub fn unpacked(text: &str) -> BTreeMap<String, String> {
    let cases = text.split(CASE).skip(1).filter_map(|case| case.split_once('\n'));
    cases.map(|(name, verdict)| (name.to_owned(), verdict.to_owned())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_are_read_back() {
        let verdicts = [("a.td", "accepted\nx\n"), ("b.td 2", "crashed\n")];
        let verdicts: BTreeMap<String, String> =
            verdicts.into_iter().map(|(name, text)| (name.to_owned(), text.to_owned())).collect();
        assert_eq!(unpacked(&packed(&verdicts)), verdicts);
    }

    #[test]
    fn pieces_keep_their_line_numbers() {
        let pieces = with_head("// generator: -a -b\nhead\n// -----\none\n// -----\ntwo\n");
        assert_eq!(pieces, ["// generator: -a -b\nhead\n\none\n", "// generator: -a -b\nhead\n\n\n\ntwo\n"]);
    }

    #[test]
    fn long_outputs_have_a_sum() {
        let of = |last: &str| accepted(&format!("{}{last}\n", "line\n".repeat(2000)));
        assert!(of("a").starts_with("accepted, 2001 lines with the sum ") && of("a").len() < 400);
        assert_ne!(of("a"), of("b"));
        assert_eq!(accepted("a\n"), "accepted\na\n");
    }

    #[test]
    fn crashes_and_missing_places_are_not_compared() {
        let agrees = |recorded: &str, found: &str| agrees(Program::Ods, recorded, found);
        assert!(agrees("crashed\n", "accepted\n") && !agrees("crashed\n", "crashed\n"));
        let nowhere = "refused in a line that is not compared: no\n";
        assert!(agrees(nowhere, "refused in line 3: no\n") && !agrees(nowhere, "refused in line 3: yes\n"));
        assert!(!agrees("refused in line 2: no\n", "refused in line 3: no\n"));
        assert!(super::agrees(Program::Tblgen, "refused in line 2: no\n", "refused in line 2: yes\n"));
        assert!(!super::agrees(Program::Tblgen, "refused in line 2: no\n", "refused in line 3: no\n"));
        assert!(!super::agrees(Program::Tblgen, "refused in line 2: no\n", "accepted\n"));
    }
}
