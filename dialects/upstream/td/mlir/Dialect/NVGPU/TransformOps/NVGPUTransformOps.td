//===- NVGPUTransformOps.td: transforms of nvgpu --------------------------===//
#ifndef LEGALIZE_NVGPU_TRANSFORM_OPS
#define LEGALIZE_NVGPU_TRANSFORM_OPS

include "mlir/Dialect/Transform/IR/TransformAttrs.td"
include "mlir/Dialect/Transform/IR/TransformCommon.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"

def ApplyNVGPUToNVVMConversionPatternsOp
    : _Transform_ConversionPatterns<"nvgpu.nvgpu_to_nvvm", ["verifyTypeConverter"]>;

def CreateAsyncGroupsOp : TransformDialectOp<"nvgpu.create_async_groups",
    [_Transform_ownEffects, _Transform_reports] # _Transform_each> {
  let summary = "asynchronous copies in groups";
  let arguments = (ins TransformHandleTypeInterface:$target, UnitAttr:$bypass_l1);
  let results = (outs TransformHandleTypeInterface:$result);
  let assemblyFormat = "$target attr-dict `:` functional-type(operands, results)";
}

def PipelineSharedMemoryCopiesOp
    : _Transform_FunctionalEach<"nvgpu.pipeline_shared_memory_copies", [_Transform_reports]> {
  let summary = "copies ahead of their use";
  let arguments = (ins TransformHandleTypeInterface:$for_op, I64Attr:$depth, UnitAttr:$peel_epilogue,
                       DefaultValuedAttr<FailurePropagationMode,
                           "::mlir::transform::FailurePropagationMode::Suppress"
                           >:$failure_propagation_mode);
  let results = (outs TransformHandleTypeInterface:$result);
  let assemblyFormat = [{
    `failures` `(` $failure_propagation_mode `)` $for_op attr-dict `:` functional-type(operands, results)
  }];
}

class _NVGPU_Rewrite<string word>
    : _Transform_FunctionalEach<"nvgpu.rewrite_" # word, [_Transform_reports]> {
  let summary = "hardware instructions: `" # word # "`";
  let results = (outs);
}
def RewriteCopyAsTmaOp : _NVGPU_Rewrite<"copy_as_tma">;
def RewriteMatmulAsMmaSyncOp : _NVGPU_Rewrite<"matmul_as_mma_sync">;

#endif
