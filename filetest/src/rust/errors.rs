//! Programs that must not compile, with the errors that the compiler prints.

use std::fs;
use std::path::{Path, PathBuf};

use super::Libraries;

/// Programs `NAME.rs` in a folder, each with the expected errors beside it in `NAME.stderr`.
///
/// Only errors are compared, as `rustc` prints them, with `$WORKSPACE` for the folder of the workspace and
/// `$OUT_DIR[PACKAGE]` for the files that a build script writes. Line numbers are kept in the program itself
/// alone.
#[derive(Clone, Debug)]
pub struct CompileErrors {
    package: PathBuf,
    folder: PathBuf,
    crates: Vec<String>,
    bless: bool,
}

impl CompileErrors {
    /// The programs in a folder of a package, which use these crates.
    pub fn below(package: impl AsRef<Path>, folder: impl AsRef<Path>, crates: &[&str]) -> Self {
        CompileErrors {
            package: package.as_ref().to_owned(),
            folder: package.as_ref().join(folder),
            crates: crates.iter().map(|&name| name.to_owned()).collect(),
            bless: std::env::var_os("BLESS").is_some(),
        }
    }

    /// Sets whether errors are written beside the programs; by default, they are if `BLESS` is in the
    /// environment.
    #[must_use]
    pub fn with_bless(mut self, bless: bool) -> Self {
        self.bless = bless;
        self
    }

    /// Compiles all programs, and returns their number.
    ///
    /// # Panics
    /// If there is no program, if one compiles, or if its errors differ; the message lists all of them.
    #[track_caller]
    pub fn run(&self) -> usize {
        let libraries = Libraries::of_workspace(&self.package).unwrap_or_else(|error| panic!("{error}"));
        let entries = fs::read_dir(&self.folder).into_iter().flatten().flatten().map(|entry| entry.path());
        let mut programs: Vec<PathBuf> =
            entries.filter(|path| path.extension().is_some_and(|extension| extension == "rs")).collect();
        programs.sort();
        assert!(!programs.is_empty(), "no program in {}", self.folder.display());
        let failed: Vec<String> = programs
            .iter()
            .filter_map(|path| Some(format!("{}: {}", path.display(), self.check(&libraries, path).err()?)))
            .collect();
        let all = programs.len();
        assert!(failed.is_empty(), "{} of {all} programs differ:\n{}", failed.len(), failed.join("\n\n"));
        all
    }

    fn check(&self, libraries: &Libraries, path: &Path) -> Result<(), String> {
        let words = |error: std::io::Error| error.to_string();
        let crates: Vec<&str> = self.crates.iter().map(String::as_str).collect();
        let relative = path.strip_prefix(libraries.root()).unwrap_or(path);
        let scratch = tempfile::tempdir().map_err(words)?;
        let output = libraries
            .compiler("rustc", &crates)
            .map_err(words)?
            .args(["--emit", "metadata", "--color", "never", "--cap-lints", "allow", "--out-dir"])
            .arg(scratch.path())
            .arg(relative)
            .env("CARGO_MANIFEST_DIR", &self.package)
            .output()
            .map_err(words)?;
        let found = self.normalized(libraries, relative, &String::from_utf8_lossy(&output.stderr));
        if output.status.success() {
            return Err("it compiles".to_owned());
        }
        let golden = path.with_extension("stderr");
        let expected = fs::read_to_string(&golden).unwrap_or_default();
        match found == expected {
            true => Ok(()),
            false if self.bless => fs::write(&golden, found).map_err(words),
            false => Err(format!("BLESS=1 writes the errors\nexpected:\n{expected}\nfound:\n{found}")),
        }
    }

    /// The errors with names in place of folders of this machine.
    fn normalized(&self, libraries: &Libraries, program: &Path, errors: &str) -> String {
        let mut text = errors.to_owned();
        for (package, dir) in libraries.out_dirs() {
            text = text.replace(&*dir.to_string_lossy(), &format!("$OUT_DIR[{package}]"));
        }
        let root = libraries.root().to_string_lossy().into_owned();
        text = text.replace(&format!("{root}/"), "$WORKSPACE/");
        let package = self.package.strip_prefix(libraries.root()).unwrap_or(Path::new(""));
        if let Some(package) = package.to_str().filter(|package| !package.is_empty()) {
            text = text.replace(&format!("{package}/"), "");
        }
        let own = program.strip_prefix(package).unwrap_or(program).to_string_lossy().into_owned();
        let mut out = String::new();
        let mut is_own = true;
        for line in text.lines() {
            // The two lines that count errors and name a code to look up.
            if line.starts_with("error: aborting due to") || line.starts_with("For more information about") {
                break;
            }
            let arrow = ["--> ", "::: "].into_iter().find_map(|arrow| line.split_once(arrow));
            match arrow {
                Some((_, place)) => is_own = place.starts_with(&own),
                None if line.starts_with(|first: char| first.is_alphabetic()) => is_own = true,
                None => {}
            }
            out.push_str(without_margin(line, is_own));
            out.push('\n');
        }
        format!("{}\n", out.trim_end())
    }
}

/// A line without its margin, whose width depends on the largest number of a line; and without line and
/// column if it is about another file.
fn without_margin(line: &str, is_own: bool) -> &str {
    let text = line.trim();
    let is_number = |c: char| c.is_ascii_digit();
    if text.starts_with("--> ") || text.starts_with("::: ") {
        return if is_own { text } else { text.trim_end_matches(|c| is_number(c) || c == ':') };
    }
    let code = text.trim_start_matches(is_number).trim_start();
    match code.starts_with('|') {
        true if is_own => text,
        true => code,
        false if text.starts_with("= ") => text,
        false => line.trim_end(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_in_other_files_have_no_numbers() {
        assert_eq!(without_margin("  --> src/hooks.rs:12:3", false), "--> src/hooks.rs");
        assert_eq!(without_margin(" 12 | fn f() {}", false), "| fn f() {}");
        assert_eq!(without_margin("    |        ^^^ ", false), "|        ^^^");
    }

    #[test]
    fn places_in_the_program_keep_their_numbers() {
        assert_eq!(without_margin("  --> tests/ui/a.rs:12:3", true), "--> tests/ui/a.rs:12:3");
        assert_eq!(without_margin(" 12 | fn f() {}", true), "12 | fn f() {}");
        assert_eq!(without_margin("   = note: one", true), "= note: one");
        assert_eq!(without_margin("   found signature", true), "   found signature");
    }
}
