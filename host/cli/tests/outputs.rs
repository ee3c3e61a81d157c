//! Output files, logs and the number of reported errors.

#![cfg(unix)]

use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::Instant;

fn legalize(folder: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_legalize"));
    command.current_dir(folder).args(args).stdin(Stdio::null()).output().expect("it runs")
}

fn rendered(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn a_run_that_fails_leaves_the_file_as_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    std::fs::write(at("bad.mlir"), "\"t.x\"(%0) : (i32) -> ()\n").expect("written");
    std::fs::write(at("out.mlir"), "before").expect("written");
    let output = legalize(folder.path(), &["opt", "bad.mlir", "-o", "out.mlir"]);
    assert_eq!(output.status.code(), Some(1), "{}", rendered(&output));
    assert_eq!(std::fs::read_to_string(at("out.mlir")).expect("the file"), "before");
    assert_eq!(std::fs::read_dir(folder.path()).expect("the folder").count(), 2);
}

#[cfg(target_os = "linux")]
#[test]
fn actions_that_cannot_be_written_fail_the_run() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("a.mlir"), "").expect("written");
    let output =
        legalize(folder.path(), &["opt", "--canonicalize", "--log-actions-to", "/dev/full", "a.mlir"]);
    assert_eq!(output.status.code(), Some(1), "{}", rendered(&output));
    assert!(rendered(&output).contains("the actions cannot be written"), "{}", rendered(&output));
}

#[test]
fn a_filter_of_the_log_is_read_or_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("a.mlir"), "func.func private @f()").expect("written");
    std::fs::write(folder.path().join("a.td"), "def a;").expect("written");
    let run = |args: &[&str], filter: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_legalize"));
        command.current_dir(folder.path()).args(args).env("LEGALIZE_LOG", filter).output().expect("it runs")
    };
    let opt = ["opt", "--canonicalize", "a.mlir"];
    for (filter, logs) in
        [("", false), ("warn", false), ("trace", true), ("info,greedy-rewriter=trace", true)]
    {
        let output = run(&opt, filter);
        assert_eq!(output.status.code(), Some(0), "{filter}: {}", rendered(&output));
        assert_eq!(!rendered(&output).is_empty(), logs, "{filter}: {}", rendered(&output));
    }
    for args in [&opt[..], &["ods", "a.td"]] {
        let output = run(args, "greedy-rewriter=loud");
        assert_eq!(output.status.code(), Some(2), "{}", rendered(&output));
        assert!(rendered(&output).contains("LEGALIZE_LOG is not a valid filter"), "{}", rendered(&output));
    }
}

#[test]
fn unknown_passes_are_not_printed_around() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("a.mlir"), "").expect("written");
    for flag in ["--mlir-print-ir-after=canonicalise", "--mlir-print-ir-before=cse,nope"] {
        let output = legalize(folder.path(), &["opt", "--canonicalize", flag, "a.mlir"]);
        assert_eq!(output.status.code(), Some(2), "{}", rendered(&output));
        assert!(rendered(&output).contains("there is no pass"), "{}", rendered(&output));
    }
    let output = legalize(folder.path(), &["opt", "--canonicalize", "--mlir-print-ir-after=cse", "a.mlir"]);
    assert_eq!(output.status.code(), Some(0), "{}", rendered(&output));
}

#[test]
fn errors_beyond_the_limit_are_counted() {
    let folder = tempfile::tempdir().expect("a folder");
    let piece = "\"t.x\"(%0) : (i32) -> ()\n// -----\n";
    std::fs::write(folder.path().join("a.mlir"), piece.repeat(250)).expect("written");
    let shown = |flags: &[&str]| {
        let output = legalize(folder.path(), &[&["opt", "--split-input-file", "a.mlir"], flags].concat());
        assert_eq!(output.status.code(), Some(1));
        let rendered = rendered(&output);
        let last = rendered.trim_end().lines().last().unwrap_or_default().to_owned();
        (rendered.matches("parse::").count(), last)
    };
    let (count, last) = shown(&[]);
    assert_eq!((count, last.as_str()), (100, "150 more errors not shown: `--max-errors 0` shows all"));
    let (count, last) = shown(&["--max-errors=249"]);
    assert_eq!((count, last.as_str()), (249, "1 more error not shown: `--max-errors 0` shows all"));
    assert_eq!(shown(&["--max-errors=0"]).0, 250);
}

/// A run that is interrupted ends at once, the file is unchanged or complete, and no other file is left.
#[test]
fn interrupted_runs_leave_no_files() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    let op =
        |index: usize| format!("%{index} = \"t.x\"() {{a = [1, 2, 3], b = \"some text\"}} : () -> i32\n");
    std::fs::write(at("in.mlir"), (0..10_000).map(op).collect::<String>()).expect("written");
    let args = ["opt", "--allow-unregistered-dialect", "in.mlir", "-o", "out.mlir"];
    let started = Instant::now();
    assert!(legalize(folder.path(), &args).status.success());
    let (whole, took) = (std::fs::read(at("out.mlir")).expect("the output"), started.elapsed());
    let entries = || std::fs::read_dir(folder.path()).expect("the folder").count();
    // Half way, and when a file appears beside the output, if one does.
    for waits in [Some(took / 2), None] {
        std::fs::write(at("out.mlir"), "before").expect("written");
        let mut command = Command::new(env!("CARGO_BIN_EXE_legalize"));
        let mut run = command.current_dir(folder.path()).args(args).spawn().expect("it runs");
        match waits {
            Some(time) => std::thread::sleep(time),
            None => while entries() == 2 && run.try_wait().expect("its status").is_none() {},
        }
        let id = run.id().to_string();
        let sent = Command::new("kill").args(["-INT", &id]).stderr(Stdio::null()).status();
        assert!(sent.is_ok());
        let status = run.wait().expect("it ends");
        let found = std::fs::read(at("out.mlir")).expect("the output");
        assert!(found == whole || !status.success() && found == b"before", "{} bytes", found.len());
        assert_eq!(entries(), 2, "something lies beside the output");
    }
}
