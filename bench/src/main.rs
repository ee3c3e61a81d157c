//! `cargo run --release -p legalize-bench -- upstream`: ours and upstream's tools on the same inputs in one run.
//!
//! Every figure is the median of several runs, taken in turn; what is compared is the time that each tool
//! reports for one phase (`--mlir-timing`), or the whole run for TableGen. Ratios are upstream's time over ours.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;

use clap::{Parser, Subcommand};

#[derive(Parser)]
struct Flags {
    #[command(subcommand)]
    command: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Times ours and upstream's tools side by side
    Upstream {
        /// Runs of each
        #[arg(long, default_value_t = 5)]
        runs: usize,
        /// Functions of 1,000 operations in the workload; 1,000 is arith_1m
        #[arg(long, default_value_t = 1000)]
        functions: usize,
    },
    /// Writes the workload to standard output
    Generate {
        /// Functions of 1,000 operations
        #[arg(long, default_value_t = 1000)]
        functions: usize,
    },
}

struct Tools {
    prefix: PathBuf,
    legalize: PathBuf,
}

/// A program with its arguments, and the phase whose time counts; the whole run if there is none.
struct Job<'a> {
    program: PathBuf,
    args: Vec<String>,
    phases: &'a [&'a str],
}

/// Seconds of the phases in a timing report: `  0.1234 ( 12.3%)  Name`.
fn phase_seconds(report: &str, phases: &[&str]) -> Option<f64> {
    let mut total = None;
    for line in report.lines() {
        let Some((time, name)) = line.split_once(')') else { continue };
        if phases.contains(&name.trim()) {
            let seconds: f64 = time.split('(').next()?.trim().parse().ok()?;
            total = Some(total.unwrap_or(0.0) + seconds);
        }
    }
    total
}

impl Job<'_> {
    fn seconds(&self) -> Result<f64, String> {
        let start = Instant::now();
        let output = Command::new(&self.program)
            .args(&self.args)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .output()
            .map_err(|error| format!("{}: {error}", self.program.display()))?;
        let whole = start.elapsed().as_secs_f64();
        let stderr = String::from_utf8_lossy(&output.stderr);
        if !output.status.success() {
            return Err(format!("{} {:?}: {stderr}", self.program.display(), self.args));
        }
        if self.phases.is_empty() {
            return Ok(whole);
        }
        phase_seconds(&stderr, self.phases).ok_or_else(|| {
            format!("{} reports no phase {:?}:\n{stderr}", self.program.display(), self.phases)
        })
    }
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

/// Times two jobs in turn and prints the medians and the ratio.
fn compare(name: &str, ours: &Job<'_>, upstream: &Job<'_>, runs: usize) -> Result<(), String> {
    let (mut our_times, mut upstream_times) = (Vec::new(), Vec::new());
    for _ in 0..runs {
        upstream_times.push(upstream.seconds()?);
        our_times.push(ours.seconds()?);
    }
    let (ours, upstream) = (median(our_times), median(upstream_times));
    println!("{name:<44} {:>9.1} ms {:>9.1} ms {:>8.2} x", ours * 1e3, upstream * 1e3, upstream / ours);
    Ok(())
}

fn find_tools() -> Result<Tools, String> {
    let config = Command::new("llvm-config-22")
        .arg("--prefix")
        .output()
        .map_err(|_| "llvm-config-22 is not installed".to_owned())?;
    let prefix = PathBuf::from(String::from_utf8_lossy(&config.stdout).trim());
    let own = std::env::current_exe().map_err(|error| error.to_string())?;
    let legalize = own.with_file_name("legalize");
    let mut build = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    build.args(["build", "-q", "--release", "-p", "legalize-cli", "--bin", "legalize"]);
    let built = build.current_dir(root()).status().map_err(|error| error.to_string())?;
    if !built.success() || !legalize.is_file() {
        return Err(format!("{} could not be built", legalize.display()));
    }
    Ok(Tools { prefix, legalize })
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new("."))
}

