//! The page of functions, generated from the tables of `snippet/functions`.

use std::fmt::Write as _;

use legalize_filetest::examples::{FunctionRow, function_tables};

use crate::block::root;

const PAGE: &str = "docs/book/src/reference/functions.md";

/// Titles of the tables, in the order of the page.
const TITLES: &[(&str, &str)] = &[
    ("types", "Types"),
    ("attributes", "Attributes"),
    ("affine", "Affine maps"),
    ("builders", "Builders"),
    ("operations", "Operations, values, blocks, regions"),
    ("rewrites", "Rewrites"),
    ("ranges", "Ranges, optional values, results"),
    ("numbers", "Numbers"),
    ("text", "Text"),
];

const INTRODUCTION: &str = "# Functions

The functions and methods that [C++ text](snippets.md) may call. A name is known by its last segment, so `::llvm::isa`
and `isa` are the same. Arguments are those of C++, shortened. Classes of types and attributes also have the methods of
`Type` and `Attribute`, those of operations the methods of `Operation` through `->`.

This page is generated from the tables in `snippet/functions`, which also have an example of each row, and the value
that compiled C++ prints for it; a test evaluates the examples.
";

/// A cell of a table.
fn cell(text: &str) -> String {
    text.replace('|', "\\|").replace('<', "&lt;")
}

/// A cell of code.
fn code(text: &str) -> String {
    if text.is_empty() { String::new() } else { format!("`{}`", text.replace('|', "\\|")) }
}

fn section(out: &mut String, receiver: &str, rows: &[&FunctionRow]) {
    let title = if receiver.is_empty() { "functions".to_owned() } else { format!("<code>{receiver}</code>") };
    let _ = writeln!(out, "\n<details><summary>{title} ({})</summary>\n", rows.len());
    out.push_str("| name | arguments | |\n|---|---|---|\n");
    for row in rows {
        let _ = writeln!(out, "| {} | {} | {} |", code(&row.name), code(&row.arguments), cell(&row.meaning));
    }
    out.push_str("\n</details>\n");
}

/// The page as the tables give it.
fn generated() -> String {
    let tables = function_tables(&root().join("snippet/functions")).expect("the tables");
    assert_eq!(tables.len(), TITLES.len(), "each table has a title");
    let mut out = INTRODUCTION.to_owned();
    for (name, title) in TITLES {
        let table = tables.iter().find(|table| table.name == *name).expect("a table of this name");
        let _ = writeln!(out, "\n## {title}");
        let mut receivers: Vec<&str> = table.rows.iter().map(|row| row.receiver.as_str()).collect();
        receivers.dedup();
        for receiver in receivers {
            let rows: Vec<&FunctionRow> = table.rows.iter().filter(|row| row.receiver == receiver).collect();
            section(&mut out, receiver, &rows);
        }
    }
    out
}

#[test]
fn the_page_of_functions_is_that_of_the_tables() {
    let path = root().join(PAGE);
    let generated = generated();
    let page = std::fs::read_to_string(&path).unwrap_or_default();
    if std::env::var_os("BLESS").is_some() {
        if page != generated {
            std::fs::write(&path, generated).expect("the page can be written");
        }
        return;
    }
    assert!(page == generated, "{PAGE} is out of date; BLESS=1 writes it");
}
