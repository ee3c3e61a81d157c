//! Reading fields that a class may leave out or leave unset.

use legalize_source::Diagnostic;
use legalize_tblgen::{Record, Value};

/// The text of a field; empty if it is unset or not there. Text in code brackets is trimmed.
pub(super) fn text(record: Record<'_>, field: &str) -> String {
    opt_text(record, field).unwrap_or_default()
}

/// The text of a field, if it is set. Text in code brackets is trimmed.
pub(super) fn opt_text(record: Record<'_>, field: &str) -> Option<String> {
    match record.value(field)? {
        Value::Str(text) => Some(text.to_owned()),
        Value::Code(text) => Some(text.trim().to_owned()),
        _ => None,
    }
}

/// A bit; false if it is unset or not there.
pub(super) fn bit(record: Record<'_>, field: &str) -> bool {
    record.value(field).and_then(Value::as_int) == Some(1)
}

/// The names of all classes that a record derives from.
pub(super) fn classes(record: Record<'_>) -> Vec<String> {
    record.superclasses().map(|class| class.name().to_owned()).collect()
}

/// Text without the indentation that all of its lines share, as upstream prints descriptions.
pub(super) fn description(record: Record<'_>) -> String {
    let text = text(record, "description");
    let indent = text
        .lines()
        .skip(1)
        .filter(|line| !line.trim().is_empty())
        .map(|line| line.len() - line.trim_start_matches(' ').len())
        .min()
        .unwrap_or(0);
    let lines: Vec<&str> =
        text.lines().map(|line| line.get(indent.min(line.len())..).unwrap_or("")).collect();
    match lines.first() {
        // The first line lost its indentation when the text was trimmed.
        Some(_) => {
            let first = text.lines().next().unwrap_or("");
            std::iter::once(first).chain(lines.into_iter().skip(1)).collect::<Vec<_>>().join("\n")
        }
        None => String::new(),
    }
}

/// An error about a record that is not what a place wants.
pub(super) fn wrong(code: &'static str, record: Record<'_>, message: impl Into<String>) -> Diagnostic {
    Diagnostic::error(code, message).with_label(record.span(), "")
}
