//===- XeGPUDialect.td: the xegpu dialect ---------------------------------===//
#ifndef LEGALIZE_XEGPU_DIALECT
#define LEGALIZE_XEGPU_DIALECT

include "mlir/IR/OpBase.td"

def XeGPU_Dialect : Dialect {
  let name = "xegpu";
  let cppNamespace = "::mlir::xegpu";
  let dependentDialects = ["arith::ArithDialect"];
  let useDefaultAttributePrinterParser = true;
  let useDefaultTypePrinterParser = true;
}

#endif
