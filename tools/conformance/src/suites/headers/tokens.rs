//! Tokens of C++.

/// The tokens of a text: identifiers and numbers, `::` and `->`, and single characters. Comments and lines of
/// the preprocessor are skipped; a literal is the token `"`.
pub(super) fn tokens(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = text;
    let mut is_line_start = true;
    while let Some(first) = rest.chars().next() {
        let length = match first {
            '\n' => {
                is_line_start = true;
                rest = &rest[1..];
                continue;
            }
            _ if first.is_whitespace() => {
                rest = &rest[first.len_utf8()..];
                continue;
            }
            '#' if is_line_start => {
                rest = after_directive(rest);
                continue;
            }
            '/' if rest.starts_with("//") => {
                rest = &rest[rest.find('\n').unwrap_or(rest.len())..];
                continue;
            }
            '/' if rest.starts_with("/*") => {
                rest = &rest[rest.find("*/").map_or(rest.len(), |end| end + 2)..];
                continue;
            }
            '"' | '\'' => {
                found.push(&rest[..1]);
                rest = after_literal(rest, first);
                is_line_start = false;
                continue;
            }
            _ if is_word(first) => rest.find(|letter| !is_word(letter)).unwrap_or(rest.len()),
            _ if rest.starts_with("::") || rest.starts_with("->") => 2,
            _ => first.len_utf8(),
        };
        is_line_start = false;
        found.push(&rest[..length]);
        rest = &rest[length..];
    }
    found
}

/// True if a letter belongs to an identifier or number.
pub(super) fn is_word(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '_'
}

/// The text after a line of the preprocessor, with the lines that continue it.
fn after_directive(mut text: &str) -> &str {
    loop {
        let Some(end) = text.find('\n') else { return "" };
        let is_continued = text[..end].ends_with('\\');
        text = &text[end..];
        if !is_continued {
            return text;
        }
        text = &text[1..];
    }
}

/// The text after a string or a character that it begins with.
fn after_literal(text: &str, quote: char) -> &str {
    let mut letters = text.char_indices().skip(1);
    while let Some((at, letter)) = letters.next() {
        if letter == '\\' {
            letters.next();
        } else if letter == quote {
            return &text[at + 1..];
        }
    }
    ""
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_literals_and_directives_are_skipped() {
        let text =
            "#define X(a) \\\n  void a();\n/* void b(); */ // c\nd(\"} \\\" e(\", '}')->f::g2;\n#if Y\n";
        assert_eq!(tokens(text), ["d", "(", "\"", ",", "'", ")", "->", "f", "::", "g2", ";"]);
    }
}
