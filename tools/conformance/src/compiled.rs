//! Programs and libraries that the suites compile, cached by content.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Arguments for the compilation of C++ with upstream's libraries: as these are, without exceptions and type
/// information; and without optimization, since a run takes milliseconds and a compilation most of a minute.
/// A tenth of that would go into the collection of garbage that fits into 4 GiB.
pub(crate) const CXX_FLAGS: [&str; 9] = [
    "-std=c++17",
    "-O0",
    "-fno-rtti",
    "-fno-exceptions",
    "-w",
    "--param",
    "ggc-min-expand=1000",
    "--param",
    "ggc-min-heapsize=4194304",
];

/// The folder that holds them.
///
/// # Errors
/// If it cannot be made, in words.
pub(crate) fn folder() -> Result<PathBuf, String> {
    let folder = std::env::temp_dir().join("legalize-conformance");
    std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    Ok(folder)
}

/// Runs a compilation whose output takes its place only when it is complete.
///
/// # Errors
/// The first errors of the compiler.
pub(crate) fn finished(mut command: Command, output: &Path) -> Result<(), String> {
    let unfinished = output.with_extension("part");
    let ran = command.arg("-o").arg(&unfinished).output().map_err(|error| error.to_string())?;
    if !ran.status.success() {
        let errors = String::from_utf8_lossy(&ran.stderr);
        let errors: Vec<&str> = errors.lines().filter(|line| line.contains("error")).take(40).collect();
        return Err(errors.join("\n"));
    }
    std::fs::rename(&unfinished, output).map_err(|error| error.to_string())
}
