//===- OpenACCMPOpsInterfaces.td: recipes of acc and omp ------------------===//
#ifndef LEGALIZE_OPENACC_MP_OPS_INTERFACES
#define LEGALIZE_OPENACC_MP_OPS_INTERFACES

include "mlir/IR/OpBase.td"

def RecipeInterface : OpInterface<"RecipeInterface"> {
  let cppNamespace = "::mlir::accomp";
  let methods = [
    InterfaceMethod<"The block of a region where stack allocations go.", "::mlir::Block *",
                    "getAllocaBlock", (ins "::mlir::Region &":$region), [{}],
                    [{ return &region.front(); }]>,
  ];
}

#endif
