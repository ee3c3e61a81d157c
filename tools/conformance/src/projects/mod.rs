//! Checkouts of projects with dialects of their own: how much of what their files hold is usable as it is.
//!
//! For each checkout, with the project file that it has or that `legalize init` finds: the `.td` files that are loaded, the
//! pieces of its `.mlir` files that are read, printed and read again in custom assembly, and the patterns that can be applied.
//! There is no tool to compare with: a piece counts if none of its comments expects an error, and no run of its file does.

mod causes;
mod patterns;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

use legalize::passes::Timing;
use legalize::session::project::Project;
use legalize::session::{Provider, Session, SessionOptions};
use legalize::source::SourceMap;
use rayon::prelude::*;

use crate::official::{Answer, Refusal, answer, read, revision};
use crate::report::SuiteReport;
use crate::tools::Tools;
use causes::Causes;

/// Runs the suite on checkouts.
pub(crate) fn run(tools: &Tools, report: &mut SuiteReport, checkouts: &[PathBuf]) {
    let (mut pieces, mut patterns) = ((0, 0), (0, 0));
    for checkout in checkouts {
        report.note(format!("  {} at {}", name_of(checkout), revision(checkout)));
        let found = match project(tools, checkout) {
            Ok(project) => checked(report, checkout, &project),
            Err(error) => {
                report.note(format!("    {error}"));
                Found::default()
            }
        };
        pieces = (pieces.0 + found.pieces.0, pieces.1 + found.pieces.1);
        patterns = (patterns.0 + found.patterns.0, patterns.1 + found.patterns.1);
    }
    report.tally(pieces.0, pieces.1);
    report.tally(patterns.0, patterns.1);
    let goal = |of: usize, share: usize| (of * share).div_ceil(100);
    report.floor("modules read, printed and read again: 80 %", pieces.0, goal(pieces.1, 80), pieces.1);
    report.floor("patterns usable: 70 %", patterns.0, goal(patterns.1, 70), patterns.1);
}

/// Numbers of one project: usable, and of how many.
#[derive(Default)]
struct Found {
    pieces: (usize, usize),
    patterns: (usize, usize),
}

fn name_of(checkout: &Path) -> String {
    checkout
        .file_name()
        .map_or_else(|| checkout.display().to_string(), |name| name.to_string_lossy().into_owned())
}

/// Returns the project file of a checkout; `legalize init` writes one if there is none.
fn project(tools: &Tools, checkout: &Path) -> Result<Project, String> {
    let path = checkout.join(Project::FILE);
    if !path.is_file() {
        let run = Command::new(tools.program()).arg("init").arg(checkout).output();
        let run = run.map_err(|error| error.to_string())?;
        if !run.status.success() {
            return Err(String::from_utf8_lossy(&run.stderr).into_owned());
        }
    }
    let sources = SourceMap::new();
    let loaded = Project::load(&sources, &path);
    loaded.into_result().map_err(|found| found.resolved(&sources).render())
}

/// Loads the definitions, and reads the modules and patterns of a checkout: without the overlays of its project, and with
/// them, which counts.
fn checked(report: &mut SuiteReport, checkout: &Path, project: &Project) -> Found {
    let text = std::fs::read_to_string(&project.path).unwrap_or_default();
    let unloaded = text.lines().filter(|line| line.starts_with("// Not loaded")).count();
    report.note(format!("    {} files of definitions, {unloaded} not loaded", project.definitions.len()));
    let providers = legalize::providers();
    let mut without = project.clone();
    without.overlays.clear();
    if project.overlays.is_empty() {
        return Found {
            pieces: modules(report, checkout, &without, &providers, true),
            patterns: patterns::usable(report, checkout, &without, &providers, true),
        };
    }
    report.note("    without overlays");
    modules(report, checkout, &without, &providers, false);
    patterns::usable(report, checkout, &without, &providers, false);
    report.note("    with overlays");
    Found {
        pieces: modules(report, checkout, project, &providers, true),
        patterns: patterns::usable(report, checkout, project, &providers, true),
    }
}

fn optional_dialects() -> Vec<String> {
    let providers = legalize::providers();
    providers
        .iter()
        .flat_map(|provider| provider.optional_dialects())
        .map(|(name, _)| name.to_owned())
        .collect()
}

/// Reads the modules of a checkout: the number of pieces that are read, printed and read again, of all. The reasons for
/// misses are printed on request.
fn modules(
    report: &mut SuiteReport,
    checkout: &Path,
    project: &Project,
    providers: &[Arc<dyn Provider>],
    prints_causes: bool,
) -> (usize, usize) {
    let sources = Arc::new(SourceMap::new());
    let options = SessionOptions::default().with(|options| {
        project.add_to(options);
        options.dialects = optional_dialects();
    });
    let (session, found) =
        Session::new(sources.clone(), &options, providers, &mut Timing::new()).into_parts();
    let warnings = found.iter().count();
    let Some(session) = session else {
        report.note(format!("    {}", found.resolved(&sources).render()));
        return (0, 0);
    };
    let missing = session.missing_hooks();
    let formless = missing.iter().filter(|hook| hook.kind == legalize::ods::HookKind::Form).count();
    // A file says by its runs if its operations may be of dialects that nothing defines.
    let options = options.with(|options| options.allow_unregistered_dialect = true);
    let open = Session::new(sources.clone(), &options, providers, &mut Timing::new()).into_parts().0;
    let Some(open) = open else { return (0, 0) };
    let sessions = [Arc::new(session), Arc::new(open)];
    let files = read(checkout, report.filter());
    let all: Vec<(String, &str, bool)> = files
        .iter()
        .filter(|file| !file.runs.fails)
        .flat_map(|file| {
            let pieces = file.pieces.iter().enumerate();
            let open = file.runs.allow_unregistered;
            pieces.map(move |(at, piece)| (format!("{}, piece {}", file.name, at + 1), piece.as_str(), open))
        })
        .filter(|(_, piece, _)| !piece.contains("expected-error") && !piece.trim().is_empty())
        .collect();
    let answers: Vec<Option<Refusal>> =
        all.par_iter().map(|(_, piece, open)| misses(&sessions[usize::from(*open)], piece)).collect();
    let mut causes = Causes::default();
    for ((name, ..), refusal) in all.iter().zip(&answers) {
        if let Some(refusal) = refusal {
            causes.add(&refusal.message, name);
        }
    }
    let good = answers.iter().filter(|answer| answer.is_none()).count();
    report.note(format!(
        "      modules read, printed and read again: {good} of {}; {formless} operations with a form that only C++ has; \
         {warnings} warnings",
        all.len()
    ));
    if prints_causes {
        causes.print(report);
    }
    (good, all.len())
}

/// Returns why a piece is not read, or not read again.
fn misses(session: &Arc<Session>, piece: &str) -> Option<Refusal> {
    let refusal = |message: &str| Refusal { line: None, message: message.to_owned() };
    match answer(session, Session::ctx, piece) {
        None => Some(refusal("panic or time limit")),
        Some(Answer::Refused(refusal)) => Some(refusal),
        Some(Answer::Accepted { custom, .. }) => match answer(session, Session::ctx, &custom) {
            None => Some(refusal("panic or time limit, read again")),
            Some(Answer::Refused(found)) => Some(refusal(&format!("read again: {}", found.message))),
            Some(Answer::Accepted { custom: again, .. }) if again != custom => {
                Some(refusal("printed otherwise when read again"))
            }
            Some(Answer::Accepted { .. }) => None,
        },
    }
}
