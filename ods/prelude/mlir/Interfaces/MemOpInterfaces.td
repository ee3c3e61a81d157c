// Embedded prelude: memory spaces.

#ifndef MEMOPINTERFACES_TD
#define MEMOPINTERFACES_TD

include "mlir/IR/OpBase.td"

def MemorySpaceCastConsumerOpInterface : OpInterface<"MemorySpaceCastConsumerOpInterface"> {
  let cppNamespace = "::mlir";
}
def MemorySpaceCastOpInterface : OpInterface<"MemorySpaceCastOpInterface"> {
  let cppNamespace = "::mlir";
  let verify = "verifyMemorySpaceCast";
}

#endif
