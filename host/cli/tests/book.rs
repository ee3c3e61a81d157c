//! The book: its commands print what it shows, its links lead somewhere, its lists are the program's.
//!
//! Chapters are run one by one, each in an empty folder. A block whose info string has `file=NAME` is written
//! there as that file; with `escaped` in it, `\xNN` is the byte of that number. In a block `console` the lines that
//! begin with `$ legalize` are run, and what is printed (standard output, then standard error) is compared with the
//! lines behind. A line `...` stands for any lines; blanks at the ends of lines and empty lines at the end do not
//! count, nor does the exit status, unless it is one that the program never gives on purpose.
//! `BLESS=1 cargo test -p legalize-cli --test book` writes what is printed into the chapters.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use legalize::snippet::Classes;

/// What came of a chapter.
#[derive(Default)]
struct Chapter {
    /// How many commands were run.
    commands: usize,
    /// The commands that print something else than the chapter says, each with what they print.
    differences: Vec<String>,
    /// The chapter with what the commands print.
    blessed: String,
}

impl Chapter {
    fn push<S: AsRef<str>>(&mut self, lines: impl IntoIterator<Item = S>) {
        for line in lines {
            self.blessed.push_str(line.as_ref());
            self.blessed.push('\n');
        }
    }
}

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("the workspace").join("docs/book/src")
}

/// The pages of the book but its summary, sorted.
fn pages() -> Vec<PathBuf> {
    fn collect(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).expect("the folder is there").flatten() {
            let path = entry.path();
            if path.is_dir() {
                collect(&path, found);
            } else if path.extension().is_some_and(|extension| extension == "md")
                && !path.ends_with("SUMMARY.md")
            {
                found.push(path);
            }
        }
    }
    let mut found = Vec::new();
    collect(&source(), &mut found);
    found.sort();
    found
}

