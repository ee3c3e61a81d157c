// Embedded prelude: views.

#ifndef MLIR_INTERFACES_VIEWLIKEINTERFACE
#define MLIR_INTERFACES_VIEWLIKEINTERFACE

include "mlir/IR/OpBase.td"

def ViewLikeOpInterface : OpInterface<"ViewLikeOpInterface"> { let cppNamespace = "::mlir"; }
def OffsetSizeAndStrideOpInterface : OpInterface<"OffsetSizeAndStrideOpInterface"> {
  let cppNamespace = "::mlir";
  let verify = "verifyOffsetSizeAndStride";
}
def DistinctObjectsTrait : NativeOpTrait<"DistinctObjectsTrait">;

#endif
