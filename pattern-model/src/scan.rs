//! Byte ranges of the parts of a pattern file in its RON text.
//!
//! Serde keeps no spans, so when a check finds fault the text is scanned once more, by brackets alone. The
//! scan never fails: in a text that is not RON it finds less.

use std::ops::Range;

use crate::places::Site;

/// The byte ranges of a RON file's natives, patterns and statements.
#[derive(Debug, Default)]
pub(crate) struct RonIndex {
    natives: Vec<Range<usize>>,
    patterns: Vec<PatternRanges>,
}

#[derive(Debug, Default)]
struct PatternRanges {
    whole: Range<usize>,
    benefit: Option<Range<usize>>,
    root: Option<Range<usize>>,
    matches: Vec<Range<usize>>,
    rewrite: Vec<Range<usize>>,
}

impl RonIndex {
    pub(crate) fn new(text: &str) -> Self {
        let mut index = RonIndex::default();
        for (name, value) in top_fields(text) {
            match name {
                "natives" => index.natives = elements(text, value).collect(),
                "patterns" => {
                    index.patterns =
                        elements(text, value).map(|whole| PatternRanges::new(text, whole)).collect();
                }
                _ => {}
            }
        }
        index
    }

    pub(crate) fn find(&self, site: Site) -> Option<(usize, usize)> {
        let whole = |at: usize| self.patterns.get(at).map(|pattern| &pattern.whole);
        let range = match site {
            Site::Native(at) => self.natives.get(at)?,
            Site::Pattern(at) => whole(at)?,
            Site::Benefit(at) => self.patterns.get(at)?.benefit.as_ref().or(whole(at))?,
            Site::Root(at) => self.patterns.get(at)?.root.as_ref().or(whole(at))?,
            Site::Match(at, statement) => self.patterns.get(at)?.matches.get(statement).or(whole(at))?,
            Site::Rewrite(at, action) => self.patterns.get(at)?.rewrite.get(action).or(whole(at))?,
        };
        Some((range.start, range.end))
    }
}

impl PatternRanges {
    fn new(text: &str, whole: Range<usize>) -> Self {
        let mut ranges = PatternRanges { whole: whole.clone(), ..Self::default() };
        for (name, value) in fields(text, whole) {
            match name {
                "benefit" => ranges.benefit = Some(value),
                "root" => ranges.root = Some(value),
                "match" => ranges.matches = elements(text, value).collect(),
                "rewrite" => ranges.rewrite = elements(text, value).collect(),
                _ => {}
            }
        }
        ranges
    }
}

/// The fields of the file's outermost struct with the ranges of their values, found one by one.
pub(crate) fn top_fields(text: &str) -> impl Iterator<Item = (&str, Range<usize>)> {
    fields(text, top_start(text)..text.len())
}

/// Offset at which the outermost struct starts: attributes such as `#![enable(implicit_some)]` come first.
fn top_start(text: &str) -> usize {
    let mut at = 0;
    loop {
        let Some(token) = next_token(text, at) else { return text.len() };
        if &text[token.clone()] != "#" {
            return token.start;
        }
        at = token.end;
        while let Some(token) = next_token(text, at) {
            at = token.end;
            if &text[token] == "[" {
                at = skip_group(text, at);
                break;
            }
        }
    }
}

/// The fields of the struct `( … )` (perhaps after a name) that starts in `range`.
fn fields(text: &str, range: Range<usize>) -> impl Iterator<Item = (&str, Range<usize>)> {
    elements(text, range).filter_map(move |element| {
        let name = next_token(text, element.start)?;
        let colon = next_token(text, name.end)?;
        if colon.end >= element.end || &text[colon.clone()] != ":" {
            return None;
        }
        let value = next_token(text, colon.end)?;
        // Any name may be spelled raw, `r#match`.
        let name = &text[name];
        let name = name.strip_prefix("r#").unwrap_or(name);
        (value.start < element.end).then_some((name, value.start..element.end))
    })
}

/// The elements between the first bracket in `range` and its partner.
fn elements(text: &str, range: Range<usize>) -> Elements<'_> {
    let mut at = range.start;
    while let Some(token) = next_token(text, at).filter(|token| token.start < range.end) {
        at = token.end;
        if matches!(&text[token], "(" | "[" | "{") {
            return Elements { text, at: Some(at) };
        }
    }
    Elements { text, at: None }
}

/// Elements of a bracket that are still to come.
struct Elements<'t> {
    text: &'t str,
    /// Offset after the bracket or the last comma; `None` after the partner.
    at: Option<usize>,
}

