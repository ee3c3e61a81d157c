//! `--split-input-file`: pieces of a file between lines of `// -----` or another text.

/// What stands alone on a line between pieces, unless another text is asked for.
pub const SEPARATOR: &str = "// -----";

/// The pieces between lines of a separator, with the number of lines before each.
pub fn split_input<'t>(text: &'t str, separator: &str) -> Vec<(usize, &'t str)> {
    let mut pieces = Vec::new();
    let (mut start, mut start_line, mut at, mut line) = (0, 0, 0, 0);
    for text_line in text.split_inclusive('\n') {
        let end = at + text_line.len();
        line += 1;
        if text_line.trim_end_matches(['\n', '\r', ' ', '\t']) == separator {
            pieces.push((start_line, &text[start..at]));
            (start, start_line) = (end, line);
        }
        at = end;
    }
    pieces.push((start_line, &text[start..]));
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_know_their_first_line() {
        assert_eq!(
            split_input("a\n// -----\nb\nc\n// -----", SEPARATOR),
            [(0, "a\n"), (2, "b\nc\n"), (5, "")]
        );
        assert_eq!(split_input(" // -----\n", SEPARATOR), [(0, " // -----\n")]);
    }
}
