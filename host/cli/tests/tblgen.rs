//! Flags of `legalize tblgen` that are not about one file's records: dependency files, output files, limits.
//! The expectations were compared with `llvm-tblgen` 22.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A fresh folder with some files.
fn folder(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("tblgen-{name}"));
    let _ = std::fs::remove_dir_all(&folder);
    for (path, text) in files {
        let path = folder.join(path);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    }
    folder
}

fn tblgen(folder: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_legalize"));
    command.arg("tblgen").args(args).current_dir(folder).output().unwrap()
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn dependencies_are_a_make_rule() {
    let main =
        "include \"z.td\"\ninclude \"a b.td\"\ninclude \"./g.td\"\ninclude \"g.td\"\ninclude \"g.td\"\n";
    let guarded = "#ifndef G\n#define G\ndef g;\n#endif\n";
    let files = [("m.td", main), ("z.td", "def z;"), ("sub/a b.td", "def ab;"), ("g.td", guarded)];
    let folder = folder("dependencies", &files);
    let refused = tblgen(&folder, &["m.td", "-I", "sub", "-d", "out.d"]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(stderr(&refused).contains("the option -d must be used together with -o"), "{}", stderr(&refused));
    assert!(!folder.join("out.d").exists());
    let output = tblgen(&folder, &["m.td", "-I", "sub", "-d", "out.d", "-o", "out.txt"]);
    assert!(output.status.success(), "{}", stderr(&output));
    let rule = std::fs::read_to_string(folder.join("out.d")).unwrap();
    assert_eq!(rule, "out.txt: ./g.td g.td sub/a b.td z.td\n");
    assert!(std::fs::read_to_string(folder.join("out.txt")).unwrap().contains("def ab {"));
    let output = tblgen(&folder, &["z.td", "-d", "z.d", "-o", "z.txt", "--null-backend"]);
    assert!(output.status.success());
    assert_eq!(std::fs::read_to_string(folder.join("z.d")).unwrap(), "z.txt:\n");
    assert_eq!(std::fs::read_to_string(folder.join("z.txt")).unwrap(), "");
}

#[test]
fn nothing_is_written_for_a_file_with_errors() {
    let folder = folder("errors", &[("m.td", "def a; def a;")]);
    let output = tblgen(&folder, &["m.td", "-d", "out.d", "-o", "out.txt"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(!folder.join("out.d").exists() && !folder.join("out.txt").exists());
}

#[test]
fn an_output_that_does_not_change_is_left_alone() {
    let folder = folder("unchanged", &[("m.td", "def a;"), ("n.td", "def b;")]);
    let out = folder.join("out.txt");
    assert!(tblgen(&folder, &["m.td", "-o", "out.txt"]).status.success());
    let old = std::time::SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(1_000_000_000);
    std::fs::File::options().write(true).open(&out).unwrap().set_modified(old).unwrap();
    let modified = || std::fs::metadata(&out).unwrap().modified().unwrap();
    assert!(tblgen(&folder, &["m.td", "-o", "out.txt", "--write-if-changed"]).status.success());
    assert_eq!(modified(), old);
    assert!(tblgen(&folder, &["n.td", "-o", "out.txt", "--write-if-changed"]).status.success());
    assert_ne!(modified(), old);
}

#[test]
fn enums_are_the_names_of_a_class() {
    let text = "class C; class D; def b : C; def r10 : C; def r2 : C; def x : D; def Z : C; def : C;";
    let folder = folder("enums", &[("m.td", text)]);
    let output = tblgen(&folder, &["m.td", "--print-enums", "--class=C"]);
    assert_eq!(String::from_utf8_lossy(&output.stdout), "Z, anonymous_0, b, r2, r10, \n");
    let output = tblgen(&folder, &["m.td", "--print-enums"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).contains("the class '' is not defined"));
}

#[test]
fn flags_set_macros_warnings_and_phases() {
    let text = "class C<int n>;\n#ifdef M\ndef m;\n#endif\n";
    let folder = folder("flags", &[("m.td", text)]);
    let output = tblgen(&folder, &["m.td", "-D", "M", "--time-phases"]);
    assert!(String::from_utf8_lossy(&output.stdout).contains("def m {"));
    assert!(stderr(&output).contains("unused_template_argument"), "{}", stderr(&output));
    assert!(stderr(&output).contains("Parse, build records"));
    let output = tblgen(&folder, &["m.td", "--no-warn-on-unused-template-args"]);
    assert!(!String::from_utf8_lossy(&output.stdout).contains("def m {"));
    assert_eq!(stderr(&output), "");
}

#[test]
fn limits_are_flags() {
    let folder = folder("limits", &[("m.td", "defvar x = !range(1000);"), ("c.td", "include \"c.td\"")]);
    let refused = tblgen(&folder, &["m.td", "--max-td-list-elements=100"]);
    assert!(stderr(&refused).contains("more than 100 elements"), "{}", stderr(&refused));
    let refused = tblgen(&folder, &["c.td", "--max-include-depth=10"]);
    assert!(stderr(&refused).contains("tblgen::include_depth"), "{}", stderr(&refused));
    assert!(tblgen(&folder, &["m.td", "--max-td-list-elements=1000"]).status.success());
}
