//! Output generated from the description of the command line: examples, completions, manual pages; and the
//! graph.

use std::process::{Command, Output};

fn run(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_legalize")).args(args).output().expect("the program runs")
}

fn text(args: &[&str]) -> String {
    let output = run(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// The commands, as the first help lists them.
fn commands() -> Vec<String> {
    let help = text(&["--help"]);
    let lines =
        help.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
    lines.filter_map(|line| line.split_whitespace().next()).map(str::to_owned).collect()
}

#[test]
fn every_command_that_reads_has_an_example() {
    let commands = commands();
    assert!(commands.len() > 8, "{commands:?}");
    for command in commands.iter().filter(|name| !["completions", "man"].contains(&name.as_str())) {
        let help = text(&[command, "--help"]);
        let examples = help.split_once("Examples:").map_or("", |(_, examples)| examples);
        assert!(examples.contains(&format!("legalize {command} ")), "{command} has no example:\n{help}");
        // Flags in examples are flags of the command.
        for flag in examples.split_whitespace().filter(|word| word.starts_with("--") || *word == "-x") {
            assert!(help.matches(flag).count() > 1, "{command} has no flag {flag}");
        }
    }
}

#[test]
fn shells_complete_every_command() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = text(&["completions", shell]);
        for command in commands() {
            assert!(script.contains(&command), "{shell} does not know {command}");
        }
        assert!(script.contains("canonicalize"), "{shell} does not know the passes");
    }
}

#[test]
fn manual_pages_are_written() {
    assert!(text(&["man"]).contains(".SH NAME"));
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("man");
    text(&["man", "--dir", folder.to_str().expect("a path in UTF-8")]);
    for command in commands() {
        let page = folder.join(format!("legalize-{command}.1"));
        assert!(page.is_file(), "{} is missing", page.display());
    }
}

#[test]
fn a_graph_shows_uses_regions_and_branches() {
    let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("graph.mlir");
    let module = "func.func @f(%a: i32) -> i32 {
      %0 = arith.addi %a, %a : i32
      cf.br ^next(%0 : i32)
    ^next(%b: i32):
      return %b : i32
    }
    func.func @g() { return }";
    std::fs::write(&file, module).expect("the folder for tests can be written");
    let file = file.to_str().expect("a path in UTF-8");
    let graph = text(&["graph", file]);
    for line in [
        "op1 [label=\"func.func @f\"];",
        "subgraph cluster_op1 {",
        "arg1_0 [shape=ellipse, label=\"i32\"];",
        "op2 [label=\"arith.addi\\ni32\"];",
        "arg1_0 -> op2 [taillabel=\"0\", headlabel=\"0\"];",
        "arg1_0 -> op2 [taillabel=\"0\", headlabel=\"1\"];",
        "op2 -> op3 [taillabel=\"0\", headlabel=\"0\"];",
        "op3 -> op4 [style=dashed];",
    ] {
        assert!(graph.contains(line), "{line}\nis not in\n{graph}");
    }
    assert_eq!(graph.matches('{').count(), graph.matches('}').count(), "{graph}");
    let picture = text(&["graph", "--format=svg", file]);
    assert!(picture.starts_with("<?xml") && picture.ends_with("</svg>"), "{picture}");
    for word in ["func.func @f", "arith.addi", "cf.br", "func.func @g"] {
        assert!(picture.contains(word), "{word} is not in\n{picture}");
    }
    assert_eq!(picture, text(&["graph", "--format=svg", file]), "the same picture each time");
    let part = text(&["graph", "--symbol", "g", file]);
    assert!(part.contains("func.func @g") && !part.contains("@f"), "{part}");
}

/// The flags of every command that takes lints list all of them, and so does the book.
#[test]
fn lints_are_listed() {
    let book = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/book/src/debugging.md");
    let mut texts = vec![std::fs::read_to_string(book).expect("a chapter of the book")];
    texts.extend(["drr", "pdll", "rewrite", "convert"].map(|command| text(&[command, "--help"])));
    for lint in legalize::source::LINTS {
        for text in &texts {
            assert!(
                text.contains(lint.name) && text.contains(lint.group),
                "{} is missing in\n{text}",
                lint.name
            );
        }
    }
}
