//===- LLVMInterfaces.td: interfaces of the llvm dialect ------------------===//
#ifndef LEGALIZE_LLVM_INTERFACES
#define LEGALIZE_LLVM_INTERFACES

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"

class _LLVMOpInterface<string name, string check = ""> : OpInterface<name> {
  let cppNamespace = "::mlir::LLVM";
  let verify = check;
}
class _LLVMAttrInterface<string name, list<Interface> bases = []> : AttrInterface<name, bases> {
  let cppNamespace = "::mlir::LLVM";
}

// Flags of operations.
foreach flag = ["DisjointFlag", "ExactFlag", "FastmathFlags", "IntegerOverflowFlags", "NonNegFlag"] in
  def flag#Interface : _LLVMOpInterface<flag # "Interface">;

def AccessGroupOpInterface   : _LLVMOpInterface<"AccessGroupOpInterface", "verifyAccessGroups">;
def AliasAnalysisOpInterface : _LLVMOpInterface<"AliasAnalysisOpInterface", "verifyAliasAnalysis">;
def DereferenceableOpInterface
    : _LLVMOpInterface<"DereferenceableOpInterface", "verifyDereferenceable">;
def FPExceptionBehaviorOpInterface : _LLVMOpInterface<"FPExceptionBehaviorOpInterface">;
def OneToOneIntrinsicOpInterface : _LLVMOpInterface<"OneToOneIntrinsicOpInterface">;
def RoundingModeOpInterface : _LLVMOpInterface<"RoundingModeOpInterface">;

// Types and attributes.
def LLVM_PointerElementTypeInterface : TypeInterface<"PointerElementTypeInterface"> {
  let cppNamespace = "::mlir::LLVM";
}
def LLVM_DIRecursiveTypeAttrInterface : _LLVMAttrInterface<"DIRecursiveTypeAttrInterface">;
def LLVM_LLVMAddrSpaceAttrInterface : _LLVMAttrInterface<"LLVMAddrSpaceAttrInterface">;
def LLVM_TargetAttrInterface : _LLVMAttrInterface<"TargetAttrInterface", [DLTIQueryInterface]>;

#endif
