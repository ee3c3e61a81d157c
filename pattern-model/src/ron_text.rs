//! Pattern files as RON text.
//!
//! `Some` is implicit both ways: a field is there or absent. Nesting is bounded in
//! reading. The header is judged before anything else, so a file of another version gets one
//! message about that and not a dozen about its fields.

use legalize_source::{Diagnostic, Diagnostics, FileId, SourceMap, Span};
use ron::extensions::Extensions;
use ron::ser::PrettyConfig;

use crate::scan::top_fields;
use crate::{Origins, PatternFile};

/// Levels of nesting that a pattern file may have (a level of [`Predicate`](crate::Predicate) takes two).
pub const MAX_NESTING: usize = 1024;

fn options() -> ron::Options {
    ron::Options::default()
        .with_default_extension(Extensions::IMPLICIT_SOME)
        .with_recursion_limit(MAX_NESTING)
}

/// Reads RON text without checking the patterns, and says where its parts stand.
pub fn parse_ron(sources: &SourceMap, file: FileId) -> (Option<(PatternFile, Origins)>, Diagnostics) {
    let source = sources.file(file);
    let text = source.text();
    if let Some(diagnostic) = check_header(text, file) {
        return (None, diagnostic.into());
    }
    match options().from_str::<PatternFile>(text) {
        Ok(patterns) => {
            let origins = patterns.origins(sources).with_ron(sources, file);
            (Some((patterns, origins)), Diagnostics::new())
        }
        Err(error) => (None, syntax_error(text, file, &error).into()),
    }
}

/// Reads RON text and checks that its patterns are well formed (see [`verify`](crate::verify)).
///
/// The file is there whenever the text could be read, even if a pattern in it is at fault; callers that
/// run patterns ask [`Diagnostics::has_errors`] first.
pub fn read_ron(sources: &SourceMap, file: FileId) -> (Option<PatternFile>, Diagnostics) {
    match parse_ron(sources, file) {
        (Some((patterns, origins)), mut diagnostics) => {
            diagnostics.extend(crate::verify(&patterns, &origins));
            (Some(patterns), diagnostics)
        }
        (None, diagnostics) => (None, diagnostics),
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

fn check_header(text: &str, file: FileId) -> Option<Diagnostic> {
    let fields = top_fields(text);
    let field = |wanted: &str| {
        fields
            .iter()
            .find(|(name, _)| *name == wanted)
            .map(|(_, range)| (&text[range.clone()], Span::new(file, range.start as u32, range.end as u32)))
    };
    let schema = format!("\"{}\"", PatternFile::SCHEMA);
    if let Some((found, span)) = field("schema")
        && found.starts_with('"')
        && found != schema
    {
        return Some(
            Diagnostic::error("model::version", format!("not a pattern file: its schema is {found}"))
                .with_label(span, "another schema")
                .with_help(format!(
                    "a pattern file starts with `(schema: {schema}, version: {}`",
                    PatternFile::VERSION
                )),
        );
    }
    if let Some((found, span)) = field("version")
        && found.bytes().all(|byte| byte.is_ascii_digit())
        && found.trim_start_matches('0') != PatternFile::VERSION.to_string()
    {
        return Some(
            Diagnostic::error("model::version", format!("pattern file of version {found}"))
                .with_label(span, "another version")
                .with_help(format!(
                    "this build reads version {}; export the patterns again from their source",
                    PatternFile::VERSION
                )),
        );
    }
    None
}

fn syntax_error(text: &str, file: FileId, error: &ron::error::SpannedError) -> Diagnostic {
    use ron::Error;

    // The reader may stop at the blank before what it did not want.
    let stop = offset(text, error.span.start);
    let blank = text[stop..].len() - text[stop..].trim_start().len();
    let start = if stop + blank < text.len() { stop + blank } else { stop };
    let end = offset(text, error.span.end).max(start);
    let code = match error.code {
        Error::NoSuchStructField { .. } => "model::unknown_field",
        Error::MissingStructField { .. } => "model::missing_field",
        Error::NoSuchEnumVariant { .. } => "model::unknown_variant",
        Error::ExceededRecursionLimit => "model::nesting",
        Error::InvalidValueForType { .. } | Error::IntegerOutOfBounds => "model::value",
        _ => "model::syntax",
    };
    let mut message = error.code.to_string();
    if message.chars().nth(1).is_some_and(char::is_lowercase) {
        let first: String = message.drain(..1).collect();
        message.insert_str(0, &first.to_lowercase());
    }
    let diagnostic =
        Diagnostic::error(code, message).with_label(Span::new(file, start as u32, end as u32), "");
    diagnostic.with_help(match error.code {
        Error::ExceededRecursionLimit => {
            format!("at most {MAX_NESTING} levels of nesting are read; flatten the constraint")
        }
        Error::NoSuchStructField { expected, .. } | Error::NoSuchEnumVariant { expected, .. } => {
            format!("known here: {}", expected.join(", "))
        }
        _ => "docs/pattern-model.md describes the fields of a pattern file".to_owned(),
    })
}

/// The byte offset of a line and a column in characters, both counted from one.
fn offset(text: &str, position: ron::error::Position) -> usize {
    let mut start = 0;
    for _ in 1..position.line {
        match text[start..].find('\n') {
            Some(at) => start += at + 1,
            None => return text.len(),
        }
    }
    let line = &text[start..];
    let column = position.col.saturating_sub(1);
    line.char_indices().nth(column).map_or(text.len(), |(at, _)| start + at)
}
