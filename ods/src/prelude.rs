//! The embedded include files, under the names of upstream's.
//!
//! Class, record and field names and what messages call a constraint are the same as upstream's; the text is
//! ours. Predicates are spelled so that the snippet evaluator reads them.

use std::sync::{Arc, OnceLock};

use legalize_source::{MemoryLoader, Text};

macro_rules! files {
    ($($path:literal),* $(,)?) => {
        &[$(($path, include_str!(concat!("../prelude/", $path)))),*]
    };
}

const FILES: &[(&str, &str)] = files![
    "legalize/Overlay.td",
    "mlir/IR/AttrTypeBase.td",
    "mlir/IR/BuiltinAttributeInterfaces.td",
    "mlir/IR/BuiltinAttributes.td",
    "mlir/IR/BuiltinDialect.td",
    "mlir/IR/BuiltinLocationAttributes.td",
    "mlir/IR/BuiltinOps.td",
    "mlir/IR/BuiltinTypeInterfaces.td",
    "mlir/IR/BuiltinTypes.td",
    "mlir/IR/BytecodeBase.td",
    "mlir/IR/CommonAttrConstraints.td",
    "mlir/IR/CommonTypeConstraints.td",
    "mlir/IR/Constraints.td",
    "mlir/IR/DialectBase.td",
    "mlir/IR/EnumAttr.td",
    "mlir/IR/Interfaces.td",
    "mlir/IR/OpAsmInterface.td",
    "mlir/IR/OpBase.td",
    "mlir/IR/PatternBase.td",
    "mlir/IR/Properties.td",
    "mlir/IR/RegionKindInterface.td",
    "mlir/IR/SymbolInterfaces.td",
    "mlir/IR/TensorEncoding.td",
    "mlir/IR/Traits.td",
    "mlir/IR/Utils.td",
    "mlir/Interfaces/AlignmentAttrInterface.td",
    "mlir/Interfaces/CallInterfaces.td",
    "mlir/Interfaces/CastInterfaces.td",
    "mlir/Interfaces/ControlFlowInterfaces.td",
    "mlir/Interfaces/DataLayoutInterfaces.td",
    "mlir/Interfaces/DerivedAttributeOpInterface.td",
    "mlir/Interfaces/DestinationStyleOpInterface.td",
    "mlir/Interfaces/FunctionInterfaces.td",
    "mlir/Interfaces/IndexingMapOpInterface.td",
    "mlir/Interfaces/InferIntRangeInterface.td",
    "mlir/Interfaces/InferStridedMetadataInterface.td",
    "mlir/Interfaces/InferTypeOpInterface.td",
    "mlir/Interfaces/LoopLikeInterface.td",
    "mlir/Interfaces/MemOpInterfaces.td",
    "mlir/Interfaces/MemorySlotInterfaces.td",
    "mlir/Interfaces/ParallelCombiningOpInterface.td",
    "mlir/Interfaces/RuntimeVerifiableOpInterface.td",
    "mlir/Interfaces/ShapedOpInterfaces.td",
    "mlir/Interfaces/SideEffectInterfaceBase.td",
    "mlir/Interfaces/SideEffectInterfaces.td",
    "mlir/Interfaces/SubsetOpInterface.td",
    "mlir/Interfaces/TilingInterface.td",
    "mlir/Interfaces/ValueBoundsOpInterface.td",
    "mlir/Interfaces/VectorInterfaces.td",
    "mlir/Interfaces/ViewLikeInterface.td",
    "mlir/Pass/PassBase.td",
    "mlir/Rewrite/PassUtil.td",
];

/// The virtual files, to be searched after all include directories.
pub fn prelude() -> Arc<MemoryLoader> {
    static PRELUDE: OnceLock<Arc<MemoryLoader>> = OnceLock::new();
    PRELUDE
        .get_or_init(|| {
            let mut loader = MemoryLoader::new();
            for (path, text) in FILES {
                loader.insert(*path, Text::embedded(text));
            }
            Arc::new(loader)
        })
        .clone()
}
