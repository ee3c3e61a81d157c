//! The paths of a project file to the files and folders that they name.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use legalize_source::{Diagnostic, Diagnostics, FileId, SourceMap};

use super::FileSet;
use super::paths::{expand, is_wildcard};
use crate::IncludingFile;
use crate::spec::located;

/// Lists what the paths of a project file name, and collects complaints about those that name nothing.
pub(super) struct Lister<'a> {
    sources: &'a SourceMap,
    file: FileId,
    path: &'a Path,
    root: &'a Path,
    pub(super) diagnostics: Diagnostics,
}

impl<'a> Lister<'a> {
    pub(super) fn new(sources: &'a SourceMap, file: FileId, path: &'a Path) -> Self {
        let root = path.parent().unwrap_or(Path::new(""));
        Lister { sources, file, path, root, diagnostics: Diagnostics::new() }
    }

    /// Folders by path.
    pub(super) fn folders(&mut self, names: &[String]) -> Vec<PathBuf> {
        let mut folders = Vec::new();
        for name in names {
            let folder = self.root.join(name);
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
        let (mut files, mut listed, mut expanded) = (Vec::new(), BTreeSet::new(), BTreeSet::new());
        for set in sets {
            let include_dirs = self.folders(&set.include);
            // A pattern names nothing new where it is repeated.
            for pattern in set.files.iter().filter(|pattern| expanded.insert(*pattern)) {
                for path in self.matches(pattern) {
                    if listed.insert(path.clone()) {
                        files.push(IncludingFile { path, include_dirs: include_dirs.clone() });
                    }
                }
            }
        }
        files
    }

    fn matches(&mut self, pattern: &str) -> BTreeSet<PathBuf> {
        let mut found = match expand(self.root, pattern) {
            Ok(found) => found,
            Err(error) => {
                let message = format!("'{pattern}' is not a pattern of paths: {}", error.msg);
                let error = Diagnostic::error("project::pattern", message);
                let help = "`*` and `?` match within a name, `**` alone matches folders; put brackets around a literal one: `[[]`";
                self.complain(pattern, error, "malformed", help);
                return BTreeSet::new();
            }
        };
        if is_wildcard(pattern) {
            // It is not a file of its project, although `*.ron` matches it.
            found.remove(self.path);
        }
        if found.is_empty() {
            let error = Diagnostic::error("project::no_file", format!("no file matches '{pattern}'"));
            self.complain(
                pattern,
                error,
                "names nothing",
                "write a path from the project file's folder, with `/` between names; `**/*.td` matches in all folders below",
            );
        }
        found
    }

    fn complain(&mut self, text: &str, error: Diagnostic, label: &str, help: &str) {
        // As it is written between quotes.
        let quoted = format!("{text:?}");
        let text = &quoted[1..quoted.len() - 1];
        self.diagnostics.push(located(self.sources, self.file, text, error.with_help(help), label));
    }
}
