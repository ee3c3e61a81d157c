//! Side-by-side runs of `legalize` and upstream's own tools on the same inputs.
//!
//! `cargo run --release -p legalize-conformance -- SUITE` prints every difference and ends with
//! `SUITE: N of M identical`. Without upstream's tools it fails, unless `--skip-missing` is given: nothing
//! passes silently. Inputs are ours (`inputs/`), or files of the installed MLIR, read in place.
//!
//! A complete run of a suite saves its record in `--results`; `status` writes `docs/status.md` from these.

mod batch;
mod case;
mod compiled;
mod files;
mod generate;
mod harness;
mod instances;
mod inventory;
mod official;
mod parts;
mod projects;
mod random;
mod record;
mod report;
mod serve;
mod status;
mod suites;
mod tblgen;
mod tools;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, ValueEnum};
use legalize_bench::figures::revision;

use crate::report::SuiteReport;
use crate::suites::row_rules::{self, Language};
use crate::tools::{Tools, root};

#[derive(Parser)]
#[command(version, about = "Runs legalize and upstream's tools side by side")]
struct Flags {
    /// The suite to run
    suite: Suite,
    /// With `all`: runs this suite alone
    #[arg(long, hide = true)]
    part: Option<Suite>,
    /// With `official`: an MLIR checkout, or a folder of its test files; with `projects` and `inventory`:
    /// checkouts of projects
    #[arg(value_name = "CHECKOUT", required_if_eq_any([("suite", "official"), ("suite", "projects")]))]
    checkouts: Vec<PathBuf>,
    /// Passes without upstream's tools, and says so
    #[arg(long)]
    skip_missing: bool,
    /// Uses `legalize` and `test-opt` beside this program, instead of building them
    #[arg(long)]
    built: bool,
    /// Runs only cases whose name contains this text
    #[arg(long, default_value = "")]
    only: String,
    /// Prints at most this many differing lines of each difference
    #[arg(long, default_value_t = 12)]
    lines: usize,
    /// Runs random inputs only, no files
    #[arg(long)]
    random_only: bool,
    /// Saves the records of complete suites in this folder; `status` reads it
    #[arg(long, value_name = "DIR", default_value = "target/status")]
    results: PathBuf,
    /// With `status`: runs all suites and the benchmark first, an hour or so
    #[arg(long)]
    run: bool,
    #[command(flatten)]
    random: RandomFlags,
}

impl Flags {
    /// True if a suite runs as it does in the gate, so that its counts are those of a complete run.
    fn whole(&self) -> bool {
        self.only.is_empty() && !self.random_only && self.random.is_default()
    }
}

/// Flags for the random inputs of the suites `tblgen`, `ir`, `ods` and `pdll`.
#[derive(clap::Args, Clone, Debug, PartialEq, Eq)]
struct RandomFlags {
    /// Runs this many random programs, of TableGen or PDLL
    #[arg(long, value_name = "N", default_value_t = 700)]
    programs: u64,
    /// Changes a token of this many pieces of PDLL files
    #[arg(long, value_name = "N", default_value_t = 2000)]
    mistakes: u64,
    /// Generates this many random modules
    #[arg(long, value_name = "N", default_value_t = 2000)]
    modules: u64,
    /// Generates this many instances of each operation, more if none is accepted
    #[arg(long, value_name = "N", default_value_t = 6)]
    instances: u64,
    /// Generates this many near-misses of each operation
    #[arg(long, value_name = "N", default_value_t = 4)]
    near_misses: usize,
    /// Draws this many rules from the tables of functions, in DRR and in PDLL
    #[arg(long, value_name = "N", default_value_t = 150)]
    rows: usize,
    /// Generates instances only of operations whose name contains this text
    #[arg(long, value_name = "NAME", default_value = "")]
    op: String,
    /// Starts with this seed
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// Prints the suite's random program of the seed and runs nothing
    #[arg(long)]
    show_program: bool,
    /// Saves differing inputs in this folder, whole and reduced
    #[arg(long, value_name = "DIR", default_value = "target/conformance")]
    differing: PathBuf,
}

