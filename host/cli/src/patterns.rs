//! `legalize drr` and `legalize pdll`: pattern files as RON, as the PDL dialect, or as the matcher.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use clap::{Args, ValueEnum};
use legalize::conversion::{DeclarativeOptions, check_names};
use legalize::drr::DrrOptions;
use legalize::ir::{Arity, Context, DialectInfo, GroupDef, OpInfo};
use legalize::opt::{
    LintFlags, SearchFlags, SplitFlags, near_miss, print_charged, read_input, report, split_input, status,
};
use legalize::passes::Timing;
use legalize::pattern_model::{OVERLAP_CODES, Origins, PatternFile, overlaps, write_ron};
use legalize::pdl::{WriteOptions, write_pdl};
use legalize::pdll::ods_table::{Group, Length, OdsTable};
use legalize::pdll::{PdllFile, PdllOptions};
use legalize::session::{Provider, Session, SessionOptions};
use legalize::source::{Diagnostic, Diagnostics, FileId, LintLevels, Reported, SourceMap, join};
use legalize::tblgen::TblgenOptions;

/// Output of `legalize drr`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum RuleOutput {
    /// The pattern model
    Ron,
    /// The PDL dialect
    Mlir,
    /// The matcher that a frozen set runs
    Automaton,
}

#[derive(Args)]
pub(crate) struct Drr {
    #[command(flatten)]
    lints: LintFlags,
    #[command(flatten)]
    search: SearchFlags,
    /// The output
    #[arg(short = 'x', value_enum, default_value = "ron")]
    kind: RuleOutput,
    /// Refuses what upstream's generator refuses: regions, results of nested operations and the like
    #[arg(long)]
    upstream_limits: bool,
    /// Writes to this file; `-` is standard output
    #[arg(short = 'o', value_name = "OUT", default_value = "-")]
    output: PathBuf,
    /// The file to read; `-` is standard input
    #[arg(value_name = "FILE.td", default_value = "-")]
    file: PathBuf,
}

impl Drr {
    pub(crate) fn run(&self, providers: &[Arc<dyn Provider>]) -> ExitCode {
        if self.kind == RuleOutput::Automaton {
            return automaton(&self.search, &self.lints, &self.file, &self.output, providers);
        }
        let sources = self.search.limits.sources();
        let lints = match self.lints.levels(LintLevels::default()) {
            Ok(levels) => levels,
            Err(error) => return refused(&sources, error),
        };
        let file = match read_input(&sources, &self.file) {
            Ok(file) => file,
            Err(error) => return status(report(&sources, error.into())),
        };
        let includes = match self.search.includes(&sources, &self.file, providers) {
            Ok(includes) => includes,
            Err(errors) => return status(report(&sources, errors)),
        };
        let parse = TblgenOptions::default().with(|options| options.includes = includes);
        let options = DrrOptions::default().with(|options| options.upstream_limits = self.upstream_limits);
        let (loaded, diagnostics) = legalize::drr::load(&sources, file, &parse, &options).into_parts();
        let failed = report(&sources, diagnostics);
        let Some(loaded) = loaded.filter(|_| !failed) else { return status(true) };
        let origins = loaded.model.origins(&sources);
        let print = || match self.kind {
            RuleOutput::Mlir => write_pdl(&loaded.model, &origins, &WriteOptions::default()),
            _ => Reported::new(write_ron(&loaded.model), Diagnostics::new()),
        };
        let (printed, found) = join(print, || found_overlaps(&loaded.model, &origins, &lints));
        if report(&sources, found) {
            return status(true);
        }
        let (text, problems) = printed.into_parts();
        finish(&sources, &self.output, &text, problems)
    }
}

