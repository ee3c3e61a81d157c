//! Pattern files of every kind, read into the pattern model.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use legalize_ods::{OdsModule, Overlays};
use legalize_pattern_model::{Origins, PatternFile};
use legalize_source::{Diagnostic, Exceeded, FileId, Includes, Reported, SourceMap};
#[cfg(feature = "td")]
use legalize_tblgen::TblgenOptions;

/// A file, and the folders in which its includes are searched before those of the session.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct IncludingFile {
    /// Path of the file.
    pub path: PathBuf,
    /// Include folders of this file alone.
    pub include_dirs: Vec<PathBuf>,
}

/// A file without include folders of its own.
impl<P: Into<PathBuf>> From<P> for IncludingFile {
    fn from(path: P) -> Self {
        IncludingFile { path: path.into(), include_dirs: Vec::new() }
    }
}

impl IncludingFile {
    /// Returns the include search of this file in a session: the file's own folders, then the session's.
    pub(crate) fn includes(&self, session: &Includes) -> Includes {
        let mut includes = session.clone();
        includes.set_dirs(self.include_dirs.iter().chain(session.dirs()).cloned());
        includes
    }
}

/// A pattern file with the definitions that it includes.
#[derive(Debug)]
#[non_exhaustive]
pub struct LoadedPatterns {
    /// The patterns.
    pub model: PatternFile,
    /// The files that its places point into.
    pub origins: Origins,
    /// Declarations beside the patterns that none of them uses, as patterns that are not run: the names in
    /// them are checked too.
    pub unused: Option<(PatternFile, Origins)>,
    /// The dialects that the file includes, to be loaded as if by `--ods`.
    pub modules: Vec<OdsModule>,
}

/// Reads a main file into the source map: the file at this path, otherwise the one that an `include` of this
/// name finds.
///
/// # Errors
/// If the file does not exist or cannot be read.
pub fn read_file(sources: &SourceMap, includes: &Includes, path: &Path) -> Result<FileId, Diagnostic> {
    let name = path.to_string_lossy();
    let at_path = includes.load(path, sources.limits());
    let found = match at_path {
        Ok(Some(text)) => Ok(Some((name.to_string(), text))),
        Ok(None) if path.is_dir() => Ok(None),
        Ok(None) => includes.find(&name, sources.limits()).map(|included| {
            included.map(|included| (included.path.to_string_lossy().into_owned(), included.text))
        }),
        Err(error) => Err(error),
    };
    match found {
        Ok(Some((name, text))) => Ok(sources.add(&*name, text)),
        Ok(None) => {
            let why = if path.is_dir() { "it is a directory" } else { "no file of this name" };
            Err(Diagnostic::error("opt::file", format!("cannot open '{name}': {why}"))
                .with_help("check the path, or the include folders (`-I`) for the name of an included file; definitions and patterns are not read from standard input"))
        }
        Err(error) => {
            let help = Exceeded::of(&error)
                .map_or_else(|| "check that the file can be read".to_owned(), Exceeded::help);
            Err(Diagnostic::error("opt::file", format!("cannot open '{name}': {error}")).with_help(help))
        }
    }
}

/// Reads a `.td` file's definitions.
pub fn load_ods(sources: &Arc<SourceMap>, includes: &Includes, path: &Path) -> Reported<Option<OdsModule>> {
    load_ods_at(sources, includes, path)
        .map_or_else(|error| Reported::new(None, error.into()), |(_, loaded)| loaded)
}

/// Reads a `.td` file's definitions; returns them with the file.
///
/// # Errors
/// If the file does not exist or cannot be read.
pub(crate) fn load_ods_at(
    sources: &Arc<SourceMap>,
    includes: &Includes,
    path: &Path,
) -> Result<(FileId, Reported<Option<OdsModule>>), Diagnostic> {
    let file = read_file(sources, includes, path)?;
    Ok((file, load_ods_file(sources, includes, file)))
}

/// Reads the definitions of a `.td` file that is in the source map.
#[cfg(feature = "td")]
pub(crate) fn load_ods_file(
    sources: &Arc<SourceMap>,
    includes: &Includes,
    file: FileId,
) -> Reported<Option<OdsModule>> {
    let options = TblgenOptions::default().with(|options| options.includes = includes.clone());
    let parsed = legalize_tblgen::parse(sources, file, &options);
    let mut diagnostics = parsed.diagnostics;
    let module = parsed.value.keeper.map(|keeper| {
        let (module, found) = legalize_ods::load(&keeper).into_parts();
        diagnostics.extend(found);
        module
    });
    Reported::new(module, diagnostics)
}