/// The words of a command line; quotes of both kinds hold words together.
fn words(command: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for letter in command.chars() {
        match quote {
            Some(open) if letter == open => quote = None,
            None if letter == '\'' || letter == '"' => {
                quote = Some(letter);
                word = Some(word.unwrap_or_default());
            }
            None if letter == ' ' => words.extend(word.take()),
            _ => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    words
}

/// Lines without blanks at their ends, without empty ones at the end.
fn trimmed<'t>(lines: impl IntoIterator<Item = &'t str>) -> Vec<String> {
    let mut lines: Vec<String> = lines.into_iter().map(|line| line.trim_end().to_owned()).collect();
    while lines.last().is_some_and(String::is_empty) {
        lines.pop();
    }
    lines
}

/// Runs a line `$ legalize …`; gives the lines that it prints.
fn run(command: &str, folder: &Path) -> Result<Vec<String>, String> {
    let words = words(command.trim_start_matches("$ "));
    let output = Command::new(env!("CARGO_BIN_EXE_legalize"))
        .args(words.iter().skip(1))
        .current_dir(folder)
        .env("NO_COLOR", "1")
        .env_remove("LEGALIZE_LOG")
        .output()
        .map_err(|error| error.to_string())?;
    let mut text = String::from_utf8_lossy(&output.stdout).into_owned();
    if !text.is_empty() && !text.ends_with('\n') {
        text.push('\n');
    }
    text.push_str(&String::from_utf8_lossy(&output.stderr));
    match output.status.code() {
        Some(0..=2) => Ok(trimmed(text.lines())),
        _ => Err(format!("{command}: {}\n{text}", output.status)),
    }
}

/// Whether lines are the wanted ones, where `...` stands for any.
fn matches(wanted: &[String], found: &[String]) -> bool {
    match wanted.split_first() {
        None => found.is_empty(),
        Some((line, rest)) if line == "..." => (0..=found.len()).any(|at| matches(rest, &found[at..])),
        Some((line, rest)) => {
            found.split_first().is_some_and(|(first, others)| first == line && matches(rest, others))
        }
    }
}

/// Runs the commands of a block.
fn run_block(body: &[&str], folder: &Path, chapter: &mut Chapter) -> Result<(), String> {
    let mut commands: Vec<(&str, Vec<&str>)> = Vec::new();
    for &line in body {
        if line.starts_with("$ legalize") {
            commands.push((line, Vec::new()));
        } else {
            let (_, lines) = commands.last_mut().ok_or("a console block begins with `$ legalize`")?;
            lines.push(line);
        }
    }
    for (command, wanted) in commands {
        let found = run(command, folder)?;
        chapter.commands += 1;
        chapter.push([command]);
        if matches(&trimmed(wanted.iter().copied()), &found) {
            chapter.push(wanted);
        } else {
            chapter.differences.push(format!("{command}\n{}", found.join("\n")));
            chapter.push(found);
        }
    }
    Ok(())
}

/// A text with bytes for `\xNN`.
fn unescaped(text: &str) -> Result<Vec<u8>, String> {
    let mut parts = text.split("\\x");
    let mut bytes = parts.next().unwrap_or_default().as_bytes().to_vec();
    for part in parts {
        let byte = part.get(..2).and_then(|digits| u8::from_str_radix(digits, 16).ok());
        bytes.push(byte.ok_or_else(|| format!("no byte: `\\x{part}`"))?);
        bytes.extend(&part.as_bytes()[2..]);
    }
    Ok(bytes)
}

fn run_chapter(text: &str, folder: &Path) -> Result<Chapter, String> {
    let mut chapter = Chapter::default();
    let mut lines = text.lines().enumerate();
    while let Some((index, line)) = lines.next() {
        chapter.push([line]);
        let Some(info) = line.strip_prefix("```").filter(|info| !info.is_empty()) else { continue };
        let body: Vec<&str> =
            lines.by_ref().map(|(_, line)| line).take_while(|line| *line != "```").collect();
        let at = |error: String| format!("block at line {}: {error}", index + 1);
        if info == "console" {
            run_block(&body, folder, &mut chapter).map_err(at)?;
        } else {
            if let Some(name) = info.split_whitespace().find_map(|word| word.strip_prefix("file=")) {
                let text = body.join("\n") + "\n";
                let escaped = info.split_whitespace().any(|word| word == "escaped");
                let bytes = if escaped { unescaped(&text).map_err(at)? } else { text.into_bytes() };
                fs::write(folder.join(name), bytes).map_err(|error| at(error.to_string()))?;
            }
            chapter.push(body);
        }
        chapter.push(["```"]);
    }
    Ok(chapter)
}

#[test]
fn commands_print_what_the_book_shows() {
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("book");
    let bless = std::env::var_os("BLESS").is_some();
    let mut commands = 0;
    let mut failures = Vec::new();
    for (index, path) in pages().iter().enumerate() {
        let folder = scratch.join(index.to_string());
        if folder.exists() {
            fs::remove_dir_all(&folder).expect("the folder is ours");
        }
        fs::create_dir_all(&folder).expect("a folder for the chapter");
        let text = fs::read_to_string(path).expect("the chapter is there");
        match run_chapter(&text, &folder) {
            Ok(chapter) => {
                commands += chapter.commands;
                if bless && !chapter.differences.is_empty() {
                    fs::write(path, chapter.blessed).expect("the chapter can be written");
                } else {
                    failures.extend(
                        chapter.differences.iter().map(|found| format!("{}: {found}", path.display())),
                    );
                }
            }
            Err(error) => failures.push(format!("{}: {error}", path.display())),
        }
    }
    assert!(commands > 0, "no command was run");
    assert!(
        failures.is_empty(),
        "{} differences in {commands} commands; BLESS=1 writes what is printed into the book:\n{}",
        failures.len(),
        failures.join("\n\n")
    );
}

/// Targets of the links of a page that are files, without fenced blocks.
fn links(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut fenced = false;
    for line in text.lines() {
        if line.starts_with("```") {
            fenced = !fenced;
        } else if !fenced {
            let targets = line.split("](").skip(1).filter_map(|rest| rest.split([')', '#']).next());
            found.extend(targets.filter(|target| !target.is_empty() && !target.contains("://")));
        }
    }
    found
}

#[test]
fn links_lead_to_files_and_the_summary_names_every_page() {
    let summary_path = source().join("SUMMARY.md");
    let mut all = pages();
    let summary = fs::read_to_string(&summary_path).expect("docs/book/src/SUMMARY.md");
    let named: Vec<PathBuf> = links(&summary).into_iter().map(|link| source().join(link)).collect();
    let left_out: Vec<_> = all.iter().filter(|page| !named.contains(page)).collect();
    assert!(left_out.is_empty(), "the summary does not name {left_out:?}");
    all.push(summary_path);
    for page in all {
        let text = fs::read_to_string(&page).expect("the page is there");
        let folder = page.parent().expect("a page is in a folder");
        for link in links(&text) {
            assert!(folder.join(link).exists(), "{}: no such file: {link}", page.display());
        }
    }
}

/// Names in lines of at most 110 letters.
fn filled(names: &[&str]) -> String {
    let mut text = String::new();
    let mut width = 0;
    for name in names {
        if width > 0 && width + 1 + name.len() > 110 {
            text.push('\n');
            width = 0;
        } else if width > 0 {
            text.push(' ');
            width += 1;
        }
        text.push_str(name);
        width += name.len();
    }
    text
}

#[test]
fn the_snippet_page_lists_what_the_evaluator_knows() {
    let path = source().join("reference/snippets.md");
    let mut page = fs::read_to_string(&path).expect("the page is there");
    let bless = std::env::var_os("BLESS").is_some();
    let lists = [
        ("functions", Classes::builtin_functions()),
        ("methods", Classes::builtin_methods()),
        ("classes", Classes::builtin_classes().collect()),
    ];
    for (name, names) in lists {
        let open = format!("```text list={name}\n");
        let start = page.find(&open).unwrap_or_else(|| panic!("no list of {name}")) + open.len();
        let end = start + page[start..].find("\n```").expect("the list is closed");
        let listed: Vec<&str> = page[start..end].split_whitespace().collect();
        if bless && listed != names {
            page.replace_range(start..end, &filled(&names));
            fs::write(&path, &page).expect("the page can be written");
        } else {
            assert_eq!(listed, names, "{name}; BLESS=1 writes the list into {}", path.display());
        }
    }
}
