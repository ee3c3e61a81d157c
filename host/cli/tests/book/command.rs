//! Commands of pages: the program of the workspace that each runs, and its output.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::block::root;

/// The programs that `console` blocks run.
const PROGRAMS: [&str; 2] = ["legalize", "test-opt"];

/// The command of a line `$ PROGRAM …`.
pub(crate) fn command(line: &str) -> Option<&str> {
    let command = line.strip_prefix("$ ")?;
    PROGRAMS.contains(&command.split(' ').next()?).then_some(command)
}

/// Splits a command line into words; quotes of both kinds group words.
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

/// Returns lines without trailing blanks, and without trailing empty lines.
pub(crate) fn trimmed<'t>(lines: impl IntoIterator<Item = &'t str>) -> Vec<String> {
    let mut lines: Vec<String> = lines.into_iter().map(|line| line.trim_end().to_owned()).collect();
    while lines.last().is_some_and(String::is_empty) {
        lines.pop();
    }
    lines
}

/// The path of a program of the workspace. A test of the whole workspace has built all of them beside
/// `legalize`; a test of this package alone builds the program if it does not exist.
fn program(name: &str) -> Result<PathBuf, String> {
    let own = Path::new(env!("CARGO_BIN_EXE_legalize"));
    if name == "legalize" {
        return Ok(own.to_owned());
    }
    let path = own.with_file_name(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    if !path.is_file() {
        let mut build = Command::new(env!("CARGO"));
        build.args(["build", "-q", "--bin", name]).current_dir(root());
        if own.parent().is_some_and(|folder| folder.ends_with("release")) {
            build.arg("--release");
        }
        let status = build.status().map_err(|error| error.to_string())?;
        if !status.success() || !path.is_file() {
            return Err(format!("`{name}` is not built: {}", path.display()));
        }
    }
    Ok(path)
}

/// Runs a program; returns its exit status and the lines that it prints, on standard output and then on
/// standard error.
pub(crate) fn run(command: &str, folder: &Path) -> Result<(Option<i32>, Vec<String>), String> {
    run_words(&words(command), folder)
}

fn run_words(words: &[String], folder: &Path) -> Result<(Option<i32>, Vec<String>), String> {
    let (name, arguments) = words.split_first().ok_or("an empty command")?;
    let mut run = Command::new(program(name)?);
    run.current_dir(folder).env("NO_COLOR", "1").env_remove("LEGALIZE_LOG").stdin(Stdio::null());
    match arguments {
        [arguments @ .., redirection, file] if redirection == "<" => {
            let file = fs::File::open(folder.join(file)).map_err(|error| format!("{file}: {error}"))?;
            run.args(arguments).stdin(file);
        }
        _ => {
            run.args(arguments);
        }
    }
    let output = run.output().map_err(|error| error.to_string())?;
    let mut text = String::from_utf8_lossy(&output.stdout).into_owned();
    if !text.is_empty() && !text.ends_with('\n') {
        text.push('\n');
    }
    text.push_str(&String::from_utf8_lossy(&output.stderr));
    Ok((output.status.code(), trimmed(text.lines())))
}

/// The command of a program that `cargo run` builds and runs.
fn cargo_run(words: &[String]) -> Result<Vec<String>, String> {
    let end = words.iter().position(|word| word == "--" || word == "<").unwrap_or(words.len());
    let mut name = None;
    let mut flags = words[..end].iter();
    while let Some(flag) = flags.next() {
        match flag.as_str() {
            "-q" | "--release" => {}
            // A package has one program, of the package's name.
            "--bin" | "-p" => name = flags.next(),
            _ => return Err(format!("a flag of `cargo run` that the test does not know: {flag}")),
        }
    }
    let name = name.ok_or("`cargo run` without `--bin` or `-p`")?;
    let arguments = words[end..].iter().skip_while(|word| *word == "--");
    Ok([name].into_iter().chain(arguments).cloned().collect())
}

/// Runs the commands of a `sh` block, each of which must succeed. `cargo run` is run without Cargo; other
/// commands of Cargo must be in the gate, `.ci/run`. Returns their number.
pub(crate) fn run_shell(text: &str, folder: &Path) -> Result<usize, String> {
    let gate = fs::read_to_string(root().join(".ci/run")).map_err(|error| error.to_string())?;
    let mut commands = 0;
    for command in text.replace("\\\n", " ").lines() {
        let words = words(command);
        let run = match &words[..] {
            [] => continue,
            [cargo, run, rest @ ..] if cargo == "cargo" && run == "run" => cargo_run(rest)?,
            [cargo, ..] if cargo == "cargo" => {
                let is_command = |line: &str| {
                    let line: Vec<&str> = line.split_whitespace().take_while(|word| *word != "#").collect();
                    line.windows(words.len()).any(|found| found == words)
                };
                if !gate.lines().any(is_command) {
                    return Err(format!("`.ci/run` does not run `{command}`"));
                }
                commands += 1;
                continue;
            }
            _ => words.clone(),
        };
        let (status, lines) = run_words(&run, folder)?;
        if status != Some(0) {
            return Err(format!("{command}: exit status {status:?}\n{}", lines.join("\n")));
        }
        commands += 1;
    }
    Ok(commands)
}
