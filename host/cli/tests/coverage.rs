//! Skeletons of `legalize coverage --stubs`, for the project in `filetests/good/coverage`. The expected ones
//! are in `coverage`: `BLESS=1 cargo test -p legalize-cli --test coverage` writes them.
//! `legalize/tests/stubs.rs` compiles and runs the one in Rust.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/filetests/good/coverage")
}

/// An empty folder.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("coverage").join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("the folder is ours");
    }
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// Runs `legalize coverage` on the project.
fn coverage(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_legalize"))
        .arg("coverage")
        .args(args)
        .current_dir(project())
        .env("NO_COLOR", "1")
        .env("LEGALIZE_CACHE", "")
        .env_remove("LEGALIZE_LOG")
        .output()
        .expect("the program runs")
}

#[track_caller]
fn ok(args: &[&str]) -> String {
    let output = coverage(args);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && stderr.is_empty(), "{args:?}: {stderr}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// Writes the skeletons of the project into a folder, and returns it as an argument.
fn stubs(name: &str) -> (PathBuf, String) {
    let folder = folder(name);
    let path = folder.join("missing");
    let text = path.to_str().expect("a path in UTF-8").to_owned();
    ok(&["--stubs", &text, "."]);
    (path, text)
}

#[test]
fn skeletons_are_as_expected() {
    let (path, _) = stubs("expected");
    let expected = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/coverage");
    for name in ["overlay.td", "hooks.rs"] {
        let written = fs::read_to_string(path.join(name)).expect("a skeleton");
        let kept = expected.join(name);
        if std::env::var_os("BLESS").is_some() {
            fs::write(&kept, &written).expect("a file");
        }
        let known = fs::read_to_string(&kept).unwrap_or_default();
        assert_eq!(written, known, "{name} differs; BLESS=1 writes it");
    }
}

#[test]
fn the_overlay_loads_as_it_is_and_changes_nothing() {
    let (path, _) = stubs("loads");
    let overlay = path.join("overlay.td");
    let with = ok(&["--ods", overlay.to_str().expect("UTF-8"), "."]);
    assert_eq!(with, ok(&["."]));
}

#[test]
fn proposals_in_the_overlay_load_too() {
    let (path, _) = stubs("proposals");
    let text = fs::read_to_string(path.join("overlay.td")).expect("a skeleton");
    // The assembly, result types and directives that comments propose.
    let mut filled = String::new();
    for line in text.lines() {
        let proposal = line.trim_start().strip_prefix("// ");
        let is_proposal = |text: &str| {
            ["let ", "def : DirectiveOverlay", "  let ", "}"].iter().any(|start| text.starts_with(start))
                && !text.starts_with("}]")
        };
        filled.push_str(proposal.filter(|text| is_proposal(text)).unwrap_or(line));
        filled.push('\n');
    }
    let overlay = path.join("filled.td");
    fs::write(&overlay, filled).expect("a file");
    let report = ok(&["--ods", overlay.to_str().expect("UTF-8"), "."]);
    assert!(!report.contains("assembly shop.buy") && !report.contains("directive shop.Price"), "{report}");
}

#[test]
fn skeletons_are_replaced_on_request_alone() {
    let (path, text) = stubs("replaced");
    fs::write(path.join("hooks.rs"), "// mine").expect("a file");
    fs::remove_file(path.join("overlay.td")).expect("a skeleton");
    let output = coverage(&["--stubs", &text, "."]);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.code() == Some(1) && stderr.starts_with("coverage::exists\n"), "{stderr}");
    assert_eq!(fs::read_to_string(path.join("hooks.rs")).expect("mine"), "// mine");
    ok(&["--stubs", &text, "--force", "."]);
    assert!(fs::read_to_string(path.join("hooks.rs")).expect("a skeleton").contains("pub trait Hooks"));
}

#[test]
fn broken_files_are_counted_and_broken_definitions_are_errors() {
    let folder = folder("broken");
    let write = |name: &str, text: &[u8]| fs::write(folder.join(name), text).expect("a file");
    write("a.mlir", b"func.func @f( {{{{");
    write("b.mlir", b"\xff\xfe");
    write("c.mlir", b"");
    write("rules.pdll", b"Pattern Broken {\n");
    let path = folder.to_str().expect("UTF-8");
    let report = ok(&[path]);
    for line in ["modules: 0 of 2 read", "patterns: 0 of 1 usable", "file rules.pdll"] {
        assert!(report.contains(line), "{line} is not in\n{report}");
    }
    write("ops.td", b"include \"mlir/IR/OpBase.td\"\ndef X : Missing;\n");
    let file = folder.join("ops.td");
    let output = coverage(&["--ods", file.to_str().expect("UTF-8"), path]);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.code() == Some(1) && stderr.starts_with("tblgen::unknown_class\n"), "{stderr}");
    let output = coverage(&[folder.join("gone").to_str().expect("UTF-8")]);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.code() == Some(1) && stderr.starts_with("opt::file\n"), "{stderr}");
}
