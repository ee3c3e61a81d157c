//! The includes of a checkout's files, and the folders in which they are found.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use legalize::source::{Includes, Limits};

/// Files with what they include, by paths relative to the checkout.
pub(crate) struct IncludeGraph {
    files: Vec<String>,
    /// The names that each file includes, in order.
    names: Vec<Vec<String>>,
    /// The file that each of these names leads to, with the folder that finds it; `None` for a file from
    /// elsewhere.
    found: Vec<Vec<Option<Found>>>,
    /// Folders that find the same file for every file that includes it.
    shared: BTreeSet<String>,
    /// Names that are found nowhere, with the number of their inclusions.
    missing: BTreeMap<String, usize>,
}

/// A file that an inclusion leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Found {
    file: usize,
    folder: String,
}

impl IncludeGraph {
    /// Reads the includes of files below a folder.
    pub(crate) fn new(folder: &Path, files: Vec<String>) -> Self {
        let read = |file: &String| std::fs::read(folder.join(file)).unwrap_or_default();
        let names = files.iter().map(|file| included(&String::from_utf8_lossy(&read(file)))).collect();
        IncludeGraph { files, names, found: Vec::new(), shared: BTreeSet::new(), missing: BTreeMap::new() }
    }

    /// Finds the file of each inclusion: one below the folder whose path ends with the name, the nearest if
    /// there are several, otherwise one that `elsewhere` finds.
    pub(crate) fn resolve(&mut self, elsewhere: &Includes, limits: &Limits) {
        let mut by_name: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
        for (at, file) in self.files.iter().enumerate() {
            by_name.entry(last(file)).or_default().push(at);
        }
        let mut known: BTreeMap<String, bool> = BTreeMap::new();
        let mut found = Vec::new();
        for (file, names) in self.files.iter().zip(&self.names) {
            let mut of_file = Vec::new();
            for name in names {
                let candidates = by_name.get(last(name)).into_iter().flatten();
                let fitting = candidates.filter_map(|&at| {
                    let folder = self.files[at].strip_suffix(name.as_str())?;
                    let folder = folder.strip_suffix('/').or(folder.is_empty().then_some("."))?;
                    Some(Found { file: at, folder: folder.to_owned() })
                });
                let nearest = fitting
                    .max_by_key(|one| {
                        (common(file, &self.files[one.file]), std::cmp::Reverse(one.folder.len()))
                    })
                    .or_else(|| self.beside(file, name));
                if nearest.is_none() {
                    let exists = *known
                        .entry(name.clone())
                        .or_insert_with(|| matches!(elsewhere.find(name, limits), Ok(Some(_))));
                    if !exists {
                        *self.missing.entry(name.clone()).or_default() += 1;
                    }
                }
                of_file.push(nearest);
            }
            found.push(of_file);
        }
        self.found = found;
        self.share();
    }

    /// Finds the file of a name with `.` or `..`, from the folder of the file that includes it.
    fn beside(&self, file: &str, name: &str) -> Option<Found> {
        let folder = file.rsplit_once('/').map_or(".", |(folder, _)| folder);
        let path = joined(folder, name)?;
        let found = self.files.binary_search(&path).ok()?;
        Some(Found { file: found, folder: folder.to_owned() })
    }

    /// Chooses the folders that may be searched for every file: those in which no name leads to another file
    /// than the one that was found.
    fn share(&mut self) {
        let mut meant: BTreeMap<&str, BTreeSet<usize>> = BTreeMap::new();
        let mut folders: BTreeSet<&str> = BTreeSet::new();
        for (names, found) in self.names.iter().zip(&self.found) {
            for (name, found) in names.iter().zip(found) {
                if let Some(found) = found {
                    meant.entry(name).or_default().insert(found.file);
                    folders.insert(&found.folder);
                }
            }
        }
        let misleads = |folder: &str| {
            meant.iter().any(|(name, files)| {
                let there = joined(folder, name).and_then(|path| self.files.binary_search(&path).ok());
                there.is_some_and(|there| files.iter().any(|file| *file != there))
            })
        };
        self.shared = folders.into_iter().filter(|folder| !misleads(folder)).map(str::to_owned).collect();
    }

