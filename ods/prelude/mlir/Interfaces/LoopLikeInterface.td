// Embedded prelude: loops.

#ifndef MLIR_INTERFACES_LOOPLIKEINTERFACE
#define MLIR_INTERFACES_LOOPLIKEINTERFACE

include "mlir/IR/OpBase.td"

def LoopLikeOpInterface : OpInterface<"LoopLikeOpInterface"> {
  let cppNamespace = "::mlir";
  let verify = "verifyLoopLike";
  let verifyWithRegions = 1;
}

def HasParallelRegion : NativeOpTrait<"HasParallelRegion">;

#endif
