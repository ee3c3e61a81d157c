//! Flags that several commands share, spelled as by upstream's tools.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use legalize_conversion::{PatternCheck, PatternChecks};
use legalize_ir::PrintOptions;
use legalize_session::project::Project;
use legalize_session::{IncludingFile, Provider, SessionOptions, includes};
use legalize_source::{Diagnostics, Includes, SourceMap, is_lint};

use crate::{LimitFlags, ProjectFlags};

/// The search for included files, and the macros defined for them.
#[derive(Args, Clone, Debug, Default)]
#[non_exhaustive]
pub struct SearchFlags {
    /// Searches included files in this directory, before the embedded ones
    #[arg(short = 'I', value_name = "DIR")]
    pub include: Vec<PathBuf>,
    /// Defines a macro for .td files; with the name of a lint, reports its findings as errors
    #[arg(short = 'D', value_name = "NAME")]
    pub define: Vec<String>,
    /// The project file.
    #[command(flatten)]
    pub project: ProjectFlags,
    /// The limits of the run.
    #[command(flatten)]
    pub limits: LimitFlags,
}

impl SearchFlags {
    /// Returns the search path for what a file includes: the folders that its project gives to this file,
    /// those of `-I`, those of the project, and the files that the providers embed.
    ///
    /// # Errors
    /// If the project file is at fault.
    pub fn includes(
        &self,
        sources: &SourceMap,
        file: &Path,
        providers: &[Arc<dyn Provider>],
    ) -> Result<Includes, Diagnostics> {
        let project = self.project.load(sources, file)?;
        Ok(self.includes_in(project.as_ref(), file, providers))
    }

    /// Returns the search path as [`includes`](Self::includes) does, with the project at hand.
    pub fn includes_in(
        &self,
        project: Option<&Project>,
        file: &Path,
        providers: &[Arc<dyn Provider>],
    ) -> Includes {
        let mut dirs = self.include.clone();
        if let Some(project) = project {
            dirs.splice(0..0, project.own_dirs(file).iter().cloned());
            dirs.extend(project.include_dirs.iter().cloned());
        }
        let mut includes = includes(&dirs, providers);
        for name in self.macros() {
            includes.define(name);
        }
        includes
    }

    /// Returns the options of a session for an input: the folders and macros of the flags, and all that the
    /// project names, its patterns only if `options` name none and `applies_patterns` is true. The flags' own
    /// definitions and patterns are already in `options`.
    ///
    /// # Errors
    /// If the project file is at fault.
    pub fn session_options(
        &self,
        sources: &SourceMap,
        input: &Path,
        mut options: SessionOptions,
        applies_patterns: bool,
    ) -> Result<SessionOptions, Diagnostics> {
        options.include_dirs.clone_from(&self.include);
        options.defines = self.macros().map(str::to_owned).collect();
        if let Some(project) = self.project.load(sources, input)? {
            project.add_to(&mut options);
            if applies_patterns && options.patterns.is_empty() {
                options.patterns = project.patterns;
            }
        }
        Ok(options)
    }

    /// The defined macros: the names of `-D` that are not lints.
    pub fn macros(&self) -> impl Iterator<Item = &str> {
        self.define.iter().map(String::as_str).filter(|name| !is_lint(name))
    }
}

/// Splitting of one file into several.
#[derive(Args, Clone, Debug, Default)]
#[non_exhaustive]
pub struct SplitFlags {
    /// Treats pieces between markers, `// -----` or this text, as files of their own
    #[arg(
        long,
        value_name = "MARKER",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = crate::SEPARATOR
    )]
    pub split_input_file: Option<String>,
    /// Prints this between the outputs of the pieces, `// -----` by default
    #[arg(long, value_name = "MARKER")]
    pub output_split_marker: Option<String>,
}

impl SplitFlags {
    /// The line between the outputs of two pieces.
    pub fn output_line(&self) -> String {
        format!("{}\n", self.output_split_marker.as_deref().unwrap_or(crate::SEPARATOR))
    }
}