/// A context with the shapes of the operations that a PDLL file's includes define.
fn shapes(sources: &Arc<SourceMap>, table: &OdsTable) -> Context {
    let mut ctx = Context::new(sources.clone());
    let group = |ctx: &Context, group: &Group| GroupDef {
        name: ctx.name(&group.name),
        arity: match group.length {
            Length::Single => Arity::Single,
            Length::Optional => Arity::Optional,
            Length::Variadic => Arity::Variadic,
        },
    };
    for (name, op) in &table.ops {
        let name = ctx.op_name(name);
        let dialect = ctx.op_dialect(name);
        if ctx.dialect(dialect).is_none() {
            ctx.register_dialect(DialectInfo::new(dialect));
        }
        let mut info = OpInfo::new(name);
        info.operands = op.operands.iter().map(|operand| group(&ctx, operand)).collect();
        info.results = op.results.iter().map(|result| group(&ctx, result)).collect();
        let own = op.attributes.iter().map(|attribute| attribute.name.as_str());
        // Declared by traits where operand or result groups need them.
        let names = own.chain(["operandSegmentSizes", "resultSegmentSizes"]);
        info.inherent = names.map(|name| ctx.name(name)).collect();
        ctx.register_op(info);
    }
    ctx
}

/// Findings about the patterns of a PDLL file, by their levels: overlapping patterns, and names that the
/// included definitions do not have.
fn found_in(sources: &Arc<SourceMap>, compiled: &PdllFile, lints: &LintLevels) -> Diagnostics {
    let names_are_known = !compiled.ods.ops.is_empty();
    if !names_are_known && lints.allows(&OVERLAP_CODES) {
        return Diagnostics::new();
    }
    let (model, origins) = legalize::pdll::to_model(compiled);
    let mut found = found_overlaps(&model, &origins, lints);
    if names_are_known {
        let shapes = shapes(sources, &compiled.ods);
        let mut names = check_names(&shapes, &model, &origins);
        if let Some((unused, origins)) = legalize::pdll::uncalled(compiled) {
            names.extend(check_names(&shapes, &unused, &origins));
        }
        found.extend(lints.apply(names));
    }
    // Freeing it would only cost time.
    std::mem::forget(model);
    found
}

/// Findings about overlapping patterns, by their levels.
fn found_overlaps(model: &PatternFile, origins: &Origins, lints: &LintLevels) -> Diagnostics {
    if lints.allows(&OVERLAP_CODES) {
        return Diagnostics::new();
    }
    lints.apply(overlaps(model, origins))
}

/// Reports an error of the command line.
fn refused(sources: &SourceMap, error: Diagnostic) -> ExitCode {
    report(sources, error.into());
    ExitCode::from(2)
}

fn finish(sources: &SourceMap, output: &Path, text: &str, problems: Diagnostics) -> ExitCode {
    if report(sources, problems) {
        return status(true);
    }
    match print_charged(sources, output, &|| text.len() as u64, |out| out.write_str(text)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => status(report(sources, error.into())),
    }
}

/// Freezes the file's patterns in a session with everything that it includes, and prints the matcher.
fn automaton(
    search: &SearchFlags,
    lints: &LintFlags,
    file: &Path,
    output: &Path,
    providers: &[Arc<dyn Provider>],
) -> ExitCode {
    let sources = search.limits.sources();
    let lints = match lints.levels(LintLevels::default()) {
        Ok(levels) => levels,
        Err(error) => return refused(&sources, error),
    };
    let options = SessionOptions::default().with(|options| {
        options.patterns = vec![file.into()];
        options.lints = lints;
    });
    let options = match search.session_options(&sources, file, options, false) {
        Ok(options) => options,
        Err(errors) => return status(report(&sources, errors)),
    };
    let (session, diagnostics) =
        Session::new(sources.clone(), &options, providers, &mut Timing::new()).into_parts();
    let failed = report(&sources, diagnostics);
    let Some(session) = session.filter(|_| !failed) else { return status(true) };
    let (frozen, diagnostics) = session.freeze(&[], &DeclarativeOptions::plain()).into_parts();
    let failed = report(&sources, diagnostics);
    let Some(frozen) = frozen.filter(|_| !failed) else { return status(true) };
    let text = frozen.explain_automaton(session.ctx());
    finish(&sources, output, &text, Diagnostics::new())
}

/// Output of `legalize pdll`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum PdllOutput {
    /// The checked syntax tree
    Ast,
    /// The PDL dialect
    Mlir,
    /// The pattern model
    Ron,
    /// The matcher that a frozen set runs
    Automaton,
}

