//===- NVVMRequiresSMTraits.td: the least processor of an operation -------===//
#ifndef LEGALIZE_NVVM_REQUIRES_SM_TRAITS
#define LEGALIZE_NVVM_REQUIRES_SM_TRAITS

include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/IR/OpBase.td"

def RequiresSMInterface : OpInterface<"RequiresSMInterface"> { let cppNamespace = "::mlir::NVVM"; }

// A version and those above it, or just the versions of a list with their own features.
class NVVMRequiresSM<int least> : ParamNativeOpTrait<"NVVMRequiresSM", "" # least>;
class NVVMRequiresSMa<list<int> versions>
    : ParamNativeOpTrait<"NVVMRequiresSMa", !interleave(versions, ",")>;

#endif
