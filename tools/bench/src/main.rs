//! `cargo run --release -p legalize-bench -- upstream`: ours and upstream's tools on the same inputs in one
//! run.
//!
//! Every figure is the median of several alternating runs. The figures are the time that each tool reports
//! for one phase (`--mlir-timing`), or of the whole run for TableGen, and the peak memory of each. Ratios are
//! upstream's time over ours, and our memory over upstream's. Rows that compare ours with ours – a tenth of
//! the operations, the dialect from a `.td` under another name – give the second's time per operation over
//! the first's.
//!
//! A whole run is saved in `--results`, which `legalize-conformance status` reads.

mod build;
mod conversions;
mod growth;
mod instructions;
mod large;
mod rows;
mod startup;

use std::io::{BufRead as _, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;

use clap::{Parser, Subcommand};
use legalize_bench::figures::{Cost, Figure, Figures, Goal, Row, Unit, revision};
use wait4::Wait4 as _;

#[derive(Parser)]
struct Flags {
    #[command(subcommand)]
    command: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Times ours and upstream's tools side by side
    Upstream {
        /// Runs of each; short ones are repeated for two seconds
        #[arg(long, default_value_t = 5)]
        runs: usize,
        /// Functions of 1,000 operations in the workload; 1,000 is arith_1m
        #[arg(long, default_value_t = 1000)]
        functions: usize,
        /// Towers of 600 records in the stress file
        #[arg(long, default_value_t = 500)]
        towers: usize,
        /// Runs only some of the rows, and saves nothing
        #[arg(long, value_enum)]
        only: Option<Rows>,
        /// Saves the results in this folder
        #[arg(long, value_name = "DIR", default_value = "target/status")]
        results: PathBuf,
    },
    /// Times the loading of upstream's definitions
    Definitions {
        /// Runs
        #[arg(long, default_value_t = 5)]
        runs: usize,
        /// The folder that holds `mlir/`
        #[arg(short = 'I', value_name = "DIR", default_value = "/usr/lib/llvm-22/include")]
        include: PathBuf,
    },
    /// Measures the growth of time and memory with the input, for each reader, pass, driver and printer;
    /// fails if one grows faster than the input
    Growth(growth::Growth),
    /// Counts instructions for each operation and record with valgrind; side by side with another build
    Instructions(instructions::Instructions),
    /// Reads, rewrites, converts and prints a module of 10^7 operations under the default limits; fails if it
    /// ends at one
    Large(large::Large),
    /// Builds programs of their own with `legalize` from nothing: CPU time, crates, size and start of the
    /// binary; fails if there are more crates than the goal
    Build(build::Build),
    /// Writes the workload to standard output
    Generate {
        /// Thousands of operations
        #[arg(long, default_value_t = 1000)]
        functions: usize,
        /// The arrangement of the operations
        #[arg(long, value_enum, default_value_t = Shape::Functions)]
        shape: Shape,
        /// Writes the TableGen stress file with this many towers instead
        #[arg(long)]
        towers: Option<usize>,
    },
}

/// Some of the rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
enum Rows {
    /// TableGen's records
    Records,
    /// DRR and PDLL against upstream's tools, loading, freezing, matching
    Patterns,
    /// The start of the program, without and with a cache of definitions
    Start,
    /// The cost of rollback, and the growth of a conversion's time
    Conversions,
}

/// Arrangement of a workload's operations.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum Shape {
    /// Functions of 1,000 operations
    Functions,
    /// Functions of 1,000 operations, nested ten deep
    Nested,
    /// All in one block
    Block,
}

struct Tools {
    prefix: PathBuf,
    legalize: PathBuf,
}

/// A program with its arguments, and the phase whose time counts; the whole run if empty.
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
    /// Runs the job once; returns its seconds and its peak megabytes.
    fn run(&self) -> Result<(f64, f64), String> {
        let failed = |error| format!("{}: {error}", self.program.display());
        let start = Instant::now();
        let mut command = Command::new(&self.program);
        command.args(&self.args).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
        let mut child = command.spawn().map_err(failed)?;
        let mut stderr = Vec::new();
        if let Some(mut pipe) = child.stderr.take() {
            pipe.read_to_end(&mut stderr).map_err(failed)?;
        }
        let used = child.wait4().map_err(failed)?;
        let whole = start.elapsed().as_secs_f64();
        let megabytes = used.rusage.maxrss as f64 / 1e6;
        let stderr = String::from_utf8_lossy(&stderr);
        if !used.status.success() {
            return Err(format!("{} {:?}: {stderr}", self.program.display(), self.args));
        }
        if self.phases.is_empty() {
            return Ok((whole, megabytes));
        }
        let seconds = phase_seconds(&stderr, self.phases).ok_or_else(|| {
            format!("{} reports no phase {:?}:\n{stderr}", self.program.display(), self.phases)
        })?;
        Ok((seconds, megabytes))
    }
}

