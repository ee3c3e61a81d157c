//===- BufferizationTransformOps.td: transforms to buffers ----------------===//
#ifndef LEGALIZE_BUFFERIZATION_TRANSFORM_OPS
#define LEGALIZE_BUFFERIZATION_TRANSFORM_OPS

include "mlir/Dialect/Bufferization/IR/BufferizationEnums.td"
include "mlir/Dialect/Transform/IR/TransformCommon.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"

def Transform_AllocTensorOp : Transform_ConcreteOpType<"bufferization.alloc_tensor">;
def Transform_EmptyOp : Transform_ConcreteOpType<"tensor.empty">;

def BufferLoopHoistingOp
    : _Transform_OfTarget<"bufferization.buffer_loop_hoisting", [_Transform_ownEffects] # _Transform_each> {
  let summary = "moves allocations out of loops";
}
def EliminateEmptyTensorsOp
    : _Transform_OfTarget<"bufferization.eliminate_empty_tensors",
                          [_Transform_ownApply, _Transform_ownEffects]> {
  let summary = "writes to where an empty tensor ends up";
}
def EmptyTensorToAllocTensorOp
    : _Transform_FunctionalEach<"bufferization.empty_tensor_to_alloc_tensor"> {
  let summary = "allocates empty tensors";
  let arguments = (ins Transform_EmptyOp:$target);
  let results = (outs Transform_AllocTensorOp:$transformed);
}

defvar _Bufferize_Off = DefaultValuedAttr<BoolAttr, "false">;
def OneShotBufferizeOp : _Transform_Functional<"bufferization.one_shot_bufferize"> {
  let summary = "buffers for tensors, by an analysis of everything";
  let arguments = (ins TransformHandleTypeInterface:$target,
                       OptionalAttr<LayoutMapOption>:$function_boundary_type_conversion,
                       _Bufferize_Off:$allow_return_allocs_from_loops,
                       _Bufferize_Off:$allow_unknown_ops,
                       _Bufferize_Off:$bufferize_function_boundaries, _Bufferize_Off:$dump_alias_sets,
                       _Bufferize_Off:$test_analysis_only, _Bufferize_Off:$print_conflicts,
                       DefaultValuedAttr<BoolAttr, "true">:$check_parallel_regions,
                       DefaultValuedAttr<StrAttr, "\"memref.copy\"">:$memcpy_op);
  let assemblyFormat = [{
    (`layout` `{` $function_boundary_type_conversion^ `}`)? $target attr-dict
    `:` functional-type($target, results)
  }];
  let hasVerifier = 1;
}

#endif