/// The input and its treatment.
#[derive(Args, Clone, Debug, Default)]
#[non_exhaustive]
pub struct InputFlags {
    /// Loads the dialects of a .td file; they take precedence over the embedded ones
    #[arg(long = "ods", value_name = "FILE.td")]
    pub ods: Vec<PathBuf>,
    /// The search for included files.
    #[command(flatten)]
    pub search: SearchFlags,
    /// Accepts operations, types and attributes of dialects that are not registered
    #[arg(long)]
    pub allow_unregistered_dialect: bool,
    /// The splitting of the input into several files.
    #[command(flatten)]
    pub split: SplitFlags,
    /// Checks diagnostics against comments such as `// expected-error {{text}}`; implies
    /// `--max-errors=upstream`
    #[arg(long)]
    pub verify_diagnostics: bool,
    /// Prints the wall time of reading, each pass and printing
    #[arg(long)]
    pub mlir_timing: bool,
    /// Runs everything on one thread instead of one for each core; the output is the same
    #[arg(long)]
    pub mlir_disable_threading: bool,
    /// Prints the log tree of these drivers: greedy-rewriter, walk-rewriter, dialect-conversion
    #[arg(long, value_name = "DRIVER", value_delimiter = ',')]
    pub debug_only: Vec<String>,
    /// Writes the actions of passes and drivers, in the order in which they happen, to this file; `-` is
    /// standard error
    #[arg(long, value_name = "FILE")]
    pub log_actions_to: Option<PathBuf>,
    /// Does not verify after reading and after each pass
    #[arg(long)]
    pub no_verify: bool,
    /// Assumes that constraints of definitions that cannot be evaluated are satisfied, with a warning for
    /// each instead of an error; and skips patterns that call C++ functions that are not registered
    #[arg(long)]
    pub allow_unresolved: bool,
    /// Skips each application of a pattern that cannot be evaluated, and reports it; the module is printed,
    /// the exit status is 1
    #[arg(long)]
    pub keep_going: bool,
    /// Checks what each pattern does, and ends at the first that leaves invalid IR (verify), that edits and
    /// fails or succeeds without an edit (edits), or that edits without notifying the rewriter
    /// (notifications); without names, all three
    #[arg(
        long,
        value_name = "CHECKS",
        value_delimiter = ',',
        num_args = 0..,
        require_equals = true,
        default_missing_values = PatternCheck::ALL.map(PatternCheck::name),
        value_parser = pattern_check()
    )]
    pub check_patterns: Vec<PatternCheck>,
    /// True if no progress is shown on a terminal for runs longer than a second.
    #[arg(skip)]
    pub quiet: bool,
    /// The module to read; `-` is standard input
    #[arg(value_name = "FILE.mlir", default_value = "-")]
    pub file: PathBuf,
}

/// The pattern files to apply.
#[derive(Args, Clone, Debug, Default)]
#[non_exhaustive]
pub struct PatternFlags {
    /// A pattern file: .td (DRR), .pdll, .ron or .mlir (PDL dialect); may be repeated
    #[arg(long = "patterns", value_name = "FILE")]
    pub patterns: Vec<PathBuf>,
    /// Skips patterns that call C++ functions that are not registered, or infer types with them, with a
    /// warning instead of an error
    #[arg(long)]
    pub allow_unresolved_natives: bool,
    /// Does not apply patterns of these names or labels
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    pub disable_patterns: Vec<String>,
    /// Applies only patterns of these names or labels
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    pub enable_patterns: Vec<String>,
    /// Refuses patterns that name operations, attributes, operands or results which a loaded dialect does not
    /// have
    #[arg(long)]
    pub strict_patterns: bool,
}

