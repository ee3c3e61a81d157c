//! Commands that apply patterns to modules: `rewrite`, `convert`.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use clap::{Args, ValueEnum};
use legalize_conversion::{
    Conversion, ConversionConfig, ConversionMode, ConversionTarget, DeclarativeOptions, FrozenPatternSet,
    GreedyConfig, PatternCheck, PatternFilter, Progress, RegionSimplification, WalkConfig, WalkDriver,
    apply_patterns_greedily, recovered,
};
use legalize_ir::{Context, Ir, OpId, WalkOrder, verify};
use legalize_passes::Timing;
use legalize_session::spec::{ConversionSpec, Mode};
use legalize_session::{Provider, Session};
use legalize_source::{Diagnostic, Diagnostics, FileId, LintLevels, SourceMap, report};

use crate::driver::{Outcome, process, read_input, status};
use crate::logging::actions_not_written;
use crate::output::write_output;
use crate::unfinished::unfinished;
use crate::{
    ActionLog, Explanation, InputFlags, LOG_TREES, LintFlags, OutputFlags, PatternFlags, start_logging,
};

/// `rewrite`: applies patterns with a driver.
#[derive(Args, Clone, Debug)]
pub struct RewriteCommand {
    #[command(flatten)]
    lints: LintFlags,
    #[command(flatten)]
    input: InputFlags,
    #[command(flatten)]
    output: OutputFlags,
    #[command(flatten)]
    patterns: PatternFlags,
    /// The driver that applies them
    #[arg(long, value_enum, default_value = "greedy")]
    driver: DriverName,
    /// Folds operations in the greedy driver too
    #[arg(long, value_name = "BOOL", default_value_t = true, action = clap::ArgAction::Set)]
    fold: bool,
    /// Maximum number of rounds of the greedy driver; -1 for no limit
    #[arg(long, value_name = "N", default_value_t = 10, allow_negative_numbers = true, value_parser = no_limit_or_some)]
    max_iterations: i64,
    /// Maximum number of pattern applications in a round of the greedy driver; -1 for no limit
    #[arg(long, value_name = "N", default_value_t = -1, allow_negative_numbers = true, value_parser = no_limit_or_some)]
    max_num_rewrites: i64,
    /// Visits the first operation first in the greedy driver
    #[arg(long, value_name = "BOOL", default_value_t = false, action = clap::ArgAction::Set)]
    top_down: bool,
    /// The simplification of control flow between rounds of the greedy driver
    #[arg(long, value_enum, value_name = "LEVEL", default_value = "aggressive")]
    region_simplify: RegionSimplify,
}

/// The levels of simplification on the command line, as upstream's canonicalizer names them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
#[non_exhaustive]
pub(crate) enum RegionSimplify {
    /// Leaves regions as they are.
    Disabled,
    /// Erases unreachable blocks and dead operations.
    Normal,
    /// Also merges equal blocks.
    Aggressive,
}

/// The drivers that need no target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
#[non_exhaustive]
pub enum DriverName {
    /// Applies patterns until nothing changes.
    Greedy,
    /// Visits each operation once, nested operations first.
    Walk,
    /// Visits each operation once, nested operations last.
    WalkPreOrder,
}

/// `convert`: dialect conversion.
#[derive(Args, Clone, Debug)]
pub struct ConvertCommand {
    #[command(flatten)]
    lints: LintFlags,
    #[command(flatten)]
    input: InputFlags,
    #[command(flatten)]
    output: OutputFlags,
    /// The target: legality, type conversions, patterns
    #[arg(long, value_name = "SPEC.ron")]
    target: PathBuf,
    #[command(flatten)]
    patterns: PatternFlags,
    /// The mode of the conversion; takes precedence over the spec
    #[arg(long, value_enum)]
    mode: Option<ModeName>,
    /// Rolls back the edits of a failing pattern. With `false`, edits are final at once, and a conversion
    /// that fails prints no module
    #[arg(long, value_name = "BOOL", default_value_t = true, action = clap::ArgAction::Set)]
    allow_pattern_rollback: bool,
    /// Maximum number of reported operations; that of `--max-errors` by default. Takes precedence over the
    /// spec
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    max_failures: Option<u64>,
    /// Prints the patterns that were tried: as text, for operations that could not be legalized, as a failed
    /// conversion does in any case; as JSON or HTML, every step. On standard error the diagnostics follow;
    /// `--explain-to` keeps them apart
    #[arg(
        long,
        value_enum,
        value_name = "FORMAT",
        num_args = 0..=1,
        default_missing_value = "text",
        require_equals = true
    )]
    explain: Option<ExplainFormat>,
    /// The output of `--explain`; `-` is standard error
    #[arg(long, value_name = "FILE", default_value = "-")]
    explain_to: PathBuf,
}

