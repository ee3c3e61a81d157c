//! Markdown of definitions as rustdoc takes it: nothing becomes a test, a broken link or a tag.

/// Words behind a fence that rustdoc takes for Rust.
const RUST: &[&str] =
    &["rust", "ignore", "should_panic", "no_run", "compile_fail", "test_harness", "standalone", "custom"];

/// Text that rustdoc shows as it was meant.
pub(crate) fn safe(text: &str) -> String {
    let mut out = String::new();
    let mut paragraph = String::new();
    let mut fence: Option<(String, usize)> = None;
    for line in text.lines() {
        let line = line.replace('\t', "    ");
        let bare = line.trim_start();
        let indent = line.len() - bare.len();
        if let Some((mark, depth)) = &fence {
            if bare.trim_end() == mark
                || bare.starts_with(mark.as_str()) && bare.trim_end().len() == mark.len()
            {
                out.push_str(&format!("{}{mark}\n", " ".repeat((*depth).min(3))));
                fence = None;
            } else {
                let kept = indent.saturating_sub(depth.saturating_sub(3));
                out.push_str(&format!("{}{bare}\n", " ".repeat(kept)));
            }
            continue;
        }
        let mark: String = bare.chars().take_while(|c| *c == '`').collect();
        let rest = &bare[mark.len()..];
        if mark.len() >= 3 && !rest.contains('`') {
            flush(&mut paragraph, &mut out);
            out.push_str(&format!("{}{mark}{}\n", " ".repeat(indent.min(3)), language(rest)));
            fence = Some((mark, indent));
            continue;
        }
        if bare.is_empty() {
            flush(&mut paragraph, &mut out);
            out.push('\n');
            continue;
        }
        // Four spaces would make a code block, and that a test.
        paragraph.push_str(&" ".repeat(indent.min(3)));
        paragraph.push_str(bare);
        paragraph.push('\n');
    }
    flush(&mut paragraph, &mut out);
    if let Some((mark, _)) = fence {
        out.push_str(&mark);
        out.push('\n');
    }
    out
}

/// The language of a fenced block: never Rust.
fn language(info: &str) -> &str {
    let word = info.trim().split([',', ' ', '{']).next().unwrap_or("");
    let is_word = !word.is_empty() && word.chars().all(|c| c.is_ascii_alphanumeric() || "+-_.".contains(c));
    let is_code = word.len() == 5 && word.starts_with('E') && word[1..].bytes().all(|b| b.is_ascii_digit());
    if is_word && !RUST.contains(&word) && !word.starts_with("edition") && !is_code { word } else { "text" }
}

/// Escapes what is outside of code spans.
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

/// The place of a run of just these ticks.
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

/// An inline link: kept if it goes to the web, else its text alone. With it the length of what it was.
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
}