/// The printing of the output.
#[derive(Args, Clone, Debug, Default)]
#[non_exhaustive]
pub struct OutputFlags {
    /// Prints the generic form of every operation
    #[arg(long)]
    pub mlir_print_op_generic: bool,
    /// Prints locations
    #[arg(long)]
    pub mlir_print_debuginfo: bool,
    /// Prints locations in short form; with --mlir-print-debuginfo
    #[arg(long)]
    pub mlir_pretty_debuginfo: bool,
    /// Prints in local scope: without aliases, each operation by itself
    #[arg(long)]
    pub mlir_print_local_scope: bool,
    /// Elides dense elements with more elements than this
    #[arg(long, value_name = "N")]
    pub mlir_elide_elementsattrs_if_larger: Option<u64>,
    /// Elides resources whose string is longer than this
    #[arg(long, value_name = "N")]
    pub mlir_elide_resource_strings_if_larger: Option<u64>,
    /// Prints dense elements in hexadecimal that have more elements than this; never for -1
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub mlir_print_elementsattrs_with_hex_if_larger: Option<i64>,
    /// Prints the users of each value
    #[arg(long)]
    pub mlir_print_value_users: bool,
    /// Numbers values so that no two in the module have the same name
    #[arg(long)]
    pub mlir_print_unique_ssa_ids: bool,
    /// Prints `{...}` for regions
    #[arg(long)]
    pub mlir_print_skip_regions: bool,
    /// Names values by their name locations
    #[arg(long)]
    pub mlir_use_nameloc_as_prefix: bool,
    /// Does not verify before printing; only valid modules are printed in any case
    #[arg(long)]
    pub mlir_print_assume_verified: bool,
    /// Writes to this file; `-` is standard output
    #[arg(short = 'o', value_name = "OUT", default_value = "-")]
    pub output: PathBuf,
}

/// The names of checks of patterns.
fn pattern_check() -> impl TypedValueParser<Value = PatternCheck> {
    PossibleValuesParser::new(PatternCheck::ALL.map(PatternCheck::name))
        .try_map(|name| name.parse::<PatternCheck>())
}

impl InputFlags {
    /// The checks of each pattern's edits.
    pub fn pattern_checks(&self) -> PatternChecks {
        self.check_patterns.iter().copied().collect()
    }

    /// A table of files with the limits of the flags. `--verify-diagnostics` expects the errors that upstream
    /// reports.
    pub fn sources(&self) -> Arc<SourceMap> {
        let mut limits = (*self.search.limits.limits).clone();
        limits.upstream_errors |= self.verify_diagnostics;
        Arc::new(SourceMap::with_limits(limits))
    }

    /// True if progress is shown on a terminal: not if logs are printed there at the same time.
    pub(crate) fn shows_progress(&self) -> bool {
        let logs = !self.debug_only.is_empty() || self.log_actions_to.as_deref() == Some(Path::new("-"));
        !self.quiet && !logs
    }

    /// Returns the options of the session that the flags request, with these pattern files; without any, and
    /// if `applies_patterns` is true, with those of the project.
    ///
    /// # Errors
    /// If the project file is at fault.
    pub fn session_options(
        &self,
        sources: &SourceMap,
        patterns: &[PathBuf],
        applies_patterns: bool,
    ) -> Result<SessionOptions, Diagnostics> {
        let options = SessionOptions::default().with(|options| {
            options.ods = self.ods.iter().map(IncludingFile::from).collect();
            options.patterns = patterns.iter().map(IncludingFile::from).collect();
            options.allow_unregistered_dialect = self.allow_unregistered_dialect;
            options.allow_unresolved = self.allow_unresolved;
            options.keep_going = self.keep_going;
            options.pattern_checks = self.pattern_checks();
        });
        self.search.session_options(sources, &self.file, options, applies_patterns)
    }
}

impl OutputFlags {
    /// The options for printing.
    pub fn print_options(&self) -> PrintOptions {
        PrintOptions::default().with(|options| {
            options.generic = self.mlir_print_op_generic;
            options.debug_info = self.mlir_print_debuginfo;
            options.pretty_debug_info = self.mlir_pretty_debuginfo;
            options.local_scope = self.mlir_print_local_scope;
            options.elide_elements_if_larger = self.mlir_elide_elementsattrs_if_larger;
            options.elide_resources_if_larger = self.mlir_elide_resource_strings_if_larger;
            options.hex_elements_if_larger = self.mlir_print_elementsattrs_with_hex_if_larger;
            options.value_users = self.mlir_print_value_users;
            options.unique_ssa_ids = self.mlir_print_unique_ssa_ids;
            options.skip_regions = self.mlir_print_skip_regions;
            options.name_loc_as_prefix = self.mlir_use_nameloc_as_prefix;
        })
    }
}
