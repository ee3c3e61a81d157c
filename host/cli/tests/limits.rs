//! Limits: the book lists those of the library, and every command accepts every flag.

use std::path::Path;
use std::process::{Command, Stdio};

use legalize::source::{Allowance, Limit};

const BEGIN: &str = "<!-- limits: written by `BLESS=1 cargo test -p legalize-cli --test limits` -->\n";
const END: &str = "<!-- end of limits -->\n";
const TRIED_BEGIN: &str = "<!-- tried: written by `BLESS=1 cargo test -p legalize-cli --test limits` from `tools/fuzz/tried.tsv` -->\n";
const TRIED_END: &str = "<!-- end of tried -->\n";

/// A number, formatted for a page: a power of two, or with commas.
fn number(value: u64) -> String {
    if value > 1 << 16 && value.is_power_of_two() {
        return format!("2^{}", value.ilog2());
    }
    decimal(value)
}

/// A number with commas.
fn decimal(value: u64) -> String {
    let digits = value.to_string();
    let mut out = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

fn table() -> String {
    let mut out = String::from("\n| what | at most | set by | ends in |\n|---|---|---|---|\n");
    for limit in Limit::ALL {
        let info = limit.info();
        let Allowance { base, per_item, .. } = info.default;
        let most = match per_item {
            0 => number(base),
            _ => format!("{}, and {} for each {}", number(base), number(per_item), info.per),
        };
        let ends = match info.code {
            "" => "the number of the rest".to_owned(),
            code => format!("`{code}`"),
        };
        let (group, what, flag, name) = (info.group, info.what, info.flag(), info.name);
        out += &format!("| {group:?}: {what} | {most} | `--{flag}`, `{name}` | {ends} |\n");
    }
    out.push('\n');
    out
}

/// The table of `tools/fuzz/tried.tsv`, which `tools/fuzz/run --resume` adds to.
fn tried() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tools/fuzz/tried.tsv");
    let tally = std::fs::read_to_string(&path).expect("the tally");
    let mut out =
        String::from("\n| target | inputs | minutes of CPU | found | left |\n|---|---|---|---|---|\n");
    for line in tally.lines().skip(1) {
        let [target, inputs, seconds, found, left] =
            line.split('\t').collect::<Vec<_>>().try_into().unwrap_or_else(|_| panic!("{line}"));
        let [inputs, seconds] =
            [inputs, seconds].map(|count| count.parse::<u64>().unwrap_or_else(|_| panic!("{line}")));
        out +=
            &format!("| `{target}` | {} | {} | {found} | {left} |\n", decimal(inputs), decimal(seconds / 60));
    }
    out.push('\n');
    out
}

/// Compares a part of the page with the expected text, or writes it.
#[track_caller]
fn check_part(begin: &str, end: &str, expected: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/book/src/reference/limits.md");
    let page = std::fs::read_to_string(&path).expect("the page");
    let (head, rest) = page.split_once(begin).expect("the beginning");
    let (found, tail) = rest.split_once(end).expect("the end");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, format!("{head}{begin}{expected}{end}{tail}")).expect("written");
        return;
    }
    assert_eq!(found, expected, "BLESS=1 writes the table");
}

#[test]
fn the_book_lists_all_limits_and_what_was_tried() {
    check_part(BEGIN, END, &table());
    check_part(TRIED_BEGIN, TRIED_END, &tried());
}

/// Every target has a row, and every row a target.
#[test]
fn all_targets_are_counted() {
    let fuzz = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tools/fuzz");
    let tally = std::fs::read_to_string(fuzz.join("tried.tsv")).expect("the tally");
    let mut rows: Vec<_> = tally.lines().skip(1).filter_map(|line| line.split('\t').next()).collect();
    rows.sort_unstable();
    let files = std::fs::read_dir(fuzz.join("fuzz_targets")).expect("the targets");
    let mut targets: Vec<_> = files
        .map(|file| file.expect("a file").path().file_stem().expect("a name").to_string_lossy().into_owned())
        .collect();
    targets.sort_unstable();
    assert_eq!(rows, targets);
}

/// A file whose size is beyond the limit is refused by every command.
#[test]
fn every_command_respects_the_flags() {
    let folder = tempfile::tempdir().expect("a folder");
    for (command, name) in [
        ("tblgen", "a.td"),
        ("ods", "a.td"),
        ("doc", "a.td"),
        ("drr", "a.td"),
        ("pdll", "a.pdll"),
        ("opt", "a.mlir"),
        ("rewrite", "a.mlir"),
        ("graph", "a.mlir"),
    ] {
        let file = folder.path().join(name);
        std::fs::write(&file, "// a comment\n").expect("written");
        let output = Command::new(env!("CARGO_BIN_EXE_legalize"))
            .args([command, "--max-file-bytes=5"])
            .arg(&file)
            .stdin(Stdio::null())
            .output()
            .expect("it runs");
        let message = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{command}: {message}");
        assert!(message.contains("more than 5 bytes of one file"), "{command}: {message}");
        assert!(message.contains("--max-file-bytes"), "{command}: {message}");
    }
}

#[test]
fn every_command_takes_every_flag() {
    let commands: [&[&str]; 9] = [
        &["tblgen"],
        &["ods"],
        &["doc"],
        &["drr"],
        &["pdll"],
        &["opt"],
        &["rewrite"],
        &["convert", "--target", "nothing.ron"],
        &["graph"],
    ];
    for command in commands {
        let flags = Limit::ALL.iter().map(|limit| format!("--{}=1", limit.info().flag()));
        let output = Command::new(env!("CARGO_BIN_EXE_legalize"))
            .args(command)
            .args(flags)
            .arg("no such file")
            .stdin(Stdio::null())
            .output()
            .expect("it runs");
        let message = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{command:?}: {message}");
        assert!(!message.contains("unexpected argument"), "{command:?}: {message}");
    }
}
