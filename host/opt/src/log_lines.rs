//! Lines of log trees and of actions, formatted from the fields of events.

use std::fmt::{self, Write};

use tracing::Event;
use tracing::field::{Field, Visit};

const RULE: &str = "//===-------------------------------------------===//";

/// The fields of an event.
#[derive(Default)]
struct Fields {
    texts: Vec<(&'static str, String)>,
    depth: usize,
    number: u64,
}

impl Visit for Fields {
    fn record_u64(&mut self, field: &Field, value: u64) {
        match field.name() {
            "depth" => self.depth = usize::try_from(value).unwrap_or(usize::MAX),
            "number" => self.number = value,
            _ => {}
        }
    }

    fn record_str(&mut self, field: &Field, value: &str) {
        self.texts.push((field.name(), value.to_owned()));
    }

    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        self.texts.push((field.name(), format!("{value:?}")));
    }
}

impl Fields {
    fn of(event: &Event<'_>) -> Self {
        let mut fields = Fields::default();
        event.record(&mut fields);
        fields
    }

    fn find(&self, name: &str) -> Option<&str> {
        self.texts.iter().find(|(field, _)| *field == name).map(|(_, text)| text.as_str())
    }

    fn text(&self, name: &str) -> &str {
        self.find(name).unwrap_or_default()
    }

    /// `'name'(#1)`
    fn op(&self) -> String {
        match self.find("op") {
            Some(name) => format!("'{name}'(#{})", self.number),
            None => format!("(#{})", self.number),
        }
    }
}

/// Writes the lines of an event of a log tree.
pub(crate) fn write_tree(target: &str, event: &Event<'_>, out: &mut impl Write) -> fmt::Result {
    let fields = Fields::of(event);
    let indent = 2 * fields.depth;
    match fields.text("event") {
        "op_begin" => {
            let word = if target == "dialect-conversion" { "Legalizing" } else { "Processing" };
            writeln!(out, "{:indent$}{RULE}", "")?;
            writeln!(out, "{:indent$}{word} operation : {} {{", "", fields.op())?;
            match fields.find("text") {
                Some(text) => writeln!(out, "{:width$}{text}\n", "", width = indent + 2),
                None => Ok(()),
            }
        }
        "op_end" => {
            writeln!(out, "{:indent$}}} -> {}", "", fields.text("verdict"))?;
            writeln!(out, "{:indent$}{RULE}", "")
        }
        "pattern_begin" => {
            let (pattern, root, generates) =
                (fields.text("pattern"), fields.text("root"), fields.text("generates"));
            writeln!(out, "{:indent$}* Pattern {pattern} : '{root} -> ({generates})' {{", "")
        }
        "pattern_end" => {
            if let Some(reason) = fields.find("reason") {
                writeln!(out, "{:width$}** Failure : {reason}", "", width = indent + 2)?;
            }
            writeln!(out, "{:indent$}}} -> {}\n", "", fields.text("verdict"))
        }
        "edit" => writeln!(out, "{:indent$}** {:8}: {}", "", fields.text("edit"), fields.op()),
        _ => writeln!(out, "{:indent$}{}", "", fields.text("text")),
    }
}

/// Writes the line of an action, as upstream's tools do; `thread` is the name of the thread.
pub(crate) fn write_action(thread: &str, event: &Event<'_>, out: &mut impl Write) -> fmt::Result {
    let fields = Fields::of(event);
    match fields.text("event") {
        "begin" => {
            let (description, unit) = (fields.text("description"), fields.text("unit"));
            // The closing quote is printed whether or not there is an opening one.
            writeln!(out, "[thread {thread}] begins (no breakpoint) Action {description} ({unit})`")
        }
        _ => writeln!(out, "[thread {thread}] completed `{}`", fields.text("action")),
    }
}
