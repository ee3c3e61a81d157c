//! `legalize-bench build`: what `legalize` costs the build of a program, which is created for the run as a
//! user's own crate: CPU time of a clean debug build, crates of others, size of a release binary and its
//! start, for the minimal features and for the default ones.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use clap::Args;

use wait4::Wait4 as _;

use crate::{Figure, Table, Unit, repeat, root};

/// The flags of the command.
#[derive(Args)]
pub(crate) struct Build {
    /// Clean builds of each
    #[arg(long, default_value_t = 1)]
    runs: usize,
    /// Saves the results in this folder
    #[arg(long, value_name = "DIR", default_value = "target/status")]
    results: PathBuf,
}

/// A program with some of the features.
struct Program {
    name: &'static str,
    features: &'static str,
    main: &'static str,
}

/// Modules of dialects that nothing defines, with a pattern in Rust.
const MINIMAL: &str = r#"
use legalize::prelude::*;
use legalize::session::Session;

fn main() {
    let session = Session::builder().allow_unregistered_dialects().build().expect("a session");
    let mut module = session.parse("input.mlir", "\"a.b\"() : () -> ()").expect("a module");
    let mut patterns = PatternSet::new();
    patterns.add_fn(PatternInfo::on("Erase", "a.b"), |op, rewriter| {
        rewriter.erase_op(op);
        Ok(())
    });
    let patterns = session.freeze_set(patterns).expect("patterns");
    let config = GreedyConfig::default();
    apply_patterns_greedily(session.ctx(), &mut module.ir, module.root, &patterns, &config).expect("a run");
    println!("{}", session.print(&module));
}
"#;

/// A session with the default dialects.
const DEFAULT: &str = r#"
fn main() {
    let session = legalize::session().build().expect("the default dialects");
    let module = session.parse("input.mlir", "func.func private @f(i32)").expect("a module");
    println!("{}", session.print(&module));
}
"#;

const PROGRAMS: [Program; 2] = [
    Program { name: "minimal features", features: "default-features = false", main: MINIMAL },
    Program { name: "default features", features: "default-features = true", main: DEFAULT },
];

/// Beginning of the name of the rows on the number of crates.
const CRATES: &str = "build: crates of others";

/// Measures all rows, and saves them.
pub(crate) fn run(flags: &Build) -> Result<(), String> {
    let mut table = Table { runs: flags.runs, rows: Vec::new() };
    for program in &PROGRAMS {
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        measure(program, folder.path(), &mut table).map_err(|error| format!("{}: {error}", program.name))?;
    }
    // Seconds are the machine's; what does not depend on it may not grow beyond its goal.
    let grown = table.rows.iter().find(|row| row.name.starts_with(CRATES) && !row.misses().is_empty());
    let grown = grown.map(|row| format!("{}: {}", row.name, row.misses().join("; ")));
    table.save(&flags.results, "build.ron", "programs of their own, built from nothing".to_owned())?;
    grown.map_or(Ok(()), Err)
}

fn measure(program: &Program, folder: &Path, table: &mut Table) -> Result<(), String> {
    let Program { name, features, main } = program;
    let failed = |error: std::io::Error| error.to_string();
    let legalize = root().join("legalize");
    let manifest = format!(
        "[package]\nname = \"program\"\nversion = \"0.1.0\"\nedition = \"2024\"\n\n[workspace]\n\n[dependencies]\n\
         legalize = {{ path = \"{}\", {features} }}\n",
        legalize.display()
    );
    std::fs::create_dir(folder.join("src")).map_err(failed)?;
    std::fs::write(folder.join("Cargo.toml"), manifest).map_err(failed)?;
    std::fs::write(folder.join("src/main.rs"), main).map_err(failed)?;
    // The versions that the tests were run with.
    std::fs::copy(root().join("Cargo.lock"), folder.join("Cargo.lock")).map_err(failed)?;

    let mut seconds = Vec::new();
    for _ in 0..table.runs {
        let _ = std::fs::remove_dir_all(folder.join("target"));
        seconds.push(cargo(folder, &["build", "-j2"])?);
    }
    seconds.sort_by(f64::total_cmp);
    let seconds = seconds[seconds.len() / 2];
    table.add(&format!("build: CPU time, {name}"), Figure::Alone { value: seconds, unit: Unit::Seconds });
    let crates = third_party(folder)? as f64;
    table.add(&format!("{CRATES}, {name}"), Figure::Alone { value: crates, unit: Unit::Crates });

    cargo(folder, &["build", "--release"])?;
    let binary = folder.join("target/release/program");
    let megabytes = std::fs::metadata(&binary).map_err(failed)?.len() as f64 / 1e6;
    table.add(&format!("binary: {name}"), Figure::Alone { value: megabytes, unit: Unit::Megabytes });
    let mut times = Vec::new();
    repeat(table.runs, || {
        let start = Instant::now();
        let status = Command::new(&binary).stdout(Stdio::null()).status().map_err(failed)?;
        times.push(start.elapsed().as_secs_f64() * 1e3);
        if status.success() { Ok(()) } else { Err(format!("the program ended with {status}")) }
    })?;
    times.sort_by(f64::total_cmp);
    let start = times[times.len() / 2];
    table.add(&format!("start: {name}"), Figure::Alone { value: start, unit: Unit::Milliseconds });
    Ok(())
}

/// Runs cargo as on a user's machine, without the settings of this build; returns the seconds of CPU that it
/// and what it ran took.
fn cargo(folder: &Path, args: &[&str]) -> Result<f64, String> {
    let mut command = command(folder, args);
    let used = command
        .stderr(Stdio::inherit())
        .spawn()
        .and_then(|child| child.wait4())
        .map_err(|error| error.to_string())?;
    if !used.status.success() {
        return Err(format!("cargo {args:?}: {}", used.status));
    }
    Ok((used.rusage.utime + used.rusage.stime).as_secs_f64())
}

fn command(folder: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    for (name, _) in std::env::vars_os() {
        let name = name.to_string_lossy();
        if name.starts_with("CARGO_PROFILE")
            || ["CARGO_INCREMENTAL", "RUSTC_WRAPPER", "RUSTFLAGS"].contains(&&*name)
        {
            command.env_remove(&*name);
        }
    }
    command.env("CARGO_TARGET_DIR", folder.join("target"));
    command.args(args).arg("-q").current_dir(folder);
    command
}

/// The number of crates that are compiled for the program and are not of this project.
fn third_party(folder: &Path) -> Result<usize, String> {
    let args = ["tree", "--edges", "normal,build", "--prefix", "none", "--format", "{p}"];
    let output = command(folder, &args).output().map_err(|error| error.to_string())?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    // Crates with a path are those of this project, and the program.
    let mut crates: Vec<String> = text
        .lines()
        .filter(|line| !line.contains('/') && !line.is_empty())
        .map(|line| line.trim_end_matches(" (*)").trim_end_matches(" (proc-macro)").to_owned())
        .collect();
    crates.sort();
    crates.dedup();
    Ok(crates.len())
}
