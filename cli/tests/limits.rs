//! Limits: the book lists what the library has, and every command takes every flag.

use std::path::Path;
use std::process::{Command, Stdio};

use legalize::source::{Allowance, Limit};

const BEGIN: &str = "<!-- limits: written by `BLESS=1 cargo test -p legalize-cli --test limits` -->\n";
const END: &str = "<!-- end of limits -->\n";

/// A number as a reader takes it in: a power of two, or with commas.
fn number(value: u64) -> String {
    if value > 1 << 16 && value.is_power_of_two() {
        return format!("2^{}", value.ilog2());
    }
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
        let Allowance { base, per_item } = info.default;
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

#[test]
fn the_book_lists_all_limits() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/book/src/reference/limits.md");
    let page = std::fs::read_to_string(&path).expect("the page");
    let (head, rest) = page.split_once(BEGIN).expect("the beginning");
    let (found, tail) = rest.split_once(END).expect("the end");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, format!("{head}{BEGIN}{}{END}{tail}", table())).expect("written");
        return;
    }
    assert_eq!(found, table(), "BLESS=1 writes the table");
}

/// A file whose size is beyond the limit is refused by every command.
#[test]
fn every_command_heeds_the_flags() {
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
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{command}: {said}");
        assert!(said.contains("more than 5 bytes of one file"), "{command}: {said}");
        assert!(said.contains("--max-file-bytes"), "{command}: {said}");
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
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{command:?}: {said}");
        assert!(!said.contains("unexpected argument"), "{command:?}: {said}");
    }
}
