//===- BasicPtxBuilderInterface.td: operations that are written as PTX ----===//
#ifndef LEGALIZE_BASIC_PTX_BUILDER_INTERFACE
#define LEGALIZE_BASIC_PTX_BUILDER_INTERFACE

include "mlir/Dialect/GPU/IR/CompilationAttrInterfaces.td"
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/IR/EnumAttr.td"

// The condition under which an instruction runs.
def PtxPredicate : Optional<I1>;

def BasicPtxBuilderOpInterface : OpInterface<"BasicPtxBuilderInterface"> {
  let cppNamespace = "::mlir::NVVM";
}

#endif
