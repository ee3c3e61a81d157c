//! `--verify-diagnostics`: diagnostics against comments such as `// expected-error@+1 {{text}}`.
//!
//! Mirrors <https://mlir.llvm.org/docs/Diagnostics/#sourcemgr-diagnostic-verifier-handler>.

use legalize_source::{Diagnostic, Diagnostics, FileId, Reported, Severity, SourceMap, Span};

/// One expectation in a file.
struct Expected {
    severity: Severity,
    /// Line number, counted from one; absent for `@unknown`.
    line: Option<u32>,
    text: String,
    span: Span,
    matched: bool,
}

/// Compares diagnostics with a file's expectations; returns the missing and the unexpected ones.
pub fn check_expected(sources: &SourceMap, file: FileId, found: &Diagnostics) -> Diagnostics {
    let (mut expected, mut failures) = read(sources, file).into_parts();
    for diagnostic in found {
        check_one(sources, file, diagnostic, &mut expected, &mut failures);
        for note in &diagnostic.notes {
            check_one(sources, file, note, &mut expected, &mut failures);
        }
    }
    for missing in expected.iter().filter(|expected| !expected.matched) {
        failures.push(
            Diagnostic::error(
                "opt::expected_diagnostic",
                format!("expected {} \"{}\" was not produced", missing.severity, missing.text),
            )
            .with_label(missing.span, "expected here")
            .with_help("correct the text or the line, or remove the expectation"),
        );
    }
    failures.resolved(sources)
}

fn check_one(
    sources: &SourceMap,
    file: FileId,
    found: &Diagnostic,
    expected: &mut [Expected],
    failures: &mut Diagnostics,
) {
    let line = found
        .span()
        .filter(|span| span.file == file)
        .map(|span| sources.file(file).line_col(span.start).line);
    let hit = expected.iter_mut().find(|expected| {
        !expected.matched
            && expected.severity == found.severity
            && (expected.line.is_none() || expected.line == line)
            && found.message.contains(&expected.text)
    });
    match hit {
        Some(hit) => hit.matched = true,
        // Notes may be unexpected, as upstream allows by default.
        None if found.severity == Severity::Note => {}
        None => {
            let mut failure = Diagnostic::error(
                "opt::unexpected_diagnostic",
                format!("unexpected {}: {}", found.severity, found.message),
            )
            .with_help(format!(
                "correct the input, or expect it: `// expected-{} {{{{text}}}}` on its line",
                found.severity
            ));
            if let Some(span) = found.span() {
                failure = failure.with_label(span, "");
            }
            failures.push(failure);
        }
    }
}

fn read(sources: &SourceMap, file: FileId) -> Reported<Vec<Expected>> {
    let source = sources.file(file);
    let (mut expected, mut failures) = (Vec::new(), Diagnostics::new());
    let mut offset = 0;
    // Expectations that are waiting for the next line without an expectation.
    let mut waiting: Vec<usize> = Vec::new();
    for (text, line) in source.text().split_inclusive('\n').zip(source.first_line()..) {
        let mut from = 0;
        let before = expected.len();
        while let Some(at) = text[from..].find("expected-") {
            let start = from + at;
            from = start + "expected-".len();
            match parse(&text[from..], line) {
                Some((severity, place, message, len)) => {
                    let span = Span::new(file, (offset + start) as u32, (offset + from + len) as u32);
                    let line = match place {
                        ExpectedAt::Line(line) => Some(line),
                        ExpectedAt::Unknown => None,
                        ExpectedAt::Below => {
                            waiting.push(expected.len());
                            Some(0)
                        }
                    };
                    expected.push(Expected { severity, line, text: message, span, matched: false });
                    from += len;
                }
                None if text[..start].contains("//") && text[from..].contains("{{") => failures.push(
                    Diagnostic::error("opt::expected_diagnostic", "malformed expectation")
                        .with_label(Span::new(file, (offset + start) as u32, (offset + from) as u32), "")
                        .with_help("write `expected-error@+1 {{text}}`, with error, warning, remark or note"),
                ),
                None => {}
            }
        }
        if expected.len() == before {
            for index in waiting.drain(..) {
                expected[index].line = Some(line);
            }
        }
        offset += text.len();
    }
    Reported::new(expected, failures)
}

enum ExpectedAt {
    Line(u32),
    Below,
    Unknown,
}

/// Parses the text after `expected-`: severity, place, text, and the length of all of it.
fn parse(text: &str, line: u32) -> Option<(Severity, ExpectedAt, String, usize)> {
    let kinds = [
        ("error", Severity::Error),
        ("warning", Severity::Warning),
        ("remark", Severity::Remark),
        ("note", Severity::Note),
    ];
    let (word, severity) = kinds.into_iter().find(|(word, _)| text.starts_with(word))?;
    let mut rest = &text[word.len()..];
    rest = rest.strip_prefix("-re").unwrap_or(rest).trim_start_matches(' ');
    let mut place = ExpectedAt::Line(line);
    if let Some(at) = rest.strip_prefix('@') {
        let end = at.find(|c: char| c.is_whitespace() || c == '{')?;
        let (spelling, after) = at.split_at(end);
        rest = after;
        place = match spelling {
            "above" => ExpectedAt::Line(line.checked_sub(1)?),
            "below" => ExpectedAt::Below,
            "unknown" => ExpectedAt::Unknown,
            _ => ExpectedAt::Line(match spelling.split_at_checked(1)? {
                ("+", by) => line.checked_add(by.parse().ok()?)?,
                ("-", by) => line.checked_sub(by.parse().ok()?)?,
                _ => spelling.parse().ok()?,
            }),
        };
    }
    let rest = rest.trim_start();
    let open = rest.strip_prefix("{{")?;
    let end = open.find("}}")?;
    let used = text.len() - open.len() + end + 2;
    Some((severity, place, open[..end].trim().to_owned(), used))
}
