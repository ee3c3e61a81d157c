//! `legalize init`: finds the definitions, patterns and include folders of a checkout, and writes its project
//! file.

mod includes;
mod roots;

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use clap::Args;
use legalize::opt::{LimitFlags, print_charged, read_input, report, status};
use legalize::session::Provider;
use legalize::session::project::{FileSet, Project, ProjectSpec};
use legalize::source::{Diagnostic, Diagnostics, SourceMap};
use walkdir::WalkDir;

use includes::IncludeGraph;
use roots::{Kind, Root, classify};

/// Flags of `legalize init`.
#[derive(Args)]
pub(crate) struct Init {
    /// Searches included files in this folder too; the project file names it
    #[arg(short = 'I', value_name = "DIR")]
    include: Vec<PathBuf>,
    /// Replaces a project file that is there, except for its overlays, natives and passes
    #[arg(long)]
    force: bool,
    #[command(flatten)]
    limits: LimitFlags,
    /// Writes to this file instead of `legalize.ron` in the folder; `-` is standard output. Paths in it stay
    /// relative to the folder
    #[arg(short = 'o', value_name = "OUT")]
    output: Option<PathBuf>,
    /// The folder of the checkout
    #[arg(value_name = "DIR", default_value = ".")]
    folder: PathBuf,
}

impl Init {
    pub(crate) fn run(&self, providers: &[Arc<dyn Provider>]) -> ExitCode {
        let sources = self.limits.sources();
        match self.write(&sources, providers) {
            Ok(()) => ExitCode::SUCCESS,
            Err(errors) => status(report(&sources, errors)),
        }
    }

    fn write(&self, sources: &SourceMap, providers: &[Arc<dyn Provider>]) -> Result<(), Diagnostics> {
        let output = self.output.clone().unwrap_or_else(|| self.folder.join(Project::FILE));
        if output.is_file() && !self.force {
            let error = Diagnostic::error("init::exists", format!("'{}' is there already", output.display()));
            return Err(error.with_help("pass `--force` to replace it, or `-o -` to print it").into());
        }
        let (graph, roots) = self.found(sources, providers)?;
        if !has_any(&roots) {
            return Err(self.nothing(&roots).into());
        }
        // What no scan can find is kept.
        let old = if output.is_file() {
            // One that is malformed has nothing to keep.
            ProjectSpec::read(sources, read_input(sources, &output)?).ok()
        } else {
            None
        };
        let text = self.text(&graph, &roots, old);
        print_charged(sources, &output, &|| text.len() as u64, |out| out.write_str(&text))?;
        if output != Path::new("-") {
            eprint!("{}", summary(&output, &graph, &roots));
        }
        Ok(())
    }

    /// Finds the files of the checkout, and what each of those that a session loads has.
    fn found(
        &self,
        sources: &SourceMap,
        providers: &[Arc<dyn Provider>],
    ) -> Result<(IncludeGraph, Vec<Root>), Diagnostics> {
        if let Some(dir) = self.include.iter().find(|dir| !dir.is_dir()) {
            let error = Diagnostic::error(
                "opt::file",
                format!("cannot read '{}': it is not a folder", dir.display()),
            );
            return Err(error.with_help("name a folder with included files").into());
        }
        let files = files_below(&self.folder)?;
        let mut graph = IncludeGraph::new(&self.folder, files);
        graph.resolve(&legalize::session::includes(&self.include, providers), sources.limits());
        let roots = classify(&graph, &self.folder, &self.include, sources, providers);
        Ok((graph, roots))
    }

    /// The error about a checkout without definitions and patterns.
    fn nothing(&self, roots: &[Root]) -> Diagnostic {
        let message = format!("no definition of an operation in '{}'", self.folder.display());
        let mut error = Diagnostic::error("init::nothing", message)
            .with_help("name the folder with the .td files; `-I` adds include folders from elsewhere");
        for root in roots.iter().take(10) {
            if let Kind::Failed(why) = &root.kind {
                error = error.with_note(Diagnostic::note(format!("'{}': {why}", root.path)));
            }
        }
        error
    }

    /// Returns the path of a folder in the project file: from the folder of the checkout, or for one outside
    /// of it the whole path, wherever the project file is read from.
    fn name_of(&self, dir: &Path) -> String {
        let whole = |path: &Path| std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        let dir = whole(dir);
        match dir.strip_prefix(whole(&self.folder)) {
            Ok(below) if below.as_os_str().is_empty() => ".".to_owned(),
            Ok(below) => below.to_string_lossy().replace('\\', "/"),
            Err(_) => dir.to_string_lossy().into_owned(),
        }
    }

