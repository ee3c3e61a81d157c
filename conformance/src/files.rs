//! Finding input files.

use std::path::{Path, PathBuf};

use crate::tools::root;

/// Our own inputs of a suite with an extension, sorted.
pub fn inputs(suite: &str, extension: &str) -> Vec<PathBuf> {
    all_below(&root().join("conformance/inputs").join(suite), extension)
}

/// All files below a folder with an extension, sorted.
pub fn all_below(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut pending = vec![folder.to_owned()];
    while let Some(folder) = pending.pop() {
        for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                pending.push(path);
            } else if path.extension().is_some_and(|found| found == extension) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// A file's path below a folder, as a case's name.
pub fn name_below(folder: &Path, path: &Path) -> String {
    path.strip_prefix(folder).unwrap_or(path).display().to_string()
}
