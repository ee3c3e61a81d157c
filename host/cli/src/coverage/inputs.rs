//! The files that are measured: those of a project, or those that the command line names.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use legalize::opt::coverage::{ModuleFile, NamedPatterns};
use legalize::opt::read_input;
use legalize::session::project::Project;
use legalize::session::{IncludingFile, Provider, SessionOptions};
use legalize::source::{Diagnostic, Diagnostics, SourceMap};
use walkdir::WalkDir;

use super::Coverage;
use crate::init::scanned;

/// Files to measure, and the options of their session.
pub(super) struct Inputs {
    pub(super) options: SessionOptions,
    pub(super) modules: Vec<ModuleFile>,
    pub(super) patterns: Vec<NamedPatterns>,
}

/// Finds the files of a command line.
///
/// # Errors
/// If a path or the project file is at fault, or if there is nothing to measure.
pub(super) fn find(
    flags: &Coverage,
    sources: &SourceMap,
    providers: &[Arc<dyn Provider>],
) -> Result<Inputs, Diagnostics> {
    if let Some(path) = flags.paths.iter().find(|path| !path.exists()) {
        let error = Diagnostic::error("opt::file", format!("cannot read '{}': no such file", path.display()));
        return Err(error.with_help("name folders, or .mlir and pattern files").into());
    }
    let project = project(flags, sources, providers)?;
    let base = project.as_ref().and_then(|project| project.path.parent()).unwrap_or(Path::new(""));
    let mut options = SessionOptions::default();
    options.ods = flags.ods.iter().map(IncludingFile::from).collect();
    options.include_dirs.clone_from(&flags.search.include);
    options.defines = flags.search.macros().map(str::to_owned).collect();
    if let Some(project) = &project {
        project.add_to(&mut options);
    }
    let (mut modules, mut patterns) = (Vec::new(), Vec::new());
    for path in &flags.paths {
        if path.is_dir() {
            modules.extend(modules_below(path, base, sources));
        } else if path.extension().is_some_and(|end| end == "mlir") {
            let file = read_input(sources, path)?;
            modules.push(ModuleFile::new(named(base, path), sources.file(file).text()));
        } else {
            let mut file = IncludingFile::from(path);
            if let Some(project) = &project {
                file.include_dirs = project.own_dirs(path).to_vec();
            }
            // It is not read before it is measured, where an error would only be counted.
            read_input(sources, path)?;
            patterns.push(NamedPatterns { name: named(base, path), file });
        }
    }
    if flags.paths.iter().any(|path| path.is_dir()) {
        let of_project = project.iter().flat_map(|project| &project.patterns);
        patterns.extend(
            of_project.map(|file| NamedPatterns { name: named(base, &file.path), file: file.clone() }),
        );
    }
    // A file may be below a folder that is named too.
    let mut seen = BTreeSet::new();
    modules.retain(|file: &ModuleFile| seen.insert(file.name.clone()));
    patterns.retain(|file: &NamedPatterns| seen.insert(file.name.clone()));
    if options.ods.is_empty() && modules.is_empty() && patterns.is_empty() {
        let message = format!("no definition, module or pattern in '{}'", flags.first().display());
        return Err(Diagnostic::error("coverage::nothing", message)
            .with_help("name the folder of a checkout, or load definitions with `--ods`")
            .into());
    }
    Ok(Inputs { options, modules, patterns })
}

/// Returns the project of the command line: its project file, or what `init` finds if there is none and no
/// definitions are named.
fn project(
    flags: &Coverage,
    sources: &SourceMap,
    providers: &[Arc<dyn Provider>],
) -> Result<Option<Project>, Diagnostics> {
    let first = flags.first();
    let found = flags.search.project.load(sources, first)?;
    let scans = found.is_none() && flags.ods.is_empty() && first.is_dir();
    if !scans {
        return Ok(found);
    }
    let Some(text) = scanned(first, &flags.search.include, sources, providers)? else { return Ok(None) };
    let path = first.join(Project::FILE);
    let file = sources.add(path.to_string_lossy(), text);
    Project::of_file(sources, file, &path).into_result().map(Some)
}

/// Reads the modules below a folder, without hidden folders; symbolic links are not followed.
fn modules_below(folder: &Path, base: &Path, sources: &SourceMap) -> Vec<ModuleFile> {
    let visible = |entry: &walkdir::DirEntry| {
        entry.depth() == 0 || !entry.file_name().to_string_lossy().starts_with('.')
    };
    let entries = WalkDir::new(folder).sort_by_file_name().into_iter().filter_entry(visible);
    // A folder that may not be read holds nothing that a session could.
    let files = entries.filter_map(Result::ok).filter(|entry| entry.file_type().is_file());
    let paths = files.map(walkdir::DirEntry::into_path);
    let modules = paths.filter(|path| path.extension().is_some_and(|end| end == "mlir"));
    let read = |path: PathBuf| match read_input(sources, &path) {
        Ok(file) => ModuleFile::new(named(base, &path), sources.file(file).text()),
        Err(error) => ModuleFile::unreadable(named(base, &path), error.message),
    };
    modules.map(read).collect()
}

/// Returns the name of a file in reports: its path from the project's folder, with `/` between names.
fn named(base: &Path, path: &Path) -> String {
    let path = path.strip_prefix(base).unwrap_or(path);
    let path = path.strip_prefix(".").unwrap_or(path);
    path.to_string_lossy().replace('\\', "/")
}
