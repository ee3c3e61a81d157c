//===- IRDL.td: the irdl dialect ------------------------------------------===//
#ifndef LEGALIZE_IRDL
#define LEGALIZE_IRDL

include "mlir/IR/OpBase.td"

def IRDL_Dialect : Dialect {
  let name = "irdl";
  let cppNamespace = "::mlir::irdl";
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

#endif
