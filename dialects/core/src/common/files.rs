//! The embedded definitions: as virtual files for includes, and frozen for registration.
//!
//! The `.td` files are the sources; the `.ods` files of `frozen/` are loaded when a program starts, since
//! reading them takes a tenth of the time. A test checks that they agree, and
//! `BLESS=1 cargo test -p legalize-dialects-core` regenerates them.

use legalize_ods::OdsModule;
use legalize_session::EmbeddedDialect;
use legalize_typed::FrozenDialect;

macro_rules! files {
    ($($path:literal),* $(,)?) => {
        &[$(($path, include_str!(concat!("../../td/", $path)))),*]
    };
}

/// Every embedded file under its include name.
pub(crate) const FILES: &[(&str, &str)] = files![
    "mlir/Dialect/Arith/IR/ArithBase.td",
    "mlir/Dialect/Arith/IR/ArithOps.td",
    "mlir/Dialect/Arith/IR/ArithOpsInterfaces.td",
    "mlir/Dialect/ControlFlow/IR/ControlFlowOps.td",
    "mlir/Dialect/DLTI/DLTI.td",
    "mlir/Dialect/DLTI/DLTIAttrs.td",
    "mlir/Dialect/DLTI/DLTIBase.td",
    "mlir/Dialect/Func/IR/FuncOps.td",
    "mlir/Dialect/Index/IR/IndexDialect.td",
    "mlir/Dialect/Index/IR/IndexEnums.td",
    "mlir/Dialect/Index/IR/IndexOps.td",
    "mlir/Dialect/LLVMIR/LLVMAttrDefs.td",
    "mlir/Dialect/LLVMIR/LLVMDialect.td",
    "mlir/Dialect/LLVMIR/LLVMEnums.td",
    "mlir/Dialect/LLVMIR/LLVMInterfaces.td",
    "mlir/Dialect/LLVMIR/LLVMIntrinsicOps.td",
    "mlir/Dialect/LLVMIR/LLVMOpBase.td",
    "mlir/Dialect/LLVMIR/LLVMOps.td",
    "mlir/Dialect/LLVMIR/LLVMTypes.td",
    "mlir/Dialect/Ptr/IR/MemorySpaceInterfaces.td",
    "mlir/Dialect/SCF/IR/DeviceMappingInterface.td",
    "mlir/Dialect/SCF/IR/SCFOps.td",
    "mlir/Dialect/UB/IR/UBOps.td",
    "mlir/Dialect/UB/IR/UBOpsInterfaces.td",
];

macro_rules! definitions {
    ($($name:literal: [$($path:literal),+]),* $(,)?) => {
        &[$(Definitions {
            name: $name,
            #[cfg(test)]
            paths: &[$($path),+],
            load: || FrozenDialect::new(include_bytes!(concat!("../../frozen/", $name, ".ods"))).module(),
        }),*]
    };
}

/// The definitions of a dialect as build scripts freeze them, and their source files.
struct Definitions {
    name: &'static str,
    #[cfg(test)]
    paths: &'static [&'static str],
    load: fn() -> OdsModule,
}

/// The dialects, one record keeper each.
const DIALECTS: &[Definitions] = definitions![
    "arith": ["mlir/Dialect/Arith/IR/ArithOps.td"],
    "cf": ["mlir/Dialect/ControlFlow/IR/ControlFlowOps.td"],
    "dlti": ["mlir/Dialect/DLTI/DLTIAttrs.td"],
    "func": ["mlir/Dialect/Func/IR/FuncOps.td"],
    "index": ["mlir/Dialect/Index/IR/IndexOps.td"],
    "llvm": [
        "mlir/Dialect/LLVMIR/LLVMTypes.td",
        "mlir/Dialect/LLVMIR/LLVMOps.td",
        "mlir/Dialect/LLVMIR/LLVMIntrinsicOps.td"
    ],
    "scf": ["mlir/Dialect/SCF/IR/SCFOps.td"],
    "ub": ["mlir/Dialect/UB/IR/UBOps.td"],
];

/// Loads the default dialects.
pub(crate) fn load() -> Vec<OdsModule> {
    DIALECTS.iter().map(|dialect| (dialect.load)()).collect()
}

/// The default dialects, by name.
pub(crate) fn by_name() -> Vec<EmbeddedDialect> {
    DIALECTS.iter().map(|dialect| (dialect.name, dialect.load)).collect()
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::sync::Arc;

    use legalize_source::SourceMap;
    use legalize_tblgen::TblgenOptions;

    use super::*;
    use crate::common::bless::assert_current;

    /// Checks that each frozen file agrees with its `.td` files.
    #[test]
    fn frozen_definitions_are_current() {
        for dialect in DIALECTS {
            let sources = Arc::new(SourceMap::new());
            let includes = legalize_session::includes(&[], &crate::providers());
            let text: String = dialect.paths.iter().map(|path| format!("include \"{path}\"\n")).collect();
            let options = TblgenOptions::default().with(|options| options.includes = includes);
            let parsed = legalize_tblgen::parse(&sources, sources.add(dialect.name, text), &options);
            assert!(!parsed.diagnostics.has_errors(), "{}", parsed.diagnostics.resolved(&sources).render());
            let (module, found) = legalize_ods::load(&parsed.value.keeper.expect("it parses")).into_parts();
            assert!(found.is_empty(), "{}", found.resolved(&sources).render());
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("frozen").join(dialect.name);
            assert_current(&path.with_extension("ods"), &legalize_ods::freeze(&module));
        }
    }
}