/// Format of `--explain`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
#[non_exhaustive]
pub enum ExplainFormat {
    /// Operations that could not be legalized, with the attempts on each.
    Text,
    /// Every step, as data, one document per piece of the input.
    Json,
    /// Every step, as a page.
    Html,
}

/// Settings of a conversion.
struct Task<'a> {
    target: &'a ConversionTarget,
    patterns: &'a FrozenPatternSet,
    mode: Mode,
    max_failures: Option<usize>,
    progress: Option<&'a Progress>,
}

/// The modes on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
#[non_exhaustive]
pub enum ModeName {
    /// Operations that are neither legal nor illegal may stay.
    Partial,
    /// All operations must become legal.
    Full,
    /// Only reports what could be converted.
    Analysis,
}

impl From<ModeName> for Mode {
    fn from(name: ModeName) -> Self {
        match name {
            ModeName::Partial => Mode::Partial,
            ModeName::Full => Mode::Full,
            ModeName::Analysis => Mode::Analysis,
        }
    }
}

/// Reads the input and creates the session, or reports why that fails. The patterns of the project are loaded
/// for a command that applies patterns and names none.
pub(crate) fn session(
    input: &InputFlags,
    patterns: &PatternFlags,
    providers: &[Arc<dyn Provider>],
    lints: (&LintFlags, LintLevels),
    sources: Arc<SourceMap>,
    timing: &mut Timing,
    purpose: Purpose,
) -> Result<(Session, FileId, ActionLog), ExitCode> {
    let (flags, defaults) = lints;
    let lints = match flags.levels(defaults) {
        Ok(levels) => levels,
        Err(error) => {
            report(&sources, error.into());
            return Err(ExitCode::from(2));
        }
    };
    if let Some(unknown) = input.debug_only.iter().find(|name| !LOG_TREES.contains(&name.as_str())) {
        let error = Diagnostic::error("opt::log", format!("'{unknown}' has no log tree"))
            .with_help(format!("use one of {}", LOG_TREES.join(", ")));
        report(&sources, error.into());
        return Err(ExitCode::from(2));
    }
    let log = match start_logging(&input.debug_only, input.log_actions_to.as_deref()) {
        Ok(log) => log,
        Err(error) => {
            report(&sources, (*error).into());
            return Err(ExitCode::from(2));
        }
    };
    let mut options = match input.session_options(&sources, &patterns.patterns, purpose == Purpose::Patterns)
    {
        Ok(options) => options,
        Err(errors) => return Err(status(report(&sources, errors))),
    };
    options.allow_unresolved_natives = patterns.allow_unresolved_natives;
    options.pattern_filter = PatternFilter {
        disabled: patterns.disable_patterns.clone(),
        enabled: patterns.enable_patterns.clone(),
    };
    options.on_demand = purpose == Purpose::Printing && options.default_pipeline.is_none();
    options.definition_cache = definition_cache();
    options.strict_patterns = patterns.strict_patterns;
    options.threads = Some(usize::from(input.mlir_disable_threading));
    options.lints = lints;
    // Before the session: it loads the dialects that the input mentions.
    let file = match read_input(&sources, &input.file) {
        Ok(file) => file,
        Err(error) => return Err(status(report(&sources, error.into()))),
    };
    let (session, diagnostics) = Session::new(sources.clone(), &options, providers, timing).into_parts();
    let failed = report(&sources, diagnostics);
    session.map(|session| (session, file, log)).ok_or_else(|| status(failed))
}

