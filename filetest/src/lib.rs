//! Tests that are files: how a tool is run, what it reports on which lines, and what comes out.
//!
//! A test is any text file with a line that says how it is run:
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
//! - `// test: ARGUMENTS` – the arguments, without the program and the file, which comes last unless one of them is
//!   the file itself (`./NAME`). Paths that start with `./` are relative to the test's folder, in which the program runs.
//! - `// error: [code] "text"` on the line that the error is about, or `// error-above: …` on the line below; `warning` and
//!   `remark` likewise. The program reports exactly these; the text between quotes, which may be left out, is part
//!   of the message. `(no place)` behind it: the report is about no line of this file.
//! - `// note: "text"` – if there is any, exactly these notes are printed, in this order.
//! - `// exit: N` – the exit status; without it 1 where an error is expected, else 0.
//! - The lines behind `// output:` are standard output, each after `//| `; a marker `// -----` stands there as `//| -----`,
//!   so that it does not split the file. With `BLESS=1` in the environment they are written instead of compared.
//!
//! Reports are read from standard error, as `legalize_source::Diagnostic` draws them; [`Tool`] is how the program is
//! found. A whole test of a crate whose program is `my-opt` is
//!
//! ```no_run
//! use legalize_filetest::{Suite, Tool};
//!
//! # const MY_OPT: &str = "my-opt";
//! // In a real test: Tool::new(env!("CARGO_BIN_EXE_my-opt"))
//! Suite::below("tests/filetests").run(&Tool::new(MY_OPT));
//! ```
//!
//! A program need not be a tool of `legalize`, as long as it draws its reports so. What is left out: `FileCheck`'s
//! directives; the output is compared whole.

mod expected;
mod printed;
mod suite;
mod tool;

pub use expected::{Expected, expected};
pub use printed::printed;
pub use suite::{Ran, Suite};
pub use tool::Tool;

/// The page of the book about this crate, whose program is compiled.
#[cfg(doctest)]
mod pages {
    #[doc = include_str!("../../docs/book/src/testing.md")]
    struct Testing;
}

/// What a report is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// The input is at fault.
    Error,
    /// The input may be at fault.
    Warning,
    /// Something that was asked for.
    Remark,
}

impl Severity {
    /// All, with the word in a test and the symbol in a drawing.
    pub(crate) const ALL: [(Severity, &'static str, char); 3] = [
        (Severity::Error, "error", '×'),
        (Severity::Warning, "warning", '⚠'),
        (Severity::Remark, "remark", '☞'),
    ];
}

/// A report that a file expects or that the program printed.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Report {
    /// Line of the test; nothing if it is about another file or none.
    pub line: Option<usize>,
    /// What it is.
    pub severity: Severity,
    /// The code, `room::reason`.
    pub code: String,
    /// The message, or what the test gives of it.
    pub text: String,
}

/// Reports with their notes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reports {
    /// What has a code, in the order of lines.
    pub reports: Vec<Report>,
    /// What has none, in the order of printing.
    pub notes: Vec<String>,
    /// What to do about any of them, in the order of printing.
    pub helps: Vec<String>,
}

impl Reports {
    /// Whether there is an error among them.
    pub fn has_errors(&self) -> bool {
        self.reports.iter().any(|report| report.severity == Severity::Error)
    }

    /// Whether these expected reports are the ones that were printed, and each help is part of one.
    pub fn agree(&self, printed: &Reports) -> bool {
        let same = |(wanted, found): (&Report, &Report)| {
            found.text.contains(&wanted.text)
                && (wanted.line, wanted.severity, &wanted.code) == (found.line, found.severity, &found.code)
        };
        self.reports.len() == printed.reports.len()
            && self.reports.iter().zip(&printed.reports).all(same)
            && (self.notes.is_empty() || self.notes == printed.notes)
            && self
                .helps
                .iter()
                .all(|help| printed.helps.iter().any(|printed| printed.contains(help.as_str())))
    }
}
