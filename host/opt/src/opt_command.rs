//! The command `opt`: reads, verifies, runs passes, prints. Every pass of the program is a flag.
//!
//! Passes run in the order in which their flags are given, as by `mlir-opt`.

use std::process::ExitCode;
use std::sync::Arc;

use clap::{Arg, ArgAction, ArgMatches, Args, Command};
use legalize_passes::{PassDef, PassHost as _, PassManager, Timing, add_pass, parse_pipeline};
use legalize_session::{Provider, Session, pass_kinds};
use legalize_source::{Diagnostic, Diagnostics, LintLevels, report};

use crate::commands::{Purpose, session, with_log};
use crate::driver::process;
use crate::dump_flags::DumpFlags;
use crate::{InputFlags, LintFlags, OutputFlags, PatternFlags};

/// `opt`: reads, verifies, runs passes, prints.
#[derive(Args, Clone, Debug)]
pub struct OptCommand {
    #[command(flatten)]
    input: InputFlags,
    #[command(flatten)]
    output: OutputFlags,
    #[command(flatten)]
    dumps: DumpFlags,
    /// Runs these passes, `builtin.module(func.func(cse,canonicalize{max-iterations=2}))`
    #[arg(long, value_name = "PIPELINE")]
    pass_pipeline: Option<String>,
    /// Prints the pipeline with the options of each pass on standard error
    #[arg(long)]
    dump_pass_pipeline: bool,
    /// Verifies after each pass
    #[arg(long, value_name = "BOOL", num_args = 0..=1, require_equals = true, default_value_t = true,
          default_missing_value = "true", action = ArgAction::Set)]
    verify_each: bool,
    /// The passes requested by flags, in order, with their options.
    #[arg(skip)]
    passes: Vec<(String, String)>,
}

/// The definitions of all passes of a program.
fn definitions(providers: &[Arc<dyn Provider>]) -> Vec<PassDef> {
    pass_kinds(providers).iter().map(|kind| kind.definition().clone()).collect()
}

/// Adds a flag for each pass to the command.
pub(crate) fn with_pass_flags(mut command: Command, providers: &[Arc<dyn Provider>]) -> Command {
    for definition in definitions(providers) {
        let mut help = definition.summary.clone();
        let mut long = format!("{help}\n");
        for option in &definition.options {
            long.push_str(&format!(
                "\n  {}={} – {} ({})",
                option.argument, option.default, option.description, option.ty
            ));
        }
        if definition.options.is_empty() {
            long.clone_from(&help);
        } else {
            help.push_str(" (has options, see --help)");
        }
        command = command.arg(
            Arg::new(definition.argument.clone())
                .long(definition.argument)
                .help(help)
                .long_help(long)
                .help_heading("Passes, run in the order given")
                .value_name("OPTIONS")
                .num_args(0..=1)
                .require_equals(true)
                .default_missing_value("")
                .action(ArgAction::Append),
        );
    }
    command
}

impl OptCommand {
    /// Records the passes that the command line requests.
    pub(crate) fn take_passes(&mut self, matches: &ArgMatches, providers: &[Arc<dyn Provider>]) {
        let mut found = Vec::new();
        for definition in definitions(providers) {
            let name = definition.argument;
            let places = matches.indices_of(&name).into_iter().flatten();
            let options = matches.get_many::<String>(&name).into_iter().flatten();
            found.extend(places.zip(options).map(|(at, options)| (at, name.clone(), options.clone())));
        }
        found.sort();
        self.passes = found.into_iter().map(|(_, name, options)| (name, options)).collect();
    }

    /// Runs the command.
    pub fn run(&self, providers: &[Arc<dyn Provider>]) -> ExitCode {
        let mut timing = Timing::new();
        let sources = self.input.sources();
        let dumps = self.dumps.dumps(self.output.print_options());
        if let Err(unknown) = dumps.check(&definitions(providers)) {
            report(&sources, unknown.into());
            return ExitCode::from(2);
        }
        let lints = (&LintFlags::default(), LintLevels::default());
        let has_passes = self.pass_pipeline.is_some() || !self.passes.is_empty();
        let purpose = if has_passes { Purpose::Passes } else { Purpose::Printing };
        let (session, file, log) = match session(
            &self.input,
            &PatternFlags::default(),
            providers,
            lints,
            sources,
            &mut timing,
            purpose,
        ) {
            Ok(created) => created,
            Err(code) => return code,
        };
        let created = || session.ctx().capture(|| self.pipeline(&session));
        let (created, warnings) = timing.measure("Patterns", created).into_parts();
        report(session.sources(), warnings);
        let manager = match created {
            Ok(manager) => manager,
            Err(diagnostics) => {
                report(session.sources(), diagnostics);
                return ExitCode::from(2);
            }
        };
        if self.dump_pass_pipeline {
            eprintln!("{}\n", manager.dump());
        }
        let input = InputFlags { quiet: self.input.quiet || dumps.any(), ..self.input.clone() };
        let code =
            process(&session, file, &input, &self.output, &mut timing, &mut |ctx, ir, root, timing| {
                manager.run(ctx, ir, root, timing).into()
            });
        let code = with_log(code, &log, session.sources());
        // Freeing all definitions would only cost time.
        std::mem::forget(session);
        code
    }

    fn pipeline(&self, session: &Session) -> Result<PassManager, Diagnostics> {
        let by_default = session.default_pipeline().filter(|_| self.passes.is_empty());
        let mut manager = match self.pass_pipeline.as_deref().or(by_default) {
            Some(text) if self.passes.is_empty() => parse_pipeline(session, text)?,
            Some(_) => {
                let error = "passes are given by flags or by --pass-pipeline, not by both";
                return Err(Diagnostic::error("opt::pipeline", error)
                    .with_help("write all passes into the pipeline")
                    .into());
            }
            None => {
                let kinds = session.pass_kinds();
                let mut manager = PassManager::on("builtin.module");
                for (name, options) in &self.passes {
                    let kind = kinds.iter().find(|kind| kind.definition().argument == *name);
                    if let Some(kind) = kind {
                        add_pass(session, &mut manager, kind, options, None)?;
                    }
                }
                manager
            }
        };
        manager.verify_each(self.verify_each && !self.input.no_verify);
        manager.dump_ir(self.dumps.dumps(self.output.print_options()));
        Ok(manager)
    }
}
