//! The patterns as PDL dialect text, as `mlir-pdll -x mlir` prints them.
//!
//! Upstream generates some things more than once; the text is printed from a model that was lowered the same
//! way ([`Mode::Compatible`]), through `legalize-pdl`. What runs is the sound model.

use std::sync::Arc;

use legalize_pdl::{Loc, Locations, PatternLocations, WriteOptions, write_pdl};
use legalize_source::{Diagnostics, SourceMap, Span};

use crate::ast::Ast;
use crate::literals::Literals;
use crate::lower::{Mode, PatternSpans, UNBOUND, lower, pdl_rules};

/// Prints all patterns of a module.
pub fn print(ast: &Ast, sources: &Arc<SourceMap>) -> (String, Diagnostics) {
    let lowered = lower(ast, sources, Mode::Compatible);
    let mut diagnostics = pdl_rules::check(&lowered);
    diagnostics.extend(lowered.diagnostics.iter().cloned());
    if diagnostics.has_errors() {
        return (String::new(), diagnostics);
    }
    let locations = Locations {
        module: ast.span.and_then(|span| location(sources, span)),
        patterns: lowered.spans.iter().map(|spans| pattern_locations(sources, spans)).collect(),
    };
    let literals = Literals::new();
    let respell = |text: &str, is_type: bool| match is_type {
        _ if text == UNBOUND => None,
        true => literals.ty(text).ok(),
        false => literals.attribute(text).ok(),
    };
    let options = WriteOptions {
        locations: Some(&locations),
        drop_native_bodies: true,
        exact: true,
        respell: Some(&respell),
    };
    let (text, written) = write_pdl(&lowered.file, &lowered.origins, &options);
    diagnostics.extend(written);
    // A type to be inferred is printed without a value.
    let text = text.replace(&format!(" : [{UNBOUND}]"), "").replace(&format!(" : {UNBOUND}"), "");
    (text, diagnostics)
}

fn location(sources: &SourceMap, span: Span) -> Option<Loc> {
    let file = sources.try_file(span.file)?;
    let at = file.line_col(span.start);
    Some(Loc { file: file.name().to_owned(), line: at.line, column: at.column })
}

fn pattern_locations(sources: &SourceMap, spans: &PatternSpans) -> PatternLocations {
    let all = |spans: &[Span]| spans.iter().map(|&span| location(sources, span)).collect();
    PatternLocations {
        pattern: spans.pattern.and_then(|span| location(sources, span)),
        rewrite: spans.rewrite.and_then(|span| location(sources, span)),
        matches: all(&spans.matches),
        actions: all(&spans.actions),
    }
}
