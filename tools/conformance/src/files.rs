//! Finding input files.

use std::path::{Path, PathBuf};

pub(crate) use legalize_bench::all_below;

use crate::tools::root;

/// The committed inputs of a suite with an extension, sorted.
pub(crate) fn inputs(suite: &str, extension: &str) -> Vec<PathBuf> {
    all_below(&root().join("tools/conformance/inputs").join(suite), extension)
}

/// A file's path below a folder, as a case's name.
pub(crate) fn name_below(folder: &Path, path: &Path) -> String {
    path.strip_prefix(folder).unwrap_or(path).display().to_string()
}
