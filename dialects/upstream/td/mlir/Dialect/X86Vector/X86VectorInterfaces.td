//===- X86VectorInterfaces.td: operations that are intrinsics of x86 ------===//
#ifndef LEGALIZE_X86_VECTOR_INTERFACES
#define LEGALIZE_X86_VECTOR_INTERFACES

include "mlir/Dialect/LLVMIR/LLVMInterfaces.td"
include "mlir/IR/Interfaces.td"

def X86IntrinsicOpInterface
    : OpInterface<"X86IntrinsicOp", [OneToOneIntrinsicOpInterface]> {
  let cppNamespace = "::mlir::x86vector";
}

#endif
