//! Printer of the patterns as PDL dialect text, in the format of `mlir-pdll -x mlir`.
//!
//! Upstream generates some operations more than once; the text is printed from a model that was lowered the
//! same way ([`Mode::Compatible`]), through `legalize-pdl`. The sound model is the one that is run.

use std::sync::Arc;

use legalize_pattern_model::Site;
use legalize_pdl::{Loc, Locations, PatternLocations, WriteOptions, check_pdl, write_pdl};
use legalize_source::{FileId, Reported, SourceFile, SourceMap, Span};

use crate::ast::Ast;
use crate::lower::{Mode, PatternSpans, UNBOUND, lower, pdl_rules};

/// Prints all patterns of a module.
pub(crate) fn print(ast: &Ast, sources: &Arc<SourceMap>) -> Reported<String> {
    let lowered = lower(ast, sources, Mode::Compatible);
    let mut diagnostics = pdl_rules::check(&lowered);
    diagnostics.extend(lowered.diagnostics.iter().cloned());
    if diagnostics.has_errors() {
        return Reported::new(String::new(), diagnostics);
    }
    let mut places = Places { sources, files: Vec::new() };
    let module = ast.span.and_then(|span| places.location(span));
    let patterns = lowered.spans.iter().map(|spans| places.of_pattern(spans)).collect();
    let files = places.files.iter().map(|(_, file)| file.name().to_owned()).collect();
    let locations = Locations { files, module, patterns };
    let span_of = |site| span_of(&lowered.spans, site);
    let options = WriteOptions::default().with(|options| {
        options.locations = Some(&locations);
        options.drop_native_bodies = true;
        options.exact = true;
        options.respell = None;
        options.span_of = Some(&span_of);
    });
    let (mut text, written) = write_pdl(&lowered.file, &lowered.origins, &options).into_parts();
    diagnostics.extend(written);
    // A type to be inferred is printed without a value.
    if text.contains(UNBOUND) {
        text = text.replace(&format!(" : [{UNBOUND}]"), "").replace(&format!(" : {UNBOUND}"), "");
    }
    // Without errors all patterns are present, in order.
    if !diagnostics.has_errors() {
        for fault in check_pdl(&text) {
            let span = fault.pattern.and_then(|at| span_of(Site::Pattern(at)));
            let found = fault.diagnostic();
            diagnostics.push(match span.or(ast.span) {
                Some(span) => found.with_label(span, ""),
                None => found,
            });
        }
    }
    Reported::new(text, diagnostics)
}

/// Returns the place of a part of the model.
fn span_of(spans: &[PatternSpans], site: Site) -> Option<Span> {
    match site {
        Site::Native(_) => None,
        Site::Pattern(at) | Site::Benefit(at) => spans.get(at)?.pattern,
        Site::Root(at) => spans.get(at)?.rewrite,
        Site::Match(at, statement) => spans.get(at)?.matches.get(statement).copied(),
        Site::Rewrite(at, action) => spans.get(at)?.actions.get(action).copied(),
    }
}

/// Lookup of lines and columns.
struct Places<'s> {
    sources: &'s SourceMap,
    files: Vec<(FileId, Arc<SourceFile>)>,
}

impl Places<'_> {
    fn location(&mut self, span: Span) -> Option<Loc> {
        let file = match self.files.iter().position(|(file, _)| *file == span.file) {
            Some(file) => file,
            None => {
                self.files.push((span.file, self.sources.try_file(span.file)?));
                self.files.len() - 1
            }
        };
        let at = self.files[file].1.line_col(span.start);
        Some(Loc { file: file as u32, line: at.line, column: at.column })
    }

    fn of_pattern(&mut self, spans: &PatternSpans) -> PatternLocations {
        PatternLocations {
            pattern: spans.pattern.and_then(|span| self.location(span)),
            rewrite: spans.rewrite.and_then(|span| self.location(span)),
            matches: spans.matches.iter().map(|&span| self.location(span)).collect(),
            actions: spans.actions.iter().map(|&span| self.location(span)).collect(),
        }
    }
}
