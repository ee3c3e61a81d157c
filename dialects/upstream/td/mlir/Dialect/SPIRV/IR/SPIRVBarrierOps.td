//===- SPIRVBarrierOps.td: barriers ---------------------------------------===//
#ifndef LEGALIZE_SPIRV_BARRIER_OPS
#define LEGALIZE_SPIRV_BARRIER_OPS

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"

def SPIRV_MemoryBarrierOp : SPIRV_Op<"MemoryBarrier"> {
  let summary = "orders accesses to memory";
  let arguments = (ins SPIRV_ScopeAttr:$memory_scope, SPIRV_MemorySemanticsAttr:$memory_semantics);
  let assemblyFormat = "$memory_scope `,` $memory_semantics attr-dict";
}
def SPIRV_ControlBarrierOp : SPIRV_Op<"ControlBarrier"> {
  let summary = "waits for the other invocations of a scope";
  let arguments = (ins SPIRV_ScopeAttr:$execution_scope, SPIRV_ScopeAttr:$memory_scope,
                       SPIRV_MemorySemanticsAttr:$memory_semantics);
  let assemblyFormat = "$execution_scope `,` $memory_scope `,` $memory_semantics attr-dict";
}

#endif