impl RandomFlags {
    /// True if as many inputs are generated, from the same seed, as without any flag.
    fn is_default(&self) -> bool {
        let plain = Flags::parse_from(["legalize-conformance", "all"]).random;
        *self == RandomFlags { differing: self.differing.clone(), ..plain }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Suite {
    /// Records of .td files: --print-records, --print-detailed-records, --dump-json, lines of errors
    Tblgen,
    /// MLIR text: custom, generic, with locations, lines of errors
    Ir,
    /// Operations defined in .td: syntax and verifier messages
    Ods,
    /// Declarative rewrite rules: verdicts, and the modules that they rewrite
    Drr,
    /// PDLL: syntax trees, PDL dialect text, lines of errors
    Pdll,
    /// Canonicalization, conversion, and the example end to end
    Drivers,
    /// Typed Rust for all of upstream's dialects: formatted, compiled, documented
    Generated,
    /// The recorded output of upstream's tool, which tests compare ours with: still what it prints
    Recorded,
    /// Examples of the functions that C++ text may call, compiled: still what the tables say
    Functions,
    /// C++ names of the migration table: still those that the installed headers declare
    Headers,
    /// The test files of an MLIR checkout, piece by piece: verdicts, custom and generic form, messages
    Official,
    /// Checkouts of projects with dialects of their own: modules read, printed and read again; patterns
    /// usable
    Projects,
    /// The installed definitions and rules as a project: operations with forms, patterns usable, what blocks
    /// most
    Coverage,
    /// C++ names in the installed definitions, and in checkouts of projects if any are given: how many of
    /// their occurrences the snippet evaluator knows
    Inventory,
    /// All suites except `official` and `projects`
    All,
    /// Runs nothing unless `--run` is given: writes docs/status.md from the saved records
    Status,
}

impl Suite {
    /// All suites except those that need a checkout, in the order in which they are started: long ones first.
    const EACH: [Suite; 12] = [
        Suite::Ods,
        Suite::Pdll,
        Suite::Generated,
        Suite::Drivers,
        Suite::Functions,
        Suite::Ir,
        Suite::Recorded,
        Suite::Tblgen,
        Suite::Drr,
        Suite::Coverage,
        Suite::Inventory,
        Suite::Headers,
    ];

    fn name(self) -> String {
        format!("{self:?}").to_lowercase()
    }

    fn run(self, tools: &Tools, report: &mut SuiteReport, flags: &Flags) {
        match self {
            Suite::Tblgen => {
                if !flags.random_only {
                    suites::tblgen::run(tools, report);
                }
                tblgen::run(tools, report, &flags.random);
            }
            Suite::Ir => {
                if !flags.random_only {
                    suites::ir::run(tools, report, &flags.random);
                }
                suites::ir_random::run(tools, report, &flags.random);
            }
            Suite::Ods => {
                if !flags.random_only {
                    suites::ods::run(tools, report);
                }
                if !flags.only.starts_with("malformed") {
                    instances::run(tools, report, &flags.random);
                }
            }
            Suite::Drr => {
                suites::drr::run(tools, report);
                row_rules::run(tools, report, &flags.random, Language::Drr);
            }
            Suite::Pdll => {
                if !flags.random_only {
                    suites::pdll::run(tools, report);
                    row_rules::run(tools, report, &flags.random, Language::Pdll);
                }
                suites::pdll::random::run(tools, report, &flags.random);
                suites::pdll::mutated::run(tools, report, &flags.random);
            }
            Suite::Drivers => suites::drivers::run(tools, report),
            Suite::Generated => {
                suites::doc::run(tools, report);
                if report.filter().is_empty() || !report.filter().starts_with("doc") {
                    suites::generated::run(tools, report, &flags.random);
                }
            }
            Suite::Recorded => suites::recorded::run(tools, report),
            Suite::Functions => suites::functions::run(tools, report),
            Suite::Headers => suites::headers::run(tools, report),
            Suite::Official => {
                for checkout in &flags.checkouts {
                    official::run(tools, report, checkout, &flags.random);
                }
            }
            Suite::Projects => projects::run(tools, report, &flags.checkouts),
            Suite::Coverage => projects::run_upstream(tools, report),
            Suite::Inventory => inventory::run(tools, report, &flags.checkouts),
            Suite::All | Suite::Status => {
                Suite::EACH.into_iter().for_each(|suite| suite.run(tools, report, flags));
            }
        }
    }
}

/// Writes the page of figures.
fn write_status(flags: &Flags) -> Result<(), String> {
    let results = root().join(&flags.results);
    if flags.run {
        status::run_benchmarks(&results)?;
    }
    let page = root().join("docs/status.md");
    status::write(&results, &page)?;
    println!("{} is written", page.display());
    Ok(())
}

fn main() -> ExitCode {
    let flags = Flags::parse();
    if flags.random.show_program && flags.suite != Suite::Pdll {
        print!("{}", tblgen::text_of(flags.random.seed));
        return ExitCode::SUCCESS;
    }
    let suites = match flags.suite {
        Suite::All if flags.part.is_none() => Suite::EACH.to_vec(),
        Suite::Status if flags.run => Suite::EACH.to_vec(),
        Suite::Status => Vec::new(),
        suite => vec![flags.part.unwrap_or(suite)],
    };
    let mut passed = true;
    if !suites.is_empty() {
        let tools = match Tools::find(flags.built) {
            Ok(tools) => tools,
            Err(missing) if flags.skip_missing => {
                println!("{}: skipped, {missing}", flags.suite.name());
                return ExitCode::SUCCESS;
            }
            Err(missing) => {
                eprintln!("{missing}\ninstall LLVM/MLIR 22, or pass --skip-missing");
                return ExitCode::FAILURE;
            }
        };
        if flags.random.show_program {
            print!("{}", suites::pdll::random::text_of(&tools, flags.random.seed));
            return ExitCode::SUCCESS;
        }
        if flags.suite == Suite::All && flags.part.is_none() {
            let names: Vec<String> = suites.iter().map(|suite| suite.name()).collect();
            // The tools are beside this program by now.
            let more: &[&str] = if flags.built { &[] } else { &["--built"] };
            return if parts::run(&names, more) { ExitCode::SUCCESS } else { ExitCode::FAILURE };
        }
        let revision = revision(&root());
        for suite in suites {
            let mut report = SuiteReport::new(suite.name(), flags.only.clone(), flags.lines);
            suite.run(&tools, &mut report, &flags);
            let record = report.finish(revision.clone());
            passed &= record.passed();
            if flags.whole()
                && let Err(error) = record.save(&root().join(&flags.results))
            {
                eprintln!("{error}");
                passed = false;
            }
        }
    }
    if flags.suite == Suite::Status
        && let Err(error) = write_status(&flags)
    {
        eprintln!("{error}");
        passed = false;
    }
    if passed { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_suite_runs_in_all_and_stands_in_the_status_page() {
        for suite in Suite::value_variants() {
            let runs = !matches!(suite, Suite::Official | Suite::Projects | Suite::All | Suite::Status);
            assert_eq!(Suite::EACH.contains(suite), runs, "{suite:?} runs in `all`");
            // Records and tables are compared by `cargo test` too, which has no record of its own.
            let is_table = matches!(suite, Suite::Recorded | Suite::Functions | Suite::Headers);
            let has_row = !is_table && !matches!(suite, Suite::All | Suite::Status);
            let row = status::SUITES.iter().any(|row| row.0 == suite.name());
            assert_eq!(row, has_row, "{suite:?} has a row in the status page");
        }
    }
}
