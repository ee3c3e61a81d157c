//! The entry point: options in, a keeper or diagnostics out.

use std::path::PathBuf;
use std::sync::Arc;

use legalize_source::{Diagnostic, Diagnostics, FileId, Includes, SourceMap};

use crate::keeper::RecordKeeper;
use crate::limits::Limits;

/// How to parse.
#[derive(Clone)]
pub struct ParseOptions {
    /// Where included files are found.
    pub includes: Includes,
    /// Macros that are defined from the start (`-D`).
    pub defines: Vec<String>,
    /// Whether to warn of template arguments that are never mentioned.
    pub warn_unused_template_args: bool,
    /// Limits on the work.
    pub limits: Limits,
}

impl Default for ParseOptions {
    fn default() -> Self {
        ParseOptions {
            includes: Includes::default(),
            defines: Vec::new(),
            warn_unused_template_args: true,
            limits: Limits::default(),
        }
    }
}

/// What came of it.
#[derive(Debug)]
pub struct Parsed {
    /// The records; `None` if there was an error.
    pub keeper: Option<RecordKeeper>,
    /// Errors, warnings and what `dump` says, in order.
    pub diagnostics: Diagnostics,
    /// The included files, in the order of their first inclusion.
    pub dependencies: Vec<PathBuf>,
}

/// Parses a file with all that it includes, and evaluates its records.
pub fn parse(sources: &Arc<SourceMap>, main: FileId, options: &ParseOptions) -> Parsed {
    let _ = (sources, main, options);
    Parsed {
        keeper: None,
        diagnostics: Diagnostics::from(Diagnostic::error("tblgen::unsupported", "the evaluator is not built yet")),
        dependencies: Vec::new(),
    }
}
