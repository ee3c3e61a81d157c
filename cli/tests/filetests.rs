//! Filetests: a file says how it is run, which errors it has on which lines, and what comes out.
//!
//! - `// test: opt --canonicalize` – the command, without the program and the file. Paths in it are relative
//!   to the test's folder where they start with `./`.
//! - `// error: [code] "text"` on the offending line (`// error-above: …` where a comment cannot stand there):
//!   the program exits with 1 and prints exactly these errors, each with a help. A code alone is enough.
//! - `// error: [code] "text" (no place)` for errors about no line of this file.
//! - `// exit: 2` for an error that is the command line's, which exits with that.
//! - Lines behind `// output:` are the output, each after `//| `. `BLESS=1 cargo test -p legalize-cli`
//!   writes them.

use std::path::{Path, PathBuf};
use std::process::Command;

/// An error that a file expects or that the program printed.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Failure {
    /// Line of the test file; nothing if it is about another file or none.
    line: Option<usize>,
    code: String,
    text: String,
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("the folder is there").flatten() {
        let path = entry.path();
        if path.is_dir() {
            files(&path, found);
        } else if std::fs::read_to_string(&path).is_ok_and(|text| text.contains("// test: ")) {
            found.push(path);
        }
    }
}

fn expected(text: &str) -> Vec<Failure> {
    let mut failures = Vec::new();
    for (index, line) in text.lines().enumerate() {
        for (marker, offset) in [("// error: ", 1), ("// error-above: ", 0)] {
            let Some(at) = line.find(marker) else { continue };
            let rest = &line[at + marker.len()..];
            let (code, rest) = rest.strip_prefix('[').and_then(|rest| rest.split_once(']')).expect("[code]");
            let text = rest.split('"').nth(1).unwrap_or_default();
            let line = (!rest.contains("(no place)")).then_some(index + offset);
            failures.push(Failure { line, code: code.to_owned(), text: text.to_owned() });
        }
    }
    failures.sort();
    failures
}

/// The errors in the program's drawings: a line with the code alone, the message after `×`, the place.
fn printed(stderr: &str, file: &str) -> Result<Vec<Failure>, String> {
    let mut failures: Vec<Failure> = Vec::new();
    let mut code = None;
    let mut open = false;
    let mut helped = true;
    for line in stderr.lines() {
        let trimmed = line.trim();
        let is_code = !line.starts_with(' ') && trimmed.contains("::") && !trimmed.contains(' ');
        if is_code {
            code = Some(trimmed.to_owned());
        } else if let Some(message) = line.strip_prefix("  × ") {
            if !helped {
                return Err(format!("an error has no help:\n{stderr}"));
            }
            let code = code.take().ok_or_else(|| format!("an error has no code: {message}"))?;
            failures.push(Failure { line: None, code, text: message.to_owned() });
            (open, helped) = (true, false);
        } else if let Some(more) = line.strip_prefix("  │ ").filter(|_| open) {
            if let Some(failure) = failures.last_mut() {
                failure.text = format!("{} {}", failure.text, more.trim());
            }
        } else if let Some((_, place)) = line.split_once("╭─[").filter(|_| open) {
            let place = place.split(']').next().unwrap_or_default();
            let mut parts = place.rsplitn(3, ':');
            let (_, line, name) = (parts.next(), parts.next(), parts.next());
            if name == Some(file)
                && let Some(failure) = failures.last_mut()
            {
                failure.line = line.and_then(|line| line.parse().ok());
            }
            open = false;
        } else if trimmed.starts_with("help: ") {
            helped = true;
        } else if line.starts_with("  ⚠ ") || line.starts_with("  ☞ ") {
            (open, code) = (false, None);
        }
    }
    if !helped {
        return Err(format!("an error has no help:\n{stderr}"));
    }
    failures.sort();
    Ok(failures)
}

fn matches(expected: &[Failure], printed: &[Failure]) -> bool {
    expected.len() == printed.len()
        && expected.iter().zip(printed).all(|(wanted, found)| {
            wanted.line == found.line && wanted.code == found.code && found.text.contains(&wanted.text)
        })
}

const OUTPUT: &str = "// output:\n";

