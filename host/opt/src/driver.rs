//! Steps of every command around its work: read, split, verify, print, report, time.

use std::io::{Read, Write};
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use legalize_ir::{Context, Ir, NotPrinted, OpId, ParseOptions, ParsedModule, parse_module, write_op};
use legalize_passes::{Activity, Timing, erased_root};
use legalize_session::{Session, read_file};
use legalize_source::{
    Diagnostic, Diagnostics, FileId, Includes, Limit, LineCol, Reported, SourceMap, report, report_left_out,
    report_some,
};

use crate::output::{write_output, write_to, written};
use crate::progress::Watch;
use crate::split::near_miss;
use crate::{InputFlags, OutputFlags, check_expected, split_input};

/// Reads a file, or standard input for `-`.
///
/// # Errors
/// If it cannot be read.
pub fn read_input(sources: &SourceMap, path: &Path) -> Result<FileId, Diagnostic> {
    if path != Path::new("-") {
        return read_file(sources, &Includes::default(), path);
    }
    let too_large = sources.limits().exceeded(Limit::FileBytes, 0);
    let mut text = String::new();
    match std::io::stdin().take(too_large.most + 1).read_to_string(&mut text) {
        Ok(read) if read as u64 > too_large.most => {
            Err(Diagnostic::error("opt::file", format!("cannot read standard input: {too_large}"))
                .with_help(too_large.help()))
        }
        Ok(_) => Ok(sources.add("<stdin>", text)),
        Err(error) => Err(Diagnostic::error("opt::file", format!("cannot read standard input: {error}"))
            .with_help("convert the input to UTF-8")),
    }
}

/// Exit status: 0, or 1 if the input is at fault.
pub fn status(failed: bool) -> ExitCode {
    if failed { ExitCode::from(1) } else { ExitCode::SUCCESS }
}

/// The result of a command's work on one module.
#[derive(Debug)]
#[non_exhaustive]
pub struct Outcome {
    /// Diagnostics for standard error; an error among them is exit status 1.
    pub diagnostics: Diagnostics,
    /// True if the module is printed.
    pub prints: bool,
}

impl Outcome {
    /// Returns a result whose module is printed in spite of errors: it is valid, but not what was requested.
    pub fn unfinished(diagnostics: Diagnostics) -> Self {
        Outcome { diagnostics, prints: true }
    }
}

/// The module is not printed if there is an error.
impl From<Diagnostics> for Outcome {
    fn from(diagnostics: Diagnostics) -> Self {
        Outcome { prints: !diagnostics.has_errors(), diagnostics }
    }
}

/// A command's work on one module.
pub type Work<'a> = dyn FnMut(&Context, &mut Ir, OpId, &mut Timing) -> Outcome + 'a;

/// Reads the modules of an input, does the work on each, and prints them.
pub fn process(
    session: &Session,
    file: FileId,
    input: &InputFlags,
    output: &OutputFlags,
    timing: &mut Timing,
    work: &mut Work<'_>,
) -> ExitCode {
    let sources = session.sources();
    let (pieces, warnings) = match &input.split.split_input_file {
        Some(separator) => pieces(sources, file, separator),
        None => Reported::new(vec![Piece { file, position: (0, 0) }], Diagnostics::new()),
    }
    .into_parts();
    report_some(sources, warnings);
    let mut printed = Vec::new();
    let mut failed = false;
    for (index, piece) in pieces.iter().enumerate() {
        if index != 0 {
            printed.extend_from_slice(input.split.output_line().as_bytes());
        }
        let (module, mut diagnostics) = process_one(session, piece, input, timing, work).into_parts();
        if input.verify_diagnostics {
            diagnostics = check_expected(sources, piece.file, &diagnostics.resolved(sources));
        }
        if let Some(module) = module {
            let print = |out: &mut (dyn Write + Send)| {
                write_op(session.ctx(), &module.ir, module.root, &output.print_options(), out)?;
                out.write_all(b"\n")
            };
            // The text of a single piece is never held as a whole.
            let result = timing.measure("Output", || match pieces.len() {
                1 => write_to(&output.output, print),
                _ => print(&mut printed),
            });
            let not_printed = result.as_ref().err().and_then(NotPrinted::of);
            match not_printed.map(|reached| reached.diagnostic(session.ctx())) {
                Some(reached) => diagnostics.push(reached),
                None => diagnostics.extend(written(&output.output, result).err()),
            }
            // Freeing a large body takes as long as creating it, and is not needed.
            std::mem::forget(module);
        }
        failed |= report_some(sources, diagnostics);
    }
    report_left_out(sources);
    if !printed.is_empty()
        && let Err(error) = timing.measure("Output", || write_output(&output.output, &printed))
    {
        failed |= report(sources, error.into());
    }
    // Warnings, which do not fail the run; they are not about the modules, so inputs do not expect them.
    report(sources, legalize_ods::unchecked(session.ctx()));
    if input.mlir_timing {
        eprint!("{}", timing.report());
    }
    status(failed)
}

