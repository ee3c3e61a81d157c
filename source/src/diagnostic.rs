//! Diagnostics: one concrete type for all crates, with severity, places, notes and help.
//!
//! Crates define their errors in their own `error.rs`; errors are reported to the user as a [`Diagnostic`].
//! It implements [`miette::Diagnostic`], so a binary with miette's `fancy` feature draws it. Labels may be in
//! several files: those in the primary label's file are drawn under it, the others follow as related notes.

use std::fmt;
use std::sync::Arc;

use crate::excerpt::{underlined, window};
use crate::printable::{masked, printable};
use crate::{LineCol, SourceFile, SourceMap, Span};

/// Maximum number of includes of a trail that are shown; the middle of a longer trail is left out.
const INCLUDE_TRAIL: usize = 16;

/// Severity of a diagnostic; the names are MLIR's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Severity {
    /// Additional information, usually attached to another diagnostic.
    Note,
    /// An optional remark.
    Remark,
    /// Suspicious input; the result is valid.
    Warning,
    /// Rejected input.
    Error,
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Severity::Note => "note",
            Severity::Remark => "remark",
            Severity::Warning => "warning",
            Severity::Error => "error",
        })
    }
}

/// A span with a few words about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// Location of the label.
    pub span: Span,
    /// Text at the span; may be empty.
    pub text: String,
}

/// Message for the user. Created with [`Diagnostic::error`] and its siblings, then refined in a chain.
#[derive(Clone)]
#[non_exhaustive]
pub struct Diagnostic {
    /// Severity.
    pub severity: Severity,
    /// Stable code, `component::reason`, listed in `docs/diagnostics.md`.
    pub code: &'static str,
    /// The message: lower case, no full stop.
    pub message: String,
    /// Labels; the first is the place that the message is about.
    pub labels: Vec<Label>,
    /// Advice on what to do next.
    pub help: Option<String>,
    /// Notes that belong to this message, in order.
    pub notes: Vec<Diagnostic>,
    /// True if processing continues after the error: it is displayed as an error but does not fail the run.
    pub tolerated: bool,
    /// True if the output was produced in spite of the error: the error is displayed and fails the run, but
    /// does not stop it.
    pub recovered: bool,
    file: Option<Arc<SourceFile>>,
    location: Option<String>,
    related: Vec<Diagnostic>,
}

impl Diagnostic {
    /// Creates an error.
    pub fn error(code: &'static str, message: impl Into<String>) -> Self {
        Self::new(Severity::Error, code, message)
    }

    /// Creates a warning.
    pub fn warning(code: &'static str, message: impl Into<String>) -> Self {
        Self::new(Severity::Warning, code, message)
    }

    /// Creates a remark.
    pub fn remark(code: &'static str, message: impl Into<String>) -> Self {
        Self::new(Severity::Remark, code, message)
    }

    /// Creates a note, to be attached with [`Diagnostic::with_note`].
    pub fn note(message: impl Into<String>) -> Self {
        Self::new(Severity::Note, "", message)
    }

    /// Creates a diagnostic of any severity.
    pub fn new(severity: Severity, code: &'static str, message: impl Into<String>) -> Self {
        Diagnostic {
            severity,
            code,
            message: message.into(),
            labels: Vec::new(),
            help: None,
            notes: Vec::new(),
            tolerated: false,
            recovered: false,
            file: None,
            location: None,
            related: Vec::new(),
        }
    }

    /// Adds a label; the first one is the primary place.
    #[must_use]
    pub fn with_label(mut self, span: Span, text: impl Into<String>) -> Self {
        self.labels.push(Label { span, text: text.into() });
        self
    }

    /// Sets the advice on what to do next.
    #[must_use]
    pub fn with_help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// Attaches a note.
    #[must_use]
    pub fn with_note(mut self, note: Diagnostic) -> Self {
        self.notes.push(note);
        self
    }

    /// Marks the diagnostic as tolerated: it does not fail the run, even if it is an error.
    #[must_use]
    pub fn tolerated(mut self) -> Self {
        self.tolerated = true;
        self
    }

    /// Marks an error as recovered from: it fails the run, but the output is produced.
    #[must_use]
    pub fn recovered(mut self) -> Self {
        self.recovered = true;
        self
    }

    /// Sets the location as text, for a message about something that is not in a file of the source map (a
    /// location that names a file which was never read).
    #[must_use]
    pub fn with_location(mut self, location: impl Into<String>) -> Self {
        self.location = Some(location.into());
        self
    }

    /// Returns the primary span, if any.
    pub fn span(&self) -> Option<Span> {
        self.labels.first().map(|label| label.span)
    }

    /// Returns the location as text, if it was set.
    pub fn location(&self) -> Option<&str> {
        self.location.as_deref()
    }

