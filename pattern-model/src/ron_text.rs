//! Pattern files as RON text.

use legalize_source::{Diagnostics, FileId, Reported, SourceMap};
use ron::ser::PrettyConfig;

use crate::ron_schema::{RonSchema, options, read_schema};
use crate::{Origins, PatternFile};

/// The schema of pattern files.
const SCHEMA: RonSchema = RonSchema {
    name: PatternFile::SCHEMA,
    version: PatternFile::VERSION,
    what: "pattern file",
    document: "docs/pattern-model.md",
    other_version: "export the patterns again from their source",
};

/// Reads RON text without checking the patterns, and returns the places of its parts.
pub fn parse_ron(sources: &SourceMap, file: FileId) -> Reported<Option<(PatternFile, Origins)>> {
    match read_schema::<PatternFile>(sources, file, &SCHEMA) {
        Ok(patterns) => {
            let origins = patterns.origins(sources).with_ron(sources, file);
            Reported::new(Some((patterns, origins)), Diagnostics::new())
        }
        Err(error) => Reported::new(None, error.into()),
    }
}

/// Reads RON text and checks that its patterns are well formed (see [`verify`](crate::verify)).
///
/// The file is returned whenever the text could be read, even if a pattern in it has errors; callers that run
/// patterns check [`Diagnostics::has_errors`] first.
pub fn read_ron(sources: &SourceMap, file: FileId) -> Reported<Option<PatternFile>> {
    match parse_ron(sources, file).into_parts() {
        (Some((patterns, origins)), mut diagnostics) => {
            diagnostics.extend(crate::verify(&patterns, &origins));
            Reported::new(Some(patterns), diagnostics)
        }
        (None, diagnostics) => Reported::new(None, diagnostics),
    }
}

/// Writes RON text that [`parse_ron`] reads back as the same model.
///
/// (A predicate of more than [`Predicate::MAX_DEPTH`](crate::Predicate::MAX_DEPTH) levels, which
/// [`check`](crate::check) refuses, is written too.)
pub fn write_ron(file: &PatternFile) -> String {
    let config = PrettyConfig::new().depth_limit(4).separate_tuple_members(false);
    let mut text = match options().without_recursion_limit().to_string_pretty(file, config) {
        Ok(text) => text,
        // Writing to a string cannot fail, and all keys of the model are plain identifiers.
        Err(error) => unreachable!("pattern file cannot be written: {error}"),
    };
    text.push('\n');
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn byte_order_mark_moves_no_error() {
        let text = "(schema: \"legalize-patterns\", version: 1, patterns: [(match: [], rewrite: [])])";
        let error = |text: String| {
            let sources = SourceMap::new();
            let (_, diagnostics) = read_ron(&sources, sources.add("p.ron", text)).into_parts();
            let first = diagnostics.iter().next().cloned();
            first.map(|error| (error.message.clone(), error.span().map(|span| (span.start, span.end))))
        };
        let marked = error(format!("\u{feff}{text}"));
        assert_eq!(marked, error(format!("   {text}")));
        assert!(marked.is_some_and(|(_, span)| span.is_some()));
    }
}
