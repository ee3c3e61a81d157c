//! Skeletons of what is missing: an overlay for what can be written as data, and Rust for the rest.

mod calls;
mod hooks;
mod overlay;

use std::path::Path;

use legalize::opt::coverage::Measured;
use legalize::opt::write_output;
use legalize::source::Diagnostic;

/// Names of the files.
const OVERLAY: &str = "overlay.td";
const HOOKS: &str = "hooks.rs";

/// Returns an error if a skeleton is there already, unless it may be replaced: it may have been filled in.
///
/// # Errors
/// If one is there.
pub(super) fn check(folder: &Path, replaces: bool) -> Result<(), Diagnostic> {
    let there = [OVERLAY, HOOKS].map(|name| folder.join(name)).into_iter().find(|path| path.exists());
    match there.filter(|_| !replaces) {
        Some(path) => {
            let error =
                Diagnostic::error("coverage::exists", format!("'{}' is there already", path.display()));
            Err(error.with_help("name another folder, or replace the skeletons in it with `--force`"))
        }
        None => Ok(()),
    }
}

/// Writes the skeletons.
///
/// # Errors
/// If they cannot be written.
pub(super) fn write(folder: &Path, measured: &Measured) -> Result<(), Diagnostic> {
    std::fs::create_dir_all(folder).map_err(|error| {
        Diagnostic::error("opt::file", format!("cannot write to '{}': {error}", folder.display()))
            .with_help("pass a folder to `--stubs` that exists or can be created")
    })?;
    write_output(&folder.join(OVERLAY), overlay::text(measured).as_bytes())?;
    write_output(&folder.join(HOOKS), hooks::text(&measured.coverage).as_bytes())
}
