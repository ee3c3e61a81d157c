//! Filetests of `test-opt`, in the form of the command line's: a file says how it is run, what is reported on
//! which lines, and what comes out.
//!
//! - `// test: opt --test-greedy` – the command, without the program and the file.
//! - `// error: [code] "text"` on the offending line, `// warning:` and `// remark:` alike; `(no place)` behind
//!   it for what is about no line of this file. The program reports exactly these, and exits with 1 if there
//!   is an error.
//! - `// note: "text"`: with any of these, exactly these notes follow, in this order: the legalization tree.
//! - Lines behind `// output:` are the output, each after `//| `. `BLESS=1 cargo test -p legalize-test-dialects`
//!   writes them.
//!
//! What is printed is read again: in custom and in generic form it is the same module.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

const SEVERITIES: [(&str, char); 3] = [("error", '×'), ("warning", '⚠'), ("remark", '☞')];
const OUTPUT: &str = "// output:\n";

/// A report that a file expects or that the program printed.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Report {
    /// Line of the test file; nothing if it is about another file or none.
    line: Option<usize>,
    severity: &'static str,
    code: String,
    text: String,
}

/// All reports with a code, sorted, and the texts of the notes.
type Reports = (Vec<Report>, Vec<String>);

fn expected(text: &str) -> Reports {
    let (mut reports, mut notes) = (Vec::new(), Vec::new());
    for (index, line) in text.lines().enumerate() {
        if let Some((_, note)) = line.split_once("// note: ") {
            notes.push(note.trim_matches('"').to_owned());
        }
        for (severity, _) in SEVERITIES {
            let Some((_, rest)) = line.split_once(&format!("// {severity}: ")) else { continue };
            let (code, rest) = rest.strip_prefix('[').and_then(|rest| rest.split_once(']')).expect("[code]");
            let text = rest.split('"').nth(1).unwrap_or_default().to_owned();
            let line = (!rest.contains("(no place)")).then_some(index + 1);
            reports.push(Report { line, severity, code: code.to_owned(), text });
        }
    }
    reports.sort();
    (reports, notes)
}

/// The reports in the program's drawings: a line with the code alone, a symbol and the message, the place.
/// What has no code is a note.
fn printed(stderr: &str, file: &str) -> Reports {
    let mut all: Vec<Report> = Vec::new();
    let (mut code, mut open) = (String::new(), false);
    for line in stderr.lines() {
        let symbol = line.strip_prefix("  ").and_then(|line| line.chars().next()).unwrap_or_default();
        if !line.starts_with(' ') && line.contains("::") && !line.contains(' ') {
            line.clone_into(&mut code);
        } else if let Some((severity, _)) = SEVERITIES.iter().find(|severity| severity.1 == symbol) {
            // The indentation of a note is its depth in the tree.
            let text = line.trim_start().trim_start_matches(symbol).trim_end();
            let text = text.strip_prefix(' ').unwrap_or(text).to_owned();
            all.push(Report { line: None, severity, code: std::mem::take(&mut code), text });
            open = true;
        } else if let Some(report) = all.last_mut().filter(|_| open) {
            if symbol == '│' {
                // Lines break behind hyphens, too.
                let space = if report.text.ends_with('-') { "" } else { " " };
                report.text = format!("{}{space}{}", report.text, line.trim_start_matches([' ', '│']));
            } else if let Some((_, place)) = line.split_once("╭─[") {
                let mut parts = place.split(']').next().unwrap_or_default().rsplitn(3, ':');
                let (_, line, name) = (parts.next(), parts.next(), parts.next());
                report.line = line.filter(|_| name == Some(file)).and_then(|line| line.parse().ok());
                open = false;
            }
        }
    }
    let (mut reports, notes): (Vec<_>, Vec<_>) = all.into_iter().partition(|report| !report.code.is_empty());
    reports.sort();
    (reports, notes.into_iter().map(|note| note.text).collect())
}

fn agree((reports, notes): &Reports, (found, found_notes): &Reports) -> bool {
    let same = |(wanted, found): (&Report, &Report)| {
        let text = found.text.contains(&wanted.text);
        text && (wanted.line, wanted.severity, &wanted.code) == (found.line, found.severity, &found.code)
    };
    reports.len() == found.len()
        && reports.iter().zip(found).all(same)
        && (notes.is_empty() || notes == found_notes)
}

/// Runs the program in a folder, with this input.
fn test_opt(args: &[&str], folder: &Path, input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_test-opt"))
        .args(args)
        .current_dir(folder)
        .env("NO_COLOR", "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program is there");
    let mut stdin = child.stdin.take().expect("the input is a pipe");
    let input = input.to_owned();
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().expect("the program ends");
    // A program that fails early does not read its input.
    let _ = writer.join().expect("the input was written");
    output
}

