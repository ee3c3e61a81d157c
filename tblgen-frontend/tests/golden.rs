//! Golden tests of every line of the language.
//!
//! `tests/language/*.txt` contain the cases: a line `### lines: name`, the text, a line `---`, and the
//! records as `--print-records` prints them (with `(detailed)`, `(json)` or `(sets)` in the name in those
//! formats), or the diagnostics. With `(latin1)` the text is not UTF-8. `BLESS=1 cargo test` rewrites the
//! results; then read the difference. `tests/checklist.txt` lists the lines of the language; each has a case,
//! and so has each diagnostic code.

mod cases;

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;
use std::sync::Arc;

use cases::{cases, cases_of, files, includes};
use legalize_source::{Diagnostics, SourceMap, Text};
use legalize_tblgen::{TblgenOptions, dump_json, parse, print_detailed_records, print_records, print_sets};

/// Returns the diagnostics of a case and its records, in the format that its name selects.
fn result_of(name: &str, text: &str) -> String {
    let sources = Arc::new(SourceMap::new());
    let options = TblgenOptions::default().with(|options| options.includes = includes());
    let main = if name.contains("(latin1)") {
        sources.add("a.td", Text::from_bytes(text.chars().map(|c| c as u8).collect()))
    } else {
        sources.add("a.td", text)
    };
    let parsed = parse(&sources, main, &options);
    let mut out = parsed.diagnostics.render();
    let keeper = parsed.value.keeper.as_ref();
    if let Some(keeper) = keeper.filter(|_| name.contains("(sets)")) {
        return out
            + &print_sets(keeper).unwrap_or_else(|error| {
                let mut errors = Diagnostics::new();
                errors.push(error);
                errors.resolved(&sources).render()
            });
    }
    if let Some(keeper) = &parsed.value.keeper {
        let mut records = String::new();
        if name.contains("(json)") {
            dump_json(keeper, &mut records).unwrap();
        } else if name.contains("(detailed)") {
            print_detailed_records(keeper, &mut records).unwrap();
        } else {
            print_records(keeper, &mut records).unwrap();
        }
        for line in records.lines().filter(|line| !line.starts_with("------")) {
            writeln!(out, "{line}").unwrap();
        }
    }
    assert_eq!(parsed.value.keeper.is_none(), parsed.diagnostics.has_errors());
    out
}

/// Returns the lines of `tests/checklist.txt` that a case covers: the words before the colon that begin with
/// a digit.
fn lines(name: &str) -> impl Iterator<Item = &str> {
    let tags = name.split_once(':').map_or("", |(tags, _)| tags);
    tags.split_whitespace().filter(|tag| tag.starts_with(|c: char| c.is_ascii_digit()))
}

#[test]
fn cases_print_as_recorded() {
    let mut wrong = String::new();
    for path in files() {
        let old = std::fs::read_to_string(&path).unwrap();
        let mut new = String::new();
        for (name, text, expected) in cases_of(&old) {
            let result = result_of(&name, &text);
            if result != expected {
                writeln!(
                    wrong,
                    "### {name}
{text}--- expected
{expected}--- found
{result}"
                )
                .unwrap();
            }
            write!(
                new,
                "### {name}
{text}---
{result}"
            )
            .unwrap();
        }
        if old != new && std::env::var_os("BLESS").is_some() {
            std::fs::write(&path, new).unwrap();
        }
    }
    assert!(wrong.is_empty() || std::env::var_os("BLESS").is_some(), "{wrong}run with BLESS=1 to accept");
}

/// Returns the first words of the lines of `tests/checklist.txt`.
fn checklist() -> BTreeSet<&'static str> {
    let lines = include_str!("checklist.txt").lines();
    lines.filter(|line| !line.starts_with('#')).filter_map(|line| line.split_whitespace().next()).collect()
}

#[test]
fn every_line_of_the_checklist_has_a_case() {
    let cases = cases();
    let covered: BTreeSet<&str> = cases.iter().flat_map(|(name, ..)| lines(name)).collect();
    let lines = checklist();
    let missing: Vec<_> = lines.difference(&covered).collect();
    assert!(missing.is_empty(), "lines without a case: {missing:?}");
    let unknown: Vec<_> = covered.difference(&lines).collect();
    assert!(unknown.is_empty(), "cases of lines that checklist.txt does not have: {unknown:?}");
}

#[test]
fn names_of_cases_are_unique() {
    let mut seen = BTreeSet::new();
    for (name, ..) in cases() {
        assert!(seen.insert(name.clone()), "{name} stands twice");
    }
}

/// Codes that a text alone cannot cause: typed getters report them.
const NOT_OF_A_TEXT: [&str; 1] = ["tblgen::field"];

#[test]
fn every_code_has_a_case() {
    let mut codes = BTreeSet::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap();
            for rest in text.split("\"tblgen::").skip(1) {
                codes.insert(format!("tblgen::{}", rest.split('"').next().unwrap_or_default()));
            }
        }
    }
    assert!(codes.len() > 50, "{codes:?}");
    let results: String = cases().into_iter().map(|(_, _, result)| result).collect();
    let missing: Vec<_> = codes
        .iter()
        .filter(|code| !NOT_OF_A_TEXT.contains(&code.as_str()) && !results.contains(&format!("[{code}]")))
        .collect();
    assert!(missing.is_empty(), "codes without a case: {missing:?}");
}
