//! The `legalize` command line.

mod coverage;
mod definitions;
mod doc;
mod graph;
mod help;
mod init;
mod patterns;
mod records;

use std::process::ExitCode;

use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand};
use legalize::opt::ModuleCommand;
use legalize::source::SourceMap;

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
    /// Finds the definitions of a checkout, and writes its project file
    Init(init::Init),
    /// Measures how much of a project is usable, and what blocks most
    Coverage(coverage::Coverage),
    /// Prints the documentation of a dialect
    Doc(doc::Doc),
    /// Compiles declarative rewrite rules
    Drr(patterns::Drr),
    /// Compiles PDLL
    Pdll(patterns::Pdll),
    #[command(flatten)]
    Module(Box<ModuleCommand>),
    /// Prints the graph of operations and uses, for Graphviz
    Graph(graph::Graph),
    /// Prints a completion script for a shell
    Completions(help::Completions),
    /// Prints the manual page
    Man(help::Man),
}

/// The command line with only the called command, unless help on others is requested: describing all of them
/// takes longer than reading many a file.
fn alone() -> Option<clap::Command> {
    let name = std::env::args_os().nth(1)?.into_string().ok()?;
    let augment = match name.as_str() {
        "tblgen" => records::Tblgen::augment_args,
        "ods" => definitions::Ods::augment_args,
        "init" => init::Init::augment_args,
        "coverage" => coverage::Coverage::augment_args,
        "doc" => doc::Doc::augment_args,
        "drr" => patterns::Drr::augment_args,
        "pdll" => patterns::Pdll::augment_args,
        _ => return None,
    };
    if std::env::args_os().skip(2).any(|arg| matches!(arg.to_str(), Some("-h" | "-help" | "--help"))) {
        return None;
    }
    Some(clap::Command::new("legalize").subcommand(augment(clap::Command::new(name))))
}

fn main() -> ExitCode {
    let providers = legalize::providers();
    let whole = || help::with_examples(ModuleCommand::with_passes(Cli::command(), &providers));
    let mut command = alone().unwrap_or_else(whole);
    let args = legalize::opt::two_dashes(&command, std::env::args_os());
    let matches = command.try_get_matches_from_mut(args).unwrap_or_else(|error| error.exit());
    let mut cli = Cli::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
    if let Command::Module(command) = &mut cli.command {
        command.take_passes(&matches, &providers);
    }
    // A module command starts logging itself, and `tblgen` does not log.
    if !matches!(cli.command, Command::Module(_) | Command::Tblgen(_))
        && let Err(error) = legalize::opt::start_logging(&[], None)
    {
        legalize::opt::report(&SourceMap::new(), (*error).into());
        return ExitCode::from(2);
    }
    match &cli.command {
        Command::Tblgen(command) => command.run(),
        Command::Ods(command) => command.run(&providers),
        Command::Init(command) => command.run(&providers),
        Command::Coverage(command) => command.run(&providers),
        Command::Doc(command) => command.run(),
        Command::Drr(command) => command.run(&providers),
        Command::Pdll(command) => command.run(&providers),
        Command::Module(command) => command.run(&providers),
        Command::Graph(command) => command.run(&providers),
        Command::Completions(command) => command.run(whole()),
        Command::Man(command) => command.run(whole()),
    }
}
