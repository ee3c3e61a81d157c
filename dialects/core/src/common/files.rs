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
    ($($name:literal),* $(,)?) => {
        &[$(($name, || FrozenDialect::new(include_bytes!(concat!("../../frozen/", $name, ".ods"))).module())),*]
    };
}

/// The definitions of the dialects as build scripts freeze them; `tests/embedded.rs` names their sources.
const DIALECTS: &[EmbeddedDialect] =
    definitions!["arith", "cf", "dlti", "func", "index", "llvm", "scf", "ub"];

/// Loads the default dialects.
pub(crate) fn load() -> Vec<OdsModule> {
    DIALECTS.iter().map(|(_, load)| load()).collect()
}

/// The default dialects, by name.
pub(crate) fn by_name() -> Vec<EmbeddedDialect> {
    DIALECTS.to_vec()
}
