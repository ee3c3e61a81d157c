//! Project files (`legalize.ron`): the include folders, definitions, patterns and default passes of a
//! checkout, so that no command line repeats them.
//!
//! The RON schema is documented in `docs/project-file.md`. All paths in it are relative to the file's folder.

mod files;
mod paths;

use std::path::{Component, Path, PathBuf};

use legalize_pattern_model::{RonSchema, read_schema};
use legalize_source::{Diagnostic, Diagnostics, FileId, Reported, SourceMap};
use serde::{Deserialize, Serialize};

use crate::{IncludingFile, SessionOptions, read_file};

/// A project file as it is written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProjectSpec {
    /// Always [`ProjectSpec::SCHEMA`].
    pub schema: String,
    /// Always [`ProjectSpec::VERSION`].
    pub version: u32,
    /// Include folders of all files.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub include: Vec<String>,
    /// Files whose dialects are loaded, as with `--ods`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub definitions: Vec<FileSet>,
    /// Files with overlays of definitions (`legalize/Overlay.td`).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub overlays: Vec<String>,
    /// Pattern files of `rewrite`, if its command line names none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub patterns: Vec<FileSet>,
    /// Crates with the native functions that the patterns call.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub natives: Vec<String>,
    /// The pipeline of `opt`, if its command line names no pass.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub passes: Option<String>,
}

/// Files with include folders of their own.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FileSet {
    /// Paths, in which `*`, `?`, `[…]` and `**` match as in a shell: no names that begin with a full stop.
    pub files: Vec<String>,
    /// Include folders of these files, searched before those of the project.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub include: Vec<String>,
}

impl Default for ProjectSpec {
    fn default() -> Self {
        ProjectSpec {
            schema: Self::SCHEMA.to_owned(),
            version: Self::VERSION,
            include: Vec::new(),
            definitions: Vec::new(),
            overlays: Vec::new(),
            patterns: Vec::new(),
            natives: Vec::new(),
            passes: None,
        }
    }
}

impl ProjectSpec {
    /// The schema's name in the header.
    pub const SCHEMA: &'static str = "legalize-project";
    /// The schema's version in the header.
    pub const VERSION: u32 = 1;

    /// Reads a project file.
    ///
    /// # Errors
    /// If the text is not RON, of another schema or version, or has an unknown field.
    pub fn read(sources: &SourceMap, file: FileId) -> Result<Self, Diagnostic> {
        let schema = RonSchema {
            name: Self::SCHEMA,
            version: Self::VERSION,
            what: "project file",
            document: "docs/project-file.md",
            other_version: "write it in the form of docs/project-file.md",
        };
        read_schema(sources, file, &schema)
    }

    /// Returns the text of a project file.
    #[must_use]
    #[expect(clippy::missing_panics_doc, reason = "strings and lists of them have a text")]
    pub fn to_ron(&self) -> String {
        let config = ron::ser::PrettyConfig::new().indentor("    ").new_line("\n");
        let text = ron::ser::to_string_pretty(self, config).expect("strings and numbers have a text");
        format!("{text}\n")
    }
}

/// A project file with the files that it names.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Project {
    /// Path of the project file.
    pub path: PathBuf,
    /// Include folders of all files.
    pub include_dirs: Vec<PathBuf>,
    /// Files whose dialects are loaded, in order, each once.
    pub definitions: Vec<IncludingFile>,
    /// Files with overlays, in order, each once.
    pub overlays: Vec<IncludingFile>,
    /// Pattern files, in order, each once.
    pub patterns: Vec<IncludingFile>,
    /// Crates with the native functions that the patterns call.
    pub natives: Vec<String>,
    /// The pipeline of runs that name no pass.
    pub passes: Option<String>,
}

impl Project {
    /// Name of project files.
    pub const FILE: &'static str = "legalize.ron";