    /// Returns the path of a file.
    pub(crate) fn path(&self, file: usize) -> &str {
        &self.files[file]
    }

    /// Returns the files that a file includes.
    pub(crate) fn included_by(&self, file: usize) -> impl Iterator<Item = usize> {
        self.found[file].iter().flatten().map(|found| found.file)
    }

    /// Returns the files that a file includes, directly or through others; itself only if one of them
    /// includes it.
    pub(crate) fn reached_by(&self, file: usize) -> BTreeSet<usize> {
        let (mut reached, mut waiting) = (BTreeSet::new(), vec![file]);
        while let Some(file) = waiting.pop() {
            waiting.extend(self.included_by(file).filter(|inner| reached.insert(*inner)));
        }
        reached
    }

    /// Returns the files that no other file includes, and the first one of those that include each other in a
    /// cycle.
    pub(crate) fn roots(&self) -> Vec<usize> {
        let included: BTreeSet<usize> = (0..self.files.len())
            .flat_map(|file| self.included_by(file).filter(move |other| *other != file))
            .collect();
        let mut roots: Vec<usize> = (0..self.files.len()).filter(|file| !included.contains(file)).collect();
        let mut reached: BTreeSet<usize> = roots.iter().copied().collect();
        let mut waiting = roots.clone();
        for in_cycle in 0..=self.files.len() {
            while let Some(file) = waiting.pop() {
                waiting.extend(self.included_by(file).filter(|inner| reached.insert(*inner)));
            }
            if in_cycle < self.files.len() && reached.insert(in_cycle) {
                roots.push(in_cycle);
                waiting.push(in_cycle);
            }
        }
        roots
    }

    /// Returns the folders that every file searches.
    pub(crate) fn shared_folders(&self) -> impl Iterator<Item = &str> {
        self.shared.iter().map(String::as_str)
    }

    /// Returns the folders that a file searches by itself: those that it and its includes need, and that
    /// would mislead other files.
    pub(crate) fn own_folders(&self, root: usize) -> Vec<String> {
        let (mut folders, mut seen, mut waiting) = (Vec::new(), BTreeSet::from([root]), vec![root]);
        while let Some(file) = waiting.pop() {
            for found in self.found[file].iter().flatten() {
                if !self.shared.contains(&found.folder) && !folders.contains(&found.folder) {
                    folders.push(found.folder.clone());
                }
                if seen.insert(found.file) {
                    waiting.push(found.file);
                }
            }
        }
        folders
    }

    /// Returns the names that are found nowhere, the most frequent first.
    pub(crate) fn missing(&self) -> Vec<(&str, usize)> {
        let mut missing: Vec<_> = self.missing.iter().map(|(name, count)| (name.as_str(), *count)).collect();
        missing.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        missing
    }
}

/// Returns the last part of a path.
fn last(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path)
}