/// Use that a command makes of a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// Modules are read, verified and printed.
    Printing,
    /// Passes run.
    Passes,
    /// Patterns are applied, of a project if no others are given.
    Patterns,
    /// Modules are converted.
    Conversion,
}

/// The folder in which definitions are kept between runs: `LEGALIZE_CACHE`, none if that is empty, otherwise
/// a folder in the user's cache folder.
pub fn definition_cache() -> Option<PathBuf> {
    match std::env::var_os("LEGALIZE_CACHE") {
        Some(folder) => Some(PathBuf::from(folder)).filter(|folder| !folder.as_os_str().is_empty()),
        None => dirs::cache_dir().map(|folder| folder.join("legalize")),
    }
}

/// The status of a run, or failure if its actions could not be written.
pub(crate) fn with_log(code: ExitCode, log: &ActionLog, sources: &SourceMap) -> ExitCode {
    match log.finish() {
        Ok(()) => code,
        Err(error) => status(report(sources, actions_not_written(&error).into())),
    }
}

/// Parses a number of at least one, or -1 for no limit: with a limit of zero nothing would be done.
fn no_limit_or_some(text: &str) -> Result<i64, String> {
    match text.parse() {
        Ok(number @ (-1 | 1..)) => Ok(number),
        Ok(_) => Err("give a number of at least 1, or -1 for no limit".to_owned()),
        Err(error) => Err(format!("{error}")),
    }
}

impl RewriteCommand {
    /// Runs the command.
    pub fn run(&self, providers: &[Arc<dyn Provider>]) -> ExitCode {
        let mut timing = Timing::new();
        let sources = self.input.sources();
        let lints = (&self.lints, self.lints_by_default());
        let (session, file, log) = match session(
            &self.input,
            &self.patterns,
            providers,
            lints,
            sources,
            &mut timing,
            Purpose::Patterns,
        ) {
            Ok(created) => created,
            Err(code) => return code,
        };
        let (patterns, diagnostics) =
            timing.measure("Patterns", || session.freeze(&[], &DeclarativeOptions::plain())).into_parts();
        let failed = report(session.sources(), diagnostics);
        let Some(patterns) = patterns else { return status(failed) };
        let verify_after = !self.input.no_verify;
        let code =
            process(&session, file, &self.input, &self.output, &mut timing, &mut |ctx, ir, root, timing| {
                let mut outcome = self.apply(ctx, ir, root, &patterns, timing);
                if verify_after && outcome.prints && ir.is_live(root) {
                    let found = timing.measure("(verify)", || verify(ctx, ir, root));
                    outcome.prints &= !found.has_errors();
                    outcome.diagnostics.extend(found);
                }
                outcome
            });
        with_log(code, &log, session.sources())
    }

    /// The levels of lints that are not set. The walk drivers do not visit operations that patterns create.
    fn lints_by_default(&self) -> LintLevels {
        let mut levels = LintLevels::default();
        if self.driver != DriverName::Greedy {
            levels.allow_code("model::retrigger");
        }
        levels
    }

    fn greedy_config(&self) -> GreedyConfig {
        GreedyConfig::default().with(|config| {
            config.fold = self.fold;
            config.max_iterations =
                u64::try_from(self.max_iterations).ok().map(|most| u32::try_from(most).unwrap_or(u32::MAX));
            config.max_rewrites = u64::try_from(self.max_num_rewrites).ok();
            config.top_down = self.top_down;
            config.keep_going = self.input.keep_going;
            config.region_simplification = match self.region_simplify {
                RegionSimplify::Disabled => RegionSimplification::Off,
                RegionSimplify::Normal => RegionSimplification::Normal,
                RegionSimplify::Aggressive => RegionSimplification::Aggressive,
            };
        })
    }

