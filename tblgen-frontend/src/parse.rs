//! Entry point of the crate: parses a file to a keeper and diagnostics.

use std::path::PathBuf;
use std::sync::Arc;

use legalize_source::{Diagnostics, FileId, Includes, Reported, SourceMap};

use crate::affinity;
use crate::eval::Evaluator;
use crate::keeper::RecordKeeper;
use crate::limits::EvalLimits;
use crate::parser::{Signals, drive};
use crate::pipeline::{self, Evaluating};
use crate::tokens::Tokens;

/// Options of a parse.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct TblgenOptions {
    /// Include search path.
    pub includes: Includes,
    /// True if unused template arguments are reported.
    pub warn_unused_template_args: bool,
    /// True if the records are returned although an assertion failed, as in upstream's library (its tool
    /// rejects the file).
    pub survive_assertions: bool,
    /// True if the evaluating thread moves off the processor of the reading thread when it begins. This is
    /// faster for a program that only reads one file, and slower for one that reads many files one after the
    /// other, since the move takes time.
    pub apart: bool,
}

legalize_source::settings! { impl TblgenOptions }

impl Default for TblgenOptions {
    fn default() -> Self {
        TblgenOptions {
            includes: Includes::default(),
            warn_unused_template_args: true,
            survive_assertions: false,
            apart: false,
        }
    }
}

/// Result of [`parse`].
#[derive(Debug)]
#[non_exhaustive]
pub struct Parsed {
    /// Records; `None` if there was an error that [`TblgenOptions::survive_assertions`] does not tolerate.
    pub keeper: Option<RecordKeeper>,
    /// Included files, in the order of their first inclusion.
    pub dependencies: Vec<PathBuf>,
}

/// Stack size of the evaluating thread; deep values and templates need more than a test's thread has.
const STACK: usize = 512 << 20;

/// Parses a file with its includes, and evaluates its records; reports errors, warnings and the output of
/// `dump`, in order.
pub fn parse(sources: &Arc<SourceMap>, main: FileId, options: &TblgenOptions) -> Reported<Parsed> {
    parse_by(sources, main, options, pipeline::is_large_enough(sources.file(main).text()))
}

/// Parses a file; if `two` is set, this thread reads while another one evaluates.
fn parse_by(sources: &Arc<SourceMap>, main: FileId, options: &TblgenOptions, two: bool) -> Reported<Parsed> {
    let limits = EvalLimits::new(sources.limits());
    std::thread::scope(|scope| {
        let (reading, evaluating) = two.then(pipeline::sides).unzip();
        let (all, options) = (&limits, &options);
        let run = move || evaluate(sources, main, options, all, evaluating);
        let thread = std::thread::Builder::new().name("tablegen".to_owned()).stack_size(STACK);
        match thread.spawn_scoped(scope, run) {
            Ok(evaluator) => {
                if let Some(reading) = reading {
                    let tokens = Tokens::new(sources, &options.includes, &limits, main);
                    reading.read(sources, tokens);
                }
                evaluator.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            }
            // Spawning failed: with the current stack, evaluation must stay shallow.
            Err(_) => {
                let shallow = EvalLimits {
                    depth: limits.depth.min(256),
                    value_depth: limits.value_depth.min(256),
                    ..limits.clone()
                };
                evaluate(sources, main, options, &shallow, None)
            }
        }
    })
}

/// Evaluates the statements that another thread reads, or reads them as well.
fn evaluate(
    sources: &Arc<SourceMap>,
    main: FileId,
    options: &TblgenOptions,
    limits: &EvalLimits,
    pipeline: Option<Evaluating<'_>>,
) -> Reported<Parsed> {
    if options.apart && pipeline.is_some() {
        affinity::step();
    }
    let signals = Signals::default();
    let warn = options.warn_unused_template_args;
    let mut evaluator = Evaluator::new(sources, limits, warn, signals.clone(), main);
    let (mut tokens, outcome) = match pipeline {
        Some(pipeline) => {
            if options.apart {
                // The first statement arrives after a while.
                evaluator.warm();
            }
            let end = pipeline.evaluate(&mut evaluator, &signals);
            // The reader's panic is the one to report; this one ends the thread.
            let (tokens, outcome) =
                end.unwrap_or_else(|| std::panic::resume_unwind(Box::new("the reader panicked")));
            (tokens, Some(outcome))
        }
        None => (Tokens::new(sources, &options.includes, limits, main), None),
    };
    drive(&mut tokens, &mut evaluator, &signals, outcome);
    let dependencies = std::mem::take(&mut tokens.dependencies);
    let (keeper, diagnostics) = evaluator.freeze(sources, main, options.survive_assertions);
    let mut list = Diagnostics::new();
    list.extend(diagnostics);
    Reported::new(Parsed { keeper, dependencies }, list.resolved(sources))
}

#[cfg(test)]
mod tests {
    use legalize_source::{Limit, Limits};

    use super::*;

    fn outcome(text: &str, two: bool) -> String {
        let mut limits = Limits::default();
        limits.set(Limit::Errors, 3);
        limits.set(Limit::TdInstances, 5000);
        let sources = Arc::new(SourceMap::with_limits(limits));
        let main = sources.add("a.td", text);
        let parsed = parse_by(&sources, main, &TblgenOptions::default(), two);
        let mut out = parsed.diagnostics.render();
        if let Some(keeper) = &parsed.value.keeper {
            assert!(crate::print_records(keeper, &mut out).is_ok());
        }
        out
    }

    #[test]
    fn reading_ahead_changes_nothing() {
        let many: String = (0..150)
            .map(|n| format!("class C{n}<int a> {{ string s = \"t{n}\" # a; dag d = (D $x{n}); }} def d{n} : C{n}<1>;\n"))
            .collect();
        let many = format!("def D;\n{many}");
        for end in [
            "",
            "def last : C7<2> { let s = \"x\"; }",
            "def last : C7<2> { let s = ; }\ndef after : C8<3>; def d1;",
            "def d1; def d2; def d3; def d4; def d5 def d6",
            "def a : Unknown; def b { int i = \"s\"; } def e @ def f : C1<1, 2>;",
            "foreach i = 0...6000 in def x#i;\n#ifdef A\n#endif B\ndef $;",
            "class X<int unused>; def a { let",
            "include \"nowhere.td\"\ndef a;",
            "/* no end",
        ] {
            for text in [format!("{many}{end}"), format!("{end}\n{many}"), format!("{many}{end}\n{many}")] {
                let [one, two] = [false, true].map(|two| outcome(&text, two));
                assert!(!one.is_empty() && one == two, "{end}");
            }
        }
    }
}
