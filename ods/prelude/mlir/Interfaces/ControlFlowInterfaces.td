// Embedded prelude: control flow.

#ifndef MLIR_INTERFACES_CONTROLFLOWINTERFACES
#define MLIR_INTERFACES_CONTROLFLOWINTERFACES

include "mlir/IR/OpBase.td"

def BranchOpInterface : OpInterface<"BranchOpInterface"> {
  let cppNamespace = "::mlir";
  let verify = "verifyBranch";
}
def RegionBranchOpInterface : OpInterface<"RegionBranchOpInterface"> {
  let cppNamespace = "::mlir";
  let verify = "verifyRegionBranch";
  let verifyWithRegions = 1;
}
def RegionBranchTerminatorOpInterface : OpInterface<"RegionBranchTerminatorOpInterface"> {
  let cppNamespace = "::mlir";
  let verify = "verifyRegionBranchTerminator";
}
def SelectLikeOpInterface : OpInterface<"SelectLikeOpInterface"> { let cppNamespace = "::mlir"; }
def WeightedBranchOpInterface : OpInterface<"WeightedBranchOpInterface"> {
  let cppNamespace = "::mlir";
  let verify = "verifyWeights";
}
def WeightedRegionBranchOpInterface : OpInterface<"WeightedRegionBranchOpInterface"> {
  let cppNamespace = "::mlir";
  let verify = "verifyRegionWeights";
}

def ReturnLike : TraitList<[
  DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface>, NativeOpTrait<"ReturnLike">
]>;

#endif
