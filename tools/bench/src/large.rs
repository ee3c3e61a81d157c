//! `cargo run --release -p legalize-bench -- large`: a module of 10^7 operations does not reach a limit.
//!
//! It is read, verified, canonicalized, converted and printed under the default limits; reaching a limit, or
//! any other error, fails the run.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use wait4::Wait4 as _;

/// Flags of `large`.
#[derive(clap::Args)]
pub(crate) struct Large {
    /// The program; by default that of the release build
    #[arg(long, value_name = "PATH")]
    legalize: Option<PathBuf>,
    /// Thousands of operations
    #[arg(long, default_value_t = 10_000)]
    functions: usize,
}

/// The commands; the module is the last argument.
const COMMANDS: &[(&str, &[&str])] = &[
    ("read, verify and print", &["opt", "-o", "/dev/null"]),
    ("canonicalize", &["opt", "--canonicalize", "-o", "/dev/null"]),
    ("cse", &["opt", "--cse", "-o", "/dev/null"]),
    ("convert", &["convert", "--target", "tools/bench/specs/arith-to-llvm.ron", "-o", "/dev/null"]),
    ("greedy", &["rewrite", "--driver", "greedy", "--patterns", "rules.pdll", "-o", "/dev/null"]),
];

/// A rule that is applied to a fifth of the operations.
const RULES: &str = "Pattern { let root = op<arith.subi>(a: Value, b: Value) -> (t: Type); replace root with op<arith.xori>(a, b) -> (t); }\n";

impl Large {
    /// Runs each command once, and prints its time and memory.
    ///
    /// # Errors
    /// If a command fails.
    pub(crate) fn run(&self) -> Result<(), String> {
        let program = match &self.legalize {
            Some(path) => std::path::absolute(path).map_err(|error| error.to_string())?,
            None => crate::root().join("target/release/legalize"),
        };
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        let module = folder.path().join("module.mlir");
        self.generate(&module)?;
        let rules = folder.path().join("rules.pdll");
        std::fs::write(&rules, RULES).map_err(|error| error.to_string())?;
        println!("{} thousand operations", self.functions);
        for (name, args) in COMMANDS {
            let args =
                args.iter().map(|&arg| if arg == "rules.pdll" { rules.as_path() } else { Path::new(arg) });
            let mut command = Command::new(&program);
            command.current_dir(crate::root()).args(args).arg(&module);
            let errors = folder.path().join("errors");
            let file = File::create(&errors).map_err(|error| error.to_string())?;
            command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(file);
            let failed = |error: std::io::Error| format!("{}: {error}", program.display());
            let used = command.spawn().map_err(failed)?.wait4().map_err(failed)?;
            if !used.status.success() {
                let message = std::fs::read_to_string(&errors).unwrap_or_default();
                let start: String = message.chars().take(2000).collect();
                return Err(format!("{name}: {}\n{start}", used.status));
            }
            let seconds = (used.rusage.utime + used.rusage.stime).as_secs_f64();
            println!("{name:<24} {seconds:>8.1} s {:>8.0} MB", used.rusage.maxrss as f64 / 1e6);
        }
        Ok(())
    }

    /// Writes the module in a separate process: the peak memory of a child is never less than that of its
    /// parent at the start.
    fn generate(&self, path: &Path) -> Result<(), String> {
        let own = std::env::current_exe().map_err(|error| error.to_string())?;
        let out = File::create(path).map_err(|error| error.to_string())?;
        let mut command = Command::new(own);
        command.args(["generate", "--functions", &self.functions.to_string()]).stdout(out);
        match command.status() {
            Ok(status) if status.success() => Ok(()),
            Ok(status) => Err(format!("the module is not written: {status}")),
            Err(error) => Err(error.to_string()),
        }
    }
}
