//! Suites: finding tests, running them, comparing, blessing.

use std::fs;
use std::path::{Path, PathBuf};

use crate::differences::differences;
use crate::expected::{OUTPUT, expected};
use crate::{Failure, Tool, printed};

/// The tests in a folder.
#[derive(Clone, Debug)]
pub struct Suite {
    files: Vec<PathBuf>,
    bless: bool,
}

/// A passed test, with its output.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Ran {
    /// The test.
    pub path: PathBuf,
    /// The arguments of the test.
    pub args: Vec<String>,
    /// Standard output.
    pub output: String,
}

impl Suite {
    /// Finds all files in a folder and its subfolders that have a `// test:` line, sorted by path.
    ///
    /// # Panics
    /// If there is none: a suite without a test is a mistake in the path.
    #[track_caller]
    pub fn below(folder: impl AsRef<Path>) -> Self {
        let folder = folder.as_ref();
        let mut files = Vec::new();
        let mut pending = vec![folder.to_owned()];
        while let Some(folder) = pending.pop() {
            for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
                let path = entry.path();
                if path.is_dir() {
                    pending.push(path);
                } else if fs::read_to_string(&path).is_ok_and(|text| text.contains("// test: ")) {
                    files.push(path);
                }
            }
        }
        files.sort();
        assert!(!files.is_empty(), "no file in {} has a `// test:` line", folder.display());
        Suite { files, bless: std::env::var_os("BLESS").is_some() }
    }

    /// The tests.
    pub fn files(&self) -> &[PathBuf] {
        &self.files
    }

    /// Sets whether output is written into the files; by default, it is if `BLESS` is in the environment.
    #[must_use]
    pub fn with_bless(mut self, bless: bool) -> Self {
        self.bless = bless;
        self
    }

    /// Runs all tests and returns their output.
    ///
    /// # Panics
    /// If a test fails; the message lists all that do.
    #[track_caller]
    pub fn run(&self, tool: &Tool) -> Vec<Ran> {
        let (mut done, mut failed) = (Vec::new(), Vec::new());
        for path in &self.files {
            match self.run_file(tool, path) {
                Ok(ran) => done.push(ran),
                Err(error) => failed.push(format!("{}: {error}", path.display())),
            }
        }
        let all = self.files.len();
        assert!(failed.is_empty(), "{} of {all} filetests fail:\n{}", failed.len(), failed.join("\n\n"));
        done
    }

    /// Runs one test.
    ///
    /// # Errors
    /// If it fails, in words.
    pub fn run_file(&self, tool: &Tool, path: &Path) -> Result<Ran, Failure> {
        let text = fs::read_to_string(path).map_err(|error| error.to_string())?;
        let wanted = expected(&text)?.ok_or("no `// test:` line")?;
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let folder = path.parent().unwrap_or(Path::new("."));
        let mut args = wanted.args;
        if !args.iter().any(|arg| *arg == format!("./{name}")) {
            args.push(name.clone());
        }
        let plain: Vec<&str> = args.iter().map(|arg| arg.strip_prefix("./").unwrap_or(arg)).collect();
        let output = tool.run(&plain, folder, "").map_err(|error| error.to_string())?;
        let stderr = String::from_utf8_lossy(&output.stderr);
        let found = printed(&stderr, &name, tool.need_help())?;
        if !wanted.reports.agree(&found) {
            let lines = differences(&wanted.reports, &found).join("\n");
            return Err(format!("{lines}\nThe program printed\n{stderr}").into());
        }
        if output.status.code() != Some(wanted.exit) {
            return Err(
                format!("expected exit status {}, got {:?}\n{stderr}", wanted.exit, output.status).into()
            );
        }
        let stdout = String::from_utf8_lossy(&output.stdout).into_owned();
        let golden: String = stdout.lines().map(written).collect();
        let body = text.split(OUTPUT).next().unwrap_or_default();
        let whole = if golden.is_empty() { body.to_owned() } else { format!("{body}{OUTPUT}{golden}") };
        if whole != text {
            if !self.bless {
                return Err(format!("the output differs; BLESS=1 writes it into the file:\n{stdout}").into());
            }
            fs::write(path, whole).map_err(|error| error.to_string())?;
        }
        Ok(Ran { path: path.to_owned(), args, output: stdout })
    }
}

/// Formats a line of the output for the file. A marker between modules would split the file, so only its
/// dashes are written.
fn written(line: &str) -> String {
    let line = if line == "// -----" { "-----" } else { line };
    format!("//| {line}").trim_end().to_owned() + "\n"
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    /// Runs a text through `head -n 1` and returns the verdict and the file's contents afterwards.
    fn run(text: &str, bless: bool) -> (Result<String, Failure>, String) {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("one.txt");
        fs::write(&path, text).expect("written");
        let suite = Suite::below(folder.path()).with_bless(bless);
        let verdict = suite.run_file(&Tool::new("head"), &path).map(|ran| ran.output);
        (verdict, fs::read_to_string(&path).expect("read"))
    }

    #[test]
    fn output_is_compared_and_blessed() {
        let bare = "// test: -n 1\nmore\n";
        let whole = format!("{bare}// output:\n//| // test: -n 1\n");
        let (verdict, left) = run(bare, false);
        assert!(verdict.is_err_and(|error| error.to_string().contains("BLESS=1")));
        assert_eq!(left, bare);
        assert_eq!(run(bare, true), (Ok("// test: -n 1\n".to_owned()), whole.clone()));
        assert!(run(&whole, false).0.is_ok());
        assert!(run(&whole.replace("-n 1\n", "-n 2\n"), false).0.is_err());
    }

    #[test]
    fn reports_and_status_are_compared() {
        let text = "// test: -n 1\n// error: [a::b]\n// output:\n//| // test: -n 1\n";
        assert!(run(text, false).0.is_err_and(|error| error.to_string().contains("expected")));
        let text = "// test: -n 1\n// exit: 3\n// output:\n//| // test: -n 1\n";
        assert!(run(text, false).0.is_err_and(|error| error.to_string().contains("exit status 3")));
    }

    #[test]
    #[should_panic(expected = "has a `// test:` line")]
    fn a_folder_without_tests_is_a_mistake() {
        let folder = tempfile::tempdir().expect("a folder");
        Suite::below(folder.path());
    }
}
