//! The paths of a project file to the files and folders that they name.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use legalize_source::{Diagnostic, Diagnostics, FileId, SourceMap};

use super::FileSet;
use crate::IncludingFile;
use crate::spec::located;

/// Lists what the paths of a project file name, and collects complaints about those that name nothing.
pub(super) struct Lister<'a> {
    sources: &'a SourceMap,
    file: FileId,
    root: PathBuf,
    pub(super) diagnostics: Diagnostics,
}

impl<'a> Lister<'a> {
    pub(super) fn new(sources: &'a SourceMap, file: FileId, path: &Path) -> Self {
        let root = path.parent().map(Path::to_owned).unwrap_or_default();
        Lister { sources, file, root, diagnostics: Diagnostics::new() }
    }

    /// Folders by path.
    pub(super) fn folders(&mut self, names: &[String]) -> Vec<PathBuf> {
        let mut folders = Vec::new();
        for name in names {
            let folder = self.path(name);
            if !folder.is_dir() {
                let error = Diagnostic::error("project::no_folder", format!("'{name}' is not a folder"));
                self.complain(
                    name,
                    error,
                    "the project has no such folder",
                    "write a path from the project file's folder",
                );
            }
            folders.push(folder);
        }
        folders
    }

    /// Files by pattern, each once; those of one pattern in the order of their names.
    pub(super) fn files(&mut self, sets: &[FileSet]) -> Vec<IncludingFile> {
        let (mut files, mut listed) = (Vec::new(), BTreeSet::new());
        for set in sets {
            let include_dirs = self.folders(&set.include);
            for pattern in &set.files {
                for path in self.matches(pattern) {
                    if listed.insert(path.clone()) {
                        files.push(IncludingFile { path, include_dirs: include_dirs.clone() });
                    }
                }
            }
        }
        files
    }

    fn matches(&mut self, pattern: &str) -> Vec<PathBuf> {
        // Only the part that the user writes is a pattern.
        let folder = glob::Pattern::escape(&self.root.to_string_lossy());
        let whole = if folder.is_empty() { pattern.to_owned() } else { format!("{folder}/{pattern}") };
        let whole = if Path::new(pattern).is_absolute() { pattern.to_owned() } else { whole };
        let found = match glob::glob(&whole) {
            Ok(found) => found,
            Err(error) => {
                let message = format!("'{pattern}' is not a pattern of paths: {}", error.msg);
                let error = Diagnostic::error("project::pattern", message);
                let help = "`*` and `?` match within a name, `**` alone matches folders; put brackets around a literal one: `[[]`";
                self.complain(pattern, error, "malformed", help);
                return Vec::new();
            }
        };
        // A folder that cannot be read has no file that could be.
        let found: Vec<PathBuf> = found.flatten().filter(|path| path.is_file()).collect();
        if found.is_empty() {
            let error = Diagnostic::error("project::no_file", format!("no file matches '{pattern}'"));
            self.complain(
                pattern,
                error,
                "names nothing",
                "write a path from the project file's folder; `**/*.td` matches in all folders below",
            );
        }
        found
    }

    fn path(&self, name: &str) -> PathBuf {
        self.root.join(name)
    }

    fn complain(&mut self, text: &str, error: Diagnostic, label: &str, help: &str) {
        self.diagnostics.push(located(self.sources, self.file, text, error.with_help(help), label));
    }
}

/// True if two paths lead to the same file.
pub(super) fn same(one: &Path, other: &Path) -> bool {
    one == other || matches!((one.canonicalize(), other.canonicalize()), (Ok(one), Ok(other)) if one == other)
}
