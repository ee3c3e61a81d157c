//! Coverage of the installed upstream definitions, as of any other project.
//!
//! No rules and no modules are installed: those of this repository that use these definitions are measured in
//! their place.

use std::process::Command;

use legalize::opt::coverage::{Coverage, DialectAssembly, ModuleFile};
use legalize::session::IncludingFile;
use legalize::session::project::Project;
use legalize::source::SourceMap;

use super::{list, measured};
use crate::files::{all_below, name_below};
use crate::report::SuiteReport;
use crate::tools::{Tools, root};

/// Rules for operations of the installed definitions.
const RULES_OF_OURS: &str = "dialects/core/patterns";
/// Modules with operations of the installed definitions.
const MODULES_OF_OURS: &str = "tools/conformance/inputs/dialects";

/// Number of operations of the installed definitions that have their custom assembly, at least.
const WITH_ASSEMBLY: usize = 2464;
/// Number of the modules that are read, printed and read again, at least.
const MODULES: usize = 514;
/// Number of the rules that are usable, at least.
const RULES: usize = 143;

/// Runs the suite.
pub(crate) fn run(tools: &Tools, report: &mut SuiteReport) {
    let coverage = match found(tools) {
        Ok(coverage) => coverage,
        Err(error) => {
            report.check("installed definitions", false, || error);
            return;
        }
    };
    let sum = |of: fn(&DialectAssembly) -> usize| coverage.dialects.iter().map(of).sum::<usize>();
    let (format, native, partial) = (sum(|one| one.format), sum(|one| one.native), sum(|one| one.partial));
    let (generic, missing) = (sum(|one| one.generic), sum(|one| one.missing));
    report.note(format!(
        "  {} operations of {} dialects: {format} with a declarative format, {native} with custom assembly in Rust, {partial} with a \
         part of one, {generic} without one in their definition, {missing} whose custom assembly is missing",
        sum(|one| one.ops),
        coverage.dialects.len(),
    ));
    for dialect in coverage.dialects.iter().filter(|one| one.missing + one.partial > 0) {
        let ops: Vec<&str> = dialect.needs.iter().map(|op| op.op.as_str()).collect();
        report.note(format!("    {}: {}", dialect.dialect, ops.join(", ")));
    }
    let (modules, patterns) = (coverage.modules, coverage.patterns);
    report.note(format!(
        "  modules of ours with these operations: {} of {} read, printed and read again; rules of ours: {} of {} usable",
        modules.read_again, modules.total, patterns.usable, patterns.total
    ));
    list(report, "missing, by what it unlocks", &coverage.blockers);
    list(report, "other reasons", &coverage.others);
    let (with_assembly, wanted) = (format + native, format + native + partial + missing);
    report.tally(with_assembly, wanted);
    report.tally(modules.read_again, modules.total);
    report.tally(patterns.usable, patterns.total);
    report.floor("operations with their custom assembly", with_assembly, WITH_ASSEMBLY, wanted);
    report.floor("modules read, printed and read again", modules.read_again, MODULES, modules.total);
    report.floor("rules that are usable", patterns.usable, RULES, patterns.total);
}

/// Returns what `legalize init` finds in the folder `mlir` of the installed headers.
pub(crate) fn project(tools: &Tools) -> Result<Project, String> {
    let folder = tools.include().join("mlir");
    let mut init = Command::new(tools.program());
    init.arg("init").arg("-I").arg(tools.include()).args(["-o", "-"]).arg(&folder);
    let run = init.output().map_err(|error| error.to_string())?;
    if !run.status.success() {
        return Err(String::from_utf8_lossy(&run.stderr).into_owned());
    }
    let sources = SourceMap::new();
    let path = folder.join(Project::FILE);
    let file = sources.add(path.to_string_lossy(), String::from_utf8_lossy(&run.stdout).into_owned());
    let project = Project::of_file(&sources, file, &path).into_result();
    project.map_err(|found| found.resolved(&sources).render())
}

/// Measures the installed definitions.
fn found(tools: &Tools) -> Result<Coverage, String> {
    let mut project = project(tools)?;
    project.patterns.extend(all_below(&root().join(RULES_OF_OURS), "td").iter().map(IncludingFile::from));
    let modules = all_below(&root().join(MODULES_OF_OURS), "mlir");
    let modules = modules.iter().filter(|path| path.ends_with("forms.mlir")).map(|path| {
        let text = std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(ModuleFile::new(name_below(&root(), path), &text))
    });
    let modules = modules.collect::<Result<Vec<_>, String>>()?;
    measured(&root(), &project, modules).map(|measured| measured.coverage)
}
