//! The files of a checkout that a session loads: those with operations, and those with patterns.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use legalize::session::{Provider, includes};
use legalize::source::{Severity, SourceMap, in_parallel};
use legalize::tblgen::{TblgenOptions, parse};

use super::includes::IncludeGraph;

/// A file that no file which is loaded includes.
pub(crate) struct Root {
    /// Path relative to the checkout.
    pub(crate) path: String,
    /// Include folders that it alone searches.
    pub(crate) own_folders: Vec<String>,
    /// Contents.
    pub(crate) kind: Kind,
    /// Number of dialects that no file before it defines.
    pub(crate) dialects: usize,
    /// Number of operations that no file before it defines.
    pub(crate) ops: usize,
}

/// Contents of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Operations, types or attributes.
    Definitions,
    /// Overlays of definitions that are in other files.
    Overlays,
    /// Patterns.
    Patterns,
    /// Records that are neither definitions nor patterns.
    Other,
    /// Unreadable, for this reason.
    Failed(String),
}

/// A file that was evaluated.
struct Evaluated {
    kind: Kind,
    dialects: Vec<String>,
    ops: Vec<String>,
}

/// Evaluates the files that no other includes. Where one is not a file of definitions, those that it includes
/// are evaluated too: a file of patterns includes the definitions of their operations.
pub(crate) fn classify(
    graph: &IncludeGraph,
    folder: &Path,
    elsewhere: &[PathBuf],
    sources: &SourceMap,
    providers: &[Arc<dyn Provider>],
) -> Vec<Root> {
    let mut roots: Vec<(usize, Evaluated)> = Vec::new();
    let (mut next, mut seen) = (graph.roots(), BTreeSet::new());
    while !next.is_empty() {
        seen.extend(next.iter().copied());
        let evaluated =
            in_parallel(&next, |&file| evaluate(graph, file, folder, elsewhere, sources, providers));
        let not_loaded = next.iter().zip(&evaluated).filter(|(_, one)| one.kind != Kind::Definitions);
        let inner: BTreeSet<usize> = not_loaded.flat_map(|(&file, _)| graph.included_by(file)).collect();
        roots.extend(next.iter().copied().zip(evaluated));
        next = inner.into_iter().filter(|file| !seen.contains(file)).collect();
    }
    // A file that was evaluated for one that is not loaded may be included by one that is.
    let (definitions, patterns) =
        (covered(graph, &roots, &Kind::Definitions), covered(graph, &roots, &Kind::Patterns));
    roots.retain(|(file, one)| match one.kind {
        Kind::Patterns => !patterns.contains(file),
        _ => !definitions.contains(file),
    });
    roots.sort_by(|(one, _), (other, _)| graph.path(*one).cmp(graph.path(*other)));
    let (mut dialects, mut ops) = (BTreeSet::new(), BTreeSet::new());
    let described = roots.into_iter().map(|(file, evaluated)| {
        // Files with patterns include definitions of others.
        let defines = evaluated.kind == Kind::Definitions;
        let is_new = |known: &mut BTreeSet<String>, names: Vec<String>| {
            names.into_iter().filter(|name| defines && known.insert(name.clone())).count()
        };
        Root {
            path: graph.path(file).to_owned(),
            own_folders: graph.own_folders(file),
            dialects: is_new(&mut dialects, evaluated.dialects),
            ops: is_new(&mut ops, evaluated.ops),
            kind: evaluated.kind,
        }
    });
    described.filter(|root| root.kind != Kind::Other).collect()
}

/// Returns the files of a kind that other files of it include, directly or through others. Of those that
/// include each other, the first one is not.
fn covered(graph: &IncludeGraph, roots: &[(usize, Evaluated)], kind: &Kind) -> BTreeSet<usize> {
    let of_kind = roots.iter().filter(|(_, one)| one.kind == *kind);
    let reached: BTreeMap<usize, BTreeSet<usize>> =
        of_kind.map(|(file, _)| (*file, graph.reached_by(*file))).collect();
    let mut covered: BTreeSet<usize> = BTreeSet::new();
    for (file, inner) in &reached {
        // The file that covers it covers all that it reaches.
        if covered.contains(file) {
            continue;
        }
        covered.extend(inner.iter().filter(|one| *one != file));
    }
    covered
}

fn evaluate(
    graph: &IncludeGraph,
    file: usize,
    folder: &Path,
    elsewhere: &[PathBuf],
    limits: &SourceMap,
    providers: &[Arc<dyn Provider>],
) -> Evaluated {
    let nothing = |kind| Evaluated { kind, dialects: Vec::new(), ops: Vec::new() };
    if graph.path(file).ends_with(".pdll") {
        return nothing(Kind::Patterns);
    }
    // Each file by itself: what was read for it is freed with it.
    let sources = Arc::new(SourceMap::with_limits(limits.limits().clone()));
    let own = graph.own_folders(file);
    let of_project = own.iter().map(String::as_str).chain(graph.shared_folders());
    let dirs: Vec<PathBuf> =
        of_project.map(|dir| folder.join(dir)).chain(elsewhere.iter().cloned()).collect();
    let search = includes(&dirs, providers);
    let main = match legalize::session::read_file(&sources, &search, &folder.join(graph.path(file))) {
        Ok(main) => main,
        Err(error) => return nothing(Kind::Failed(error.message)),
    };
    let options = TblgenOptions::default().with(|options| options.includes = search);
    let parsed = parse(&sources, main, &options);
    let first_error = |found: &legalize::source::Diagnostics| {
        let error = found.iter().find(|one| one.severity == Severity::Error)?;
        Some(error.clone().resolved(&sources).one_line())
    };
    if let Some(why) = first_error(&parsed.diagnostics) {
        return nothing(Kind::Failed(why));
    }
    let Some(keeper) = parsed.value.keeper else { return nothing(Kind::Other) };
    let patterns = keeper.class("Pattern").is_some() && keeper.defs_of_class("Pattern").next().is_some();
    let (module, found) = legalize::ods::load(&keeper).into_parts();
    if let Some(why) = first_error(&found) {
        return nothing(Kind::Failed(why));
    }
    let defines = !(module.ops.is_empty() && module.types.is_empty() && module.attrs.is_empty());
    Evaluated {
        kind: match (patterns, defines) {
            (true, _) => Kind::Patterns,
            (false, true) => Kind::Definitions,
            (false, false) if !module.overlays.is_empty() => Kind::Overlays,
            (false, false) => Kind::Other,
        },
        dialects: module.dialects.iter().map(|dialect| dialect.name.clone()).collect(),
        ops: module.ops.iter().map(|op| op.name.clone()).collect(),
    }
}