    fn apply(
        &self,
        ctx: &Context,
        ir: &mut Ir,
        root: OpId,
        patterns: &FrozenPatternSet,
        timing: &mut Timing,
    ) -> Outcome {
        match self.driver {
            DriverName::Greedy => {
                let config = self.greedy_config();
                let result =
                    timing.measure("greedy", || apply_patterns_greedily(ctx, ir, root, patterns, &config));
                match result {
                    Ok(result) => {
                        let mut found = recovered(&result.errors);
                        found.extend(unfinished(ctx, ir, root, patterns, &config, &result.stop));
                        Outcome::unfinished(found)
                    }
                    Err(error) => Diagnostics::from(error).into(),
                }
            }
            DriverName::Walk | DriverName::WalkPreOrder => {
                let order = match self.driver {
                    DriverName::WalkPreOrder => WalkOrder::PreOrder,
                    _ => WalkOrder::PostOrder,
                };
                let config = WalkConfig::default().with(|config| {
                    config.order = order;
                    config.keep_going = self.input.keep_going;
                });
                let driver = WalkDriver::new(patterns, &config);
                match timing.measure("walk", || driver.run(ctx, ir, root)) {
                    Ok(result) => recovered(&result.errors).into(),
                    Err(error) => match error.diagnostic() {
                        limit if limit.code == "convert::walk_endless" => Outcome::unfinished(limit.into()),
                        error => Diagnostics::from(error).into(),
                    },
                }
            }
        }
    }
}

impl ConvertCommand {
    /// Runs the command.
    pub fn run(&self, providers: &[Arc<dyn Provider>]) -> ExitCode {
        let mut timing = Timing::new();
        let sources = self.input.sources();
        let spec_file = match read_input(&sources, &self.target) {
            Ok(file) => file,
            Err(error) => return status(report(&sources, error.into())),
        };
        let spec = match ConversionSpec::read(&sources, spec_file) {
            Ok(spec) => spec,
            Err(error) => return status(report(&sources, error.into())),
        };
        let mut input = self.input.clone();
        input.ods.splice(0..0, spec.ods_files(&self.target));
        input.check_patterns.extend(spec.check_patterns.iter().copied().map(PatternCheck::from));
        let mut files = spec.pattern_files(&self.target);
        files.extend(self.patterns.patterns.iter().cloned());
        // Names in the spec and in the flags both count.
        let both = |spec: &[String], flags: &[String]| [spec, flags].concat();
        let patterns = PatternFlags {
            patterns: files,
            disable_patterns: both(&spec.disable_patterns, &self.patterns.disable_patterns),
            enable_patterns: both(&spec.enable_patterns, &self.patterns.enable_patterns),
            ..self.patterns.clone()
        };
        let lints = (&self.lints, LintLevels::default());
        let (session, file, log) = match session(
            &input,
            &patterns,
            providers,
            lints,
            sources.clone(),
            &mut timing,
            Purpose::Conversion,
        ) {
            Ok(created) => created,
            Err(code) => return code,
        };
        let ctx = session.ctx();
        let mode = self.mode.map_or(spec.mode, Mode::from);
        let (converter, mut diagnostics) = spec.converter(ctx, mode, &sources, spec_file).into_parts();
        let converter = Arc::new(converter);
        // The others are reported as the target is read.
        let known = session.native_patterns();
        let is_known = |name: &String| known.iter().any(|known| known.name() == name);
        let native_sets: Vec<String> = spec.native_sets().into_iter().filter(is_known).collect();
        let (target, found) = spec.target(&session, &sources, spec_file, &converter).into_parts();
        diagnostics.extend(found);
        let options = spec.pattern_options(&converter);
        let (patterns, found) =
            timing.measure("Patterns", || session.freeze(&native_sets, &options)).into_parts();
        diagnostics.extend(found);
        let failed = report(&sources, diagnostics);
        let Some(patterns) = patterns.filter(|_| !failed) else { return status(true) };
        let verify_after = !input.no_verify;
        let given = self.max_failures.map(|most| usize::try_from(most).unwrap_or(usize::MAX));
        let max_failures = given.or(spec.max_failures);
        let mut reported = String::new();
        let code =
            process(&session, file, &input, &self.output, &mut timing, &mut |ctx, ir, root, timing| {
                let activity = timing.activity();
                let progress = activity.as_deref().map(|activity| &activity.conversion);
                let task = Task { target: &target, patterns: &patterns, mode, max_failures, progress };
                let mut found =
                    timing.measure("convert", || self.convert(ctx, ir, root, &task, &mut reported));
                if verify_after && !found.has_errors() && ir.is_live(root) {
                    found.extend(timing.measure("(verify)", || verify(ctx, ir, root)));
                }
                found.into()
            });
        let code = with_log(code, &log, &sources);
        // Nothing is reported on standard error twice, or for an input that was never read.
        if reported.is_empty() {
            return code;
        }
        match write_output(&self.explain_to, reported.as_bytes()) {
            Ok(()) => code,
            Err(error) => status(report(&sources, error.into())),
        }
    }

