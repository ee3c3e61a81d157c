//! The catalogue of diagnostics, `docs/diagnostics-catalogue.txt`: for each code, examples in the order of
//! codes, one for each help: from the filetests, which run here, then from the pages of examples, whose
//! commands and programs the tests `book` and the documentation tests of `legalize` run. It is made to be
//! read as one text. `BLESS=1 cargo test -p legalize-cli --test catalogue` writes it; with `-- --nocapture`
//! the test prints it.

mod pages;
mod verbs;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

use legalize_filetest::{Report, Severity, Suite, Tool, expected, printed};

const CATALOGUE: &str = "docs/diagnostics-catalogue.txt";

/// An example of a code.
#[derive(Debug)]
struct Example {
    severity: Severity,
    message: String,
    help: Option<String>,
}

/// Examples by code, then by help without the names and numbers in it.
type Catalogue = BTreeMap<String, BTreeMap<String, Example>>;

#[test]
fn catalogue_is_whole_and_every_error_has_a_help_that_says_what_to_do() {
    let catalogue = catalogue();
    let missing: Vec<String> =
        documented_codes().into_iter().filter(|code| !catalogue.contains_key(code)).collect();
    assert!(
        missing.is_empty(),
        "codes without an example that shows message and help: {}",
        missing.join(", ")
    );
    let text = written(&catalogue);
    let all = catalogue.iter().flat_map(|(code, examples)| examples.values().map(move |one| (code, one)));
    let lacks_help: Vec<String> = all
        .filter(|(_, one)| one.severity == Severity::Error && one.help.is_none())
        .map(|(code, one)| format!("{code}: {}", one.message))
        .collect();
    assert!(lacks_help.is_empty(), "errors without a help:\n{}", lacks_help.join("\n"));

    let all = catalogue.iter().flat_map(|(code, examples)| examples.values().map(move |one| (code, one)));
    let describes: Vec<String> = all
        .filter_map(|(code, one)| Some((code, one.help.as_deref()?)))
        .filter(|(_, help)| !verbs::says_what_to_do(help))
        .map(|(code, help)| format!("{code}: {help}"))
        .collect();
    assert!(describes.is_empty(), "helps without a verb of {}:\n{}", verbs::FILE, describes.join("\n"));
    println!("{text}");

    let path = root().join(CATALOGUE);
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, &text).expect("the catalogue is written");
    }
    let committed = fs::read_to_string(&path).unwrap_or_default();
    let differs = committed.lines().zip(text.lines()).find(|(committed, found)| committed != found);
    assert!(committed == text, "{CATALOGUE} differs, BLESS=1 writes it; first difference: {differs:#?}");
}

/// Runs all filetests. The smallest inputs are in `codes`, so their examples take precedence.
fn catalogue() -> Catalogue {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/filetests");
    let mut files = Suite::below(&folder).files().to_vec();
    files.sort_by_key(|path| !path.starts_with(folder.join("codes")));
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let shares = files.chunks(files.len().div_ceil(threads));
    let found: Vec<(Report, Option<String>)> = thread::scope(|scope| {
        let running: Vec<_> = shares
            .map(|share| scope.spawn(|| share.iter().flat_map(|path| reports(path)).collect()))
            .collect();
        running
            .into_iter()
            .flat_map(|share: thread::ScopedJoinHandle<'_, Vec<_>>| share.join().unwrap())
            .collect()
    });
    let mut catalogue = Catalogue::new();
    for (report, help) in found.into_iter().chain(pages::examples(&root())) {
        let key = help.as_deref().map(generalized).unwrap_or_default();
        let example = Example { severity: report.severity, message: report.text, help };
        catalogue.entry(report.code).or_default().entry(key).or_insert(example);
    }
    catalogue
}

/// The reports of a filetest, each with its help.
fn reports(path: &Path) -> Vec<(Report, Option<String>)> {
    let text = fs::read_to_string(path).expect("a filetest");
    let test = expected(&text).expect("well-formed expectations").expect("a test");
    let name = path.file_name().and_then(|name| name.to_str()).expect("a name");
    let mut args: Vec<&str> = test.args.iter().map(|arg| arg.strip_prefix("./").unwrap_or(arg)).collect();
    if !args.contains(&name) {
        args.push(name);
    }
    let tool = Tool::new(env!("CARGO_BIN_EXE_legalize"));
    let output = tool.run(args, path.parent().expect("a folder"), "").expect("the program runs");
    parsed(&String::from_utf8_lossy(&output.stderr), name)
}

/// The reports that a program printed, each with its help.
fn parsed(stderr: &str, name: &str) -> Vec<(Report, Option<String>)> {
    let parts = split(stderr).into_iter().filter_map(|part| {
        let found = printed(&part, name, false).expect("no help is needed");
        Some((found.reports.into_iter().next()?, found.helps.into_iter().next()))
    });
    parts.collect()
}

/// Splits standard error before each report: a line with the code alone, or a report on one line.
fn split(stderr: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    for line in stderr.lines() {
        let is_code = line.contains("::") && !line.contains(' ');
        let is_plain = line.ends_with(']')
            && ["error: ", "warning: ", "remark: "].iter().any(|word| line.contains(word));
        if !line.starts_with(' ') && (is_code || is_plain) {
            parts.push(String::new());
        }
        let part = parts.last_mut().expect("a first part");
        part.push_str(line);
        part.push('\n');
    }
    parts
}

/// A help without quoted names and numbers, for comparison.
fn generalized(help: &str) -> String {
    let mut text = String::new();
    let mut quote = None;
    for c in help.chars() {
        match quote {
            Some(open) => {
                if c == open {
                    quote = None;
                }
            }
            None if matches!(c, '\'' | '`' | '"') => {
                quote = Some(c);
                text.push('…');
            }
            None if c.is_ascii_digit() => text.push('…'),
            None => text.push(c),
        }
    }
    text
}

/// The text of the catalogue.
fn written(catalogue: &Catalogue) -> String {
    let mut text = String::from(
        "Examples of diagnostics by code, from filetests and pages of examples, one for each help. Written by\n\
         BLESS=1 cargo test -p legalize-cli --test catalogue\n",
    );
    for (code, examples) in catalogue {
        for one in examples.values() {
            let severity = match one.severity {
                Severity::Error => "error",
                Severity::Warning => "warning",
                Severity::Remark => "remark",
            };
            let help = one.help.as_deref().unwrap_or("(none)");
            write!(text, "\n{code}\n  {severity}: {}\n  help: {help}\n", one.message).expect("a string");
        }
    }
    text
}

/// The codes of docs/diagnostics.md.
fn documented_codes() -> BTreeSet<String> {
    let document = fs::read_to_string(root().join("docs/diagnostics.md")).expect("the list of codes");
    let rows = document.lines().filter_map(|line| line.strip_prefix("| `"));
    rows.filter_map(|line| line.split('`').next()).map(str::to_owned).collect()
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
