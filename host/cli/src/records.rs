//! `legalize tblgen`: records of a `.td` file.

use std::collections::BTreeSet;
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use clap::Args;
use legalize::opt::{LimitFlags, ProjectFlags, print_charged, read_input, report, status, write_output};
use legalize::session::includes;
use legalize::source::{ChargedText, Diagnostic, Includes, Limit};
use legalize::tblgen::{
    RecordKeeper, TblgenOptions, dump_json, parse, print_detailed_records, print_records, print_sets,
};

#[derive(Args)]
pub(crate) struct Tblgen {
    /// Prints all records (this is the default)
    #[arg(long, group = "output_kind")]
    print_records: bool,
    /// Prints all records with locations and types
    #[arg(long, group = "output_kind")]
    print_detailed_records: bool,
    /// Prints all records as JSON
    #[arg(long, group = "output_kind")]
    dump_json: bool,
    /// Evaluates and prints nothing
    #[arg(long, group = "output_kind")]
    null_backend: bool,
    /// Prints the names of the records of `--class`
    #[arg(long, group = "output_kind")]
    print_enums: bool,
    /// Prints the elements of the records of class `Set`
    #[arg(long, group = "output_kind")]
    print_sets: bool,
    /// The class whose records `--print-enums` prints
    #[arg(long, value_name = "CLASS", default_value = "", hide_default_value = true)]
    class: String,
    /// Prints the time of parsing and writing
    #[arg(long)]
    time_phases: bool,
    /// Finds the embedded include files too
    #[arg(long)]
    prelude: bool,
    /// Searches included files in this directory
    #[arg(short = 'I', value_name = "DIR")]
    include: Vec<PathBuf>,
    /// Defines a macro
    #[arg(short = 'D', value_name = "NAME")]
    define: Vec<String>,
    /// Does not warn of template arguments that are never used
    #[arg(long)]
    no_warn_on_unused_template_args: bool,
    /// Writes to this file; `-` is standard output
    #[arg(short = 'o', value_name = "OUT", default_value = "-")]
    output: PathBuf,
    /// Leaves the output file alone if it would not change
    #[arg(long)]
    write_if_changed: bool,
    /// Writes the included files to this file, as a make rule; needs `-o`
    #[arg(short = 'd', value_name = "DEPS")]
    dependencies: Option<PathBuf>,
    #[command(flatten)]
    project: ProjectFlags,
    #[command(flatten)]
    limits: LimitFlags,
    /// The file to read; `-` is standard input
    #[arg(value_name = "FILE.td", default_value = "-")]
    file: PathBuf,
}

impl Tblgen {
    pub(crate) fn run(&self) -> ExitCode {
        let sources = self.limits.sources();
        if self.dependencies.is_some() && self.output == Path::new("-") {
            let error = Diagnostic::error("opt::file", "the option -d must be used together with -o")
                .with_help("name the output file, the target of the rule, with -o");
            return status(report(&sources, error.into()));
        }
        let start = Instant::now();
        let file = match read_input(&sources, &self.file) {
            Ok(file) => file,
            Err(error) => return status(report(&sources, error.into())),
        };
        let project = match self.project.load(&sources, &self.file) {
            Ok(project) => project,
            Err(errors) => return status(report(&sources, errors)),
        };
        let mut search =
            if self.prelude { includes(&[], &legalize::providers()) } else { Includes::default() };
        let (own, of_all) = project.as_ref().map_or((&[][..], &[][..]), |project| {
            (project.own_dirs(&self.file), project.include_dirs.as_slice())
        });
        for dir in own.iter().chain(&self.include).chain(of_all) {
            search.push_dir(dir);
        }
        for name in &self.define {
            search.define(name);
        }
        let options = TblgenOptions::default().with(|options| {
            options.includes = search;
            options.warn_unused_template_args = !self.no_warn_on_unused_template_args;
            options.survive_assertions = false;
            options.apart = true;
        });
        let parsed = parse(&sources, file, &options);
        let failed = report(&sources, parsed.diagnostics);
        let Some(keeper) = parsed.value.keeper.filter(|_| !failed) else { return status(true) };
        let read = start.elapsed();
        let written = self.write(&keeper, &parsed.value.dependencies);
        // Freeing the records would only cost time.
        std::mem::forget(keeper);
        if self.time_phases {
            let write = start.elapsed() - read;
            eprintln!("{:10.4} s  Parse, build records", read.as_secs_f64());
            eprintln!("{:10.4} s  Backend, write output", write.as_secs_f64());
            eprintln!("{:10.4} s  Total", start.elapsed().as_secs_f64());
        }
        match written {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => status(report(&sources, error.into())),
        }
    }

    fn write(&self, keeper: &RecordKeeper, included: &[PathBuf]) -> Result<(), Diagnostic> {
        if self.print_enums && keeper.class(&self.class).is_none() {
            let message = format!("the class '{}' is not defined", self.class);
            return Err(Diagnostic::error("tblgen::unknown_class", message)
                .with_help("name a class of the file with --class"));
        }
        let sets = if self.print_sets { Some(print_sets(keeper)?) } else { None };
        if let Some(path) = &self.dependencies {
            write_output(path, self.rule(included).as_bytes())?;
        }
        let sources = keeper.sources();
        let ahead = || keeper.printed_bytes();
        let print = |out: &mut dyn fmt::Write| self.print(keeper, sets.as_deref(), out);
        if !self.write_if_changed {
            return print_charged(sources, &self.output, &ahead, print);
        }
        let mut text = String::new();
        let mut out =
            ChargedText::new(&mut text, sources.limits().budget(Limit::OutputBytes, sources.bytes()), &ahead);
        let printed = print(&mut out);
        if let Some(exceeded) = out.exceeded() {
            return Err(exceeded.diagnostic());
        }
        if let Err(error) = printed {
            return Err(Diagnostic::error("opt::file", format!("cannot print: {error}")));
        }
        if std::fs::read(&self.output).is_ok_and(|old| old == text.as_bytes()) {
            return Ok(());
        }
        write_output(&self.output, text.as_bytes())
    }

    fn print(&self, keeper: &RecordKeeper, sets: Option<&str>, mut out: &mut dyn fmt::Write) -> fmt::Result {
        if let Some(sets) = sets {
            out.write_str(sets)
        } else if self.null_backend {
            Ok(())
        } else if self.print_enums {
            for record in keeper.defs_of_class_by_name(&self.class) {
                write!(out, "{}, ", record.name())?;
            }
            out.write_char('\n')
        } else if self.dump_json {
            dump_json(keeper, &mut out)
        } else if self.print_detailed_records {
            print_detailed_records(keeper, &mut out)
        } else {
            print_records(keeper, &mut out)
        }
    }

    /// The make rule by which the output depends on the included files, sorted; names are not escaped.
    fn rule(&self, included: &[PathBuf]) -> String {
        let names: BTreeSet<String> = included.iter().map(|path| path.display().to_string()).collect();
        let mut rule = format!("{}:", self.output.display());
        for name in names {
            rule.push(' ');
            rule.push_str(&name);
        }
        rule.push('\n');
        rule
    }
}
