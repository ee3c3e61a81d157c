//! Inputs that once took all memory, all time or the stack: each is tried under 8 GiB of address space and 15 s of
//! processor time, and has to end by itself.

#![cfg(target_os = "linux")]

mod drivers;

use std::path::Path;
use std::process::{Command, Stdio};

/// What a run under limits ended with.
struct Ended {
    status: Option<i32>,
    errors: String,
}

/// Runs the program on input files in a folder of its own, under the limits of memory and time.
fn run(files: &[(&str, String)], args: &[&str]) -> Ended {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, text) in files {
        std::fs::write(folder.path().join(name), text).expect("written");
    }
    run_in(folder.path(), args)
}

fn run_in(folder: &Path, args: &[&str]) -> Ended {
    let limited = "ulimit -v 8388608; ulimit -t 15; exec \"$0\" \"$@\"";
    let mut command = Command::new("sh");
    command.args(["-c", limited, env!("CARGO_BIN_EXE_legalize")]).args(args);
    command.current_dir(folder).stdin(Stdio::null()).stdout(Stdio::null());
    let output = command.output().expect("it runs");
    Ended { status: output.status.code(), errors: String::from_utf8_lossy(&output.stderr).into_owned() }
}

impl Ended {
    fn start_of_errors(&self) -> &str {
        let end = self.errors.char_indices().nth(2000).map_or(self.errors.len(), |(at, _)| at);
        &self.errors[..end]
    }

    /// It came to an end with status 0.
    #[track_caller]
    fn is_fine(&self, what: &str) {
        assert_eq!(self.status, Some(0), "{what}: {}", self.start_of_errors());
    }

    /// It came to an end with an error of the code.
    #[track_caller]
    fn fails_with(&self, code: &str, what: &str) {
        assert_eq!(self.status, Some(1), "{what}: {}", self.start_of_errors());
        assert!(self.errors.contains(code), "{what}: {}", self.start_of_errors());
        self.has_not_panicked(what);
    }

    /// It came to an end, whatever it says.
    #[track_caller]
    fn has_not_panicked(&self, what: &str) {
        assert!(matches!(self.status, Some(0 | 1)), "{what}: {:?} {}", self.status, self.start_of_errors());
        assert!(!self.errors.contains("panicked"), "{what}: {}", self.start_of_errors());
    }
}
