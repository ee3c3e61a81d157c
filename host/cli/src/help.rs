//! Examples for `--help`, shell completions and manual pages, all generated from one description of the
//! command line.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Command};
use legalize::opt::{report, status, write_output};
use legalize::source::{Diagnostic, SourceMap};

/// Examples printed after the flags of a command.
const EXAMPLES: [(&str, &str); 11] = [
    (
        "tblgen",
        "legalize tblgen -I include Records.td
  legalize tblgen --dump-json -o records.json Records.td",
    ),
    ("ods", "legalize ods Dialect.td"),
    (
        "init",
        "legalize init path/to/checkout
  legalize init -I /usr/lib/llvm-22/include -o - .",
    ),
    (
        "coverage",
        "legalize coverage path/to/checkout
  legalize coverage --format json -o coverage.json .
  legalize coverage --stubs missing test/input.mlir",
    ),
    ("doc", "legalize doc -o dialect.md Dialect.td"),
    (
        "drr",
        "legalize drr Rules.td
  legalize drr -x ron -o rules.ron Rules.td",
    ),
    (
        "pdll",
        "legalize pdll -x mlir Rules.pdll
  legalize pdll -x automaton Rules.pdll",
    ),
    (
        "opt",
        "legalize opt --canonicalize --cse input.mlir
  legalize opt --ods Dialect.td --mlir-print-op-generic input.mlir
  legalize opt --convert-scf-to-cf --convert-arith-to-llvm - < input.mlir > output.mlir",
    ),
    (
        "rewrite",
        "legalize rewrite --patterns Rules.td --patterns More.pdll input.mlir
  legalize rewrite --driver walk --patterns rules.ron input.mlir",
    ),
    (
        "convert",
        "legalize convert --target target.ron input.mlir
  legalize convert --target target.ron --mode partial --explain input.mlir",
    ),
    (
        "graph",
        "legalize graph input.mlir | dot -Tsvg -o graph.svg
  legalize graph --format svg --symbol f input.mlir -o f.svg",
    ),
];

/// Adds the examples to the commands that are present.
pub(crate) fn with_examples(command: Command) -> Command {
    EXAMPLES.iter().fold(command, |command, (name, lines)| {
        command.mut_subcommand(name, |one| one.after_help(format!("Examples:\n  {lines}")))
    })
}

/// `legalize completions`.
#[derive(Args)]
pub(crate) struct Completions {
    /// The shell
    #[arg(value_enum)]
    shell: clap_complete::Shell,
}

impl Completions {
    pub(crate) fn run(&self, mut command: Command) -> ExitCode {
        let mut text = Vec::new();
        clap_complete::generate(self.shell, &mut command, "legalize", &mut text);
        written(write_output("-".as_ref(), &text))
    }
}

/// `legalize man`.
#[derive(Args)]
pub(crate) struct Man {
    /// Writes a page for each command into this folder, instead of the first one to standard output
    #[arg(long, value_name = "DIR")]
    dir: Option<PathBuf>,
}

impl Man {
    pub(crate) fn run(&self, command: Command) -> ExitCode {
        let Some(dir) = &self.dir else {
            let mut text = Vec::new();
            // Writing to a vector cannot fail.
            let _ = clap_mangen::Man::new(command).render(&mut text);
            return written(write_output("-".as_ref(), &text));
        };
        let created = std::fs::create_dir_all(dir).and_then(|()| clap_mangen::generate_to(command, dir));
        written(created.map(drop).map_err(|error| {
            Diagnostic::error("opt::file", format!("cannot write to '{}': {error}", dir.display()))
                .with_help("pass a folder to `--dir` that exists or can be created")
        }))
    }
}

fn written(result: Result<(), Diagnostic>) -> ExitCode {
    let _ = std::io::stdout().flush();
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => status(report(&SourceMap::new(), error.into())),
    }
}