/// Total seconds for which short runs are repeated, and maximum number of repetitions: a few runs of some
/// milliseconds measure the machine rather than the tool.
const SHORT: (f64, usize) = (2.0, 25);

/// Calls `turn` at least `least` times, and more often if it is short.
fn repeat(least: usize, mut turn: impl FnMut() -> Result<(), String>) -> Result<(), String> {
    let start = Instant::now();
    let mut done = 0;
    while done < least || done < SHORT.1 && start.elapsed().as_secs_f64() < SHORT.0 {
        turn()?;
        done += 1;
    }
    Ok(())
}

fn median(runs: &[(f64, f64)], figure: impl Fn(&(f64, f64)) -> f64) -> f64 {
    let mut figures: Vec<f64> = runs.iter().map(figure).collect();
    figures.sort_by(f64::total_cmp);
    figures[figures.len() / 2]
}

/// The measurements so far; prints each row as it is added.
struct Table {
    runs: usize,
    rows: Vec<Row>,
}

impl Table {
    fn add(&mut self, name: &str, figure: Figure) {
        let row = Row { name: name.to_owned(), figure, goal: Goal::of(name) };
        let numbers = match figure {
            Figure::Pair { ours, upstream } => format!(
                "{:>9.1} ms {:>9.1} ms {:>7.2} x {:>7.0} MB {:>7.0} MB {:>6.2} x",
                ours.ms,
                upstream.ms,
                upstream.ms / ours.ms,
                ours.mb,
                upstream.mb,
                ours.mb / upstream.mb,
            ),
            Figure::Related { first, second, ratio } => {
                format!("{second:>9.1} ms {first:>9.1} ms {ratio:>7.2} x")
            }
            Figure::Alone { value, unit } => format!("{value:>9.2} {unit}"),
        };
        let missed = row.misses().join("; ");
        let missed = if missed.is_empty() { missed } else { format!("  missed: {missed}") };
        println!("{name:<44} {numbers}{missed}");
        self.rows.push(row);
    }

    /// Runs two jobs alternately and records the medians.
    fn compare(&mut self, name: &str, ours: &Job<'_>, upstream: &Job<'_>) -> Result<(), String> {
        let (mut our_runs, mut upstream_runs) = (Vec::new(), Vec::new());
        repeat(self.runs, || {
            upstream_runs.push(upstream.run()?);
            our_runs.push(ours.run()?);
            Ok(())
        })?;
        let cost =
            |runs: &[(f64, f64)]| Cost { ms: median(runs, |run| run.0) * 1e3, mb: median(runs, |run| run.1) };
        self.add(name, Figure::Pair { ours: cost(&our_runs), upstream: cost(&upstream_runs) });
        Ok(())
    }

    /// Runs two jobs of ours alternately and records the second's time over the first's, which did `share` of
    /// the work.
    fn relate(&mut self, name: &str, first: &Job<'_>, second: &Job<'_>, share: f64) -> Result<(), String> {
        let (mut first_runs, mut second_runs) = (Vec::new(), Vec::new());
        repeat(self.runs, || {
            first_runs.push(first.run()?);
            second_runs.push(second.run()?);
            Ok(())
        })?;
        let [first, second] = [&first_runs, &second_runs].map(|runs| median(runs, |run| run.0) * 1e3);
        self.add(name, Figure::Related { first, second, ratio: second * share / first });
        Ok(())
    }

    /// Saves all rows in a file of a folder.
    fn save(self, folder: &Path, file: &str, workload: String) -> Result<(), String> {
        let Table { runs, rows } = self;
        let figures = Figures { revision: revision(root()), runs, workload, rows };
        let text = ron::ser::to_string_pretty(&figures, ron::ser::PrettyConfig::default());
        let path = root().join(folder).join(file);
        let folder = path.parent().unwrap_or(Path::new("."));
        std::fs::create_dir_all(folder)
            .and_then(|()| std::fs::write(&path, text.map_err(std::io::Error::other)?))
            .map_err(|error| format!("{}: {error}", path.display()))
    }
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
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap_or(Path::new("."))
}

