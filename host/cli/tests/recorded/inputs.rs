//! Each file below `tools/conformance/inputs` is read: by a row of a table, or by a suite.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::{cases, folder, groups};

/// Files that no row names, with the source of the suite that reads them and a word that it reads them by.
const OF_SUITES: &[(&str, &str, &str)] = &[
    ("drivers/rules.txt", "suites/drivers/rules.rs", "inputs/drivers/rules.txt"),
    ("ods-instances/impossible.txt", "instances/mod.rs", "inputs/ods-instances/impossible.txt"),
    ("generated/", "suites/generated.rs", "inputs/generated/check.rs"),
    ("drr/pairs/", "suites/drr/mod.rs", "inputs/drr/pairs"),
    ("pdll/included/", "suites/pdll/mod.rs", "included"),
];

/// Folders of patterns, each with a module of the same name that a suite rewrites.
const BESIDE: [(&str, &str); 4] =
    [("drr", "td"), ("pdll", "pdll"), ("pdll/behaviour", "pdll"), ("pdll/native", "pdll")];

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() { files(&path, found) } else { found.push(path) }
    }
}

#[test]
fn every_input_is_read_by_a_row_or_a_suite() {
    let inputs = folder().join("inputs");
    let mut read: BTreeSet<PathBuf> = cases().into_iter().map(|case| case.input).collect();
    read.extend(groups().into_iter().flat_map(|group| group.cases).map(|case| case.file));
    for (_, source, word) in OF_SUITES {
        let text = fs::read_to_string(folder().join("src").join(source)).expect("the suite");
        assert!(text.contains(word), "{source} does not read {word}");
    }
    let is_read = |path: &Path| {
        let below = path.strip_prefix(&inputs).expect("an input");
        let of_suite = |start: &str| below.starts_with(start.trim_end_matches('/'));
        let is_module = below.extension().is_some_and(|extension| extension == "mlir");
        let beside = BESIDE.iter().any(|(folder, extension)| {
            is_module && below.parent() == Some(Path::new(folder)) && path.with_extension(extension).is_file()
        });
        read.contains(path) || OF_SUITES.iter().any(|(start, ..)| of_suite(start)) || beside
    };
    let mut all = Vec::new();
    files(&inputs, &mut all);
    all.sort();
    let unread: Vec<String> =
        all.iter().filter(|path| !is_read(path)).map(|path| path.display().to_string()).collect();
    assert!(unread.is_empty(), "{} inputs are read by nothing:\n{}", unread.len(), unread.join("\n"));
}
