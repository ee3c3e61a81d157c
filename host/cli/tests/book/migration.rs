//! The page of MLIR's C++ names, generated from `docs/migration.tsv`, and the names of ours in it.
//!
//! The suite `headers` of `legalize-conformance` compares the C++ names with the installed headers.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;

use crate::block::{files_below, root};

const TABLE: &str = "docs/migration.tsv";
const PAGE: &str = "docs/book/src/reference/migration.md";

const INTRODUCTION: &str = "# C++ names

The classes and functions of MLIR's headers of pattern rewriting and dialect conversion (MLIR 22), and their
counterparts. [Porting a C++ pass](../porting.md) has the concepts.

- A path of ours begins with a module of the crate `legalize`: `conversion::PatternSet` is
  `legalize::conversion::PatternSet`. `use legalize::prelude::*;` imports what most programs use.
- Overloads share a row. Constructors and operators have the row of their class. Protected members are listed where
  patterns use them.
- A row without a path has the reason why there is no counterpart.

This page is generated from `docs/migration.tsv`. Tests compare its paths with the public API, and its C++ names with
the headers.
";

/// A row of the table.
struct Row {
    header: String,
    class: String,
    name: String,
    /// Paths below the crate `legalize`.
    ours: Vec<String>,
    note: String,
}

impl Row {
    /// The name with its class.
    fn cpp(&self) -> String {
        if self.class.is_empty() { self.name.clone() } else { format!("{}::{}", self.class, self.name) }
    }
}

/// The rows of a table, after the line of titles.
fn rows(text: &str) -> Vec<Row> {
    let row = |line: &str| {
        let fields: Vec<&str> = line.split('\t').collect();
        let [header, class, name, ours, note] = fields[..] else { panic!("{TABLE}: five fields: {line}") };
        let ours = ours.split(", ").filter(|path| !path.is_empty()).map(str::to_owned).collect();
        let [header, class, name, note] = [header, class, name, note].map(str::to_owned);
        Row { header, class, name, ours, note }
    };
    text.lines().skip(1).map(row).collect()
}

fn table() -> String {
    fs::read_to_string(root().join(TABLE)).unwrap_or_else(|error| panic!("{TABLE}: {error}"))
}

/// The page as the table gives it.
fn generated() -> String {
    let rows = rows(&table());
    let mut out = INTRODUCTION.to_owned();
    for of_header in rows.chunk_by(|one, next| one.header == next.header) {
        let _ = writeln!(out, "\n## `{}`\n\n| C++ | here | |\n|---|---|---|", of_header[0].header);
        for row in of_header {
            let ours: Vec<String> = row.ours.iter().map(|path| format!("`{path}`")).collect();
            let ours = if ours.is_empty() { "–".to_owned() } else { ours.join(", ") };
            let _ = writeln!(out, "| `{}` | {ours} | {} |", row.cpp(), row.note.replace('|', "\\|"));
        }
    }
    out
}

/// The path of an item in a line of a snapshot, without generic parameters: `legalize_ir::Builder::at` of
/// `pub fn legalize_ir::Builder<'a>::at(…) -> Self`.
fn item(line: &str) -> Option<String> {
    let start = line.find("pub ").map(|at| at + 4)?;
    let rest = &line[start..];
    let rest = &rest[rest.find("legalize")?..];
    let (mut path, mut depth) = (String::new(), 0_usize);
    let mut letters = rest.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '<' => depth += 1,
            '>' if depth > 0 => depth -= 1,
            _ if depth > 0 => {}
            ':' if letters.next_if_eq(&':').is_some() => path.push_str("::"),
            _ if letter.is_alphanumeric() || letter == '_' => path.push(letter),
            _ => break,
        }
    }
    Some(path)
}

/// The paths of all public items.
fn items() -> BTreeSet<String> {
    let snapshots = files_below(&root().join("docs/api"));
    let texts = snapshots.iter().map(|path| fs::read_to_string(path).expect("a snapshot is read"));
    texts.flat_map(|text| text.lines().filter_map(item).collect::<Vec<_>>()).collect()
}

/// The path of an item in its crate, of its path in the facade.
fn in_crate(path: &str) -> String {
    let (module, rest) = path.split_once("::").unwrap_or((path, ""));
    let name = if module == "dialects" { "dialects_core" } else { module };
    format!("legalize_{name}::{rest}")
}

#[test]
fn the_page_of_cpp_names_is_that_of_the_table() {
    let generated = generated();
    let page = fs::read_to_string(root().join(PAGE)).unwrap_or_default();
    if std::env::var_os("BLESS").is_some() {
        if page != generated {
            fs::write(root().join(PAGE), generated).expect("the page can be written");
        }
        return;
    }
    assert!(page == generated, "{PAGE} is out of date; BLESS=1 writes it");
}

#[test]
fn counterparts_of_cpp_names_are_public_items() {
    let items = items();
    let rows = rows(&table());
    assert!(rows.len() > 400 && items.len() > 5000, "{} rows, {} items", rows.len(), items.len());
    let mut faults = Vec::new();
    for row in &rows {
        let unknown = row.ours.iter().filter(|path| !items.contains(&in_crate(path)));
        faults.extend(unknown.map(|path| format!("{}: {path} is not a public item", row.cpp())));
        if row.ours.is_empty() && row.note.is_empty() {
            faults.push(format!("{}: neither a counterpart nor a reason", row.cpp()));
        }
    }
    assert!(faults.is_empty(), "{TABLE}:\n{}", faults.join("\n"));
}

#[test]
fn rows_of_cpp_names_are_sorted() {
    let text = table();
    let lines: Vec<Vec<&str>> = text.lines().skip(1).map(|line| line.split('\t').take(3).collect()).collect();
    let unsorted = lines.windows(2).find(|pair| pair[0] >= pair[1]);
    assert!(unsorted.is_none(), "{TABLE}: not sorted, or twice: {unsorted:?}");
}

#[test]
fn paths_of_snapshots_have_no_parameters() {
    let path = |line| item(line).unwrap_or_default();
    assert_eq!(
        path("pub fn legalize_ir::Builder<'a>::at(&'a legalize_ir::Context) -> Self"),
        "legalize_ir::Builder::at"
    );
    assert_eq!(path("#[non_exhaustive] pub enum legalize_ir::Fold"), "legalize_ir::Fold");
    assert_eq!(path("pub legalize_ir::Use::op: legalize_ir::OpId"), "legalize_ir::Use::op");
    assert_eq!(path("pub fn legalize_a::F<T>::g<U>(U)"), "legalize_a::F::g");
    assert_eq!(item("impl legalize_ir::Ir"), None);
}