fn upstream(table: &mut Table, functions: usize, towers: usize, only: Option<Rows>) -> Result<(), String> {
    let tools = find_tools()?;
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    // Another process generates the inputs: the peak memory of a child is at least that of its parent.
    let write = |name: &str, flags: &[String]| -> Result<String, String> {
        let path = folder.path().join(name);
        let file = std::fs::File::create(&path).map_err(|error| error.to_string())?;
        let own = std::env::current_exe().map_err(|error| error.to_string())?;
        let created = Command::new(own).arg("generate").args(flags).stdout(file).status();
        if !created.is_ok_and(|status| status.success()) {
            return Err(format!("{name} could not be made"));
        }
        Ok(path.display().to_string())
    };
    let module = |thousands: usize, shape: &str| {
        let flags = ["--functions", &thousands.to_string(), "--shape", shape].map(str::to_owned);
        write(&format!("{shape}-{thousands}.mlir"), &flags)
    };
    let custom = module(functions, "functions")?;
    let mlir_opt = tools.prefix.join("bin/mlir-opt");
    let generic = folder.path().join("generic.mlir").display().to_string();
    let created = Command::new(&mlir_opt).args(["--mlir-print-op-generic", &custom, "-o", &generic]).status();
    if !created.is_ok_and(|status| status.success()) {
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
    let spec = root().join("tools/bench/specs/arith-to-llvm.ron").display().to_string();
    println!(
        "{:<44} {:>12} {:>12} {:>9} {:>10} {:>10} {:>8}",
        format!("{functions} thousand operations"),
        "legalize",
        "upstream",
        "faster",
        "legalize",
        "upstream",
        "memory"
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
            ours(&["opt", "--mlir-timing", "--canonicalize", "-o", "/dev/null", &custom], &["Canonicalizer"]),
            theirs(&["--canonicalize", &custom], &["Canonicalizer"]),
        ),
        (
            "conversion arith to llvm, with rollback",
            ours(&["convert", "--mlir-timing", "--target", &spec, "-o", "/dev/null", &custom], &["convert"]),
            theirs(&["--convert-arith-to-llvm", &custom], &["ArithToLLVMConversionPass"]),
        ),
    ];
    match only {
        Some(Rows::Patterns) => return rows::rows(&tools, folder.path(), &custom, table),
        Some(Rows::Start) => return startup::rows(&tools, folder.path(), table),
        Some(Rows::Conversions) => {
            return conversions::rows(&tools, folder.path(), functions, &module, table);
        }
        None | Some(Rows::Records) => {}
    }
    // First: the peak memory of a child is never less than that of its parent at the start.
    let stress = write("stress.td", &["--towers".to_owned(), towers.to_string()])?;
    settle();
    records(&tools, &stress, table)?;
    if only.is_some() {
        return Ok(());
    }
    for (name, ours, theirs) in &rows {
        table.compare(name, ours, theirs)?;
    }
    rows::rows(&tools, folder.path(), &custom, table)?;
    rows::definitions(&tools.prefix.join("include"), table)?;
    conversions::rows(&tools, folder.path(), functions, &module, table)?;
    startup::rows(&tools, folder.path(), table)?;
    let tenth = module(functions.div_ceil(10), "functions")?;
    let share = functions.div_ceil(10) as f64 / functions as f64;
    let (renamed, includes) = rename_arith(&tools, folder.path(), &custom)?;
    let definitions = folder.path().join("calc/mlir/Dialect/Arith/IR/ArithOps.td").display().to_string();
    let under_another_name =
        [["--ods", &definitions], ["-I", &includes[0]], ["-I", &includes[1]], ["-o", "/dev/null"]].concat();
    for (what, phases) in [("read + verify", &["Parser"]), ("print", &["Output"])] {
        let whole = ours(&["opt", "--mlir-timing", "-o", "/dev/null", &custom], phases);
        let small = ours(&["opt", "--mlir-timing", "-o", "/dev/null", &tenth], phases);
        table.relate(&format!("{what}: per operation, ten times as many"), &small, &whole, share)?;
        let calc = [&["opt", "--mlir-timing"], &under_another_name[..], &[&renamed]].concat();
        table.relate(&format!("{what}: arith as calc, from its .td"), &whole, &ours(&calc, phases), 1.0)?;
    }
    Ok(())
}