/// Runs a file; gives what was printed.
fn run(path: &Path) -> Result<String, String> {
    let text = std::fs::read_to_string(path).map_err(|error| error.to_string())?;
    let folder = path.parent().expect("a file is in a folder");
    let name = path.file_name().expect("a file has a name").to_string_lossy().into_owned();
    let command = text.lines().find_map(|line| line.split_once("// test: ")).ok_or("no `// test:` line")?.1;
    let args: Vec<&str> = command.split_whitespace().chain([name.as_str()]).collect();
    let output = test_opt(&args, folder, "");
    let stderr = String::from_utf8_lossy(&output.stderr);
    let (expected, printed) = (expected(&text), printed(&stderr, &name));
    if !agree(&expected, &printed) {
        return Err(format!(
            "expected {expected:#?}\nbut the program printed\n{stderr}\nthat is {printed:#?}"
        ));
    }
    let code = i32::from(expected.0.iter().any(|report| report.severity == "error"));
    if output.status.code() != Some(code) {
        return Err(format!("expected exit status {code}, got {:?}\n{stderr}", output.status));
    }
    let stdout = String::from_utf8_lossy(&output.stdout).into_owned();
    let golden: String =
        stdout.lines().map(|line| format!("//| {line}").trim_end().to_owned() + "\n").collect();
    let body = text.split(OUTPUT).next().unwrap_or_default();
    let wanted = if golden.is_empty() { body.to_owned() } else { format!("{body}{OUTPUT}{golden}") };
    if wanted == text {
        return Ok(stdout);
    }
    if std::env::var_os("BLESS").is_some() {
        return std::fs::write(path, wanted).map(|()| stdout).map_err(|error| error.to_string());
    }
    Err(format!("the output differs; BLESS=1 writes it into the file:\n{stdout}"))
}

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/filetests");
    let entries = std::fs::read_dir(folder).expect("the folder is there").flatten();
    let is_test = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "mlir");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(is_test).collect();
    files.sort();
    files
}

#[test]
fn filetests() {
    let (mut outputs, mut failed) = (Vec::new(), Vec::new());
    let files = files();
    for path in &files {
        match run(path) {
            Ok(output) => outputs.push(output),
            Err(error) => failed.push(format!("{}: {error}", path.display())),
        }
    }
    assert!(
        failed.is_empty(),
        "{} of {} filetests fail:\n{}",
        failed.len(),
        files.len(),
        failed.join("\n\n")
    );
    reads_back(&outputs);
}

/// All modules that were printed, in one run each way.
fn reads_back(outputs: &[String]) {
    let printed: Vec<&str> =
        outputs.iter().filter(|output| output.starts_with("module")).map(String::as_str).collect();
    assert!(printed.len() > 20, "modules are printed");
    let all = printed.join("// -----\n");
    let reprint = |flags: &[&str], input: &str| {
        let args: Vec<&str> =
            ["opt", "--split-input-file"].into_iter().chain(flags.iter().copied()).collect();
        let output = test_opt(&args, Path::new("."), input);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("UTF-8")
    };
    assert_eq!(reprint(&[], &all), all);
    let generic = reprint(&["--mlir-print-op-generic"], &all);
    assert_eq!(reprint(&[], &generic), all);
}

/// Without rollback a conversion that succeeds gives the same module.
#[test]
fn conversions_succeed_alike_without_rollback() {
    let mut compared = 0;
    for path in files() {
        let text = std::fs::read_to_string(&path).expect("a test is text");
        let converts = text.starts_with("// test: opt --test-partial\n")
            || text.starts_with("// test: opt --test-full\n");
        let Some((body, golden)) = text.split_once(OUTPUT).filter(|_| converts) else { continue };
        let output = test_opt(&["opt", "--test-no-rollback"], Path::new("."), body);
        let printed = String::from_utf8_lossy(&output.stdout).into_owned();
        let golden: String =
            golden.lines().map(|line| line[3..].trim_start_matches(' ').to_owned() + "\n").collect();
        let printed: String = printed.lines().map(|line| line.trim().to_owned() + "\n").collect();
        assert_eq!(printed, golden, "{}", path.display());
        compared += 1;
    }
    assert!(compared > 1, "some conversions succeed");
}

/// Every operation of the dialect occurs in a filetest.
#[test]
fn operations_are_all_tested() {
    let tests: String =
        files().iter().map(|path| std::fs::read_to_string(path).expect("a test is text")).collect();
    let td = Path::new(env!("CARGO_MANIFEST_DIR")).join("td/test");
    let mut untested = Vec::new();
    for name in ["TestOps.td", "TestConversionOps.td"] {
        let text = std::fs::read_to_string(td.join(name)).expect("definitions are text");
        let definitions = text.lines().filter(|line| line.starts_with("def Test_"));
        let mnemonics = definitions.filter_map(|line| line.split_once("<\"")?.1.split('"').next());
        untested.extend(
            mnemonics
                .filter(|mnemonic| {
                    let name = format!("test.{mnemonic}");
                    let ends = [" ", "\"", "(", "\n", "<", "'"];
                    !ends.iter().any(|end| tests.contains(&format!("{name}{end}")))
                })
                .map(str::to_owned),
        );
    }
    assert!(untested.is_empty(), "no filetest has {untested:?}");
}
