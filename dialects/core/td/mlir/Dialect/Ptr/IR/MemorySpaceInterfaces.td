//===- MemorySpaceInterfaces.td: what a memory space allows ---------------===//
#ifndef LEGALIZE_PTR_MEMORY_SPACE_INTERFACES
#define LEGALIZE_PTR_MEMORY_SPACE_INTERFACES

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

def MemorySpaceAttrInterface : AttrInterface<"MemorySpaceAttrInterface"> {
  let cppNamespace = "::mlir::ptr";
}

#endif
