//! Deduplication of diagnostics: errors in a file that is read several times are reported once.

use std::collections::BTreeMap;

use crate::{Diagnostic, Diagnostics, FileId, Severity, SourceMap};

/// Key of a diagnostic: its message and its place, by the name of the file, since ids differ if a file is
/// read again.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct ReportKey {
    file: Box<str>,
    place: (u32, u32),
    severity: Severity,
    code: &'static str,
    message: String,
}

impl ReportKey {
    fn of(diagnostic: &Diagnostic, map: &SourceMap, severity: Severity) -> Option<(Self, FileId)> {
        let span = diagnostic.span()?;
        let file = map.try_file(span.file)?.name().into();
        let (code, message) = (diagnostic.code, diagnostic.message.clone());
        Some((ReportKey { file, place: (span.start, span.end), severity, code, message }, span.file))
    }
}

impl Diagnostics {
    /// Drops each diagnostic that repeats an earlier one, or a note of an earlier one of at least the same
    /// severity.
    #[must_use]
    pub fn once_each(self, map: &SourceMap) -> Self {
        let mut reported: BTreeMap<ReportKey, Vec<FileId>> = BTreeMap::new();
        let mut kept = Diagnostics::new();
        for diagnostic in self {
            if let Some((key, file)) = ReportKey::of(&diagnostic, map, diagnostic.severity)
                && let Some(files) = reported.get(&key)
                && files.iter().any(|&other| is_same_text(map, other, file))
            {
                continue;
            }
            for part in std::iter::once(&diagnostic).chain(&diagnostic.notes) {
                if let Some((key, file)) = ReportKey::of(part, map, part.severity.min(diagnostic.severity)) {
                    reported.entry(key).or_default().push(file);
                }
            }
            kept.push(diagnostic);
        }
        kept
    }
}

fn is_same_text(map: &SourceMap, a: FileId, b: FileId) -> bool {
    a == b
        || match (map.try_file(a), map.try_file(b)) {
            (Some(a), Some(b)) => a.origin() == b.origin() && a.text() == b.text(),
            _ => false,
        }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Span;

    #[test]
    fn a_file_that_is_read_again_reports_nothing_new() {
        let map = SourceMap::new();
        let [first, again] = [(); 2].map(|()| map.add("a.td", "def A : B;"));
        let other = map.add("a.td", "def A : B, C;");
        let error = |file| Diagnostic::error("t::unknown", "no B").with_label(Span::new(file, 8, 9), "");
        let mut reported = Diagnostics::new();
        let holder = |file| Diagnostic::error("t::include", "a.td is at fault").with_note(error(file));
        let (warning, plain) =
            (Diagnostic::warning("t::unknown", "no B"), Diagnostic::error("t::any", "no place"));
        for one in [
            holder(first),
            error(again),
            error(again),
            error(other),
            warning.with_label(Span::new(first, 8, 9), ""),
            error(first).with_label(Span::new(first, 0, 3), "more"),
            Diagnostic::error("t::unknown", "no C").with_label(Span::new(again, 8, 9), ""),
            plain.clone(),
            plain,
        ] {
            reported.push(one);
        }
        let kept: Vec<_> =
            reported.once_each(&map).iter().map(|one| (one.severity, one.message.clone())).collect();
        let kept: Vec<_> = kept.iter().map(|(severity, text)| (*severity, text.as_str())).collect();
        // Diagnostics without a place are not compared.
        let expected = [
            (Severity::Error, "a.td is at fault"),
            (Severity::Error, "no B"),
            (Severity::Warning, "no B"),
            (Severity::Error, "no C"),
            (Severity::Error, "no place"),
            (Severity::Error, "no place"),
        ];
        assert_eq!(kept, expected);
        // A note of a warning does not replace an error.
        let mut reported = Diagnostics::new();
        reported.push(Diagnostic::warning("t::include", "forgiven").with_note(error(first)));
        reported.push(error(again));
        assert!(reported.once_each(&map).has_errors());
    }
}
