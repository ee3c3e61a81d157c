//! Tables of functions: one row per function and receiver, with an example and the value that another program
//! printed for it.
//!
//! A table is text with tabs between its columns; its first line names them. An example is an expression, or
//! several with commas between them, or statements whose last one returns such expressions. Where an example
//! has `$name`, it runs on the object of that name of a module that all examples share.

mod split;

use std::io;
use std::path::Path;

use crate::failure::Failure;
pub use split::{ExampleText, split_example};

/// Names of the columns.
pub const COLUMNS: &str = "receiver\tname\targuments\tmeaning\texample\tresult";

/// A row of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct FunctionRow {
    /// Class of objects that have the method; empty for a function.
    pub receiver: String,
    /// The name.
    pub name: String,
    /// The arguments, as C++ spells them.
    pub arguments: String,
    /// The meaning in words.
    pub meaning: String,
    /// The example.
    pub example: String,
    /// The values of the example, as compiled C++ prints them.
    pub result: String,
}

impl FunctionRow {
    /// Returns `receiver.name`, or the name of a function.
    pub fn full_name(&self) -> String {
        if self.receiver.is_empty() { self.name.clone() } else { format!("{}.{}", self.receiver, self.name) }
    }
}

/// A table that was read from a file.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct FunctionTable {
    /// Name of the file, without its extension.
    pub name: String,
    /// The rows in their order.
    pub rows: Vec<FunctionRow>,
}

/// Reads all tables (`*.tsv`) of a folder, sorted by name.
///
/// # Errors
/// If a file cannot be read, or a row has other columns.
pub fn function_tables(folder: &Path) -> Result<Vec<FunctionTable>, Failure> {
    let unreadable = |error: io::Error| Failure::from(format!("{}: {error}", folder.display()));
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.extension().is_some_and(|extension| extension == "tsv") {
            files.push(path);
        }
    }
    files.sort();
    files.iter().map(|path| read(path)).collect()
}

fn read(path: &Path) -> Result<FunctionTable, Failure> {
    let failed = |what: String| Failure::from(format!("{}: {what}", path.display()));
    let text = std::fs::read_to_string(path).map_err(|error| failed(error.to_string()))?;
    let mut lines = text.lines().enumerate();
    if lines.next().map(|(_, line)| line) != Some(COLUMNS) {
        return Err(failed(format!("the first line is not '{COLUMNS}'")));
    }
    let mut rows = Vec::new();
    for (at, line) in lines {
        let fields: Vec<String> = line.split('\t').map(str::to_owned).collect();
        let Ok([receiver, name, arguments, meaning, example, result]) = <[String; 6]>::try_from(fields)
        else {
            return Err(failed(format!("line {} does not have six columns", at + 1)));
        };
        rows.push(FunctionRow { receiver, name, arguments, meaning, example, result });
    }
    let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    Ok(FunctionTable { name, rows })
}

/// Writes a table to its file in a folder.
///
/// # Errors
/// If the file cannot be written.
pub fn write_function_table(folder: &Path, table: &FunctionTable) -> io::Result<()> {
    let mut text = format!("{COLUMNS}\n");
    for FunctionRow { receiver, name, arguments, meaning, example, result } in &table.rows {
        text.push_str(&[receiver, name, arguments, meaning, example, result].map(String::as_str).join("\t"));
        text.push('\n');
    }
    std::fs::write(folder.join(&table.name).with_extension("tsv"), text)
}
