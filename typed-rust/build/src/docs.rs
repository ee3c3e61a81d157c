//! Markdown of definitions, adapted to rustdoc: nothing becomes a test, a broken link or a tag.

/// Words after a fence that rustdoc treats as Rust.
const RUST: &[&str] =
    &["rust", "ignore", "should_panic", "no_run", "compile_fail", "test_harness", "standalone", "custom"];

/// An open fenced block: the character of its fence and the length of the fence, the column, and whether it
/// is in a quotation.
struct Fence {
    mark: char,
    length: usize,
    indent: usize,
    quoted: bool,
}

/// Returns text that rustdoc renders as intended. Fenced blocks are moved out of the quotations and lists
/// that contain them.
pub(crate) fn safe(text: &str) -> String {
    let mut out = String::new();
    let mut paragraph = String::new();
    let mut fence: Option<Fence> = None;
    for line in text.lines() {
        let line = line.replace('\t', "    ");
        if let Some(open) = &fence {
            let inside = if open.quoted { unquoted(&line) } else { Some(line.as_str()) };
            let bare = inside.map(str::trim);
            let closes =
                bare.is_none_or(|bare| bare.len() >= open.length && bare.chars().all(|c| c == open.mark));
            if closes {
                let mark: String = std::iter::repeat_n(open.mark, open.length).collect();
                out.push_str(&format!("{}{mark}\n", " ".repeat(open.indent.min(3))));
                fence = None;
            } else if let Some(inside) = inside {
                let bare = inside.trim_start();
                let kept = (inside.len() - bare.len()).saturating_sub(open.indent.saturating_sub(3));
                out.push_str(&format!("{}{bare}\n", " ".repeat(kept)));
            }
            // The end of a quotation also ends its block.
            if bare.is_some() {
                continue;
            }
        }
        let indent = line.len() - line.trim_start().len();
        let (markers, bare) = markers(line.trim_start());
        let mark = bare.chars().next().filter(|c| "`~".contains(*c)).unwrap_or(' ');
        let length = bare.chars().take_while(|c| *c == mark).count();
        let rest = &bare[length..];
        if mark != ' ' && length >= 3 && !(mark == '`' && rest.contains('`')) {
            flush(&mut paragraph, &mut out);
            out.push_str(&format!("{}{}{}\n", " ".repeat(indent.min(3)), &bare[..length], language(rest)));
            fence = Some(Fence { mark, length, indent, quoted: markers.contains('>') });
            continue;
        }
        if bare.is_empty() && markers.is_empty() {
            flush(&mut paragraph, &mut out);
            out.push('\n');
            continue;
        }
        // Four spaces would start a code block, and so a test.
        paragraph.push_str(&" ".repeat(indent.min(3)));
        paragraph.push_str(&markers);
        paragraph.push_str(bare);
        paragraph.push('\n');
    }
    flush(&mut paragraph, &mut out);
    if let Some(open) = fence {
        out.extend(std::iter::repeat_n(open.mark, open.length));
        out.push('\n');
    }
    out
}

/// Removes the leading `>` from a line; returns nothing if there is none.
fn unquoted(line: &str) -> Option<&str> {
    let rest = line.trim_start().strip_prefix('>')?;
    Some(rest.strip_prefix(' ').unwrap_or(rest))
}

/// The quotation and list markers at the beginning of a line, each followed by one space, and the rest.
fn markers(line: &str) -> (String, &str) {
    let (mut found, mut rest) = (String::new(), line);
    loop {
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let length = match rest.as_bytes().get(digits) {
            Some(b'>') if digits == 0 => 1,
            Some(b'-' | b'*' | b'+') if digits == 0 && rest[1..].starts_with(' ') => 1,
            Some(b'.' | b')') if (1..=9).contains(&digits) && rest[digits + 1..].starts_with(' ') => {
                digits + 1
            }
            _ => return (found, rest),
        };
        found.push_str(&rest[..length]);
        found.push(' ');
        rest = rest[length..].trim_start();
    }
}

/// The language of a fenced block, other than Rust.
fn language(info: &str) -> &str {
    let word = info.trim().split([',', ' ', '{']).next().unwrap_or("");
    let is_word = !word.is_empty() && word.chars().all(|c| c.is_ascii_alphanumeric() || "+-_.".contains(c));
    let is_code = word.len() == 5 && word.starts_with('E') && word[1..].bytes().all(|b| b.is_ascii_digit());
    if is_word && !RUST.contains(&word) && !word.starts_with("edition") && !is_code { word } else { "text" }
}

