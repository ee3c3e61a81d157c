//! Part of a file that a drawing shows: whole lines, or a window into long lines.

use miette::{MietteError, MietteSpanContents, SourceCode, SourceSpan, SpanContents};

use crate::printable::printable;
use crate::{LineCol, SourceFile, Span};

/// Number of bytes above which a line is shown in part.
const LONG_LINE: usize = 1000;
/// Number of bytes of a long line that are shown on each side of a span.
const MARGIN: usize = 60;
/// Number of lines above which a span is shown by its first line.
const MANY_LINES: u32 = 8;

impl SourceCode for SourceFile {
    fn read_span<'a>(
        &'a self,
        span: &SourceSpan,
        context_lines_before: usize,
        context_lines_after: usize,
    ) -> Result<Box<dyn SpanContents<'a> + 'a>, MietteError> {
        let len = self.text().len();
        if span.offset() > len {
            return Err(MietteError::OutOfBounds);
        }
        let (start, end) = (span.offset(), (span.offset() + span.len()).min(len));
        let (first, last) = (self.line_col(start as u32).line, self.line_col(end as u32).line);
        let from = first.saturating_sub(context_lines_before as u32).max(self.first_line());
        let end_line = self.first_line() + self.line_count() - 1;
        let to = last.saturating_add(context_lines_after as u32).min(end_line);
        let bare = context_lines_before == 0 && context_lines_after == 0;
        let long = || (from..=to).any(|line| self.line_text(line).len() > LONG_LINE);
        let (start, end) = if bare {
            (start, end)
        } else if long() {
            let window = start.saturating_sub(MARGIN).max(self.line_start(first));
            let limit = self.line_start(first) + self.line_text(first).len();
            let end = end.min(start + LONG_LINE) + MARGIN;
            (
                self.text().floor_char_boundary(window),
                self.text().ceil_char_boundary(end.min(limit).max(start)),
            )
        } else {
            (self.line_start(from), self.line_start(to) + self.line_text(to).len())
        };
        let LineCol { line, column } = self.line_col(start as u32);
        Ok(Box::new(MietteSpanContents::new_named(
            printable(self.name()).into_owned(),
            self.drawn(start, end).as_bytes(),
            (start, end - start).into(),
            line as usize - 1,
            column as usize - 1,
            (to - from + 1) as usize,
        )))
    }
}

/// Returns the part of a line that is drawn around one of its bytes, and the offset of that byte in the part.
pub(crate) fn window(line: &str, at: usize) -> (&str, usize) {
    if line.len() <= LONG_LINE {
        return (line, at);
    }
    let start = line.floor_char_boundary(at.saturating_sub(MARGIN));
    let end = line.ceil_char_boundary((at + LONG_LINE).min(line.len()));
    (&line[start..end], at.saturating_sub(start))
}

/// Returns offset and length of the underlined part of a span: all of it, or only the part on its first line
/// if it spans many lines.
pub(crate) fn underlined(file: &SourceFile, span: Span) -> (usize, usize) {
    let (start, end) = (span.start as usize, (span.end as usize).max(span.start as usize));
    let (first, last) = (file.line_col(span.start).line, file.line_col(span.end).line);
    let line_end = file.line_start(first) + file.line_text(first).len();
    let end = if last - first > MANY_LINES { end.min(line_end) } else { end };
    (start, end.max(start).min(start + LONG_LINE) - start)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use crate::{Diagnostic, SourceMap, Span};

    fn drawn(text: &str, start: u32, end: u32) -> String {
        let map = Arc::new(SourceMap::new());
        let file = map.add("a.td", text);
        let error = Diagnostic::error("t::t", "wrong").with_label(Span::new(file, start, end), "here");
        format!("{:?}", miette::Report::new(error.resolved(&map)))
    }

    #[test]
    fn short_lines_are_shown_whole() {
        let text = drawn("one\ntwo\nthree\nfour\n", 4, 7);
        assert!(text.contains("a.td:2:1") && text.contains("one") && text.contains("three"), "{text}");
    }

    #[test]
    fn long_lines_are_cut_around_the_span() {
        let line = format!("{}é!{}", "x".repeat(70_000), "é".repeat(70_000));
        let text = drawn(&line, 70_002, 70_003);
        assert!(text.contains("a.td:1:70003") && text.contains("xé!é"), "{text}");
        assert!(text.len() < 2000, "{text}");
        assert!(drawn(&line, 0, line.len() as u32).len() < 10_000);
    }

    #[test]
    fn long_spans_are_shown_by_their_first_line() {
        let text = drawn(&"line of text\n".repeat(100_000), 0, 1_200_000);
        assert!(text.len() < 1000, "{text}");
    }

    #[test]
    fn places_past_the_end_are_shown_at_the_end() {
        assert!(drawn("a", 1, 1).contains("a.td:1:2"));
        assert!(drawn("", 0, 0).contains("wrong"));
        assert!(drawn("a", 100, 200).contains("wrong"));
    }
}
