//! Inputs with the recorded output of another tool, so that a tool is compared with it where it is not
//! installed.
//!
//! A table lists the inputs and the flags of both tools:
//!
//! ```text
//! // inputs            kind     flags
//! dialects/*/forms.mlir : custom : --split-input-file
//! dialects/*/forms.mlir : generic : --split-input-file --mlir-print-op-generic
//! lower/*.mlir : lowered : RUN-FLAGS
//! ```
//!
//! `*` is one name of a file or folder or a part of it, `**` any number of folders, `RUN-FLAGS` the flags
//! that the input itself has in a line `// RUN-FLAGS: …`. An input with `expected-error` comments is its own
//! record: both tools run with `--verify-diagnostics` and must accept it. Of a refused input the line and the
//! text of the first error are recorded.

mod matching;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Output;

pub(crate) use matching::matching;

use crate::failure::Failure;
use crate::first_error::{first_error_line, normalized_message};

/// An input under some flags.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct RecordedCase {
    /// The name: the input's path below the folder of inputs, and the kind.
    pub name: String,
    /// The input's path below the folder of inputs, which records have in place of the whole path.
    pub path: String,
    /// The input.
    pub input: PathBuf,
    /// The flags of both tools, without the input.
    pub flags: Vec<String>,
    /// The file with the recorded output; absent if the input holds what is expected.
    pub record: Option<PathBuf>,
}

/// The outcome of running a tool on an input, as far as it is recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Outcome {
    /// Accepted, with the output.
    Accepted(String),
    /// Refused, with the first error.
    Refused {
        /// The line, counted from one.
        line: Option<u32>,
        /// The text without blanks, as [`normalized_message`](crate::normalized_message) returns it.
        message: String,
    },
    /// Ended by a signal.
    Crashed,
}

const REFUSED: &str = "// refused, first error in line ";
const REFUSED_NOWHERE: &str = "// refused, first error without a line";
const CRASHED: &str = "// crashed\n";

/// Lists the cases of a table.
///
/// # Errors
/// If a folder cannot be read, if a line is not of three parts, or if no input matches it.
pub fn recorded_cases(table: &str, inputs: &Path, records: &Path) -> io::Result<Vec<RecordedCase>> {
    let mut cases = Vec::new();
    for line in table.lines().filter(|line| !line.is_empty() && !line.starts_with("//")) {
        let parts: Vec<&str> = line.splitn(3, " : ").collect();
        let [pattern, kind, flags] = parts[..] else {
            return Err(io::Error::other(format!("`INPUTS : KIND : FLAGS` expected: {line}")));
        };
        let found = matching(inputs, pattern)?;
        if found.is_empty() {
            return Err(io::Error::other(format!("no input matches `{pattern}`")));
        }
        for input in found {
            cases.extend(case(&input, kind, flags, inputs, records)?);
        }
    }
    // Several kinds are one for inputs that hold what is expected.
    cases.sort_by(|a, b| a.name.cmp(&b.name));
    cases.dedup();
    Ok(cases)
}

fn case(
    input: &Path,
    kind: &str,
    flags: &str,
    inputs: &Path,
    records: &Path,
) -> io::Result<Option<RecordedCase>> {
    let text = fs::read_to_string(input)?;
    let path = input.strip_prefix(inputs).unwrap_or(input);
    let text_of = |path: &Path| path.display().to_string();
    let own = text.lines().find_map(|line| line.split_once("RUN-FLAGS:")).map_or("", |(_, flags)| flags);
    let words = flags.split_whitespace().flat_map(|flag| match flag {
        "RUN-FLAGS" => crate::expected::words(own),
        flag => vec![flag.to_owned()],
    });
    let mut flags: Vec<String> = words.collect();
    let is_expected =
        ["error", "warning", "remark"].iter().any(|kind| text.contains(&format!("expected-{kind}")));
    if !is_expected {
        let record = records.join(path.with_extension("")).with_extension(format!("{kind}.mlir"));
        let name = format!("{} {kind}", path.display());
        let (input, path) = (input.to_owned(), text_of(path));
        return Ok(Some(RecordedCase { name, path, input, flags, record: Some(record) }));
    }
    // The generic form and its like make no difference to what is reported.
    flags.retain(|flag| !flag.starts_with("--mlir-print-") && flag != "--verify-diagnostics");
    flags.push("--verify-diagnostics".to_owned());
    let name = format!("{} expected", path.display());
    Ok(Some(RecordedCase { name, path: text_of(path), input: input.to_owned(), flags, record: None }))
}

impl Outcome {
    /// The outcome of a run.
    pub fn of(output: &Output) -> Outcome {
        match output.status.code() {
            Some(0) => Outcome::Accepted(String::from_utf8_lossy(&output.stdout).into_owned()),
            Some(_) => Outcome::refused(&String::from_utf8_lossy(&output.stderr)),
            None => Outcome::Crashed,
        }
    }

    /// The outcome of a run that ended with these messages and an error.
    pub fn refused(stderr: &str) -> Outcome {
        Outcome::Refused { line: first_error_line(stderr), message: normalized_message(stderr) }
    }

    /// The text of the record.
    pub fn text(&self) -> String {
        match self {
            Outcome::Accepted(text) => text.clone(),
            Outcome::Refused { line: Some(line), message } => format!("{REFUSED}{line}:\n// {message}\n"),
            // The words of command lines and of passes that just fail are each tool's own.
            Outcome::Refused { line: None, .. } => format!("{REFUSED_NOWHERE}\n"),
            Outcome::Crashed => CRASHED.to_owned(),
        }
    }

