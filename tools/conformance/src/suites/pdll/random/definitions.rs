//! Upstream's definitions that programs include, as our own import parses them from the installed `.td`
//! files.

use std::path::Path;
use std::sync::Arc;

use legalize::pdll::ods_table::OdsOp;
use legalize::pdll::{PdllOptions, compile};
use legalize::source::{Includes, SourceMap};

/// Files that a program may include, with an interface that the file makes visible, if any.
const FILES: [(&str, &str); 16] = [
    ("mlir/Dialect/Arith/IR/ArithOps.td", "ArithFastMathInterface"),
    ("mlir/Dialect/ControlFlow/IR/ControlFlowOps.td", ""),
    ("mlir/Dialect/Func/IR/FuncOps.td", "FunctionOpInterface"),
    ("mlir/Dialect/Math/IR/MathOps.td", ""),
    ("mlir/Dialect/SCF/IR/SCFOps.td", "LoopLikeOpInterface"),
    ("mlir/Dialect/Tensor/IR/TensorOps.td", ""),
    ("mlir/Dialect/MemRef/IR/MemRefOps.td", "ViewLikeOpInterface"),
    ("mlir/Dialect/Complex/IR/ComplexOps.td", ""),
    ("mlir/Dialect/Index/IR/IndexOps.td", ""),
    ("mlir/Dialect/Shape/IR/ShapeOps.td", ""),
    ("mlir/Dialect/Bufferization/IR/BufferizationOps.td", ""),
    ("mlir/Dialect/Async/IR/AsyncOps.td", ""),
    ("mlir/Dialect/Affine/IR/AffineOps.td", ""),
    ("mlir/Dialect/Vector/IR/VectorOps.td", ""),
    ("mlir/Dialect/GPU/IR/GPUOps.td", ""),
    ("mlir/Dialect/LLVMIR/LLVMOps.td", ""),
];

/// Definitions of one file.
pub(super) struct Definitions {
    /// The file.
    pub file: &'static str,
    /// Operations by name.
    pub ops: Vec<(String, OdsOp)>,
    /// Names of constraints of types and of attributes.
    pub constraints: [Vec<String>; 2],
    /// An interface of operations; may be empty.
    pub interface: &'static str,
}

/// Reads all files.
pub(super) fn load(include: &Path) -> Vec<Definitions> {
    FILES.iter().filter_map(|&(file, interface)| one(include, file, interface)).collect()
}

fn one(include: &Path, file: &'static str, interface: &'static str) -> Option<Definitions> {
    let sources: Arc<SourceMap> = Arc::default();
    let mut includes = Includes::default();
    includes.push_dir(include);
    let main = sources.add("include.pdll", format!("#include \"{file}\"\n"));
    let (compiled, _) =
        compile(&sources, main, &PdllOptions::default().with(|options| options.includes = includes))
            .into_parts();
    let ods = compiled?.ods;
    // Anonymous records and template arguments do not have a name that a program can use.
    let word = |name: &&String| {
        name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
            && !name.starts_with("anonymous")
    };
    let types = ods.type_constraints.keys().filter(word).cloned().collect();
    let attributes = ods.attribute_constraints.keys().filter(word).cloned().collect();
    let ops: Vec<(String, OdsOp)> = ods.ops.into_iter().collect();
    (!ops.is_empty()).then_some(Definitions { file, ops, constraints: [types, attributes], interface })
}
