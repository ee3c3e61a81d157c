//! Generates Rust from the definitions and checks the rules.

use legalize_build::{Dialect, Patterns};

fn main() {
    Dialect::new("src/toy.td").dialect("toy").write();
    Dialect::new("mlir/Dialect/LLVMIR/LLVMOps.td").dialect("llvm").write();
    Patterns::new("src/rules.td").include("src").write();
}
