//! The program under test.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// A program that is run on tests.
#[derive(Clone, Debug)]
pub struct Tool {
    program: PathBuf,
    need_help: bool,
}

impl Tool {
    /// Creates a tool from the path of its program; in a test of the same package
    /// `env!("CARGO_BIN_EXE_name")`.
    pub fn new(program: impl Into<PathBuf>) -> Self {
        Tool { program: program.into(), need_help: false }
    }

    /// Requires a help with every error.
    #[must_use]
    pub fn with_help_on_every_error(mut self) -> Self {
        self.need_help = true;
        self
    }

    pub(crate) fn need_help(&self) -> bool {
        self.need_help
    }

    /// Runs the program in a folder on an input, without colours.
    ///
    /// # Errors
    /// If it cannot be started.
    pub fn run<S: AsRef<std::ffi::OsStr>>(
        &self,
        args: impl IntoIterator<Item = S>,
        folder: &Path,
        input: &str,
    ) -> io::Result<Output> {
        let mut child = Command::new(&self.program)
            .args(args)
            .current_dir(folder)
            .env("NO_COLOR", "1")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()?;
        let stdin = child.stdin.take();
        let input = input.to_owned();
        let writer = std::thread::spawn(move || stdin.map(|mut stdin| stdin.write_all(input.as_bytes())));
        let output = child.wait_with_output();
        // A program that fails early does not read its input.
        drop(writer.join());
        output
    }
}
