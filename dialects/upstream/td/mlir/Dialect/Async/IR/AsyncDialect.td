//===- AsyncDialect.td: the async dialect ---------------------------------===//
#ifndef LEGALIZE_ASYNC_DIALECT
#define LEGALIZE_ASYNC_DIALECT

include "mlir/IR/OpBase.td"

def AsyncDialect : Dialect {
  let name = "async";
  let cppNamespace = "::mlir::async";
  let useDefaultTypePrinterParser = 1;
}

#endif
