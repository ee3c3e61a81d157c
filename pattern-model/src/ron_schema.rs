//! RON files with a schema and a version in their header.
//!
//! `Some` is implicit both ways: a field is there or absent. Nesting is bounded in
//! reading. The header is judged before anything else, so a file of another version gets one
//! message about that and not a dozen about its fields.

use std::borrow::Cow;

use legalize_source::{Diagnostic, FileId, SourceMap, Span};
use ron::error::SpannedError;
use ron::extensions::Extensions;
use serde::de::DeserializeOwned;

use crate::scan::top_fields;

/// Levels of nesting that a file may have (a level of [`Predicate`](crate::Predicate) takes two).
pub const MAX_NESTING: usize = 1024;

/// A kind of file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RonSchema {
    /// The schema's name in the header.
    pub name: &'static str,
    /// The version that is read.
    pub version: u32,
    /// Name of such a file in messages.
    pub what: &'static str,
    /// Document that describes the fields.
    pub document: &'static str,
    /// Help for a file of another version.
    pub other_version: &'static str,
}

pub(crate) fn options() -> ron::Options {
    ron::Options::default()
        .with_default_extension(Extensions::IMPLICIT_SOME)
        .with_recursion_limit(MAX_NESTING)
}

/// Reads a file of a schema.
///
/// # Errors
/// Returns a diagnostic if the text is not RON, is of another schema or version, or has a field or value that
/// the schema does not know.
pub fn read_schema<T: DeserializeOwned>(
    sources: &SourceMap,
    file: FileId,
    schema: &RonSchema,
) -> Result<T, Diagnostic> {
    let source = sources.file(file);
    // Editors write a byte order mark; white space of the same length keeps all offsets.
    let text = match source.text().strip_prefix('\u{feff}') {
        Some(rest) => Cow::Owned(format!("   {rest}")),
        None => Cow::Borrowed(source.text()),
    };
    let text = &*text;
    if let Some(diagnostic) = check_header(text, file, schema) {
        return Err(diagnostic);
    }
    options().from_str(text).map_err(|error| syntax_error(text, file, &error, schema))
}

fn check_header(text: &str, file: FileId, schema: &RonSchema) -> Option<Diagnostic> {
    // The header comes first as a rule, so the text is scanned no further than needed.
    let (mut schema_field, mut version_field) = (None, None);
    for (name, range) in top_fields(text) {
        let found = (&text[range.clone()], Span::new(file, range.start as u32, range.end as u32));
        match name {
            "schema" => schema_field = Some(found),
            "version" => version_field = Some(found),
            _ => {}
        }
        if schema_field.is_some() && version_field.is_some() {
            break;
        }
    }
    let name = format!("\"{}\"", schema.name);
    if let Some((found, span)) = schema_field
        // Strings may be raw or have escapes. A value that is not a string is refused by the reader.
        && ron::from_str::<String>(found).is_ok_and(|found| found != schema.name)
    {
        return Some(
            Diagnostic::error("model::version", format!("not a {}: its schema is {found}", schema.what))
                .with_label(span, "another schema")
                .with_help(format!(
                    "write a {} that starts with `(schema: {name}, version: {}`",
                    schema.what, schema.version
                )),
        );
    }
    if let Some((found, span)) = version_field
        && ron::from_str::<u64>(found).is_ok_and(|found| found != u64::from(schema.version))
    {
        return Some(
            Diagnostic::error("model::version", format!("{} of version {found}", schema.what))
                .with_label(span, "another version")
                .with_help(format!("{}: this build reads version {}", schema.other_version, schema.version)),
        );
    }
    None
}

fn syntax_error(text: &str, file: FileId, error: &SpannedError, schema: &RonSchema) -> Diagnostic {
    use ron::Error;

    // The reader may stop at the blank before the unexpected text.
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
    let mut message = match error.code {
        Error::ExceededRecursionLimit => format!("nested more than {MAX_NESTING} levels deep"),
        _ => error.code.to_string(),
    };
    if message.chars().nth(1).is_some_and(char::is_lowercase) {
        let first: String = message.drain(..1).collect();
        message.insert_str(0, &first.to_lowercase());
    }
    let diagnostic =
        Diagnostic::error(code, message).with_label(Span::new(file, start as u32, end as u32), "");
    diagnostic.with_help(match &error.code {
        Error::ExceededRecursionLimit => {
            format!("flatten the constraint: at most {MAX_NESTING} levels are accepted")
        }
        Error::NoSuchStructField { expected, .. } | Error::NoSuchEnumVariant { expected, .. } => {
            format!("use one of {}", expected.join(", "))
        }
        code => ron_help(code, &text[..start], schema),
    })
}

/// The help for an error of the reader: what to write instead, from what it expected.
fn ron_help(error: &ron::Error, before: &str, schema: &RonSchema) -> String {
    use ron::Error;

    let document = schema.document;
    match error {
        Error::MissingStructField { field, .. } => {
            let value = match *field {
                "schema" => format!("\"{}\"", schema.name),
                "version" => schema.version.to_string(),
                "match" | "rewrite" | "patterns" => "[…]".to_owned(),
                _ => "…".to_owned(),
            };
            format!("add the field '{field}: {value}'")
        }
        Error::DuplicateStructField { field, .. } => format!("remove one of the fields '{field}'"),
        Error::IntegerOutOfBounds => {
            // The field of the value, which is directly before it.
            let field = before.trim_end().trim_end_matches(':').trim_end();
            let most = if field.ends_with("benefit") { 65534 } else { u32::MAX };
            format!("use an integer from 0 to {most}")
        }
        Error::InvalidValueForType { expected, .. } | Error::ExpectedDifferentLength { expected, .. } => {
            format!("use {expected}")
        }
        Error::ExpectedArray => "write '['".to_owned(),
        Error::ExpectedArrayEnd => "write ']' or ',' and another entry".to_owned(),
        Error::ExpectedMap => "write '{'".to_owned(),
        Error::ExpectedMapEnd => "write '}' or ',' and another entry".to_owned(),
        Error::ExpectedStructLike => "write '('".to_owned(),
        Error::ExpectedStructLikeEnd => "write ')' or ',' and another field".to_owned(),
        Error::ExpectedNamedStructLike(name) => format!("write '{name}('"),
        Error::ExpectedComma => "write ','".to_owned(),
        Error::ExpectedMapColon => "write ':'".to_owned(),
        Error::ExpectedBoolean => "write true or false".to_owned(),
        Error::ExpectedInteger => "write an integer".to_owned(),
        Error::ExpectedString => "write a string: \"…\"".to_owned(),
        Error::ExpectedStringEnd => "write '\"' at the end of the string".to_owned(),
        Error::ExpectedIdentifier => "write a name".to_owned(),
        Error::UnclosedBlockComment => "write '*/' at the end of the comment".to_owned(),
        Error::TrailingCharacters => format!("remove the text after the end of the {}", schema.what),
        Error::Eof => format!("complete the {}: close all brackets and strings", schema.what),
        _ => format!("write it as in {document}"),
    }
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
