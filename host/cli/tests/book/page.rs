//! The test of a page: its blocks in order, in a folder of its own.

use std::fs;
use std::path::{Path, PathBuf};

use legalize::session::project::{Project, ProjectSpec};
use legalize::session::spec::ConversionSpec;
use legalize::source::SourceMap;
use legalize_filetest::{Suite, Tool};

use crate::block::{Block, Part, Purpose, files_below, parts, root};
use crate::command::{command, run, run_shell, trimmed};
use crate::list;

/// The result of running a page.
#[derive(Default)]
pub(crate) struct Ran {
    /// The number of commands that were run.
    pub commands: usize,
    /// The differences from the page, each with the program's output.
    pub differences: Vec<String>,
    /// The page with the program's output.
    pub blessed: String,
}

impl Ran {
    fn push<S: AsRef<str>>(&mut self, lines: impl IntoIterator<Item = S>) {
        for line in lines {
            self.blessed.push_str(line.as_ref());
            self.blessed.push('\n');
        }
    }
}

/// A page that is being run.
struct Runner<'t> {
    folder: &'t Path,
    ran: Ran,
    /// The text of all `console` and `sh` commands.
    commands: String,
    /// The files written so far, by name, with their texts.
    files: Vec<(&'t str, String)>,
}

/// Runs a page in an empty folder, into which the examples are copied if a command names them.
///
/// # Errors
/// If a block cannot be compiled, run or read.
pub(crate) fn run_page(text: &str, folder: &Path) -> Result<Ran, String> {
    let parts = parts(text)?;
    let names_examples = |block: &Block<'_>| {
        matches!(block.language(), "console" | "sh")
            && block.body.iter().any(|line| line.contains("examples/"))
    };
    if parts.iter().any(|part| matches!(part, Part::Block(block) if names_examples(block))) {
        copy_examples(folder)?;
    }
    let mut runner = Runner { folder, ran: Ran::default(), commands: String::new(), files: Vec::new() };
    for part in &parts {
        match part {
            Part::Line(line) => runner.ran.push([line]),
            Part::Block(block) => runner
                .run_block(block)
                .map_err(|error| format!("line {}, `{}`: {error}", block.line, block.info))?,
        }
    }
    runner.check_files()?;
    Ok(runner.ran)
}

fn copy_examples(folder: &Path) -> Result<(), String> {
    for file in files_below(&root().join("examples")) {
        let to = folder.join(file.strip_prefix(root()).expect("a file of the workspace"));
        let copied = fs::create_dir_all(to.parent().expect("a folder")).and_then(|()| fs::copy(&file, &to));
        copied.map_err(|error| format!("{}: {error}", to.display()))?;
    }
    Ok(())
}

/// True if lines match the expected ones; `...` matches any lines.
fn matches(wanted: &[String], found: &[String]) -> bool {
    match wanted.split_first() {
        None => found.is_empty(),
        Some((line, rest)) if line == "..." => (0..=found.len()).any(|at| matches(rest, &found[at..])),
        Some((line, rest)) => {
            found.split_first().is_some_and(|(first, others)| first == line && matches(rest, others))
        }
    }
}

/// Replaces `\xNN` in a text by bytes.
fn unescaped(text: &str) -> Result<Vec<u8>, String> {
    let mut parts = text.split("\\x");
    let mut bytes = parts.next().unwrap_or_default().as_bytes().to_vec();
    for part in parts {
        let byte = part.get(..2).and_then(|digits| u8::from_str_radix(digits, 16).ok());
        bytes.push(byte.ok_or_else(|| format!("not a byte: `\\x{part}`"))?);
        bytes.extend(&part.as_bytes()[2..]);
    }
    Ok(bytes)
}

