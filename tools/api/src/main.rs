//! The public API of every published crate, one item a line, compared with the snapshots in `docs/api`.
//!
//! Reads what `rustdoc` has written as JSON (`.ci/run` does both); `BLESS=1` writes the snapshots.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use cargo_metadata::{MetadataCommand, Package};
use similar::{ChangeTag, TextDiff};

/// One item a line, without implementations that every type has.
fn items(json: &Path) -> Result<String, String> {
    let api = public_api::Builder::from_rustdoc_json(json)
        .omit_blanket_impls(true)
        .omit_auto_trait_impls(true)
        .omit_auto_derived_impls(true)
        .build()
        .map_err(|error| format!("{}: {error}", json.display()))?;
    Ok(api.items().map(|item| format!("{item}\n")).collect())
}

/// The library of a published package.
fn library(package: &Package) -> Option<&str> {
    let is_published = package.publish.as_ref().is_none_or(|registries| !registries.is_empty());
    let library = package.targets.iter().find(|target| target.is_lib() || target.is_proc_macro())?;
    is_published.then_some(library.name.as_str())
}

/// Compares or writes the snapshot of a package. Returns false if it differs.
fn check(package: &Package, library: &str, documented: &Path, snapshots: &Path) -> Result<bool, String> {
    let found = items(&documented.join(library.replace('-', "_")).with_extension("json"))?;
    let snapshot = snapshots.join(package.name.as_str()).with_extension("txt");
    let before = std::fs::read_to_string(&snapshot).unwrap_or_default();
    if before == found {
        return Ok(true);
    }
    println!("{}:", snapshot.display());
    for change in TextDiff::from_lines(&before, &found).iter_all_changes() {
        match change.tag() {
            ChangeTag::Insert => print!("  + {change}"),
            ChangeTag::Delete => print!("  - {change}"),
            ChangeTag::Equal => {}
        }
    }
    if std::env::var_os("BLESS").is_none() {
        return Ok(false);
    }
    std::fs::create_dir_all(snapshots)
        .and_then(|()| std::fs::write(&snapshot, found))
        .map_err(|error| format!("{}: {error}", snapshot.display()))?;
    Ok(true)
}

fn run() -> Result<bool, String> {
    let metadata = MetadataCommand::new().no_deps().exec().map_err(|error| error.to_string())?;
    let documented = metadata.target_directory.as_std_path().join("doc");
    let snapshots: PathBuf = metadata.workspace_root.as_std_path().join("docs/api");
    let mut packages: Vec<(&Package, &str)> =
        metadata.packages.iter().filter_map(|package| Some((package, library(package)?))).collect();
    packages.sort_by_key(|(package, _)| &package.name);
    let mut same = 0;
    for (package, library) in &packages {
        same += usize::from(check(package, library, &documented, &snapshots)?);
    }
    println!("api: {same} of {} identical", packages.len());
    Ok(same == packages.len())
}

fn main() -> ExitCode {
    match run() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => {
            eprintln!("the public API is another one; BLESS=1 writes the snapshots");
            ExitCode::FAILURE
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
