//! Cases of `tests/language/*.txt`, and the files that they include.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use legalize_source::{Includes, MemoryLoader};

/// Case: name, text, and expected result.
pub(crate) type Case = (String, String, String);

/// Returns the files of cases, by name.
pub(crate) fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/language");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert!(!files.is_empty());
    files
}

/// Returns the cases of one file.
pub(crate) fn cases_of(text: &str) -> Vec<Case> {
    let mut cases = Vec::new();
    for case in format!("\n{}", text.strip_suffix('\n').unwrap_or(text)).split("\n### ").skip(1) {
        let (name, rest) = case.split_once('\n').unwrap_or((case, ""));
        let rest = format!("{rest}\n");
        let (text, result) = rest.split_once("---\n").unwrap_or((&rest, ""));
        cases.push((name.to_owned(), text.to_owned(), result.to_owned()));
    }
    cases
}

/// Returns all cases.
pub(crate) fn cases() -> Vec<Case> {
    files().iter().flat_map(|path| cases_of(&std::fs::read_to_string(path).unwrap())).collect()
}

/// Returns the files that cases may include.
pub(crate) fn includes() -> Includes {
    let mut loader = MemoryLoader::new();
    loader.insert("inc.td", "class Included { int included = 1; }\n");
    loader.insert("name.td", "\"inc.td\"\n");
    loader.insert("self.td", "include \"self.td\"\n");
    loader.insert("deep.td", "\ninclude \"deeper.td\"\n");
    loader.insert("deeper.td", "def deeper;\ninclude \"nowhere.td\"\n");
    loader.insert("guarded.td", "#ifndef GUARD\n#define GUARD\nclass Guarded;\n#endif\n");
    Includes::new(Arc::new(loader))
}
