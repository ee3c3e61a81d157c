//! Golden tests: each part of each file in `tests/cases` and `tests/edition` is compared with the `.out` file
//! next to it: messages, then the PDL text and the model's patterns. `BLESS=1` rewrites the `.out` files.
//! Cases that can be compared with upstream's tool are in `tests/cases`.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use legalize_pdll::{PdllOptions, compile, print_mlir};
use legalize_source::{Includes, MemoryLoader, SourceMap};

fn includes() -> Includes {
    let mut files = MemoryLoader::new();
    files.insert(
        "inc/shared.pdll",
        "Constraint Shared(v: Value);\nRewrite Make(v: Value) => op<inc.made>(v);\n",
    );
    files.insert("inc/broken.pdll", "Constraint Broken(v: Nope);\n");
    files.insert("inc/self.pdll", "#include \"self.pdll\"\n");
    files.insert("inc/ops.td", include_str!("cases/ops.td"));
    files.insert("inc/no_op.td", "class Thing;\ndef It : Thing;\n");
    let mut includes = Includes::new(Arc::new(files));
    includes.push_dir("inc").set_virtual_files(legalize_ods::prelude());
    includes
}

fn describe(text: &str) -> String {
    let sources = Arc::new(SourceMap::new());
    let file = sources.add("t.pdll", text);
    let options = PdllOptions::default().with(|options| options.includes = includes());
    let (compiled, diagnostics) = compile(&sources, file, &options).into_parts();
    let mut out = diagnostics.resolved(&sources).render();
    let Some(compiled) = compiled else { return out };
    out.push_str("accepted\n");
    let (mlir, diagnostics) = print_mlir(&compiled).into_parts();
    if diagnostics.is_empty() {
        // Locations are compared with upstream's; here they would only be noise.
        for line in mlir.lines().filter(|line| !line.starts_with("#loc")) {
            let line = line.split(" loc(#loc").next().unwrap_or(line);
            let _ = writeln!(out, "{line}");
        }
    } else {
        let _ = write!(out, "-x mlir: {}", diagnostics.resolved(&sources).render());
    }
    if !compiled.model_diagnostics.is_empty() {
        let _ = write!(out, "model: {}", compiled.model_diagnostics.clone().resolved(&sources).render());
    }
    out
}

fn blessed(path: &Path) -> PathBuf {
    path.with_extension("out")
}

#[test]
fn cases_print_as_recorded() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let mut files: Vec<PathBuf> = ["cases", "edition"]
        .into_iter()
        .flat_map(|dir| std::fs::read_dir(tests.join(dir)).expect("the folder is there"))
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "pdll"))
        .collect();
    files.sort();
    assert!(files.len() >= 20, "only {} files of cases", files.len());
    let mut wrong = Vec::new();
    for path in files {
        let text = std::fs::read_to_string(&path).expect("a case is readable UTF-8");
        let mut out = String::new();
        for part in text.split("// -----") {
            let part = part.strip_prefix('\n').unwrap_or(part);
            let _ = write!(out, "{part}=====\n{}// -----\n", describe(part));
        }
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(blessed(&path), &out).expect("the folder can be written");
        } else if std::fs::read_to_string(blessed(&path)).ok().as_deref() != Some(&out) {
            wrong.push(path);
        }
    }
    assert!(wrong.is_empty(), "output changed (BLESS=1 rewrites it, then read the difference): {wrong:?}");
}