    /// Converts one module; the explanation is printed, or collected for a file.
    fn convert(
        &self,
        ctx: &Context,
        ir: &mut Ir,
        root: OpId,
        task: &Task<'_>,
        reported: &mut String,
    ) -> Diagnostics {
        let &Task { target, patterns, mode, max_failures, progress } = task;
        let config = ConversionConfig::default().with(|config| {
            config.mode = if self.allow_pattern_rollback {
                ConversionMode::Rollback
            } else {
                ConversionMode::NoRollback
            };
            config.explain = self.explain.is_some();
            config.keep_going = self.input.keep_going;
            config.max_failures = max_failures;
        });
        let mut explanation = Explanation::new();
        let conversion = Conversion::new(target, patterns, &config);
        let conversion = match self.explain {
            Some(ExplainFormat::Json | ExplainFormat::Html) => conversion.with_listener(&mut explanation),
            _ => conversion,
        };
        let conversion = match progress {
            Some(progress) => conversion.with_progress(progress),
            None => conversion,
        };
        let result = match mode {
            Mode::Partial => conversion.partial(ctx, ir, &[root]),
            Mode::Full => conversion.full(ctx, ir, &[root]),
            Mode::Analysis => conversion.analysis(ctx, ir, &[root]),
        };
        let all = match &result {
            Ok(report) => {
                let mut all = recovered(&report.errors);
                if mode == Mode::Analysis {
                    all.extend(remarks(ctx, ir, &report.legalizable));
                }
                all
            }
            Err(failure) => Diagnostics::from(failure.clone()),
        };
        let tree = result.as_ref().map_or_else(|failure| &failure.tree, |report| &report.explanation);
        let text = match self.explain {
            // The diagnostic of a failure shows the tree on standard error.
            Some(ExplainFormat::Text) if result.is_ok() || self.explain_to != Path::new("-") => {
                tree.to_string()
            }
            Some(ExplainFormat::Json) => explanation.to_json(ctx, ir, tree),
            Some(ExplainFormat::Html) => explanation.to_html(ctx, ir, tree),
            _ => return all,
        };
        if self.explain_to == Path::new("-") {
            // Standard error may be closed.
            let _ = write!(std::io::stderr(), "{text}");
        } else {
            reported.push_str(&text);
        }
        all
    }
}

/// Creates a remark on every operation that a conversion would legalize.
fn remarks(ctx: &Context, ir: &Ir, ops: &[OpId]) -> Diagnostics {
    let mut all = Diagnostics::new();
    for &op in ops {
        let name = ctx.op_str(ir.op(op).name());
        let remark = Diagnostic::remark("convert::legalizable", format!("op '{name}' is legalizable"));
        all.push(at_op(ctx, ir, op, remark));
    }
    all
}

/// Attaches a diagnostic to an operation: to its location in the file, or in words.
fn at_op(ctx: &Context, ir: &Ir, op: OpId, diagnostic: Diagnostic) -> Diagnostic {
    let loc = ir.op(op).loc();
    match loc.source() {
        Some(span) => diagnostic.with_label(span, ""),
        None => diagnostic.with_location(legalize_ir::loc_to_string(ctx, loc)),
    }
}
