//===- MemRefTransformOps.td: transforms of memref ------------------------===//
#ifndef LEGALIZE_MEMREF_TRANSFORM_OPS
#define LEGALIZE_MEMREF_TRANSFORM_OPS

include "mlir/Dialect/Transform/IR/TransformCommon.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"

def Transform_MemRefAllocOp : Transform_ConcreteOpType<"memref.alloc">;
def Transform_MemRefAllocaOp : Transform_ConcreteOpType<"memref.alloca">;

// Patterns and type converters.

defvar _MemRef_Off = DefaultValuedOptionalAttr<BoolAttr, "false">;
def MemrefToLLVMTypeConverterOp
    : TransformDialectOp<"apply_conversion_patterns.memref.memref_to_llvm_type_converter", [
          DeclareOpInterfaceMethods<TypeConverterBuilderOpInterface,
                                    ["getTypeConverter", "getTypeConverterType"]>]> {
  let summary = "descriptors for buffers";
  let arguments = (ins _MemRef_Off:$use_aligned_alloc,
                       DefaultValuedOptionalAttr<I64Attr, "64">:$index_bitwidth,
                       _MemRef_Off:$use_generic_functions, _MemRef_Off:$use_bare_ptr_call_conv,
                       OptionalAttr<StrAttr>:$data_layout);
  let assemblyFormat = "attr-dict";
}

def ApplyAllocToAllocaOp
    : _Transform_Patterns<"memref.alloc_to_alloca", ["populatePatternsWithState"]> {
  let arguments = (ins OptionalAttr<I64Attr>:$size_limit);
  let assemblyFormat = "(`size_limit` `(` $size_limit^ `)`)? attr-dict";
}
def ApplyExpandOpsPatternsOp : _Transform_Patterns<"memref.expand_ops">;
def ApplyExpandStridedMetadataPatternsOp : _Transform_Patterns<"memref.expand_strided_metadata">;
def ApplyExtractAddressComputationsPatternsOp
    : _Transform_Patterns<"memref.extract_address_computations">;
def ApplyFoldMemrefAliasOpsPatternsOp : _Transform_Patterns<"memref.fold_memref_alias_ops">;
def ApplyResolveRankedShapedTypeResultDimsPatternsOp
    : _Transform_Patterns<"memref.resolve_ranked_shaped_type_result_dims">;

// Allocations.

def MemRefAllocaToGlobalOp
    : _Transform_Whole<"memref.alloca_to_global", [TransformOpInterface]> {
  let summary = "global variables instead of allocations";
  let arguments = (ins Transform_MemRefAllocaOp:$alloca);
  let results = (outs TransformHandleTypeInterface:$getGlobal, TransformHandleTypeInterface:$global);
  let assemblyFormat = "$alloca attr-dict `:` functional-type(operands, results)";
}
def MemRefEraseDeadAllocAndStoresOp
    : _Transform_OfTarget<"memref.erase_dead_alloc_and_stores",
                          [_Transform_ownEffects, _Transform_reports] # _Transform_each> {
  let summary = "drops memory that is never read";
  let assemblyFormat = "$target attr-dict `:` functional-type($target, results)";
}
def MemRefMakeLoopIndependentOp : _Transform_FunctionalEach<"memref.make_loop_independent"> {
  let summary = "sizes that do not depend on loops";
  let arguments = (ins TransformHandleTypeInterface:$target, I64Attr:$num_loops);
  let assemblyFormat = "$target attr-dict `:` functional-type($target, $transformed)";
}
def MemRefMultiBufferOp : _Transform_Functional<"memref.multibuffer"> {
  let summary = "several buffers in turn";
  let arguments = (ins Transform_MemRefAllocOp:$target, ConfinedAttr<I64Attr, [IntPositive]>:$factor,
                       UnitAttr:$skip_analysis);
}

#endif
