// Embedded prelude: memory slots.

#ifndef MLIR_INTERFACES_MEMORYSLOTINTERFACES
#define MLIR_INTERFACES_MEMORYSLOTINTERFACES

include "mlir/IR/OpBase.td"

def PromotableAllocationOpInterface : OpInterface<"PromotableAllocationOpInterface"> {
  let cppNamespace = "::mlir";
}
def PromotableMemOpInterface : OpInterface<"PromotableMemOpInterface"> {
  let cppNamespace = "::mlir";
}
def PromotableOpInterface : OpInterface<"PromotableOpInterface"> { let cppNamespace = "::mlir"; }
def DestructurableAllocationOpInterface : OpInterface<"DestructurableAllocationOpInterface"> {
  let cppNamespace = "::mlir";
}
def SafeMemorySlotAccessOpInterface : OpInterface<"SafeMemorySlotAccessOpInterface"> {
  let cppNamespace = "::mlir";
}
def DestructurableAccessorOpInterface : OpInterface<"DestructurableAccessorOpInterface"> {
  let cppNamespace = "::mlir";
}
def DestructurableTypeInterface : TypeInterface<"DestructurableTypeInterface"> {
  let cppNamespace = "::mlir";
}

#endif