/// Waits until recent writes, by a build or for the rows, are on the disk: otherwise the system writes them
/// during the first rows, which occupies a processor.
fn settle() {
    // Without such a program only the first rows are less precise.
    let _ = Command::new("sync").status();
}

/// Writes the workload and the definitions of `arith` with the dialect renamed to `calc`; returns the file,
/// and its include flags.
fn rename_arith(tools: &Tools, folder: &Path, workload: &str) -> Result<(String, [String; 2]), String> {
    let failed = |error: std::io::Error| error.to_string();
    let upstream = tools.prefix.join("include");
    let own = folder.join("calc");
    let part = "mlir/Dialect/Arith/IR";
    std::fs::create_dir_all(own.join(part)).map_err(failed)?;
    for name in ["ArithBase.td", "ArithOps.td", "ArithOpsInterfaces.td"] {
        let text = std::fs::read_to_string(upstream.join(part).join(name)).map_err(failed)?;
        let renamed = text.replace("let name = \"arith\"", "let name = \"calc\"");
        std::fs::write(own.join(part).join(name), renamed).map_err(failed)?;
    }
    let file = folder.join("calc.mlir");
    let mut out = std::io::BufWriter::new(std::fs::File::create(&file).map_err(failed)?);
    // Line by line, since the memory of this process counts for those that it starts.
    for line in std::io::BufReader::new(std::fs::File::open(workload).map_err(failed)?).lines() {
        writeln!(out, "{}", line.map_err(failed)?.replace(" arith.", " calc.")).map_err(failed)?;
    }
    out.flush().map_err(failed)?;
    Ok((file.display().to_string(), [own, upstream].map(|path| path.display().to_string())))
}

/// TableGen: three of upstream's files and the stress file, evaluated only, and the stress file printed.
fn records(tools: &Tools, stress: &str, table: &mut Table) -> Result<(), String> {
    let include = tools.prefix.join("include");
    let job = |program: PathBuf, first: &[&str], flag: &str, file: &str| Job {
        program,
        args: [first, &[flag, "-I", &include.display().to_string(), file]]
            .concat()
            .into_iter()
            .map(str::to_owned)
            .collect(),
        phases: &[],
    };
    let mut both = |name: &str, flag: &str, file: &str| {
        let ours = job(tools.legalize.clone(), &["tblgen"], flag, file);
        let theirs = job(tools.prefix.join("bin/llvm-tblgen"), &[], flag, file);
        table.compare(name, &ours, &theirs)
    };
    for file in
        ["llvm/IR/Intrinsics.td", "mlir/Dialect/LLVMIR/NVVMOps.td", "mlir/Dialect/SPIRV/IR/SPIRVOps.td"]
    {
        both(&format!("TableGen {file}"), "--null-backend", &include.join(file).display().to_string())?;
    }
    both("TableGen stress file", "--null-backend", stress)?;
    both("TableGen stress file, printed", "--print-records", stress)
}

fn main() -> ExitCode {
    let result = match Flags::parse().command {
        Task::Upstream { runs, functions, towers, only, results } => {
            let mut table = Table { runs: runs.max(1), rows: Vec::new() };
            upstream(&mut table, functions, towers, only).and_then(|()| match only {
                Some(_) => Ok(()),
                None => {
                    let workload = format!("{functions},000 operations of arith, {} records", towers * 600);
                    table.save(&results, "bench.ron", workload)
                }
            })
        }
        Task::Definitions { runs, include } => {
            rows::definitions(&include, &mut Table { runs: runs.max(1), rows: Vec::new() })
        }
        Task::Build(build) => build::run(&build),
        Task::Growth(growth) => growth.run(),
        Task::Instructions(instructions) => instructions.run(),
        Task::Large(large) => large.run(),
        Task::Generate { functions, shape, towers } => {
            let created = match (towers, shape) {
                (Some(towers), _) => legalize_bench::stress_td(towers),
                (None, Shape::Functions) => legalize_bench::arith(functions, 1000),
                (None, Shape::Block) => legalize_bench::arith(1, functions * 1000),
                (None, Shape::Nested) => legalize_bench::nested(functions),
            };
            print!("{created}");
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