/// Unbounded nesting, chains and sizes yield a message, on a small stack.
#[test]
fn hostile_input_is_refused() {
    let n = 20_000;
    let inputs = [
        format!("Pattern {{ erase {}{}; }}", "op<a.b>(".repeat(n), ")".repeat(n)),
        format!("Pattern {{ erase {}", "(".repeat(n)),
        format!("Pattern {{ erase x{}; }}", ".0".repeat(n)),
        format!("Constraint C() {}", "=> Constraint() ".repeat(n)),
        format!("Pattern {{ {}{} }}", "rewrite op<a.b> with { ".repeat(n), "}; ".repeat(n)),
        "Pattern { ".repeat(n),
        format!("{}{}", ";".repeat(n), "}".repeat(n)),
        format!("Pattern {{ let x = \"{}", "a\\".repeat(n)),
        doubling_calls(60),
        chained_calls(3000),
        of_edition(&format!("let a = {}x{};", "(".repeat(n), ")".repeat(n))),
        of_edition(&format!("x{} == x;", " + x".repeat(n))),
        of_edition(&format!("x{} == x;", " + (x".repeat(n))),
        of_edition(&format!("x == {}x;", "-".repeat(n))),
        of_edition(&format!("let r = op<a.b>{};", " regions(region { op<a.b>".repeat(n))),
        of_edition(&tuples(100, |before| format!("({before}, {before})"))),
        of_edition(&tuples(n, |before| format!("(a = {before})"))),
        of_edition(&format!("x < {};", "<".repeat(n))),
    ];
    for input in inputs {
        let sources = Arc::new(SourceMap::new());
        let file = sources.add("t.pdll", input.as_str());
        let (compiled, diagnostics) =
            compile(&sources, file, &PdllOptions::default().with(|options| options.includes = includes()))
                .into_parts();
        let refused = match compiled {
            None => diagnostics.has_errors(),
            Some(compiled) => compiled.model_diagnostics.has_errors(),
        };
        assert!(refused, "accepted: {}", &input[..60]);
    }
}

fn of_edition(body: &str) -> String {
    format!("#edition \"2026\"\nPattern {{ let root = op<a.b> {{x = x: Attr}}; {body} erase root; }}")
}

fn tuples(count: usize, next: impl Fn(String) -> String) -> String {
    let mut text = "let t0 = (x);".to_owned();
    for at in 0..count {
        let _ = write!(text, "let t{} = {};", at + 1, next(format!("t{at}")));
    }
    text
}

#[test]
fn the_tree_of_an_edition_prints() {
    let text = r#"#edition "2026"
Pattern {
  let root = op<a.b> {x = x: Attr} successors(to: Block) regions(region { block b(v: Value) { ...; op<a.c>(v); } });
  x + 2 > 3;
  x != x;
  erase root;
}
"#;
    let sources = Arc::new(SourceMap::new());
    let file = sources.add("t.pdll", text);
    let (compiled, _) = compile(&sources, file, &PdllOptions::default()).into_parts();
    let (tree, problems) = legalize_pdll::print_ast(&compiled.expect("it compiles")).into_parts();
    assert!(problems.is_empty());
    let mut rest = tree.as_str();
    let parts = [
        "IntegerExpr",
        "Value<3>",
        "EqualExpr",
        "Negated",
        "`Successors`",
        "`Regions`",
        "RegionExpr",
        "BlockDecl",
        "Name<b>",
    ];
    for part in parts {
        let at =
            rest.find(part).unwrap_or_else(|| panic!("{part} is missing after the parts before it:\n{tree}"));
        rest = &rest[at..];
    }
}

fn doubling_calls(levels: usize) -> String {
    let mut text = "Constraint C0(v: Value) -> Value;\n".to_owned();
    for level in 0..levels {
        let _ = writeln!(text, "Constraint C{}(v: Value) {{ return C{level}(C{level}(v)); }}", level + 1);
    }
    text + &format!("Pattern {{ let r = op<a.b>(v: Value); C{levels}(v); erase r; }}")
}

fn chained_calls(levels: usize) -> String {
    let mut text = "Constraint C0(v: Value) -> Value;\n".to_owned();
    for level in 0..levels {
        let _ = writeln!(text, "Constraint C{}(v: Value) {{ return C{level}(v); }}", level + 1);
    }
    text + &format!("Pattern {{ let r = op<a.b>(v: Value); C{levels}(v); erase r; }}")
}
