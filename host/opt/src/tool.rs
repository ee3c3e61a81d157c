//! `opt_main`: a tool binary in ten lines.

use std::ffi::{OsStr, OsString};
use std::process::ExitCode;
use std::sync::Arc;

use clap::{Arg, ArgMatches, Args, Command, CommandFactory, FromArgMatches, Parser, Subcommand};

use legalize_session::Provider;

use crate::opt_command::with_pass_flags;
use crate::{ConvertCommand, OptCommand, RewriteCommand};

/// The commands that operate on modules.
#[derive(Subcommand, Clone, Debug)]
#[command(disable_help_subcommand = true)]
#[non_exhaustive]
pub enum ModuleCommand {
    /// Reads, verifies, runs passes and prints a module
    Opt(Box<OptCommand>),
    /// Rewrites a module with patterns
    Rewrite(RewriteCommand),
    /// Converts a module to other dialects
    Convert(ConvertCommand),
}

impl ModuleCommand {
    /// Adds the flags of the providers' passes to a program that has this command among its subcommands.
    pub fn with_passes(command: Command, providers: &[Arc<dyn Provider>]) -> Command {
        command.mut_subcommand("opt", |opt| with_pass_flags(opt, providers))
    }

    /// Records the passes that the program's command line requests.
    pub fn take_passes(&mut self, matches: &ArgMatches, providers: &[Arc<dyn Provider>]) {
        if let (ModuleCommand::Opt(command), Some(("opt", matches))) = (self, matches.subcommand()) {
            command.take_passes(matches, providers);
        }
    }

    /// Runs the command with the contributions of these providers.
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
/// Exit status: 0, 1 if the input is at fault, 2 if the command line is.
pub fn opt_main(
    name: &'static str,
    args: impl IntoIterator<Item = impl Into<OsString> + Clone>,
    providers: &[Arc<dyn Provider>],
) -> ExitCode {
    let command = ModuleCommand::with_passes(ModuleTool::command().name(name), providers);
    let args = two_dashes(&command, args);
    let parsed = command.try_get_matches_from(args).and_then(|matches| {
        let mut command = ModuleTool::from_arg_matches(&matches)?.command;
        command.take_passes(&matches, providers);
        Ok(command)
    });
    match parsed {
        Ok(command) => command.run(providers),
        Err(error) => refused(&error),
    }
}

/// A whole program that is used like `mlir-opt`: a file, flags, one pass per flag. Long flags may start with
/// one dash, like upstream's. With `rewrite`, `convert` or `opt` as the first argument it is [`opt_main`].
pub fn mlir_opt_main(
    name: &'static str,
    args: impl IntoIterator<Item = impl Into<OsString> + Clone>,
    providers: &[Arc<dyn Provider>],
) -> ExitCode {
    let args: Vec<OsString> = args.into_iter().map(Into::into).collect();
    if args.get(1).is_some_and(|first| first == "opt" || first == "rewrite" || first == "convert") {
        return opt_main(name, args, providers);
    }
    let command = with_pass_flags(OptCommand::augment_args(Command::new(name)), providers);
    let args = two_dashes(&command, args);
    let parsed = command.try_get_matches_from(args).and_then(|matches| {
        let mut command = OptCommand::from_arg_matches(&matches)?;
        command.take_passes(&matches, providers);
        Ok(command)
    });
    match parsed {
        Ok(command) => command.run(providers),
        Err(error) => refused(&error),
    }
}

/// Adds the second dash to long flags with one dash, since upstream's tools accept both: to those of the
/// command, or of the subcommand that comes first.
pub fn two_dashes(command: &Command, args: impl IntoIterator<Item = impl Into<OsString>>) -> Vec<OsString> {
    let mut args: Vec<OsString> = args.into_iter().map(Into::into).collect();
    let named = args.get(1).and_then(|first| first.to_str()).and_then(|first| command.find_subcommand(first));
    let flags: Vec<&str> = named.unwrap_or(command).get_arguments().filter_map(Arg::get_long).collect();
    for arg in args.iter_mut().skip(1).take_while(|arg| *arg != "--") {
        let is_flag = arg.to_str().and_then(|text| text.strip_prefix('-')).is_some_and(|text| {
            let name = text.split('=').next().unwrap_or_default();
            name.len() > 1 && flags.contains(&name)
        });
        if is_flag {
            let mut whole = OsString::from("-");
            whole.push::<&OsStr>(arg);
            *arg = whole;
        }
    }
    args
}

fn refused(error: &clap::Error) -> ExitCode {
    let code = u8::try_from(error.exit_code()).unwrap_or(2);
    // A closed pipe is not an error.
    let _ = error.print();
    ExitCode::from(code)
}
