//! The language of comments: doc comments begin with a noun phrase or a verb, and the field's terms are used for what others
//! call otherwise (`CONTRIBUTING.md`).

use std::fs;
use std::path::{Path, PathBuf};

/// Words that no doc comment begins with.
const BEGINNINGS: &[&str] = &[
    "What", "Whether", "How", "Of", "Where", "When", "Why", "Who", "Which", "As", "It", "They", "Its",
    "Their", "This", "That", "These", "Those", "None", "No", "If", "He", "She", "We", "You",
];

/// Phrases that no comment has, and what to say.
const PHRASES: &[(&str, &str)] = &[
    ("nobody", "… is not registered, not used, not read"),
    ("takes back", "undoes, rolls back"),
    ("take back", "undo, roll back"),
    ("taken back", "undone, rolled back"),
    ("to be told", "to be notified"),
    ("tells of", "reports"),
    ("becomes in place", "is replaced in place"),
    ("of itself", "local"),
    ("stands for", "replaces, is mapped to, denotes"),
    ("stand for", "replace, are mapped to, denote"),
    ("hands on", "forwards"),
    ("room", "crate, module, space"),
    ("has words for", "reports"),
    ("behind", "after"),
    ("in front of", "before"),
    ("hands over", "forwards, passes, transfers"),
    ("hand over", "forward, pass, transfer"),
    ("takes note of", "records"),
    ("anew", "again"),
    ("in vain", "without an effect"),
];

#[test]
fn doc_comments_begin_with_a_noun_or_a_verb() {
    let found = faults(|text| {
        let mut last_is_doc = false;
        let mut faults = Vec::new();
        for (index, line) in text.lines().enumerate() {
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
fn comments_use_the_terms_of_the_field() {
    let found = faults(|text| {
        let comments = text.lines().enumerate().filter_map(|(index, line)| Some((index, comment(line)?)));
        let faults = comments.flat_map(|(index, comment)| {
            forbidden_phrases(comment).into_iter().map(move |found| (index, found))
        });
        faults.collect()
    });
    assert!(found.is_empty(), "other words are the field's:\n{}", found.join("\n"));
}

#[test]
fn the_check_finds_what_it_says() {
    assert_eq!(forbidden_beginning("Whether it holds."), Some("Whether"));
    assert_eq!(forbidden_beginning("Italic text."), None);
    assert_eq!(
        forbidden_phrases("the value that it stands for"),
        ["'stands for': replaces, is mapped to, denotes"]
    );
    assert_eq!(forbidden_phrases("this is no operation"), ["'is no': is not a"]);
    assert!(forbidden_phrases("if there is no operation, which is no longer live").is_empty());
    assert!(forbidden_phrases("bathrooms").is_empty());
    assert_eq!(doc_comment("    /// Text."), Some("Text."));
    assert_eq!(comment("let x = 1; // Text."), Some(" Text."));
    assert_eq!(comment(r#"let x = "https://example.com";"#), None);
    assert!(sources().len() > 800);
}

/// The text of a doc comment.
fn doc_comment(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let text = line.strip_prefix("///").or_else(|| line.strip_prefix("//!"))?;
    Some(text.trim_start())
}

/// The text of a comment of any kind; a line with a string before it is taken for code.
fn comment(line: &str) -> Option<&str> {
    let (code, text) = line.split_once("//")?;
    (!code.contains('"')).then_some(text)
}

fn forbidden_beginning(doc: &str) -> Option<&'static str> {
    let first = doc.split(|c: char| !c.is_alphanumeric()).next()?;
    BEGINNINGS.iter().copied().find(|word| *word == first)
}

/// The forbidden phrases of a comment, each with the words to use.
fn forbidden_phrases(comment: &str) -> Vec<String> {
    let text = comment.to_lowercase();
    let listed = PHRASES.iter().filter(|(phrase, _)| positions(&text, phrase).next().is_some());
    let mut found: Vec<String> = listed.map(|(phrase, instead)| format!("'{phrase}': {instead}")).collect();
    let is_negation = |&at: &usize| {
        let (before, after) = (text[..at].trim_end(), &text[at + "is no".len()..]);
        !before.ends_with("there") && after.starts_with(' ') && !after.starts_with(" longer")
    };
    if positions(&text, "is no").any(|at| is_negation(&at)) {
        found.push("'is no': is not a".to_owned());
    }
    found
}

/// Positions of a phrase between other characters than letters.
fn positions<'a>(text: &'a str, phrase: &'a str) -> impl Iterator<Item = usize> + 'a {
    let is_letter = |c: Option<char>| c.is_some_and(char::is_alphabetic);
    text.match_indices(phrase).map(|found| found.0).filter(move |&at| {
        !is_letter(text[..at].chars().next_back()) && !is_letter(text[at + phrase.len()..].chars().next())
    })
}

/// The faults of all sources, with their places.
fn faults(find: impl Fn(&str) -> Vec<(usize, String)>) -> Vec<String> {
    let (root, mut found) = (root(), Vec::new());
    for path in sources() {
        let name = path.strip_prefix(&root).unwrap_or(&path).display().to_string();
        // The lists above.
        if name == file!() {
            continue;
        }
        let text = fs::read_to_string(&path).expect("a source is read");
        found.extend(find(&text).into_iter().map(|(index, fault)| format!("{name}:{}: {fault}", index + 1)));
    }
    found
}

fn root() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
    root.canonicalize().expect("the workspace")
}

/// The Rust sources of the repository, sorted.
fn sources() -> Vec<PathBuf> {
    let (mut folders, mut found) = (vec![root()], Vec::new());
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder is read") {
            let entry = entry.expect("an entry is read");
            let (path, name) = (entry.path(), entry.file_name());
            let hidden = name.to_string_lossy().starts_with('.');
            if entry.file_type().expect("an entry has a type").is_dir() {
                if !hidden && name != "target" {
                    folders.push(path);
                }
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}
