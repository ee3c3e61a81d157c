//===- PDLDialect.td: the pdl dialect -------------------------------------===//
#ifndef LEGALIZE_PDL_DIALECT
#define LEGALIZE_PDL_DIALECT

include "mlir/IR/OpBase.td"

def PDL_Dialect : Dialect {
  let name = "pdl";
  let cppNamespace = "::mlir::pdl";
  let useDefaultTypePrinterParser = 1;
}

#endif
