//! Markdown pages of the repository, and the purpose of each fenced block in them.
//!
//! The words of an info string are separated by blanks or commas: first the language, then attributes, which
//! a rendered page does not show. Every block is compiled, run or read by a test, or says why not
//! ([`Purpose`]).

use std::fs;
use std::path::{Path, PathBuf};

/// The root of the workspace.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("the workspace")
}

/// All files in a folder and its subfolders, sorted, except hidden files and build output.
pub(crate) fn files_below(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut pending = vec![folder.to_owned()];
    while let Some(folder) = pending.pop() {
        if folder.join("CACHEDIR.TAG").exists() {
            continue;
        }
        for entry in fs::read_dir(&folder).expect("the folder is there").flatten() {
            let is_folder = entry.file_type().is_ok_and(|kind| kind.is_dir());
            if entry.file_name().to_string_lossy().starts_with('.') {
                continue;
            }
            if is_folder {
                pending.push(entry.path());
            } else {
                found.push(entry.path());
            }
        }
    }
    found.sort();
    found
}

/// All pages of the repository, sorted, then those of `.github`.
pub(crate) fn pages() -> Vec<PathBuf> {
    let files = files_below(root()).into_iter().chain(files_below(&root().join(".github")));
    files.filter(|path| path.extension().is_some_and(|extension| extension == "md")).collect()
}

/// Pages whose Rust blocks are doctests: a crate's `lib.rs` includes them as documentation.
pub(crate) fn doctested() -> Vec<PathBuf> {
    let mut found = Vec::new();
    for file in files_below(root()).into_iter().filter(|path| path.ends_with("src/lib.rs")) {
        let text = fs::read_to_string(&file).expect("the source is there");
        let folder = file.parent().expect("a file is in a folder");
        for rest in text.split("doc = include_str!(\"").skip(1) {
            let name = rest.split('"').next().unwrap_or_default();
            found.push(folder.join(name).canonicalize().expect("a file that is included"));
        }
    }
    found
}

/// A part of a page.
pub(crate) enum Part<'t> {
    /// A line outside of blocks.
    Line(&'t str),
    /// A fenced block.
    Block(Block<'t>),
}

/// A fenced block.
pub(crate) struct Block<'t> {
    /// The number of the line with the info string.
    pub line: usize,
    /// The info string.
    pub info: &'t str,
    /// The lines between the fences.
    pub body: Vec<&'t str>,
}

/// Splits a page into lines and blocks.
///
/// # Errors
/// If a fence is not at the beginning of its line, a block has no language, or is not closed.
pub(crate) fn parts(text: &str) -> Result<Vec<Part<'_>>, String> {
    let mut parts = Vec::new();
    let mut lines = text.lines().enumerate();
    while let Some((index, line)) = lines.next() {
        let number = index + 1;
        let Some(info) = line.strip_prefix("```") else {
            let content = line.trim_start_matches([' ', '\t', '>', '-', '*']);
            if content.starts_with("```") || content.starts_with("~~~") {
                return Err(format!("line {number}: a fence is three backticks at the beginning of a line"));
            }
            parts.push(Part::Line(line));
            continue;
        };
        if info.is_empty() {
            return Err(format!("line {number}: the block has no language"));
        }
        let mut body = Vec::new();
        loop {
            match lines.next() {
                Some((_, "```")) => break,
                Some((_, line)) => body.push(line),
                None => return Err(format!("line {number}: the block is not closed")),
            }
        }
        parts.push(Part::Block(Block { line: number, info, body }));
    }
    Ok(parts)
}

/// The use of a block in a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose<'t> {
    /// `file=NAME`: written as a file, which commands of the page read.
    File(&'t str),
    /// `from=PATH`: an excerpt of a file that a test compiles; `// …` marks omitted lines.
    Excerpt(&'t str),
    /// `list=NAME`: a list of registered names.
    List(&'t str),
    /// `console`: commands and their output.
    Console,
    /// `sh`: commands that succeed.
    Shell,
    /// `rust`: a doctest.
    Doctest,
    /// `toml`: dependencies on packages of this workspace.
    Manifest,
    /// Definitions, patterns, a module or a spec that the program reads unchanged.
    Input,
    /// `ignore reason=WHY`: not tested.
    Ignored,
}

impl<'t> Block<'t> {
    fn words(&self) -> impl Iterator<Item = &'t str> + use<'t> {
        self.info.split([' ', ',']).filter(|word| !word.is_empty())
    }

    /// The language.
    pub(crate) fn language(&self) -> &'t str {
        self.words().next().unwrap_or_default()
    }

    /// True if the info string has this attribute.
    pub(crate) fn has(&self, attribute: &str) -> bool {
        self.words().skip(1).any(|word| word == attribute)
    }

    /// The value of an attribute `NAME=VALUE`.
    fn value(&self, name: &str) -> Option<&'t str> {
        let mut values = self.words().skip(1).filter_map(|word| word.split_once('='));
        values.find(|&(found, value)| found == name && !value.is_empty()).map(|(_, value)| value)
    }

    /// The text, with a line end after each line.
    pub(crate) fn text(&self) -> String {
        self.body.iter().flat_map(|line| [*line, "\n"]).collect()
    }

    /// Returns what a test does with the block.
    ///
    /// # Errors
    /// If the block is not tested and does not say why.
    pub(crate) fn purpose(&self) -> Result<Purpose<'t>, String> {
        if let Some(name) = self.value("file") {
            return Ok(Purpose::File(name));
        }
        if let Some(path) = self.value("from") {
            return Ok(Purpose::Excerpt(path));
        }
        if let Some(name) = self.value("list") {
            return Ok(Purpose::List(name));
        }
        if self.has("ignore") {
            let reason = self.value("reason");
            return reason
                .map(|_| Purpose::Ignored)
                .ok_or_else(|| "`ignore` without `reason=WHY`".to_owned());
        }
        match self.language() {
            "console" => Ok(Purpose::Console),
            "sh" => Ok(Purpose::Shell),
            "rust" => Ok(Purpose::Doctest),
            "toml" => Ok(Purpose::Manifest),
            "tablegen" | "pdll" | "mlir" | "ron" => Ok(Purpose::Input),
            language => Err(format!(
                "no test compiles, runs or reads a block of `{language}`: show what a command prints (`console`), write \
                 the block into a file that a command reads (`file=NAME`), take it from a file that is compiled \
                 (`from=PATH`), or say why none of it is possible (`ignore reason=WHY`)"
            )),
        }
    }
}