    /// True if the tool reported nothing but what its input expects.
    pub fn is_accepted(&self) -> bool {
        matches!(self, Outcome::Accepted(_))
    }
}

impl RecordedCase {
    /// The text of an outcome of this case, the same wherever the input is.
    fn text(&self, outcome: &Outcome) -> String {
        outcome.text().replace(&self.input.display().to_string(), &self.path)
    }

    /// The recorded outcome, as text; absent if there is no record yet.
    pub fn recorded(&self) -> Option<String> {
        fs::read_to_string(self.record.as_ref()?).ok()
    }

    /// Writes the outcome of the other tool, and returns the previous record if it was another one.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn write(&self, outcome: &Outcome) -> io::Result<Option<String>> {
        let Some(path) = &self.record else { return Ok(None) };
        let text = self.text(outcome);
        let before = self.recorded();
        if before.as_ref() == Some(&text) {
            return Ok(None);
        }
        fs::create_dir_all(path.parent().unwrap_or(Path::new(".")))?;
        fs::write(path, &text)?;
        Ok(Some(before.unwrap_or_default()))
    }

    /// Compares the outcome of the tool under test with the record.
    ///
    /// # Errors
    /// If they differ, with a message that shows the first difference.
    pub fn compare(&self, found: &Outcome) -> Result<(), Failure> {
        if self.record.is_none() {
            return if found.is_accepted() { Ok(()) } else { Err("other diagnostics than expected".into()) };
        }
        let expected = self.recorded().ok_or("no output is recorded")?;
        let found = self.text(found);
        if expected == found {
            return Ok(());
        }
        let lines = expected.lines().zip(found.lines()).zip(1..);
        let line = lines.filter(|((expected, found), _)| expected != found).map(|(_, line)| line).next();
        let line = line.unwrap_or(1 + expected.lines().count().min(found.lines().count()));
        let of = |text: &str| text.lines().nth(line - 1).unwrap_or("(nothing)").to_owned();
        Err(format!("line {line} of the output\n  recorded: {}\n  found:    {}", of(&expected), of(&found))
            .into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder() -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        for (path, text) in [
            ("inputs/a/forms.mlir", "// RUN-FLAGS: --one --two=\"b c\"\n"),
            ("inputs/b/forms.mlir", "x // expected-error {{no}}\n"),
            ("inputs/b/other.mlir", "y\n"),
        ] {
            let path = folder.path().join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        folder
    }

    fn cases(folder: &Path, table: &str) -> io::Result<Vec<RecordedCase>> {
        recorded_cases(table, &folder.join("inputs"), &folder.join("recorded"))
    }

    #[test]
    fn patterns_find_inputs_and_their_flags() {
        let folder = folder();
        let found =
            cases(folder.path(), "*/f*.mlir : generic : --mlir-print-op-generic RUN-FLAGS\n").unwrap();
        let names: Vec<&str> = found.iter().map(|case| case.name.as_str()).collect();
        assert_eq!(names, ["a/forms.mlir generic", "b/forms.mlir expected"]);
        assert_eq!(found[0].flags, ["--mlir-print-op-generic", "--one", "--two=b c"]);
        assert_eq!(found[0].record, Some(folder.path().join("recorded/a/forms.generic.mlir")));
        assert_eq!(
            (&found[1].flags[..], &found[1].record),
            (&["--verify-diagnostics".to_owned()][..], &None)
        );
    }

    #[test]
    fn a_pattern_without_an_input_is_an_error() {
        let folder = folder();
        assert!(cases(folder.path(), "c/*.mlir : custom : --x").is_err());
        assert!(cases(folder.path(), "b/g*.mlir : custom : --x").is_err());
        assert!(cases(folder.path(), "b/forms.mlir custom").is_err());
    }

    #[test]
    fn differences_from_the_record_are_reported() {
        let folder = folder();
        let case = cases(folder.path(), "b/other.mlir : custom : --x").unwrap().remove(0);
        let accepted = |text: &str| Outcome::Accepted(text.to_owned());
        assert_eq!(case.compare(&accepted("")), Err("no output is recorded".into()));
        assert_eq!(case.write(&accepted("a\nb\n")).unwrap(), Some(String::new()));
        assert_eq!(case.write(&accepted("a\nb\n")).unwrap(), None);
        assert_eq!(case.compare(&accepted("a\nb\n")), Ok(()));
        let differs = case.compare(&accepted("a\nc\n")).unwrap_err();
        assert_eq!(differs.to_string(), "line 2 of the output\n  recorded: b\n  found:    c");
        let refused = |text: &str| Outcome::refused(&format!("{text}: error: Not this\n"));
        assert!(case.compare(&refused("f.mlir:2:1")).is_err());
        assert_eq!(case.write(&refused("f.mlir:2:1")).unwrap(), Some("a\nb\n".to_owned()));
        assert_eq!(case.recorded().as_deref(), Some("// refused, first error in line 2:\n// notthis\n"));
        assert_eq!(case.compare(&refused("f.mlir:2:1")), Ok(()));
        assert!(case.compare(&refused("f.mlir")).is_err());
        assert!(case.compare(&Outcome::refused("f.mlir:2:1: error: nor that\n")).is_err());
        // Locations have the path of the input.
        let place = format!("loc(\"{}\":1:2)\n", case.input.display());
        case.write(&accepted(&place)).unwrap();
        assert_eq!(case.recorded().as_deref(), Some("loc(\"b/other.mlir\":1:2)\n"));
        assert_eq!(case.compare(&accepted(&place)), Ok(()));
    }
}
