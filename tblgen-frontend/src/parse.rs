//! The entry point: options in, a keeper or diagnostics out.

use std::path::PathBuf;
use std::sync::Arc;

use legalize_source::{Diagnostics, FileId, Includes, SourceMap};

use crate::eval::Evaluator;
use crate::keeper::RecordKeeper;
use crate::limits::Limits;
use crate::parser::{Signals, drive};
use crate::tokens::Tokens;

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

/// Stack of the thread that evaluates; deep values and templates need more than a test's thread has.
const STACK: usize = 512 << 20;

/// Parses a file with all that it includes, and evaluates its records.
pub fn parse(sources: &Arc<SourceMap>, main: FileId, options: &ParseOptions) -> Parsed {
    std::thread::scope(|scope| {
        let run = || parse_here(sources, main, options);
        let thread = std::thread::Builder::new().name("tablegen".to_owned()).stack_size(STACK);
        match thread.spawn_scoped(scope, run).map(std::thread::ScopedJoinHandle::join) {
            Ok(Ok(parsed)) => parsed,
            Ok(Err(panic)) => std::panic::resume_unwind(panic),
            // No thread to be had: with the stack at hand, evaluation must stay shallow.
            Err(_) => {
                let mut options = options.clone();
                options.limits.depth = options.limits.depth.min(256);
                options.limits.value_depth = options.limits.value_depth.min(256);
                parse_here(sources, main, &options)
            }
        }
    })
}

fn parse_here(sources: &Arc<SourceMap>, main: FileId, options: &ParseOptions) -> Parsed {
    let signals = Signals::default();
    let mut tokens = Tokens::new(sources, &options.includes, &options.limits, &options.defines, main);
    let warn = options.warn_unused_template_args;
    let mut evaluator = Evaluator::new(sources, &options.limits, warn, signals.clone(), main);
    drive(&mut tokens, &mut evaluator, &signals);
    let dependencies = std::mem::take(&mut tokens.dependencies);
    let (keeper, diagnostics) = evaluator.freeze(sources, main);
    let mut list = Diagnostics::new();
    list.extend(diagnostics);
    Parsed { keeper, diagnostics: list.resolved(sources), dependencies }
}
