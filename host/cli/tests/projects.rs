//! Projects: `legalize init` on a checkout, and commands in it without a flag that names its files. The
//! checkout is `projects/shop`: two dialects with a `Dialect.td` each, rules in DRR and PDLL, a conversion, a
//! module. `BLESS=1 cargo test -p legalize-cli --test projects` writes the expected project file,
//! `projects/shop.ron`.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A copy of the checkout, or an empty folder.
struct Checkout {
    folder: PathBuf,
}

/// The result of a command.
#[derive(Debug)]
struct Ran {
    code: Option<i32>,
    stdout: String,
    stderr: String,
}

fn tests() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/projects")
}

/// Runs a command in a folder.
fn run(folder: &Path, args: &str, stdin: &str) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_legalize"))
        .args(args.split_whitespace())
        .current_dir(folder)
        .env("NO_COLOR", "1")
        .env_remove("LEGALIZE_LOG")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    // A command that fails may not read it.
    let _ = child.stdin.take().expect("a pipe").write_all(stdin.as_bytes());
    let output = child.wait_with_output().expect("the program ends");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    Ran { code: output.status.code(), stdout: text(output.stdout), stderr: text(output.stderr) }
}

impl Checkout {
    /// Creates a folder without files.
    fn empty(name: &str) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("projects").join(name);
        if folder.exists() {
            fs::remove_dir_all(&folder).expect("the folder is ours");
        }
        fs::create_dir_all(&folder).expect("a folder");
        Checkout { folder }
    }

    /// Creates a copy of the checkout, without a project file.
    fn new(name: &str) -> Self {
        let copy = Checkout::empty(name);
        let mut pending = vec![PathBuf::new()];
        while let Some(below) = pending.pop() {
            for entry in fs::read_dir(tests().join("shop").join(&below)).expect("the checkout") {
                let path = below.join(entry.expect("an entry").file_name());
                let from = tests().join("shop").join(&path);
                if from.is_dir() {
                    fs::create_dir_all(copy.folder.join(&path)).expect("a folder");
                    pending.push(path);
                } else {
                    fs::copy(from, copy.folder.join(&path)).expect("a copy");
                }
            }
        }
        copy
    }

    /// Creates a copy of the checkout with the project file that `init` writes.
    fn initialized(name: &str) -> Self {
        let copy = Checkout::new(name);
        copy.ok("init .");
        copy
    }

    fn write(&self, name: &str, text: &str) {
        let path = self.folder.join(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, text).expect("a file");
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.folder.join(name)).expect("a file")
    }

    fn run(&self, args: &str) -> Ran {
        run(&self.folder, args, "")
    }

    /// Runs a command that succeeds without a report; returns its output.
    #[track_caller]
    fn ok(&self, args: &str) -> String {
        let ran = self.run(args);
        let is_quiet = ran.stderr.is_empty() || args.starts_with("init");
        assert!(ran.code == Some(0) && is_quiet, "{args}: {ran:#?}");
        ran.stdout
    }

    /// Runs a command that fails with an error of this code; returns what it reports.
    #[track_caller]
    fn fails(&self, args: &str, code: &str) -> String {
        let ran = self.run(args);
        assert!(ran.code == Some(1) && ran.stderr.starts_with(&format!("{code}\n")), "{args}: {ran:#?}");
        ran.stderr
    }
}

/// The lines of a module without blanks around them.
fn lines(text: &str) -> Vec<&str> {
    text.lines().map(str::trim).filter(|line| !line.is_empty()).collect()
}

const ORDER: &[&str] = &[
    "module {",
    "func.func @order(%arg0: tensor<4xi32>, %arg1: memref<4xi32>, %arg2: index) {",
    "%extracted = tensor.extract %arg0[%arg2] : tensor<4xi32>",
    "%0 = shop.add %extracted, %extracted : i32",
    "%1 = shop.price 5",
    "audit.record %extracted as \"none\" : i32",
    "audit.record %0 as \"sum\" : i32",
    "memref.store %0, %arg1[%arg2] : memref<4xi32>",
    "return",
    "}",
    "}",
];

