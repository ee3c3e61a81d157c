//===- IRDLInterfaces.td: operations that denote constraints -----------===//
#ifndef LEGALIZE_IRDL_INTERFACES
#define LEGALIZE_IRDL_INTERFACES

include "mlir/IR/OpBase.td"

class VerifyInterface<string name, string result> : OpInterface<"Verify" # name # "Interface"> {
  let cppNamespace = "::mlir::irdl";
  let methods = [InterfaceMethod<"What verifies values.", "std::unique_ptr<::mlir::irdl::" # result # ">",
                                 "getVerifier">];
}

def VerifyConstraintInterface : VerifyInterface<"Constraint", "Constraint">;
def VerifyRegionInterface : VerifyInterface<"Region", "RegionConstraint">;

#endif
