//! Names of traits and interfaces as patterns spell them.
//!
//! A definition names a trait by its record (`Terminator`); C++ by its class (`OpTrait::IsTerminator`,
//! `::mlir::FunctionOpInterface`). Both are accepted, with any qualification. Mirrors
//! `Pattern::MatchTraitOpTypeTag` and `MatchInterfaceOpTypeTag`.

use legalize_ir::{Context, OpInfo};

/// Traits of `mlir/IR` and `mlir/Interfaces` whose record and C++ class have different names.
const RENAMED: &[(&str, &str)] = &[
    ("AlwaysSpeculatable", "AlwaysSpeculatableImplTrait"),
    ("Commutative", "IsCommutative"),
    ("Idempotent", "IsIdempotent"),
    ("Involution", "IsInvolution"),
    ("IsolatedFromAbove", "IsIsolatedFromAbove"),
    ("RecursiveMemoryEffects", "HasRecursiveMemoryEffects"),
    ("RecursivelySpeculatable", "RecursivelySpeculatableImplTrait"),
    ("Symbol", "SymbolOpInterface"),
    ("Terminator", "IsTerminator"),
];

/// The other traits and interfaces of operations that `mlir/IR` and `mlir/Interfaces` declare: known even if
/// no registered operation has them.
const STANDARD: &[&str] = &[
    "AffineScope",
    "AlignmentAttrOpInterface",
    "ArgAndResultAttrsOpInterface",
    "AttrSizedOperandSegments",
    "AttrSizedResultSegments",
    "AutomaticAllocationScope",
    "BranchOpInterface",
    "CallOpInterface",
    "CallableOpInterface",
    "CastOpInterface",
    "ConditionallySpeculatable",
    "ConstantLike",
    "DataLayoutOpInterface",
    "DerivedAttributeOpInterface",
    "DestinationStyleOpInterface",
    "DestructurableAccessorOpInterface",
    "DestructurableAllocationOpInterface",
    "DistinctObjectsTrait",
    "Elementwise",
    "FirstAttrDerivedResultType",
    "FunctionOpInterface",
    "HasOnlyGraphRegion",
    "HasParallelRegion",
    "HasParent",
    "InParallelOpInterface",
    "IndexingMapOpInterface",
    "InferIntRangeInterface",
    "InferShapedTypeOpInterface",
    "InferStridedMetadataOpInterface",
    "InferTypeOpInterface",
    "LoopLikeOpInterface",
    "MemRefsNormalizable",
    "MemoryEffectOpInterface",
    "MemorySpaceCastConsumerOpInterface",
    "MemorySpaceCastOpInterface",
    "NoMemoryEffect",
    "NoRegionArguments",
    "NoTerminator",
    "OffsetSizeAndStrideOpInterface",
    "OpAsmOpInterface",
    "ParallelCombiningOpInterface",
    "PartialReductionOpInterface",
    "PromotableAllocationOpInterface",
    "PromotableMemOpInterface",
    "PromotableOpInterface",
    "Pure",
    "RegionBranchOpInterface",
    "RegionBranchTerminatorOpInterface",
    "RegionKindInterface",
    "ReifyRankedShapedTypeOpInterface",
    "ResultsAreFloatLike",
    "ResultsBroadcastableShape",
    "ReturnLike",
    "RuntimeVerifiableOpInterface",
    "SafeMemorySlotAccessOpInterface",
    "SameOperandsAndResultElementType",
    "SameOperandsAndResultRank",
    "SameOperandsAndResultShape",
    "SameOperandsAndResultType",
    "SameOperandsElementType",
    "SameOperandsShape",
    "SameTypeOperands",
    "SameVariadicOperandSize",
    "SameVariadicResultSize",
    "Scalarizable",
    "SelectLikeOpInterface",
    "ShapedDimOpInterface",
    "SingleBlock",
    "SingleBlockImplicitTerminator",
    "SubsetExtractionOpInterface",
    "SubsetInsertionOpInterface",
    "SubsetOpInterface",
    "SymbolTable",
    "SymbolUserOpInterface",
    "Tensorizable",
    "TilingInterface",
    "ValueBoundsOpInterface",
    "VectorTransferOpInterface",
    "VectorUnrollOpInterface",
    "Vectorizable",
    "ViewLikeOpInterface",
    "WeightedBranchOpInterface",
    "WeightedRegionBranchOpInterface",
];

/// The spellings of the trait of `name`: without qualification and template arguments, as record and as C++
/// class.
fn spellings(name: &str) -> [&str; 2] {
    let name = name.trim();
    // `OpTrait::HasParent<FuncOp>::Impl` and `FunctionOpInterface::Trait` denote the trait of the class
    // before.
    let name = name.split('<').next().unwrap_or(name);
    let name = name.strip_suffix("::Impl").or_else(|| name.strip_suffix("::Trait")).unwrap_or(name);
    let short = name.rsplit("::").next().unwrap_or(name).trim();
    let other = RENAMED.iter().find_map(|&(record, class)| match short {
        _ if short == record => Some(class),
        _ if short == class => Some(record),
        _ => None,
    });
    [short, other.unwrap_or(short)]
}

/// True if the definition of an operation names this trait or interface.
pub(crate) fn has_trait(ctx: &Context, info: &OpInfo, name: &str) -> bool {
    let wanted = spellings(name);
    info.trait_names.iter().any(|&have| wanted.contains(&ctx.str(have)))
}

/// True if a registered operation has this trait or interface, or MLIR's own definitions declare it.
pub(crate) fn is_known(ctx: &Context, name: &str) -> bool {
    let [short, other] = spellings(name);
    short != other
        || STANDARD.contains(&short)
        || ctx.registered_ops().any(|info| has_trait(ctx, info, short))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_are_record_and_class_without_qualification() {
        assert_eq!(spellings("Terminator"), ["Terminator", "IsTerminator"]);
        assert_eq!(spellings("::mlir::OpTrait::IsTerminator"), ["IsTerminator", "Terminator"]);
        assert_eq!(spellings("OpTrait::HasParent<FuncOp>::Impl"), ["HasParent", "HasParent"]);
        assert_eq!(spellings("mlir::FunctionOpInterface::Trait"), ["FunctionOpInterface"; 2]);
        assert_eq!(spellings(" my::Interface "), ["Interface"; 2]);
    }
}
