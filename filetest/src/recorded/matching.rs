//! Patterns of paths.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Returns the files below a folder whose path matches a pattern, sorted. `*` is a part of a name, `**` any
/// number of folders.
pub(crate) fn matching(folder: &Path, pattern: &str) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    collect(folder, pattern, &mut found)?;
    found.sort();
    found.dedup();
    Ok(found)
}

fn collect(folder: &Path, pattern: &str, found: &mut Vec<PathBuf>) -> io::Result<()> {
    let (first, rest) = pattern.split_once('/').map_or((pattern, None), |(first, rest)| (first, Some(rest)));
    if first == "**" {
        collect(folder, rest.unwrap_or("*"), found)?;
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                collect(&path, pattern, found)?;
            }
        }
        return Ok(());
    }
    if !first.contains('*') {
        let path = folder.join(first);
        match rest {
            Some(rest) if path.is_dir() => collect(&path, rest, found)?,
            None if path.is_file() => found.push(path),
            _ => {}
        }
        return Ok(());
    }
    let (start, end) = first.split_once('*').unwrap_or((first, ""));
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if name.len() < start.len() + end.len() || !name.starts_with(start) || !name.ends_with(end) {
            continue;
        }
        match rest {
            Some(rest) if path.is_dir() => collect(&path, rest, found)?,
            None if path.is_file() => found.push(path),
            _ => {}
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_stars_are_any_number_of_folders() {
        let folder = tempfile::tempdir().unwrap();
        for path in ["a.mlir", "x/b.mlir", "x/y/c.mlir", "x/y/d.td"] {
            let path = folder.path().join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, "").unwrap();
        }
        let found = |pattern: &str| -> Vec<String> {
            let found = matching(folder.path(), pattern).unwrap().into_iter();
            found.map(|path| path.strip_prefix(folder.path()).unwrap().display().to_string()).collect()
        };
        assert_eq!(found("**/*.mlir"), ["a.mlir", "x/b.mlir", "x/y/c.mlir"]);
        assert_eq!(found("x/**/*.mlir"), ["x/b.mlir", "x/y/c.mlir"]);
        assert_eq!(found("x/*/*.td"), ["x/y/d.td"]);
        assert!(found("z/*.td").is_empty());
    }
}
