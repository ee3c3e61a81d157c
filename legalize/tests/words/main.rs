//! The language of this repository: doc comments begin with a noun phrase or a verb in the third person, texts use the
//! field's terms for what others call otherwise (`CONTRIBUTING.md`), and names of tests state what holds.

mod lists;
mod texts;

use std::fs;
use std::path::{Path, PathBuf};

use lists::{BEGINNINGS, EXCEPTIONS, IMPERATIVES, PHRASES};
use texts::texts;

/// Extensions of the files with texts, besides the scripts.
const EXTENSIONS: &[&str] = &["rs", "md", "toml", "lalrpop", "td", "pdll", "mlir", "txt"];

/// Files that have lists of the words, or are written by tools, or belong to the suites against upstream.
const LEFT_OUT: &[&str] =
    &["legalize/tests/words/", "docs/status.md", "tools/conformance/inputs/", "tools/conformance/recorded/"];

/// Text files with cases, whose names are read.
const CASES: &str = "tblgen-frontend/tests/";

#[test]
fn doc_comments_begin_with_a_noun_or_a_verb() {
    let found = faults(|name, text| {
        let mut last_is_doc = !name.ends_with(".rs");
        let mut faults = Vec::new();
        for (index, line) in text.lines().enumerate().filter(|_| name.ends_with(".rs")) {
            let doc = doc_comment(line);
            if let Some(doc) = doc.filter(|_| !last_is_doc)
                && let Some(word) = forbidden_beginning(doc)
            {
                faults.push((index, format!("begins with '{word}'")));
            }
            last_is_doc = doc.is_some();
        }
        faults
    });
    assert!(found.is_empty(), "say what the item is, or what it does:\n{}", found.join("\n"));
}

#[test]
fn texts_use_the_terms_of_the_field() {
    let found = faults(|name, text| {
        let faults = texts(name, text).into_iter().flat_map(|(index, part)| {
            forbidden_phrases(name, &part).into_iter().map(move |found| (index, found))
        });
        faults.collect()
    });
    assert!(found.is_empty(), "other words are the field's:\n{}", found.join("\n"));
}

#[test]
fn names_of_tests_are_sentences() {
    let found = faults(|name, text| {
        let mut faults = Vec::new();
        let mut is_test = false;
        for (index, line) in text.lines().enumerate().filter(|_| name.ends_with(".rs")) {
            is_test |= line.trim() == "#[test]";
            if is_test && let Some((_, rest)) = line.split_once("fn ") {
                let test = rest.split(|c: char| c != '_' && !c.is_alphanumeric()).next().unwrap_or("");
                // The names that macros give are checked where they are written.
                if test.split('_').count() < 3 && !test.is_empty() {
                    faults.push((index, format!("test '{test}'")));
                }
                is_test = false;
            }
        }
        faults
    });
    assert!(found.is_empty(), "state what holds, in three words or more:\n{}", found.join("\n"));
}

#[test]
fn every_exception_is_needed() {
    let unused = EXCEPTIONS.iter().filter(|(file, around, _)| {
        let text = fs::read_to_string(root().join(file)).unwrap_or_default();
        !texts(file, &text).iter().any(|(_, part)| part.to_lowercase().contains(&around.to_lowercase()))
    });
    let unused: Vec<_> = unused.map(|(file, around, _)| format!("{file}: {around}")).collect();
    assert!(unused.is_empty(), "{}", unused.join("\n"));
}

#[test]
fn the_checks_find_faults() {
    assert_eq!(forbidden_beginning("Whether it holds."), Some("Whether"));
    assert_eq!(forbidden_beginning("Put it back."), Some("Put"));
    assert_eq!(forbidden_beginning("Italic text."), None);
    let phrases = |text| forbidden_phrases("", text);
    assert_eq!(phrases("the value that it stands for").len(), 1);
    assert_eq!(phrases("this is no operation, those are no values").len(), 2);
    assert!(phrases("if there is no operation, which is no longer live").is_empty());
    assert!(phrases("bathrooms, and `the room`").is_empty());
    assert_eq!(doc_comment("    /// Text."), Some("Text."));
    assert!(sources().len() > 800);
}

/// The text of a doc comment.
fn doc_comment(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let text = line.strip_prefix("///").or_else(|| line.strip_prefix("//!"))?;
    Some(text.trim_start())
}