#[cfg(not(feature = "td"))]
pub(crate) fn load_ods_file(
    sources: &Arc<SourceMap>,
    _: &Includes,
    file: FileId,
) -> Reported<Option<OdsModule>> {
    without_feature(sources, file, "td").into()
}

/// Reads a pattern file by its extension: `.td` (DRR), `.pdll`, `.ron`, or `.mlir` (PDL dialect).
pub fn load_patterns(
    sources: &Arc<SourceMap>,
    includes: &Includes,
    path: &Path,
) -> Reported<Option<LoadedPatterns>> {
    load_patterns_over(sources, includes, path, &[])
}

/// Reads a pattern file like [`load_patterns`], with overlays that may add attributes to what it includes.
pub(crate) fn load_patterns_over(
    sources: &Arc<SourceMap>,
    includes: &Includes,
    path: &Path,
    overlays: &[Overlays],
) -> Reported<Option<LoadedPatterns>> {
    let read = pattern_kind(path).and_then(|extension| Ok((read_file(sources, includes, path)?, extension)));
    match read {
        Ok((file, extension)) => load_patterns_file_over(sources, includes, file, extension, overlays),
        Err(error) => Reported::new(None, error.into()),
    }
}

/// Reads a pattern file that the program carries, by the extension of its name.
pub fn load_patterns_text(
    sources: &Arc<SourceMap>,
    includes: &Includes,
    name: &str,
    text: &str,
) -> Reported<Option<LoadedPatterns>> {
    load_patterns_text_over(sources, includes, name, text, &[])
}

pub(crate) fn load_patterns_text_over(
    sources: &Arc<SourceMap>,
    includes: &Includes,
    name: &str,
    text: &str,
    overlays: &[Overlays],
) -> Reported<Option<LoadedPatterns>> {
    match pattern_kind(Path::new(name)) {
        Ok(extension) => {
            load_patterns_file_over(sources, includes, sources.add(name, text), extension, overlays)
        }
        Err(error) => Reported::new(None, error.into()),
    }
}

/// The extension of a pattern file.
fn pattern_kind(path: &Path) -> Result<&str, Diagnostic> {
    let extension = path.extension().and_then(|extension| extension.to_str()).unwrap_or_default();
    if ["td", "pdll", "ron", "mlir"].contains(&extension) {
        return Ok(extension);
    }
    Err(Diagnostic::error("opt::pattern_kind", format!("'{}' is not a pattern file", path.display()))
        .with_help("pass patterns as .td, .pdll, .ron or .mlir files"))
}

/// Reads a pattern file that is in the source map, by the extension that its name would have: `td`, `pdll`,
/// `ron`, and PDL dialect text for any other.
pub fn load_patterns_file(
    sources: &Arc<SourceMap>,
    includes: &Includes,
    file: FileId,
    extension: &str,
) -> Reported<Option<LoadedPatterns>> {
    load_patterns_file_over(sources, includes, file, extension, &[])
}

fn load_patterns_file_over(
    sources: &Arc<SourceMap>,
    includes: &Includes,
    file: FileId,
    extension: &str,
    overlays: &[Overlays],
) -> Reported<Option<LoadedPatterns>> {
    let (loaded, mut diagnostics) = match extension {
        "td" => load_drr(sources, includes, file, overlays),
        "pdll" => load_pdll(sources, includes, file),
        "ron" => {
            let (model, diagnostics) = legalize_pattern_model::read_ron(sources, file).into_parts();
            let loaded = model.map(|model| {
                let origins = model.origins(sources).with_ron(sources, file);
                LoadedPatterns { origins, ..without_definitions(sources, model) }
            });
            Reported::new(loaded, diagnostics)
        }
        _ => load_pdl(sources, file),
    }
    .into_parts();
    if loaded.as_ref().is_some_and(|loaded| loaded.model.patterns.is_empty()) && diagnostics.is_empty() {
        let name = sources.file(file).name().to_owned();
        diagnostics.push(
            Diagnostic::warning("opt::no_patterns", format!("no pattern in '{name}'"))
                .with_help("name the file with the patterns, not one that it includes"),
        );
    }
    Reported::new(loaded, diagnostics)
}

