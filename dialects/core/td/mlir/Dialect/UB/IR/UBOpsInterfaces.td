//===- UBOpsInterfaces.td: attributes that denote poison ---------------===//
#ifndef LEGALIZE_UB_OPS_INTERFACES
#define LEGALIZE_UB_OPS_INTERFACES

include "mlir/IR/OpBase.td"

def PoisonAttrInterface : AttrInterface<"PoisonAttrInterface"> {
  let cppNamespace = "::mlir::ub";
  let constBuilderCall = cppNamespace # "::PoisonAttr::get($_builder.getContext())";
}

#endif
