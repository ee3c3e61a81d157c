//! Programs end to end; run by `lli` if upstream's tools are installed.

use std::io::Write;
use std::process::{Command, Stdio};

const FACTORIAL: &str = include_str!("../programs/factorial.toy");

#[test]
fn everything_is_lowered() {
    let before = toy_language::compile("factorial.toy", FACTORIAL, false).expect("a program");
    assert!(before.contains("scf.if") && before.contains("call @factorial"), "{before}");
    let after = toy_language::compile("factorial.toy", FACTORIAL, true).expect("a program");
    let others = after.lines().filter(|line| line.contains('=') && !line.contains(" = llvm."));
    assert_eq!(others.collect::<Vec<_>>(), Vec::<&str>::new(), "{after}");
    assert_eq!(after.matches("llvm.func").count(), 3, "{after}");
}

#[test]
fn mistakes_are_shown_where_they_are() {
    for (text, message, place) in [
        ("fn f(x) = x +;", "expected an expression", "f.toy:1:14:"),
        ("fn f(x) =\n  y;", "`y` is not a parameter", "f.toy:2:3:"),
        ("fn f(x) = f(x, x);", "`f` takes 1 values, not 2", "f.toy:1:11:"),
        ("fn f() = 1;\nfn f() = 2;", "`f` is defined twice", "f.toy:2:4:"),
        ("fn f() = 99999999999999999999;", "expected a number of 64 bits", "f.toy:1:10:"),
    ] {
        let found = toy_language::compile("f.toy", text, true).expect_err(text).render();
        assert!(found.contains(message) && found.contains(place), "{found}");
    }
    let deep = format!("fn f() = {}1{};", "(".repeat(5000), ")".repeat(5000));
    let found = toy_language::compile("f.toy", &deep, true).expect_err("too deep").render();
    assert!(found.contains("expected at most 64 expressions inside each other"), "{found}");
    let long = format!("fn f() = 1{};", " + 1".repeat(5000));
    let found = toy_language::compile("f.toy", &long, true).expect_err("too long").render();
    assert!(found.contains("expected a shorter expression"), "{found}");
}

/// A program of upstream's installation, if there is one.
fn upstream(tool: &str) -> Option<Command> {
    let output = Command::new("llvm-config-22").arg("--bindir").output().ok()?;
    let path = std::path::Path::new(String::from_utf8_lossy(&output.stdout).trim()).join(tool);
    path.is_file().then(|| Command::new(path))
}

#[test]
fn the_program_runs() {
    let (Some(mut translate), Some(mut lli)) = (upstream("mlir-translate"), upstream("lli")) else {
        eprintln!("not run: mlir-translate and lli are not installed");
        return;
    };
    let module = toy_language::compile("factorial.toy", FACTORIAL, true).expect("a program");
    let mut translated = translate
        .arg("--mlir-to-llvmir")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("mlir-translate starts");
    translated.stdin.take().expect("a pipe").write_all(module.as_bytes()).expect("the module is read");
    let translated = translated.wait_with_output().expect("mlir-translate ends");
    assert!(translated.status.success(), "{module}");
    let mut run = lli.stdin(Stdio::piped()).spawn().expect("lli starts");
    run.stdin.take().expect("a pipe").write_all(&translated.stdout).expect("the module is read");
    // 5! - 7² + 84 / 2
    assert_eq!(run.wait().expect("lli ends").code(), Some(113));
}