#[derive(Args)]
pub(crate) struct Pdll {
    #[command(flatten)]
    lints: LintFlags,
    #[command(flatten)]
    search: SearchFlags,
    /// The output
    #[arg(short = 'x', value_enum, default_value = "ast")]
    kind: PdllOutput,
    /// Prints the definitions from included .td files
    #[arg(long)]
    dump_ods: bool,
    #[command(flatten)]
    split: SplitFlags,
    /// Writes to this file; `-` is standard output
    #[arg(short = 'o', value_name = "OUT", default_value = "-")]
    output: PathBuf,
    /// The file to read; `-` is standard input
    #[arg(value_name = "FILE.pdll", default_value = "-")]
    file: PathBuf,
}

impl Pdll {
    pub(crate) fn run(&self, providers: &[Arc<dyn Provider>]) -> ExitCode {
        if self.kind == PdllOutput::Automaton {
            return automaton(&self.search, &self.lints, &self.file, &self.output, providers);
        }
        let sources = self.search.limits.sources();
        let lints = match self.lints.levels(LintLevels::default()) {
            Ok(levels) => levels,
            Err(error) => return refused(&sources, error),
        };
        let file = match read_input(&sources, &self.file) {
            Ok(file) => file,
            Err(error) => return status(report(&sources, error.into())),
        };
        let model = matches!(self.kind, PdllOutput::Ron | PdllOutput::Automaton);
        let includes = match self.search.includes(&sources, &self.file, providers) {
            Ok(includes) => includes,
            Err(errors) => return status(report(&sources, errors)),
        };
        let options = PdllOptions::default().with(|options| {
            options.includes = includes;
            options.model = model;
        });
        let source = sources.file(file);
        let pieces: Vec<FileId> = match &self.split.split_input_file {
            Some(separator) => {
                let (pieces, near_misses) = split_input(source.text(), separator);
                for offset in near_misses {
                    report(&sources, near_miss(file, offset, separator).into());
                }
                let name = |line: u32| format!("within split at {}:{} offset ", source.name(), line.max(1));
                pieces.iter().map(|piece| sources.add(name(piece.line), piece.text)).collect()
            }
            None => vec![file],
        };
        let (mut text, mut failed) = (String::new(), false);
        for (index, piece) in pieces.into_iter().enumerate() {
            if index != 0 {
                text.push_str(&self.split.output_line());
            }
            failed |= self.piece(&sources, piece, &options, &lints, &mut text);
        }
        if failed {
            return status(true);
        }
        finish(&sources, &self.output, &text, Diagnostics::new())
    }

    /// Compiles one piece and appends the requested output; returns true if it failed.
    fn piece(
        &self,
        sources: &Arc<SourceMap>,
        file: FileId,
        options: &PdllOptions,
        lints: &LintLevels,
        text: &mut String,
    ) -> bool {
        let (compiled, diagnostics) = legalize::pdll::compile(sources, file, options).into_parts();
        let failed = report(sources, diagnostics);
        let Some(compiled) = compiled.filter(|_| !failed) else { return true };
        if self.dump_ods {
            // As upstream, regardless of the output that `-x` requests.
            eprint!("{}", legalize::pdll::dump_ods(&compiled));
        }
        let print = || match self.kind {
            PdllOutput::Ast => legalize::pdll::print_ast(&compiled),
            PdllOutput::Mlir => legalize::pdll::print_mlir(&compiled),
            PdllOutput::Ron | PdllOutput::Automaton => {
                Reported::new(write_ron(&compiled.model), compiled.model_diagnostics.clone())
            }
        };
        // The checks take about as long as printing, and neither needs the other.
        let (printed, found) = join(print, || found_in(sources, &compiled, lints));
        if report(sources, found) {
            return true;
        }
        let (printed, problems) = printed.into_parts();
        if text.is_empty() {
            *text = printed;
        } else {
            text.push_str(&printed);
        }
        // Freeing the tree would only cost time.
        std::mem::forget(compiled);
        report(sources, problems)
    }
}