    /// Looks up the files of the labels, so that the diagnostic can be drawn. Called once, by the owner of
    /// the map.
    #[must_use]
    pub fn resolved(mut self, map: &SourceMap) -> Self {
        let Some(primary) = self.span() else {
            self.related = self.notes.iter().map(|note| note.clone().resolved(map)).collect();
            return self;
        };
        self.file = map.try_file(primary.file);
        let elsewhere = self.labels.iter().filter(|label| label.span.file != primary.file).map(|label| {
            Diagnostic::note(label.text.clone()).with_label(label.span, String::new()).resolved(map)
        });
        let notes = self.notes.iter().map(|note| note.clone().resolved(map));
        let mut related: Vec<_> = elsewhere.chain(notes).collect();
        let mut include = self.file.as_ref().and_then(|file| file.included_from());
        let mut trail = Vec::new();
        while let (Some(span), Severity::Error | Severity::Warning) = (include, self.severity) {
            trail.push(span);
            include = map.try_file(span.file).and_then(|file| file.included_from());
        }
        // A file that includes itself has a trail of hundreds; the first and the last ones suffice.
        let skipped = trail.len().saturating_sub(INCLUDE_TRAIL);
        for (index, span) in trail.into_iter().enumerate() {
            if skipped > 0 && index == INCLUDE_TRAIL / 2 {
                related.push(Diagnostic::note(format!("{skipped} more includes")));
            }
            if skipped > 0 && (INCLUDE_TRAIL / 2..INCLUDE_TRAIL / 2 + skipped).contains(&index) {
                continue;
            }
            related.push(
                Diagnostic::note(format!("included from {}", map.describe(span)))
                    .with_label(span, String::new())
                    .resolved(map),
            );
        }
        self.related = related;
        self
    }

    /// Returns line and column of the primary span, if the diagnostic was resolved.
    pub fn line_col(&self) -> Option<LineCol> {
        let file = self.file.as_ref()?;
        Some(file.line_col(self.span()?.start))
    }

    /// Returns `file:line:col: severity: message`, the format that upstream's tools print.
    pub fn one_line(&self) -> String {
        let place = match (&self.file, self.span()) {
            (Some(file), Some(span)) => {
                let at = file.line_col(span.start);
                format!("{}:{}:{}: ", file.name(), at.line, at.column)
            }
            _ => self.location.as_ref().map(|location| format!("{location}: ")).unwrap_or_default(),
        };
        format!("{place}{}: {}", self.severity, self.message)
    }

    /// Plain drawing for tests and logs: the one-line format, the source line, carets, help, then notes. The
    /// diagnostic must have been [`resolved`](Diagnostic::resolved).
    pub fn render(&self) -> String {
        let mut out = self.one_line();
        if !self.code.is_empty() {
            out.push_str(&format!(" [{}]", self.code));
        }
        out.push('\n');
        if let Some(file) = &self.file {
            for label in self.labels.iter().filter(|label| label.span.file == file.id()) {
                let at = file.line_col(label.span.start);
                let line = file.line_text(at.line);
                let start = (label.span.start as usize).min(file.text().len()) - file.line_start(at.line);
                let width = (label.span.len() as usize).clamp(1, line.len().saturating_sub(start).max(1));
                let (line, start) = window(line, start);
                let line = masked(line);
                let width = width.min(line.len().saturating_sub(start).max(1));
                let pad = line.get(..start).map_or(0, |head| head.chars().count());
                out.push_str(&format!(
                    "{:>4} | {line}\n     | {}{} {}",
                    at.line,
                    " ".repeat(pad),
                    "^".repeat(width),
                    label.text,
                ));
                out.truncate(out.trim_end().len());
                out.push('\n');
            }
        }
        if let Some(help) = &self.help {
            out.push_str(&format!("     = help: {help}\n"));
        }
        for note in &self.related {
            out.push_str(&note.render());
        }
        printable(&out).into_owned()
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&printable(&self.message))?;
        match &self.location {
            Some(location) if self.labels.is_empty() => write!(f, " (at {})", printable(location)),
            _ => Ok(()),
        }
    }
}

impl fmt::Debug for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.render())
    }
}

impl std::error::Error for Diagnostic {}

impl miette::Diagnostic for Diagnostic {
    fn code<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        (!self.code.is_empty()).then(|| Box::new(self.code) as Box<dyn fmt::Display>)
    }

    fn severity(&self) -> Option<miette::Severity> {
        Some(match self.severity {
            Severity::Error => miette::Severity::Error,
            Severity::Warning => miette::Severity::Warning,
            Severity::Remark | Severity::Note => miette::Severity::Advice,
        })
    }

    fn help<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        self.help.as_ref().map(|help| Box::new(printable(help)) as Box<dyn fmt::Display>)
    }

    fn source_code(&self) -> Option<&dyn miette::SourceCode> {
        self.file.as_ref().map(|file| file.as_ref() as &dyn miette::SourceCode)
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = miette::LabeledSpan> + '_>> {
        let file = self.file.as_ref()?;
        let own = self.labels.iter().enumerate().filter(|(_, label)| label.span.file == file.id());
        Some(Box::new(own.map(|(index, label)| {
            let text = (!label.text.is_empty()).then(|| printable(&label.text).into_owned());
            let span = underlined(file, label.span);
            // The place in the head of the drawing is that of the message, regardless of the other places.
            match index {
                0 => miette::LabeledSpan::new_primary_with_span(text, span),
                _ => miette::LabeledSpan::new_with_span(text, span),
            }
        })))
    }

    fn related<'a>(&'a self) -> Option<Box<dyn Iterator<Item = &'a dyn miette::Diagnostic> + 'a>> {
        let related = self.related.iter().map(|note| note as &dyn miette::Diagnostic);
        (!self.related.is_empty()).then(|| Box::new(related) as Box<dyn Iterator<Item = _>>)
    }
}

