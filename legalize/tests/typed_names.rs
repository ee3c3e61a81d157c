//! Names of operations in patterns, folders and lowerings of our own are those of typed views, so that a
//! changed definition is a compile error.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace").to_owned()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The files below a folder with an extension, sorted.
fn files_below(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let (mut folders, mut found) = (vec![folder.to_owned()], Vec::new());
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder is read") {
            let path = entry.expect("an entry is read").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|found| found == extension) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// The texts between two marks.
fn between<'t>(text: &'t str, before: &'t str, after: &'t str) -> impl Iterator<Item = &'t str> {
    text.split(before).skip(1).filter_map(move |rest| rest.split_once(after)).map(|found| found.0)
}

/// The string literals of the code, without comments, that are one of these names, with the lines that they
/// are in.
fn literals(text: &str, names: &BTreeSet<String>) -> Vec<(usize, String)> {
    let code = text.lines().enumerate().filter(|(_, line)| !line.trim_start().starts_with("//"));
    let found = code.flat_map(|(index, line)| {
        let literals = line.split('"').skip(1).step_by(2);
        literals.filter(|name| names.contains(*name)).map(move |name| (index + 1, name.to_owned()))
    });
    found.collect()
}

/// The literals in files that are operations with a typed view.
fn faults(files: &[PathBuf], names: &BTreeSet<String>) -> Vec<String> {
    let of_file = |path: &PathBuf| {
        let name = path.strip_prefix(root()).unwrap_or(path).display().to_string();
        let found = literals(&read(path), names).into_iter();
        found.map(move |(line, literal)| format!("{name}:{line}: \"{literal}\"")).collect::<Vec<_>>()
    };
    files.iter().flat_map(of_file).collect()
}

#[test]
fn operations_of_embedded_dialects_are_named_by_their_views() {
    let sources = root().join("dialects/core/src");
    let views = files_below(&sources.join("ops"), "rs");
    let named = |path: &PathBuf| {
        let text = read(path);
        let ops = between(&text, "impl rt::OpView for ", "}");
        ops.flat_map(|view| between(view, "const NAME: &'static str = \"", "\""))
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    let names: BTreeSet<String> = views.iter().flat_map(named).collect();
    assert!(names.contains("cf.switch") && names.len() > 150, "{} views", names.len());
    let is_ours = |path: &PathBuf| {
        let below = path.strip_prefix(&sources).expect("a source");
        let parts = ["patterns", "lower", "fold", "convert", "poison", "conversions"];
        below.iter().any(|part| {
            parts.contains(&Path::new(part).file_stem().and_then(|stem| stem.to_str()).unwrap_or_default())
        })
    };
    let files: Vec<PathBuf> = files_below(&sources, "rs").into_iter().filter(is_ours).collect();
    assert!(files.len() > 30, "{} files", files.len());
    let found = faults(&files, &names);
    assert!(found.is_empty(), "write the view's NAME, or ask `isa`:\n{}", found.join("\n"));
}

#[test]
fn operations_of_the_test_dialect_are_named_by_their_views() {
    let crate_of = root().join("test-dialects");
    let definitions: String = files_below(&crate_of.join("td"), "td").iter().map(|path| read(path)).collect();
    let defined = between(&definitions, "Op<\"", "\"").map(|mnemonic| format!("test.{mnemonic}"));
    let names: BTreeSet<String> = defined.collect();
    assert!(names.contains("test.even") && names.len() > 50, "{} definitions", names.len());
    let found = faults(&files_below(&crate_of.join("src"), "rs"), &names);
    assert!(found.is_empty(), "write the view's NAME, or ask `isa`:\n{}", found.join("\n"));
}

#[test]
fn the_check_finds_literals_alone() {
    let names = BTreeSet::from(["cf.br".to_owned()]);
    let text = "// \"cf.br\"\nname == \"cf.br\" || name == \"cf.branch\"\nBranchOp::NAME";
    assert_eq!(literals(text, &names), [(2, "cf.br".to_owned())]);
}
