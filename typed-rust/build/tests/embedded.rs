//! Compares the typed Rust in `dialects` with the generator's output for their definitions. It is committed,
//! as the generator itself depends on `dialects`.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use legalize_build::Dialect;
use legalize_source::SourceMap;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Compares with the file, or writes it if `BLESS` is set.
fn current(dialect: Dialect, path: &str) {
    let sources: Arc<SourceMap> = Arc::default();
    let generated = dialect.runtime("legalize_typed").views_only().generate(&sources).into_result();
    let generated = generated.unwrap_or_else(|found| panic!("{}", found.resolved(&sources).render()));
    let path = root().join(path);
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, &generated.text).expect("a folder that can be written");
        println!("{}: {} operations, {} bytes", path.display(), generated.ops.len(), generated.text.len());
    }
    let there = std::fs::read_to_string(&path).unwrap_or_default();
    let differs = there.lines().zip(generated.text.lines()).position(|(there, generated)| there != generated);
    assert!(
        there == generated.text,
        "{} is not what its definitions say, from line {} on; `BLESS=1 cargo test -p legalize-build --test embedded` \
         rewrites it",
        path.display(),
        differs.unwrap_or_default() + 1
    );
}

#[test]
fn views_of_the_embedded_dialects_are_current() {
    for (name, file) in [
        ("arith", "Arith/IR/ArithOps.td"),
        ("cf", "ControlFlow/IR/ControlFlowOps.td"),
        ("func", "Func/IR/FuncOps.td"),
        ("index", "Index/IR/IndexOps.td"),
        ("llvm", "LLVMIR/LLVMOps.td"),
        ("scf", "SCF/IR/SCFOps.td"),
        ("ub", "UB/IR/UBOps.td"),
    ] {
        let mut dialect = Dialect::new(format!("mlir/Dialect/{file}")).dialect(name);
        if name == "llvm" {
            dialect = dialect.file("mlir/Dialect/LLVMIR/LLVMTypes.td");
        }
        current(dialect, &format!("dialects/core/src/ops/{name}.rs"));
    }
}
