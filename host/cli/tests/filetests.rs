//! Filetests of the command line, in the form of `legalize-filetest`; and the codes that they and the documentation
//! know. Every error has a help. `BLESS=1 cargo test -p legalize-cli` writes outputs.

mod rooms;

use std::path::{Path, PathBuf};

use legalize_filetest::{Suite, Tool};

use rooms::{root, sources};

#[test]
fn filetests() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/filetests");
    Suite::below(folder).run(&Tool::new(env!("CARGO_BIN_EXE_legalize")).with_help_on_every_error());
}

/// Every code that the sources mention is documented, and every documented one has a filetest or a place
/// where it is tested.
#[test]
fn codes_are_documented() {
    let document = std::fs::read_to_string(root().join("docs/diagnostics.md")).expect("docs/diagnostics.md");
    let documented: Vec<&str> = document
        .lines()
        .filter_map(|line| line.strip_prefix("| `"))
        .filter_map(|line| line.split('`').next())
        .collect();
    let mut mentioned = std::collections::BTreeSet::new();
    for folder in sources() {
        let mut files = Vec::new();
        rust_files(&folder, &mut files);
        for path in files {
            for word in codes(&std::fs::read_to_string(path).expect("a source file")) {
                mentioned.insert(word);
            }
        }
    }
    let missing: Vec<_> = mentioned.iter().filter(|code| !documented.contains(&code.as_str())).collect();
    assert!(missing.is_empty(), "codes that docs/diagnostics.md does not list: {missing:?}");
    let gone: Vec<_> = documented.iter().filter(|code| !mentioned.contains(**code)).collect();
    assert!(gone.is_empty(), "codes that docs/diagnostics.md lists and no source mentions: {gone:?}");
}

fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            rust_files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// String literals that are a code: `"room::reason"`.
fn codes(text: &str) -> Vec<String> {
    let rooms = [
        "source", "parse", "verify", "ir", "snippet", "tblgen", "ods", "model", "pdl", "drr", "pdll",
        "convert", "pattern", "opt", "spec", "dialects", "greedy", "typed", "build", "limit",
    ];
    text.split('"')
        .filter(|word| {
            word.split_once("::").is_some_and(|(room, reason)| {
                rooms.contains(&room)
                    && !reason.is_empty()
                    && reason
                        .bytes()
                        .all(|byte| byte.is_ascii_lowercase() || byte == b'_' || byte.is_ascii_digit())
            })
        })
        .map(str::to_owned)
        .collect()
}
