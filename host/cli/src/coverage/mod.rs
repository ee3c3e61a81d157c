//! `legalize coverage`: the modules of a project that are read, its operations with custom assembly, the
//! patterns that can be applied, and what blocks most.

mod inputs;
mod stubs;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use clap::{Args, ValueEnum};
use legalize::opt::coverage::{CoverageInput, measure, to_text};
use legalize::opt::{SearchFlags, definition_cache, print_charged, report, status};
use legalize::session::Provider;
use legalize::source::{Diagnostics, SourceMap};

/// Flags of `legalize coverage`.
#[derive(Args)]
pub(crate) struct Coverage {
    /// Loads the dialects of a .td file, or an overlay; they take precedence over those of the project
    #[arg(long, value_name = "FILE.td")]
    ods: Vec<PathBuf>,
    #[command(flatten)]
    search: SearchFlags,
    /// The format of the report
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
    /// Lists at most this many blockers, and other reasons, in text
    #[arg(long, value_name = "N", default_value_t = 20)]
    most: usize,
    /// Writes `overlay.td` and `hooks.rs` into this folder: skeletons of what is missing
    #[arg(long, value_name = "DIR")]
    stubs: Option<PathBuf>,
    /// Replaces skeletons that are there
    #[arg(long, requires = "stubs")]
    force: bool,
    /// Writes the report to this file; `-` is standard output
    #[arg(short = 'o', value_name = "OUT", default_value = "-")]
    output: PathBuf,
    /// Folders, whose .mlir files are read; or .mlir and pattern files, which alone are measured
    #[arg(value_name = "PATH", default_value = ".")]
    paths: Vec<PathBuf>,
}

/// Formats of the report.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// Lines.
    Text,
    /// The document `legalize-coverage`.
    Json,
}

impl Coverage {
    pub(crate) fn run(&self, providers: &[Arc<dyn Provider>]) -> ExitCode {
        let sources = self.search.limits.sources();
        match self.measured(&sources, providers) {
            Ok(()) => ExitCode::SUCCESS,
            Err(errors) => status(report(&sources, errors)),
        }
    }

    fn measured(&self, sources: &Arc<SourceMap>, providers: &[Arc<dyn Provider>]) -> Result<(), Diagnostics> {
        if let Some(folder) = &self.stubs {
            // Before minutes are spent on the report.
            stubs::check(folder, self.force)?;
        }
        let inputs = inputs::find(self, sources, providers)?;
        let input = CoverageInput {
            options: inputs.options.with(|options| options.definition_cache = definition_cache()),
            sources: sources.clone(),
            providers,
            modules: inputs.modules,
            patterns: inputs.patterns,
        };
        let measured = measure(&input)?;
        if let Some(folder) = &self.stubs {
            stubs::write(folder, &measured)?;
        }
        let text = match self.format {
            Format::Text => to_text(&measured.coverage, self.most),
            Format::Json => measured.coverage.to_json(),
        };
        print_charged(sources, &self.output, &|| text.len() as u64, |out| out.write_str(&text))?;
        Ok(())
    }

    /// The path by which the project is found.
    fn first(&self) -> &Path {
        self.paths.first().map_or(Path::new("."), PathBuf::as_path)
    }
}
