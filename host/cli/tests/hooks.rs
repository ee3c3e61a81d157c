//! Hooks in the report of `legalize ods`; no other command reports them.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A fresh folder with some files.
fn folder(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("hooks-{name}"));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    for (path, text) in files {
        std::fs::write(folder.join(path), text).unwrap();
    }
    folder
}

fn legalize(folder: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_legalize")).args(args).current_dir(folder).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

const WHEEL: &str = r#"
include "mlir/IR/OpBase.td"
def Acme : Dialect { let name = "acme"; let cppNamespace = "::acme"; }
def Cost : OpInterface<"Cost"> { let cppNamespace = "::acme"; let methods = [
  InterfaceMethod<"", "int", "getPrice">,
  InterfaceMethod<"", "int", "getSum", (ins), "return $_op.getPrice();">]; }
def Wheel : Op<Acme, "wheel", [DeclareOpInterfaceMethods<Cost>]> {
  let hasVerifier = 1; let hasCanonicalizer = 1; }
"#;

#[test]
fn methods_and_canonicalizers_are_listed() {
    let folder = folder("listed", &[("wheel.td", WHEEL)]);
    let output = legalize(&folder, &["ods", "wheel.td"]);
    assert_eq!((output.status.code(), text(&output.stderr).as_str()), (Some(0), ""));
    let listing = text(&output.stdout);
    let wheel = listing.lines().find(|line| line.contains("acme.wheel")).expect("a line");
    assert!(wheel.ends_with(", needs a hook: verifier, canonicalizer, method Cost::getPrice"), "{wheel}");
}

const GEAR: &str = r#"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
def Acme : Dialect { let name = "acme"; let cppNamespace = "::acme"; let hasConstantMaterializer = 1; }
def Sized : TypeInterface<"Sized"> { let cppNamespace = "::acme"; let methods = [InterfaceMethod<"", "int", "getBytes">]; }
def Box : TypeDef<Acme, "Box", [DeclareTypeInterfaceMethods<Sized>]> { let mnemonic = "box"; let genVerifyDecl = 1; }
def Tag : AttrDef<Acme, "Tag"> { let mnemonic = "tag"; let parameters = (ins "int":$a); let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1; }
"#;

#[test]
fn hooks_of_dialects_types_and_attributes_are_listed() {
    let folder = folder("parts", &[("gear.td", GEAR)]);
    let output = legalize(&folder, &["ods", "gear.td"]);
    assert_eq!((output.status.code(), text(&output.stderr).as_str()), (Some(0), ""));
    let listing = text(&output.stdout);
    for line in [
        "  parameters need a hook: #acme.tag",
        "  needs a hook: constant materializer",
        "  !acme.box: needs a hook: verifier, method Sized::getBytes",
        "  #acme.tag: needs a hook: verifier",
    ] {
        assert!(listing.lines().any(|found| found == line), "{line}\nis not in\n{listing}");
    }
    let json = text(&legalize(&folder, &["ods", "--json", "gear.td"]).stdout);
    assert!(json.contains("\"constant materializer\"") && json.contains("\"!acme.box\""), "{json}");
}

#[test]
fn shipped_canonicalizers_are_not_missing() {
    let folder = folder("shipped", &[("arith.td", "include \"mlir/Dialect/Arith/IR/ArithOps.td\"\n")]);
    let listing = text(&legalize(&folder, &["ods", "arith.td"]).stdout);
    let addi = listing.lines().find(|line| line.contains("arith.addi:")).expect("a line");
    assert!(!addi.contains("needs a hook"), "{addi}");
    assert!(!listing.contains("canonicalizer"), "{listing}");
}

#[test]
fn other_commands_do_not_list_hooks() {
    let folder = folder("quiet", &[("wheel.td", WHEEL), ("wheel.mlir", "\"acme.wheel\"() : () -> ()\n")]);
    let output = legalize(&folder, &["opt", "--ods", "wheel.td", "wheel.mlir"]);
    assert_eq!((output.status.code(), text(&output.stderr).as_str()), (Some(0), ""));
}
