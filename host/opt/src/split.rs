//! `--split-input-file`: pieces of a file between markers, `// -----` or another text.
//!
//! A marker counts anywhere, also after an operation or inside a string, unless a `0`, another marker or the
//! end of the file follows it. Text that begins like the marker is reported. As upstream's
//! `splitAndProcessBuffer`.

use legalize_source::{Diagnostic, FileId, Span};

/// The marker between pieces, unless another text is requested.
pub const SEPARATOR: &str = "// -----";

/// Maximum number of wrong characters at a marker's end for a near miss.
const TAIL: usize = 2;

/// A piece of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Piece<'t> {
    /// Line of its start, counted from one; zero for the beginning of the file.
    pub line: u32,
    /// Column of its start, counted from one; zero for the beginning of the file.
    pub column: u32,
    /// The text of the piece.
    pub text: &'t str,
}

/// Returns the pieces between markers, and the offsets of near misses.
pub fn split_input<'t>(text: &'t str, separator: &str) -> (Vec<Piece<'t>>, Vec<usize>) {
    let (mut pieces, mut near_misses) = (Vec::new(), Vec::new());
    // The start of the current piece, and the position to continue from.
    let mut open = Piece { line: 0, column: 0, text };
    let (mut start, mut at) = (0, 0);
    let (head, tail) = match separator.len().checked_sub(TAIL).and_then(|len| separator.split_at_checked(len))
    {
        Some((head, tail)) if !head.is_empty() => (head, tail),
        _ => (separator, ""),
    };
    while let Some(found) = text[at..].find(head).filter(|_| !head.is_empty()) {
        let begin = at + found;
        let end = begin + head.len();
        let rest = text[end..].strip_prefix(tail);
        if rest.is_some_and(|rest| !rest.is_empty() && !rest.starts_with('0') && !rest.starts_with(head)) {
            let next = end + tail.len();
            if begin != 0 {
                pieces.push(Piece { text: &text[start..begin], ..open });
            }
            // Each line is counted once.
            let line = open.line.max(1) + text[start..next].matches('\n').count() as u32;
            let line_start = text[..next].rfind('\n').map_or(0, |newline| newline + 1);
            open = Piece { line, column: (next - line_start) as u32 + 1, text: "" };
            (start, at) = (next, next);
        } else {
            near_misses.push(end);
            at = end;
        }
    }
    if start == 0 || start != text.len() {
        pieces.push(Piece { text: &text[start..], ..open });
    }
    (pieces, near_misses)
}

/// The warning for text that is nearly a marker.
pub fn near_miss(file: FileId, offset: usize, separator: &str) -> Diagnostic {
    let offset = offset as u32;
    Diagnostic::warning("opt::near_miss", "near miss with file split marker")
        .with_label(Span::new(file, offset, offset), "")
        .with_help(format!(
            "write `{separator}` alone to split here: no `0`, other marker or end of the file may follow"
        ))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str) -> String {
        let (pieces, near_misses) = split_input(text, SEPARATOR);
        let pieces: Vec<String> =
            pieces.iter().map(|p| format!("{}:{} {:?}", p.line, p.column, p.text)).collect();
        format!("{} {near_misses:?}", pieces.join(", "))
    }

    #[test]
    fn pieces_know_where_they_start() {
        insta::assert_snapshot!(check("a\n// -----\nb\nc\n// -----\n"), @r#"0:0 "a\n", 2:9 "\nb\nc\n", 5:9 "\n" []"#);
        insta::assert_snapshot!(check("a // ----- b\n  // -----c\n"), @r#"0:0 "a ", 1:11 " b\n  ", 2:11 "c\n" []"#);
        insta::assert_snapshot!(check("// -----\na\n"), @r#"1:9 "\na\n" []"#);
        insta::assert_snapshot!(check(""), @r#"0:0 "" []"#);
    }

    #[test]
    fn near_misses_of_a_marker_are_text() {
        insta::assert_snapshot!(check("a\n// ----\nb\n// -----0\nc\n// -----"), @r#"0:0 "a\n// ----\nb\n// -----0\nc\n// -----" [8, 18, 30]"#);
        insta::assert_snapshot!(check("a\n//-----\nb\n// ------\nc\n// -----// -----\nd"), @r#"0:0 "a\n//-----\nb\n", 4:9 "-\nc\n// -----", 6:17 "\nd" [30]"#);
    }

    #[test]
    fn a_short_separator_has_no_near_misses() {
        assert_eq!(split_input("a#b", "#").0.len(), 2);
        assert_eq!(split_input("a##b", "##").0.len(), 2);
        assert_eq!(split_input("a", "").0.len(), 1);
    }
}