impl<'t> Runner<'t> {
    fn run_block(&mut self, block: &Block<'t>) -> Result<(), String> {
        self.ran.push([format!("```{}", block.info)]);
        // The output of commands, and lists, are written by the functions that check them.
        match block.purpose()? {
            Purpose::Console => self.run_console(&block.body)?,
            Purpose::List(name) => self.check_list(name, &block.body)?,
            purpose => {
                self.check(purpose, block)?;
                self.ran.push(&block.body);
            }
        }
        self.ran.push(["```"]);
        Ok(())
    }

    fn check(&mut self, purpose: Purpose<'t>, block: &Block<'t>) -> Result<(), String> {
        match purpose {
            Purpose::File(name) => self.write(name, block),
            Purpose::Excerpt(path) => check_excerpt(path, &block.body),
            Purpose::Shell => {
                let text = block.text();
                self.ran.commands += run_shell(&text, self.folder)?;
                self.commands.push_str(&text);
                Ok(())
            }
            Purpose::Input => self.read(block),
            Purpose::Manifest => check_manifest(&block.body),
            // Doctests are run by `cargo test --doc`.
            Purpose::Doctest | Purpose::Ignored | Purpose::Console | Purpose::List(_) => Ok(()),
        }
    }

    /// Runs the commands of a `console` block.
    fn run_console(&mut self, body: &[&'t str]) -> Result<(), String> {
        let mut commands: Vec<(&str, Vec<&str>)> = Vec::new();
        for &line in body {
            if command(line).is_some() {
                commands.push((line, Vec::new()));
            } else {
                let (_, lines) = commands.last_mut().ok_or("a console block begins with `$ legalize`")?;
                lines.push(line);
            }
        }
        for (line, wanted) in commands {
            let (status, found) = run(command(line).unwrap_or_default(), self.folder)?;
            // The program never returns any other status on purpose.
            if !matches!(status, Some(0..=2)) {
                return Err(format!("{line}: exit status {status:?}\n{}", found.join("\n")));
            }
            self.ran.commands += 1;
            self.commands.push_str(line);
            self.ran.push([line]);
            if matches(&trimmed(wanted.iter().copied()), &found) {
                self.ran.push(wanted);
            } else {
                self.ran.differences.push(format!("{line}\n{}", found.join("\n")));
                self.ran.push(found);
            }
        }
        Ok(())
    }

    /// Compares a list with the registered names.
    fn check_list(&mut self, name: &str, body: &[&'t str]) -> Result<(), String> {
        let known = list::known(name)?;
        if list::listed(name, body) == known {
            self.ran.push(body);
        } else {
            self.ran.differences.push(format!("list of {name}:\n{}", known.join(" ")));
            self.ran.push(list::written(name, &known, body));
        }
        Ok(())
    }

    /// Writes a block as a file; a block with the attribute `filetest` is a test of its own.
    fn write(&mut self, name: &'t str, block: &Block<'t>) -> Result<(), String> {
        let text = block.text();
        let bytes = if block.has("escaped") { unescaped(&text)? } else { text.clone().into_bytes() };
        let path = self.folder.join(name);
        let folder = path.parent().unwrap_or(self.folder);
        fs::create_dir_all(folder)
            .and_then(|()| fs::write(&path, bytes))
            .map_err(|error| error.to_string())?;
        if block.has("filetest") {
            let suite = Suite::below(self.folder).with_bless(false);
            suite
                .run_file(&Tool::new(env!("CARGO_BIN_EXE_legalize")), &path)
                .map_err(|failure| failure.to_string())?;
            self.commands.push_str(name);
        }
        self.files.push((name, text));
        Ok(())
    }

    /// Checks that each file is used by a command or by another file; `init` uses all that a project has.
    fn check_files(&self) -> Result<(), String> {
        let has_init = self.commands.contains("$ legalize init");
        for (name, _) in &self.files {
            let is_of_project = name.ends_with(".td") || name.ends_with(".pdll") || *name == Project::FILE;
            if has_init && is_of_project {
                continue;
            }
            let mut others = self.files.iter().filter(|(other, _)| other != name);
            if !self.commands.contains(name) && !others.any(|(_, text)| text.contains(name)) {
                return Err(format!("no command and no other file uses `{name}`"));
            }
        }
        Ok(())
    }

    /// Lets the program read a block unchanged.
    fn read(&self, block: &Block<'t>) -> Result<(), String> {
        let text = block.text();
        let (reader, extension) = match block.language() {
            "tablegen" => ("drr", "td"),
            "pdll" => ("pdll", "pdll"),
            "mlir" => ("opt", "mlir"),
            _ if text.contains(ConversionSpec::SCHEMA) => return read_spec(&text),
            _ if text.contains(ProjectSpec::SCHEMA) => return read_project(&text),
            // Freezes the patterns, for a module without operations.
            _ => ("rewrite --patterns", "ron"),
        };
        let name = format!("line_{}.{extension}", block.line);
        fs::write(self.folder.join(&name), text).map_err(|error| error.to_string())?;
        let (status, lines) = run(&format!("legalize {reader} {name}"), self.folder)?;
        if status == Some(0) { Ok(()) } else { Err(lines.join("\n")) }
    }
}

/// Reads a conversion spec, without the files that it names.
fn read_spec(text: &str) -> Result<(), String> {
    let sources = SourceMap::new();
    let file = sources.add("target.ron", text);
    let read = ConversionSpec::read(&sources, file);
    read.map(drop).map_err(|error| error.resolved(&sources).render())
}

/// Reads a project file, without the files that it names.
fn read_project(text: &str) -> Result<(), String> {
    let sources = SourceMap::new();
    let file = sources.add("legalize.ron", text);
    let read = ProjectSpec::read(&sources, file);
    read.map(drop).map_err(|error| error.resolved(&sources).render())
}

/// Checks that lines are in a file, in order and without regard to indentation.
fn check_excerpt(path: &str, body: &[&str]) -> Result<(), String> {
    let text = fs::read_to_string(root().join(path)).map_err(|error| format!("{path}: {error}"))?;
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let body: Vec<&str> = body.iter().map(|line| line.trim()).collect();
    let mut rest = &lines[..];
    for passage in body.split(|line| *line == "// …") {
        let start = passage.iter().position(|line| !line.is_empty()).ok_or("an empty passage")?;
        let end = passage.iter().rposition(|line| !line.is_empty()).map_or(start, |last| last + 1);
        let passage = &passage[start..end];
        let at = rest.windows(passage.len()).position(|found| found == passage);
        let at = at.ok_or_else(|| format!("{path} does not have these lines:\n{}", passage.join("\n")))?;
        rest = &rest[at + passage.len()..];
    }
    Ok(())
}

/// Checks that the dependencies in lines of a manifest are packages of this workspace, in its version.
fn check_manifest(body: &[&str]) -> Result<(), String> {
    let metadata =
        cargo_metadata::MetadataCommand::new().no_deps().exec().map_err(|error| error.to_string())?;
    let dependencies: Vec<_> = body.iter().filter_map(|line| line.split_once(" = ")).collect();
    if dependencies.is_empty() {
        return Err("no dependency".to_owned());
    }
    for (name, version) in dependencies {
        let package = metadata.packages.iter().find(|package| package.name.as_str() == name);
        let package = package.ok_or_else(|| format!("`{name}` is not a package of the workspace"))?;
        let found = format!("{}.{}", package.version.major, package.version.minor);
        // `"0.1"`, or a table with it.
        let stated = version.split_once("version = ").map_or(version, |(_, rest)| rest);
        if stated.split(',').next() != Some(&format!("\"{found}\"")) {
            return Err(format!("`{name}` has the version \"{found}\""));
        }
    }
    Ok(())
}

/// An empty folder for a page, without the files of an earlier run.
pub(crate) fn scratch(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("book").join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("the folder is ours");
    }
    fs::create_dir_all(&folder).expect("a folder for the page");
    folder
}