    /// Returns the nearest project file in the folder of an input and the folders above it; for `-`, standard
    /// input, in the working directory and above. The path is relative to the working directory for a file
    /// in, below or above it, unless the input's is absolute.
    pub fn find(input: &Path) -> Option<PathBuf> {
        let from = if input == Path::new("-") { Path::new(".") } else { input };
        let whole = std::path::absolute(from).ok()?;
        // An input through a symbolic link belongs to the project in which the link is.
        let folder = if whole.is_dir() { whole.as_path() } else { whole.parent()? };
        // The folder above `a/..` is not `a`.
        let leads_up = folder.components().any(|part| part == Component::ParentDir);
        let folder = if leads_up { folder.canonicalize().ok()? } else { folder.to_owned() };
        let found = folder.ancestors().map(|folder| folder.join(Self::FILE)).find(|path| path.is_file())?;
        Some(if from.is_absolute() { found } else { relative(found) })
    }

    /// Reads a project file and lists the files that it names.
    ///
    /// # Errors
    /// Reports a file that cannot be read or is malformed, folders that do not exist, and paths that match no
    /// file.
    pub fn load(sources: &SourceMap, path: &Path) -> Reported<Option<Project>> {
        match read_file(sources, &legalize_source::Includes::default(), path) {
            Ok(file) => Self::of_file(sources, file, path),
            Err(error) => Reported::new(None, error.into()),
        }
    }

    /// Reads the text of a project file that need not be on the disk: its paths are relative to the folder of
    /// `path`.
    ///
    /// # Errors
    /// As [`Project::load`].
    pub fn of_file(sources: &SourceMap, file: FileId, path: &Path) -> Reported<Option<Project>> {
        let spec = match ProjectSpec::read(sources, file) {
            Ok(spec) => spec,
            Err(error) => return Reported::new(None, error.into()),
        };
        let mut lister = files::Lister::new(sources, file, path);
        let overlays = FileSet { files: spec.overlays, include: Vec::new() };
        let project = Project {
            path: path.to_owned(),
            include_dirs: lister.folders(&spec.include),
            definitions: lister.files(&spec.definitions),
            overlays: lister.files(&[overlays]),
            patterns: lister.files(&spec.patterns),
            natives: spec.natives,
            passes: spec.passes,
        };
        let diagnostics: Diagnostics = lister.diagnostics;
        Reported::new(Some(project).filter(|_| !diagnostics.has_errors()), diagnostics)
    }

    /// Returns the include folders that one of the project's files has for itself; none for a file that the
    /// project does not name.
    pub fn own_dirs(&self, file: &Path) -> &[PathBuf] {
        let named = || self.definitions.iter().chain(&self.patterns);
        let by_other_path = || {
            let whole = file.canonicalize().ok()?;
            named().find(|named| named.path.canonicalize().is_ok_and(|named| named == whole))
        };
        let own = named().find(|named| named.path == file).or_else(by_other_path);
        own.map(|own| own.include_dirs.as_slice()).unwrap_or_default()
    }

    /// Adds the project to the options of a session, except for its patterns: folders after those that are
    /// there, definitions before. Files of the project that are there, such as the patterns of a conversion,
    /// get the include folders that they have in it.
    pub fn add_to(&self, options: &mut SessionOptions) {
        for file in options.ods.iter_mut().chain(&mut options.patterns) {
            if file.include_dirs.is_empty() {
                file.include_dirs = self.own_dirs(&file.path).to_vec();
            }
        }
        options.include_dirs.extend(self.include_dirs.iter().cloned());
        options.ods.splice(0..0, self.definitions.iter().chain(&self.overlays).cloned());
        options.natives.extend(self.natives.iter().cloned());
        if options.default_pipeline.is_none() {
            options.default_pipeline.clone_from(&self.passes);
        }
    }
}

/// Returns the path of a project file from the working directory, if it is in, below or above it: a short
/// name in messages.
fn relative(file: PathBuf) -> PathBuf {
    let Ok(here) = std::env::current_dir() else { return file };
    if let Ok(below) = file.strip_prefix(&here) {
        return below.to_owned();
    }
    let above = here.ancestors().position(|folder| file.parent() == Some(folder));
    above.map_or(file, |steps| {
        let folder: PathBuf = std::iter::repeat_n("..", steps).collect();
        folder.join(Project::FILE)
    })
}
