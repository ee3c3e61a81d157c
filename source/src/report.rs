//! Reporting to standard error, as miette draws it.

use std::io::Write;

use crate::{Diagnostics, SourceMap};

/// Prints diagnostics to standard error, as many as [`Limits::errors`](crate::Limits::errors) allows, and the
/// number of those left out. Returns true if one was an error.
pub fn report(sources: &SourceMap, diagnostics: Diagnostics) -> bool {
    let failed = report_some(sources, diagnostics);
    report_left_out(sources);
    failed
}

/// Reports like [`report`], without the number of diagnostics left out; for a part of the diagnostics of a
/// run.
pub fn report_some(sources: &SourceMap, diagnostics: Diagnostics) -> bool {
    #[cfg(feature = "fancy")]
    keep_names_whole();
    let failed = diagnostics.has_failures();
    for diagnostic in diagnostics {
        if sources.may_report(diagnostic.severity) {
            // Standard error may be closed.
            let _ = writeln!(std::io::stderr(), "{:?}", miette::Report::new(diagnostic.resolved(sources)));
        }
    }
    failed
}

/// Lets reports break lines at spaces alone, so that types and names with dashes stay whole. A program that
/// has set a report handler of its own keeps it.
#[cfg(feature = "fancy")]
fn keep_names_whole() {
    let handler = |_: &(dyn miette::Diagnostic + 'static)| -> Box<dyn miette::ReportHandler> {
        let options = miette::MietteHandlerOpts::new()
            .word_separator(textwrap::WordSeparator::AsciiSpace)
            .word_splitter(textwrap::WordSplitter::NoHyphenation);
        Box::new(options.build())
    };
    // Fails if there is one.
    let _ = miette::set_hook(Box::new(handler));
}

/// Prints how many diagnostics were left out so far.
pub fn report_left_out(sources: &SourceMap) {
    let (errors, warnings) = sources.take_left_out();
    let counts = [(errors, "error"), (warnings, "warning")].into_iter().filter(|(count, _)| *count > 0);
    let counts: Vec<String> = counts
        .map(|(count, what)| format!("{count} more {what}{}", if count == 1 { "" } else { "s" }))
        .collect();
    if !counts.is_empty() {
        let note = format!("{} not shown: `--max-errors 0` shows all", counts.join(" and "));
        let _ = writeln!(std::io::stderr(), "{note}");
    }
}
