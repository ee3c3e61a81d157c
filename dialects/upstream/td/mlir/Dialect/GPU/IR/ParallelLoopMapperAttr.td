//===- ParallelLoopMapperAttr.td: which processors run a parallel loop ----===//
#ifndef LEGALIZE_GPU_PARALLEL_LOOP_MAPPER_ATTR
#define LEGALIZE_GPU_PARALLEL_LOOP_MAPPER_ATTR

include "mlir/Dialect/GPU/IR/GPUBase.td"
include "mlir/IR/EnumAttr.td"

defvar ProcessorLevels = ["Block", "Thread"];
foreach level = !range(2) in
  foreach dim = !range(3) in {
    defvar name = ProcessorLevels[level];
    defvar letter = !substr("XYZ", dim, 1);
    def name # letter : I64EnumAttrCase<name # letter, !add(!mul(level, 3), dim),
                                        !tolower(name # "_" # letter)>;
  }
def Sequential : I64EnumAttrCase<"Sequential", 6, "sequential">;
def ProcessorEnum : I64EnumAttr<"Processor", "processor for loop mapping", [
    BlockX, BlockY, BlockZ, ThreadX, ThreadY, ThreadZ, Sequential]> {
  let cppNamespace = "::mlir::gpu";
}

def ParallelLoopDimMappingAttr : GPU_Attr<"ParallelLoopDimMapping", "loop_dim_map"> {
  let parameters = (ins EnumParameter<ProcessorEnum>:$processor, "AffineMap":$map,
                        "AffineMap":$bound);
  let assemblyFormat = "`<` struct(params) `>`";
}
def ParallelLoopMappingAttr
    : TypedArrayAttrBase<ParallelLoopDimMappingAttr,
                         "parallel loop to processor mapping attribute">;

#endif
