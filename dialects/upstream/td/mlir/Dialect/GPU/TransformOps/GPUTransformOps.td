//===- GPUTransformOps.td: transforms of gpu ------------------------------===//
#ifndef LEGALIZE_GPU_TRANSFORM_OPS
#define LEGALIZE_GPU_TRANSFORM_OPS

include "mlir/Dialect/Transform/IR/TransformCommon.td"

// Patterns.

def ApplyGPUToNVVMConversionPatternsOp
    : _Transform_ConversionPatterns<"gpu.gpu_to_nvvm", ["verifyTypeConverter"]> {
  let arguments = (ins DefaultValuedAttr<I16Attr, "1">:$benefit);
}
def ApplyGPUWwmaToNVVMConversionPatternsOp
    : _Transform_ConversionPatterns<"gpu.gpu_wmma_to_nvvm", ["verifyTypeConverter"]>;
def ApplyGPUSubgroupReduceToNVVMConversionPatternsOp
    : _Transform_ConversionPatterns<"gpu.gpu_subgroup_reduce_to_nvvm", ["verifyTypeConverter"]>;
def ApplyGPUToROCDLConversionPatternsOp
    : _Transform_ConversionPatterns<"gpu.gpu_to_rocdl", ["verifyTypeConverter"]> {
  let arguments = (ins StrAttr:$chipset);
  let assemblyFormat = "`chipset` `=` $chipset attr-dict";
}

def ApplyGPUPromoteShuffleToAMDGPUPatternsOp : _Transform_Patterns<"gpu.gpu_shuffle_to_amdgpu"> {
  let arguments = (ins OptionalAttr<StrAttr>:$chipset);
  let assemblyFormat = "(`chipset` `=` $chipset^)? attr-dict";
}
def ApplyGPURewritePatternsOp : _Transform_Patterns<"gpu.gpu_rewrite_patterns">;
def ApplyUnrollVectorsSubgroupMmaOp : _Transform_Patterns<"gpu.unroll_vectors_subgroup_mma"> {
  let arguments = (ins I64Attr:$m, I64Attr:$n, I64Attr:$k);
  let assemblyFormat = "`[` $m `,` $n `,` $k `]` attr-dict";
}
def EliminateBarriersOp : _Transform_Patterns<"gpu.eliminate_barriers">;

// Distribution of parallel loops.

def MapNestedForallToThreads : _Transform_FunctionalEach<"gpu.map_nested_forall_to_threads"> {
  let summary = "distributes inner loops to threads";
  let arguments = (ins TransformHandleTypeInterface:$target,
                       DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$block_dims,
                       DefaultValuedAttr<BoolAttr, "true">:$sync_after_distribute,
                       DefaultValuedAttr<I64Attr, "32">:$warp_size);
  let results = (outs TransformHandleTypeInterface:$result);
  let assemblyFormat = [{
    $target `block_dims` `=` $block_dims (`sync_after_distribute` `=` $sync_after_distribute^)?
    (`warp_size` `=` $warp_size^)? attr-dict `:` functional-type($target, $result)
  }];
}
def MapForallToBlocks : _Transform_FunctionalEach<"gpu.map_forall_to_blocks"> {
  let summary = "distributes a loop to blocks";
  let arguments = (ins TransformHandleTypeInterface:$target,
                       DefaultValuedOptionalAttr<DenseI64ArrayAttr, "{}">:$grid_dims,
                       UnitAttr:$generate_gpu_launch);
  let results = (outs TransformHandleTypeInterface:$result);
  let assemblyFormat = [{
    $target (`generate_gpu_launch` $generate_gpu_launch^)? (`grid_dims` `=` $grid_dims^)? attr-dict
    `:` functional-type($target, $result)
  }];
  let hasVerifier = 1;
}

#endif
