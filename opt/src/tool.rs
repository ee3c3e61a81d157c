//! `opt_main`: a tool binary in ten lines.

use std::ffi::OsString;
use std::process::ExitCode;
use std::sync::Arc;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

use crate::{ConvertCommand, OptCommand, Provider, RewriteCommand};

/// The commands that work on modules.
#[derive(Subcommand, Clone, Debug)]
#[command(disable_help_subcommand = true)]
pub enum ModuleCommand {
    /// Reads, verifies, runs passes and prints a module
    Opt(OptCommand),
    /// Rewrites a module with patterns
    Rewrite(RewriteCommand),
    /// Converts a module to other dialects
    Convert(ConvertCommand),
}

impl ModuleCommand {
    /// Runs the command with what these providers bring.
    pub fn run(&self, providers: &[Arc<dyn Provider>]) -> ExitCode {
        match self {
            ModuleCommand::Opt(command) => command.run(providers),
            ModuleCommand::Rewrite(command) => command.run(providers),
            ModuleCommand::Convert(command) => command.run(providers),
        }
    }
}

#[derive(Parser)]
#[command(version)]
struct ModuleTool {
    #[command(subcommand)]
    command: ModuleCommand,
}

/// A whole program: `opt`, `rewrite` and `convert` over the given dialects, passes and patterns.
///
/// Exit status: 0, 1 where the input is at fault, 2 where the command line is.
pub fn opt_main(
    name: &'static str,
    args: impl IntoIterator<Item = impl Into<OsString> + Clone>,
    providers: &[Arc<dyn Provider>],
) -> ExitCode {
    let parsed = ModuleTool::command().name(name).try_get_matches_from(args);
    match parsed.and_then(|matches| ModuleTool::from_arg_matches(&matches)) {
        Ok(tool) => tool.command.run(providers),
        Err(error) => {
            let code = u8::try_from(error.exit_code()).unwrap_or(2);
            // A closed pipe is nobody's error.
            let _ = error.print();
            ExitCode::from(code)
        }
    }
}