fn process_one(
    session: &Session,
    piece: &Piece,
    input: &InputFlags,
    timing: &mut Timing,
    work: &mut Work<'_>,
) -> Reported<Option<ParsedModule>> {
    let activity = input.shows_progress().then(Arc::<Activity>::default);
    let _watch = activity.as_ref().and_then(Watch::start);
    timing.set_activity(activity);
    let ctx = session.ctx();
    // The previous piece is not used again.
    ctx.forget_resources();
    let mut options = ParseOptions::default();
    options.verify = !input.no_verify;
    options.module_position = piece.position;
    let (module, mut diagnostics) =
        timing.measure("Parser", || parse_module(ctx, piece.file, &options)).into_parts();
    let Some(mut module) = module.filter(|_| !diagnostics.has_errors()) else {
        return Reported::new(None, diagnostics);
    };
    diagnostics.extend(session.warnings_about(&module.ir, module.root));
    // Diagnostics that patterns and hooks emitted to the context during the work, in addition to those that
    // it returns.
    let root = module.ir.op(module.root);
    let (name, loc) = (root.name(), root.loc());
    let (outcome, emitted) = ctx.capture(|| work(ctx, &mut module.ir, module.root, timing)).into_parts();
    let is_live = module.ir.is_live(module.root);
    let prints = outcome.prints && is_live && !emitted.has_errors();
    diagnostics.extend(emitted);
    diagnostics.extend(outcome.diagnostics);
    if !is_live && !diagnostics.has_errors() {
        diagnostics.push(erased_root(ctx, name, loc, "a pattern"));
    }
    Reported::new(Some(module).filter(|_| prints), diagnostics)
}

/// A piece of a file, as a file of its own.
struct Piece {
    file: FileId,
    /// The start of the piece in the whole file, as the position of its module: the end of the separator's
    /// line.
    position: (u32, u32),
}

/// Splits a file into pieces, which keep their lines and columns; returns warnings about text that is nearly
/// a marker.
fn pieces(sources: &Arc<SourceMap>, file: FileId, separator: &str) -> Reported<Vec<Piece>> {
    let source = sources.file(file);
    let (pieces, near_misses) = split_input(source.text(), separator);
    let mut warnings = Diagnostics::new();
    for offset in near_misses {
        warnings.push(near_miss(file, offset, separator));
    }
    if let [whole] = pieces.as_slice()
        && whole.line == 0
    {
        return Reported::new(vec![Piece { file, position: (0, 0) }], warnings);
    }
    let files = pieces.into_iter().map(|piece| {
        let origin = LineCol { line: piece.line.max(1), column: piece.column.max(1) };
        Piece {
            file: sources.add_piece(source.name(), piece.text, origin),
            position: (piece.line, piece.column),
        }
    });
    Reported::new(files.collect(), warnings)
}