/// Returns the path of a name in a folder, without `.` and `..`; nothing if it leads out of the checkout.
fn joined(folder: &str, name: &str) -> Option<String> {
    let mut parts: Vec<&str> = Vec::new();
    for part in folder.split('/').chain(name.split('/')) {
        match part {
            "." | "" => {}
            ".." => drop(parts.pop()?),
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

/// Returns the number of folders with which two paths begin alike.
fn common(one: &str, other: &str) -> usize {
    one.split('/').zip(other.split('/')).take_while(|(one, other)| one == other).count()
}

/// Returns the names that a text includes, outside of comments and of C++ code.
fn included(text: &str) -> Vec<String> {
    let mut names = Vec::new();
    // The end of the comment or code in which a line begins.
    let mut until: Option<&str> = None;
    for line in text.lines() {
        let line = line.trim();
        if let Some(end) = until {
            until = until.filter(|_| !line.contains(end));
            continue;
        }
        if line.starts_with("/*") {
            until = Some("*/").filter(|end| !line.contains(end));
            continue;
        }
        let rest = line.strip_prefix("#include").or_else(|| line.strip_prefix("include"));
        if let Some(name) = rest.and_then(|rest| rest.trim_start().strip_prefix('"'))
            && let Some((name, _)) = name.split_once('"')
        {
            names.push(name.to_owned());
        }
        let statement = line.split("//").next().unwrap_or(line);
        if let Some(code) = statement.rfind("[{") {
            until = Some("}]").filter(|end| !line[code..].contains(end));
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Creates a graph of files that are not on the disk.
    fn graph(files: &[(&str, &[&str])]) -> IncludeGraph {
        let owned = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
        let mut graph = IncludeGraph {
            files: files.iter().map(|(path, _)| (*path).to_owned()).collect(),
            names: files.iter().map(|(_, names)| owned(names)).collect(),
            found: Vec::new(),
            shared: BTreeSet::new(),
            missing: BTreeMap::new(),
        };
        graph.resolve(&Includes::default(), &Limits::default());
        graph
    }

    #[test]
    fn a_folder_that_would_mislead_belongs_to_its_files_alone() {
        let graph = graph(&[
            ("a/AOps.td", &["Dialect.td"]),
            ("a/Dialect.td", &["common/Base.td"]),
            ("b/BOps.td", &["Dialect.td", "missing/X.td"]),
            ("b/Dialect.td", &[]),
            ("include/common/Base.td", &[]),
        ]);
        assert_eq!(graph.shared_folders().collect::<Vec<_>>(), ["include"]);
        assert_eq!(graph.roots(), [0, 2]);
        assert_eq!(
            (graph.own_folders(0), graph.own_folders(2)),
            (vec!["a".to_owned()], vec!["b".to_owned()])
        );
        assert_eq!(graph.missing(), [("missing/X.td", 1)]);
    }

    #[test]
    fn includes_in_comments_do_not_count() {
        let text = "// include \"a.td\"\ninclude \"b.td\"\n/* include \"c.td\"\ninclude \"d.td\" */\n#include \"e.td\"\n  include\t\"f.td\"";
        assert_eq!(included(text), ["b.td", "e.td", "f.td"]);
    }

    #[test]
    fn includes_in_code_do_not_count() {
        let text = "let code = [{\n#include \"a.h\"\n}];\ninclude \"b.td\"\nlet one = [{ x }];\n// see [{\ninclude \"c.td\"";
        assert_eq!(included(text), ["b.td", "c.td"]);
    }

    #[test]
    fn names_with_dots_lead_from_the_file_that_includes_them() {
        let graph = graph(&[
            ("a/Ops.td", &["../common/Base.td", "./Own.td"]),
            ("a/Own.td", &[]),
            ("b/Ops.td", &["../common/Base.td", "../../outside.td"]),
            ("common/Base.td", &[]),
        ]);
        assert_eq!(graph.roots(), [0, 2]);
        assert_eq!(graph.shared_folders().collect::<Vec<_>>(), ["a", "b"]);
        assert_eq!(graph.missing(), [("../../outside.td", 1)]);
    }

    #[test]
    fn one_file_of_each_cycle_is_a_root() {
        let graph = graph(&[
            ("x/a.td", &["b.td"]),
            ("x/b.td", &["a.td"]),
            ("x/c.td", &["c.td", "a.td"]),
            ("y/d.td", &["e.td"]),
            ("y/e.td", &["d.td"]),
        ]);
        assert_eq!(graph.roots(), [2, 3]);
        assert_eq!(graph.reached_by(2), BTreeSet::from([0, 1, 2]));
        assert_eq!(graph.reached_by(3), BTreeSet::from([3, 4]));
    }
}
