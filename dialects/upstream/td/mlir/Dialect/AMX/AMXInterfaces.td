//===- AMXInterfaces.td: operations that are one intrinsic ----------------===//
#ifndef LEGALIZE_AMX_INTERFACES
#define LEGALIZE_AMX_INTERFACES

include "mlir/Dialect/LLVMIR/LLVMInterfaces.td"
include "mlir/IR/Interfaces.td"

def AMXIntrinsicOpInterface : OpInterface<"AMXIntrinsicOp", [OneToOneIntrinsicOpInterface]> {
  let cppNamespace = "::mlir::amx";
}

#endif
