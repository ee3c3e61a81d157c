//! Includes: files that include each other fan out without end.

use std::fmt::Write;

use crate::{Ended, run_in};

/// Runs on files `f0` to `f{count}` of a kind, each derived from the name of the next one; the last has a
/// given text.
fn fan(kind: &str, count: usize, last: &str, text: impl Fn(&str) -> String, command: &[&str]) -> Ended {
    let folder = tempfile::tempdir().expect("a folder");
    for index in 0..=count {
        let text = if index == count { last.to_owned() } else { text(&format!("f{}.{kind}", index + 1)) };
        std::fs::write(folder.path().join(format!("f{index}.{kind}")), text).expect("written");
    }
    let first = format!("f0.{kind}");
    run_in(folder.path(), &[command, &["-I", ".", &first]].concat())
}

fn twice(next: &str) -> String {
    format!("#include \"{next}\"\n#include \"{next}\"\n")
}

fn td_twice(next: &str) -> String {
    format!("include \"{next}\"\ninclude \"{next}\"\n")
}

#[test]
fn tablegen_counts_files_and_their_bytes() {
    let files = ("limit::included_files", "included-files");
    for (name, ended) in [
        ("twice", fan("td", 39, "", td_twice, &["tblgen"])),
        ("as definitions", fan("td", 39, "", td_twice, &["ods"])),
        ("as rules", fan("td", 39, "", td_twice, &["drr"])),
        ("wide", fan("td", 3, "", |next| format!("include \"{next}\"\n").repeat(100), &["tblgen"])),
        (
            "in a multiclass",
            fan(
                "td",
                39,
                "def \"\"#x;",
                |next| format!("multiclass M {{\n{}}}\n", td_twice(next)),
                &["tblgen"],
            ),
        ),
    ] {
        if name == "in a multiclass" {
            // A multiclass within a multiclass is refused earlier.
            assert_eq!(ended.status, Some(1), "{}", ended.errors);
            ended.has_not_panicked(name);
        } else {
            ended.is_refused(name, files.0, files.1);
        }
    }
    let comment = format!("// {}\n", "x".repeat(1 << 20));
    fan("td", 12, &comment, td_twice, &["tblgen"]).is_refused(
        "long files",
        "limit::included_bytes",
        "included-bytes",
    );
    fan("td", 300, "", |next| format!("include \"{next}\"\n"), &["tblgen"]).is_refused(
        "deep",
        "tblgen::include_depth",
        "include-depth",
    );
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("body.td"), "def NAME#a;\n").expect("written");
    let mut text = String::new();
    for index in 0..20_000 {
        let _ = writeln!(text, "multiclass M{index} {{\ninclude \"body.td\"\n}}");
    }
    std::fs::write(folder.path().join("f.td"), text).expect("written");
    run_in(folder.path(), &["tblgen", "-I", ".", "f.td"]).is_refused("bodies", files.0, files.1);
}

#[test]
fn pdll_counts_files_and_their_bytes() {
    let files = ("limit::included_files", "included-files");
    for (name, ended) in [
        ("twice", fan("pdll", 39, "", twice, &["pdll"])),
        ("wide", fan("pdll", 3, "", |next| format!("#include \"{next}\"\n").repeat(100), &["pdll"])),
        ("to the PDL dialect", fan("pdll", 39, "", twice, &["pdll", "-x", "mlir"])),
    ] {
        ended.is_refused(name, files.0, files.1);
    }
    let comment = format!("// {}\n", "x".repeat(1 << 20));
    fan("pdll", 12, &comment, twice, &["pdll"]).is_refused(
        "long files",
        "limit::included_bytes",
        "included-bytes",
    );
    // Definitions that a file includes count as well.
    let folder = tempfile::tempdir().expect("a folder");
    for index in 0..39 {
        let text = if index == 38 { String::new() } else { td_twice(&format!("f{}.td", index + 1)) };
        std::fs::write(folder.path().join(format!("f{index}.td")), text).expect("written");
    }
    std::fs::write(folder.path().join("a.pdll"), "#include \"f0.td\"\n").expect("written");
    run_in(folder.path(), &["pdll", "-I", ".", "a.pdll"]).is_refused("definitions", files.0, files.1);
    let ended = fan("pdll", 300, "", |next| format!("#include \"{next}\"\n"), &["pdll"]);
    assert_eq!(ended.status, Some(1), "deep: {}", ended.errors);
    assert!(ended.errors.contains("includes nest more than 64 deep"), "{}", ended.errors);
    ended.has_not_panicked("deep");
}
