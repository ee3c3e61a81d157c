// Embedded prelude: parallel combining.

#ifndef MLIR_PARALLEL_COMBINING_OP_INTERFACE
#define MLIR_PARALLEL_COMBINING_OP_INTERFACE

include "mlir/IR/OpBase.td"

def InParallelOpInterface : OpInterface<"InParallelOpInterface"> {
  let cppNamespace = "::mlir";
  let verify = "verifyInParallel";
}
def ParallelCombiningOpInterface : OpInterface<"ParallelCombiningOpInterface"> {
  let cppNamespace = "::mlir";
  let verify = "verifyParallelCombining";
}

#endif
