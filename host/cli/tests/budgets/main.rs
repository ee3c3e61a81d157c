//! Inputs that once exhausted memory, time or the stack: each is run with 8 GiB of address space and 15 s of
//! processor time, and must end by itself.

#![cfg(target_os = "linux")]

mod definitions;
mod drivers;
mod includes;
mod ir;
mod output;
mod pdll;
mod tablegen;

use std::path::Path;
use std::process::{Command, Stdio};

/// The result of a run under limits.
struct Ended {
    status: Option<i32>,
    errors: String,
    /// Bytes on standard output.
    printed: usize,
}

/// Runs the program on input files in a folder of its own, under the limits of memory and time.
fn run<T: AsRef<[u8]>>(files: &[(&str, T)], args: &[&str]) -> Ended {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, text) in files {
        std::fs::write(folder.path().join(name), text).expect("written");
    }
    run_in(folder.path(), args)
}

fn run_in(folder: &Path, args: &[&str]) -> Ended {
    run_within(8 << 20, folder, args)
}

/// Runs the program in a folder, with `space` KiB of address space.
fn run_within(space: u32, folder: &Path, args: &[&str]) -> Ended {
    let limited = format!("ulimit -v {space}; ulimit -t 15; exec \"$0\" \"$@\"");
    let mut command = Command::new("sh");
    command.args(["-c", &limited, env!("CARGO_BIN_EXE_legalize")]).args(args);
    command.current_dir(folder).stdin(Stdio::null());
    let output = command.output().expect("it runs");
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    Ended { status: output.status.code(), errors, printed: output.stdout.len() }
}

impl Ended {
    fn start_of_errors(&self) -> &str {
        let end = self.errors.char_indices().nth(2000).map_or(self.errors.len(), |(at, _)| at);
        &self.errors[..end]
    }

    /// Asserts that it ended with status 0.
    #[track_caller]
    fn is_fine(&self, what: &str) {
        assert_eq!(self.status, Some(0), "{what}: {}", self.start_of_errors());
    }

    /// Asserts that it ended with an error of the code.
    #[track_caller]
    fn fails_with(&self, code: &str, what: &str) {
        assert_eq!(self.status, Some(1), "{what}: {}", self.start_of_errors());
        assert!(self.errors.contains(code), "{what}: {}", self.start_of_errors());
        self.has_not_panicked(what);
    }

    /// Asserts that it ended, with or without errors.
    #[track_caller]
    fn has_not_panicked(&self, what: &str) {
        assert!(matches!(self.status, Some(0 | 1)), "{what}: {:?} {}", self.status, self.start_of_errors());
        assert!(!self.errors.contains("panicked"), "{what}: {}", self.start_of_errors());
    }

    /// Asserts that it ended with an error of the code, which names the flag that raises the limit.
    #[track_caller]
    fn is_refused(&self, what: &str, code: &str, flag: &str) {
        self.fails_with(code, what);
        // Lines of a report break at spaces and after hyphens.
        let errors: String = self.errors.split_whitespace().collect();
        assert!(errors.contains(&format!("--max-{flag}N")), "{what}: {}", self.start_of_errors());
    }
}

/// Builds a text from a first line, and a line for each number with the previous one.
fn chain(first: &str, count: usize, line: impl Fn(usize, usize) -> String) -> String {
    let mut text = format!("{first}\n");
    for index in 0..count {
        text += &line(index, index + 1);
        text.push('\n');
    }
    text
}
