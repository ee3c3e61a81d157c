//! Committed files agree with those that they are made from: frozen definitions, models of rules. `BLESS=1`
//! writes them. And the tables of hooks are in order.

use std::path::Path;
use std::sync::Arc;

use legalize_dialects_core::{DefaultDialects, HOOKS, providers};
use legalize_dialects_hooks::entries::mistakes;
use legalize_session::Provider;
use legalize_source::SourceMap;
use legalize_tblgen::TblgenOptions;

/// The source files of each dialect, one record keeper each.
const SOURCES: &[(&str, &[&str])] = &[
    ("arith", &["mlir/Dialect/Arith/IR/ArithOps.td"]),
    ("cf", &["mlir/Dialect/ControlFlow/IR/ControlFlowOps.td"]),
    ("dlti", &["mlir/Dialect/DLTI/DLTIAttrs.td"]),
    ("func", &["mlir/Dialect/Func/IR/FuncOps.td"]),
    ("index", &["mlir/Dialect/Index/IR/IndexOps.td"]),
    (
        "llvm",
        &[
            "mlir/Dialect/LLVMIR/LLVMTypes.td",
            "mlir/Dialect/LLVMIR/LLVMOps.td",
            "mlir/Dialect/LLVMIR/LLVMIntrinsicOps.td",
        ],
    ),
    ("scf", &["mlir/Dialect/SCF/IR/SCFOps.td"]),
    ("ub", &["mlir/Dialect/UB/IR/UBOps.td"]),
];

fn folder(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// Asserts that a file has this content; writes it if `BLESS` is set.
#[track_caller]
fn assert_current(path: &Path, bytes: &[u8]) {
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, bytes).expect("the file can be written");
    }
    let kept = std::fs::read(path).unwrap_or_default();
    assert!(kept == bytes, "{} is out of date; BLESS=1 writes it", path.display());
}

/// Checks that each frozen file agrees with its `.td` files.
#[test]
fn frozen_definitions_are_current() {
    let embedded: Vec<_> = DefaultDialects.embedded_dialects().into_iter().map(|(name, _)| name).collect();
    let listed: Vec<_> = SOURCES.iter().map(|(name, _)| *name).collect();
    assert_eq!(embedded, listed, "SOURCES has the dialects of src/common/files.rs");
    for (name, files) in SOURCES {
        let sources = Arc::new(SourceMap::new());
        let includes = legalize_session::includes(&[], &providers());
        let text: String = files.iter().map(|path| format!("include \"{path}\"\n")).collect();
        let options = TblgenOptions::default().with(|options| options.includes = includes);
        let parsed = legalize_tblgen::parse(&sources, sources.add(*name, text), &options);
        assert!(!parsed.diagnostics.has_errors(), "{}", parsed.diagnostics.resolved(&sources).render());
        let (module, found) = legalize_ods::load(&parsed.value.keeper.expect("it parses")).into_parts();
        assert!(found.is_empty(), "{}", found.resolved(&sources).render());
        let path = folder("frozen").join(name).with_extension("ods");
        assert_current(&path, &legalize_ods::freeze(&module));
    }
}

/// Checks that each rule file compiles to its committed model.
#[test]
fn models_are_what_the_rules_compile_to() {
    let mut checked = 0;
    for entry in std::fs::read_dir(folder("patterns")).expect("the folder is there") {
        let path = entry.expect("an entry").path();
        if path.extension().is_none_or(|extension| extension != "td") {
            continue;
        }
        let name = path.file_name().and_then(|name| name.to_str()).expect("a name");
        let sources = Arc::new(SourceMap::new());
        let includes = legalize_session::includes(&[], &providers());
        let file = sources.add(name, std::fs::read_to_string(&path).expect("text"));
        let parse = TblgenOptions::default().with(|options| options.includes = includes);
        let options = legalize_drr::DrrOptions::default();
        let (loaded, diagnostics) = legalize_drr::load(&sources, file, &parse, &options).into_parts();
        assert!(!diagnostics.has_errors(), "{name}: {diagnostics:?}");
        let frozen = legalize_typed::freeze_patterns(&loaded.expect("rules").model);
        assert_current(&path.with_extension("model"), &frozen);
        checked += 1;
    }
    assert_ne!(checked, 0, "no rules were found");
}

/// Checks that each Rust pattern of a declarative lowering says why it is not a rule.
#[test]
fn patterns_in_rust_give_reasons() {
    let src = folder("src");
    let of_arith = std::fs::read_dir(src.join("arith/lower")).expect("the folder is there");
    let mut files: Vec<_> = of_arith.map(|entry| entry.expect("an entry").path()).collect();
    files.extend(["index/lower.rs", "cf/lower.rs"].map(|file| src.join(file)));
    let (mut found, mut silent) = (Vec::new(), Vec::new());
    for path in &files {
        let text = std::fs::read_to_string(path).expect("text");
        for (at, _) in text.match_indices("\nfn convert_") {
            let name = text[at..].split('(').next().unwrap_or_default().trim();
            let doc = text[..at].rsplit("\n\n").next().unwrap_or_default();
            found.push(name.to_owned());
            if !doc.contains("In Rust because") {
                silent.push(format!("{}: {name}", path.display()));
            }
        }
    }
    assert!(!found.is_empty(), "no pattern was found");
    assert!(silent.is_empty(), "say `In Rust because …` in the doc of:\n{}", silent.join("\n"));
}

#[test]
fn tables_are_in_order() {
    assert_eq!(mistakes(HOOKS.tables()), Vec::<String>::new());
    let entries: usize = HOOKS.tables().iter().map(|table| table.entries().len()).sum();
    assert!(entries > 200, "the tables are all but empty: {entries}");
}
