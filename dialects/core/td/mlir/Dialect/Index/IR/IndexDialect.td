//===- IndexDialect.td: the index dialect ---------------------------------===//
#ifndef LEGALIZE_INDEX_DIALECT
#define LEGALIZE_INDEX_DIALECT

include "mlir/IR/OpBase.td"

def IndexDialect : Dialect {
  let name = "index";
  let cppNamespace = "::mlir::index";
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
}

#endif