fn without_definitions(sources: &SourceMap, model: PatternFile) -> LoadedPatterns {
    LoadedPatterns { origins: model.origins(sources), model, unused: None, modules: Vec::new() }
}

#[cfg(feature = "drr")]
fn load_drr(
    sources: &Arc<SourceMap>,
    includes: &Includes,
    file: FileId,
    overlays: &[Overlays],
) -> Reported<Option<LoadedPatterns>> {
    let parse = TblgenOptions::default().with(|options| options.includes = includes.clone());
    let options = legalize_drr::DrrOptions::default().with(|options| options.overlays = overlays.to_vec());
    let (file, diagnostics) = legalize_drr::load(sources, file, &parse, &options).into_parts();
    let loaded = file.map(|file| LoadedPatterns {
        origins: file.model.origins(sources),
        model: file.model,
        unused: None,
        modules: vec![file.ods],
    });
    Reported::new(loaded, diagnostics)
}

#[cfg(not(feature = "drr"))]
fn load_drr(
    sources: &Arc<SourceMap>,
    _: &Includes,
    file: FileId,
    _: &[Overlays],
) -> Reported<Option<LoadedPatterns>> {
    without_feature(sources, file, "drr").into()
}

#[cfg(feature = "pdl")]
fn load_pdl(sources: &SourceMap, file: FileId) -> Reported<Option<LoadedPatterns>> {
    let (model, diagnostics) =
        legalize_pdl::read_pdl(sources, file, &legalize_pdl::ReadOptions::default()).into_parts();
    Reported::new(model.map(|model| without_definitions(sources, model)), diagnostics)
}

#[cfg(not(feature = "pdl"))]
fn load_pdl(sources: &SourceMap, file: FileId) -> Reported<Option<LoadedPatterns>> {
    without_feature(sources, file, "pdl").into()
}

#[cfg(feature = "pdll")]
fn load_pdll(
    sources: &Arc<SourceMap>,
    includes: &Includes,
    file: FileId,
) -> Reported<Option<LoadedPatterns>> {
    let options = legalize_pdll::PdllOptions::default().with(|options| options.includes = includes.clone());
    let (compiled, mut diagnostics) = legalize_pdll::compile(sources, file, &options).into_parts();
    let Some(compiled) = compiled else { return Reported::new(None, diagnostics) };
    diagnostics.extend(compiled.model_diagnostics.iter().cloned());
    let mut modules = Vec::new();
    for td in &compiled.td_files {
        let (module, found) = load_ods_file(sources, includes, td.file).into_parts();
        diagnostics.extend(found);
        modules.extend(module);
    }
    let unused = legalize_pdll::uncalled(&compiled);
    let loaded = LoadedPatterns { model: compiled.model, origins: compiled.origins, unused, modules };
    Reported::new(Some(loaded), diagnostics)
}

#[cfg(not(feature = "pdll"))]
fn load_pdll(sources: &Arc<SourceMap>, _: &Includes, file: FileId) -> Reported<Option<LoadedPatterns>> {
    without_feature(sources, file, "pdll").into()
}

/// The error for a file in a language that the program was built without.
#[cfg(not(all(feature = "td", feature = "drr", feature = "pdll", feature = "pdl")))]
fn without_feature(sources: &SourceMap, file: FileId, feature: &str) -> Diagnostic {
    let name = sources.file(file).name().to_owned();
    let instead = match feature {
        "td" => "generate them with `legalize-build`",
        _ => "ship the patterns as RON",
    };
    Diagnostic::error(
        "opt::feature",
        format!("'{name}' cannot be read: this program is built without `{feature}`"),
    )
    .with_help(format!("add `{feature}` to the features of `legalize` in Cargo.toml, or {instead}"))
}

/// A path beside the file that names it.
pub(crate) fn beside(file: &Path, name: &str) -> PathBuf {
    file.parent().map_or_else(|| PathBuf::from(name), |dir| dir.join(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_without_patterns_is_reported() {
        let sources = Arc::new(SourceMap::new());
        let text = "(schema: \"legalize-patterns\", version: 1, patterns: [])";
        let (loaded, diagnostics) =
            load_patterns_text(&sources, &Includes::default(), "empty.ron", text).into_parts();
        assert!(loaded.is_some() && !diagnostics.has_errors());
        let codes: Vec<_> = diagnostics.iter().map(|diagnostic| diagnostic.code).collect();
        assert_eq!(codes, ["opt::no_patterns"]);
    }
}
