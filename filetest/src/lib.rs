//! Tests that are files: the command line of a tool, its reports by line, and its output.
//!
//! A test is any text file with a line that gives its command line:
//!
//! ```text
//! // test: opt --canonicalize
//! func.func @f() -> i32 {
//!   %0 = my.constant 1
//!   my.broken %0 // error: [my::broken] "is broken"
//! }
//! // output:
//! //| module {
//! //| …
//! ```
//!
//! - `// test: ARGUMENTS` – the arguments, quoted as for a shell, without the program and the file, which is
//!   appended unless one of them is the file itself (`./NAME`). Paths that start with `./` are relative to
//!   the test's folder, in which the program runs.
//! - `// error: [code] "text"` on the line that the error is about, or `// error-above: …` on the line below;
//!   `warning` and `remark` likewise. The program reports exactly these; the text between quotes, which may
//!   be omitted, is part of the message. With `(no place)` at the end, the report is not about a line of this
//!   file.
//! - `// note: "text"` – if there is any, exactly these notes are printed, in this order.
//! - `// exit: N` – the exit status; by default 1 if an error is expected, otherwise 0.
//! - The lines after `// output:` are standard output, each after `//| `; a marker `// -----` is written as
//!   `//| -----`, so that it does not split the file. With `BLESS=1` in the environment they are written
//!   instead of compared.
//!
//! Reports are read from standard error, as `legalize_source::Diagnostic` renders them; [`Tool`] is the
//! program under test. A whole test of a crate whose program is `my-opt` is
//!
//! ```no_run
//! use legalize_filetest::{Suite, Tool};
//!
//! # const MY_OPT: &str = "my-opt";
//! // In a real test: Tool::new(env!("CARGO_BIN_EXE_my-opt"))
//! Suite::below("tests/filetests").run(&Tool::new(MY_OPT));
//! ```
//!
//! A program does not have to be a tool of `legalize`, as long as it renders its reports in this way.
//! Omitted: `FileCheck`'s directives; the output is compared as a whole.

mod differences;
pub mod examples;
mod expected;
mod failure;
mod first_error;
mod printed;
mod recorded;
#[cfg(feature = "rust")]
pub mod rust;
mod suite;
mod tool;
pub mod verdicts;

pub use expected::{Expected, expected, words};
pub use failure::Failure;
pub use first_error::{first_error, first_error_line, first_message, first_place, normalized_message};
pub use printed::printed;
pub use recorded::{Outcome, RecordedCase, recorded_cases};
pub use suite::{Ran, Suite};
pub use tool::Tool;

/// The page of the book about this crate, whose program is compiled as a doctest.
#[cfg(doctest)]
mod pages {
    #[doc = include_str!("../../docs/book/src/testing.md")]
    struct Testing;
}

/// Severity of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// The input is at fault.
    Error,
    /// The input may be at fault.
    Warning,
    /// Information that was requested.
    Remark,
}

impl Severity {
    /// All severities, with the word in a test and the symbol in a rendered report.
    pub(crate) const ALL: [(Severity, &'static str, char); 3] = [
        (Severity::Error, "error", '×'),
        (Severity::Warning, "warning", '⚠'),
        (Severity::Remark, "remark", '☞'),
    ];
}

/// A report that a file expects or that the program printed.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[non_exhaustive]
pub struct Report {
    /// Line of the test; absent if the report is about another file or none.
    pub line: Option<usize>,
    /// The severity.
    pub severity: Severity,
    /// The code, `area::reason`.
    pub code: String,
    /// The message, or the part of it that the test expects.
    pub text: String,
}

impl Report {
    /// True if this expected report is the printed one.
    fn agrees(&self, printed: &Report) -> bool {
        printed.text.contains(&self.text)
            && (self.line, self.severity, &self.code) == (printed.line, printed.severity, &printed.code)
    }
}

/// Reports with their notes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Reports {
    /// Reports with a code, in the order of lines.
    pub reports: Vec<Report>,
    /// Reports without a code, in the order of printing.
    pub notes: Vec<String>,
    /// The help texts of all reports, in the order of printing.
    pub helps: Vec<String>,
}

impl Reports {
    /// True if there is an error among them.
    pub fn has_errors(&self) -> bool {
        self.reports.iter().any(|report| report.severity == Severity::Error)
    }

    /// True if these expected reports are exactly the printed ones, and each expected help is part of a
    /// printed one.
    pub fn agree(&self, printed: &Reports) -> bool {
        self.reports.len() == printed.reports.len()
            && self.reports.iter().zip(&printed.reports).all(|(wanted, found)| wanted.agrees(found))
            && (self.notes.is_empty() || self.notes == printed.notes)
            && self
                .helps
                .iter()
                .all(|help| printed.helps.iter().any(|printed| printed.contains(help.as_str())))
    }
}