/// Lines with some left out.
fn without(lines: &[&'static str], words: &str) -> Vec<&'static str> {
    lines.iter().copied().filter(|line| !line.contains(words)).collect()
}

#[test]
fn init_writes_a_project_file() {
    let checkout = Checkout::new("init");
    let ran = checkout.run("init .");
    assert_eq!(ran.code, Some(0), "{ran:#?}");
    let counts = "2 files with definitions (2 dialects, 4 operations), 3 with patterns, 2 include folders";
    assert!(ran.stderr.contains(counts), "{ran:#?}");
    let written = checkout.read("legalize.ron");
    let golden = tests().join("shop.ron");
    if std::env::var_os("BLESS").is_some() {
        fs::write(&golden, &written).expect("the expected file is written");
    }
    assert_eq!(
        fs::read_to_string(golden).unwrap_or_default(),
        written,
        "BLESS=1 writes tests/projects/shop.ron"
    );
    // The file that is there is neither replaced nor read.
    checkout.write("legalize.ron", "kept");
    let report = checkout.fails("init .", "init::exists");
    assert!(report.contains("pass `--force` to replace it"), "{report}");
    assert_eq!(checkout.read("legalize.ron"), "kept");
    assert_eq!(checkout.ok("init -o - ."), written);
    checkout.ok("init --force .");
    assert_eq!(checkout.read("legalize.ron"), written);
    // Folders of the checkout are named from there.
    assert_eq!(checkout.ok("init -o - -I include ."), written);
    checkout.fails("init -o - -I missing .", "opt::file");
    let outside = tests();
    let outside = outside.to_str().expect("UTF-8");
    assert!(checkout.ok(&format!("init -o - -I {outside} .")).contains(&format!("\"{outside}\",")));
}

#[test]
fn init_needs_definitions() {
    let empty = Checkout::empty("nothing");
    empty.fails("init .", "init::nothing");
    empty.fails("init missing", "opt::file");
    empty.write("a.td", "def : Missing;");
    let report = empty.fails("init .", "init::nothing");
    assert!(report.contains("'a.td': ./a.td:1:7: error: couldn't find class 'Missing'"), "{report}");
    empty.fails("init a.td", "opt::file");
    empty.fails("ods", "opt::no_definitions");
}

#[test]
fn init_lists_files_with_odd_names_and_cycles() {
    let op = |name: &str| {
        format!(
            "include \"mlir/IR/OpBase.td\"\ndef {name}_D : Dialect {{ let name = \"{name}\"; let cppNamespace = \"::{name}\"; }}\n\
             def {name}_Op : Op<{name}_D, \"op\"> {{ let assemblyFormat = \"attr-dict\"; }}\n"
        )
    };
    let checkout = Checkout::empty("odd");
    checkout.write("a b/x [1].td", &op("x"));
    checkout.write("crlf/y.td", &op("y").replace('\n', "\r\n"));
    checkout
        .write("cycle/one.td", &format!("#ifndef ONE\n#define ONE\ninclude \"two.td\"\n{}#endif\n", op("z")));
    checkout.write("cycle/two.td", "#ifndef TWO\n#define TWO\ninclude \"one.td\"\n#endif\n");
    checkout.write("deep/down/v.td", &format!("include \"../Base.td\"\n{}", op("v")));
    checkout.write("deep/Base.td", "include \"mlir/IR/OpBase.td\"\n");
    checkout.write("fails.td", "def : Missing;");
    checkout.ok("init .");
    let project = checkout.read("legalize.ron");
    let last = project.lines().last().unwrap_or_default();
    assert_eq!(last, "// Not loaded: fails.td: ./fails.td:1:7: error: couldn't find class 'Missing'");
    checkout.write("m.mlir", "v.op\nx.op\ny.op\nz.op\n");
    assert_eq!(lines(&checkout.ok("opt m.mlir")), ["module {", "v.op", "x.op", "y.op", "z.op", "}"]);
}

#[test]
fn commands_need_no_flags() {
    let checkout = Checkout::initialized("commands");
    assert_eq!(lines(&checkout.ok("opt test/order.mlir")), ORDER);
    let rewritten = checkout.ok("rewrite test/order.mlir");
    let mut wanted = without(&without(ORDER, "\"none\""), "shop.price");
    wanted[3] = "%0 = shop.twice %extracted : i32";
    assert_eq!(lines(&rewritten), wanted);
    let converted = checkout.ok("convert --target target/arith.ron test/order.mlir");
    assert!(converted.contains("%0 = arith.addi %extracted, %extracted : i32"), "{converted}");
    let listing = checkout.ok("ods");
    assert!(
        listing.contains("dialect audit: 1 operations") && listing.contains("dialect shop: 3 operations")
    );
    let one = checkout.ok("ods lib/shop/ShopOps.td");
    assert!(one.contains("dialect shop: 3 operations") && !one.contains("dialect audit"), "{one}");
    let drr = checkout.ok("drr rules/Simplify.td");
    assert!(drr.contains("name: \"AddOfItself\""), "{drr}");
    let pdll = checkout.ok("pdll -x mlir rules/Records.pdll");
    assert!(pdll.contains("pdl.pattern @NoRecord"), "{pdll}");
    for matcher in ["drr -x automaton rules/Simplify.td", "pdll -x automaton rules/Records.pdll"] {
        checkout.ok(matcher);
    }
    let page = checkout.ok("doc lib/audit/AuditOps.td");
    assert!(page.contains("# 'audit' Dialect") && page.contains("### `audit.record`"), "{page}");
    let graph = checkout.ok("graph test/order.mlir");
    assert!(graph.contains("shop.add") && graph.contains("memref.store"), "{graph}");
    let records = checkout.ok("tblgen --print-enums --class=Dialect --prelude lib/audit/AuditOps.td");
    assert!(records.contains("Audit_Dialect"), "{records}");
}

#[test]
fn flags_take_precedence_over_the_project() {
    let checkout = Checkout::initialized("flags");
    // Named patterns replace those of the project, and keep the include folders that they have in it.
    let rewritten = checkout.ok("rewrite --patterns rules/Records.pdll test/order.mlir");
    assert!(rewritten.contains("shop.add") && !rewritten.contains("\"none\""), "{rewritten}");
    let project = checkout.read("legalize.ron");
    let with_passes = project.trim_end().strip_suffix(')').expect("a tuple");
    checkout
        .write("legalize.ron", &format!("{with_passes}    passes: \"builtin.module(canonicalize)\",\n)\n"));
    assert_eq!(lines(&checkout.ok("opt test/order.mlir")), without(ORDER, "shop.price"));
    for flag in ["--symbol-dce", "--pass-pipeline=builtin.module(symbol-dce)"] {
        assert_eq!(lines(&checkout.ok(&format!("opt {flag} test/order.mlir"))), ORDER);
    }
    // Without a project one folder would have to find the `Dialect.td` of both.
    let ods = "--ods lib/shop/ShopOps.td --ods lib/audit/AuditOps.td -I include -I lib/shop";
    let ran = checkout.run(&format!("opt --no-project {ods} test/order.mlir"));
    assert_eq!(ran.code, Some(1), "{ran:#?}");
    // Files that the flags name keep the folders that the project has for them.
    assert_eq!(lines(&checkout.ok(&format!("opt --symbol-dce {ods} test/order.mlir"))), ORDER);
}

#[test]
fn the_project_is_found_from_a_sub_folder_and_named_from_elsewhere() {
    let checkout = Checkout::initialized("found");
    let module = checkout.read("test/order.mlir");
    let sub = checkout.folder.join("test");
    for args in ["opt", "opt -", "opt order.mlir"] {
        let ran = run(&sub, args, &module);
        assert_eq!((ran.code, lines(&ran.stdout)), (Some(0), ORDER.to_vec()), "{ran:#?}");
    }
    let parent = checkout.folder.parent().expect("a folder");
    let ran = run(parent, "opt found/test/order.mlir", "");
    assert_eq!((ran.code, lines(&ran.stdout)), (Some(0), ORDER.to_vec()), "{ran:#?}");
    // The folder from which another one is named is not above it.
    let other = Checkout::empty("other");
    other.write("order.mlir", &module);
    let ran = run(&sub, "opt ../../other/order.mlir", "");
    assert!(ran.stderr.starts_with("parse::unknown_dialect\n"), "{ran:#?}");
    for project in ["found", "found/", "found/legalize.ron"] {
        let ran = run(parent, &format!("opt --project {project} -"), &module);
        assert_eq!((ran.code, lines(&ran.stdout)), (Some(0), ORDER.to_vec()), "{ran:#?}");
    }
    checkout.fails("opt --no-project test/order.mlir", "parse::unknown_dialect");
    checkout.write("legalize.ron", "()");
    let ran = run(&sub, "opt", &module);
    assert!(ran.stderr.contains("╭─[../legalize.ron:1:"), "{ran:#?}");
    let both = checkout.run("opt --no-project --project . test/order.mlir");
    assert_eq!(both.code, Some(2), "{both:#?}");
    checkout.fails("opt --project test test/order.mlir", "opt::file");
}

#[test]
fn operations_that_two_files_define_differently_are_reported_once() {
    let checkout = Checkout::initialized("conflict");
    let text = checkout.read("lib/audit/AuditOps.td");
    // Equal definitions in two files are one.
    checkout.write("lib/audit/Copy.td", &text);
    checkout.ok("init --force .");
    assert_eq!(lines(&checkout.ok("opt test/order.mlir")), ORDER);
    checkout.write("lib/audit/Copy.td", &text.replace("SmallInt:$value", "AnyType:$value"));
    let ran = checkout.run("opt test/order.mlir");
    assert_eq!((ran.code, lines(&ran.stdout)), (Some(0), ORDER.to_vec()), "{ran:#?}");
    assert_eq!(ran.stderr.matches("ods::conflict").count(), 1, "{}", ran.stderr);
    for place in ["╭─[lib/audit/AuditOps.td:6:5]", "╭─[lib/audit/Copy.td:6:5]"] {
        assert!(ran.stderr.contains(place), "{place}: {}", ran.stderr);
    }
}

#[test]
fn faults_of_project_files_are_reported_at_their_places() {
    let checkout = Checkout::new("faults");
    for (fields, code, text) in [
        (
            "schema: \"legalize-patterns\", version: 1",
            "model::version",
            "its schema is \"legalize-patterns\"",
        ),
        ("schema: \"legalize-project\", version: 2", "model::version", "project file of version 2"),
        ("schema: \"legalize-project\"", "model::missing_field", "`version`"),
        ("@ define: []", "model::unknown_field", "`define`"),
        ("@ definitions: [(file: [\"a.td\"])]", "model::unknown_field", "`file`"),
        ("@ definitions: [(files: [\"lib/*.td\"])]", "project::no_file", "no file matches 'lib/*.td'"),
        ("@ patterns: [(files: [\"rules\"])]", "project::no_file", "no file matches 'rules'"),
        ("@ patterns: [(files: [\"rules\\\\Simplify.td\"])]", "project::no_file", "with `/` between names"),
        ("@ patterns: [(files: [\"it's.td\"])]", "project::no_file", "no file matches 'it's.td'"),
        ("@ patterns: [(files: [\"*.ron\"])]", "project::no_file", "no file matches '*.ron'"),
        ("@ definitions: [(files: [\"lib/[\"])]", "project::pattern", "invalid range pattern"),
        ("@ definitions: [(files: [\"lib/a**\"])]", "project::pattern", "recursive wildcards"),
        ("@ include: [\"missing\"]", "project::no_folder", "'missing' is not a folder"),
        ("@ include: [\"rules/Simplify.td\"]", "project::no_folder", "is not a folder"),
        (
            "@ definitions: [(files: [\"lib/audit/AuditOps.td\"], include: [\"missing\"])]",
            "project::no_folder",
            "'missing' is not a folder",
        ),
        ("", "model::missing_field", "`schema`"),
    ] {
        let fields = fields.replace('@', "schema: \"legalize-project\", version: 1,");
        checkout.write("legalize.ron", &format!("({fields})\n"));
        for command in ["opt test/order.mlir", "ods"] {
            let report = checkout.fails(command, code);
            let flat: Vec<&str> = report.split_whitespace().filter(|word| *word != "│").collect();
            assert!(flat.join(" ").contains(text), "{fields}: {report}");
            assert!(report.contains("╭─[legalize.ron:1:"), "{fields}: {report}");
            // A path with a backslash is found as it is written.
            assert!(fields.len() < 30 || !report.contains("legalize.ron:1:1]"), "{fields}: {report}");
        }
        // What names no project file is not disturbed.
        checkout.fails("opt --no-project test/order.mlir", "parse::unknown_dialect");
    }
    checkout.write(
        "legalize.ron",
        "(schema: \"legalize-project\", version: 1, passes: \"builtin.module(missing)\")\n",
    );
    assert!(checkout.run("opt").stderr.starts_with("opt::unknown_pass\n"));
    let patterns = "patterns: [(files: [\"rules/*.pdll\"])], include: [\".\", \"include\", \"lib/audit\"]";
    let natives = "natives: [\"shop-natives\"]";
    checkout.write(
        "legalize.ron",
        &format!("(schema: \"legalize-project\", version: 1, {patterns}, {natives})\n"),
    );
    let ran = run(&checkout.folder, "rewrite", "module {}");
    assert!(ran.code == Some(0) && ran.stderr.starts_with("project::natives\n"), "{ran:#?}");
}

#[test]
#[cfg(unix)]
fn links_that_lead_back_end() {
    let checkout = Checkout::initialized("links");
    for (to, link) in [("..", "lib/shop/up"), ("../..", "lib/shop/upper"), (".", "lib/self")] {
        std::os::unix::fs::symlink(to, checkout.folder.join(link)).expect("a link");
    }
    let golden = checkout.read("legalize.ron");
    assert_eq!(checkout.ok("init -o - ."), golden);
    let set =
        |name: &str| format!("(files: [\"**/{name}Ops.td\"], include: [\"lib/{}\"])", name.to_lowercase());
    let sets = [set("Shop"), set("Audit")].join(", ");
    checkout.write(
        "legalize.ron",
        &format!(
            "(schema: \"legalize-project\", version: 1, include: [\"include\"], definitions: [{sets}])\n"
        ),
    );
    assert_eq!(lines(&checkout.ok("opt test/order.mlir")), ORDER);
}
