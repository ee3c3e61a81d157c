//! Text that a terminal shows as it is: without characters that move the cursor, change colours or turn the
//! direction.

use std::borrow::Cow;

/// True if a terminal may act on a character instead of showing it. Line breaks and tabs are shown.
fn is_control(c: char) -> bool {
    match c {
        '\n' | '\t' => false,
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => true,
        _ => c.is_control(),
    }
}

/// A text with pictures in place of such characters, for messages.
pub(crate) fn printable(text: &str) -> Cow<'_, str> {
    replaced(text, |c| match c as u32 {
        code @ 0..0x20 => char::from_u32(0x2400 + code).unwrap_or('\u{fffd}'),
        0x7f => '\u{2421}',
        _ => '\u{fffd}',
    })
}

/// A text of the same length in bytes with marks in place of such characters, for excerpts: offsets stay
/// valid.
pub(crate) fn masked(text: &str) -> Cow<'_, str> {
    replaced(text, |c| match c.len_utf8() {
        1 => '?',
        2 => '\u{bf}',
        _ => '\u{fffd}',
    })
}

fn replaced(text: &str, by: impl Fn(char) -> char) -> Cow<'_, str> {
    // A carriage return is part of a line break there.
    let ends_line = |at: usize| text.as_bytes().get(at + 1) == Some(&b'\n');
    let acts = |at: usize, c: char| is_control(c) && !(c == '\r' && ends_line(at));
    if !text.char_indices().any(|(at, c)| acts(at, c)) {
        return Cow::Borrowed(text);
    }
    text.char_indices().map(|(at, c)| if acts(at, c) { by(c) } else { c }).collect::<String>().into()
}

#[cfg(test)]
mod tests {
    use std::borrow::Cow;
    use std::sync::Arc;

    use super::{masked, printable};
    use crate::{Diagnostic, SourceMap, Span};

    const ODD: &str = "a\x1b[31m\rb\x07\x7f\u{9b}\u{202e}c\t\r\nd";

    #[test]
    fn pictures_replace_control_characters() {
        assert_eq!(printable(ODD), "a\u{241b}[31m\u{240d}b\u{2407}\u{2421}\u{fffd}\u{fffd}c\t\r\nd");
        assert!(matches!(printable("plain\n\tté"), Cow::Borrowed(_)));
    }

    #[test]
    fn marks_keep_offsets() {
        assert_eq!(masked(ODD), "a?[31m?b??\u{bf}\u{fffd}c\t\r\nd");
        assert_eq!(masked(ODD).len(), ODD.len());
    }

    #[test]
    fn drawings_hold_no_control_character() {
        let map = Arc::new(SourceMap::new());
        let file = map.add("a\x1b[2Jb.td", ODD);
        let at = |start, end| Span::new(file, start, end);
        let note = Diagnostic::note(format!("note {ODD}")).with_label(at(0, 3), ODD);
        let error = Diagnostic::error("t::t", format!("wrong {ODD}"))
            .with_label(at(2, 6), format!("here {ODD}"))
            .with_help(format!("without {ODD}"))
            .with_note(note);
        let error = error.resolved(&map);
        let drawn = [error.render(), format!("{:?}", miette::Report::new(error))];
        for text in drawn {
            let bad: Vec<char> = text.chars().filter(|&c| super::is_control(c) && c != '\r').collect();
            assert!(bad.is_empty() && !text.replace("\r\n", "").contains('\r'), "{bad:?} in {text:?}");
            assert!(text.contains("?[31m") && text.contains("\u{241b}[31m"), "{text}");
        }
    }
}
