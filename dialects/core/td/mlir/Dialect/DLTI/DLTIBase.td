//===- DLTIBase.td: the dlti dialect --------------------------------------===//
#ifndef LEGALIZE_DLTI_BASE
#define LEGALIZE_DLTI_BASE

include "mlir/IR/OpBase.td"

def DLTI_Dialect : Dialect {
  let name = "dlti";
  let summary = "data layouts and targets";
  let cppNamespace = "::mlir";
  let hasOperationAttrVerify = 1;
  let useDefaultAttributePrinterParser = 1;
}
def HasDefaultDLTIDataLayout : NativeOpTrait<"HasDefaultDLTIDataLayout"> {
  let cppNamespace = "::mlir";
}

#endif
