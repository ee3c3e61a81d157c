//! Folders of the packages that users compile or run.

use std::path::{Path, PathBuf};

/// The root of the workspace.
pub(crate) fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// The folder of every package, with true for those that are published.
pub(crate) fn packages() -> Vec<(PathBuf, bool)> {
    let metadata = cargo_metadata::MetadataCommand::new().no_deps().exec().expect("cargo metadata runs");
    let folders = metadata.packages.iter().map(|package| {
        let folder = package.manifest_path.parent().expect("a folder");
        let folder = folder.strip_prefix(&metadata.workspace_root).expect("a folder of the workspace");
        let published = package.publish.as_ref().is_none_or(|to| !to.is_empty());
        (root().join(folder), published)
    });
    folders.collect()
}

/// The sources of every package that is published.
pub(crate) fn sources() -> Vec<PathBuf> {
    let published = packages().into_iter().filter(|&(_, published)| published);
    let folders: Vec<PathBuf> = published.map(|(folder, _)| folder.join("src")).collect();
    assert!(folders.len() > 15, "{} packages are published", folders.len());
    folders
}
