//! Patterns of paths, expanded on the disk.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Component, Path, PathBuf};

use glob::{MatchOptions, Pattern, PatternError};

/// A part of a path between separators.
enum Part {
    /// A name, or `..`.
    Name(String),
    /// Names that match.
    Names(Pattern),
    /// A folder and those below it, `**`.
    Folders,
}

/// Returns the files that a pattern names, which is relative to a folder, in the order of their paths.
///
/// As in a shell, `*`, `?`, `[…]` and `**` do not match names that begin with a full stop. `**` does not
/// follow symbolic links: they may lead back to a folder above.
///
/// # Errors
/// If the pattern is malformed.
pub(super) fn expand(folder: &Path, pattern: &str) -> Result<BTreeSet<PathBuf>, PatternError> {
    let mut start = folder.to_owned();
    let mut parts = Vec::new();
    for component in Path::new(pattern).components() {
        match component {
            Component::Prefix(_) | Component::RootDir => start.push(component),
            Component::CurDir => {}
            Component::ParentDir => parts.push(Part::Name("..".to_owned())),
            Component::Normal(name) => parts.push(part(&name.to_string_lossy())?),
        }
    }
    let options = MatchOptions { require_literal_leading_dot: true, ..MatchOptions::new() };
    let (mut found, mut seen) = (BTreeSet::new(), BTreeSet::new());
    let mut waiting = vec![(start, 0)];
    while let Some((path, at)) = waiting.pop() {
        match parts.get(at) {
            None if path.is_file() => {
                found.insert(path);
            }
            None => {}
            Some(Part::Name(name)) => waiting.push((path.join(name), at + 1)),
            Some(Part::Names(names)) => {
                let names = entries(&path).filter(|(name, _)| names.matches_with(name, options));
                waiting.extend(names.map(|(_, entry)| (path.join(entry.file_name()), at + 1)));
            }
            // Each folder once for each part: several `**` lead to one folder in many ways.
            Some(Part::Folders) if seen.insert((path.clone(), at)) => {
                let is_folder = |entry: &fs::DirEntry| entry.file_type().is_ok_and(|kind| kind.is_dir());
                let folders =
                    entries(&path).filter(|(name, entry)| !name.starts_with('.') && is_folder(entry));
                waiting.extend(folders.map(|(_, entry)| (path.join(entry.file_name()), at)));
                waiting.push((path, at + 1));
            }
            Some(Part::Folders) => {}
        }
    }
    Ok(found)
}

/// True if a pattern may name several files.
pub(super) fn is_wildcard(pattern: &str) -> bool {
    pattern.contains(['*', '?', '['])
}

fn part(text: &str) -> Result<Part, PatternError> {
    if text == "**" {
        return Ok(Part::Folders);
    }
    Ok(if is_wildcard(text) { Part::Names(Pattern::new(text)?) } else { Part::Name(text.to_owned()) })
}

/// Returns what is in a folder, with names; a folder that cannot be read has no file that could be.
fn entries(folder: &Path) -> impl Iterator<Item = (String, fs::DirEntry)> {
    // The folder of a project file that is named without one.
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.map(|entry| (entry.file_name().to_string_lossy().into_owned(), entry))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Files in a folder of their own, removed at the end.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str, files: &[&str]) -> Self {
            let root = std::env::temp_dir().join(format!("legalize-paths-{name}-{}", std::process::id()));
            for file in files {
                let path = root.join(file);
                fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
                fs::write(path, "").expect("a file");
            }
            Folder(root)
        }

        fn expanded(&self, pattern: &str) -> Vec<String> {
            let found = expand(&self.0, pattern).expect("a pattern");
            let relative = found.iter().map(|path| path.strip_prefix(&self.0).unwrap_or(path));
            relative.map(|path| path.to_string_lossy().replace('\\', "/")).collect()
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn patterns_match_as_in_a_shell() {
        let files = ["a.td", "b/a.td", "b/c/a.td", "b/c/ab.td", "b/[x].td", ".git/a.td", "b/.a.td"];
        let folder = Folder::new("shell", &files);
        assert_eq!(folder.expanded("*.td"), ["a.td"]);
        assert_eq!(folder.expanded("**/a.td"), ["a.td", "b/a.td", "b/c/a.td"]);
        assert_eq!(folder.expanded("b/**/a*.td"), ["b/a.td", "b/c/a.td", "b/c/ab.td"]);
        assert_eq!(folder.expanded("b/[[]x].td"), ["b/[x].td"]);
        assert_eq!(folder.expanded("b/c/a?.td"), ["b/c/ab.td"]);
        assert_eq!(folder.expanded(".git/*.td"), [".git/a.td"]);
        assert_eq!(folder.expanded("./b/./c/../a.td"), ["b/c/../a.td"]);
        assert_eq!(folder.expanded("b"), Vec::<String>::new());
        assert_eq!(folder.expanded(""), Vec::<String>::new());
        let whole = format!("{}/*.td", Pattern::escape(&folder.0.to_string_lossy()));
        assert_eq!(folder.expanded(&whole), ["a.td"]);
        assert!(expand(&folder.0, "a**.td").is_err() && expand(&folder.0, "b/[x.td").is_err());
    }

    #[test]
    fn several_recursive_wildcards_visit_each_folder_once() {
        let deep = format!("{}a.td", "x/".repeat(100));
        let folder = Folder::new("deep", &[&deep]);
        assert_eq!(folder.expanded("**/**/**/x/**/x/**/**/a.td"), [deep]);
    }

    #[test]
    #[cfg(unix)]
    fn recursive_wildcards_do_not_follow_links() {
        let folder = Folder::new("links", &["x/y/a.td"]);
        for (to, link) in [("..", "x/y/up"), ("../..", "x/y/upper"), (".", "x/self")] {
            std::os::unix::fs::symlink(to, folder.0.join(link)).expect("a link");
        }
        assert_eq!(folder.expanded("**/*.td"), ["x/y/a.td"]);
        assert_eq!(folder.expanded("x/*/*/a.td"), ["x/self/y/a.td"]);
    }
}
