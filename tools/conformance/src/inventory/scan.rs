//! Names in text that is not parsed.

use std::collections::BTreeSet;
use std::path::PathBuf;

use legalize::snippet::{NameUse, UseKind};

/// Words of the language that are counted as constructs.
const CONSTRUCTS: &[&str] = &["if", "for", "while", "do", "switch", "template", "class", "struct", "union"];

/// Words that are followed by a parenthesis and are not names.
const WORDS: &[&str] = &["return", "sizeof", "operator", "decltype"];

/// Returns the names that a text calls, each occurrence, as not evaluated.
pub(super) fn uses(text: &str) -> Vec<NameUse> {
    let text = without_comments(text);
    let bytes = text.as_bytes();
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(len) = word(&text[at..]) {
        if len == 0 {
            at += text[at..].chars().next().map_or(1, char::len_utf8);
            continue;
        }
        let start = at;
        let mut end = at + len;
        // A path.
        while text[end..].starts_with("::") {
            match word(&text[end + 2..]) {
                Some(len) if len > 0 => end += 2 + len,
                _ => break,
            }
        }
        at = end;
        let name = &text[start..end];
        if CONSTRUCTS.contains(&name) {
            found.push(NameUse::not_evaluated(UseKind::Construct, name));
            continue;
        }
        let after = text[end..].trim_start();
        let called = after.starts_with('(') || after.starts_with('<') && closes_before_call(after);
        if !called || WORDS.contains(&name) {
            continue;
        }
        let before = text[..start].trim_end();
        let is_method = before.ends_with('.') || before.ends_with("->");
        let kind = match is_method {
            true => UseKind::Method,
            false if name.rsplit("::").next().is_some_and(|last| last.starts_with("m_")) => UseKind::Matcher,
            false => UseKind::Function,
        };
        let name = if is_method { format!(".{name}") } else { name.to_owned() };
        found.push(NameUse::not_evaluated(kind, name));
        debug_assert!(end <= bytes.len());
    }
    found
}

/// Returns the length of the word that a text begins with; `None` at its end.
fn word(text: &str) -> Option<usize> {
    let first = text.chars().next()?;
    if !(first.is_alphabetic() || first == '_') {
        // Digits belong to the number that they begin.
        return Some(0);
    }
    Some(text.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(text.len()))
}

/// Returns true if a text that begins with `<` has template arguments and a parenthesis after them.
fn closes_before_call(text: &str) -> bool {
    let mut depth = 0usize;
    for (at, c) in text.char_indices() {
        match c {
            '<' => depth += 1,
            '>' => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    return text[at + 1..].trim_start().starts_with('(');
                }
            }
            ';' | '{' | '"' => return false,
            _ => {}
        }
    }
    false
}

/// Returns a text without comments and without the contents of literals.
fn without_comments(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let skipped = match c {
            '/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            '/' if rest.starts_with("/*") => rest.find("*/").map_or(rest.len(), |end| end + 2),
            '"' => {
                let mut escaped = false;
                let end = rest[1..].find(|c: char| {
                    let ends = c == '"' && !escaped;
                    escaped = c == '\\' && !escaped;
                    ends
                });
                out.push_str("\"\"");
                end.map_or(rest.len(), |end| end + 2)
            }
            _ => {
                out.push(c);
                rest = &rest[c.len_utf8()..];
                continue;
            }
        };
        rest = &rest[skipped..];
    }
    out
}

/// Returns all identifiers of files.
pub(super) fn identifiers(files: &[PathBuf]) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for path in files {
        let Ok(text) = std::fs::read_to_string(path) else { continue };
        for word in text.split(|c: char| !(c.is_alphanumeric() || c == '_')) {
            if !word.is_empty() && !found.contains(word) {
                found.insert(word.to_owned());
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_text_that_is_not_parsed_are_found() {
        let text = "if (a) { /* g() */ x->f<A<B>>(\"h()\"); ns::k(1 < 2); m_Foo(); } // z()";
        let found: Vec<String> =
            uses(text).into_iter().map(|one| format!("{} {}", one.kind.word(), one.name)).collect();
        assert_eq!(found, ["construct if", "method .f", "function ns::k", "matcher m_Foo"]);
    }
}