fn run(path: &Path) -> Result<(), String> {
    let text = std::fs::read_to_string(path).map_err(|error| error.to_string())?;
    let folder = path.parent().expect("a file is in a folder");
    let name = path.file_name().expect("a file has a name").to_string_lossy().into_owned();
    let command = text.lines().find_map(|line| line.split_once("// test: ")).expect("a test").1;
    // The file itself comes last unless the command names another one as what is read.
    let mut args: Vec<String> = command.split_whitespace().map(str::to_owned).collect();
    if !args.iter().any(|arg| *arg == format!("./{name}")) {
        args.push(format!("./{name}"));
    }
    let args: Vec<String> =
        args.into_iter().map(|arg| arg.strip_prefix("./").unwrap_or(&arg).to_owned()).collect();
    let output = Command::new(env!("CARGO_BIN_EXE_legalize"))
        .args(&args)
        .current_dir(folder)
        .env("NO_COLOR", "1")
        .output()
        .map_err(|error| error.to_string())?;
    let stderr = String::from_utf8_lossy(&output.stderr);
    let expected = expected(&text);
    let printed = printed(&stderr, &name)?;
    if !matches(&expected, &printed) {
        return Err(format!(
            "expected {expected:#?}\nbut the program printed\n{stderr}\nread as {printed:#?}"
        ));
    }
    let given = text.lines().find_map(|line| line.strip_prefix("// exit: "));
    let code = match given {
        Some(code) => code.trim().parse().expect("a number"),
        None => i32::from(!expected.is_empty()),
    };
    if output.status.code() != Some(code) {
        return Err(format!("expected exit status {code}, got {:?}\n{stderr}", output.status));
    }
    let stdout = String::from_utf8_lossy(&output.stdout);
    let golden: String =
        stdout.lines().map(|line| format!("//| {line}").trim_end().to_owned() + "\n").collect();
    let body = text.split(OUTPUT).next().unwrap_or_default();
    let wanted = if golden.is_empty() { body.to_owned() } else { format!("{body}{OUTPUT}{golden}") };
    if wanted != text {
        if std::env::var_os("BLESS").is_some() {
            return std::fs::write(path, wanted).map_err(|error| error.to_string());
        }
        return Err(format!("the output differs; BLESS=1 writes it into the file:\n{stdout}"));
    }
    Ok(())
}

#[test]
fn filetests() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/filetests");
    let mut all = Vec::new();
    files(&folder, &mut all);
    all.sort();
    assert!(!all.is_empty(), "there are filetests");
    let failed: Vec<String> = all
        .iter()
        .filter_map(|path| run(path).err().map(|error| format!("{}: {error}", path.display())))
        .collect();
    assert!(failed.is_empty(), "{} of {} filetests fail:\n{}", failed.len(), all.len(), failed.join("\n\n"));
}

/// Every code that the sources mention is documented, and every documented one has a filetest or a place
/// where it is tested.
#[test]
fn codes_are_documented() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
    let document = std::fs::read_to_string(root.join("docs/diagnostics.md")).expect("docs/diagnostics.md");
    let documented: Vec<&str> = document
        .lines()
        .filter_map(|line| line.strip_prefix("| `"))
        .filter_map(|line| line.split('`').next())
        .collect();
    let mut mentioned = std::collections::BTreeSet::new();
    let rooms = [
        "source",
        "ir",
        "snippet",
        "tblgen-frontend",
        "ods",
        "pattern-model",
        "pdl",
        "drr",
        "pdll",
        "conversion",
        "opt",
        "dialects",
        "typed",
        "build",
        "cli",
    ];
    for room in rooms {
        let mut sources = Vec::new();
        rust_files(&root.join(room).join("src"), &mut sources);
        for path in sources {
            for word in codes(&std::fs::read_to_string(path).expect("a source file")) {
                mentioned.insert(word);
            }
        }
    }
    let missing: Vec<_> = mentioned.iter().filter(|code| !documented.contains(&code.as_str())).collect();
    assert!(missing.is_empty(), "codes that docs/diagnostics.md does not list: {missing:?}");
    let gone: Vec<_> = documented.iter().filter(|code| !mentioned.contains(**code)).collect();
    assert!(gone.is_empty(), "codes that docs/diagnostics.md lists and no source mentions: {gone:?}");
}

fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            rust_files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// String literals that are a code: `"room::reason"`.
fn codes(text: &str) -> Vec<String> {
    let rooms = [
        "source", "parse", "verify", "ir", "snippet", "tblgen", "ods", "model", "pdl", "drr", "pdll",
        "convert", "pattern", "opt", "spec", "dialects", "greedy", "typed", "build",
    ];
    text.split('"')
        .filter(|word| {
            word.split_once("::").is_some_and(|(room, reason)| {
                rooms.contains(&room)
                    && !reason.is_empty()
                    && reason
                        .bytes()
                        .all(|byte| byte.is_ascii_lowercase() || byte == b'_' || byte.is_ascii_digit())
            })
        })
        .map(str::to_owned)
        .collect()
}