    /// Returns the text of the project file, with overlays, natives and passes of the one that it replaces;
    /// what could not be loaded follows in comments.
    fn text(&self, graph: &IncludeGraph, roots: &[Root], old: Option<ProjectSpec>) -> String {
        let mut spec = ProjectSpec::default();
        spec.include.extend(graph.shared_folders().map(str::to_owned));
        for dir in self.include.iter().map(|dir| self.name_of(dir)) {
            if !spec.include.contains(&dir) {
                spec.include.push(dir);
            }
        }
        let of_kind = |kind: Kind| roots.iter().filter(move |root| root.kind == kind);
        spec.definitions = sets(of_kind(Kind::Definitions));
        spec.overlays = of_kind(Kind::Overlays).map(pattern_of).collect();
        spec.patterns = sets(of_kind(Kind::Patterns));
        if let Some(old) = old {
            spec.overlays.extend(old.overlays);
            let mut seen = BTreeSet::new();
            spec.overlays.retain(|file| seen.insert(file.clone()));
            spec.natives = old.natives;
            spec.passes = old.passes;
        }
        let mut text = spec.to_ron();
        let failed = roots.iter().filter_map(|root| match &root.kind {
            Kind::Failed(why) => Some((root, why)),
            _ => None,
        });
        for (root, why) in failed {
            // One line, whatever is in the name of the file.
            let line = format!("// Not loaded: {}: {why}", root.path).replace(char::is_control, " ");
            let _ = writeln!(text, "{line}");
        }
        text
    }
}

/// Returns the text of the project file that `init` would write for a folder, if there is anything to load.
///
/// # Errors
/// If the folder, or one of the include folders, cannot be read.
pub(crate) fn scanned(
    folder: &Path,
    include: &[PathBuf],
    sources: &SourceMap,
    providers: &[Arc<dyn Provider>],
) -> Result<Option<String>, Diagnostics> {
    let init = Init {
        include: include.to_vec(),
        force: false,
        limits: LimitFlags::default(),
        output: None,
        folder: folder.to_owned(),
    };
    let (graph, roots) = init.found(sources, providers)?;
    Ok(has_any(&roots).then(|| init.text(&graph, &roots, None)))
}

/// Returns true if any of the files has definitions or patterns.
fn has_any(roots: &[Root]) -> bool {
    roots.iter().any(|root| root.kind == Kind::Definitions || root.kind == Kind::Patterns)
}

/// Returns the pattern that describes the path of a file alone.
fn pattern_of(root: &Root) -> String {
    root.path.replace('[', "[[]").replace('*', "[*]").replace('?', "[?]")
}

/// Groups files with the same include folders of their own, in the order of their paths.
fn sets<'a>(roots: impl Iterator<Item = &'a Root>) -> Vec<FileSet> {
    let mut sets: Vec<FileSet> = Vec::new();
    for root in roots {
        let file = pattern_of(root);
        match sets.iter_mut().find(|set| set.include == root.own_folders) {
            Some(set) => set.files.push(file),
            None => sets.push(FileSet { files: vec![file], include: root.own_folders.clone() }),
        }
    }
    sets
}

/// Lists the `.td` and `.pdll` files below a folder, by paths relative to it. Hidden folders are left out,
/// and symbolic links are not followed.
fn files_below(folder: &Path) -> Result<Vec<String>, Diagnostic> {
    let unreadable = |why: &str| {
        let message = format!("cannot read '{}': {why}", folder.display());
        Diagnostic::error("opt::file", message).with_help("name the folder of a checkout")
    };
    if folder.is_file() {
        return Err(unreadable("it is not a folder"));
    }
    let visible = |entry: &walkdir::DirEntry| {
        entry.depth() == 0 || !entry.file_name().to_string_lossy().starts_with('.')
    };
    let mut files = Vec::new();
    for entry in WalkDir::new(folder).sort_by_file_name().into_iter().filter_entry(visible) {
        match entry {
            Ok(entry) if entry.file_type().is_file() => {
                let path = entry.path();
                let is_ours = path.extension().is_some_and(|end| end == "td" || end == "pdll");
                if is_ours && let Ok(path) = path.strip_prefix(folder) {
                    files.push(path.to_string_lossy().replace('\\', "/"));
                }
            }
            Ok(_) => {}
            // A folder that may not be read holds nothing that a session could.
            Err(error) if error.depth() > 0 => {}
            Err(error) => {
                let why = error.io_error().map_or_else(|| error.to_string(), ToString::to_string);
                return Err(unreadable(&why));
            }
        }
    }
    // The graph looks them up by path.
    files.sort();
    Ok(files)
}

/// Returns the numbers of files found, for standard error.
fn summary(output: &Path, graph: &IncludeGraph, roots: &[Root]) -> String {
    let count = |kind: &Kind| roots.iter().filter(|root| root.kind == *kind).count();
    let failed = roots.iter().filter(|root| matches!(root.kind, Kind::Failed(_))).count();
    let (dialects, ops): (Vec<usize>, Vec<usize>) =
        roots.iter().map(|root| (root.dialects, root.ops)).unzip();
    let mut text = format!(
        "{}: {} files with definitions ({} dialects, {} operations), {} with patterns, {} include folders\n",
        output.display(),
        count(&Kind::Definitions),
        dialects.iter().sum::<usize>(),
        ops.iter().sum::<usize>(),
        count(&Kind::Patterns),
        graph.shared_folders().count(),
    );
    if failed > 0 {
        let _ = writeln!(text, "{failed} files could not be loaded; the project file says why");
    }
    for (name, count) in graph.missing().into_iter().take(10) {
        let _ = writeln!(text, "'{name}' is included {count} times and not found: `-I` adds its folder");
    }
    text
}
