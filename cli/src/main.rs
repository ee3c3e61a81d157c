//! The `legalize` command line.

mod definitions;
mod doc;
mod graph;
mod help;
mod patterns;
mod records;

use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use legalize::opt::ModuleCommand;

/// Dialect conversion, rewrite patterns and TableGen definitions, without a C++ compiler
#[derive(Parser)]
#[command(name = "legalize", version, subcommand_required = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Reads a .td file and prints its records
    Tblgen(records::Tblgen),
    /// Lists what .td files define, and per operation what is evaluated, native, or needs a hook
    Ods(definitions::Ods),
    /// Prints the documentation of a dialect
    Doc(doc::Doc),
    /// Compiles declarative rewrite rules
    Drr(patterns::Drr),
    /// Compiles PDLL
    Pdll(patterns::Pdll),
    #[command(flatten)]
    Module(ModuleCommand),
    /// Draws which operation uses what, for Graphviz
    Graph(graph::Graph),
    /// Prints what a shell needs to complete the command line
    Completions(help::Completions),
    /// Prints the manual page
    Man(help::Man),
}

fn main() -> ExitCode {
    let providers = legalize::dialects::providers();
    let whole = || help::with_examples(ModuleCommand::with_passes(Cli::command(), &providers));
    let mut command = whole();
    let args = legalize::opt::two_dashes(&command, std::env::args_os());
    let matches = command.try_get_matches_from_mut(args).unwrap_or_else(|error| error.exit());
    let mut cli = Cli::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
    if let Command::Module(command) = &mut cli.command {
        command.take_passes(&matches, &providers);
    }
    if !matches!(cli.command, Command::Module(_)) {
        // Without a file for actions nothing can fail.
        let _ = legalize::opt::start_logging(&[], None);
    }
    match &cli.command {
        Command::Tblgen(command) => command.run(),
        Command::Ods(command) => command.run(&providers),
        Command::Doc(command) => command.run(),
        Command::Drr(command) => command.run(&providers),
        Command::Pdll(command) => command.run(&providers),
        Command::Module(command) => command.run(&providers),
        Command::Graph(command) => command.run(&providers),
        Command::Completions(command) => command.run(whole()),
        Command::Man(command) => command.run(whole()),
    }
}
