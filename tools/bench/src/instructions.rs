//! `cargo run --release -p legalize-bench -- instructions`: the instructions of the program for one
//! operation, or one record.
//!
//! Each command runs on two sizes under `valgrind --tool=callgrind`, and the difference divided by the
//! difference in items is printed: constant costs cancel out, and other programs on the machine have no
//! influence. With `--against` another build of the program is counted side by side in the same run, and the
//! command fails if this one takes more than [`MOST`] times as many instructions.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use legalize_bench::{arith, stress_td};

/// Maximum ratio to the instructions of another build.
const MOST: f64 = 1.03;

/// Number of operations in each function, and of records in each tower of the stress file.
const OPS: usize = 1_000;
const RECORDS: usize = 600;

/// Flags of `instructions`.
#[derive(clap::Args)]
pub(crate) struct Instructions {
    /// The program; by default that of the release build
    #[arg(long, value_name = "PATH")]
    legalize: Option<PathBuf>,
    /// Another build of the program to compare with
    #[arg(long, value_name = "PATH")]
    against: Option<PathBuf>,
    /// Counts only the rows whose names contain this
    #[arg(long, value_name = "TEXT")]
    only: Option<String>,
}

/// A command with its input.
struct Counted {
    name: &'static str,
    args: &'static [&'static str],
    /// A command that does everything except what is counted; its instructions are subtracted.
    less: Option<&'static [&'static str]>,
    is_td: bool,
}

const COMMANDS: &[Counted] = &[
    Counted { name: "read, verify + print", args: &["opt"], less: None, is_td: false },
    // The pass only looks at symbols.
    Counted {
        name: "verify",
        args: &["opt", "--symbol-dce"],
        less: Some(&["opt", "--symbol-dce", "--verify-each=false"]),
        is_td: false,
    },
    Counted { name: "canonicalize, whole run", args: &["opt", "--canonicalize"], less: None, is_td: false },
    Counted {
        name: "convert-arith-to-llvm, whole run",
        args: &["opt", "--convert-arith-to-llvm"],
        less: None,
        is_td: false,
    },
    Counted { name: "TableGen records", args: &["tblgen", "--null-backend"], less: None, is_td: true },
];

impl Instructions {
    /// Counts all commands, and prints a row for each.
    ///
    /// # Errors
    /// If the program or valgrind fails, or if a command takes more instructions than the other build allows.
    pub(crate) fn run(&self) -> Result<(), String> {
        let absolute = |path: &Path| std::path::absolute(path).map_err(|error| error.to_string());
        let own = match &self.legalize {
            Some(path) => absolute(path)?,
            None => crate::root().join("target/release/legalize"),
        };
        let other = self.against.as_deref().map(absolute).transpose()?;
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        let inputs = Inputs::write(folder.path())?;
        println!("{:<34} {:>12} {:>12} {:>8}", "instructions per item", "this", "other", "share");
        let mut wrong = Vec::new();
        let wanted = |row: &&Counted| self.only.as_ref().is_none_or(|only| row.name.contains(only.as_str()));
        for row in COMMANDS.iter().filter(wanted) {
            let this = inputs.per_item(&own, row)?;
            let Some(other) = &other else {
                println!("{:<34} {this:>12.1}", row.name);
                continue;
            };
            let other = inputs.per_item(other, row)?;
            let share = this / other;
            println!("{:<34} {this:>12.1} {other:>12.1} {share:>8.3}", row.name);
            if share > MOST {
                wrong.push(format!("{}: {share:.3} times as many instructions", row.name));
            }
        }
        if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
    }
}

/// A smaller and a larger input of each kind.
struct Inputs {
    modules: [PathBuf; 2],
    definitions: [PathBuf; 2],
}

/// Number of functions, or towers, in the smaller input; the larger has twice as many.
const SMALL: usize = 10;

impl Inputs {
    fn write(folder: &Path) -> Result<Self, String> {
        let write = |name: String, text: String| {
            let path = folder.join(name);
            std::fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
            Ok::<_, String>(path)
        };
        let module = |count: usize| write(format!("{count}.mlir"), arith(count, OPS));
        let records = |count: usize| write(format!("{count}.td"), stress_td(count));
        Ok(Inputs {
            modules: [module(SMALL)?, module(2 * SMALL)?],
            definitions: [records(SMALL)?, records(2 * SMALL)?],
        })
    }

    /// The instructions for each additional item of the larger input.
    fn per_item(&self, program: &Path, row: &Counted) -> Result<f64, String> {
        let (files, items) =
            if row.is_td { (&self.definitions, SMALL * RECORDS) } else { (&self.modules, SMALL * OPS) };
        let per_item = |args: &[&str]| -> Result<f64, String> {
            let [small, large] = [&files[0], &files[1]].map(|file| count(program, args, file));
            Ok((large? as f64 - small? as f64) / items as f64)
        };
        Ok(per_item(row.args)? - row.less.map_or(Ok(0.0), per_item)?)
    }
}

/// The instructions of one run on a file, all threads together.
fn count(program: &Path, args: &[&str], file: &Path) -> Result<u64, String> {
    counted(program, |command| _ = command.args(args).arg(file))
}

/// The instructions of one run, all threads together.
///
/// # Errors
/// If valgrind is not installed, or if the program fails.
pub(crate) fn counted(program: &Path, add: impl FnOnce(&mut Command)) -> Result<u64, String> {
    let mut command = Command::new("valgrind");
    command.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]).arg(program);
    add(&mut command);
    command.stdin(Stdio::null()).stdout(Stdio::null());
    let output = command.output().map_err(|error| format!("valgrind: {error}"))?;
    let log = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        return Err(format!("{command:?}: {log}"));
    }
    let counted = log.lines().find_map(|line| line.split_once("Collected :"));
    let counted = counted.and_then(|(_, number)| number.trim().replace(',', "").parse().ok());
    counted.ok_or_else(|| format!("valgrind counted nothing: {log}"))
}
