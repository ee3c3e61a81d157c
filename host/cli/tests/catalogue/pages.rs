//! Diagnostics in the pages of examples: what commands print there, and what programs assert of message and
//! help.

use std::fs;
use std::path::Path;

use legalize_filetest::Report;

use super::parsed;

const FOLDER: &str = "docs/book/src/reference/diagnostic-examples";

/// The diagnostics of all pages, in the order of their names.
pub(super) fn examples(root: &Path) -> Vec<(Report, Option<String>)> {
    let folder = fs::read_dir(root.join(FOLDER)).expect("the pages");
    let mut pages: Vec<_> = folder.map(|entry| entry.expect("a page").path()).collect();
    pages.sort();
    pages.iter().flat_map(|page| of_page(&fs::read_to_string(page).expect("a page"))).collect()
}

fn of_page(text: &str) -> Vec<(Report, Option<String>)> {
    let (mut found, mut heading) = (Vec::new(), "");
    let mut block: Option<(&str, String)> = None;
    for line in text.lines() {
        match (&mut block, line.strip_prefix("```")) {
            (None, Some(kind)) => block = Some((kind, String::new())),
            (Some((kind, text)), Some(_)) => {
                if kind.starts_with("rust") {
                    found.extend(asserted(heading, text));
                } else if kind.starts_with("console") || kind.starts_with("text") {
                    found.extend(parsed(text, ""));
                }
                block = None;
            }
            (Some((_, text)), None) => {
                text.push_str(line);
                text.push('\n');
            }
            (None, None) => {
                let code = line.strip_prefix("### `").and_then(|rest| rest.strip_suffix('`'));
                heading = code.unwrap_or(heading);
            }
        }
    }
    found
}

/// The diagnostic whose message and help a program asserts: `assert_eq!(error.message, "…")`, and
/// `assert_eq!(error.help.as_deref(), Some("…"))`.
fn asserted(code: &str, program: &str) -> Option<(Report, Option<String>)> {
    let of = |field: &str, opening: &str| {
        let start = program.find(field)? + field.len();
        let literal = program[start..].trim_start().strip_prefix(opening)?;
        let mut text = String::new();
        let mut letters = literal.chars();
        loop {
            match letters.next()? {
                '"' => return Some(text),
                '\\' => match letters.next()? {
                    // The string goes on in the next line.
                    '\n' => letters = letters.as_str().trim_start().chars(),
                    other => text.push(other),
                },
                other => text.push(other),
            }
        }
    };
    let severity = if program.contains(".warnings()") { "warning" } else { "error" };
    let (message, help) = (of("message,", "\"")?, of("help.as_deref(),", "Some(\"")?);
    parsed(&format!("{severity}: {message} [{code}]\n  = help: {help}\n"), "").pop()
}
