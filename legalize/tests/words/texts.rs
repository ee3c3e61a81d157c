//! The texts of a file that people read: comments, string literals, prose, descriptions.

/// Texts of a file, each with the index of its first line: comments and string literals of Rust, prose of
/// Markdown, comments and descriptions of others. Adjacent lines are joined, so that a phrase is found across
/// a line break.
pub(crate) fn texts(name: &str, text: &str) -> Vec<(usize, String)> {
    let lines = match name.rsplit_once('.').map_or("", |(_, extension)| extension) {
        "rs" => rust(text),
        "md" => prose(text),
        "lalrpop" | "mlir" | "pdll" => marked(text, |line| line.split_once("//").map(|(_, comment)| comment)),
        "td" => marked(text, |line| {
            let comment = line.split_once("//").map(|(_, comment)| comment);
            comment.or_else(|| line.split_once("summary = \"").map(|(_, summary)| summary))
        }),
        "toml" => marked(text, |line| line.strip_prefix("description =").or_else(|| hash(line))),
        // Cases of TableGen.
        "txt" if name.ends_with("checklist.txt") => marked(text, Some),
        "txt" => marked(text, |line| line.strip_prefix("### ")),
        // Scripts and workflows.
        _ => marked(text, hash),
    };
    joined(lines)
}

/// The text after `#`.
fn hash(line: &str) -> Option<&str> {
    line.split_once('#').map(|(_, comment)| comment)
}

/// The lines of which a function takes a part.
fn marked<'t>(text: &'t str, part: impl Fn(&'t str) -> Option<&'t str>) -> Vec<(usize, &'t str)> {
    text.lines().enumerate().filter_map(|(index, line)| Some((index, part(line)?))).collect()
}

/// The lines of a page outside of code blocks.
fn prose(text: &str) -> Vec<(usize, &str)> {
    let mut is_code = false;
    let outside = |&(_, line): &(usize, &str)| {
        let is_fence = line.trim_start().starts_with("```");
        is_code ^= is_fence;
        !is_code && !is_fence && !line.trim().is_empty()
    };
    text.lines().enumerate().filter(outside).collect()
}

/// Lines of comments and string literals.
fn rust(text: &str) -> Vec<(usize, &str)> {
    let (mut found, mut at, mut line, mut before) = (Vec::new(), 0, 0, ' ');
    while let Some(first) = text[at..].chars().next() {
        let rest = &text[at..];
        let (len, skipped) = match first {
            '/' if rest.starts_with("//") => (rest.find('\n').unwrap_or(rest.len()), Some(2)),
            '/' if rest.starts_with("/*") => (rest.find("*/").map_or(rest.len(), |end| end + 2), Some(2)),
            'r' if !before.is_alphanumeric() && raw(rest).is_some() => (raw(rest).unwrap_or(1), Some(1)),
            '"' => (quoted(rest), Some(1)),
            '\'' => (character(rest), None),
            _ => (first.len_utf8(), None),
        };
        let token = &rest[..len];
        if let Some(skipped) = skipped {
            found.extend(token[skipped..].split('\n').enumerate().map(|(index, part)| (line + index, part)));
        }
        line += token.matches('\n').count();
        before = first;
        at += len;
    }
    found
}

/// Length of a raw string.
fn raw(text: &str) -> Option<usize> {
    let hashes = text[1..].len() - text[1..].trim_start_matches('#').len();
    let body = text[1 + hashes..].strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(hashes));
    Some(2 + hashes + body.find(&end)? + end.len())
}

/// Length of a string.
fn quoted(text: &str) -> usize {
    let mut escaped = false;
    let end = text.char_indices().skip(1).find(|&(_, c)| {
        let ends = c == '"' && !escaped;
        escaped = c == '\\' && !escaped;
        ends
    });
    end.map_or(text.len(), |(at, _)| at + 1)
}

/// Length of a character literal, or of the mark of a lifetime.
fn character(text: &str) -> usize {
    let mut chars = text.char_indices().skip(1);
    match (chars.next(), chars.next()) {
        (Some((_, '\\')), Some((at, _))) => text[at + 1..].find('\'').map_or(1, |end| at + 2 + end),
        (Some(_), Some((at, '\''))) => at + 1,
        _ => 1,
    }
}

/// Texts of adjacent lines, without the marks at their beginnings and the spaces around.
fn joined(lines: Vec<(usize, &str)>) -> Vec<(usize, String)> {
    let mut found: Vec<(usize, String)> = Vec::new();
    let mut next = usize::MAX;
    for (index, line) in lines {
        let line = line
            .trim()
            .trim_start_matches(['/', '!', '|', '>'])
            .trim_start()
            .trim_end_matches('\\')
            .trim_end();
        match found.last_mut() {
            Some((_, text)) if index <= next && next != usize::MAX => {
                text.push(' ');
                text.push_str(line);
            }
            _ => found.push((index, line.to_owned())),
        }
        next = index + 1;
    }
    found
}

#[test]
fn texts_of_rust_are_comments_and_strings() {
    let code = "let x = '\"'; // one\n// two\nlet y = r#\"a \"b\" \"# + \"c\\\"d\"; let z: &'a str;\n/* e */";
    assert_eq!(rust(code), [(0, " one"), (1, " two"), (2, "#\"a \"b\" \"#"), (2, "c\\\"d\""), (3, " e */")]);
    assert_eq!(joined(rust(code))[0].1, "one two #\"a \"b\" \"# c\\\"d\" e */");
}

#[test]
fn texts_of_pages_are_outside_of_code() {
    assert_eq!(
        texts("a.md", "One\ntwo.\n\n```sh\ncode\n```\nThree."),
        [(0, "One two.".to_owned()), (6, "Three.".to_owned())]
    );
    assert_eq!(texts("a/Cargo.toml", "name = \"x\"\ndescription = \"y\"")[0], (1, "\"y\"".to_owned()));
    assert_eq!(texts("run", "echo\n# Why.")[0], (1, "Why.".to_owned()));
}