impl Iterator for Elements<'_> {
    type Item = Range<usize>;

    fn next(&mut self) -> Option<Range<usize>> {
        let mut at = self.at?;
        let mut current: Option<Range<usize>> = None;
        while let Some(token) = next_token(self.text, at) {
            at = token.end;
            match &self.text[token.clone()] {
                ")" | "]" | "}" => {
                    self.at = None;
                    return current;
                }
                "," if current.is_some() => {
                    self.at = Some(at);
                    return current;
                }
                "," => {}
                opening => {
                    if matches!(opening, "(" | "[" | "{") {
                        at = skip_group(self.text, at);
                    }
                    let start = current.map_or(token.start, |current| current.start);
                    current = Some(start..at);
                }
            }
        }
        self.at = None;
        current
    }
}

/// The offset after the bracket that closes the one before `at`.
fn skip_group(text: &str, mut at: usize) -> usize {
    let mut depth = 1usize;
    while let Some(token) = next_token(text, at) {
        at = token.end;
        match &text[token] {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => {
                depth -= 1;
                if depth == 0 {
                    break;
                }
            }
            _ => {}
        }
    }
    at
}

/// The next token at or after an offset: a word, a literal or one punctuation character.
fn next_token(text: &str, at: usize) -> Option<Range<usize>> {
    let start = skip_blank(text, at);
    let rest = text.get(start..)?;
    let first = rest.chars().next()?;
    let is_word = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.' | '+' | '-');
    let len = match first {
        '"' => string_len(rest),
        '\'' => char_len(rest),
        _ if is_word(first) => {
            let word = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
            let after = &rest[word..];
            match &rest[..word] {
                "r" | "br" if after.starts_with('"') || hashes_then_quote(after) => word + raw_len(after),
                "r" if after.starts_with('#') => {
                    let name = &after[1..];
                    word + 1 + name.find(|c| !is_word(c)).unwrap_or(name.len())
                }
                "b" if after.starts_with('"') => word + string_len(after),
                "b" if after.starts_with('\'') => word + char_len(after),
                _ => word,
            }
        }
        _ => first.len_utf8(),
    };
    Some(start..start + len)
}

fn hashes_then_quote(text: &str) -> bool {
    let rest = text.trim_start_matches('#');
    rest.len() < text.len() && rest.starts_with('"')
}

fn raw_len(text: &str) -> usize {
    let hashes = text.len() - text.trim_start_matches('#').len();
    let end = format!("\"{}", "#".repeat(hashes));
    match text.get(hashes + 1..).and_then(|body| body.find(&end)) {
        Some(body) => hashes + 1 + body + end.len(),
        None => text.len(),
    }
}

fn string_len(text: &str) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    text.len()
}

fn char_len(text: &str) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            '\n' => break,
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '\'' if at > 1 => return at + 1,
            _ => {}
        }
    }
    1
}

fn skip_blank(text: &str, mut at: usize) -> usize {
    loop {
        let Some(rest) = text.get(at..) else { return text.len() };
        let trimmed = rest.trim_start();
        at += rest.len() - trimmed.len();
        if trimmed.starts_with("//") {
            at += trimmed.find('\n').unwrap_or(trimmed.len());
        } else if trimmed.starts_with("/*") {
            at += block_comment_len(trimmed);
        } else {
            return at;
        }
    }
}

fn block_comment_len(text: &str) -> usize {
    let bytes = text.as_bytes();
    let (mut at, mut depth) = (0, 0usize);
    while at + 1 < bytes.len() {
        match &bytes[at..at + 2] {
            b"/*" => {
                depth += 1;
                at += 2;
            }
            b"*/" => {
                depth -= 1;
                at += 2;
                if depth == 0 {
                    return at;
                }
            }
            _ => at += 1,
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_statements_after_comments_and_raw_strings() {
        let text = r##"#![enable(implicit_some)]
/* a /* nested */ comment ( */
PatternFile(schema: "x)", version: 1, // )
  natives: [(name: r#"a"(b"#), (name: "\"]")],
  patterns: [
    (benefit: 7, match: [Type(id: "t", value: ')'), Operation(id: "o")], root: "o", rewrite: []),
  ])"##;
        let index = RonIndex::new(text);
        let at = |site| index.find(site).map(|(start, end)| &text[start..end]);
        assert_eq!(at(Site::Native(1)), Some(r#"(name: "\"]")"#));
        assert_eq!(at(Site::Benefit(0)), Some("7"));
        assert_eq!(at(Site::Root(0)), Some("\"o\""));
        assert_eq!(at(Site::Match(0, 1)), Some("Operation(id: \"o\")"));
        assert_eq!(at(Site::Match(0, 0)), Some("Type(id: \"t\", value: ')')"));
        assert_eq!(at(Site::Rewrite(0, 0)), at(Site::Pattern(0)));
        assert_eq!(at(Site::Pattern(1)), None);
    }

    #[test]
    fn text_that_is_not_ron_does_not_panic() {
        for text in
            ["", "(", ")", "(a", "(a:", "\"", "r#\"", "'", "/*", "#", "#![", "(a: [(b", "b'", "((((", "é'é'"]
        {
            RonIndex::new(text);
        }
    }
}
