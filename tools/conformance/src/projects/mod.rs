//! Checkouts of projects with dialects of their own: how much of what their files hold is usable as it is.
//!
//! For each checkout, with the project file that it has or that `legalize init` finds: the `.td` files that
//! are loaded, the pieces of its `.mlir` files that are read, printed and read again in custom assembly, and
//! the patterns that can be applied, as `legalize coverage` counts them. There is no tool to compare with: a
//! piece counts if none of its comments expects an error, and no run of its file does.

mod upstream;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

use legalize::opt::coverage::{
    Blocker, Coverage, CoverageInput, Measured, ModuleFile, NamedPatterns, measure,
};
use legalize::session::SessionOptions;
use legalize::session::project::Project;
use legalize::source::SourceMap;

use crate::files::{all_below, name_below};
use crate::official::revision;
use crate::report::SuiteReport;
use crate::tools::Tools;

pub(crate) use upstream::{project as upstream_project, run as run_upstream};

/// Number of blockers, and of other reasons, that are printed.
const SHOWN: usize = 12;

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
pub(crate) fn project(tools: &Tools, checkout: &Path) -> Result<Project, String> {
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

/// Loads the definitions, and reads the modules and patterns of a checkout: without the overlays of its
/// project, and with them, which counts.
fn checked(report: &mut SuiteReport, checkout: &Path, project: &Project) -> Found {
    let text = std::fs::read_to_string(&project.path).unwrap_or_default();
    let unloaded = text.lines().filter(|line| line.starts_with("// Not loaded")).count();
    report.note(format!("    {} files of definitions, {unloaded} not loaded", project.definitions.len()));
    let files = module_files(checkout, report.filter());
    let mut without = project.clone();
    without.overlays.clear();
    if project.overlays.is_empty() {
        return counted(report, checkout, &without, files, true);
    }
    report.note("    without overlays");
    counted(report, checkout, &without, files.clone(), false);
    report.note("    with overlays");
    counted(report, checkout, project, files, true)
}

/// Reads the `.mlir` files of a checkout whose names contain a text, sorted by name.
fn module_files(checkout: &Path, wanted: &str) -> Vec<ModuleFile> {
    let mut files = Vec::new();
    for path in all_below(checkout, "mlir") {
        let name = name_below(checkout, &path);
        if !name.contains(wanted) {
            continue;
        }
        files.push(match std::fs::read_to_string(&path) {
            Ok(text) => ModuleFile::new(name, &text),
            Err(error) => ModuleFile::unreadable(name, error.to_string()),
        });
    }
    files
}

/// Measures a project.
fn measured(checkout: &Path, project: &Project, modules: Vec<ModuleFile>) -> Result<Measured, String> {
    let named = |file: &legalize::session::IncludingFile| NamedPatterns {
        name: name_below(checkout, &file.path),
        file: file.clone(),
    };
    let providers = legalize::providers();
    let sources = Arc::new(SourceMap::new());
    let input = CoverageInput {
        options: SessionOptions::default().with(|options| project.add_to(options)),
        sources: sources.clone(),
        providers: &providers,
        modules,
        patterns: project.patterns.iter().map(named).collect(),
    };
    measure(&input).map_err(|found| found.resolved(&sources).render())
}

/// Measures a project and prints the numbers; the reasons for misses on request.
fn counted(
    report: &mut SuiteReport,
    checkout: &Path,
    project: &Project,
    modules: Vec<ModuleFile>,
    prints_causes: bool,
) -> Found {
    let Measured { coverage, warnings, .. } = match measured(checkout, project, modules) {
        Ok(measured) => measured,
        Err(errors) => {
            report.note(format!("    {errors}"));
            return Found::default();
        }
    };
    let Coverage { modules, patterns, dialects, blockers, others, .. } = coverage;
    let without_assembly: usize = dialects.iter().map(|dialect| dialect.missing).sum();
    report.note(format!(
        "      modules read, printed and read again: {} of {}; {without_assembly} operations with custom assembly that only C++ has; {} \
         warnings",
        modules.read_again,
        modules.total,
        warnings.len()
    ));
    report.note(format!("      patterns usable: {} of {}", patterns.usable, patterns.total));
    if prints_causes {
        list(report, "missing, by what it unlocks", &blockers);
        list(report, "other reasons", &others);
    }
    Found { pieces: (modules.read_again, modules.total), patterns: (patterns.usable, patterns.total) }
}

/// Prints the first of a list of blockers.
fn list(report: &mut SuiteReport, title: &str, blockers: &[Blocker]) {
    if blockers.is_empty() {
        return;
    }
    report.note(format!("      {title}:"));
    for blocker in blockers.iter().take(SHOWN) {
        report.note(format!("        {blocker}"));
    }
    if let Some(rest) = blockers.len().checked_sub(SHOWN).filter(|rest| *rest > 0) {
        report.note(format!("        and {rest} more"));
    }
}
