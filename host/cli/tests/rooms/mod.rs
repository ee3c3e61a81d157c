//! The folders of what users compile or run.

use std::path::{Path, PathBuf};

/// The root of the workspace.
pub fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// The sources of every package that is published.
pub fn sources() -> Vec<PathBuf> {
    let metadata = cargo_metadata::MetadataCommand::new().no_deps().exec().expect("cargo metadata runs");
    let published =
        |package: &&cargo_metadata::Package| package.publish.as_ref().is_none_or(|to| !to.is_empty());
    let folders = metadata.packages.iter().filter(published).map(|package| {
        let folder = package.manifest_path.parent().expect("a folder");
        let folder = folder.strip_prefix(&metadata.workspace_root).expect("a folder of the workspace");
        root().join(folder).join("src")
    });
    let folders: Vec<PathBuf> = folders.collect();
    assert!(folders.len() > 15, "{} packages are published", folders.len());
    folders
}