/// Diagnostics in the order in which they were found. Returned as an error, they display as
/// [`Diagnostics::render`] draws them.
#[derive(Clone, Default)]
pub struct Diagnostics {
    list: Vec<Diagnostic>,
}

impl Diagnostics {
    /// Sorts all but the first by their spans; those without a span come last, in their order.
    pub fn sort_rest_by_span(&mut self) {
        if let Some((_, rest)) = self.list.split_first_mut() {
            rest.sort_by_key(|diagnostic| (diagnostic.span().is_none(), diagnostic.span()));
        }
    }

    /// Creates an empty list.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a diagnostic.
    pub fn push(&mut self, diagnostic: Diagnostic) {
        self.list.push(diagnostic);
    }

    /// True if any error stops the work, that is, it is neither tolerated nor recovered from.
    pub fn has_errors(&self) -> bool {
        self.errors().any(|error| !error.recovered)
    }

    /// True if any error is not tolerated, so that the run fails, with or without output.
    pub fn has_failures(&self) -> bool {
        self.errors().next().is_some()
    }

    fn errors(&self) -> impl Iterator<Item = &Diagnostic> {
        self.list.iter().filter(|diagnostic| diagnostic.severity == Severity::Error && !diagnostic.tolerated)
    }

    /// True if there are no diagnostics.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Number of diagnostics.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Returns an iterator over all diagnostics, in order.
    pub fn iter(&self) -> std::slice::Iter<'_, Diagnostic> {
        self.list.iter()
    }

    /// Returns a mutable iterator over all diagnostics, in order.
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, Diagnostic> {
        self.list.iter_mut()
    }

    /// Looks up the files of all diagnostics.
    #[must_use]
    pub fn resolved(self, map: &SourceMap) -> Self {
        Diagnostics { list: self.list.into_iter().map(|diagnostic| diagnostic.resolved(map)).collect() }
    }

    /// Returns all drawings in order, see [`Diagnostic::render`].
    pub fn render(&self) -> String {
        self.list.iter().map(Diagnostic::render).collect()
    }
}

impl fmt::Display for Diagnostics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.render().trim_end())
    }
}

/// Output of `main` for an error that it returns, and of `expect` for an error: the drawings, on lines of
/// their own.
impl fmt::Debug for Diagnostics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.render())
    }
}

impl std::error::Error for Diagnostics {}

impl From<Diagnostic> for Diagnostics {
    fn from(diagnostic: Diagnostic) -> Self {
        Diagnostics { list: vec![diagnostic] }
    }
}

impl FromIterator<Diagnostic> for Diagnostics {
    fn from_iter<I: IntoIterator<Item = Diagnostic>>(diagnostics: I) -> Self {
        Diagnostics { list: diagnostics.into_iter().collect() }
    }
}

impl Extend<Diagnostic> for Diagnostics {
    fn extend<I: IntoIterator<Item = Diagnostic>>(&mut self, diagnostics: I) {
        self.list.extend(diagnostics);
    }
}

impl<'a> IntoIterator for &'a Diagnostics {
    type Item = &'a Diagnostic;
    type IntoIter = std::slice::Iter<'a, Diagnostic>;

    fn into_iter(self) -> Self::IntoIter {
        self.list.iter()
    }
}

impl IntoIterator for Diagnostics {
    type Item = Diagnostic;
    type IntoIter = std::vec::IntoIter<Diagnostic>;

    fn into_iter(self) -> Self::IntoIter {
        self.list.into_iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_carets_under_the_place() {
        let map = SourceMap::new();
        let file = map.add("a.td", "def A : B;\n");
        let other = map.add("b.td", "class C;\n");
        let diagnostic = Diagnostic::error("tblgen::unknown_class", "unknown class 'B'")
            .with_label(Span::new(file, 8, 9), "not defined")
            .with_label(Span::new(other, 6, 7), "similar name here")
            .with_help("did you mean 'C'?")
            .resolved(&map);
        insta::assert_snapshot!(diagnostic.render(), @r"
        a.td:1:9: error: unknown class 'B' [tblgen::unknown_class]
           1 | def A : B;
             |         ^ not defined
             = help: did you mean 'C'?
        b.td:1:7: note: similar name here
           1 | class C;
             |       ^
        ");
    }
}
