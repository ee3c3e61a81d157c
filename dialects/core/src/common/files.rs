//! The embedded definitions as virtual files.

use std::sync::Arc;

use legalize_ods::OdsModule;
use legalize_source::{Diagnostic, Diagnostics, Includes, SourceMap, in_parallel};
use legalize_tblgen::TblgenOptions;

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
    "mlir/Dialect/DLTI/DLTIAttrs.td",
    "mlir/Dialect/DLTI/DLTIBase.td",
    "mlir/Dialect/Func/IR/FuncOps.td",
    "mlir/Dialect/Index/IR/IndexDialect.td",
    "mlir/Dialect/Index/IR/IndexEnums.td",
    "mlir/Dialect/Index/IR/IndexOps.td",
    "mlir/Dialect/LLVMIR/LLVMAttrDefs.td",
    "mlir/Dialect/LLVMIR/LLVMDialect.td",
    "mlir/Dialect/LLVMIR/LLVMEnums.td",
    "mlir/Dialect/LLVMIR/LLVMOpBase.td",
    "mlir/Dialect/LLVMIR/LLVMOps.td",
    "mlir/Dialect/LLVMIR/LLVMTypes.td",
    "mlir/Dialect/SCF/IR/DeviceMappingInterface.td",
    "mlir/Dialect/SCF/IR/SCFOps.td",
    "mlir/Dialect/UB/IR/UBOps.td",
    "mlir/Dialect/UB/IR/UBOpsInterfaces.td",
];

/// The files that define the dialects, one record keeper each.
const DIALECTS: &[&str] = &[
    "mlir/Dialect/Arith/IR/ArithOps.td",
    "mlir/Dialect/ControlFlow/IR/ControlFlowOps.td",
    "mlir/Dialect/DLTI/DLTIAttrs.td",
    "mlir/Dialect/Func/IR/FuncOps.td",
    "mlir/Dialect/Index/IR/IndexOps.td",
    "mlir/Dialect/LLVMIR/LLVMOps.td",
    "mlir/Dialect/SCF/IR/SCFOps.td",
    "mlir/Dialect/UB/IR/UBOps.td",
];

/// Loads the default dialects.
pub(crate) fn load(sources: &Arc<SourceMap>, includes: &Includes) -> (Vec<OdsModule>, Diagnostics) {
    let mut modules = Vec::new();
    let mut diagnostics = Diagnostics::new();
    let options = TblgenOptions { includes: includes.clone(), ..TblgenOptions::default() };
    let loaded = in_parallel(DIALECTS, |&path| {
        let Some((_, text)) = FILES.iter().find(|file| file.0 == path) else {
            let error = Diagnostic::error("dialects::file", format!("embedded file '{path}' is missing"));
            return (None, error.into());
        };
        let parsed = legalize_tblgen::parse(sources, sources.add(path, *text), &options);
        let mut diagnostics = parsed.diagnostics;
        let module = parsed.keeper.map(|keeper| {
            let (module, found) = legalize_ods::load(&keeper);
            diagnostics.extend(found);
            module
        });
        (module, diagnostics)
    });
    for (module, found) in loaded {
        diagnostics.extend(found);
        modules.extend(module);
    }
    (modules, diagnostics)
}
