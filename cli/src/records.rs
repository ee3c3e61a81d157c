//! `legalize tblgen`: records of a `.td` file.

use std::collections::BTreeSet;
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

use clap::Args;
use legalize::opt::{includes, print_output, read_input, report, status, write_output};
use legalize::source::{Diagnostic, Includes, SourceMap};
use legalize::tblgen::{
    Limits, ParseOptions, RecordKeeper, dump_json, parse, print_detailed_records, print_records, print_sets,
};

/// Flags that set limits; without one the default holds.
#[derive(Args)]
struct LimitFlags {
    /// Limit: nested brackets
    #[arg(long, value_name = "N", hide = true)]
    max_nesting: Option<u32>,
    /// Limit: nested includes
    #[arg(long, value_name = "N", hide = true)]
    max_include_depth: Option<u32>,
    /// Limit: nested instantiations
    #[arg(long, value_name = "N", hide = true)]
    max_depth: Option<u32>,
    /// Limit: elements of one list
    #[arg(long, value_name = "N", hide = true)]
    max_list: Option<usize>,
    /// Limit: bytes of one string
    #[arg(long, value_name = "N", hide = true)]
    max_string: Option<usize>,
    /// Limit: distinct values
    #[arg(long, value_name = "N", hide = true)]
    max_values: Option<usize>,
    /// Limit: operands of all values
    #[arg(long, value_name = "N", hide = true)]
    max_operands: Option<usize>,
    /// Limit: fields and superclasses of all records
    #[arg(long, value_name = "N", hide = true)]
    max_inherited: Option<usize>,
    /// Limit: records
    #[arg(long, value_name = "N", hide = true)]
    max_records: Option<usize>,
    /// Limit: instances of what loops and multiclasses hold
    #[arg(long, value_name = "N", hide = true)]
    max_instances: Option<usize>,
    /// Limit: steps of evaluation
    #[arg(long, value_name = "N", hide = true)]
    max_steps: Option<u64>,
    /// Limit: errors that are reported
    #[arg(long, value_name = "N", hide = true)]
    max_errors: Option<usize>,
}

impl LimitFlags {
    fn limits(&self) -> Limits {
        let Limits { nesting, include_depth, depth, value_depth, list_len, string_len, bits, .. } =
            Limits::default();
        let Limits { values, operands, inherited, records, instances, steps, errors, .. } = Limits::default();
        Limits {
            nesting: self.max_nesting.unwrap_or(nesting),
            include_depth: self.max_include_depth.unwrap_or(include_depth),
            // More than the default needs more stack than there is.
            depth: self.max_depth.unwrap_or(depth).min(depth),
            value_depth,
            list_len: self.max_list.unwrap_or(list_len),
            string_len: self.max_string.unwrap_or(string_len),
            bits,
            values: self.max_values.unwrap_or(values).min(values),
            operands: self.max_operands.unwrap_or(operands).min(1 << 31),
            inherited: self.max_inherited.unwrap_or(inherited),
            records: self.max_records.unwrap_or(records),
            instances: self.max_instances.unwrap_or(instances),
            steps: self.max_steps.unwrap_or(steps),
            errors: self.max_errors.unwrap_or(errors).max(1),
        }
    }
}

#[derive(Args)]
pub(crate) struct Tblgen {
    /// Prints all records (this is the default)
    #[arg(long, group = "output_kind")]
    print_records: bool,
    /// Prints all records with places and types
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
    /// Says how long reading and writing took
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
    /// Writes the included files to this file, as a rule of make; needs `-o`
    #[arg(short = 'd', value_name = "DEPS")]
    dependencies: Option<PathBuf>,
    #[command(flatten)]
    limits: LimitFlags,
    /// The file to read; `-` is standard input
    #[arg(value_name = "FILE.td", default_value = "-")]
    file: PathBuf,
}

impl Tblgen {
    pub(crate) fn run(&self) -> ExitCode {
        let sources: Arc<SourceMap> = Arc::default();
        if self.dependencies.is_some() && self.output == Path::new("-") {
            let error = Diagnostic::error("opt::file", "the option -d must be used together with -o")
                .with_help("name the output file, which the rule is about, with -o");
            return status(report(&sources, error.into()));
        }
        let start = Instant::now();
        let file = match read_input(&sources, &self.file) {
            Ok(file) => file,
            Err(error) => return status(report(&sources, error.into())),
        };
        let mut search = match self.prelude {
            true => includes(&[], &legalize::dialects::providers()),
            false => Includes::default(),
        };
        for dir in &self.include {
            search.push_dir(dir);
        }
        for name in &self.define {
            search.define(name);
        }
        let options = ParseOptions {
            includes: search,
            warn_unused_template_args: !self.no_warn_on_unused_template_args,
            limits: self.limits.limits(),
            survive_assertions: false,
            apart: true,
        };
        let parsed = parse(&sources, file, &options);
        let failed = report(&sources, parsed.diagnostics);
        let Some(keeper) = parsed.keeper.filter(|_| !failed) else { return status(true) };
        let read = start.elapsed();
        let written = self.write(&keeper, &parsed.dependencies);
        // Freeing the records takes time that nobody waits for.
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
        if !self.write_if_changed {
            return print_output(&self.output, |out| self.print(keeper, sets.as_deref(), out));
        }
        let mut text = String::new();
        if let Err(error) = self.print(keeper, sets.as_deref(), &mut text) {
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

    /// The rule that the output depends on the included files, which are sorted; names are not escaped.
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
