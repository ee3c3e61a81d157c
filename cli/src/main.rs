//! The `legalize` command line.

mod definitions;
mod doc;
mod patterns;
mod records;

use std::io::IsTerminal;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
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
}

fn main() -> ExitCode {
    let filter = tracing_subscriber::EnvFilter::builder()
        .with_default_directive(tracing::Level::WARN.into())
        .with_env_var("LEGALIZE_LOG")
        .from_env_lossy();
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal())
        .with_target(false)
        .without_time()
        .init();
    let cli = Cli::parse();
    let providers = legalize::dialects::providers();
    match &cli.command {
        Command::Tblgen(command) => command.run(),
        Command::Ods(command) => command.run(&providers),
        Command::Doc(command) => command.run(),
        Command::Drr(command) => command.run(&providers),
        Command::Pdll(command) => command.run(&providers),
        Command::Module(command) => command.run(&providers),
    }
}