fn upstream(runs: usize, functions: usize) -> Result<(), String> {
    let tools = find_tools()?;
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let write = |name: &str, text: &str| -> Result<String, String> {
        let path = folder.path().join(name);
        std::fs::write(&path, text).map_err(|error| error.to_string())?;
        Ok(path.display().to_string())
    };
    let custom = write("arith.mlir", &legalize_bench::arith(functions, 1000))?;
    let mlir_opt = tools.prefix.join("bin/mlir-opt");
    let generic = folder.path().join("generic.mlir").display().to_string();
    let made = Command::new(&mlir_opt).args(["--mlir-print-op-generic", &custom, "-o", &generic]).status();
    if !made.is_ok_and(|status| status.success()) {
        return Err("mlir-opt did not print the generic form".to_owned());
    }
    let ours = |args: &[&str], phases| Job {
        program: tools.legalize.clone(),
        args: args.iter().map(|&arg| arg.to_owned()).collect(),
        phases,
    };
    let theirs = |args: &[&str], phases| Job {
        program: mlir_opt.clone(),
        args: args
            .iter()
            .copied()
            .chain([
                "--mlir-timing",
                "--mlir-timing-display=list",
                "--mlir-disable-threading",
                "-o",
                "/dev/null",
            ])
            .map(str::to_owned)
            .collect(),
        phases,
    };
    let spec = root().join("bench/specs/arith-to-llvm.ron").display().to_string();
    println!(
        "{:<44} {:>12} {:>12} {:>10}",
        format!("{} thousand operations", functions),
        "legalize",
        "upstream",
        "ratio"
    );
    let rows: [(&str, Job<'_>, Job<'_>); 5] = [
        (
            "read + verify, custom form",
            ours(&["opt", "--mlir-timing", "-o", "/dev/null", &custom], &["Parser"]),
            theirs(&[&custom], &["Parser"]),
        ),
        (
            "read + verify, generic form",
            ours(&["opt", "--mlir-timing", "-o", "/dev/null", &generic], &["Parser"]),
            theirs(&[&generic], &["Parser"]),
        ),
        (
            "print, custom form",
            ours(&["opt", "--mlir-timing", "-o", "/dev/null", &custom], &["Output"]),
            theirs(&[&custom], &["Output"]),
        ),
        (
            "greedy with folding (--canonicalize)",
            ours(&["opt", "--mlir-timing", "--canonicalize", "-o", "/dev/null", &custom], &["canonicalize"]),
            theirs(&["--canonicalize", &custom], &["Canonicalizer"]),
        ),
        (
            "conversion arith to llvm, with rollback",
            ours(&["convert", "--mlir-timing", "--target", &spec, "-o", "/dev/null", &custom], &["convert"]),
            theirs(&["--convert-arith-to-llvm", &custom], &["ArithToLLVMConversionPass"]),
        ),
    ];
    for (name, ours, theirs) in &rows {
        compare(name, ours, theirs, runs)?;
    }
    let include = tools.prefix.join("include");
    for file in
        ["llvm/IR/Intrinsics.td", "mlir/Dialect/LLVMIR/NVVMOps.td", "mlir/Dialect/SPIRV/IR/SPIRVOps.td"]
    {
        let args = ["--null-backend".to_owned(), "-I".to_owned(), include.display().to_string()];
        let args: Vec<String> = args.into_iter().chain([include.join(file).display().to_string()]).collect();
        let our_args = std::iter::once("tblgen".to_owned()).chain(args.clone()).collect();
        let ours = Job { program: tools.legalize.clone(), args: our_args, phases: &[] };
        let theirs = Job { program: tools.prefix.join("bin/llvm-tblgen"), args, phases: &[] };
        compare(&format!("TableGen {file}"), &ours, &theirs, runs)?;
    }
    Ok(())
}

fn main() -> ExitCode {
    let result = match Flags::parse().command {
        Task::Upstream { runs, functions } => upstream(runs.max(1), functions),
        Task::Generate { functions } => {
            print!("{}", legalize_bench::arith(functions, 1000));
            Ok(())
        }
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
