//! The cache of definitions: a second run prints what the first one did, and nothing stale is used.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use tempfile::TempDir;

const BASE: &str = r#"
include "mlir/IR/OpBase.td"
def Shop : Dialect { let name = "shop"; let cppNamespace = "::shop"; }
class Shop_Op<string mnemonic, list<Trait> traits = []> : Op<Shop, mnemonic, traits>;
def Even : TypeConstraint<CPred<"::shop::isEven($_self)">, "even">;
"#;

const MAIN: &str = r#"
include "base.td"
def Shop_Sell : Shop_Op<"sell"> {
  let arguments = (ins Even:$good);
  let assemblyFormat = "$good attr-dict `:` type($good)";
}
"#;

const OTHER: &str = r#"
include "mlir/IR/OpBase.td"
def Yard : Dialect { let name = "yard"; let cppNamespace = "::yard"; }
def Yard_Mow : Op<Yard, "mow"> { let assemblyFormat = "attr-dict"; }
"#;

struct Project {
    folder: TempDir,
}

impl Project {
    fn new() -> Self {
        let project = Project { folder: tempfile::tempdir().expect("a folder") };
        for folder in ["include", "first"] {
            std::fs::create_dir(project.path(folder)).expect("a folder");
        }
        project.write("include/base.td", BASE);
        project.write("main.td", MAIN);
        project.write("yard.td", OTHER);
        project.write("input.mlir", "func.func @f(%a: i32) {\n  shop.sell %a : i32\n  return\n}\n");
        project
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn write(&self, name: &str, text: &str) {
        std::fs::write(self.path(name), text).expect("a file");
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_legalize"));
        command.args([
            "opt",
            "--allow-unresolved",
            "--ods",
            "main.td",
            "--ods",
            "yard.td",
            "-I",
            "first",
            "-I",
        ]);
        command.arg("include").args(args).arg("input.mlir");
        command.current_dir(self.folder.path()).env("LEGALIZE_CACHE", self.path("cache"));
        command
    }

    fn run(&self) -> Output {
        self.command(&[]).output().expect("the program runs")
    }

    fn entries(&self) -> Vec<PathBuf> {
        let Ok(entries) = std::fs::read_dir(self.path("cache")) else { return Vec::new() };
        let mut entries: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
        entries.sort();
        entries
    }
}

fn text(output: &Output) -> (String, String) {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (text(&output.stdout), text(&output.stderr))
}

#[track_caller]
fn same(first: &Output, second: &Output) {
    assert_eq!(text(first), text(second));
    assert_eq!(first.status.code(), second.status.code());
}

#[test]
fn a_second_run_prints_what_the_first_did() {
    let project = Project::new();
    let cold = project.run();
    // The warning shows the condition in its file.
    let (printed, warned) = text(&cold);
    assert!(printed.contains("shop.sell %arg0 : i32") && warned.contains("base.td:5:"), "{printed}{warned}");
    assert_eq!(project.entries().len(), 2);
    same(&cold, &project.run());
    let uncached = project.command(&[]).env("LEGALIZE_CACHE", "").output().expect("the program runs");
    same(&cold, &uncached);
    // A run with passes uses the entries too.
    let passes = project.command(&["--canonicalize"]).output().expect("the program runs");
    assert!(passes.status.success() && text(&passes).0.contains("shop.sell"));
    assert_eq!(project.entries().len(), 2);
}

#[test]
fn a_changed_file_is_read_again() {
    let project = Project::new();
    assert!(project.run().status.success());
    project.write("include/base.td", &BASE.replace("\"even\"", "\"really even\""));
    assert!(text(&project.run()).1.contains("really even"));
    // A file that an include finds earlier.
    project.write("first/base.td", &BASE.replace("\"even\"", "\"even more\""));
    assert!(text(&project.run()).1.contains("even more"));
    std::fs::remove_file(project.path("first/base.td")).expect("it is there");
    assert!(text(&project.run()).1.contains("really even"));
    std::fs::remove_file(project.path("include/base.td")).expect("it is there");
    let missing = project.run();
    assert!(!missing.status.success() && text(&missing).1.contains("could not find include file 'base.td'"));
    // Other macros are other definitions.
    project.write(
        "include/base.td",
        &format!("#ifdef MORE\ndef Shop_More : Shop_Op<\"more\">;\n#endif\n{BASE}"),
    );
    let other = project.command(&["-D", "MORE"]).output().expect("the program runs");
    assert!(text(&other).1.contains("Shop_Op"), "{:?}", text(&other));
    assert!(project.run().status.success());
}

#[test]
fn damaged_entries_are_not_used() {
    let project = Project::new();
    let cold = project.run();
    for entry in project.entries() {
        let whole = std::fs::read(&entry).expect("an entry");
        for damaged in [&whole[..whole.len() / 2], b"", b"legalize definitions 0.0.0 1\n"] {
            std::fs::write(&entry, damaged).expect("an entry");
            same(&cold, &project.run());
            assert_eq!(std::fs::read(&entry).expect("an entry"), whole, "it is written again");
        }
    }
    // A cache that is not a folder.
    std::fs::remove_dir_all(project.path("cache")).expect("it is there");
    project.write("cache", "a file");
    same(&cold, &project.run());
}

#[test]
fn findings_are_reported_in_each_run() {
    let project = Project::new();
    project.write("yard.td", &OTHER.replace("attr-dict", "attr-dict `"));
    let first = project.run();
    assert!(!first.status.success() && !text(&first).1.is_empty());
    same(&first, &project.run());
}

#[test]
fn concurrent_runs_print_the_same() {
    let project = Project::new();
    let children: Vec<_> = (0..8)
        .map(|_| {
            let mut command = project.command(&[]);
            command.stdout(std::process::Stdio::piped()).stderr(std::process::Stdio::piped());
            command.spawn().expect("the program runs")
        })
        .collect();
    let outputs: Vec<Output> =
        children.into_iter().map(|child| child.wait_with_output().expect("it ends")).collect();
    for output in &outputs {
        same(&outputs[0], output);
    }
    let names = |path: &Path| path.extension().is_some_and(|extension| extension == "ods");
    assert!(outputs[0].status.success() && project.entries().iter().all(|entry| names(entry)));
}

/// Runs without definitions: `opt` loads the embedded dialects that the input mentions, with an empty
/// pipeline all.
#[test]
fn embedded_dialects_are_loaded_on_demand_without_a_difference() {
    let folder = tempfile::tempdir().expect("a folder");
    let run = |name: &str, text: &str, args: &[&str]| {
        std::fs::write(folder.path().join(name), text).expect("a file");
        let mut command = Command::new(env!("CARGO_BIN_EXE_legalize"));
        command.args(["opt", "--no-project"]).args(args).arg(name).current_dir(folder.path());
        command.output().expect("the program runs")
    };
    for text in [
        "func.func private @f(!llvm.ptr)\n",
        "func.func private @f(!llvm<ptr>)\n",
        "module attributes {dlti.x = #dlti<dl_spec<i32 = 32>>} {}\n",
        "module attributes {a = #dlti.dl_spec<i32 = 32>} {}\n",
        "%0 = \"ar\\69th.constant\"() {value = 1 : i32} : () -> i32\n",
        "%0 = \"ub.poison\"() : () -> i32\n",
        "%c = arith.constant 5func.func private @f()\n",
        "!a = !llvm.ptr\n\"x.y\"() : () -> !a\n",
        "unknown.op\n",
        "\"foo.x\"() {a = #llvm<nope>} : () -> ()\n",
        "module { func.func @f() { return } }\n{-# dialect_resources: { func: { x: \"0x01\" } } #-}\n",
        "func.func @f(%a: i1) { scf.if %a { } cf.br ^b ^b: return }\n",
    ] {
        for name in ["in.mlir", "in.td"] {
            for args in [&[][..], &["--allow-unregistered-dialect"]] {
                let eager: Vec<&str> =
                    args.iter().copied().chain(["--pass-pipeline=builtin.module()"]).collect();
                let (some, all) = (run(name, text, args), run(name, text, &eager));
                assert_eq!(self::text(&some), self::text(&all), "{text}");
                assert_eq!(some.status.code(), all.status.code(), "{text}");
            }
        }
    }
}

#[test]
fn other_files_in_the_folder_stay() {
    let project = Project::new();
    let cache = project.path("cache");
    std::fs::create_dir(&cache).expect("a folder");
    for number in 0..2100 {
        std::fs::write(cache.join(format!("{number}.ods")), "").expect("a file");
    }
    assert!(project.run().status.success());
    assert_eq!(project.entries().len(), 2102);
}

#[test]
fn definitions_of_several_runs_are_checked_together() {
    let project = Project::new();
    let other = MAIN.replace("attr-dict", "`sold` attr-dict");
    project.write("other.td", &other);
    let run = |args: &[&str]| project.command(args).output().expect("the program runs");
    project.write("input.mlir", "func.func @f() {\n  return\n}\n");
    let fresh = project.command(&["--ods", "other.td"]).env("LEGALIZE_CACHE", "").output().expect("it runs");
    assert!(text(&fresh).1.contains("ods::conflict"), "{:?}", text(&fresh));
    // Kept by a run without the other file.
    assert!(run(&[]).stderr.is_empty());
    same(&fresh, &run(&["--ods", "other.td"]));
    // An overlay of definitions in the cache, for operations that the input does not mention.
    let overlay = "include \"legalize/Overlay.td\"\ndef : OpOverlay<\"shop.nosuch\"> { let assemblyFormat = \"attr-dict\"; }\n";
    project.write("overlay.td", overlay);
    assert!(text(&run(&["--ods", "overlay.td"])).1.contains("shop.nosuch"));
}

#[test]
fn embedded_dialects_that_definitions_name_are_loaded() {
    let project = Project::new();
    // A type of a dialect that nothing mentions, in the condition of an operation.
    project.write(
        "main.td",
        r#"
include "base.td"
def Pointer : TypeConstraint<CPred<"!::llvm::isa<::mlir::LLVM::LLVMPointerType>($_self)">, "no pointer">;
def Shop_Sell : Shop_Op<"sell"> {
  let arguments = (ins Pointer:$good);
  let assemblyFormat = "$good attr-dict `:` type($good)";
}
"#,
    );
    for _ in 0..2 {
        let (printed, warned) = text(&project.run());
        assert!(printed.contains("shop.sell %arg0 : i32") && warned.is_empty(), "{printed}{warned}");
    }
    // An overlay of an embedded dialect is checked although nothing mentions the dialect.
    let overlay = "include \"legalize/Overlay.td\"\ndef : OpOverlay<\"arith.addi\"> { let assembly = \"no-such-form\"; }\n";
    project.write("yard.td", overlay);
    for _ in 0..2 {
        let refused = project.run();
        assert!(
            !refused.status.success() && text(&refused).1.contains("no-such-form"),
            "{:?}",
            text(&refused)
        );
    }
}

#[test]
fn limits_hold_for_definitions_of_the_cache() {
    let project = Project::new();
    assert!(project.run().status.success());
    let limited = || project.command(&["--max-definition-bytes", "10"]).output().expect("the program runs");
    let cold = limited();
    assert!(!cold.status.success() && text(&cold).1.contains("limit::definition_bytes"), "{:?}", text(&cold));
    same(&cold, &limited());
}