fn forbidden_beginning(doc: &str) -> Option<&'static str> {
    let first = doc.split(|c: char| !c.is_alphanumeric()).next()?;
    BEGINNINGS.iter().chain(IMPERATIVES).copied().find(|word| *word == first)
}

/// The forbidden phrases of a text, each with the words to use.
fn forbidden_phrases(name: &str, text: &str) -> Vec<String> {
    let text = without_code(&text.to_lowercase());
    let mut found = Vec::new();
    for &(phrase, instead) in PHRASES {
        found.extend(positions(&text, phrase).map(|at| (at, phrase, instead)));
    }
    for phrase in ["is no", "are no"] {
        let is_negation = |&at: &usize| {
            let (before, after) = (text[..at].trim_end(), &text[at + phrase.len()..]);
            !before.ends_with("there") && after.starts_with(' ') && !after.starts_with(" longer")
        };
        found
            .extend(positions(&text, phrase).filter(is_negation).map(|at| (at, phrase, "is not a, are not")));
    }
    let excerpt = |at: usize, len: usize| {
        let start = text[..at].char_indices().rev().nth(30).map_or(0, |(start, _)| start);
        let end = text[at + len..].char_indices().nth(30).map_or(text.len(), |(end, _)| at + len + end);
        text[start..end].to_owned()
    };
    let excused = |excerpt: &str| {
        EXCEPTIONS.iter().any(|(file, around, _)| *file == name && excerpt.contains(&around.to_lowercase()))
    };
    let faults = found.into_iter().map(|(at, phrase, instead)| (excerpt(at, phrase.len()), phrase, instead));
    let faults = faults.filter(|(excerpt, ..)| !excused(excerpt));
    faults.map(|(excerpt, phrase, instead)| format!("'{phrase}' ({instead}): …{excerpt}…")).collect()
}

/// A text without what stands between backticks.
fn without_code(text: &str) -> String {
    text.split('`').step_by(2).collect::<Vec<_>>().join("`")
}

/// Positions of a phrase between other characters than letters.
fn positions<'a>(text: &'a str, phrase: &'a str) -> impl Iterator<Item = usize> + 'a {
    let is_letter = |c: Option<char>| c.is_some_and(|c| c.is_alphabetic() || c == '_');
    text.match_indices(phrase).map(|found| found.0).filter(move |&at| {
        !is_letter(text[..at].chars().next_back()) && !is_letter(text[at + phrase.len()..].chars().next())
    })
}

/// The faults of all sources, with their places.
fn faults(find: impl Fn(&str, &str) -> Vec<(usize, String)>) -> Vec<String> {
    let (root, mut found) = (root(), Vec::new());
    for path in sources() {
        let name = path.strip_prefix(&root).unwrap_or(&path).display().to_string().replace('\\', "/");
        if LEFT_OUT.iter().any(|left_out| name.starts_with(left_out)) {
            continue;
        }
        // Generated inputs are not UTF-8.
        let Ok(text) = fs::read_to_string(&path) else { continue };
        found.extend(
            find(&name, &text).into_iter().map(|(index, fault)| format!("{name}:{}: {fault}", index + 1)),
        );
    }
    found
}

fn root() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
    root.canonicalize().expect("the workspace")
}

/// The files of the repository with texts, sorted.
fn sources() -> Vec<PathBuf> {
    let root = root();
    let (mut folders, mut found) = (vec![root.clone()], Vec::new());
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder is read") {
            let entry = entry.expect("an entry is read");
            let (path, name) = (entry.path(), entry.file_name());
            let name = name.to_string_lossy();
            if entry.file_type().expect("an entry has a type").is_dir() {
                if (!name.starts_with('.') || name == ".ci" || name == ".github") && name != "target" {
                    folders.push(path);
                }
            } else if has_texts(path.strip_prefix(&root).unwrap_or(&path)) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

fn has_texts(path: &Path) -> bool {
    let extension = path.extension().map(|extension| extension.to_string_lossy());
    match extension.as_deref() {
        Some("txt") => path.starts_with(CASES),
        Some(extension) => EXTENSIONS.contains(&extension),
        None => path.starts_with(".ci") || path.ends_with("tools/fuzz/run"),
    }
}