/// Escapes text outside of code spans.
fn flush(paragraph: &mut String, out: &mut String) {
    let text = std::mem::take(paragraph);
    let mut rest = text.as_str();
    while let Some(c) = rest.chars().next() {
        if c == '`' {
            let ticks = rest.len() - rest.trim_start_matches('`').len();
            let (mark, after) = rest.split_at(ticks);
            match closing(after, mark) {
                Some(end) => {
                    out.push_str(&rest[..ticks + end + ticks]);
                    rest = &after[end + ticks..];
                }
                None => {
                    mark.chars().for_each(|tick| out.extend(['\\', tick]));
                    rest = after;
                }
            }
            continue;
        }
        if c == '\\' {
            let length = 1 + rest[1..].chars().next().map_or(0, char::len_utf8);
            out.push_str(&rest[..length]);
            rest = &rest[length..];
            continue;
        }
        if c == '[' {
            if let Some((link, length)) = link(rest) {
                out.push_str(&link);
                rest = &rest[length..];
                continue;
            }
            out.push_str("\\[");
        } else if c == '<' {
            if let Some(end) = rest.find('>').filter(|&end| is_url(&rest[1..end])) {
                out.push_str(&rest[..=end]);
                rest = &rest[end + 1..];
                continue;
            }
            out.push_str("\\<");
        } else if is_url(rest) {
            let end =
                rest.find(|c: char| c.is_whitespace() || ")>]\"'`<,;".contains(c)).unwrap_or(rest.len());
            let url = rest[..end].trim_end_matches('.');
            out.push_str(&format!("<{url}>"));
            rest = &rest[url.len()..];
            continue;
        } else {
            out.push(c);
        }
        rest = &rest[c.len_utf8()..];
    }
}

fn is_url(text: &str) -> bool {
    ["http://", "https://"].iter().any(|scheme| text.starts_with(scheme) && text.len() > scheme.len())
}

/// The position of a run of exactly these backticks.
fn closing(text: &str, mark: &str) -> Option<usize> {
    let mut from = 0;
    while let Some(found) = text[from..].find('`') {
        let at = from + found;
        let run = text[at..].len() - text[at..].trim_start_matches('`').len();
        if run == mark.len() {
            return Some(at);
        }
        from = at + run;
    }
    None
}

/// Replaces an inline link: a web link is kept, otherwise only its text. Also returns the length of the
/// original link.
fn link(text: &str) -> Option<(String, usize)> {
    let close = text.find("](")?;
    let label = &text[1..close];
    let end = close + 2 + text[close + 2..].find(')')?;
    if label.contains(['[', ']']) || label.contains("\n\n") {
        return None;
    }
    let url = text[close + 2..end].trim();
    let kept = if is_url(url) { text[..=end].to_owned() } else { label.replace('<', "\\<") };
    Some((kept, end + 1))
}

#[cfg(test)]
mod tests {
    use super::safe;

    #[test]
    fn nothing_becomes_a_test_a_link_or_a_tag() {
        let text = "Adds.\n\n    %0 = a [b] c\n\nSee [x], [y](https://a.b), [z](#there) and `[w]`, vector<4xf32>.\n\
                    ```\nlet x = [1];\n```\n```mlir\n  %1\n```\n  - https://llvm.org/x.\n`open [a]\n```rust\nx";
        insta::assert_snapshot!(safe(text), @r#"
        Adds.

           %0 = a \[b] c

        See \[x], [y](https://a.b), z and `[w]`, vector\<4xf32>.
        ```text
        let x = [1];
        ```
        ```mlir
          %1
        ```
          - <https://llvm.org/x>.
        \`open \[a]
        ```text
        x
        ```
        "#);
    }

    #[test]
    fn blocks_in_quotations_and_lists_are_not_tests() {
        let text = "~~~\nlet x;\n~~~\n> ```\n> a\n> ```\n> b\n- ```rust\n  c\n  ```\n1.      let d;\n-       let e;\n\
                    > ```\n> f\nafter [x]";
        insta::assert_snapshot!(safe(text), @r"
        ~~~text
        let x;
        ~~~
        ```text
        a
        ```
        > b
        ```text
          c
        ```
        1. let d;
        - let e;
        ```text
        f
        ```
        after \[x]
        ");
    }
}
