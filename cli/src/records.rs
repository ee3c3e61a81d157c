//! `legalize tblgen`: records of a `.td` file.

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use clap::Args;
use legalize::opt::{includes, read_input, report, status, write_output};
use legalize::source::{Includes, SourceMap};
use legalize::tblgen::{ParseOptions, dump_json, parse, print_detailed_records, print_records};

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
    /// The file to read; `-` is standard input
    #[arg(value_name = "FILE.td", default_value = "-")]
    file: PathBuf,
}

impl Tblgen {
    pub(crate) fn run(&self) -> ExitCode {
        let sources: Arc<SourceMap> = Arc::default();
        let file = match read_input(&sources, &self.file) {
            Ok(file) => file,
            Err(error) => return status(report(&sources, error.into())),
        };
        let search = if self.prelude {
            includes(&self.include, &legalize::dialects::providers())
        } else {
            let mut search = Includes::default();
            for dir in &self.include {
                search.push_dir(dir);
            }
            search
        };
        let options = ParseOptions {
            includes: search,
            defines: self.define.clone(),
            warn_unused_template_args: !self.no_warn_on_unused_template_args,
            ..ParseOptions::default()
        };
        let parsed = parse(&sources, file, &options);
        let failed = report(&sources, parsed.diagnostics);
        let Some(keeper) = parsed.keeper.filter(|_| !failed) else { return status(true) };
        let mut text = String::new();
        let printed = if self.null_backend {
            Ok(())
        } else if self.dump_json {
            dump_json(&keeper, &mut text)
        } else if self.print_detailed_records {
            print_detailed_records(&keeper, &mut text)
        } else {
            print_records(&keeper, &mut text)
        };
        // Freeing the records takes time that nobody waits for.
        std::mem::forget(keeper);
        let written = printed
            .map_err(|error| {
                legalize::source::Diagnostic::error("opt::file", format!("cannot print: {error}"))
            })
            .and_then(|()| write_output(&self.output, text.as_bytes()));
        match written {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => status(report(&sources, error.into())),
        }
    }
}
